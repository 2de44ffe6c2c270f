"""From the text of a table to its game: a name, the path of a file, or a name with house rules behind it."""
from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardgames.cli import options
from cardgames.errors import UsageError

if TYPE_CHECKING:
    from cardgames.engine.game import Game


def opened(text: str, *, folder: Path | None, players: int | None = None, variants: Sequence[str] | None = None,
           settings: Sequence[str] | None = None) -> Game:
    """The game at the table of `text`, with the variants and settings of the options besides. The text is what `play`
    takes, or a share code, whose number of players, seed and hash may be left out: `game/variant+variant/path=value`.

    Raises `UsageError`, `RulesetError`, and `UsageError` for a code made for other rules."""
    from cardgames.cli.games import set_up

    more, given = options.variants(variants), options.settings(settings)
    if not _is_code(text):
        return set_up(text, folder=folder, variants=more, settings=given, players=players)
    from cardgames.records import share

    code = share.read(text)
    if code.check:
        share.opened(code, folder=folder, data_folder=_own_rulesets())      # raises where the rules have changed
    return set_up(code.id, folder=folder, variants=(*code.variants, *(id for id in more if id not in code.variants)),
                  settings={**code.settings, **given}, players=_players(code.players, players))


def _is_code(text: str) -> bool:
    return re.match(r"[a-z0-9][a-z0-9-]*/", text) is not None and not (
        text.endswith((".yaml", ".yml")) or Path(text).exists())


def _own_rulesets() -> Path:
    from cardgames.records import folders

    return folders.rulesets()


def _players(coded: int | None, asked: int | None) -> int | None:
    if coded is not None and asked is not None and coded != asked:
        raise UsageError("the table is for {coded} players, but --players says {asked}", coded=coded, asked=asked)
    return coded or asked
