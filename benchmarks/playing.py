"""How fast the package plays: random matches through the public door, beside the plain object engine in the same run.

Seeds are fresh in every chunk, so a table that only remembers past positions gains nothing. The collector of garbage is
left as it is. Times are processor seconds, so that a busy machine disturbs less.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from statistics import median
from time import process_time
from timeit import Timer
from typing import Any

from benchmarks.figures import Figure, at_least, at_most
from benchmarks.object_engine import Match
from cardgames import load

CHUNKS = 9
MATCHES_PER_CHUNK = 200
CROWDED_FLOORS = 40
COLD_STARTS = 5
RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
SUITS = "CDHS"

Player = Callable[[int], int]


def package_player(game: Any) -> Player:
    """A function that plays one random match of `game` from a seed and returns the number of decisions."""

    def play(seed: int) -> int:
        rng, decisions = Random(seed), 0
        state = game.start(seed=seed)
        while not game.is_over(state):
            game.play(state, rng.choice(game.moves(state)))
            decisions += 1
        return decisions

    return play


def object_player(seed: int) -> int:
    """The same for the object engine."""
    rng, decisions = Random(seed), 0
    match = Match.shuffled(rng)
    while not match.is_over:
        match.play(rng.choice(match.legal_moves()))
        decisions += 1
    return decisions


def rate(play: Player, seeds: range) -> float:
    """Decisions per processor second over one chunk."""
    began = process_time()
    decisions = sum(play(seed) for seed in seeds)
    return decisions / (process_time() - began)


def chunks(matches: int) -> Iterator[range]:
    """Ranges of seeds that never overlap."""
    return (range(start, start + matches) for start in count(1, matches))


def against_objects(chunk_count: int = CHUNKS) -> list[Figure]:
    """Both engines by turns on the same seeds; the ratio is the median of the chunks' ratios."""
    package = package_player(load("suipi", variants=["drop-free"]))
    ours, theirs = [], []
    for _, seeds in zip(range(chunk_count), chunks(MATCHES_PER_CHUNK), strict=False):
        ours.append(rate(package, seeds))
        theirs.append(rate(object_player, seeds))
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    return [
        Figure("suipi, drop free: package", median(ours), "decisions/s"),
        Figure("the same: plain objects", median(theirs), "decisions/s"),
        Figure("package over plain objects", ratio, "times", at_least(5)),
    ]


def spots_and_masks(chunk_count: int = CHUNKS) -> list[Figure]:
    """The placement game with four seats."""
    play = package_player(load("samoa", players=4))
    rates = [rate(play, seeds) for _, seeds in zip(range(chunk_count), chunks(30), strict=False)]
    return [Figure("samoa, 4 seats: package", median(rates), "decisions/s")]


def copying() -> list[Figure]:
    """Copying a state in the middle of a match."""
    game = load("suipi", variants=["drop-free"])
    state, rng = game.start(seed=1), Random(1)
    for _ in range(20):
        game.play(state, rng.choice(game.moves(state)))
    loops = 20_000
    seconds = median(Timer(lambda: game.copy(state)).repeat(repeat=5, number=loops)) / loops
    return [Figure("copy of a state", seconds * 1e6, "µs")]


def crowded(rng: Random) -> dict[str, Any]:
    """A position of the last deal with 29 loose cards and eight in hand, all with values, so that sums abound."""
    numbers = [rank + suit for suit in SUITS for rank in RANKS[:10]]
    rng.shuffle(numbers)
    floor, hand = numbers[:29], numbers[29:37]
    rest = numbers[37:] + [rank + suit for suit in SUITS for rank in RANKS[10:]]
    return {"floor": " ".join(floor), "hand": {1: " ".join(hand), 2: " ".join(rest[:8])},
            "counted": {1: " ".join(rest[8:])}, "stock": "", "turn": 1, "deal": 3}


def listing_seconds(game: Any, rng: Random) -> float:
    """Processor seconds to list the moves of one crowded floor."""
    state = game.position(crowded(rng))
    began = process_time()
    game.moves(state)
    return process_time() - began


def crowded_floors() -> list[Figure]:
    """Lists of moves where captures may sum any number of cards: cold (a new game) and warm (one game)."""
    rng = Random(29)
    cold = [listing_seconds(load("suipi", variants=["drop-free", "any-sums"]), rng) for _ in range(COLD_STARTS)]
    game = load("suipi", variants=["drop-free", "any-sums"])
    warm = [listing_seconds(game, rng) for _ in range(CROWDED_FLOORS)]
    return [
        Figure("29 loose cards, any sums: cold, median", median(cold) * 1e3, "ms", at_most(50)),
        Figure("29 loose cards, any sums: cold, worst", max(cold) * 1e3, "ms"),
        Figure("29 loose cards, any sums: warm, median", median(warm) * 1e3, "ms", at_most(50)),
        Figure("29 loose cards, any sums: warm, worst", max(warm) * 1e3, "ms"),
    ]
