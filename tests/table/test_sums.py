"""Subset sums and unions of groups, against a generator that tries every subset and every way to cut it up."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardgames.table.bits import ids
from cardgames.table.sums import FULL, WIDTH, Item, Known, Overflow, Sums

VALUES = [value for value in range(1, 14) for _ in range(4)]
KINDS: list[dict[str, Any]] = [{}, {"most": 2}, {"most": 3}, {"distinct": True}, {"most": 3, "distinct": True}]


def subsets(things: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    return (chosen for size in range(len(things) + 1) for chosen in combinations(things, size))


def is_group(things: Sequence[Item], value: int, most: int | None = None, distinct: bool = False) -> bool:
    values = [worth for _, worth in things]
    return (len(values) > 1 and sum(values) == value and (most is None or len(values) <= most)
            and (not distinct or len(set(values)) == len(values)))


def can_be_cut(things: Sequence[Item], value: int, **kind: Any) -> bool:
    """Whether these things are a union of groups: the first one's group is tried in every way."""
    if not things:
        return True
    first, rest = things[0], things[1:]
    return any(can_be_cut([thing for thing in rest if thing not in others], value, **kind)
               for others in subsets(rest) if is_group([first, *others], value, **kind))


def union(things: Sequence[Item]) -> int:
    return sum(mask for mask, _ in things)


def floors(count: int, cards: int = 8, seed: int = 1) -> Iterator[tuple[int, list[Item], list[Item], int]]:
    """Random loose cards, piles taken as one card, all of them as things, and a value to make."""
    rng = Random(seed)
    for _ in range(count):
        chosen = rng.sample(range(40), cards)
        in_piles = [chosen[at:at + 2] for at in range(0, 2 * rng.randint(0, 1), 2)]
        loose = sum(1 << card for card in chosen if not any(card in pile for pile in in_piles))
        piles = [(sum(1 << card for card in pile), rng.randint(2, 9)) for pile in in_piles]
        yield loose, piles, [(1 << card, VALUES[card]) for card in ids(loose)] + piles, rng.randint(2, 13)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_sets_are_the_subsets_with_the_sum(kind: dict[str, Any]) -> None:
    sums = Sums(VALUES, 13, **kind)
    for loose, piles, things, value in floors(60):
        found = [mask for vec in sums.sets(value, sums.counts(loose, piles)) for mask in sums.masks(vec, loose, piles)]
        alone = [mask for mask, worth in things if worth == value]
        groups = [union(some) for some in subsets(things) if is_group(some, value, **kind)]
        assert sorted(found) == sorted(groups + alone)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_unions_are_all_that_can_be_cut_into_groups(kind: dict[str, Any]) -> None:
    sums = Sums(VALUES, 13, **kind)
    for loose, piles, things, value in floors(60, seed=2):
        vecs = sums.unions(value, sums.counts(loose, piles))
        assert vecs[0] == 0
        found = [mask for vec in vecs for mask in sums.masks(vec, loose, piles)]
        small = [thing for thing in things if thing[1] < value]
        assert sorted(found) == sorted(union(some) for some in subsets(small) if can_be_cut(some, value, **kind))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_split_is_found_exactly_when_there_is_one(kind: dict[str, Any]) -> None:
    sums, rng = Sums(VALUES, 13, **kind), Random(3)
    for _ in range(150):
        value = rng.randint(2, 13)
        cards = rng.sample([card for card, worth in enumerate(VALUES) if worth < value], min(6, 4 * (value - 1)))
        things = [(1 << card, VALUES[card]) for card in cards[:rng.randint(2, 6)]]
        vec = sums.counts(union(things))
        groups = sums.splits(vec, value)
        assert (groups is not None) == can_be_cut(things, value, **kind)
        if groups is not None:
            assert sum(groups) == vec
            assert all(group in sums.sets(value, vec) for group in groups)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_union_extends_exactly_when_a_larger_one_holds_it(kind: dict[str, Any]) -> None:
    sums = Sums(VALUES, 13, **kind)
    for loose, piles, _, value in floors(60, cards=9, seed=4):
        counts = sums.counts(loose, piles)
        vecs = sums.unions(value, counts)
        for vec in vecs:
            larger = [other for other in vecs if other != vec and holds(other, vec)]
            assert sums.extends(vec, value, counts) == bool(larger)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_maximal_unions_are_those_that_nothing_extends(kind: dict[str, Any]) -> None:
    sums = Sums(VALUES, 13, **kind)
    for loose, piles, _, value in floors(60, cards=9, seed=5):
        counts = sums.counts(loose, piles)
        wanted = [vec for vec in sums.unions(value, counts) if vec and not sums.extends(vec, value, counts)]
        assert sorted(sums.maximal(value, counts, 1000)) == sorted(wanted)
        assert set(sums.maximal(value, counts, 2)) <= set(wanted)


def holds(vec: int, other: int) -> bool:
    """Whether counts hold other counts, value by value."""
    return all(vec >> at & FULL >= other >> at & FULL for at in range(0, 13 * WIDTH, WIDTH))


def test_ways_and_size_count_without_spelling_out() -> None:
    sums = Sums(VALUES, 13)
    for loose, _, _, value in floors(40, seed=6):
        counts = sums.counts(loose)
        for vec in sums.sets(value, counts):
            masks = sums.masks(vec, loose)
            assert sums.ways(vec, counts) == len(masks)
            assert {mask.bit_count() for mask in masks} == {sums.size(vec)}


def test_too_many_sets_are_not_spelled_out() -> None:
    sums = Sums(VALUES, 13, limit=100)
    loose = (1 << 40) - 1
    counts = sums.counts(loose)
    with pytest.raises(Overflow):
        sums.unions(10, counts)
    with pytest.raises(Overflow):
        sums.check_size(sums.sets(10, counts), counts, loose)
    sums.check_size(sums.sets(3, counts), counts, loose)


@pytest.mark.parametrize("copies", [16, 31])
def test_many_cards_of_one_value(copies: int) -> None:
    """Courts that count ten make sixteen cards worth ten."""
    sums = Sums([5] * copies, 10)
    counts = sums.counts((1 << copies) - 1)
    assert len(sums.unions(10, counts)) == 1 + copies // 2
    assert sums.splits(sums.counts((1 << 4) - 1), 10) is not None
    assert sums.splits(sums.counts((1 << 3) - 1), 10) is None


def test_listing_visits_few_nodes_on_a_crowded_floor() -> None:
    """29 loose cards and sums of any number: the work is bounded, whatever the time it takes."""
    rng = Random(29)
    for _ in range(5):
        sums = Sums(VALUES, 10, limit=5000)
        loose = sum(1 << card for card in rng.sample(range(40), 29))
        counts = sums.counts(loose)
        for value in range(1, 11):
            try:
                sums.unions(value, counts)
            except Overflow:
                sums.maximal(value, counts, 200)
        assert sums.visited < 150_000


def test_known_works_each_answer_out_once() -> None:
    asked: list[int] = []

    def double(x: int) -> int:
        asked.append(x)
        return 2 * x

    known: Known[int, int] = Known(double, most=2)
    assert [known[1], known[1], known[2]] == [2, 2, 4]
    assert asked == [1, 2]
    assert [known[3], known[4], known[1]] == [6, 8, 2]      # it had grown too large and was emptied
    assert asked == [1, 2, 3, 4, 1]
