"""The opening layout is repaired: cards that may not lie there go back and are replaced from the stock.

Repeats: of two cards of equal rank one goes back. Banned cards go back whatever they meet. Between cards of equal
worth the later-laid one goes back. A card that goes back is put under the stock; or the whole round is dealt anew.

Source: house rules as published by several players of the game (see the ruleset's sources).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import CardClass
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits, ids
from cardgames.table.bound import Dealer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "dealer"


class Params(Base):
    """Which cards may not lie in an opening layout."""

    zone: str = Field(
        "floor", description="the zone with the layout", json_schema_extra={"names": "zone", "of": ["table"]})
    repeats: Literal["allowed", "later_goes", "lower_points_go"] = Field(
        "allowed", description="which of two cards of equal rank goes back")
    keep: CardClass | None = Field(None, description="of two equal cards, one of this class stays")
    ban: list[CardClass] = Field([], description="classes of cards that never lie in the opening layout")
    how: Literal["replace", "redeal"] = Field(
        "replace", description="replace = the card goes under the stock and another is laid; redeal = shuffle anew")


MESSAGES = {
    "rules.repair.later_goes": "Of two cards of equal rank in the opening layout the later one goes back.",
    "rules.repair.lower_points_go": "Of two cards of equal rank in the opening layout the one worth less goes back.",
    "rules.repair.keep": "One that is {keep:a} stays.",
    "rules.repair.ban": "These may not lie in the opening layout: {ban}.",
    "rules.repair.replace": "A card that goes back is put under the stock, and another is laid in its place.",
    "rules.repair.redeal": "If the opening layout is not as it should be, all cards are shuffled and dealt anew.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.repeats != "allowed":
        yield Message(f"rules.repair.{params.repeats}")
    if params.keep is not None:
        yield Message("rules.repair.keep", {"keep": params.keep})
    if params.ban:
        yield Message("rules.repair.ban", {"ban": params.ban})
    yield Message(f"rules.repair.{params.how}")


def bind(params: Params, setup: Setup) -> Dealer:
    """The bound dealer."""
    cell, cards, goes_back = setup.zone(params.zone).cell, setup.cards, _judge(params, setup)

    def lying(state: State) -> list[int]:
        laid = {card: place for place, card in enumerate(state.order[:state.pos])}
        return sorted(ids(state.z[cell]), key=laid.__getitem__)

    def replace(state: State) -> None:
        for _ in range(len(cards)):                 # a stock of nothing but such cards would go round for ever
            card = goes_back(lying(state))
            if card is None or not state.stock:
                return
            state.bury(card, cell)
            fresh = state.order[state.pos:state.pos + 1]
            state.draw(fresh, cell, state.pos + 1, bits(fresh))

    if params.how == "replace":
        return Dealer(deal=replace)
    return Dealer(deal=lambda state: None, spoiled=lambda state: goes_back(lying(state)) is not None)


def _judge(params: Params, setup: Setup) -> Callable[[list[int]], int | None]:
    """The function that names the first card that may not stay, of those that lie there in the order they were laid."""
    cards, worth, banned = setup.cards, setup.later("worth"), 0
    for of in params.ban:
        banned |= cards.chosen(of)
    kept = cards.chosen(params.keep) if params.keep is not None else 0

    def lesser(earlier: int, later: int) -> int:
        if kept >> later & 1 and not kept >> earlier & 1:
            return earlier
        if params.repeats == "lower_points_go" and worth(later) > worth(earlier):
            return earlier
        return later

    def goes_back(lying: list[int]) -> int | None:
        for card in lying:
            if banned >> card & 1:
                return card
        for i, later in enumerate(lying) if params.repeats != "allowed" else ():
            for earlier in lying[:i]:
                if cards.rank[earlier] == cards.rank[later]:
                    return lesser(earlier, later)
        return None

    return goes_back
