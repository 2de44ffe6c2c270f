"""The side with the fewest points leads the next round; among equals the first in turn after the last starter.

The last starter itself comes last among equals. The seat before the one that leads is the dealer.

Source: the publisher's rulebook, End of Round.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Starter
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import POINTS, ROUND, STARTER, State

KIND = "order"


class Params(Base):
    """Which points decide, and who leads the first round."""

    of: Literal["match", "round"] = Field("match", description="points of the whole match, or of the last round only")
    first: Literal["random", "first_seat"] = Field("random", description="who leads the first round")


MESSAGES = {
    "rules.lowest_points.first_random": "Chance decides who leads the first round.",
    "rules.lowest_points.first_first_seat": "Seat 1 leads the first round.",
    "rules.lowest_points.match": "Each further round is led by whoever has the fewest points so far.",
    "rules.lowest_points.round": "Each further round is led by whoever got the fewest points in the last one.",
    "rules.lowest_points.tie": "If several are level, the first of them in turn after the last starter leads.",
}
SAID_IF = {f"rules.lowest_points.{name}": ("rounds",) for name in ("match", "round", "tie")}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message(f"rules.lowest_points.first_{params.first}")
    yield Message(f"rules.lowest_points.{params.of}")
    yield Message("rules.lowest_points.tie")


def bind(params: Params, setup: Setup) -> Starter:
    """The bound starter. A starter asked for by the caller leads the first round. Where the last round decides, the
    counter `points_before` (so called in positions too) keeps each side's points at its start."""
    seats, side_of, sides = setup.seats, setup.side_of, range(1, setup.sides + 1)
    before = setup.counter("points_before", per="side", least=None) if params.of == "round" else None

    def fewest(state: State) -> int:
        points = {side: state.c[POINTS + side] for side in sides}
        if before is not None:
            gained = {side: points[side] - state.c[before + side] for side in sides}
            for side in sides:
                state.count(before + side, points[side])
            points = gained
        last = state.c[STARTER]
        in_line = [setup.next_seat(last, steps) for steps in range(1, seats + 1)]
        return min(in_line, key=lambda seat: points[side_of[seat]])

    def choose(state: State) -> tuple[int, int]:
        if state.c[ROUND] > 1:
            starter = fewest(state)
        elif state.chance.starter or params.first == "first_seat":
            starter = state.chance.starter or 1
        else:
            starter = state.chance.pick("starter", state.c[ROUND], seats)
        return starter, setup.next_seat(starter, -1)

    return Starter(choose=choose)
