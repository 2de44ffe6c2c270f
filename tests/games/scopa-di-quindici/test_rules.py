"""Scopa di Quindici: fifteen takes, nothing else; what fifteen means for the rest and for the opening layout."""
from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.playing import Played, game_of
from tests.games.scopa.playing import PACK, rounds

ID = "scopa-di-quindici"
WORTH = {"A": 1, "J": 8, "Q": 9, "K": 10}


def value(card: str) -> int:
    return WORTH.get(card[0]) or int(card[0])


@pytest.mark.parametrize("card", ["AS", "2S", "5S", "6S", "7S", "JS", "QS", "KS"])
def test_a_card_takes_every_set_that_makes_fifteen_with_it(card: str) -> None:
    floor = "7H 3C KD 4D QH AC".split()
    table = Played(ID, floor=" ".join(floor), hand={1: card, 2: "2C"})
    wanted = {frozenset(each) for size in range(1, 7) for each in combinations(floor, size)
              if value(card) + sum(map(value, each)) == 15}
    found = {frozenset(text.split("=")[1].split("+")) for text in table.legal() if "=" in text}
    assert found == wanted
    assert bool(wanted) != (card in table.legal())                # what can take must take


def test_equal_cards_and_sums_do_not_take() -> None:
    assert Played(ID, floor="4H 3C", hand={1: "4S 7S", 2: "2C"}).legal() == ["4S", "7S"]


def test_two_sets_are_not_taken_at_once() -> None:
    assert Played(ID, floor="KD 7H 3C", hand={1: "5S", 2: "2C"}).refused("5S=KD,7H+3C") is not None


def test_free_to_lay() -> None:
    assert Played(ID, "free-to-lay", floor="7H", hand={1: "JS", 2: "2C"}).legal() == ["JS", "JS=7H"]


def test_the_rest_is_ten_more_than_a_multiple_of_fifteen() -> None:
    """220 less captures of fifteen each; the last card is laid, or takes fifteen more."""
    for _, before in rounds(game_of(ID), range(40)):
        rest = before.get("floor", "").split() + [card for hand in before["hand"].values() for card in hand.split()]
        assert sum(map(value, rest)) % 15 == 10


def test_fifteen_and_thirty_in_the_layout_are_the_dealers() -> None:
    """As often as they should be among four of forty cards, counted exactly."""
    totals = [sum(map(value, four)) for four in combinations(sorted(PACK), 4)]
    game, tries = game_of(ID, "dealer-sweeps"), 3000
    found = [game.points(game.start(seed=seed))[2] for seed in range(tries)]
    for sweeps, total in ((1, 15), (2, 30)):
        expected = tries * totals.count(total) / len(totals)
        assert abs(found.count(sweeps) - expected) < 4 * expected ** 0.5
    assert set(found) == {0, 1, 2}


def test_without_the_variant_the_layout_stays() -> None:
    game = game_of(ID)
    assert all(len(game.to_position(game.start(seed=seed))["floor"].split()) == 4 for seed in range(100))
