"""Where a bot's random numbers come from: one stream a decision, known from the observation alone.

So a bot that resumes a match, or is asked twice, chooses the same; and the luck of one seat never depends on another's.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardgames.engine.chance import stream
from cardgames.table.observation import Observation

Luck = Callable[[Observation], Random]
"""The stream of the decision that an observation shows."""


def luck(seed: int | str, seat: int) -> Luck:
    """The streams of one seat. The seed stays in here: a bot that could read it would know the cards."""
    return lambda observation: stream(seed, f"bot:{seat}:{decision(observation)}")


def decision(observation: Observation) -> int:
    """The number of the decision that is to be made now, counted from 1 over all seats of the match."""
    number, link = 1, observation.moves
    while link is not None:
        number, link = number + 1, link[0]
    return number
