"""What has been counted over the matches of a simulation, and the frozen report made of it, which others print."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from cardgames.lab import intervals
from cardgames.lab.figures import Figure

SCHEMA_VERSION = 1


class Row(NamedTuple):
    """One match: its number from 1, the seed with which it can be played again, the side that won alone (None: the
    first place was shared), decisions, rounds, points by side, and by score line and side."""

    number: int
    seed: str
    winner: int | None
    decisions: int
    rounds: int
    points: Mapping[int, int]
    lines: Mapping[tuple[str, int], int]


@dataclass(slots=True)
class Tally:
    """What has been counted over some matches. `lines` are points by score line and side, `sides` all points by side,
    `results` matches by side and points, `wins` matches won alone, `draws` those whose first place was shared."""

    games: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    draws: int = 0
    sides: dict[int, Figure] = field(default_factory=dict)
    results: dict[tuple[int, int], int] = field(default_factory=dict)
    lines: dict[tuple[str, int], Figure] = field(default_factory=dict)
    decisions: Figure = field(default_factory=Figure)
    choices: Figure = field(default_factory=Figure)
    rounds: Figure = field(default_factory=Figure)
    cut: int = 0
    rows: list[Row] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what was counted over other matches."""
        for name in (each.name for each in fields(self)):
            own, more = getattr(self, name), getattr(other, name)
            if isinstance(own, dict):
                for key, value in more.items():
                    own[key] = own[key] + value if key in own else value
            elif isinstance(own, list):
                own.extend(more)
            else:
                setattr(self, name, own + more)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The result of a simulation. Sides count from 1; `draws` are matches whose first place was shared.

    `games` were finished of the `asked`; they differ only if it was interrupted. `results`: by side, how many matches
    ended with so many points. `choices`: legal moves a decision; `cut`: decisions whose list of moves was not complete
    (see `Moves.complete`). `rows`: each match, if that was asked for."""

    game: str
    title: str
    variants: tuple[str, ...]
    settings: Mapping[str, Any]
    rules_hash: str
    players: int
    teams: Sequence[Sequence[int]]
    seats: tuple[str, ...]
    seed: int | str
    asked: int
    games: int
    wins: Mapping[int, int]
    draws: int
    points: Mapping[int, Figure]
    results: Mapping[int, Mapping[int, int]]
    lines: Mapping[str, Mapping[int, Figure]]
    decisions: Figure
    choices: Figure
    rounds: Figure
    cut: int
    rows: tuple[Row, ...] = ()

    def share(self, side: int) -> intervals.Interval:
        """The part of all matches that a side wins alone, as an interval."""
        return intervals.wilson(self.wins[side], self.games)

    def to_json(self) -> dict[str, Any]:
        """The report as one JSON object."""
        return {
            "schema_version": SCHEMA_VERSION, "kind": "simulation", "game": self.game, "title": self.title,
            "variants": list(self.variants), "settings": dict(self.settings), "rules_hash": self.rules_hash,
            "players": self.players, "sides": [list(seats) for seats in self.teams], "seats": list(self.seats),
            "seed": self.seed, "asked": self.asked, "games": self.games,
            "wins": {str(side): count for side, count in self.wins.items()}, "draws": self.draws,
            "win_share": {str(side): self.share(side).to_json() for side in self.wins},
            "points": _by_side(self.points),
            "results": {str(side): {str(points): number for points, number in row.items()}
                        for side, row in self.results.items()},
            "lines": {line: _by_side(row) for line, row in self.lines.items()},
            "decisions": self.decisions.to_json(), "choices": self.choices.to_json(), "rounds": self.rounds.to_json(),
            "cut": self.cut}


def _by_side(row: Mapping[int, Figure]) -> dict[str, Any]:
    return {str(side): figure.to_json() for side, figure in row.items()}
