"""All bots against all: who is how much stronger, on equal cards and with changed seats.

A *set* is the same cards played in all the seatings of `seatings`, so neither the cards nor the seats favour anybody,
and its score is one measurement. A contest stops when its interval is narrow enough (not when it proves something:
that would be looking until chance agrees), or when it has had as many sets as it may have.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.lab import intervals, matches
from cardgames.lab.figures import Figure
from cardgames.lab.ratings import Rating, ratings
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.sharing import Progress, executor

SCHEMA_VERSION = 1
LEAST = 20
"""Sets that every contest has, unless it may not have so many."""


class Score(NamedTuple):
    """One set for the first of two bots. won: 2 for each of its sides that came before a side of the other, 1 for a
    shared place. lead: by how many points its sides were ahead, over all pairs of sides; where fewer points are better,
    by how many fewer they had."""

    won: int
    lead: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Two bots and the sets they have played. pairs: how many pairs of sides are compared in one set. matches: how many
    are played in one."""

    first: str
    second: str
    sets: tuple[Score, ...]
    pairs: int
    matches: int
    narrow: bool

    @property
    def share(self) -> float:
        """How often the first comes before the second, a shared place counting half."""
        return sum(score.won for score in self.sets) / (2 * self.pairs * len(self.sets)) if self.sets else 0.5

    @property
    def interval(self) -> intervals.Interval:
        """Where that share lies."""
        return intervals.share([score.won for score in self.sets], 2 * self.pairs)

    @property
    def lead(self) -> float:
        """By how many points a match the first is ahead of the second."""
        return self._leads.mean / self.pairs

    @property
    def lead_interval(self) -> intervals.Interval:
        """Where that lies."""
        return intervals.Interval(*(end / self.pairs for end in intervals.mean(self._leads)))

    @property
    def _leads(self) -> Figure:
        return sum((Figure.of(score.lead) for score in self.sets), Figure())

    def turned(self) -> Contest:
        """The same with the bots named the other way round."""
        sets = tuple(Score(2 * self.pairs - score.won, -score.lead) for score in self.sets)
        return replace(self, first=self.second, second=self.first, sets=sets)

    def to_json(self) -> dict[str, Any]:
        """The contest as data. narrow: whether it stopped because its interval was narrow enough."""
        return {"first": self.first, "second": self.second, "sets": len(self.sets),
                "matches": len(self.sets) * self.matches, "share": round(self.share, 6),
                "interval": self.interval.to_json(), "lead": round(self.lead, 6),
                "lead_interval": self.lead_interval.to_json(), "narrow": self.narrow}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """What was found; `ratings` from the strongest to the weakest. within: the half width of an interval that is
    narrow. finished: whether it was not interrupted."""

    game: str
    title: str
    variants: tuple[str, ...]
    settings: dict[str, Any]
    rules_hash: str
    players: int
    seed: int | str
    within: float
    ratings: tuple[Rating, ...]
    contests: tuple[Contest, ...]
    finished: bool

    def to_json(self) -> dict[str, Any]:
        """The ladder as one JSON object."""
        return {"schema_version": SCHEMA_VERSION, "kind": "ladder", "game": self.game, "title": self.title,
                "variants": list(self.variants), "settings": self.settings, "rules_hash": self.rules_hash,
                "players": self.players, "seed": self.seed, "within": self.within, "finished": self.finished,
                "ratings": [rating.to_json() for rating in self.ratings],
                "contests": [contest.to_json() for contest in self.contests]}


class Chunk(NamedTuple):
    """One set of the contest at a place in the list."""

    recipe: Recipe
    bots: tuple[str, str]
    seed: int | str
    number: int
    place: int


def ladder(game: Game, bots: Sequence[str], *, sets: int = 200, within: float = 0.05, seed: int | str = 0,
           jobs: int = 1, cluster: str | None = None, progress: Progress | None = None) -> Ladder:
    """Every two of `bots` play at most `sets` sets, fewer if the interval of their share is within so much to either
    side. Ctrl-C ends it with the contests as far as they are.

    Raises `UsageError` for fewer than two bots, for one named twice, and for people."""
    named = tuple(matches.seated([bot] * game.seats, game)[0] for bot in bots)
    if len(named) < 2 or len(set(named)) < len(named):
        raise UsageError("a ladder is between two bots or more, each named once")
    rules = game.ruleset
    done, finished = contests(game, list(combinations(named, 2)), sets=sets, within=within, seed=seed, jobs=jobs,
                              cluster=cluster, progress=progress)
    return Ladder(game=rules.id, title=rules.title, variants=rules.variants, settings=dict(rules.settings),
                  rules_hash=rules.rules_hash, players=rules.players, seed=seed, within=within,
                  ratings=ratings(named, done), contests=tuple(done), finished=finished)


def contests(game: Game, pairs: Sequence[tuple[str, str]], *, sets: int = 200, within: float = 0.05,
             seed: int | str = 0, jobs: int = 1, cluster: str | None = None,
             progress: Progress | None = None) -> tuple[list[Contest], bool]:
    """The contests of these pairs of bots, all on the same cards, a set of each in turn; whether they came to an end or
    were interrupted. Contests without a set are left out.

    Raises `UsageError` for a game of one side, and for a number of sets below 1."""
    if game.sides < 2:
        raise UsageError("bots are measured against each other, so the game must have two sides or more")
    matches.check_number("--sets", sets)
    tables, finished = [_Table(game, bots, sets, within) for bots in pairs], True
    made = recipe(game.ruleset)
    chunks = (Chunk(made, pairs[place], seed, number, place)
              for number in range(1, sets + 1) for place in range(len(pairs)) if not tables[place].over)
    try:
        with executor(jobs, cluster) as workers:
            for place, score in workers.map_chunks(_set, chunks):
                tables[place].take(score)
                if progress is not None:
                    progress(sum(sets if table.over else len(table.scores) for table in tables), len(pairs) * sets)
    except KeyboardInterrupt:
        finished = False
    return [table.contest() for table in tables if table.scores], finished


class _Table:
    """A contest that is being played. When it is over depends on its own sets alone: one that was given away before
    that was known is not counted."""

    def __init__(self, game: Game, bots: tuple[str, str], sets: int, within: float) -> None:
        self.bots, self.sets, self.within = bots, sets, within
        arrangements = seatings(game.sides)
        self.matches = len(arrangements)
        self.pairs = sum(seating.count(0) * seating.count(1) for seating in arrangements)
        self.scores: list[Score] = []
        self.over = False

    def take(self, score: Score) -> None:
        """One more set."""
        if not self.over:
            self.scores.append(score)
            self.over = len(self.scores) >= self.sets or (len(self.scores) >= LEAST and self.contest().narrow)

    def contest(self) -> Contest:
        """The contest as far as it is."""
        first, second = self.bots
        found = Contest(first=first, second=second, sets=tuple(self.scores), pairs=self.pairs, matches=self.matches,
                        narrow=False)
        return replace(found, narrow=found.interval.half <= self.within)


def seatings(sides: int) -> list[tuple[int, ...]]:
    """Which bot (0 or 1) plays for each side, in all matches of a set. Of two sides each has either. Of more, each bot
    sits alone among the others once on every side: so both meet the same cards in the same company."""
    if sides == 2:
        return [(0, 1), (1, 0)]
    alone = [tuple(int(side == place) for side in range(sides)) for place in range(sides)]
    return [tuple(1 - bot for bot in seating) for seating in alone] + alone


def _set(chunk: Chunk) -> tuple[int, Score]:
    game, won, lead = chunk.recipe.game(), 0, 0
    seed = matches.match_seed(chunk.seed, chunk.number)
    for seating in seatings(game.sides):
        seats = [chunk.bots[seating[game.side_of[seat] - 1]] for seat in range(1, game.seats + 1)]
        outcome = matches.begun(game, seats, seed).run()
        place = {side: number for number, shared in enumerate(outcome.ranking) for side in shared}
        for own in range(1, game.sides + 1):
            for other in range(1, game.sides + 1):
                if seating[own - 1] == 0 and seating[other - 1] == 1:
                    won += 1 + (place[own] < place[other]) - (place[own] > place[other])
                    lead += game.bound.better * (outcome.points[own] - outcome.points[other])
    return chunk.place, Score(won, lead)
