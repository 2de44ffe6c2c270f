"""Saves that are wanted no longer. What is deleted here is gone; what another program is playing stays."""
from __future__ import annotations

import os
from pathlib import Path

from cardgames.errors import TranscriptError, UsageError
from cardgames.records import saves


def delete(name: str, *, folder: Path | None = None) -> Path:
    """Delete a save, by its name; the file that is gone. One that cannot be read may be deleted too.

    Raises `UsageError` if there is no such save, `TranscriptError` if it is being played or cannot be deleted."""
    if os.sep in name or (os.altsep and os.altsep in name):
        raise UsageError(f"saves are deleted by their names, and {name} is a path; cardgames saves lists the names")
    path = saves.find(name.removesuffix(saves.SUFFIX), folder=folder)
    try:
        with open(path, "r+b") as file:
            saves.lock(file, path)
            path.unlink()
    except OSError as error:
        raise TranscriptError(f"{path} cannot be deleted: {(error.strerror or str(error)).lower()}") from None
    return path
