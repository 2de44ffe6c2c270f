"""Who has the best cards scores: the best card of every suit added up by a table of worth, or the most of a rank.

With a table of worth a side is worth the sum of its best card in each suit. With ranks the most cards of the first rank
decide; if sides are level, those of the next rank, and so on.

Source: Italian and Tunisian fishing games (Pagat, Fishing Games).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from pydantic import Field, model_validator

from cardgames.errors import Said
from cardgames.mechanics.base import CardClass
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import Question, cards_question
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "scorer"


class Params(Base):
    """How cards are compared, and what the best are worth. Exactly one of worth and ranks is given."""

    worth: dict[str, int] | None = Field(
        None, description="what a card of each rank is worth in its suit, such as {7: 21, 6: 18, A: 16}; others 0",
        json_schema_extra={"names": "rank"})
    ranks: list[str] | None = Field(
        None, min_length=1, description="the ranks that are compared, one after another, such as [7, 6]",
        json_schema_extra={"names": "rank"})
    points: int = Field(description="points for the best")
    every_suit: bool = Field(True, description="with worth: whether a side that lacks a suit is worth nothing at all")
    tie: Literal["nobody", "split"] = Field(
        "nobody", description="who scores when several are level; a split is rounded down to whole points")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})

    @model_validator(mode="after")
    def _one_way(self) -> Params:
        if (self.worth is None) == (self.ranks is None):
            raise ValueError(Said("the best are found by exactly one of worth (a table) and ranks (a list)"))
        return self


MESSAGES = {
    "ask.best": "{line:name}: what do the best cards of each suit add up to for each?",
    "rules.best.worth": "The best card of each suit counts: {worth}. The highest sum: {points}.",
    "rules.best.every_suit": "A side that has no card of some suit cannot have it.",
    "rules.best.ranks": "Most {of}: {points}.",
    "rules.best.next": "If sides are level, the most of these decide, one after another: {then}.",
    "rules.best.nobody": "If sides are still level, nobody scores.",
    "rules.best.split": "If sides are still level, they share the points, rounded down.",
    "rules.best.level.nobody": "If sides are level, nobody scores.",
    "rules.best.level.split": "If sides are level, they share the points, rounded down.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.worth is not None:
        table = ", ".join(f"{rank} {worth}" for rank, worth in params.worth.items())
        yield Message("rules.best.worth", {"worth": table, "points": params.points})
        if params.every_suit:
            yield Message("rules.best.every_suit")
    if params.ranks is not None:
        first, *others = params.ranks
        yield Message("rules.best.ranks", {"of": _ranks(first), "points": params.points})
        if others:
            yield Message("rules.best.next", {"then": _ranks(*others)})
            yield Message(f"rules.best.{params.tie}")
            return
    yield Message(f"rules.best.level.{params.tie}")


def _ranks(*ranks: str) -> CardClass:
    return CardClass.model_validate({"rank": list(ranks)})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer. By worth it tallies sums, by ranks the cards of the ranks that were needed to decide."""
    won, sides = shares(setup.zone(params.zone).cells(), setup.cards.all), setup.sides

    def shared(keys: list[Any], *, nothing: Any) -> list[int]:
        best = max(keys)
        winners = keys.count(best)
        if best == nothing or (winners > 1 and params.tie == "nobody"):
            return [0] * sides
        return [params.points // winners if key == best else 0 for key in keys]

    if params.worth is not None:
        setup.question(_question(params, setup))
        total = _totals(params.worth, setup, every_suit=params.every_suit)
        return Scorer(tally=lambda state: [total(cards) for cards in won(state)],
                      points=lambda tallies: shared(tallies, nothing=0))
    ranks = [setup.cards.of_rank[setup.cards.ranks.index(rank)] for rank in params.ranks or ()]

    def keys(tallies: PerSide) -> list[tuple[int, ...]]:
        return [tuple((cards & rank).bit_count() for rank in ranks) for cards in tallies]

    def tally(state: State) -> PerSide:
        return _needed(won(state), ranks)

    def undecided(before: int) -> Callable[[State], bool]:
        """Whether sides are still level in the ranks before this one."""
        return lambda state: len(_level(won(state), ranks[:before])) > 1

    for place, (rank, mask) in enumerate(zip(params.ranks or (), ranks, strict=True)):
        setup.question(cards_question(_ranks(rank), mask, params.zone, when=undecided(place)))
    nothing = (0,) * len(ranks)
    return Scorer(tally=tally, counts_cards=True, points=lambda tallies: shared(keys(tallies), nothing=nothing))


def _question(params: Params, setup: Setup) -> Question:
    """The sum of each side, or the ranks that make it. Only what can come of a card or none in each suit fits."""
    worth, cards = dict(params.worth or {}), setup.cards
    sums = {0}
    for suit in {suit for suit in cards.suit if suit}:
        held = {worth.get(cards.ranks[cards.rank[card]], 0) for card in range(len(cards)) if cards.suit[card] == suit}
        sums = {known + value for known in sums for value in (held if params.every_suit else {0, *held})}
    named = Message("ask.best", {"line": setup.name})
    return Question("number", named, fits={0, *sums}.__contains__, worth=worth, most=max(sums))


def _totals(worth: dict[str, int], setup: Setup, *, every_suit: bool) -> Callable[[int], int]:
    """The sum over the suits of the best card in each, for a set of cards."""
    cards = setup.cards
    suits = [[(worth.get(cards.ranks[cards.rank[card]], 0), 1 << card) for card in range(len(cards))
              if cards.suit[card] == suit] for suit in dict.fromkeys(cards.suit) if suit]
    for suit in suits:
        suit.sort(reverse=True)

    def total(won: int) -> int:
        found = [next((value for value, card in suit if won & card), None) for suit in suits]
        if every_suit and None in found:
            return 0
        return sum(value for value in found if value is not None)

    return total


def _needed(won: Sequence[int], ranks: Sequence[int]) -> PerSide:
    """The cards of the first rank, and of each next one as long as sides are level in those before."""
    shown = 0
    for place, rank in enumerate(ranks):
        if len(_level(won, ranks[:place])) > 1:
            shown |= rank
    return [cards & shown for cards in won]


def _level(won: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The cards of the sides that are level at the top in these ranks, one after another."""
    level = list(won)
    for rank in ranks:
        most = max((cards & rank).bit_count() for cards in level)
        level = [cards for cards in level if (cards & rank).bit_count() == most]
    return level
