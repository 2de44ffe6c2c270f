"""The side with the most cards of a class scores.

Source: fishing games with builds in general (Pagat).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import shares
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import cards_question
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "scorer"


class Params(Base):
    """What is compared, and what the majority is worth."""

    of: Cards = Field(description="the cards that are counted; any = all of them")
    points: int = Field(description="points for the majority")
    tie: Literal["nobody", "split", "share_each", "carry"] = Field(
        "nobody", description="who scores when several are level; split = they share, rounded down to whole points; "
        "share_each = each of them gets all the points; carry = nobody, but the next to have the most gets them too")
    zone: str = Field(
        "won", description="the zone of the side that is counted", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.most": "Most {of}: {points}.",
    "rules.most.nobody": "If sides are level, nobody scores.",
    "rules.most.split": "If sides are level, they share the points, rounded down.",
    "rules.most.share_each": "If sides are level, each of them scores this.",
    "rules.most.carry": "If sides are level, nobody scores; the points wait for the next count that has a winner.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.most", {"of": params.of, "points": params.points})
    yield Message(f"rules.most.{params.tie}")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: bit sets of the cards that count, and the majority. Of nothing at all nobody has the most."""
    worth, of = params.points, setup.cards.chosen(params.of)
    setup.question(cards_question(params.of, of, params.zone))
    shared, split = params.tie in ("split", "share_each"), params.tie == "split"

    def points(tallies: PerSide) -> list[int]:
        counts = []
        for cards in tallies:
            counts.append(cards.bit_count())
        best = max(counts)
        winners = counts.count(best)
        won = [0] * len(counts)
        if winners == 1 and best:
            won[counts.index(best)] = worth
        elif shared and best:
            share = worth // winners if split else worth
            won = [share if count == best else 0 for count in counts]
        return won

    def sure(tallies: PerSide) -> list[int]:
        """A majority that all the cards still to be won cannot turn."""
        counts = [cards.bit_count() for cards in tallies]
        left = of.bit_count() - sum(counts)
        return [worth if all(count > other + left for place, other in enumerate(counts) if place != mine) else 0
                for mine, count in enumerate(counts)]

    return Scorer(tally=shares(setup.zone(params.zone).cells(), of), points=points, sure=sure, counts_cards=True,
                  amend=_carrying(params, setup) if params.tie == "carry" else None)


def _carrying(params: Params, setup: Setup) -> Callable[[State, dict[str, list[int]]], None]:
    """Points that nobody got wait in the counter `carried <line>`."""
    name = setup.name
    carried = setup.counter(f"carried {name}")

    def amend(state: State, lines: dict[str, list[int]]) -> None:
        row, waiting = lines[name], state.c[carried]
        if not any(row):
            state.count(carried, waiting + params.points)
        elif waiting:
            row[:] = [points and points + waiting for points in row]
            state.count(carried, 0)

    return amend
