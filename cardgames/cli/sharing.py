"""The share code of a match, and how it is told."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cardgames.cli.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardgames.cli.terminal import Terminal
    from cardgames.engine.game import Game
    from cardgames.engine.match import Match
    from cardgames.records.share import Shared
    from cardgames.records.transcript import Transcript


def coded(game: Game, seed: int | str, folder: Path | None = None) -> Callable[[], Shared | None]:
    """What gives the share code of a match, each time the same; it is made when it is first told, as it holds the
    seed."""
    @cache
    def code() -> Shared | None:
        from cardgames.records import folders, share

        return share.shared(game.ruleset, seed, folder=folder, data_folder=folders.rulesets())

    return code


def of_record(match: Match, record: Transcript) -> Shared | None:
    """The share code of a match that was read from a record; None if there is none (see `why_none`)."""
    return coded(match.game, record.header.seed)() if _by_seed(match, record) else None


def why_none(match: Match, record: Transcript) -> str:
    """The message id that says why a match has no share code."""
    return "share.other_rules" if _by_seed(match, record) else "share.by_hand"


def _by_seed(match: Match, record: Transcript) -> bool:
    from cardgames.records import share

    return share.is_dealt_by_seed(match, replace(record.header, orders=record.orders))


def line(shared: Shared) -> str:
    """The code itself, in one piece: it is copied."""
    return say("share.code", code=shared.code)


def told(terminal: Terminal, shared: Shared) -> Iterator[str]:
    """The code, and how somebody plays the same cards with it."""
    yield line(shared)
    if shared.folder is None:
        yield from terminal.wrapped(say("share.how"))
    else:
        yield from terminal.wrapped(say("share.how.file"))
        yield from terminal.wrapped(say("share.how.file.line"), indent=4)
