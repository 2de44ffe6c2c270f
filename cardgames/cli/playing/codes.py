"""Share codes at the table: the one of a match that is played, and the save that one means."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.records import saves, transcript
from cardgames.records.share import Shared


def is_code(text: str) -> bool:
    """Whether a text is a share code rather than a name."""
    from cardgames.records import share

    return share.is_code(text)


def coded(game: Game, seed: int | str, folder: Path | None) -> Callable[[], Shared | None]:
    """The share code, made when it is told: it holds the seed."""
    def code() -> Shared | None:
        from cardgames.records import folders, share

        return share.shared(game.ruleset, seed, folder=folder, data_folder=folders.rulesets())

    return code


def by_seed(game: Game, head: transcript.Header) -> bool:
    """Whether the seed alone gives the cards and the starter of a record."""
    if head.starter is not None:
        return False
    heard: list[Any] = []
    game.start(head.seed, tell=heard.append)
    dealt = transcript.orders_of(game, 0, heard)
    return all(head.orders.get(name) == order for name, order in dealt.items())


def find(name: str | None) -> Path:
    """The file of a save: by name, path or share code, or the newest that is not over. Raises `UsageError`."""
    if name is None or not is_code(name):
        return saves.find(name)
    from cardgames.records import share

    code = share.read(name)
    for one in saves.listed():
        head = None if one.over else saves.header(one.path)
        if head is not None and share.fits(code, head):
            return one.path
    raise UsageError(f"there is no match to resume that has the code {name}; to begin one: cardgames play {name}")
