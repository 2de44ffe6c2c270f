"""`load`: from a game's name, variants and settings to a `Game` ready to play. What the package's public door opens
on."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgames.engine.core import Say
from cardgames.engine.game import Game
from cardgames.rules.catalogue import Catalogue


def load(name: str | Path, variants: str | Sequence[str] = (), settings: Mapping[str, Any] | None = None,
         players: int | None = None, *, folder: str | Path | None = None, language: str = "en",
         say: Say | None = None) -> Game:
    """The game `name` (an id of the catalogue, or the path of a ruleset file) at one table.

    variants: ids of switches and at most one preset, or a single id. settings: {path: value}, applied last. players:
    the number of seats; the first the ruleset allows if absent. language: of the ruleset's texts, where there are any.
    Raises `UsageError` for what does not exist, `RulesetError` for a faulty file."""
    variants = [variants] if isinstance(variants, str) else variants
    ruleset = Catalogue(folder).load_ruleset(name, variants, settings, players, language=language)
    return Game(ruleset, say=say)
