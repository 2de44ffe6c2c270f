"""Every seat decides once, in secret; what it chose is unknown to the others until all have chosen.

Source: the publisher's rulebook, End of Round.
"""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Source
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "order"
CARD_FROM = "nothing"


class Params(Base):
    """Nothing to set."""


MESSAGES = {
    "rules.all_seats": "Every seat decides once. Nobody learns what the others have chosen until all have.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.all_seats")


def bind(params: Params, setup: Setup) -> Source:
    """The bound source: seat after seat, from the first. No card is played."""

    def enter(state: State, step: int) -> bool:
        state.hand_on(1, step)
        return True

    def after(state: State) -> bool:
        if state.seat >= setup.seats:
            return False
        state.hand_on(state.seat + 1, state.step)
        return True

    return Source(cards=lambda state: (), enter=enter, after=after)
