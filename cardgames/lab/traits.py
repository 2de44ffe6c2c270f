"""What matches that have been watched say of their game: choice, length, tension, fairness.

Figures are named as in the Valet testbed: branching factor, game duration, decision spread, lead history.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.lab import intervals
from cardgames.lab.figures import Figure
from cardgames.lab.runs import Decision, Run

STEPS = 10
"""Into so many parts a match is divided where its course is told."""
UNIT = 1000
"""What is no whole number is counted in thousandths."""

Course = tuple[float, ...]
"""A mean in each tenth of a match; 0 where nothing was measured."""


class Mean(NamedTuple):
    """A mean and its interval."""

    value: float
    interval: intervals.Interval

    def to_json(self) -> dict[str, Any]:
        """Rounded to six places."""
        return {"mean": round(self.value, 6), "interval": self.interval.to_json()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """The figures.

    branching_factor: legal moves at a decision. forced: the share of decisions with one move only. game_duration:
    decisions in a match. decision_spread: points between the best and the worst move in the judge's eyes, where there
    was a choice. spread_course: the same as a part of the greatest of its match. lead_history: by final place from 1,
    how high who came there stood, from 1 (first) to 0 (last). lead_changes: how often in a match another side came to
    lead alone. first_wins: how often the side that decided first won, a shared place in parts; first_lead: its points
    less the mean of the others'. points: by side.
    """

    branching_factor: Figure
    branching_course: Course
    forced: float
    game_duration: Figure
    rounds: Figure
    decision_spread: float
    spread_course: Course
    lead_history: dict[int, Course]
    lead_changes: Figure
    first_wins: Mean
    first_lead: Mean
    points: tuple[Figure, ...]

    def to_json(self) -> dict[str, Any]:
        """The figures as data."""
        return {
            "branching_factor": {**self.branching_factor.to_json(), "forced": round(self.forced, 6),
                                 "course": _rounded(self.branching_course)},
            "game_duration": {"decisions": self.game_duration.to_json(), "rounds": self.rounds.to_json()},
            "decision_spread": {"mean": round(self.decision_spread, 6), "normalized": _rounded(self.spread_course)},
            "lead_history": {str(place): _rounded(course) for place, course in self.lead_history.items()},
            "lead_changes": self.lead_changes.to_json(),
            "first_seat": {"wins": self.first_wins.to_json(), "lead": self.first_lead.to_json()},
            "results": {str(side): figure.to_json() for side, figure in enumerate(self.points, 1)}}


def traits(runs: Sequence[Run]) -> Traits:
    """The figures of these matches, one at least."""
    spreads = [each.spread for run in runs for each in run.decisions if each.spread is not None]
    return Traits(
        branching_factor=_figure(each.choices for run in runs for each in run.decisions),
        branching_course=_course(runs, lambda run, each: each.choices),
        forced=_mean([float(each.choices == 1) for run in runs for each in run.decisions]),
        game_duration=_figure(len(run.decisions) for run in runs), rounds=_figure(run.rounds for run in runs),
        decision_spread=_mean(spreads), spread_course=_spread_course(runs), lead_history=_lead_history(runs),
        lead_changes=_figure(map(lead_changes, runs)), first_wins=_share(map(_first_wins, runs)),
        first_lead=_measured(map(_first_lead, runs)),
        points=tuple(_figure(run.points[side] for run in runs) for side in range(len(runs[0].points))))


def lead_changes(run: Run) -> int:
    """How often another side came to lead alone than had led alone last."""
    changes, last = 0, -1
    for each in run.decisions:
        best = max(each.worths)
        if each.worths.count(best) == 1 and (leader := each.worths.index(best)) != last:
            changes += last >= 0
            last = leader
    return changes


def _first_wins(run: Run) -> float:
    return 1 / run.places.count(0) if run.places[run.first - 1] == 0 else 0.0


def _first_lead(run: Run) -> float:
    own = run.points[run.first - 1]
    return run.better * (own - (sum(run.points) - own) / max(len(run.points) - 1, 1))


def _course(runs: Sequence[Run], value: Callable[[Run, Decision], float | None]) -> Course:
    """The mean of a value in each tenth of all matches."""
    found: list[list[float]] = [[] for _ in range(STEPS)]
    for run in runs:
        for number, each in enumerate(run.decisions):
            if (measured := value(run, each)) is not None:
                found[number * STEPS // len(run.decisions)].append(measured)
    return tuple(map(_mean, found))


def _spread_course(runs: Sequence[Run]) -> Course:
    greatest = {run.number: max([each.spread or 0.0 for each in run.decisions], default=0.0) or 1.0 for run in runs}
    return _course(runs, lambda run, each: None if each.spread is None else each.spread / greatest[run.number])


def _lead_history(runs: Sequence[Run]) -> dict[int, Course]:
    """Sides that share a place are told under the better one."""
    def standing(place: int) -> Callable[[Run, Decision], float | None]:
        def mean(run: Run, each: Decision) -> float | None:
            ranks = [rank for rank, final in zip(each.ranks, run.places, strict=True) if final == place]
            return _mean(ranks) if ranks else None

        return mean

    return {place + 1: _course(runs, standing(place)) for place in sorted({at for run in runs for at in run.places})}


def _figure(values: Iterable[int]) -> Figure:
    return sum(map(Figure.of, values), Figure())


def _measured(values: Iterable[float]) -> Mean:
    figure = _figure(round(UNIT * value) for value in values)
    low, high = intervals.mean(figure)
    return Mean(figure.mean / UNIT, intervals.Interval(low / UNIT, high / UNIT))


def _share(values: Iterable[float]) -> Mean:
    """The mean of shares, each from 0 to 1."""
    scores = [round(UNIT * value) for value in values]
    return Mean(_figure(scores).mean / UNIT, intervals.share(scores, UNIT))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 6) for value in values]
