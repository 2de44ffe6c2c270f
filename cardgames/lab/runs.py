"""Matches watched decision by decision: how much choice there was, how much it mattered, and who was ahead.

The columns are those that CardStock writes for the Valet testbed (Goadrich, Morenville, Piette 2026), so that results
can be laid side by side; seats and sides count from 1 here.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.lab import matches
from cardgames.lab.recipe import Recipe
from cardgames.players.asking import estimates
from cardgames.players.valuing import Valuing
from cardgames.table.state import State

COLUMNS = {
    "choice": ("game", "numPlayers", "ai", "run", "move", "player", "choices", "choice"),
    "lead": ("game", "numPlayers", "ai", "run", "move", "recorder", "player", "score", "rankestimate"),
    "spread": ("game", "numPlayers", "ai", "run", "pmove", "player", "spread"),
    "results": ("game", "numPlayers", "ai", "run", "player", "score", "rank")}
"""By table, its columns: the names are CardStock's."""


class Decision(NamedTuple):
    """One decision. choices: legal moves; choice: which of them, from 0. spread: by how many points the best of them is
    better than the worst, in the judge's eyes; None if there was only one. worths: how far each side was ahead of the
    mean of the others then, in points, by what all cards tell. ranks: the same as places from 1 (first) to 0 (last)."""

    seat: int
    choices: int
    choice: int
    spread: float | None
    worths: tuple[float, ...]
    ranks: tuple[float, ...]


class Run(NamedTuple):
    """One match. first: the side that decided first. places: by side, from 0 for the best. better: 1 where more points
    are better, -1 where fewer are."""

    number: int
    first: int
    rounds: int
    decisions: tuple[Decision, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    better: int = 1


class Chunk(NamedTuple):
    """Some matches between the bots at `seats`, from number `first` to `last`; `judge` is the bot that estimates."""

    recipe: Recipe
    seats: tuple[str, ...]
    judge: str
    seed: int | str
    first: int
    last: int


def runs(chunk: Chunk) -> list[Run]:
    """The matches of a chunk."""
    game = chunk.recipe.game()
    valuing = Valuing(game)
    return [_run(game, valuing, chunk, number) for number in range(chunk.first, chunk.last + 1)]


def _run(game: Game, valuing: Valuing, chunk: Chunk, number: int) -> Run:
    seed = matches.match_seed(chunk.seed, number)
    match = matches.begun(game, chunk.seats, seed)
    first, found = game.side_of[match.state.seat], list[Decision]()
    for decision in matches.decisions(match):
        worths = _worths(game, valuing, match.state)
        at = decision.moves.index(decision.move) if decision.move in decision.moves else len(decision.moves)
        spread = None
        if len(decision.moves) > 1:
            seen = game.observe(match.state, decision.seat)
            worth = [each.worth for each in estimates(game, seen, decision.moves, bot=chunk.judge, seed=seed)
                     if each.visits]
            spread = max(worth) - min(worth)
        found.append(Decision(decision.seat, len(decision.moves), at, spread, worths, ranked(worths)))
    outcome = game.outcome(match.state)
    place = {side: number for number, shared in enumerate(outcome.ranking) for side in shared}
    return Run(number, first, match.state.round, tuple(found), tuple(outcome.points.values()),
               tuple(place[side] for side in sorted(place)), game.bound.better)


def _worths(game: Game, valuing: Valuing, state: State) -> tuple[float, ...]:
    """How far each side is ahead, judged from its first seat."""
    return tuple(valuing(state, seats[0]) for seats in game.ruleset.sides)


def ranked(worths: Sequence[float]) -> tuple[float, ...]:
    """Places from 1 for the first to 0 for the last; who is level shares the places."""
    others = max(len(worths) - 1, 1)
    return tuple((sum(other < own for other in worths) + (sum(other == own for other in worths) - 1) / 2) / others
                 for own in worths)


def tidy(table: str, found: Sequence[Run], about: tuple[str, int, str]) -> Iterator[tuple[object, ...]]:
    """The rows of one of the tables of COLUMNS; `about` is what the first three columns say."""
    for run in found:
        if table == "results":
            for side, points in enumerate(run.points, 1):
                yield *about, run.number, side, points, run.places[side - 1]
        for move, each in enumerate(run.decisions):
            if table == "choice":
                yield *about, run.number, move, each.seat, each.choices, each.choice
            elif table == "spread" and each.spread is not None:
                yield *about, run.number, move, each.seat, round(each.spread, 6)
            elif table == "lead":
                for side, (worth, rank) in enumerate(zip(each.worths, each.ranks, strict=True), 1):
                    yield *about, run.number, move, each.seat, side, round(worth, 6), round(rank, 6)
