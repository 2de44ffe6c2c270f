"""Only the side that did something most often scores, and only for the difference to the next.

Or what all sides have done cancels: each scores for what it has done more often than the side that did it least.

Source: playsuipi (its published engine, version 1.2.0); the other way: Nordic fishing games (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What is netted."""

    of: str = Field(description="the trigger whose tally is netted", json_schema_extra={"names": "trigger"})
    points: int = Field(1, description="points for each one by which a side is ahead")
    ahead_of: Literal["next", "fewest"] = Field(
        "next", description="next = only the leader scores, for the difference to the next side; fewest = every side "
        "scores, for the difference to the side with the fewest")


MESSAGES = {
    "rules.net": "Only the side with most {of:names} scores, {points} for each {of:name} more than the next side.",
    "rules.net.fewest": "As many {of:names} as every side has cancel; each side scores {points} for each one more.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    id = "rules.net" if params.ahead_of == "next" else "rules.net.fewest"
    yield Message(id, {"of": params.of, "points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: numbers since the last count. A trigger that keeps no tally nets nothing."""
    def over_fewest(tallies: PerSide) -> list[int]:
        return [params.points * (count - min(tallies)) for count in tallies]

    def over_next(tallies: PerSide) -> list[int]:
        best = max(tallies)
        rest = sorted(tallies)[:-1]
        ahead = best - rest[-1] if rest else best
        return [params.points * ahead if count == best else 0 for count in tallies]

    return Scorer(tally=setup.tallied(params.of), points=over_next if params.ahead_of == "next" else over_fewest)
