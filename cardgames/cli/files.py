"""Reading and writing the files a person names, `-` being the standard streams. Faults are told as the person's."""
from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from cardgames.errors import FileError, UsageError, reason

LIMIT = 4_000_000
"""Bytes that a file of moves, a position or a transcript may have."""


def read(name: str | Path) -> str:
    """The text of a file. Raises `UsageError`."""
    if str(name) == "-":
        text = sys.stdin.read(LIMIT + 1)
        if len(text) > LIMIT:
            raise UsageError("standard input is too long to be read")
        return text
    path = Path(name)
    try:
        if path.stat().st_size > LIMIT:
            raise UsageError("{name} is too long to be read", name=name)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError("{name} cannot be read: {why}", name=name, why=reason(error)) from None
    except UnicodeDecodeError:
        raise UsageError("{name} is no text in UTF-8", name=name) from None


def write(path: Path, text: str) -> None:
    """Write a file. One that cannot be written to its end is not left behind, unless it was there before. Raises
    `FileError`."""
    before = path.exists()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        if not before:
            with suppress(OSError):
                path.unlink()
        raise FileError("{path} cannot be written: {why}", path=path, why=reason(error)) from None
