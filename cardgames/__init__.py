"""A compendium of card-game rules that can be played. The public door: `from cardgames import load`."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from cardgames.engine.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "load"]


def load(name: str | Path, variants: str | Sequence[str] = (), settings: Mapping[str, Any] | None = None,
         players: int | None = None, *, folder: str | Path | None = None, language: str = "en") -> Game:
    """The game `name` (an id of the catalogue, or the path of a ruleset file) at one table, with words.

    variants: ids of switches and at most one preset, or a single id. settings: {path: value}, applied last. players:
    the number of seats; the first the ruleset allows if absent. language: what it speaks, `en` or `de`; moves are
    written alike in all. Raises `UsageError` for what does not exist, `RulesetError` for a faulty file.
    """
    from cardgames.engine import door  # not at the top: the command line must start quickly
    from cardgames.pages.words import words_of

    game = door.load(name, variants, settings, players, folder=folder, language=language)
    game.say = words_of(game.ruleset).say
    return game
