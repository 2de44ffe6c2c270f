"""The save that a share code means."""
from __future__ import annotations

from pathlib import Path

from cardgames.errors import UsageError
from cardgames.records import saves, share


def find(name: str | None) -> Path:
    """The file of a save: by name, path or share code, or the newest that is not over and has a person in it. Raises
    `UsageError`."""
    if name is None or not share.is_code(name):
        return saves.find(name, of_people=True)
    code = share.read(name)
    for one in saves.listed():
        head = None if one.over else saves.header(one.path)
        if head is not None and share.fits(code, head):
            return one.path
    raise UsageError("there is no match to resume that has the code {name}; to begin one: cardgames play {name}",
                     name=name)
