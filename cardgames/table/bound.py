"""What a mechanic's `bind` returns, one class a kind: plain records of functions, called by the loop in play.

Seats and sides count from 1. A mover's `effect` is what triggers and duties ask for: took, built, laid, placed, used,
named, passed.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardgames.table.messages import Message, Reason
from cardgames.table.state import Move, State

PerSide = list[Any]
"""One entry a side, the first side at index 0."""


class Moves(list[Move]):
    """The legal moves of a decision. `complete` is false where a crowded table allows only a documented subset."""

    __slots__ = ()
    complete = True


class CutMoves(Moves):
    """Part of the legal moves; `Game.refusal` knows the rest."""

    __slots__ = ()
    complete = False


@dataclass(slots=True, frozen=True)
class Reading:
    """One way to read a typed move. `fault` is what is wrong with the text itself although its cards may be right."""

    move: Move
    fault: Reason | None = None


@dataclass(slots=True, frozen=True)
class Mover:
    """What the seat to move may do with its active cards.

    add(state, cards, out): append every legal move, duties aside; may raise `sums.Overflow`. some(state, cards,
    out): the documented subset where the list would be too long. apply(state, move). refuse(state, move): the first
    rule it breaks, or None; exact, duties and card in hand aside. text(state, move): canonical notation. read(state,
    words): the readings of a typed text, [] if it is not this mover's. secret: its moves are hidden until its step is
    over; `hides`: the counters (base, seat) that keep them. `declines(move)`: whether a move is to do nothing of what
    the mover is for, where it may be declined.
    """

    effect: str
    add: Callable[[State, Sequence[int], Moves], None]
    apply: Callable[[State, Move], None]
    refuse: Callable[[State, Move], Reason | None]
    text: Callable[[State, Move], str]
    read: Callable[[State, str], Iterable[Reading]]
    some: Callable[[State, Sequence[int], Moves], None] | None = None
    secret: bool = False
    hides: tuple[int, ...] = ()
    declines: Callable[[Move], bool] | None = None


@dataclass(slots=True, frozen=True)
class Duty:
    """A restriction on other mechanics' moves. `active(state)` is asked once a decision, `bars(state, move)` for each
    move.

    learn(state, move): what a move, made under this duty, tells the table about the hand; called before it is
    applied."""

    active: Callable[[State], bool]
    bars: Callable[[State, Move], Reason | None]
    learn: Callable[[State, Move], None] | None = None


@dataclass(slots=True, frozen=True)
class Trigger:
    """What else happens after a move with the effect `on`; of every move if it is empty."""

    on: str
    fire: Callable[[State, Move], None]


@dataclass(slots=True, frozen=True)
class Source:
    """A step's order: `cards(state)` are the active ones, `enter(state)` begins the step, `after(state)` follows a
    move; both hand on the turn and say whether anybody decides."""

    cards: Callable[[State], Sequence[int]]
    enter: Callable[[State, int], bool]
    after: Callable[[State], bool]


@dataclass(slots=True, frozen=True)
class Starter:
    """Who leads and who deals a round: `choose(state)` gives (starter, dealer). Called after the round's number is
    set."""

    choose: Callable[[State], tuple[int, int]]


@dataclass(slots=True, frozen=True)
class Dealer:
    """Cards on their way at the opening of a round or deal. `spoiled(state)`: the whole round must be dealt anew."""

    deal: Callable[[State], None]
    spoiled: Callable[[State], bool] | None = None


@dataclass(slots=True, frozen=True)
class Scorer:
    """What is counted and what it is worth.

    tally(state): per side, a bit set of cards or a number. points(tallies): per side. shows(state): hidden cards
    that the count reveals. amend(state, lines): change the points of all lines (a veto), by line name.
    outlook(state, seat): what stands to be counted for that seat, in points, as far as it may know. counts_cards:
    whether tallies are bit sets. sure(tallies): the points per side that no play can change any more, for games that
    a claim ends; a line without it is sure of nothing before its count.
    """

    tally: Callable[[State], PerSide]
    points: Callable[[PerSide], list[int]]
    counts_cards: bool = False
    shows: Callable[[State], int] | None = None
    amend: Callable[[State, dict[str, list[int]]], None] | None = None
    outlook: Callable[[State, int], float] | None = None
    worth: Callable[[int], int] | None = None
    sure: Callable[[PerSide], list[int]] | None = None


@dataclass(slots=True, frozen=True)
class Ender:
    """What ends: `over(state)` for a match after a round, `act(state)` for what happens to left-overs, `rank(state)`
    for the final order (a list of sets of sides, best first). A mechanic gives the one it is for. `better`: 1 where
    more points are better in that order, -1 where fewer are. `claims(points)`: whether points per side, those that are
    sure to be counted too, end the match at once. `settled(state)`: what put the first before others with as many
    points; None if nothing had to."""

    over: Callable[[State], bool] | None = None
    act: Callable[[State], None] | None = None
    rank: Callable[[State], list[list[int]]] | None = None
    better: int = 1
    claims: Callable[[Sequence[int]], bool] | None = None
    settled: Callable[[State], Message | None] | None = None
    why: Message = field(default_factory=lambda: Message("end.rounds", {}))
