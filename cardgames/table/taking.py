"""What a capture does, whichever mover it is of: a hand card takes cards, and its side has captured last."""
from __future__ import annotations

from collections.abc import Callable

from cardgames.table.setup import Setup
from cardgames.table.state import Move, State


def taker(setup: Setup, floor: int, to: int, *, everything: bool = False) -> Callable[[State, Move], None]:
    """The function that applies a capture from the floor to the side's cell (`to`, to which the side is added).

    everything: what else lies there goes too. It keeps the counter `last_capturer`."""
    hand, side_of = setup.hand.cell, setup.side_of
    last = last_capturer(setup)

    def apply(state: State, move: Move) -> None:
        seat = state.seat
        side = side_of[seat]
        state.take(move[1], hand + seat, move[3], floor, to + side)
        if everything and state.z[floor]:
            state.clear(floor, to + side)
        if state.c[last] != side:
            state.count(last, side)

    return apply


def last_capturer(setup: Setup) -> int:
    """The counter of the side that captured last in the round; 0 = nobody has."""
    return setup.counter("last_capturer", reset="round", most=setup.sides)
