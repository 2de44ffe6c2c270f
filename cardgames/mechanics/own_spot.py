"""A seat scores the sum of the values of the cards at the spot that its own role card names.

Source: the publisher's rulebook, End of Round.
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "scorer"


class Params(Base):
    """Which cards are added up."""

    zone: str = Field(
        description="the zone of the spot whose values are added", json_schema_extra={"names": "zone", "of": ["spot"]})
    role: str = Field(
        description="the zone of the seat with its role card",
        json_schema_extra={"names": "zone", "of": ["seat"], "cards": "spots"})


MESSAGES = {
    "rules.own_spot": "Each seat scores the sum of the values of the cards {zone} its own spot.",
    "ask.own_spot": "What do the cards {zone} one's own spot add up to for each?",
    "rules.own_spot.negative": "The sum may be negative.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.own_spot", {"zone": params.zone})
    yield Message("rules.own_spot.negative")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: sums of values, of which each is a point. A seat whose role is unknown counts nothing."""
    first, role = setup.zone(params.zone).cell, setup.zone(params.role).cell
    value, spots = setup.cards.value, setup.spots
    spot_of = {1 << card: spots.index(name) for card, name in enumerate(setup.cards.text) if name in spots}
    seats, name = range(1, setup.seats + 1), f"expected:{params.zone}"
    expected = setup.later(name)

    def counted(state: State, seat: int) -> int:
        spot = spot_of.get(state.z[role + seat])
        return 0 if spot is None else sum(value[card] for card in ids(state.z[first + spot]))

    def tally(state: State) -> PerSide:
        out = [0] * setup.sides
        for seat in seats:
            out[setup.side_of[seat] - 1] += counted(state, seat)
        return out

    def shows(state: State) -> int:
        return sum(state.z[role + seat] for seat in seats)

    def outlook(state: State, seat: int) -> float:
        spot = spot_of.get(state.z[role + seat])
        if spot is None:
            return 0.0
        return counted(state, seat) + (expected(state, spot) if setup.offered(name) else 0.0)

    printed = [value[card] for card in next(iter(setup.cards.packs.values()))]
    setup.question(Question("number", Message("ask.own_spot", {"zone": params.zone}), shared=True,
                            least=sum(min(each, 0) for each in printed), most=sum(max(each, 0) for each in printed)))
    return Scorer(tally=tally, points=lambda tallies: [int(amount) for amount in tallies], shows=shows, outlook=outlook)
