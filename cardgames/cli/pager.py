"""Long texts: through the person's pager where a person sits at a terminal, else written at once."""
from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys

from cardgames.cli.terminal import Terminal


def show(screen: Terminal, text: str, *, paged: bool) -> None:
    """Show a text; `paged` allows a pager if it does not fit the window."""
    lines = text.rstrip("\n").split("\n")
    long = len(lines) >= shutil.get_terminal_size((80, 24)).lines
    command = _command()
    may = paged and long and screen.live and sys.stdin.isatty() and not screen.accessible and _is_clever()
    if not (may and command and _paged(command, screen, text)):
        screen.say(*lines)


def _paged(command: list[str], screen: Terminal, text: str) -> bool:
    """Whether the pager has shown the text: it may not be a program, or may have failed. Ctrl-C in it is its own."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        done = subprocess.run(command, input=screen.fit(text).encode(screen.out.encoding or "utf-8", "replace"),
                              check=False, env={**os.environ, "LESS": os.environ.get("LESS", "FIRX")})
    except OSError:
        return False
    finally:
        signal.signal(signal.SIGINT, before)
    return done.returncode <= 0


def _is_clever() -> bool:
    return os.environ.get("TERM", "dumb") != "dumb"


def _command() -> list[str] | None:
    """The pager asked for by `PAGER`, or `less`, if it is there."""
    import shlex

    try:
        words = shlex.split(os.environ.get("PAGER", "") or "less")
    except ValueError:      # a quotation mark without its other half
        return None
    return words if words and shutil.which(words[0]) else None
