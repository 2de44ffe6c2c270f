"""A seat scores for every other seat whose role it has named rightly.

Source: the publisher's rulebook, End of Round.
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
    """What a right guess is worth."""

    points: int = Field(description="points for each right guess")


MESSAGES = {
    "rules.right_guess": "All roles are shown. A seat scores {points} for each other seat whose role he named.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.right_guess", {"points": params.points})


def bind(params: Params, setup: Setup) -> Scorer:
    """The bound scorer: numbers of seats named rightly, and the points for them."""
    named_rightly, role_cards = setup.later("named_rightly"), setup.later("role_cards")

    if setup.offered("question:named_rightly"):
        setup.question(setup.ask("question:named_rightly"))

    def tally(state: State) -> PerSide:
        out = [0] * setup.sides
        for seat, right in enumerate(named_rightly(state), 1):
            out[setup.side_of[seat] - 1] += right.bit_count()
        return out

    return Scorer(tally=tally, points=lambda tallies: [params.points * right for right in tallies],
                  shows=lambda state: int(role_cards(state)))
