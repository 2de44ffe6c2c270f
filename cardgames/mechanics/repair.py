"""The opening layout is repaired: cards that may not lie there go back and are replaced from the stock.

Repeats: of two cards of equal rank one goes back. Banned cards go back whatever they meet. Between cards of equal
worth the later-laid one goes back. A card that goes back is put under the stock, or among its cards where nobody knows;
in a pile it may go under the others instead; or the whole round is dealt anew. Too many cards of a class always have it
dealt anew, and so has a layout that cannot be mended. Of a pile whose first cards lie unseen only the last card is
looked at.

Source: house rules as published by several players of the game (see the ruleset's sources); fishing games in
general (Pagat).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import CardClass, Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits, ids
from cardgames.table.bound import Dealer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "dealer"


class TooMany(Base):
    """So many cards of a class that the round is dealt anew."""

    of: Cards = Field(description="the cards that are counted in the layout")
    at_least: int = Field(ge=1, description="how many of them are too many")


class Params(Base):
    """Which cards may not lie in an opening layout."""

    zone: str = Field(
        "floor", description="the zone with the layout", json_schema_extra={"names": "zone", "of": ["table"]})
    repeats: Literal["allowed", "later_goes", "lower_points_go"] = Field(
        "allowed", description="which of two cards of equal rank goes back")
    keep: CardClass | None = Field(None, description="of two equal cards, one of this class stays")
    ban: list[CardClass] = Field([], description="classes of cards that never lie in the opening layout")
    how: Literal["replace", "bury", "tuck", "redeal"] = Field(
        "replace", description="replace = the card goes under the stock and another is laid; bury = the same, but it "
        "goes to a place in the stock that nobody knows; tuck = in a row it goes under the other cards, the one "
        "below it is turned up, and if none of them may lie there, shuffle anew; redeal = shuffle anew")
    redeal: list[TooMany] = Field([], description="what has the round shuffled and dealt anew, whatever how says")


MESSAGES = {
    "rules.repair.later_goes": "Of two cards of equal rank in the opening layout the later one goes back.",
    "rules.repair.lower_points_go": "Of two cards of equal rank in the opening layout the one worth less goes back.",
    "rules.repair.keep": "One that is {keep:a} stays.",
    "rules.repair.ban": "These may not lie in the opening layout: {ban}.",
    "rules.repair.ban.tuck": "These may not lie uppermost in the opening layout: {ban}.",
    "rules.repair.replace": "A card that goes back is put under the stock, and another is laid in its place.",
    "rules.repair.bury": "A card that goes back is put somewhere among the stock, and another is laid in its place.",
    "rules.repair.tuck": "A card that goes back is put under the others that lie there, and the one below it is turned "
                         "up; if none of them may lie there, all cards are shuffled and dealt anew.",
    "rules.repair.too_many": "If {at_least} or more {of} lie in it, all cards are shuffled and dealt anew.",
    "rules.repair.redeal": "If the opening layout is not as it should be, all cards are shuffled and dealt anew.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.repeats != "allowed":
        yield Message(f"rules.repair.{params.repeats}")
    if params.keep is not None:
        yield Message("rules.repair.keep", {"keep": params.keep})
    if params.ban:
        yield Message("rules.repair.ban.tuck" if params.how == "tuck" else "rules.repair.ban", {"ban": params.ban})
    if params.ban or params.repeats != "allowed":
        yield Message(f"rules.repair.{params.how}")
    for too_many in params.redeal:
        yield Message("rules.repair.too_many", {"of": too_many.of, "at_least": too_many.at_least})


def bind(params: Params, setup: Setup) -> Dealer:
    """The bound dealer. Cards that go back somewhere among the stock never replace themselves."""
    cell, path, row = setup.zone(params.zone).cell, setup.path, setup.zone(params.zone).form == "row"
    lying, goes_back = _looked_at(params, setup), _sorter(params, setup)
    limits = [(setup.cards.chosen(each.of), each.at_least) for each in params.redeal]

    def too_many(state: State) -> bool:
        return any(sum(of >> card & 1 for card in lying(state)) >= most for of, most in limits)

    def unlike(state: State) -> bool:
        """Whether the layout is not as it should be, also where the stock had nothing better."""
        return goes_back(lying(state)) is not None or too_many(state)

    def replace(state: State) -> None:
        for _ in range(len(setup.cards)):           # a stock of nothing but such cards would go round for ever
            card = goes_back(lying(state))
            if card is None or not state.stock or too_many(state):
                return
            fresh = state.order[state.pos:state.pos + 1]
            if params.how == "bury":
                place = state.chance.pick(f"{path}\x1f{setup.cards.text[card]}", state.round, state.stock)
                state.shuffle_in(card, cell, place)
            else:
                state.bury(card, cell)
            state.draw(fresh, cell, state.pos + 1, bits(fresh))

    def tuck(state: State) -> None:
        for _ in range(len(state.z[cell]) - 1 if row else 0):
            if goes_back(lying(state)) is None or too_many(state):
                return
            state.tuck(cell)

    if params.how in ("redeal", "tuck"):
        return Dealer(deal=tuck if params.how == "tuck" else lambda state: None,
                      spoiled=unlike)
    return Dealer(deal=replace, spoiled=unlike)


def _looked_at(params: Params, setup: Setup) -> Callable[[State], list[int]]:
    """The cards of the layout that are seen, in the order they were laid."""
    zone = setup.zone(params.zone)

    def lying(state: State) -> list[int]:
        if zone.form == "row":
            return list(state.z[zone.cell][-1:] if zone.seen_by == "top" else state.z[zone.cell])
        laid = {card: place for place, card in enumerate(state.order[:state.pos])}
        return sorted(ids(state.z[zone.cell]), key=laid.__getitem__)

    return lying


def _sorter(params: Params, setup: Setup) -> Callable[[list[int]], int | None]:
    """The first card that may not stay among cards in the order they were laid."""
    cards, worth, banned = setup.cards, setup.later("worth"), 0
    for of in params.ban:
        banned |= cards.chosen(of)
    kept = cards.chosen(params.keep) if params.keep is not None else 0

    def goes_back(lying: list[int]) -> int | None:
        for card in lying:
            if banned >> card & 1:
                return card
        for i, later in enumerate(lying) if params.repeats != "allowed" else ():
            for earlier in lying[:i]:
                if cards.rank[earlier] == cards.rank[later]:
                    return lesser(earlier, later)
        return None

    def lesser(earlier: int, later: int) -> int:
        if kept >> later & 1 and not kept >> earlier & 1:
            return earlier
        if params.repeats == "lower_points_go" and worth(later) > worth(earlier):
            return earlier
        return later

    return goes_back
