"""How fast every ruleset plays beside the first one: random matches, and lists of moves where many cards lie loose.

The games take turns in short chunks, each beside a chunk of the yardstick, so that what disturbs one disturbs both.
"""
from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from benchmarks.figures import Figure, at_least, at_most
from cardgames import load
from cardgames.rules.catalogue import Catalogue
from cardgames.table.takes import LIMIT

YARDSTICK, CHUNKS, SECONDS = "suipi", 5, 0.15
CROWDED, FULL, FLOORS, TRIES = 12, 20, 48, 800


class Rate(NamedTuple):
    """What one processor second brings."""

    decisions: float
    listed: float


def choose(moves: Sequence[Any], rng: Random) -> Any:
    """Any move."""
    return moves[int(rng.random() * len(moves))]


def rate(game: Any, rng: Random, seconds: float = SECONDS) -> Rate:
    """Whole random matches for about so many processor seconds."""
    began, decisions, listed, spent = process_time(), 0, 0, 0.0
    while spent < seconds:
        state = game.start(seed=rng.getrandbits(40))
        while state.seat:
            moves = game.moves(state)
            decisions, listed = decisions + 1, listed + len(moves)
            game.play(state, choose(moves, rng))
        spent = process_time() - began
    return Rate(decisions / spent, listed / spent)


def crowded_floors(game: Any, rng: Random) -> Iterator[Any]:
    """States of matches in which nobody takes anything while he may leave a card, with many loose cards."""
    floor = next((zone.cell for zone in game.setup.layout.zones.values() if zone.form == "piles"), None)
    for _ in range(TRIES if floor is not None else 0):
        state, enough = game.start(seed=rng.getrandbits(40)), rng.randint(CROWDED, FULL)
        while state.seat and state.z[floor].bit_count() < enough:
            moves = game.moves(state)
            game.play(state, choose([move for move in moves if game.movers[move[0]].effect == "laid"] or moves, rng))
        if state.seat and state.z[floor].bit_count() >= CROWDED:
            yield state


def crowded(id: str, yardstick: float) -> list[Figure]:
    """Lists of moves on crowded floors, beside the yardstick's rate in random matches."""
    game, rng, listed, spent, longest = load(id), Random(id), 0, 0.0, 0
    states = [state for state, _ in zip(crowded_floors(game, rng), range(FLOORS), strict=False)]
    game = load(id)                          # it has not seen these floors
    game.moves(game.start(0))                # but what is made once, for all floors, is no part of them
    gc.collect()
    gc.disable()                             # a pause for what others left behind may be longer than all the lists
    for state in states:
        began = process_time()
        moves = game.moves(state)
        spent += process_time() - began
        listed, longest = listed + len(moves), max(longest, len(moves))
    gc.enable()
    if not states:
        return []
    return [Figure(f"{id}, {CROWDED} to {FULL} loose cards: per listed move, beside {YARDSTICK}",
                   listed / spent / yardstick, "times", at_least(0.5)),
            Figure(f"{id}, {CROWDED} to {FULL} loose cards: longest list", longest, "moves", at_most(LIMIT))]


def every_ruleset(chunks: int = CHUNKS) -> list[Figure]:
    """Every other ruleset at its first number of seats, without variants."""
    yardstick, figures = load(YARDSTICK), list[Figure]()
    rate(yardstick, Random(0))
    for id in Catalogue().ids():
        if id != YARDSTICK:
            game, rng = load(id), Random(id)
            rate(game, rng)                 # the first chunk of each fills its tables
            pairs = [(rate(game, rng), rate(yardstick, rng)) for _ in range(chunks)]
            figures += [
                Figure(f"{id}: per decision, beside {YARDSTICK}",
                       median(ours.decisions / theirs.decisions for ours, theirs in pairs), "times", at_least(0.25)),
                Figure(f"{id}: per listed move, beside {YARDSTICK}",
                       median(ours.listed / theirs.listed for ours, theirs in pairs), "times", at_least(0.5)),
                *crowded(id, median(theirs.listed for _, theirs in pairs))]
    return figures
