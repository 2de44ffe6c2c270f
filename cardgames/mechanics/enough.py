"""Every side that has enough cards of a class scores, however many the others have.

Source: fishing games of southern Africa (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What is counted, how many are enough, and what they are worth."""

    of: Cards = Field(description="the cards that are counted; any = all of them")
    cards: int = Field(ge=1, description="cards of the class that a side must have")
    points: int = Field(description="points for each side that has them")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.enough": "At least {cards} {of}: {points}, for each side that has them.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.enough", {"of": params.of, "cards": params.cards, "points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: bit sets of the cards that count, and the points for enough of them."""
    of = setup.cards.chosen(params.of)
    setup.question(cards_question(params.of, of, params.zone))

    def points(tallies: PerSide) -> list[int]:
        return [params.points if cards.bit_count() >= params.cards else 0 for cards in tallies]

    return Scorer(tally=shares(setup.zone(params.zone).cells(), of), points=points, counts_cards=True)
