"""A ruleset checked by play: random matches for every number of seats, and the rules that never came to anything.

What a file says wrongly is found by `rules.checking`; here is what only shows in play.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.errors import Said
from cardgames.lab.idle import PAIRS, Idle, idle, idle_duties, less
from cardgames.lab.laws import watch
from cardgames.lab.sharing import Progress
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import tables
from cardgames.rules.near import with_variants

MATCHES = 200
"""Random matches for every number of seats."""
FEW = 5
"""Random matches of each variant alone, for every number of seats: enough to see a table that cannot be played."""
PROBLEMS = 5
"""How many faulty matches of one number of seats are told; then the next number is tried."""
SECTIONS = ("round.open", "round.deals.open", "moves", "triggers", "scoring.lines", "ending.leftovers")
"""Where rules stand whose effect can be heard; duties are tried by leaving them away."""
SCHEMA_VERSION = 1


class Problem(NamedTuple):
    """What went wrong in a match: with these variants, this seed and number of players it can be seen again."""

    players: int
    seed: str
    decision: int
    message: str
    variants: tuple[str, ...] = ()

    @property
    def said(self) -> Said:
        """The same in a line."""
        on = with_variants(self.variants)
        return Said("{players} players{on}, seed {seed}, decision {number}: {message}", players=self.players, on=on,
                    seed=self.seed, number=self.decision + 1, message=self.message)

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport:
    """What play has shown. `matches` and `decisions` are by number of players. `unused`: rules that never had an
    effect; `idle`: values that never mattered. Neither is a fault: a rare thing may not happen in so few matches."""

    game: str
    variants: tuple[str, ...]
    settings: Mapping[str, Any]
    seed: int | str
    matches: Mapping[int, int]
    decisions: Mapping[int, int]
    problems: tuple[Problem, ...]
    unused: tuple[str, ...]
    idle: tuple[Idle, ...]

    @property
    def ok(self) -> bool:
        """Whether every match went as every match must."""
        return not self.problems

    def to_json(self) -> dict[str, Any]:
        """The report as one JSON object."""
        return {
            "schema_version": SCHEMA_VERSION, "kind": "check", "game": self.game, "variants": list(self.variants),
            "settings": dict(self.settings), "seed": self.seed, "ok": self.ok,
            "matches": {str(players): count for players, count in self.matches.items()},
            "decisions": {str(players): count for players, count in self.decisions.items()},
            "problems": [problem._asdict() for problem in self.problems], "unused": list(self.unused),
            "idle": [each.to_json() for each in self.idle]}


class _Findings:
    """What has been found so far, over all numbers of players."""

    def __init__(self) -> None:
        self.matches: dict[int, int] = {}
        self.decisions: dict[int, int] = {}
        self.problems: list[Problem] = []
        self.unused: list[str] | None = None
        self.idle: list[Idle] | None = None

    def unused_here(self, found: Sequence[str]) -> None:
        """Only what is unused for every number of players counts."""
        self.unused = list(found) if self.unused is None else [path for path in self.unused if path in found]


def check(id_or_path: str | Path, variants: Sequence[str] = (), settings: Mapping[str, Any] | None = None, *,
          catalogue: Catalogue | None = None, matches: int = MATCHES, seed: int | str = 0, parameters: bool = True,
          progress: Progress | None = None) -> CheckReport:
    """Play `matches` random matches for every number of players that the rules allow, and FEW of each variant if none
    is asked for; `parameters`: look for values that never mattered as well. Raises `UsageError`, `RulesetError`."""
    catalogue, found, pairs = catalogue or Catalogue(), _Findings(), min(matches, PAIRS)
    rules = catalogue.load_ruleset(id_or_path, variants=variants, settings=settings)
    numbers = rules.shape.seats.players
    for place, players in enumerate(numbers):
        def told(done: int, before: int = place * matches) -> None:
            if progress is not None:
                progress(before + done, len(numbers) * matches)

        game = Game(catalogue.load_ruleset(id_or_path, variants=variants, settings=settings, players=players))
        fired = _played(game, found, matches, seed, told)
        heard = [part.path for section in SECTIONS for part in game.ruleset.parts(section)]
        heard += [f"moves.{name}" for name in game.ruleset.unused_moves]
        sound = not any(problem.players == players for problem in found.problems)
        found.unused_here([path for path in heard if path not in fired]
                          + (idle_duties(game, seed, matches=pairs) if parameters and sound else []))
        if parameters and sound:
            again = None if found.idle is None else [each.path for each in found.idle]
            found.idle = idle(game, seed, among=again, matches=pairs)
    if not variants and not settings:
        found.problems += _of_variants(id_or_path, catalogue, min(matches, FEW), seed)
    return CheckReport(
        game=rules.id, variants=rules.variants, settings=rules.settings, seed=seed, matches=found.matches,
        decisions=found.decisions, problems=tuple(found.problems), unused=tuple(found.unused or ()),
        idle=less(found.idle or (), found.unused or ()))


def _played(game: Game, found: _Findings, matches: int, seed: int | str, told: Callable[[int], None]) -> set[str]:
    """All matches of one number of players; the paths of the rules that had an effect."""
    players, fired, faulty = game.seats, set[str](), 0
    found.matches[players] = found.decisions[players] = 0
    for number in range(1, matches + 1):
        own = f"{seed}.{number}"
        seen = watch(game, own)
        fired |= seen.fired
        found.matches[players] += 1
        found.decisions[players] += seen.decisions
        if seen.problem is not None:
            found.problems.append(Problem(players, own, seen.decisions, seen.problem))
            faulty += 1
        told(number)
        if faulty == PROBLEMS:
            break
    return fired


def _of_variants(id_or_path: str | Path, catalogue: Catalogue, matches: int, seed: int | str) -> Iterator[Problem]:
    """The first problem of each variant alone, with what it requires, for every number of players."""
    for table in tables(catalogue.book(id_or_path), pairs=False):
        if table.variants:
            game = Game(catalogue.load_ruleset(id_or_path, table.variants, players=table.players))
            seen = ((own, watch(game, own)) for own in (f"{seed}.{number}" for number in range(1, matches + 1)))
            yield from islice((Problem(table.players, own, each.decisions, each.problem, table.variants)
                               for own, each in seen if each.problem is not None), 1)
