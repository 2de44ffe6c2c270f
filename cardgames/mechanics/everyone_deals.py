"""The match is over when every seat has dealt a round the same number of times.

Source: the published rules of the wendgames app.
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
    """How often."""

    SHORT: ClassVar[str | None] = "times"
    times: int = Field(1, ge=1, description="rounds that each seat deals")


MESSAGES = {
    "rules.everyone_deals.one": "The match ends when everyone has dealt a round.",
    "rules.everyone_deals": "The match ends when everyone has dealt {times} rounds.",
    "end.everyone_deals": "everyone has dealt",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.everyone_deals.one" if params.times == 1 else "rules.everyone_deals", {"times": params.times})


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender. The deal goes round the table, so that everyone has dealt after so many rounds as there are
    seats."""
    needed = params.times * setup.seats
    return Ender(over=lambda state: state.round >= needed, why=Message("end.everyone_deals"))
