"""Each turn the seat to move draws the cards it is owed from the stock, one at a time: each is shown and played first.

The turn passes when nothing more is owed. When the stock is out, what is still owed is void.

Source: the publisher's rulebook, How to Play and Special Cards.
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Source
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import STARTER, State

KIND = "order"
CARD_FROM = "stock"


class Params(Base):
    """What a turn begins with."""

    owed: int = Field(1, ge=1, description="cards owed at the start of a turn")
    shown: str = Field(
        "shown", description="the zone where the drawn card lies until it is played",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["cards"]})


MESSAGES = {
    "rules.stock_turns.one": "In turn each seat draws the top card of the stock, shows it and plays it.",
    "rules.stock_turns": "In turn each seat draws {owed} cards from the stock, one at a time: each is "
                         "shown and played before the next is drawn.",
    "rules.stock_turns.end": "This ends when the last card of the stock is played. Draws still owed are void.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.stock_turns.one" if params.owed == 1 else "rules.stock_turns", {"owed": params.owed})
    yield Message("rules.stock_turns.end")


def bind(params: Params, setup: Setup) -> Source:
    """The bound source. The counter `owed` (so called in positions too) holds the draws still to be made in this turn
    after the shown card. `Setup.on_shown` says which cards need no decision."""
    shown, owed, seats = setup.zone(params.shown).cell, setup.counter("owed", reset="round"), setup.seats
    following = [setup.next_seat(seat) for seat in range(seats + 1)]
    alone = [(card,) for card in range(len(setup.cards))]
    on_shown = setup.on_shown

    def cards(state: State) -> tuple[int, ...]:
        lying = state.z[shown]
        return alone[lying.bit_length() - 1] if lying else ()

    def enter(state: State, step: int) -> bool:
        state.hand_on(state.c[STARTER], step)
        state.count(owed, params.owed)
        return after(state)

    def after(state: State) -> bool:
        while state.pos < len(state.order):
            left = state.c[owed]
            if not left:
                state.hand_on(following[state.seat], state.step)
                left = params.owed
            state.count(owed, left - 1)
            card = state.order[state.pos]
            state.draw(alone[card], shown, state.pos + 1, 1 << card)
            for gone in on_shown:
                if gone(state, card):
                    break
            else:
                return True
        if state.c[owed]:
            state.count(owed, 0)
        return False

    return Source(cards=cards, enter=enter, after=after)
