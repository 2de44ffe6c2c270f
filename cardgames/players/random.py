"""A bot that plays any legal move. For tests, as noise, and as the measure that every better bot must beat."""
from __future__ import annotations

from cardgames.engine.game import Game
from cardgames.players.luck import Luck
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


class Bot:
    """Chooses evenly among the moves that are listed."""

    kind = "random"

    def __init__(self, game: Game, luck: Luck, name: str = kind) -> None:
        self.luck, self.name = luck, name

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """Any of the moves."""
        return self.luck(observation).choice(moves)
