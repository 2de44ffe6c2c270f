"""How a person is asked for a move: the one thing a screen has to offer. Nothing here reads a key or prints a line."""
from __future__ import annotations

from typing import Protocol

from cardgames.engine.game import Game
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


class Prompt(Protocol):
    """Whatever can ask a person: a terminal, a file of typed moves, a page in a browser."""

    def ask(self, observation: Observation, moves: Moves, game: Game, seat: int) -> Move:
        """The move that the person at `seat` chooses. It has been read by `Game.parse`, so it is legal."""
