"""Only the side that did something most often scores, and only for the difference to the next.

Source: playsuipi (its published engine, version 1.2.0).
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
    """What is netted."""

    of: str = Field(description="the trigger whose tally is netted", json_schema_extra={"names": "trigger"})
    points: int = Field(1, description="points for each one by which the leader is ahead")


MESSAGES = {
    "rules.net": "Only the side with most {of:names} scores, {points} for each {of:name} more than the next side.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.net", {"of": params.of, "points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: numbers since the last count. A trigger that keeps no tally nets nothing."""
    cell, sides = setup.ask(f"tally:{params.of}"), setup.sides

    if setup.offered(f"question:{params.of}"):
        setup.question(setup.ask(f"question:{params.of}"))

    def tally(state: State) -> PerSide:
        return [0] * sides if cell is None else state.c[cell + 1:cell + 1 + sides]

    def points(tallies: PerSide) -> list[int]:
        best = max(tallies)
        rest = sorted(tallies)[:-1]
        ahead = best - rest[-1] if rest else best
        return [params.points * ahead if count == best else 0 for count in tallies]

    return Scorer(tally=tally, points=points)
