"""Hurrikan: what is other than in Scopa."""
from __future__ import annotations

from random import Random

import pytest

from tests.games.playing import Played, game_of, opening
from tests.games.scopa.playing import at_the_count

ID = "hurrikan"


def test_six_each_and_four_on_the_floor() -> None:
    position = game_of(ID).to_position(game_of(ID).start(seed=4))
    assert [len(each.split()) for each in position["hand"].values()] == [6, 6]
    assert len(position["floor"].split()) == 4


def test_three_deals_and_nothing_more_for_the_floor() -> None:
    game, rng = game_of(ID), Random(4)
    state, seen = game.start(seed=4), set()
    while not game.is_over(state) and state.round == 1:
        seen.add((state.deal, state.stock))
        game.play(state, rng.choice(game.moves(state)))
    assert seen == {(1, 24), (2, 12), (3, 0)}


@pytest.mark.parametrize(("one", "other", "gains"), [
    ("2C 2S 3C", "4C 4S", {1: 1}),                                # cards
    ("2H 3H", "4C 4S", {1: 1}),                                   # hearts
    ("2D 3D", "4C 4S", {}),                                       # not diamonds
    ("7H 3C", "7C 2H", {1: 1}),                                   # the seven of hearts; all else is level
    ("7C 6C", "7S 6S 6D", {2: 2}),                                # sixes, and cards
    ("7C 6C AC", "7S 6S 2D", {1: 1}),                             # aces
    ("7C 6C AC 5C", "7S 6S AS 2D", {1: 1}),                       # fives
    ("7C 6C AC 5C 4C", "7S 6S AS 5S 2D", {}),                     # fours are not asked
])
def test_the_count(one: str, other: str, gains: dict[int, int]) -> None:
    assert at_the_count(ID, won={1: one, 2: other}) == gains


@pytest.mark.parametrize(("variants", "gains"), [((), {1: 1}), (("four-suits",), {2: 1})])
def test_sevens_or_suits(variants: tuple[str, ...], gains: dict[int, int]) -> None:
    """A seven and twos, 57, against six, ace and two fives, 64."""
    assert at_the_count(ID, *variants, won={1: "7C 2D 2H 2S", 2: "6C AD 5H 5S"}) == gains


@pytest.mark.parametrize(("variants", "points"), [((), 2), (("no-last-hurricane",), 1)])
def test_the_last_card(variants: tuple[str, ...], points: int) -> None:
    table = Played(ID, *variants, deal=3, stock="", floor="4D 4C", hand={2: "JS"}, won={1: "2D"}, turn=2)
    assert table.play("JS=4D+4C").gains == {2: points}


@pytest.mark.parametrize(("points", "over"), [(12, True), (11, False)])
def test_sixteen_points_win(points: int, over: bool) -> None:
    """Cards, hearts, the seven of hearts and the sevens make four."""
    table = Played(ID, round=5, deal=3, stock="", hand={2: "KC"}, won={1: "7H"}, points={1: points}, turn=2)
    assert table.play("KC").over is over


def test_other_packs() -> None:
    assert len(game_of("hurrikan", "four-players").cards.text) == 52
    without = game_of("hurrikan", "no-courts").cards.text
    assert len(without) == 40
    assert not any(card[0] in "JQK" for card in without)


def test_three_kings_may_be_dealt_anew() -> None:
    kings = "KC KD KH 5C"
    assert set(opening("hurrikan", kings)["floor"].split()) == set(kings.split())
    assert set(opening("hurrikan", kings, "three-kings")["floor"].split()) != set(kings.split())
