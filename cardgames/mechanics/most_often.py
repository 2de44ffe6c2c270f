"""The side that has done something most often scores, such as the one that has made the most captures.

Source: Turkish fishing games (de.wikipedia.org).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Scorer
from cardgames.table.majority import TIE, TIES, Tie, carrying, majority
from cardgames.table.messages import Message
from cardgames.table.setup import Setup

KIND = "scorer"


class Params(Base):
    """What is compared, and what the majority is worth."""

    of: str = Field(
        description="the trigger whose tally is compared: of captures, or of sweeps that are only tallied in play",
        json_schema_extra={"names": "trigger"})
    points: int = Field(description="points for the majority")
    tie: Tie = Field("nobody", description=TIE)


MESSAGES = {
    "rules.most_often": "Most {of:names}: {points}.",
    **{f"rules.most_often.{tie}": sentence for tie, sentence in TIES.items()},
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.most_often", {"of": params.of, "points": params.points})
    yield Message(f"rules.most_often.{params.tie}")


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: numbers since the last count. A trigger that keeps no tally counts for nothing."""
    return Scorer(tally=setup.tallied(params.of), points=majority(params.points, params.tie),
                  amend=carrying(params.points, setup) if params.tie == "carry" else None)
