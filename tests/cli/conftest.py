"""Running the command line: in this process where no terminal is needed, in a pseudo-terminal where one is."""
from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardgames.cli import main


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command without a terminal: `run("list", "--json", typed="…")`."""
    for name in ("NO_COLOR", "FORCE_COLOR", "ACCESSIBLE", "COLUMNS", "LINES", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)

    def ran(*args: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "argv", ["cardgames", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: int | str | None = 0
        try:
            main.run()
        except SystemExit as end:
            code = end.code
        out, err = capsys.readouterr()
        return Result(code if isinstance(code, int) else 0 if code is None else 1, out, err)

    return ran


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """The environment of a child process that leaves nothing behind."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "PYTHONPATH": str(Path(main.__file__).parents[2]), "CARDGAMES_HOME": str(tmp_path / "home"),
            "TERM": "xterm-256color", "PAGER": "cat", "LANG": "C.UTF-8"}
