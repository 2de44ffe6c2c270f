"""Every capture is counted for the side that made it, for a scoring line to compare. Left-over cards are no capture.

Source: Turkish fishing games (de.wikipedia.org).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Trigger
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.setup import TALLY, Setup
from cardgames.table.state import Move, State

KIND = "trigger"


class Params(Base):
    """It has no parameters."""


MESSAGES = {
    "rules.count_captures": "It is counted how many captures each side makes.",
    "ask.count_captures": "{of:name}: how many captures has each made?",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.count_captures")


def bind(params: Params, setup: Setup) -> Trigger:
    """The bound trigger. Offers `tally:<name>`, the counter of captures since the last count."""
    side_of, tally = setup.side_of, setup.counter(f"{TALLY}{setup.name}", per="side", reset="count")

    def take(state: State, row: Sequence[int]) -> None:
        for side, times in enumerate(row, 1):
            state.count(tally + side, times)

    def fire(state: State, move: Move) -> None:
        mine = tally + side_of[state.seat]
        state.count(mine, state.c[mine] + 1)

    setup.offer(f"tally:{setup.name}", tally)
    setup.offer(f"question:{setup.name}", Question(
        "number", Message("ask.count_captures", {"of": setup.name}), take=take, counts="captures"))
    return Trigger(on="took", fire=fire)
