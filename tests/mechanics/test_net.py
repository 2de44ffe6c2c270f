"""Netting: only the leader scores, for the difference."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


def gains(tally: dict[int, int], points: int = 1, players: int = 2, *, net: bool = True) -> list[int]:
    game = game_with(players, seats={"players": [2, 3, 4]}, triggers={"sweep": {"net": net}},
                     scoring__lines={"ahead": {"use": "net", "of": "sweep", "points": points}})
    noted = {"tally__sweep": tally} if net else {}
    return Played(game, floor="KC", hand={players: "KD"}, turn=players, stock="", **noted).play("KD").gains


@pytest.mark.parametrize(("tally", "expected"), [
    ({1: 3, 2: 1}, [2, 0]), ({2: 2}, [0, 2]), ({1: 2, 2: 2}, [0, 0]), ({}, [0, 0]),
])
def test_only_the_side_ahead_scores_the_difference(tally: dict[int, int], expected: list[int]) -> None:
    assert gains(tally) == expected


def test_points_for_each_one_ahead() -> None:
    assert gains({1: 3, 2: 1}, points=5) == [10, 0]


def test_with_three_the_difference_is_to_the_next() -> None:
    assert gains({1: 1, 2: 4, 3: 2}, players=3) == [0, 2, 0]
    assert gains({1: 4, 2: 4, 3: 2}, players=3) == [0, 0, 0]


def test_a_trigger_that_scores_at_once_leaves_nothing_to_net() -> None:
    assert gains({}, net=False) == [0, 0]


def test_each_count_begins_anew() -> None:
    game = game_with(triggers={"sweep": {"net": True}}, scoring__lines={"ahead": {"use": "net", "of": "sweep"}})
    played = Played(game, deal=1, floor="9C", hand={2: "9S"}, turn=2, tally__sweep={2: 1}).play("9S=9C")
    assert played.gains == [0, 2]
    assert "tally sweep" not in played.position


def test_sentences() -> None:
    assert sentences("net", of="sweep") == [
        "Only the side with most sweeps scores, 1 point for each sweep more than the next side."]


@pytest.mark.parametrize(("tally", "expected"), [
    ({1: 3, 2: 1, 3: 2}, [2, 0, 1]), ({1: 1, 2: 2, 3: 1}, [0, 1, 0]), ({1: 2, 2: 2}, [2, 2, 0]),
    ({1: 2, 2: 2, 3: 2}, [0, 0, 0]),
])
def test_what_every_side_has_may_cancel(tally: dict[int, int], expected: list[int]) -> None:
    game = game_with(3, seats={"players": [2, 3, 4]}, triggers={"sweep": {"net": True}}, scoring__lines={
        "ahead": {"use": "net", "of": "sweep", "ahead_of": "fewest"}})
    given = {"floor": "KC", "hand": {3: "KD"}, "turn": 3, "stock": "", "tally__sweep": tally}
    assert Played(game, **given).play("KD").gains == expected


def test_the_sentence_of_cancelling() -> None:
    assert sentences("net", of="sweep", ahead_of="fewest") == [
        "As many sweeps as every side has cancel; each side scores 1 point for each one more."]
