"""The legal moves of a decision: what the movers offer, less what the duties bar, bounded where a table is crowded."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from cardgames.errors import UnplayableError
from cardgames.table.bound import CutMoves, Duty, Mover, Moves, Source
from cardgames.table.messages import Reason
from cardgames.table.state import Move, State
from cardgames.table.sums import Overflow
from cardgames.table.takes import LIMIT

Lister = Callable[[State], Moves]


@dataclass(slots=True, frozen=True)
class Step:
    """One step of a turn: where its active cards come from, and which movers (by number) may use them."""

    name: str
    path: str
    phase: str
    source: Source
    movers: tuple[int, ...]
    stuck: str | None


def lister(step: Step, movers: Sequence[Mover], duties: Sequence[Duty]) -> Lister:
    """The function that lists the legal moves of a step.

    Beyond LIMIT moves it gives `CutMoves`: per mover what its `some` documents. Duties apply to both. If they leave a
    seat without a move, the step's `stuck` says what is lifted; if nothing helps, it raises `UnplayableError`."""
    mine = [movers[number] for number in step.movers]
    adders, cards = tuple([mover.add for mover in mine]), step.source.cards

    def bounded(state: State) -> Moves:
        out = Moves()
        if not state.seat:                          # the match is over: nobody decides
            return out
        active = cards(state)
        try:
            for add in adders:
                add(state, active, out)
        except Overflow:
            return cut(state)
        if not out:
            _raise_stuck(step, state)
        return out if len(out) <= LIMIT else cut(state)

    def cut(state: State) -> Moves:
        active, out = cards(state), CutMoves()
        for mover in mine:
            (mover.some or mover.add)(state, active, out)
        return out

    def dutiful(state: State) -> Moves:
        out = bounded(state)
        for duty in duties if out else ():
            if duty.active(state):
                kept = [move for move in out if duty.bars(state, move) is None]
                if len(kept) < len(out):
                    out = CutMoves(kept) if not out.complete else Moves(kept)
        return out if out or not state.seat else lifted(state)

    def lifted(state: State) -> Moves:
        """Nothing is legal: a stuck seat may drop, duties or not."""
        found = bounded(state) if step.stuck == "drop" else ()
        out = Moves([move for move in found if movers[move[0]].effect == "laid"])
        return out or _raise_stuck(step, state)

    return dutiful if duties else bounded


def _raise_stuck(step: Step, state: State) -> NoReturn:
    raise UnplayableError("seat {seat} has no legal move; {path}.stuck can say what happens then: drop or pass",
                          seat=state.seat, path=step.path)


def barred(duties: Sequence[Duty], state: State, move: Move) -> Reason | None:
    """The first duty that bars the move, or None. Whether it is lifted for want of other moves is not asked here."""
    for duty in duties:
        if duty.active(state):
            why = duty.bars(state, move)
            if why is not None:
                return why
    return None
