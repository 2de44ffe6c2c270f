"""What people who play with real cards are asked for a count, since nobody else has seen their cards.

A mechanic that counts something, or that scores in play, puts its questions to `Setup.question` when it is bound; a
score pad (`engine/pad.py`) asks them. Only what the mechanic's own arithmetic needs is asked for.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from cardgames.table.messages import Message
from cardgames.table.state import State

Kind = Literal["cards", "number", "side", "seats", "claim"]
Take = Callable[[State, Sequence[int]], None]


@dataclass(slots=True, frozen=True, eq=False)
class Question:
    """One question; its answer is a row of numbers.

    - cards: for every side how many cards of the bit set `of` lie in its `zone`
    - number: for every side, or every seat (`per`), a number from `least` to `most` that `fits`; where `worth` says
      what ranks are worth, the ranks may be told instead of their sum. `shared`: all numbers come of the same cards, so
      those above and those below 0 keep to these bounds together, too
    - side: one number, that of a side, 0 for nobody
    - seats: for every seat some of the other seats, as a bit set (bit s = seat s); each seat is asked by itself
    - claim: 1 if somebody ends the match here by a claim, else 0 (a pad asks this of itself)

    counts: what a number counts, if it is captures: all of them, or some that are told besides.
    text: its words. when(state): whether it matters after what has been told before. take(state, row): puts the answer
    where the count looks for it; without it cards lie in the zone, and a number is what the line has counted.
    """

    kind: Kind
    text: Message
    of: int = 0
    zone: str = ""
    per: Literal["side", "seat"] = "side"
    counts: Literal["", "captures", "some captures"] = ""
    least: int = 0
    most: int = 999
    shared: bool = False
    fits: Callable[[int], bool] | None = None
    worth: Mapping[str, int] = field(default_factory=dict)
    when: Callable[[State], bool] | None = None
    take: Take | None = None


def cards_question(of: Any, cards: int, zone: str, *, when: Callable[[State], bool] | None = None) -> Question:
    """How many of these cards each side has, or who has the one card it is. `of`: the class, for the words."""
    id = "ask.cards" if cards & cards - 1 else "ask.card"
    return Question("cards", Message(id, {"of": of}), of=cards, zone=zone, when=when)
