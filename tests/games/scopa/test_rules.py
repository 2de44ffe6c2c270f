"""Scopa: one test for each written rule, and the arithmetic of a round."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.games.playing import Played, cards, game_of
from tests.games.scopa.playing import FAMILY, PACK, at_the_count, rounds


@pytest.mark.parametrize(("players", "stock"), [(2, 30), (3, 27), (4, 24), (6, 18)])
def test_four_on_the_floor_and_three_in_each_hand(players: int, stock: int) -> None:
    game = game_of("scopa", players=players)
    position = game.to_position(game.start(seed=1))
    assert len(position["floor"].split()) == 4
    assert [len(hand.split()) for hand in position["hand"].values()] == [3] * players
    assert len(position["stock"].split()) == stock


def test_the_pack_has_forty_cards_without_eights_nines_and_tens() -> None:
    game = game_of("scopa")
    assert set(cards(game.to_position(game.start(seed=1)))) == PACK


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_deals_use_the_whole_pack(players: int) -> None:
    game, rng = game_of("scopa", players=players), Random(2)
    state, left = game.start(seed=2), set()
    while not game.is_over(state) and state.round == 1:
        left.add(state.stock)
        game.play(state, rng.choice(game.moves(state)))
    assert min(left) == 0


def test_the_player_to_the_right_follows() -> None:
    table = Played("scopa", players=4, floor="KD", hand={1: "2H", 2: "3H", 3: "4H", 4: "5H"})
    assert [table.play(text).state.seat for text in ("2H", "5H", "4H")] == [4, 3, 2]


def test_three_kings_never_open() -> None:
    game = game_of("scopa")
    for seed in range(1500):
        floor = game.to_position(game.start(seed=seed))["floor"]
        assert floor.count("K") < 3


def test_the_chance_of_three_kings_is_145_in_91390() -> None:
    """Counted exactly, and met by deals where three kings may stay."""
    deals = list(combinations(sorted(PACK), 4))
    chance = sum(sum(card[0] == "K" for card in four) >= 3 for four in deals) / len(deals)
    assert (chance, len(deals)) == (145 / 91390, 91390)
    game, tries = game_of("scopa", "kings-stay"), 6000
    found = sum(game.to_position(game.start(seed=seed))["floor"].count("K") >= 3 for seed in range(tries))
    assert abs(found - tries * chance) < 4 * (tries * chance) ** 0.5


@pytest.mark.parametrize(("card", "sets"), [
    ("7S", ["7S=5C+2H", "7S=4D+3C", "7S=AD+4D+2H"]),
    ("2S", ["2S=2H"]),
    ("JS", ["JS=5C+3C", "JS=AD+5C+2H", "JS=AD+4D+3C"]),
    ("KS", ["KS=2H+3C+5C", "KS=AD+4D+5C", "KS=AD+2H+3C+4D"]),
])
def test_an_equal_card_or_a_sum(card: str, sets: list[str]) -> None:
    table = Played("scopa", floor="5C 2H 4D 3C AD", hand={1: card, 2: "QC"})
    taken = {frozenset(text.split("=")[1].split("+")) for text in table.legal()}
    assert taken == {frozenset(text.split("=")[1].split("+")) for text in sets}


def test_an_equal_card_comes_before_a_sum() -> None:
    assert Played("scopa", floor="7H 5C 2S", hand={1: "7S", 2: "QC"}).legal() == ["7S=7H"]


def test_a_card_that_takes_may_not_be_laid_but_another_may() -> None:
    assert Played("scopa", floor="7H KD", hand={1: "7S 3H", 2: "QC"}).legal() == ["3H", "7S=7H"]


def test_after_a_scopa_the_floor_is_empty() -> None:
    table = Played("scopa", floor="7H", hand={1: "7S 3H", 2: "QC 2D"}).play("7S=7H")
    assert table.gains == {1: 1}
    assert table.legal() == ["2D", "QC"]


def test_a_scopa_with_the_last_card_of_a_deal_counts() -> None:
    """Only the very last card of the round makes none."""
    table = Played("scopa", deal=1, floor="7H", hand={2: "7S"}, turn=2).play("7S=7H")
    assert table.gains == {2: 1}


@pytest.mark.parametrize(("one", "other", "gains"), [
    ("2C 2H 3C", "4C 4H", {1: 1}),                                # cards
    ("2D 3D", "4C 4H", {1: 1}),                                   # coins; cards are level
    ("7D 3C", "2D 4H", {1: 1}),                                   # settebello; cards and coins are level
    ("7C 7D 7H 7S", "6C 6D 6H 6S", {1: 2}),                       # settebello and primiera
    ("7C 2D 2H 2S", "6C 5D 5H 5S", {2: 1}),                       # 57 against 63
    ("7C 7H 7S 2C", "6C 6D 6H 6S", {2: 2}),                       # no coins: no primiera, and no most coins
    ("AC AD AH AS", "5C 5D 5H 5S", {1: 1}),                       # an ace is better than a five
    ("2C 2D 2H 2S", "KC KD KH KS", {1: 1}),                       # a two is better than a court
    ("KC JD JH QS", "QC KD KH JS", {}),                           # courts are worth the same
])
def test_the_count(one: str, other: str, gains: dict[int, int]) -> None:
    assert at_the_count("scopa", won={1: one, 2: other}) == gains


def test_leftovers_are_nobodys_if_nobody_captured() -> None:
    assert Played("scopa", stock="", floor="7D 6C", hand={1: "KC"}).counted() == {}


@pytest.mark.parametrize("id", FAMILY)
def test_a_round_of_two_sides_brings_four_points_at_most_and_the_sweeps(id: str) -> None:
    """Settebello is always somebody's; the three majorities may be nobody's. The napola comes on top."""
    game = game_of(id)
    last_sweep = 1 if id in ("chkobba", "hurrikan") else 0
    napola = 10 if id == "scopa-d-assi" else 0
    for gained, before in rounds(game, range(40)):
        assert 1 <= gained <= 4 + napola + last_sweep
        assert sorted(cards(before)) == sorted(PACK)


def test_three_play_each_for_himself() -> None:
    assert game_of("scopa", players=3).sides == 3
    assert at_the_count("scopa", players=3, won={1: "2C 3C", 2: "2H", 3: "3H"}) == {1: 1}
