"""Elo ratings from contests: the strengths under which all shares seen are likeliest (Bradley and Terry 1952), and how
much they vary when the sets are weighed anew at random (the Bayesian bootstrap, Rubin 1981).

A difference of 400 points means ten to one. The weakest has 0.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Any, NamedTuple, Protocol

from cardgames.engine.chance import stream
from cardgames.lab.intervals import LEVEL, PRIOR, Interval

SAMPLES = 200
ROUNDS = 500
CLOSE = 1e-6

Shares = Mapping[tuple[str, str], tuple[float, float]]
"""By pair of bots: what the first has won of the sets against the second, and how many there were."""


class Set(Protocol):
    """One set: what the first of two has won."""

    @property
    def won(self) -> int:
        """In half pairs of sides."""


class Played(Protocol):
    """A contest: two bots, their sets, and how many pairs of sides one set compares."""

    @property
    def first(self) -> str:
        """One bot."""

    @property
    def second(self) -> str:
        """The other."""

    @property
    def sets(self) -> Sequence[Set]:
        """All sets."""

    @property
    def pairs(self) -> int:
        """Pairs of sides in a set."""


class Rating(NamedTuple):
    """A bot, its Elo points, and their interval."""

    bot: str
    elo: float
    interval: Interval

    def to_json(self) -> dict[str, Any]:
        """Rounded to whole points."""
        return {"bot": self.bot, "elo": round(self.elo), "interval": [round(end) for end in self.interval]}


def ratings(bots: Sequence[str], contests: Sequence[Played]) -> tuple[Rating, ...]:
    """The bots that have played, the strongest first. The draws of the bootstrap depend on the contests alone."""
    playing = [bot for bot in bots if any(bot in (contest.first, contest.second) for contest in contests)]
    if not playing:
        return ()
    scores = {(contest.first, contest.second): _scores(contest) for contest in contests}
    found = _fitted(playing, {pair: (sum(won), len(won)) for pair, won in scores.items()})
    rng, drawn = stream(0, "bootstrap"), list[Mapping[str, float]]()
    for _ in range(SAMPLES):
        drawn.append(_fitted(playing, {pair: (_weighed(won, rng), len(won)) for pair, won in scores.items()}))
    lowest = min(playing, key=lambda bot: found[bot])
    out = []
    for bot in sorted(playing, key=lambda bot: -found[bot]):
        values = sorted(sample[bot] - sample[lowest] for sample in drawn)
        out.append(Rating(bot, found[bot] - found[lowest], _middle(values)))
    return tuple(out)


def _scores(contest: Played) -> list[float]:
    """What the first has won of each set, from 0 to 1, with PRIOR sets added for either: nobody is infinitely
    strong."""
    return [*(score.won / (2 * contest.pairs) for score in contest.sets), *[0.0, 1.0] * PRIOR]


def _weighed(won: Sequence[float], rng: Random) -> float:
    """What would have been won if each set had stood for more or fewer of its kind."""
    weights = [rng.expovariate(1) for _ in won]
    return sum(weight * each for weight, each in zip(weights, won, strict=True)) / sum(weights) * len(won)


def _middle(values: Sequence[float]) -> Interval:
    """Between which the middle part of sorted values lies."""
    cut = round(len(values) * (1 - LEVEL) / 2)
    return Interval(values[cut], values[-1 - cut])


def _fitted(bots: Sequence[str], shares: Shares) -> dict[str, float]:
    """Strengths in Elo points around a mean of 0, by the usual iteration (Hunter 2004)."""
    met: dict[str, list[tuple[str, float]]] = {bot: [] for bot in bots}
    wins = dict.fromkeys(bots, 0.0)
    for (first, second), (won, of) in shares.items():
        met[first].append((second, of))
        met[second].append((first, of))
        wins[first] += won
        wins[second] += of - won
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        after = {bot: wins[bot] / sum(of / (strength[bot] + strength[other]) for other, of in met[bot])
                 for bot in bots}
        mean = 10 ** (sum(map(log10, after.values())) / len(bots))
        after = {bot: value / mean for bot, value in after.items()}
        change = max(abs(after[bot] / strength[bot] - 1) for bot in bots)
        strength = after
        if change < CLOSE:
            break
    return {bot: 400 * log10(value) for bot, value in strength.items()}
