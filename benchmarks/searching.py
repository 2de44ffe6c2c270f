"""How many looks a search makes, beside plain playouts of the same positions in the same run; how long a level takes.

A playout is a world imagined from what the seat sees, played at random to the end of its deal: what a search does at
the least. Times are processor seconds.
"""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.figures import Figure, at_least, at_most
from cardgames import load
from cardgames.players.levels import LEVELS, Budget
from cardgames.players.luck import luck
from cardgames.players.search import Bot
from cardgames.rules.catalogue import Catalogue

LOOKS = 1000
POSITIONS = 9
LEVEL = "hard"


def positions(game: Any, count: int) -> Iterator[Any]:
    """The first decision of the match and others of its first moves, where there is a choice."""
    for seed in range(count):
        rng, state = Random(seed), game.start(seed=seed)
        for _ in range(seed):
            game.play(state, rng.choice(game.moves(state)))
        while len(game.moves(state)) == 1:
            game.play(state, game.moves(state)[0])
        yield state


def playouts(game: Any, seen: Any, count: int) -> float:
    """Playouts per processor second."""
    rng, began = Random(1), process_time()
    for _ in range(count):
        world = game.imagine(seen, rng)
        while world.seat and (world.round, world.deal) == (seen.round, seen.deal):
            game.play(world, rng.choice(game.moves(world)))
    return count / (process_time() - began)


def looks(game: Any, seen: Any, count: int) -> float:
    """Looks of a search per processor second, all it does before and after them included."""
    bot, moves = Bot(game, luck(1, seen.viewer), "search", Budget(count)), game.moves(seen)
    began = process_time()
    bot.estimates(seen, moves)
    return count / (process_time() - began)


def against_playouts(position_count: int = POSITIONS) -> list[Figure]:
    """Both by turns in the same positions; the ratio is the median of the positions' ratios."""
    game, ours, plain = load("suipi", variants=["drop-free"]), [], []
    for state in positions(game, position_count):
        seen = game.observe(state, state.seat)
        plain.append(playouts(game, seen, LOOKS))
        ours.append(looks(game, seen, LOOKS))
    ratio = median(our / other for our, other in zip(ours, plain, strict=True))
    return [
        Figure("suipi, drop free: search", median(ours), "looks/s"),
        Figure("the same: plain playouts", median(plain), "playouts/s"),
        Figure("search over plain playouts", ratio, "times", at_least(0.7)),
    ]


def slowest_answers(position_count: int = 2) -> list[Figure]:
    """How long a level takes in each ruleset at the fullest table, in the slowest of a few positions; the three slowest
    rulesets are told."""
    found = []
    for name in Catalogue().ids():
        game = load(name, players=load(name).ruleset.shape.seats.players[-1])
        seen = [game.observe(state, state.seat) for state in positions(game, position_count)]
        count = LEVELS[LEVEL].iterations
        found.append((max(count / looks(game, each, count) for each in seen), name))
    return [Figure(f"an answer of {LEVEL}: {name}", seconds, "s", at_most(2)) for seconds, name in sorted(found)[-3:]]
