"""The program in a pseudo-terminal without the time that a new interpreter takes: a fork of this one, in which all is
loaded already. For tests of many terminals; what depends on how Python starts is tested with `terminals.opened`."""
from __future__ import annotations

import fcntl
import os
import pkgutil
import struct
import sys
import termios
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, NoReturn

import pytest

import cardgames.cli
from cardgames.cli import main
from cardgames.rules.catalogue import Catalogue


def load_all() -> None:
    """Load what the program may need, so that no fork has to."""
    for found in pkgutil.walk_packages(cardgames.cli.__path__, "cardgames.cli."):
        if not found.name.endswith("__main__"):
            import_module(found.name)
    for name in ("suipi", "samoa"):
        Catalogue().load_ruleset(name)


@contextmanager
def forked(surroundings: Mapping[str, str], *args: str, columns: int = 80, **more: str) -> Iterator[Any]:
    """The program in a terminal of so many columns."""
    pexpect = pytest.importorskip("pexpect")
    import pty

    from ptyprocess import PtyProcess

    sys.stdout.flush()
    pid, file = pty.fork()
    if not pid:
        _run(args, {**surroundings, **more}, columns)
    child = pexpect.spawn(None, encoding="utf-8", codec_errors="replace", timeout=60)
    child.ptyproc, child.pid, child.child_fd = PtyProcess(pid, file), pid, file
    child.closed = child.terminated = False
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def _run(args: tuple[str, ...], environment: Mapping[str, str], columns: int) -> NoReturn:
    """In the fork: be the program, with the streams a new interpreter would have."""
    code = 99
    try:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
        os.environ.clear()
        os.environ.update(environment)
        encoding = environment.get("PYTHONIOENCODING", "utf-8")
        sys.stdin = open(0, encoding=encoding, errors="surrogateescape", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding=encoding, errors="strict", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding=encoding, errors="backslashreplace", closefd=False)  # noqa: SIM115
        sys.argv = ["cardgames", *args]
        main.run()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        with suppress(Exception):
            traceback.print_exc()
    finally:
        with suppress(Exception):
            sys.stdout.flush()
        os._exit(code)
