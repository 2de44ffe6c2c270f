"""How a match ended: points, score lines, ranking, and why."""
from __future__ import annotations

from dataclasses import dataclass

from cardgames.engine.core import Core
from cardgames.table.messages import Message
from cardgames.table.state import State


@dataclass(frozen=True, slots=True)
class Outcome:
    """points: {side: points}. lines: {line: {side: points}}, in the order of the ruleset; they add up to the points.
    ranking: places from first to last, each the sides that share it. why: the message of what ended the match.
    settled: the message of the tie-break that put the first before others with as many points; None if none had to."""

    points: dict[int, int]
    lines: dict[str, dict[int, int]]
    ranking: list[list[int]]
    why: Message
    settled: Message | None = None

    @property
    def winner(self) -> int | None:
        """The side that won alone, or None."""
        return self.ranking[0][0] if len(self.ranking[0]) == 1 else None


def lines(game: Core, state: State) -> dict[str, dict[int, int]]:
    """The points of each score line so far, also where nobody scored; what a position carried in only if it did."""
    sides = range(1, game.sides + 1)
    table = {name: {side: state.c[cell + side] for side in sides} for name, cell in game.setup.lines.items()}
    return {name: row for name, row in table.items() if name != "carried" or any(row.values())}


def of(game: Core, state: State) -> Outcome:
    """The outcome of a match that is over."""
    _, ender = game.bound.plan.match
    settled = game.bound.settled
    return Outcome(points=game.points(state), lines=lines(game, state), ranking=game.bound.rank(state), why=ender.why,
                   settled=settled(state) if settled is not None else None)
