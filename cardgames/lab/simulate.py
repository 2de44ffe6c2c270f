"""Matches by the thousand between bots, shared out in chunks of whole matches.

Only whole numbers are added up, match by match: the report is the same whoever played them.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.lab import matches
from cardgames.lab.figures import Figure
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.sharing import Progress, executor
from cardgames.lab.tally import Report, Row, Tally


class Chunk(NamedTuple):
    """Some matches of a simulation, from number `first` to `last`; `rows`: tell each match, too."""

    recipe: Recipe
    seats: tuple[str, ...]
    seed: int | str
    first: int
    last: int
    rows: bool


def simulate(game: Game, seats: str | Sequence[str] = "random", *, games: int = 1000, seed: int | str = 0,
             jobs: int = 1, cluster: str | None = None, rows: bool = False,
             progress: Progress | None = None) -> Report:
    """Play `games` matches between the bots at `seats`, in `jobs` processes or by the workers of a Dask cluster. Ctrl-C
    ends it with what has been finished. rows: the report has each match as well.

    Raises `UsageError` for people among the seats, numbers below 1 and a cluster that cannot be used."""
    sitting = matches.seated(seats, game)
    matches.check_number("--games", games)
    made, total = recipe(game.ruleset), Tally()
    chunks = (Chunk(made, sitting, seed, first, last, rows) for first, last in matches.spans(games))
    try:
        with executor(jobs, cluster) as workers:
            for part in workers.map_chunks(_tally, chunks):
                total.add(part)
                if progress is not None:
                    progress(total.games, games)
    except KeyboardInterrupt:
        pass
    return _report(game, sitting, seed, games, total)


def _tally(chunk: Chunk) -> Tally:
    total, game = Tally(), chunk.recipe.game()
    for number in range(chunk.first, chunk.last + 1):
        total.add(_one(game, chunk, number))
    return total


def _one(game: Game, chunk: Chunk, number: int) -> Tally:
    """One match. Nobody listens, so neither texts nor events are made."""
    seed = matches.match_seed(chunk.seed, number)
    match = matches.begun(game, chunk.seats, seed)
    choices, cut = Figure(), 0
    for decision in matches.decisions(match):
        choices += Figure.of(len(decision.moves))
        cut += not decision.moves.complete
    outcome, rounds = game.outcome(match.state), match.state.round
    lines = {(line, side): points for line, row in outcome.lines.items() for side, points in row.items()}
    row = Row(number, seed, outcome.winner, choices.count, rounds, outcome.points, lines)
    return Tally(games=1, wins={outcome.winner: 1} if outcome.winner else {}, draws=not outcome.winner,
                 sides={side: Figure.of(points) for side, points in outcome.points.items()},
                 results=dict.fromkeys(outcome.points.items(), 1),
                 lines={key: Figure.of(points) for key, points in lines.items()},
                 decisions=Figure.of(choices.count), choices=choices, rounds=Figure.of(rounds), cut=cut,
                 rows=[row] if chunk.rows else [])


def _report(game: Game, seats: tuple[str, ...], seed: int | str, asked: int, total: Tally) -> Report:
    rules, sides = game.ruleset, range(1, game.sides + 1)
    names = dict.fromkeys(line for line, _ in total.lines)
    return Report(
        game=rules.id, title=rules.title, variants=rules.variants, settings=rules.settings, rules_hash=rules.rules_hash,
        players=rules.players, teams=rules.sides, seats=seats, seed=seed, asked=asked, games=total.games,
        wins={side: total.wins.get(side, 0) for side in sides}, draws=total.draws,
        points={side: total.sides.get(side, Figure()) for side in sides},
        results={side: {points: number for (own, points), number in sorted(total.results.items()) if own == side}
                 for side in sides},
        lines={line: {side: total.lines[line, side] for side in sides} for line in names}, decisions=total.decisions,
        choices=total.choices, rounds=total.rounds, cut=total.cut, rows=tuple(total.rows))
