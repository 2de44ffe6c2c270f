"""After a turn no two things of equal rank or value may lie on the floor, neither cards nor piles.

Or no two piles of equal value; equal cards may lie there then, and beside a pile of their value.

Source: playsuipi (its published engine, version 1.2.0); piles alone: fishing games of southern Africa (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits, ids
from cardgames.table.bound import Duty
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "duty"


class Params(Base):
    """Where it holds."""

    of: Literal["all", "piles"] = Field("all", description="what may not be equal: cards and piles, or piles only")
    zone: str = Field(
        "floor", description="the zone where no two may be equal",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles", "row"]})


MESSAGES = {
    "unique": "{other} already lies there: no two things of equal rank or value may lie on the floor after a turn",
    "unique.pile": "a pile worth {value} already lies there: no two things of equal value may lie there after a turn",
    "rules.unique": "After a turn no two cards of equal rank may lie on the floor.",
    "rules.unique.piles": "After a turn no two cards or piles of equal rank or value may lie on the floor.",
    "rules.unique.only_piles": "After a turn no two piles of equal value may lie on the floor.",
}
SAID_IF = {"rules.unique": ("not piles",), "rules.unique.piles": ("piles",)}
RESTRICTS = {"rules.unique": ("laid", "built"), "rules.unique.piles": ("laid", "built"),
             "rules.unique.only_piles": ("built",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    for id in ("rules.unique", "rules.unique.piles") if params.of == "all" else ("rules.unique.only_piles",):
        yield Message(id)


def bind(params: Params, setup: Setup) -> Duty:
    """The bound duty. Captures only take away; so only what is laid or built can offend."""
    floor, cards, path = setup.zone(params.zone).cell, setup.cards, setup.path
    built, loose_too = setup.movers_with("built"), params.of == "all"
    laid = setup.movers_with("laid") if loose_too else frozenset()
    alike = [cards.alike(card) for card in range(len(cards))]
    of_value = [bits(card for card, lies in enumerate(cards.lies) if worth in lies) for worth in range(cards.top + 1)]

    def bars(state: State, move: Move) -> Reason | None:
        mover, card, worth, joined = move
        loose, piles = state.z[floor], state.z[floor + 1]
        if mover in laid:
            worths, joined, equal = cards.lies[card], 0, alike[card] & loose
        elif mover in built:
            worths, equal = (worth,), of_value[worth] & ~joined & loose if loose_too else 0
        else:
            return None
        if equal:
            return reason(path, "unique", other=cards.text[next(ids(equal))])
        pile = next((pile for pile in piles if pile[1] in worths and not pile[0] & joined), None)
        return None if pile is None else reason(path, "unique.pile", value=pile[1])

    return Duty(active=lambda state: True, bars=bars)
