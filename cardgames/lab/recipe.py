"""A game in a form that can be sent to another process: its effective rules as text. Bound games hold closures and
cannot."""
from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.rules.loading import from_effective
from cardgames.rules.ruleset import Ruleset


class Recipe(NamedTuple):
    """What a `Game` can be made from anywhere."""

    rules: str
    players: int
    id: str
    title: str

    def game(self) -> Game:
        """The game; made once in a process, so that its tables stay warm."""
        return _made(self)


def recipe(ruleset: Ruleset) -> Recipe:
    """The recipe of a ruleset."""
    return Recipe(json.dumps(ruleset.effective), ruleset.players, ruleset.id, ruleset.title)


@lru_cache(maxsize=4)
def _made(recipe: Recipe) -> Game:
    return Game(from_effective(json.loads(recipe.rules), recipe.players, id=recipe.id, title=recipe.title))
