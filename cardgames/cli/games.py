"""From a name on the command line to a game at one table."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.rules.catalogue import Catalogue
    from cardgames.rules.ruleset import Ruleset


def catalogue(folder: Path | None) -> Catalogue:
    """All rulesets there are: those of `--rulesets`, the person's own, the program's."""
    from cardgames.records import folders
    from cardgames.rules.catalogue import Catalogue

    return Catalogue(folder, data_folder=folders.rulesets())


def open_game(name: str, *, folder: Path | None, variants: Sequence[str] | None = None,
              settings: Sequence[str] | None = None, players: int | None = None) -> Game:
    """The game with its words, as the options ask for it. Raises `UsageError`, `RulesetError`."""
    return set_up(name, folder=folder, variants=options.variants(variants), settings=options.settings(settings),
                  players=players)


def set_up(name: str, *, folder: Path | None, variants: Sequence[str] = (), settings: dict[str, Any] | None = None,
           players: int | None = None) -> Game:
    """The same from variants and settings that have been read already."""
    return with_words(catalogue(folder).load_ruleset(name, variants=variants, settings=settings, players=players))


def with_words(ruleset: Ruleset) -> Game:
    """A bound game that speaks, in its own words."""
    from cardgames.engine.game import Game
    from cardgames.pages.words import words_of

    return Game(ruleset, say=words_of(ruleset).say)
