"""Chkobba: what is other than in Scopa."""
from __future__ import annotations

import pytest

from tests.games.playing import Played, game_of
from tests.games.scopa.playing import at_the_count

ID = "chkobba"


@pytest.mark.parametrize(("card", "floor", "taken"), [
    ("QS", "5C 3H", "QS=5C+3H"), ("JS", "5C 4H", "JS=5C+4H"), ("JS", "QC AH", "JS=QC+AH"), ("KS", "JC AH", "KS=JC+AH"),
])
def test_the_queen_is_eight_and_the_jack_nine(card: str, floor: str, taken: str) -> None:
    assert Played(ID, floor=floor, hand={1: card, 2: "2D"}).refused(taken) is None


def test_the_turn_goes_to_the_left() -> None:
    table = Played(ID, players=4, floor="KD", hand={1: "2H", 2: "3H", 3: "4H", 4: "5H"})
    assert [table.play(text).state.seat for text in ("2H", "3H", "4H")] == [2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_each_and_four_on_the_floor(players: int) -> None:
    game = game_of(ID, players=players)
    position = game.to_position(game.start(seed=4))
    assert [len(each.split()) for each in position["hand"].values()] == [3] * players
    assert len(position["floor"].split()) == 4


@pytest.mark.parametrize(("one", "other", "gains"), [
    ("2C 2H 3C", "4C 4H", {1: 1}),                                # karta
    ("2D 3D", "4C 4H", {1: 1}),                                   # dinari
    ("7D 6C", "7C 6D", {1: 1}),                                   # haya; beji for karta, dinari and bermila
    ("7C 7H", "7S 6C", {1: 1}),                                   # bermila by sevens
    ("7C 6H", "7S 6C 6S", {2: 2}),                                # bermila by sixes, and karta
    ("7C AH AC", "7S 5C 5S", {}),                                 # aces are not asked
    ("4C 4H", "5C 5H", {}),                                       # beji throughout
])
def test_the_count(one: str, other: str, gains: dict[int, int]) -> None:
    assert at_the_count(ID, won={1: one, 2: other}) == gains


def test_four_may_play_without_partners() -> None:
    assert (game_of(ID, players=4).sides, game_of(ID, "four-alone", players=4).sides) == (2, 4)


def test_a_round_of_two_gives_the_turn_to_the_other() -> None:
    table = Played(ID, dealer=2, deal=6, stock="", hand={2: "KC"}, turn=2).play("KC")
    assert (table.state.round, table.state.seat) == (2, 2)


def test_three_kings_are_dealt_anew_only_in_the_variant() -> None:
    game = game_of(ID, "three-kings")
    assert all(game.to_position(game.start(seed=seed))["floor"].count("K") < 3 for seed in range(1000))
