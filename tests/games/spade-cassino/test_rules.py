"""Spade Cassino: what is other than in Cassino."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played

ID = "spade-cassino"


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize(("variants", "points"), [((), 26), (("twenty-four",), 24), (("royal",), 26)])
def test_a_round_of_two_sides_has_26_or_24_points(variants: tuple[str, ...], points: int, seed: int) -> None:
    """Three fewer if cards are level; sweeps come on top."""
    lines, _ = counted(ID, *variants, players=2, seed=seed)
    assert sum(lines.values()) - lines["sweep"] in (points, points - 3)


@pytest.mark.parametrize(("spade", "points"), [("AS", 2), ("JS", 2), ("2S", 2), ("3S", 1), ("10S", 1), ("KS", 1)])
def test_what_each_spade_is_worth(spade: str, points: int) -> None:
    """The side that has it also has most spades, and the ace is an ace; the other has most cards."""
    table = Played(ID, deal=6, stock="", hand={2: "8D"}, turn=2, won={1: spade, 2: "2C 3C 4C"}).play("8D")
    assert table.gains == {1: points + 1 + (spade == "AS"), 2: 3}


def test_sixty_one_are_the_game() -> None:
    given = {"deal": 6, "stock": "", "hand": {2: "8D"}, "turn": 2, "won": {1: "3S", 2: "2C 3C 4C"}}
    assert Played(ID, **given, points={1: 59, 2: 20}).play("8D").over
    assert not Played(ID, **given, points={1: 58, 2: 20}).play("8D").over


def test_pegged_points_end_the_game_in_a_round() -> None:
    given = {"floor": "9S KD", "hand": {1: "9C 2C", 2: "3D 4D"}, "points": {1: 60, 2: 20}}
    assert Played(ID, "pegging", **given).play("9C=9S").over
    assert not Played(ID, **given).play("9C=9S").over
