"""What may be typed for each kind of parameter, from the names of files and a glance at them (`rules/glance.py`).

Each is called by Typer, or by `lines`, with the context of the command and the beginning of a word.
"""
from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from cardgames.rules.catalogue import Catalogue
    from cardgames.rules.glance import Glance

Names = list[tuple[str, str]]
"""What may be typed, each with what it is, which may be empty."""
PLAIN = re.compile(r"[\w.+-]+")
"""A value that is one word for every shell."""
PERSON = "you"
"""What a list of seats calls a person."""


def games(context: typer.Context, incomplete: str) -> Names:
    """The games, with their titles; only those that fit are looked into."""
    from cardgames.errors import CardgamesError
    from cardgames.rules.glance import title

    found, listed = _catalogue(_folder(context)), []
    for id in found.ids():
        with suppress(CardgamesError):      # two of that name
            listed.append((id, title(found.path(id))))
    return listed


def variants(context: typer.Context, incomplete: str) -> Names:
    """The variants of the game that stands before; after a comma one more."""
    earlier, comma, _ = incomplete.rpartition(",")
    named = {id for text in (earlier, *(context.params.get("variant") or ())) for id in text.split(",")}
    found = _glance(context.params.get("game") or "", _folder(context)).variants
    return [(earlier + comma + id, title) for id, title in found.items() if id not in named]


def settings(context: typer.Context, incomplete: str) -> Names:
    """The values of the rules of the game that stands before, as they are in its file."""
    found = _glance(context.params.get("game") or "", _folder(context)).settings
    return [(f"{path}={value if PLAIN.fullmatch(value) else ''}", "") for path, value in found.items()]


def seats(context: typer.Context, incomplete: str) -> Names:
    """Who can sit at a seat; after a comma one more."""
    return _one_more(incomplete, [PERSON, *_bots()])


def bots(context: typer.Context, incomplete: str) -> Names:
    """The bots; after a comma one more."""
    return _one_more(incomplete, _bots())


def _one_more(incomplete: str, names: Iterable[str]) -> Names:
    earlier, comma, _ = incomplete.rpartition(",")
    return [(earlier + comma + name, "") for name in names]


def _bots() -> list[str]:
    """The bots by the names of their files, and the levels: to load them all takes too long."""
    from cardgames.players import levels

    files = sorted(Path(levels.__file__).parent.glob("*.py"))
    return [*(path.stem for path in files if b"\nclass Bot" in path.read_bytes()), *levels.LEVELS]


def saves(context: typer.Context, incomplete: str) -> Names:
    """All saves, the newest first."""
    from cardgames.records import glance

    return [(path.stem, "") for path in glance.saved()]


def kept(context: typer.Context, incomplete: str) -> Names:
    """All saves and score pads."""
    from cardgames.records import folders, glance

    return [*saves(context, incomplete), *((path.stem, "") for path in glance.saved(folders.pads()))]


def running(context: typer.Context, incomplete: str) -> Names:
    """The saves of matches that are not over."""
    from cardgames.records import glance

    return [(path.stem, "") for path in glance.saved() if not glance.is_over(path)]


def over(context: typer.Context, incomplete: str) -> Names:
    """The saves of matches that are over."""
    from cardgames.records import glance

    return [(path.stem, "") for path in glance.saved() if glance.is_over(path)]


def topics(context: typer.Context, incomplete: str) -> Names:
    """What `help` explains."""
    from cardgames.cli.topics import TOPICS

    return [(name, "") for name in (*TOPICS, *getattr(context.find_root().command, "commands", ()))]


def sections(context: typer.Context, incomplete: str) -> Names:
    """The parts of a rules page: its chapters, and the moves of the game that stands before."""
    found = _glance(context.params.get("game") or "", _folder(context)).settings
    moves = dict.fromkeys(path.split(".")[1] for path in found if path.startswith("moves."))
    return [(name, "") for name in ("object", "cards", "deal", "play", "scoring", "end", "variants", *moves)]


def keys(context: typer.Context, incomplete: str) -> Names:
    """What `config` does, or what can be preferred."""
    from cardgames.cli.config import KEYS

    return [(name, "") for name in KEYS]


def words(*names: str) -> Callable[[typer.Context, str], Names]:
    """One of these."""
    def found(context: typer.Context, incomplete: str) -> Names:
        return [(name, "") for name in names]

    return found


def _folder(context: typer.Context) -> Path | None:
    """The folder with further rulesets that stands on the line, if there is one of that name."""
    named = context.params.get("folder")
    return Path(named) if named and os.path.isdir(named) else None


def _catalogue(folder: Path | None) -> Catalogue:
    from cardgames.records import folders
    from cardgames.rules.catalogue import Catalogue

    return Catalogue(folder, data_folder=folders.rulesets())


def _glance(name: str, folder: Path | None = None) -> Glance:
    """What is seen of a game, by name or path, or of that of a share code."""
    from cardgames.errors import CardgamesError
    from cardgames.rules.glance import glance

    found = _catalogue(folder)
    try:
        is_path = name.endswith((".yaml", ".yml"))
        return glance(Path(name) if is_path else found.path(name.partition("/")[0]), found.extended)
    except CardgamesError:
        return glance(Path(), found.extended)
