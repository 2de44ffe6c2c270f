"""Who made the last addition to a pile owns it, and has duties as long as it lies on the floor.

Source: playsuipi (its text on moves and its published engine).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Duty
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "duty"


class Params(Base):
    """Which duties an owner has."""

    no_drop: bool | Literal["until_last_deal"] = Field(
        False, description="an owner may not drop; until_last_deal = not before the last deal of a round")
    one_pile: bool = Field(False, description="an owner may not make another pile")
    keep_card: bool = Field(False, description="an owner must keep a card that takes each pile he owns")
    floor: str = Field(
        "floor", description="the zone where piles lie",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles"]})


MESSAGES = {
    "owner.no_drop": "you own a pile worth {value}, and an owner may not drop a card",
    "owner.one_pile": "you own a pile worth {value}, and an owner may not make another",
    "owner.keep_card": "you own a pile worth {value}, and must keep a card that takes it",
    "rules.owner": "Whoever made the last addition to a pile owns it.",
    "rules.owner.no_drop": "The owner of a pile may not drop a card.",
    "rules.owner.no_drop.stuck": "The owner of a pile may not drop a card, unless he has no other move.",
    "rules.owner.last_deal": "In the last deal of a round he may.",
    "rules.owner.one_pile": "The owner of a pile may not make another.",
    "rules.owner.keep_card": "The owner of a pile must keep a card that takes it.",
}
SAID_IF = {
    "rules.owner": ("piles",), "rules.owner.no_drop": ("piles", "not stuck"),
    "rules.owner.no_drop.stuck": ("piles", "stuck"), "rules.owner.last_deal": ("piles",),
    "rules.owner.one_pile": ("piles",), "rules.owner.keep_card": ("piles",),
}
RESTRICTS = {
    "rules.owner.no_drop": ("laid",), "rules.owner.no_drop.stuck": ("laid",), "rules.owner.last_deal": ("laid",),
    "rules.owner.one_pile": ("built",), "rules.owner.keep_card": ("laid", "built", "took"),
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.owner")
    for duty in ("no_drop", "one_pile", "keep_card"):
        if getattr(params, duty):
            yield Message(f"rules.owner.{duty}")
        if duty == "no_drop" and params.no_drop:
            yield Message("rules.owner.no_drop.stuck")
            if params.no_drop == "until_last_deal":
                yield Message("rules.owner.last_deal")


def bind(params: Params, setup: Setup) -> Duty:
    """The bound duty. It concerns only the owner of a pile; the pile being made is `build`'s own affair."""
    floor, hand, plays = setup.zone(params.floor).cell, setup.hand.cell, setup.cards.plays
    no_drop, one_pile, keep_card = params.no_drop, params.one_pile, params.keep_card
    no_drop_path, one_pile_path = f"{setup.path}.no_drop", f"{setup.path}.one_pile"
    keep_card_path = f"{setup.path}.keep_card"
    laid, built = setup.movers_with("laid"), setup.movers_with("built")
    takers = {worth: frozenset(card for card, worths in enumerate(plays) if worth in worths)
              for worth in {worth for worths in plays for worth in worths}}
    nobody = frozenset[int]()           # a pile may be worth what no card takes

    def active(state: State) -> bool:
        seat = state.seat
        return any(pile[2] == seat for pile in state.z[floor + 1])

    def bars(state: State, move: Move) -> Reason | None:
        mover, card, _, cards = move
        seat = state.seat
        for pile in state.z[floor + 1]:
            if pile[2] != seat or pile[0] & cards:
                continue
            worth = pile[1]
            if no_drop and mover in laid and (no_drop is True or not setup.is_last_deal(state)):
                return reason(no_drop_path, "owner.no_drop", value=worth)
            if one_pile and mover in built:
                return reason(one_pile_path, "owner.one_pile", value=worth)
            if keep_card and takers.get(worth, nobody).intersection(state.z[hand + seat]) <= {card}:
                return reason(keep_card_path, "owner.keep_card", value=worth)
        return None

    def bound_to(state: State) -> int:
        """What the owner's pile is worth: as far as he may build at all, it is on this one. 0 = he owns none."""
        return next((pile[1] for pile in state.z[floor + 1] if pile[2] == state.seat), 0)

    if one_pile:
        setup.offer("bound_to", bound_to)
    return Duty(active=active, bars=bars)
