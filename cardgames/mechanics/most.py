"""The side with the most cards of a class scores.

Source: Casino games in general (Pagat, Casino).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
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
    worth, split = params.points, params.tie == "split"

    def points(tallies: PerSide) -> list[int]:
        counts = []
        for cards in tallies:
            counts.append(cards.bit_count())
        best = max(counts)
        winners = counts.count(best)
        won = [0] * len(counts)
        if winners == 1 and best:
            won[counts.index(best)] = worth
        elif split and best:
            won = [worth // winners if count == best else 0 for count in counts]
        return won

    return Scorer(tally=shares(setup.zone(params.zone).cells(), setup.cards.chosen(params.of)), points=points,
                  counts_cards=True)
