"""A majority: what it is worth to each side, by what each has of something."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from cardgames.table.setup import Setup
from cardgames.table.state import State

Tie = Literal["nobody", "split", "share_each", "carry"]
TIE = ("who scores when several are level; split = they share, rounded down to whole points; share_each = each of them "
       "gets all the points; carry = nobody, but the next to have the most gets them too")
"""What the parameter `tie` means."""
TIES = {
    "nobody": "If sides are level, nobody scores.",
    "split": "If sides are level, they share the points, rounded down.",
    "share_each": "If sides are level, each of them scores this.",
    "carry": "If sides are level, nobody scores; the points wait for the next count that has a winner.",
}
"""The sentence of a rules page for each."""


def majority(worth: int, tie: Tie) -> Callable[[Sequence[int]], list[int]]:
    """The function that gives each side its points. Of nothing at all nobody has the most."""
    shared, split = tie in ("split", "share_each"), tie == "split"

    def points(counts: Sequence[int]) -> list[int]:
        best = max(counts)
        winners = counts.count(best)
        won = [0] * len(counts)
        if winners == 1 and best:
            won[counts.index(best)] = worth
        elif shared and best:
            share = worth // winners if split else worth
            won = [share if count == best else 0 for count in counts]
        return won

    return points


def carrying(worth: int, setup: Setup) -> Callable[[State, dict[str, list[int]]], None]:
    """The change to the lines of a count by which points that nobody got wait in the counter `carried <line>`."""
    name = setup.name
    carried = setup.counter(f"carried {name}", least=None)

    def amend(state: State, lines: dict[str, list[int]]) -> None:
        row, waiting = lines[name], state.c[carried]
        if not any(row):
            state.count(carried, waiting + worth)
        elif waiting:
            row[:] = [points and points + waiting for points in row]
            state.count(carried, 0)

    return amend
