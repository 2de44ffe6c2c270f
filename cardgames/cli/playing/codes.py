"""Saves as a person names them: the one that a name, game or share code means, and what is typed to go on with one."""
from __future__ import annotations

import os
import shlex
from contextlib import suppress
from pathlib import Path

from cardgames.errors import CardgamesError, UsageError
from cardgames.records import folders, saves, share
from cardgames.rules.near import nearest

NAMED = 5
"""How many saves a refusal names."""


def find(name: str | None) -> Path:
    """The file of a save: by name, path or share code, by its game, or the newest that is not over; of those of a game,
    or of all, one that has a person in it. Raises `UsageError`."""
    if name is None:
        return saves.find(of_people=True)
    if not share.is_code(name):
        return _named(name)
    code = share.read(name)
    for one in saves.listed():
        head = None if one.over else saves.header(one.path)
        if head is not None and share.fits(code, head):
            return one.path
    raise UsageError("there is no match to resume that has the code {name}; to begin one: cardgames play {name}",
                     name=name)


def _named(name: str) -> Path:
    """By name or path, or else by the game's id or title."""
    try:
        return saves.find(name)
    except UsageError:
        known = saves.listed() if os.sep not in name and not name.endswith(saves.SUFFIX) else []
        of_game = [one for one in known if name.casefold() in (one.id, one.title.casefold())]
        going = sorted((one for one in of_game if not one.over), key=lambda one: not one.people)
        if going:
            return going[0].path
        running = [one.name for one in known if not one.over]
        if not running or (not of_game and nearest(name, [one.name for one in known])):
            raise
        raise UsageError("there is no match {name} to go on with; there are {names}", name=name,
                         names=", ".join(running[:NAMED]) + (" …" if len(running) > NAMED else "")) from None


def called(path: Path) -> str:
    """What names this save: its own name if it lies where saves lie, else its path."""
    return path.stem if path.parent == folders.saves() else str(path)


def after_resume(path: Path) -> str:
    """What is typed after `resume` to go on with this save, a blank first; nothing if it is taken without a name."""
    with suppress(CardgamesError, OSError):
        if saves.find(of_people=True).samefile(path):
            return ""
    return f" {shlex.quote(called(path))}"
