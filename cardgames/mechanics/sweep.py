"""Who empties the floor by a capture has made a sweep and scores at once. Left-overs are never a sweep.

Source: the description of the game this project started from.
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Trigger
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "trigger"


class Params(Base):
    """What a sweep is worth."""

    points: int = Field(1, ge=0, description="points for each sweep, at once")
    last_play: bool = Field(True, description="whether the very last play of a round can be a sweep")
    net: bool = Field(False, description="whether sweeps are only tallied in play, for a scoring line to net them")
    zone: str = Field(
        "floor", description="the zone that must be empty", json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "rules.sweep.points": "Who empties the floor by a capture scores {points} at once (a sweep).",
    "rules.sweep.net":
        "Emptying the floor by a capture is a sweep. Sweeps are tallied in play and netted at the count.",
    "rules.sweep.last_play": "The very last play of a round is never a sweep.",
    "rules.sweep.leftovers": "Left-over cards taken at the end are no sweep.",
}
SAID_IF = {"rules.sweep.leftovers": ("leftovers",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.sweep.net" if params.net else "rules.sweep.points", {"points": params.points})
    if not params.last_play:
        yield Message("rules.sweep.last_play")
    yield Message("rules.sweep.leftovers")


def bind(params: Params, setup: Setup) -> Trigger:
    """The bound trigger. Offers `tally:<name>`: the counter of sweeps since the last count."""
    floor, hand, side_of = setup.zone(params.zone).cell, setup.hand, setup.side_of
    line, last_play, points = setup.line(setup.name), params.last_play, params.points
    tally = setup.counter(f"tally {setup.name}", per="side", reset="count") if params.net else None
    setup.offer(f"tally:{setup.name}", tally)
    hands = list(hand.cells())

    def fire(state: State, move: Move) -> None:
        z = state.z
        if z[floor] or z[floor + 1]:
            return
        if not last_play and not state.stock and not any(z[cell] for cell in hands):
            return
        side = side_of[state.seat]
        if tally is None:
            state.award(line, side, points, 0, 1)
        else:
            state.count(tally + side, state.c[tally + side] + 1)

    return Trigger(on="took", fire=fire)
