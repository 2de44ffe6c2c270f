"""A race finds the best of some moves with few looks, and lets a good first guess stand."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from cardgames.players.race import Looks, Race
from cardgames.table.state import Move

MOVES: list[Move] = [(0, number, 0, 0) for number in range(8)]


def looks_at(worth: Callable[[int], float], *, noise: float, seed: int = 1, luck: float = 0.0) -> Looks:
    """Looks that end with the worth of the move, what the world adds for all alike (`luck`) and what it does not."""
    rng = Random(seed)

    def looks(moves: Sequence[Move]) -> Iterator[tuple[Move, float]]:
        world = rng.gauss(0, luck)
        for move in moves:
            yield move, worth(move[1]) + world + rng.gauss(0, noise)

    return looks


def raced(firsts: Sequence[float], looks: Looks, budget: int, most: int = 8) -> Race:
    race = Race(dict(zip(MOVES, firsts, strict=True)), dict, most)
    race.run(looks, lambda: sum(map(len, race.ends.values())) / budget)
    return race


def best(race: Race) -> int:
    worths = race.worths()
    return max(worths, key=lambda move: worths[move])[1]


@pytest.mark.parametrize("budget", [1, 2, 25, 100, 333])
def test_no_look_is_made_beyond_the_budget(budget: int) -> None:
    race = raced([0.0] * 8, looks_at(float, noise=1), budget)
    assert sum(map(len, race.ends.values())) == budget


def test_looks_find_what_the_first_guess_did_not_see() -> None:
    assert {best(raced([0.0] * 8, looks_at(float, noise=1, seed=seed), 100)) for seed in range(20)} == {7}


def test_what_all_moves_share_in_a_world_does_not_blur_them() -> None:
    found = [raced([0.0] * 8, looks_at(float, noise=0.3, luck=30, seed=seed), 50) for seed in range(20)]
    assert {best(race) for race in found} == {7}
    assert all((race.error(MOVES[7], MOVES[6]) or 0) < 1 for race in found)


def test_looks_that_tell_nothing_do_not_spoil_a_good_first_guess() -> None:
    """The guess is right and the looks are noisy: whoever believed the looks alone would be right one time in two."""
    firsts = [0.2 * number for number in range(8)]
    found = [best(raced(firsts, looks_at(lambda number: 0.2 * number, noise=8, seed=seed), 300)) for seed in range(100)]
    assert sum(number >= 6 for number in found) > 80


def test_a_wrong_first_guess_gives_way_to_looks() -> None:
    firsts = [float(-number) for number in range(8)]
    assert {best(raced(firsts, looks_at(float, noise=2, seed=seed), 300)) for seed in range(20)} == {7}


def test_the_better_half_goes_on() -> None:
    race = raced([0.0] * 8, looks_at(float, noise=0.1), 240)
    counts = [len(race.ends[move]) for move in MOVES]
    assert counts == sorted(counts)
    assert counts[0] < counts[4] < counts[6] == counts[7]


def test_only_so_many_are_looked_at() -> None:
    race = raced([1.0, 5.0, 2.0, 7.0, 0.0, 0.0, 0.0, 0.0], looks_at(float, noise=1), 30, most=3)
    assert {move[1] for move in MOVES if race.ends[move]} == {1, 2, 3}


def test_moves_are_ranked_by_what_the_judge_says() -> None:
    race = Race(dict.fromkeys(MOVES, 0.0), lambda worths: {move: -worth for move, worth in worths.items()}, 8)
    race.run(looks_at(float, noise=0.1), lambda: sum(map(len, race.ends.values())) / 100)
    assert MOVES[0] in race.running
    assert MOVES[7] not in race.running
