"""What one card can take, against a generator that tries every set of things on small floors."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cardgames.table.bits import bits, ids
from cardgames.table.packs import Cards, faces
from cardgames.table.state import Pile
from cardgames.table.sums import Overflow
from cardgames.table.takes import LIMIT, Allowed, Takes, one_of_each, some_of_both

CARDS = Cards({"main": faces(SimpleNamespace(
    base="french52", values={"J": "none", "Q": "none", "K": "none"}, add={}, remove=(), faces={}, bare=None))})
PLAIN = Allowed(equal="all", equal_courts="all", most=2, distinct=False, piles=True, piles_in_sums=False,
                everything=False)
TABLES = [PLAIN._replace(equal=equal, equal_courts="one" if equal == "one" else "all", most=most, distinct=distinct,
                         piles_in_sums=through, everything=everything)
          for equal, most, distinct, through, everything in product(
              ["all", "one", "none"], [0, 2, 3, None], [False, True], [False, True], [False, True])
          if most != 0 or not (distinct or through)]
Floor = tuple[int, tuple[Pile, ...]]


def names(allowed: Allowed) -> str:
    flags = [name for name in ("distinct", "piles_in_sums", "everything") if getattr(allowed, name)]
    return "-".join([allowed.equal, str(allowed.most), *flags])


def floor(rng: Random, count: int) -> Floor:
    """Loose cards and up to two piles, one of which may be locked."""
    chosen = rng.sample(range(52), count + 4)
    piles = []
    for at in range(0, 2 * rng.randint(0, 2), 2):
        cards = [card for card in chosen[at:at + 2] if CARDS.value[card]]
        if len(cards) == 2:
            piles.append((bits(cards), rng.randint(2, 10), rng.randint(1, 2), rng.random() < 0.3))
    return bits(chosen[4:]), tuple(piles)


def literal(allowed: Allowed, rank: int, floor: Floor) -> set[int]:
    """Every set that a card of this rank takes, by trying all sets and all ways to cut them."""
    loose, piles = floor
    value = next(CARDS.value[card] for card in ids(CARDS.of_rank[rank]))
    mode = allowed.equal if value else allowed.equal_courts
    equal = [1 << card for card in ids(loose & CARDS.of_rank[rank])] if mode != "none" else []
    whole = [pile[0] for pile in piles if allowed.piles and value and pile[1] == value]
    items = [(1 << card, CARDS.value[card]) for card in ids(loose) if 0 < CARDS.value[card] < value]
    items += [pile[:2] for pile in piles if allowed.piles_in_sums and not pile[3] and pile[1] < value]
    found = {sum(some) | sum(masks) | mask
             for some in subsets(equal) if len(some) < 2 or mode == "all"
             for masks in subsets(whole) for mask in summed(allowed, value, items)}
    found.discard(0)
    if not allowed.everything:
        return found
    return {mask for mask in found if not any(other != mask and other & mask == mask for other in found)}


def summed(allowed: Allowed, value: int, items: Sequence[tuple[int, int]]) -> set[int]:
    def fits(values: Sequence[int]) -> bool:
        most = len(items) if allowed.most is None else allowed.most
        alike = len(set(values)) < len(values)
        return len(values) <= most and sum(values) == value and not (allowed.distinct and alike)

    groups = [chosen for size in range(2, len(items) + 1) for chosen in combinations(items, size)
              if fits([worth for _, worth in chosen])]
    out = {0}
    for group in groups:
        mask = sum(item for item, _ in group)
        out |= {known | mask for known in out if not known & mask}
    return out


def subsets(masks: Sequence[int]) -> list[tuple[int, ...]]:
    return [chosen for size in range(len(masks) + 1) for chosen in combinations(masks, size)]


def listed(takes: Takes, rank: int, floor: Floor) -> list[int]:
    loose, piles = floor
    items = takes.items(piles)
    return list(takes.sets(rank, loose, piles, items, takes.sums.counts(loose, items)))


@cache
def takes_of(allowed: Allowed) -> Takes:
    return Takes(CARDS, allowed)


@pytest.mark.parametrize("allowed", TABLES, ids=names)
def test_the_list_is_every_set_once(allowed: Allowed) -> None:
    takes, rng = takes_of(allowed), Random(1)
    for _ in range(12):
        lying = floor(rng, rng.randint(0, 9))
        for rank in range(13):
            found = listed(takes, rank, lying)
            assert len(set(found)) == len(found)
            assert set(found) == literal(allowed, rank, lying)
            assert takes.any(rank, *lying) == bool(found)


@pytest.mark.parametrize(
    "allowed", [PLAIN, PLAIN._replace(most=None), PLAIN._replace(most=None, everything=True)], ids=names)
def test_a_cut_list_is_part_of_the_whole(allowed: Allowed) -> None:
    takes, rng = takes_of(allowed), Random(2)
    for _ in range(30):
        lying = floor(rng, 9)
        for rank in range(13):
            whole, some = set(listed(takes, rank, lying)), takes.some(rank, *lying, LIMIT)
            assert len(set(some)) == len(some)
            assert set(some) <= whole
            assert bool(some) == bool(whole)
            assert takes.some(rank, *lying, 2) == some[:2]


def test_a_cut_list_begins_with_equal_cards_piles_and_all_of_them() -> None:
    takes = takes_of(PLAIN._replace(most=None))
    loose, pile = cards("10C 10D 6C 4C 3C"), (cards("8C 2C"), 10, 1, False)
    some = takes.some(rank("10"), loose, [pile], LIMIT)
    assert some[:4] == [cards("10C"), cards("10D"), pile[0], cards("10C 10D") | pile[0]]
    assert cards("6C 4C 10C 10D") | pile[0] in some          # a maximal union, with all the equal things
    assert some[-1] == cards("6C 4C")                        # then single groups


def test_a_cut_list_keeps_to_its_share_of_single_groups() -> None:
    takes = takes_of(PLAIN._replace(most=None))
    loose = bits(card for card in range(40) if card % 4 < 3)
    some = takes.some(rank("10"), loose, (), 300)
    assert len(some) == 300
    assert some == takes.some(rank("10"), loose, (), 400)[:300]


@pytest.mark.parametrize(("most", "loose"), [
    (2, "AC AD AH AS 9C 9D 9H 9S 2C 2D 2H 2S 8C 8D 8H 8S 3C 7C"),
    (None, "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 6C"),
])
def test_too_long_a_list_is_given_up(most: int | None, loose: str) -> None:
    with pytest.raises(Overflow):
        listed(takes_of(PLAIN._replace(most=most)), rank("10"), (cards(loose), ()))


def test_many_equal_cards_are_given_up_before_they_are_spelled_out() -> None:
    many = Cards({"main": faces(SimpleNamespace(
        base="french52", values={}, add={"A": ["C"] * 26}, remove=(), faces={}, bare=None))})
    takes, aces = Takes(many, PLAIN), many.of_rank[0]
    assert aces.bit_count() == 30
    with pytest.raises(Overflow):
        listed(takes, 0, (aces, ()))
    assert takes.any(0, aces, ())


def test_some_of_both_is_either_or_both_in_order() -> None:
    assert some_of_both([1, 2], [4, 8]) == [1, 2, 4, 5, 6, 8, 9, 10]
    assert some_of_both((), [4]) == [4]
    assert some_of_both([1], ()) == [1]


def test_one_of_each_is_both_where_there_is_both() -> None:
    assert one_of_each([1, 2], [4, 8]) == [5, 6, 9, 10]
    assert list(one_of_each((), [4])) == [4]
    assert list(one_of_each([1], ())) == [1]


@pytest.mark.parametrize("join", [some_of_both, one_of_each])
def test_a_product_is_not_made_beyond_the_limit(join: Any) -> None:
    with pytest.raises(Overflow):
        join([1] * 80, [2] * 80)


def rank(name: str) -> int:
    return CARDS.ranks.index(name)


def cards(texts: str) -> int:
    return sum(CARDS.by_text[text] for text in texts.split())
