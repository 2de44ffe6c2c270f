"""Saves as a person names them: the one that a name or share code means, and what is typed to go on with one."""
from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path

from cardgames.errors import CardgamesError, UsageError
from cardgames.records import folders, saves, share


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


def called(path: Path) -> str:
    """What names this save: its own name if it lies where saves lie, else its path."""
    return path.stem if path.parent == folders.saves() else str(path)


def after_resume(path: Path) -> str:
    """What is typed after `resume` to go on with this save, a blank first; nothing if it is taken without a name."""
    with suppress(CardgamesError, OSError):
        if saves.find(of_people=True).samefile(path):
            return ""
    return f" {shlex.quote(called(path))}"
