"""A person at a seat: every decision is put to a `Prompt`."""
from __future__ import annotations

from cardgames.engine.game import Game
from cardgames.players.prompt import Prompt
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

KIND = "you"
"""What a list of seats calls a person."""


class Human:
    """A person who is asked through `prompt`. `name` is what the person is called."""

    kind = KIND

    def __init__(self, prompt: Prompt, game: Game, name: str = KIND) -> None:
        self.prompt, self.game, self.name = prompt, game, name

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """What the person wants."""
        return self.prompt.ask(observation, moves, self.game, observation.viewer)
