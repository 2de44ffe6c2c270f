"""Two tables side by side: what a house rule changes, measured on matches that are dealt the same cards.

Match i is played at both tables from the same seed, by the same bots with the same luck. So the difference of one match
is a measurement, and the interval of the mean difference is far narrower than that of either table.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.outcome import Outcome
from cardgames.errors import UsageError
from cardgames.lab import intervals, matches
from cardgames.lab.figures import Figure
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.sharing import Progress, executor
from cardgames.table.state import Event

SCHEMA_VERSION = 1
UNIT = 1000
"""Measures are counted in thousandths, so that they are whole numbers and add up to the same in any order."""

SHARES = ("first.wins", "ties")
"""Measures that are from 0 to 1 in each match."""

GROUPS = ("first", "ties", "points", "lines", "length", "moves", "triggers")
"""The order of the rows, by how their names begin; within a group that in which they first turned up."""

LEAST = 20
"""Matches below which nothing is called sure: a few may agree by chance, and their interval does not tell."""

Measures = dict[str, int]
"""What was measured in one match, in thousandths, by name: see `measured`."""


class Row(NamedTuple):
    """One measure at both tables, and the second less the first, match by match. In thousandths."""

    name: str
    first: Figure
    second: Figure
    difference: Figure

    @property
    def change(self) -> float:
        """By how much the second table has more."""
        return self.difference.mean / UNIT

    @property
    def interval(self) -> intervals.Interval:
        """Where the change lies. Of a share it cannot be more than the whole."""
        most = 1.0 if self.name in SHARES else inf
        return intervals.Interval(*(min(max(end / UNIT, -most), most) for end in intervals.mean(self.difference)))

    @property
    def is_sure(self) -> bool:
        """Whether that there is a change is beyond chance: its interval leaves out 0, and it is of LEAST matches."""
        return self.difference.count >= LEAST and self.interval.excludes(0.0)

    def to_json(self) -> dict[str, Any]:
        """Both means, the change and its interval."""
        return {"name": self.name, "first": round(self.first.mean / UNIT, 6),
                "second": round(self.second.mean / UNIT, 6), "change": round(self.change, 6),
                "interval": self.interval.to_json(), "sure": self.is_sure}


class Table(NamedTuple):
    """What was played: the rules of one of the two."""

    game: str
    title: str
    variants: tuple[str, ...]
    settings: dict[str, Any]
    rules_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What was found. `games` were finished of the `asked`, each at both tables."""

    tables: tuple[Table, Table]
    players: int
    seats: tuple[str, ...]
    seed: int | str
    asked: int
    games: int
    rows: tuple[Row, ...]

    def to_json(self) -> dict[str, Any]:
        """The comparison as one JSON object."""
        return {"schema_version": SCHEMA_VERSION, "kind": "comparison",
                "tables": [{**table._asdict(), "variants": list(table.variants)} for table in self.tables],
                "players": self.players, "seats": list(self.seats), "seed": self.seed, "asked": self.asked,
                "games": self.games, "rows": [row.to_json() for row in self.rows]}


class Chunk(NamedTuple):
    """Some matches, from number `first` to `last`, to be played at both tables."""

    tables: tuple[Recipe, Recipe]
    seats: tuple[str, ...]
    seed: int | str
    first: int
    last: int


def compare(first: Game, second: Game, seats: str | Sequence[str] = "greedy", *, games: int = 1000,
            seed: int | str = 0, jobs: int = 1, cluster: str | None = None,
            progress: Progress | None = None) -> Comparison:
    """Play `games` matches at each table. Ctrl-C ends it with what has been finished.

    Raises `UsageError` for tables with another number of seats, people among the seats, and numbers below 1."""
    if first.seats != second.seats:
        raise UsageError("the tables have {seats} and {others} seats; tables that are compared have the same, see "
                         "--players", seats=first.seats, others=second.seats)
    sitting = matches.seated(seats, first)
    matches.check_number("--games", games)
    both, found = (recipe(first.ruleset), recipe(second.ruleset)), _Found()
    chunks = (Chunk(both, sitting, seed, *span) for span in matches.spans(games))
    try:
        with executor(jobs, cluster) as workers:
            for part in workers.map_chunks(_pairs, chunks):
                for pair in part:
                    found.add(*pair)
                if progress is not None:
                    progress(found.games, games)
    except KeyboardInterrupt:
        pass
    return Comparison(tables=(_table(first), _table(second)), players=first.seats, seats=sitting, seed=seed,
                      asked=games, games=found.games, rows=found.rows())


def _table(game: Game) -> Table:
    rules = game.ruleset
    return Table(rules.id, rules.title, rules.variants, dict(rules.settings), rules.rules_hash)


class _Found:
    """All measures so far."""

    def __init__(self) -> None:
        self.games = 0
        self.figures: dict[str, tuple[Figure, Figure, Figure]] = {}

    def add(self, first: Measures, second: Measures) -> None:
        """One match at both tables. What one of them does not have is 0 there, and was 0 in all matches before."""
        for name in {**self.figures, **first, **second}:
            values = first.get(name, 0), second.get(name, 0)
            before = self.figures.get(name) or (Figure(self.games),) * 3
            one, other, difference = (old + Figure.of(new) for old, new in zip(
                before, (*values, values[1] - values[0]), strict=True))
            self.figures[name] = one, other, difference
        self.games += 1

    def rows(self) -> tuple[Row, ...]:
        """A row a measure, group by group: what only one of the tables has stands with its like."""
        names = sorted(self.figures, key=lambda name: GROUPS.index(name.partition(".")[0]))
        return tuple(Row(name, *self.figures[name]) for name in names)


def _pairs(chunk: Chunk) -> list[tuple[Measures, Measures]]:
    first, second = (table.game() for table in chunk.tables)
    return [(measured(first, chunk.seats, seed), measured(second, chunk.seats, seed))
            for seed in (matches.match_seed(chunk.seed, number) for number in range(chunk.first, chunk.last + 1))]


def measured(game: Game, seats: Sequence[str], seed: str) -> Measures:
    """One match. `first.wins`: 1 if whoever decided first won alone, shared if the first place was; `first.lead`: the
    points by which that side was ahead of the mean of the others (fewer, where fewer are better). `ties`, `points` and
    `lines.…` of all sides together, `length.…`, and how often each kind of move was made and each trigger had an
    effect."""
    match = matches.begun(game, seats, seed)
    first = game.side_of[match.state.seat]
    moves = dict.fromkeys((f"moves.{name}" for name in game.names), 0)
    fired = dict.fromkeys((path for path, _ in game.bound.triggers), 0)
    heard, choices, number = set[str](), 0, 0

    def hear(event: Event) -> None:
        heard.add(event.cause)

    for decision in matches.decisions(match, hear):
        _count(fired, heard)
        choices, number = choices + len(decision.moves), number + 1
        moves[f"moves.{game.names[decision.move[0]]}"] += 1
    _count(fired, heard)
    lengths = {"length.decisions": number, "length.rounds": match.state.round, "length.choices": choices / number}
    outcome = game.outcome(match.state)
    found = {**_edge(outcome, first, game.bound.better), **_points(outcome), **lengths, **moves, **fired}
    return {name: round(UNIT * value) for name, value in found.items()}


def _count(fired: dict[str, int], heard: set[str]) -> None:
    """Count each trigger once a move, whatever all it did then; then listen anew."""
    for path in heard & fired.keys():
        fired[path] += 1
    heard.clear()


def _edge(outcome: Outcome, first: int, better: int) -> dict[str, float]:
    best, others = outcome.ranking[0], [points for side, points in outcome.points.items() if side != first]
    return {"first.wins": 1 / len(best) if first in best else 0.0,
            "first.lead": better * (outcome.points[first] - sum(others) / max(len(others), 1)),
            "ties": float(len(best) > 1)}


def _points(outcome: Outcome) -> dict[str, float]:
    lines = {f"lines.{line}": float(sum(row.values())) for line, row in outcome.lines.items()}
    return {"points": float(sum(outcome.points.values())), **lines}
