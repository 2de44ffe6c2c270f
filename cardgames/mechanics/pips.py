"""Cards score by a table, or by their values, for the side that has them.

Source: Balkan and Indian fishing games (gambiter; Pagat, Fishing Games).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import CardClass, Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits, ids, shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What each card scores."""

    worth: dict[str, int] | Literal["values"] = Field(
        description="points of a rank or of a single card, such as {A: 1, 10: 1, 10D: 2}: a card's own entry comes "
        "before its rank's, others score nothing; values = each card its value",
        json_schema_extra={"names": "card or rank", "or": ["values"]})
    of: Cards = Field("any", description="the cards that score at all")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.pips": "Points for each of these: {worth}.",
    "rules.pips.values": "Each card scores its value.",
    "rules.pips.of": "Only {of} count.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.worth == "values":
        yield Message("rules.pips.values")
    else:
        yield Message("rules.pips", {"worth": ", ".join(f"{name} {worth}" for name, worth in params.worth.items())})
    if params.of != "any":
        yield Message("rules.pips.of", {"of": params.of})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: the cards that score something, and their sum."""
    worth = _table(params, setup)
    counted = sum(1 << card for card, points in enumerate(worth) if points)
    for points_each in sorted({points for points in worth if points}):
        alike = bits(card for card, points in enumerate(worth) if points == points_each)
        setup.question(cards_question(_named(alike, setup), alike, params.zone))

    def points(tallies: PerSide) -> list[int]:
        return [sum(worth[card] for card in ids(cards)) for cards in tallies]

    return Scorer(tally=shares(setup.zone(params.zone).cells(), counted), points=points, sure=points, counts_cards=True,
                  worth=worth.__getitem__)


def _named(alike: int, setup: Setup) -> list[CardClass | str]:
    """Cards for the words: ranks where all of a rank are among them, then the others one by one."""
    cards = setup.cards
    whole = [rank for rank, mask in zip(cards.ranks, cards.of_rank, strict=True) if not mask & ~alike]
    rest = [cards.text[card] for card in ids(alike) if cards.faces[card].rank not in whole]
    return [*([CardClass.model_validate({"rank": whole})] if whole else []), *rest]


def _table(params: Params, setup: Setup) -> list[int]:
    """The points of every card."""
    cards, of, table = setup.cards, setup.cards.chosen(params.of), params.worth
    if isinstance(table, str):
        found = list(cards.value)
    else:
        found = [table.get(text, table.get(face.rank, 0)) for text, face in zip(cards.text, cards.faces, strict=True)]
    return [points if of >> card & 1 else 0 for card, points in enumerate(found)]
