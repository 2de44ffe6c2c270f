"""Matches by the thousand between bots, shared out over processes in chunks of whole matches.

The seed of match i comes from the root seed and i alone, and only whole numbers are added up: the report is the same
for any number of processes.
"""
from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import UsageError
from cardgames.lab.figures import Figure
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.report import Report, Tally
from cardgames.players.human import KIND as PERSON
from cardgames.players.seats import BOTS, kinds, players

CHUNK = 25
"""Matches that one process plays at most before it reports; fewer where there are few."""
MOST_JOBS = 256

Progress = Callable[[int, int], None]
"""Told after every chunk: how many matches are done, of how many."""


class Chunk(NamedTuple):
    """Some matches of a simulation, from `first` up to but without `last`."""

    recipe: Recipe
    seats: tuple[str, ...]
    seed: int | str
    first: int
    last: int


def simulate(game: Game, seats: str | Sequence[str] = "random", *, games: int = 1000, seed: int | str = 0,
             jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play `games` matches between the bots at `seats` in `jobs` processes. Ctrl-C ends it with what has been finished.

    Raises `UsageError` for people among the seats and for numbers below 1."""
    sitting = tuple(kinds(seats, game.seats))
    if PERSON in sitting:
        raise UsageError(f"a simulation is played by bots ({', '.join(BOTS)}); nobody is asked for a move")
    for what, number, most in (("--games", games, None), ("--jobs", jobs, MOST_JOBS)):
        if number < 1 or (most and number > most):
            raise UsageError(f"{what} is a number from 1{f' to {most}' if most else ' up'}, not {number}")
    size, made = max(1, min(CHUNK, games // (4 * jobs))), recipe(game.ruleset)
    chunks = [Chunk(made, sitting, seed, first, min(first + size, games)) for first in range(0, games, size)]
    total = Tally()
    with _results(chunks, game, min(jobs, len(chunks))) as results:
        try:
            for part in results:
                total.add(part)
                if progress is not None:
                    progress(total.games, games)
        except KeyboardInterrupt:
            pass
    return _report(game, sitting, seed, games, total)


@contextmanager
def _results(chunks: Sequence[Chunk], game: Game, jobs: int) -> Iterator[Iterator[Tally]]:
    """The tallies of all chunks, in their order; played here, or in other processes, which leave Ctrl-C to this one."""
    if jobs == 1:
        yield (_tally(game, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool.map(_play, chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def _play(chunk: Chunk) -> Tally:
    return _tally(chunk.recipe.game(), chunk)


def match_seed(seed: int | str, number: int) -> str:
    """The seed of match `number` (from 1) of a simulation: with it the match can be played again on its own."""
    return f"{seed}.{number}"


def _tally(game: Game, chunk: Chunk) -> Tally:
    total = Tally()
    for number in range(chunk.first + 1, chunk.last + 1):
        total.add(_one(game, chunk.seats, match_seed(chunk.seed, number)))
    return total


def _one(game: Game, seats: Sequence[str], seed: str) -> Tally:
    """One match. Nobody listens, so neither texts nor events are made."""
    match = Match(game, players(game, seats, seed), seed=seed)
    choices, cut, decisions = Figure(), 0, 0
    while not match.is_over:
        decision = match.decide()
        choices += Figure.of(len(decision.moves))
        cut += not decision.moves.complete
        decisions += 1
        game.play(match.state, decision.move)
    outcome = game.outcome(match.state)
    lines = {(line, side): Figure.of(points) for line, row in outcome.lines.items() for side, points in row.items()}
    return Tally(games=1, wins={outcome.winner: 1} if outcome.winner else {}, draws=not outcome.winner,
                 sides={side: Figure.of(points) for side, points in outcome.points.items()}, lines=lines,
                 decisions=Figure.of(decisions), choices=choices, rounds=Figure.of(match.state.round), cut=cut)


def _report(game: Game, seats: tuple[str, ...], seed: int | str, asked: int, total: Tally) -> Report:
    rules, sides = game.ruleset, range(1, game.sides + 1)
    names = dict.fromkeys(line for line, _ in total.lines)
    return Report(
        game=rules.id, title=rules.title, variants=rules.variants, settings=rules.settings, rules_hash=rules.rules_hash,
        players=rules.players, teams=rules.sides, seats=seats, seed=seed, asked=asked, games=total.games,
        wins={side: total.wins.get(side, 0) for side in sides}, draws=total.draws,
        points={side: total.sides.get(side, Figure()) for side in sides},
        lines={line: {side: total.lines[line, side] for side in sides} for line in names}, decisions=total.decisions,
        choices=total.choices, rounds=total.rounds, cut=total.cut)
