"""The side with the most cards of a class scores.

Source: fishing games with builds in general (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.majority import TIE, TIES, Tie, carrying, majority
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What is compared, and what the majority is worth."""

    of: Cards = Field(description="the cards that are counted; any = all of them")
    points: int = Field(description="points for the majority")
    tie: Tie = Field("nobody", description=TIE)
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.most": "Most {of}: {points}.",
    **{f"rules.most.{tie}": sentence for tie, sentence in TIES.items()},
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.most", {"of": params.of, "points": params.points})
    yield Message(f"rules.most.{params.tie}")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: bit sets of the cards that count, and the majority."""
    worth, of, award = params.points, setup.cards.chosen(params.of), majority(params.points, params.tie)
    setup.question(cards_question(params.of, of, params.zone))

    def points(tallies: PerSide) -> list[int]:
        counts = []
        for cards in tallies:
            counts.append(cards.bit_count())
        return award(counts)

    def sure(tallies: PerSide) -> list[int]:
        """A majority that all the cards still to be won cannot turn."""
        counts = [cards.bit_count() for cards in tallies]
        left = of.bit_count() - sum(counts)
        return [worth if all(count > other + left for place, other in enumerate(counts) if place != mine) else 0
                for mine, count in enumerate(counts)]

    return Scorer(tally=shares(setup.zone(params.zone).cells(), of), points=points, sure=sure, counts_cards=True,
                  amend=carrying(worth, setup) if params.tie == "carry" else None)
