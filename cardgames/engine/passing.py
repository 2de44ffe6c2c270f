"""The pass: what a stuck seat does where its step says `stuck: pass`. It is in no list as long as anything else is."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Reason, reason
from cardgames.table.state import Move, State


def passing(number: int) -> Mover:
    """The mover with this number that does nothing."""
    move: Move = (number, -1, 0, 0)

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        if not out:
            out.append(move)

    def read(state: State, text: str) -> Iterator[Reading]:
        if text.strip().casefold() == "pass":
            yield Reading(move)

    def refuse(state: State, typed: Move) -> Reason | None:
        return reason("turn", "pass.not_stuck")

    return Mover(effect="passed", add=add, some=add, apply=lambda state, typed: None, refuse=refuse,
                 text=lambda state, typed: "pass", read=read)
