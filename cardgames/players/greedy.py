"""A bot that looks one move ahead by the ruleset's own scoring: it plays each move in a world that fits what it sees.

It knows no game. Ties are broken at random, so that it does not always prefer the first card. Secret choices are made
by `guessing`.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardgames.engine.game import Game
from cardgames.players.beliefs import ByHelp
from cardgames.players.estimates import Estimate, ranked
from cardgames.players.guessing import Guessing
from cardgames.players.luck import Luck
from cardgames.players.roles import Roles
from cardgames.players.valuing import Valuing
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

MOST = 60
"""How many moves of a long list are tried: half of them those with the most cards, the others at random."""


class Bot:
    """Chooses the move whose outcome is worth most to its seat."""

    kind = "greedy"

    def __init__(self, game: Game, luck: Luck, name: str = kind) -> None:
        self.game, self.luck, self.name = game, luck, name
        self.valuing = Valuing(game)
        roles = Roles(game)
        self.guessing = Guessing(roles, ByHelp(roles))

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """The best of the moves, or one of the best."""
        return moves[0] if len(moves) == 1 else self.estimates(observation, moves)[0].move

    def estimates(self, observation: Observation, moves: Moves) -> list[Estimate]:
        """The moves it has tried with what they are worth, the one it plays first."""
        rng = self.luck(observation)
        if self.game.secret_steps[observation.step]:
            worths = self.guessing.worths(observation, moves, rng)
        else:
            worths = self._worths(observation, some(moves, rng), rng)
        return ranked(worths, rng)

    def _worths(self, observation: Observation, moves: Sequence[Move], rng: Random) -> list[tuple[Move, float]]:
        """Each move with what the state after it is worth, all in one imagined world."""
        world, seat = self.game.imagine(observation, rng), observation.viewer
        return [(move, self.valuing(self.game.after(world, move), seat)) for move in moves]


def some(moves: Sequence[Move], rng: Random) -> Sequence[Move]:
    """The moves, or a share of them where they are many."""
    if len(moves) <= MOST:
        return moves
    ranked = sorted(moves, key=lambda move: -move[3].bit_count())
    return [*ranked[:MOST // 2], *rng.sample(ranked[MOST // 2:], MOST // 2)]
