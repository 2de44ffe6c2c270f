"""Saves and score pads that are wanted no longer. What is deleted is gone; what another program is playing stays."""
from __future__ import annotations

import os
from pathlib import Path

from cardgames.errors import TranscriptError, UsageError, reason
from cardgames.records import folders, pads, saves


def find(name: str) -> Path:
    """The file of a save, or of a score pad, by its name. Raises `UsageError`, which speaks of saves."""
    pad = folders.pads() / (name + pads.SUFFIX)
    return pad if os.sep not in name and pad.is_file() else saves.named(name)


def delete(name: str) -> Path:
    """Delete a save or score pad, by its name; the file that is gone. One that cannot be read may be deleted too.

    Raises `UsageError` if there is no such save, `TranscriptError` if it is being played or cannot be deleted."""
    if os.sep in name or (os.altsep and os.altsep in name):
        raise UsageError("saves are deleted by their names, and {name} is a path; cardgames saves lists the names",
                         name=name)
    path = find(name.removesuffix(saves.SUFFIX))
    try:
        with open(path, "r+b") as file:
            saves.lock(file, path)
            path.unlink()
    except OSError as error:
        raise TranscriptError("{path} cannot be deleted: {why}", path=path, why=reason(error)) from None
    return path
