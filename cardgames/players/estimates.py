"""What a move is worth in the eyes of a bot."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


class Estimate(NamedTuple):
    """A move and what it is worth. worth: by how many points the seat's side is ahead of the mean of the others when
    the bot stops looking, on average over `visits` of its looks ahead, which count the less against a first guess the
    fewer they are; comparable within one decision only. error: the standard error, in points, of how far it lies behind
    the first of the list, by looks at both in the same worlds; None for the first itself, and where there were too few
    looks to say."""

    move: Move
    worth: float
    visits: int = 1
    error: float | None = None


LEVEL = 1e-6
"""Worths that differ by less are level."""


def ranked(worths: Sequence[tuple[Move, float]], rng: Random) -> list[Estimate]:
    """Moves with their worths as estimates, the best first; of those that are level at the top any one comes first."""
    best = max(worth for _, worth in worths)
    chosen = rng.choice([move for move, worth in worths if worth > best - LEVEL])
    return [Estimate(move, worth) for move, worth in sorted(worths, key=lambda tried: (tried[0] != chosen, -tried[1]))]


@runtime_checkable
class Estimating(Protocol):
    """A bot that can say what it thinks of each move."""

    def estimates(self, observation: Observation, moves: Moves) -> list[Estimate]:
        """Moves with their estimates, the one it would play first; of a long list it may leave moves out."""
