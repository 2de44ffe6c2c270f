"""Where a person's lines come from: the keyboard, or a file of typed moves. `input()` and readline only, so that pipes,
plain terminals and screen readers work."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol

from cardgames.cli import files
from cardgames.cli.terminal import Terminal, clean, clip
from cardgames.errors import Said

ANSWER = 16
"""Columns that an answer needs beside its question."""
SHOWN = 200
"""Signs of a line from a file that are shown."""


class Lines(Protocol):
    """A source of typed lines. `where` says where the last one stood; empty at a keyboard."""

    @property
    def where(self) -> str:
        """The place of the last line read."""

    def read(self, prompt: str) -> str:
        """The next line. Raises `EOFError` when there is none."""

    def forget(self) -> None:
        """Nobody may look up what was typed before, and what was typed ahead is not read any more."""

    def drop(self) -> None:
        """Lines that were pasted together with the last one are not read any more."""


class Keyboard:
    """A person at a terminal."""

    where = ""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.readline = _readline()
        self._pasted: list[str] = []

    def read(self, prompt: str) -> str:
        """What is typed next; of lines pasted together the next one. A terminal that has gone away is the end of
        input."""
        if self._pasted:
            line = self._pasted.pop(0)
            self.terminal.say(prompt + clip(line, SHOWN))
            return line
        try:
            typed = input(self.terminal.fit(prompt))
        except OSError:
            raise EOFError from None
        line, *self._pasted = [clean(line).strip() for line in typed.splitlines()] or [""]
        return line

    def forget(self) -> None:
        """The lines of another person are not to be had with the arrow keys, and those typed ahead not read."""
        if self.readline is not None and hasattr(self.readline, "clear_history"):
            self.readline.clear_history()
        self.drop()
        _flush()

    def drop(self) -> None:
        """Pasted lines are not read any more."""
        self._pasted.clear()


def answer(lines: Lines, terminal: Terminal, question: str) -> str:
    """What is answered to a question: beside it, or where it leaves too little room, in the next line. Raises what
    `Lines.read` raises."""
    if len(question) + ANSWER > terminal.width:
        terminal.say(*terminal.wrapped(question))
        question = ""
    return lines.read(f"{question} > ".lstrip())


def _flush() -> None:
    """What was typed ahead is thrown away, where the system can do that."""
    try:
        import termios
    except ImportError:
        return
    with suppress(termios.error, OSError, ValueError):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _readline() -> object | None:
    """The module for editing lines, where there is one and it can do anything."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline


class Script:
    """Moves from a file, one a line, each shown as if typed; empty lines and those beginning with `# ` are left out."""

    def __init__(self, terminal: Terminal, name: str) -> None:
        self.terminal, self.name = terminal, Said("standard input") if name == "-" else name
        self.number = 0
        self._lines = self._numbered(files.read(name))

    @property
    def where(self) -> str:
        """The place of the last line, such as `moves.txt:3`."""
        return Said("{name}:{number}", name=self.name, number=self.number)

    def _numbered(self, text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.startswith("# "):
                yield number, line.strip()

    def read(self, prompt: str) -> str:
        """The next line of the file."""
        found = next(self._lines, None)
        if found is None:
            raise EOFError
        self.number, line = found
        self.terminal.say(prompt + clip(line, SHOWN))
        return line

    def forget(self) -> None:
        """A file is no secret of anybody at the screen."""

    def drop(self) -> None:
        """A file is read to its end."""
