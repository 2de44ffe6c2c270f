"""The program in a pseudo-terminal."""
from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~])")
PLAIN = {"NO_COLOR": "1", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}


@contextmanager
def opened(surroundings: dict[str, str], *args: str, columns: int = 80, **more: str) -> Iterator[Any]:
    """The program in a terminal of so many columns."""
    pexpect = pytest.importorskip("pexpect")
    child = pexpect.spawn(sys.executable, ["-m", "cardgames.cli", *args], env={**surroundings, **more},
                          dimensions=(30, columns), encoding="utf-8", timeout=60)
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def press(child: Any, keys: str) -> None:
    """Keys such as Ctrl-C, when nothing more is shown and the last prompt waits for them: one that comes between two
    prompts is lost in the library that edits lines. What has been shown is still to be read."""
    import pexpect

    shown = -1
    while shown < len(child.buffer):
        shown = len(child.buffer)
        child.expect(pexpect.TIMEOUT, timeout=0.25)
    child.send(keys)


def quiet(child: Any) -> None:
    """Let go of what is shown until nothing more comes: a prompt that a change of the window draws again."""
    import pexpect

    child.buffer = ""
    with suppress(pexpect.TIMEOUT):
        while True:
            child.read_nonblocking(4096, timeout=1)


def ended(child: Any) -> tuple[int, str]:
    """The exit code of a program that ends now, and what it showed last."""
    import pexpect

    child.expect(pexpect.EOF)
    child.wait()
    return child.exitstatus, child.before
