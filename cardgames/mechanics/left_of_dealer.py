"""The seat to the left of the dealer leads. The first dealer is the last seat; the deal passes to the left each round.

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
    "rules.left_of_dealer": "The seat to the left of the dealer leads.",
    "rules.left_of_dealer.next": "The next round is dealt by the next seat.",
}
SAID_IF = {"rules.left_of_dealer.next": ("rounds",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.left_of_dealer")
    yield Message("rules.left_of_dealer.next")


def bind(params: Params, setup: Setup) -> Starter:
    """The bound starter. A starter asked for by the caller makes his right neighbour the first dealer."""
    seats = setup.seats

    def choose(state: State) -> tuple[int, int]:
        first = state.c[ROUND] == 1
        dealer = ((state.chance.starter or 1) - 2) % seats + 1 if first else state.c[DEALER] % seats + 1
        return dealer % seats + 1, dealer

    return Starter(choose=choose)
