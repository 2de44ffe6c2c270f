"""A seat whose role all other seats have named scores nothing this round, or only the lines that are kept.

The others still score for having named it.

Source: the publisher's rulebook, Penalty and Optional Rules.
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "scorer"


class Params(Base):
    """What a caught seat keeps."""

    keep: list[str] = Field(
        [], description="the scoring lines that a caught seat keeps", json_schema_extra={"names": "line"})
    at_least: int | None = Field(
        0, description="the least that a kept line counts; null = a negative line stays negative")


MESSAGES = {
    "rules.caught.nothing": "A seat whose role all others have named is caught: nothing counts for him this round.",
    "rules.caught.keep":
        "A seat whose role all others have named is caught: only {keep:name} count for him this round.",
    "rules.caught.at_least": "A kept line never counts below {at_least}.",
    "rules.caught.others": "The others score for having named a caught seat all the same.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.caught.keep" if params.keep else "rules.caught.nothing", {"keep": params.keep})
    if params.keep and params.at_least is not None:
        yield Message("rules.caught.at_least", {"at_least": params.at_least})
    yield Message("rules.caught.others")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: 1 for a side that is caught (of a team: all its seats are). It voids other lines."""
    named_rightly, seats, side_of = setup.later("named_rightly"), range(1, setup.seats + 1), setup.side_of
    if setup.offered("question:named_rightly"):
        setup.question(setup.ask("question:named_rightly"))
    everybody = sum(1 << seat for seat in seats)

    def tally(state: State) -> PerSide:
        right = named_rightly(state)
        named = [seat for seat in seats if everybody != 1 << seat
                 and all(right[other - 1] >> seat & 1 for other in seats if other != seat)]
        free = {side_of[seat] for seat in seats if seat not in named}
        return [int(side not in free) for side in range(1, setup.sides + 1)]

    def amend(state: State, lines: dict[str, list[int]]) -> None:
        for place, caught in enumerate(tally(state)):
            for name, points in lines.items() if caught else ():
                points[place] = _kept(params, points[place]) if name in params.keep else 0

    return Scorer(tally=tally, points=lambda tallies: [0] * len(tallies), amend=amend)


def _kept(params: Params, points: int) -> int:
    return points if params.at_least is None else max(points, params.at_least)
