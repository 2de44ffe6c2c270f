"""The side that captured last scores for it. Taking left-over cards is no capture.

Source: Nordic fishing games (Pagat, Fishing Games).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.setup import Setup
from cardgames.table.state import State
from cardgames.table.taking import last_capturer

KIND = "scorer"


class Params(Base):
    """What it is worth."""

    points: int = Field(1, description="points for the last capture before the count")


MESSAGES = {
    "rules.last_capture": "The last capture of a round: {points}.",
    "ask.last_capture": "Who made the last capture?",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.last_capture", {"points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: 1 for the side. Where every deal is counted, who captured last in the round so far scores."""
    last, sides = last_capturer(setup), range(1, setup.sides + 1)

    def take(state: State, row: Sequence[int]) -> None:
        state.count(last, row[0])

    def tally(state: State) -> PerSide:
        return [int(state.c[last] == side) for side in sides]

    setup.question(Question("side", Message("ask.last_capture"), take=take))
    return Scorer(tally=tally, points=lambda tallies: [params.points * one for one in tallies])
