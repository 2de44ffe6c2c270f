"""Each turn the seat to move plays one card of its hand; seats without cards are passed over. Clockwise.

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
    "rules.hand_turns": "In turn, clockwise, each seat plays one card of its hand, until nobody holds a card.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.hand_turns")


def bind(params: Params, setup: Setup) -> Source:
    """The bound source."""
    hand, seats = setup.hand.cell, setup.seats
    turns = [[(seat + i - 1) % seats + 1 for i in range(1, seats + 1)] for seat in range(seats + 1)]
    following = [[(seat, hand + seat) for seat in turn] for turn in turns]
    passing = setup.movers_with("passed")

    def enter(state: State, step: int) -> bool:
        starter = state.c[STARTER]
        state.hand_on(starter, step)
        return bool(state.z[hand + starter]) or after(state)

    def all_passed(state: State) -> bool:
        """Whether nobody has done anything but pass since this seat's last turn: then nobody ever will."""
        link = state.moves
        for _ in range(seats):
            if link is None or link[2][0] not in passing:
                return False
            link = link[0]
        return True

    def after(state: State) -> bool:
        z = state.z
        if passing and all_passed(state):
            return False
        for seat, cell in following[state.seat]:
            if z[cell]:
                state.hand_on(seat, state.step)
                return True
        return False

    return Source(cards=lambda state: state.z[hand + state.seat], enter=enter, after=after)
