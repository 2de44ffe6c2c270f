"""The files of saves at a glance: which there are, and whether each is over, without reading them. For what must be
quick: the completion of shells, and the first screen."""
from __future__ import annotations

from pathlib import Path

from cardgames.records import folders

SUFFIX = ".jsonl"
END = 4_000
"""Bytes at the end of a save that its last line fits into."""


def saved() -> list[Path]:
    """The files of all saves, the newest first."""
    found = [(path.stat().st_mtime, path) for path in folders.saves().glob("*" + SUFFIX) if path.is_file()]
    return [path for _, path in sorted(found, reverse=True)]


def is_over(path: Path) -> bool:
    """Whether the last line of a save is the end of its match."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - END))
            return b'\n{"end"' in file.read()
    except OSError:
        return False
