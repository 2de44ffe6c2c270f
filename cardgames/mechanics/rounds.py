"""The match is over after a fixed number of rounds.

Source: general practice of card games.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Ender
from cardgames.table.messages import Message
from cardgames.table.setup import Setup

KIND = "ender"
ENDS = "match"


class Params(Base):
    """How many rounds."""

    SHORT: ClassVar[str | None] = "rounds"
    rounds: int = Field(ge=1, description="rounds of a match")


MESSAGES = {
    "rules.rounds.one": "The match is one round.",
    "rules.rounds": "The match is {rounds} rounds.",
    "end.rounds": "all rounds have been played",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.rounds.one" if params.rounds == 1 else "rules.rounds", {"rounds": params.rounds})


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender."""
    return Ender(over=lambda state: state.round >= params.rounds, why=Message("end.rounds"))
