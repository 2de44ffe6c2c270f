"""The seat next to the dealer in the direction of play leads. That seat deals the next round.

Clockwise it is the seat to the dealer's left, anticlockwise the seat to the right. Seat 1 leads the first round.

Source: general practice of card games.
"""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Starter
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import DEALER, ROUND, State

KIND = "order"


class Params(Base):
    """Nothing to set."""


MESSAGES = {
    "rules.left_of_dealer": "The seat next to the dealer leads.",
    "rules.left_of_dealer.next": "The next round is dealt by the next seat.",
}
SAID_IF = {"rules.left_of_dealer.next": ("rounds",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.left_of_dealer")
    yield Message("rules.left_of_dealer.next")


def bind(params: Params, setup: Setup) -> Starter:
    """The bound starter. A starter asked for by the caller makes the seat before it the first dealer."""
    after = setup.next_seat

    def choose(state: State) -> tuple[int, int]:
        first = state.c[ROUND] == 1
        dealer = after(state.chance.starter or 1, -1) if first else after(state.c[DEALER])
        return after(dealer), dealer

    return Starter(choose=choose)
