"""An unbroken run of cards from a first one on scores a point for each card, if it is long enough.

Source: Italian fishing games (Pagat, Fishing Games; digitalmoka).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "scorer"


class Params(Base):
    """Which run, and what it is worth."""

    cards: list[str] = Field(
        min_length=1, description="the cards of the whole run in their order, such as [AD, 2D, 3D, 4D]",
        json_schema_extra={"names": "card"})
    at_least: int = Field(3, ge=1, description="cards from the first on that a side must have")
    points: int = Field(1, description="points for each card of the run")
    whole: int | None = Field(None, description="points for the whole run, if that is not the same for each card")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.chain": "The unbroken run from {first} on, of at least {at_least} cards: {points} for each of its cards.",
    "rules.chain.cards": "The run is {cards}.",
    "rules.chain.whole": "The whole run: {points}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    args = {"first": params.cards[0], "at_least": params.at_least, "points": params.points}
    yield Message("rules.chain", args)
    yield Message("rules.chain.cards", {"cards": " ".join(params.cards)})
    if params.whole is not None:
        yield Message("rules.chain.whole", {"points": params.whole})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: the run of each side, nothing where it is too short."""
    won = shares(setup.zone(params.zone).cells(), setup.cards.all)
    faces = [setup.cards.by_text[card] for card in params.cards]

    def run(cards: int) -> int:
        found, length = 0, 0
        for face in faces:
            held = cards & face
            if not held:
                break
            found, length = found | held & -held, length + 1
        return found if length >= params.at_least else 0

    def tally(state: State) -> PerSide:
        return [run(cards) for cards in won(state)]

    def unbroken(length: int) -> Callable[[State], bool]:
        """Whether some side has all cards before this one, so that it matters."""
        return lambda state: any(all(cards & face for face in faces[:length]) for cards in won(state))

    for length, (card, face) in enumerate(zip(params.cards, faces, strict=True)):
        setup.question(cards_question(card, face, params.zone, when=unbroken(length)))

    def points(tallies: PerSide) -> list[int]:
        whole = len(faces) * params.points if params.whole is None else params.whole
        return [whole if cards.bit_count() == len(faces) else params.points * cards.bit_count() for cards in tallies]

    return Scorer(tally=tally, points=points, sure=points, counts_cards=True)
