"""Which of some moves is best, found by looks: all moves still in the race are looked at in the same worlds with the
same luck, so that only the moves differ; then the worse half is left out, and so on (sequential halving: Karnin, Koren,
Somekh 2013).

What moves are worth one move ahead is a first guess. How far it is to be trusted, beside the looks, is found out in
each race by how far the two lie apart: where the guess is as good as a thousand looks, looks do no harm.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil, log2, sqrt
from typing import NamedTuple

from cardgames.table.state import Move

DOUBT = 1.5
"""How far, in points, the first guess of how much better one move is than another is off the mark, as a rule."""
RULE = 2.0
"""How many moves of this race weigh as much as that rule."""
SURE = 0.1
"""No first guess is trusted further than so many points."""
LEAST = 2.0
"""How many looks the first guess counts at least, however far off it is: so one unlucky look rules nothing out."""

Judge = Callable[[Mapping[Move, float]], Mapping[Move, float]]
"""What moves are to be ranked by, from what they are worth."""
Looks = Callable[[Sequence[Move]], Iterator[tuple[Move, float]]]
"""Looks at each of the moves in one new world: the moves with what the looks ended with, in points."""


class Gap(NamedTuple):
    """By how much looks at a move ended higher than looks at the leader in the same worlds: mean, its squared standard
    error, and of how many looks."""

    mean: float
    noise: float
    looks: int


class Race:
    """The race of one decision. firsts: what moves are worth one move ahead, in points; most: how many of them are
    looked at, the best ones by `judge`."""

    def __init__(self, firsts: Mapping[Move, float], judge: Judge, most: int) -> None:
        self.firsts, self.judge = firsts, judge
        self.ends: dict[Move, list[float]] = {move: [] for move in firsts}
        self.running, self.looks = self._ranked(firsts)[:max(most, 2)], 0

    def run(self, looks: Looks, spent: Callable[[], float]) -> None:
        """To the end of the budget, of which `spent` says what part is gone; each half gets an equal part of it."""
        halvings = max(ceil(log2(len(self.running))), 1)
        for number in range(1, halvings + 1):
            while True:
                for move, end in looks(self.running):
                    self.ends[move].append(end)
                    self.looks += 1
                    if spent() >= 1:
                        return
                if spent() >= number / halvings:
                    break
            ranked = self._ranked(self.worths())
            self.running = [move for move in ranked if move in self.running][:max(len(self.running) + 1 >> 1, 2)]

    def worths(self) -> dict[Move, float]:
        """What each move is worth, by first guesses and looks: each counts by how far it is to be trusted."""
        gaps, leader = self.gaps(), self._leader()
        hopes = {move: first - self.firsts[leader] for move, first in self.firsts.items()}
        off = sum((gap.mean - hopes[move]) ** 2 - gap.noise for move, gap in gaps.items())
        doubt = max((RULE * DOUBT ** 2 + off) / (RULE + len(gaps)), SURE ** 2)
        for move, gap in gaps.items():
            trust = gap.looks / (gap.looks + max(gap.noise * gap.looks / doubt, LEAST))
            hopes[move] += trust * (gap.mean - hopes[move])
        ends = self.ends[leader]
        base = (sum(ends) + LEAST * self.firsts[leader]) / (len(ends) + LEAST)
        return {move: base + hope for move, hope in hopes.items()}

    def gaps(self) -> dict[Move, Gap]:
        """The gap of each move that was looked at twice at least, but for the leader."""
        leader = self._leader()
        return {move: _gap(ends, self.ends[leader]) for move, ends in self.ends.items()
                if len(ends) > 1 and move != leader}

    def error(self, move: Move, other: Move) -> float | None:
        """The standard error of how much better one of them is, by looks in the same worlds; None where there were too
        few to say."""
        ends, others = self.ends[move], self.ends[other]
        return sqrt(_gap(ends, others).noise) if move != other and min(len(ends), len(others)) > 1 else None

    def _leader(self) -> Move:
        """A move that has been looked at in every world."""
        return max(self.running, key=lambda move: len(self.ends[move]))

    def _ranked(self, worths: Mapping[Move, float]) -> list[Move]:
        judged = self.judge(worths)
        return sorted(judged, key=lambda move: -judged[move])


def _gap(ends: Sequence[float], others: Sequence[float]) -> Gap:
    """Both begin in the same world; the shorter one ended sooner."""
    gaps = [end - other for end, other in zip(ends, others, strict=False)]
    mean = sum(gaps) / len(gaps)
    return Gap(mean, sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps), len(gaps))
