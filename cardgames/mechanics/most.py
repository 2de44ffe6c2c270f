"""The side with the most cards of a class scores.

Source: Casino games in general (Pagat, Casino).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What is compared, and what the majority is worth."""

    of: Cards = Field(description="the cards that are counted; any = all of them")
    points: int = Field(description="points for the majority")
    tie: Literal["nobody", "split"] = Field(
        "nobody", description="who scores when several are level; a split is rounded down to whole points")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.most": "Most {of}: {points}.",
    "rules.most.nobody": "If sides are level, nobody scores.",
    "rules.most.split": "If sides are level, they share the points, rounded down.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.most", {"of": params.of, "points": params.points})
    yield Message(f"rules.most.{params.tie}")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: bit sets of the cards that count, and the majority. Of nothing at all nobody has the most."""
    first, of, sides = setup.zone(params.zone).cell + 1, setup.cards.chosen(params.of), setup.sides

    def points(tallies: PerSide) -> list[int]:
        counts = [cards.bit_count() for cards in tallies]
        best = max(counts)
        winners = counts.count(best)
        if not best or winners > 1 and params.tie == "nobody":
            return [0] * sides
        return [params.points // winners if count == best else 0 for count in counts]

    return Scorer(tally=lambda state: [cards & of for cards in state.z[first:first + sides]], points=points,
                  counts_cards=True)
