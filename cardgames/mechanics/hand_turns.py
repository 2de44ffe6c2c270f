"""Each turn the seat to move plays one card of its hand; seats without cards are passed over.

Source: the common turn of fishing games.
"""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Source
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import STARTER, State

KIND = "order"
CARD_FROM = "seat"


class Params(Base):
    """Nothing to set."""


MESSAGES = {
    "rules.hand_turns": "In turn each seat plays one card of its hand, until nobody holds a card.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.hand_turns")


def bind(params: Params, setup: Setup) -> Source:
    """The bound source."""
    hand, seats = setup.hand.cell, setup.seats
    turns = [[setup.next_seat(seat, i) for i in range(1, seats + 1)] for seat in range(seats + 1)]
    following = [[(seat, hand + seat) for seat in turn] for turn in turns]
    passing = setup.movers_with("passed")

    passes = setup.counter("passes", reset="deal", most=seats) if passing else 0

    def enter(state: State, step: int) -> bool:
        starter = state.c[STARTER]
        state.hand_on(starter, step)
        return bool(state.z[hand + starter]) or pass_on(state)

    def pass_on(state: State) -> bool:
        z = state.z
        for seat, cell in following[state.seat]:
            if z[cell]:
                state.hand_on(seat, state.step)
                return True
        return False

    def unless_all_pass(state: State) -> bool:
        """When everybody has passed in a row, nobody will ever do anything else: the step is over."""
        row = state.c[passes] + 1 if state.moves[2][0] in passing else 0
        if row != state.c[passes]:
            state.count(passes, row)
        return row < seats and pass_on(state)

    return Source(cards=lambda state: state.z[hand + state.seat], enter=enter,
                  after=unless_all_pass if passing else pass_on)
