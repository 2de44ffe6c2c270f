"""The side that has a certain card scores.

Source: fishing games with builds in general (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import per_card, shares
from cardgames.table.bound import Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """Which card scores, and how much."""

    card: str = Field(description="the card, by its text", json_schema_extra={"names": "card"})
    points: int = Field(description="points for the card")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.holds": "{card}: {points}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.holds", {"card": params.card, "points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: bit sets of the cards that score, and the points for each."""
    of, each = setup.cards.by_text[params.card], params.points
    points = per_card(each)
    setup.question(cards_question(params.card, of, params.zone))
    return Scorer(tally=shares(setup.zone(params.zone).cells(), of), points=points, sure=points, counts_cards=True,
                  worth=lambda card: each if of >> card & 1 else 0)
