"""The majority: who has most of a class, and what happens when sides are level."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


def gains(won: dict[int, str], players: int = 2, **line: Any) -> list[int]:
    """What a count brings when these cards have been won."""
    lines = {"cards": {"use": "most", "points": 3, **line}}
    game = game_with(players, seats={"players": [2, 3, 4]}, scoring__lines=lines)
    return Played(game, floor="KC", hand={players: "KD"}, turn=players, won=won, stock="").play("KD").gains


@pytest.mark.parametrize(("won", "expected"), [
    ({1: "2C 3C", 2: "4C"}, [3, 0]),
    ({1: "2C", 2: "4C"}, [0, 0]),
    ({}, [0, 0]),
])
def test_most_cards(won: dict[int, str], expected: list[int]) -> None:
    assert gains(won, of="any") == expected


@pytest.mark.parametrize(("of", "expected"), [
    ({"suit": "S"}, [0, 3]), ({"suit": ["C", "D"]}, [3, 0]), ({"rank": "A"}, [0, 3]), ({"card": ["2C", "3C"]}, [3, 0]),
])
def test_most_of_a_class(of: Any, expected: list[int]) -> None:
    assert gains({1: "2C 3C 4D", 2: "AS 5S"}, of=of) == expected


def test_level_sides_split_rounded_down() -> None:
    assert gains({1: "2C", 2: "4C"}, of="any", tie="split") == [1, 1]
    assert gains({1: "2C", 2: "4C"}, of="any", tie="split", points=1) == [0, 0]
    assert gains({1: "2C", 2: "4C", 3: "5C"}, players=3, of="any", tie="split") == [1, 1, 1]


def test_only_the_leaders_are_level() -> None:
    assert gains({1: "2C 3C", 2: "4C 5C", 3: "6C"}, players=3, of="any", tie="split") == [1, 1, 0]
    assert gains({1: "2C 3C", 2: "4C 5C", 3: "6C"}, players=3, of="any") == [0, 0, 0]


def test_of_nothing_nobody_has_the_most() -> None:
    assert gains({1: "2C", 2: "3C"}, of={"suit": "S"}, tie="split") == [0, 0]


def test_the_tally_is_what_the_points_are_for() -> None:
    game = game_with(scoring__lines={"cards": {"use": "most", "of": {"suit": "S"}, "points": 3}})
    _, scorer = game.bound.plan.lines["cards"]
    tally = scorer.tally(game.position({"won": {1: "2S 3C", 2: "4S 5S"}, "turn": 0}))
    assert [cards.bit_count() for cards in tally] == [1, 2]
    assert scorer.points(tally) == [0, 3]


@pytest.mark.parametrize("tie", ["nobody", "split", "share_each", "carry"])
def test_sentences(tie: str) -> None:
    assert len(sentences("most", of="any", points=3, tie=tie)) == 2


def test_level_sides_may_each_get_all() -> None:
    assert gains({1: "2C", 2: "4C"}, of="any", tie="share_each") == [3, 3]
    assert gains({1: "2C 3C", 2: "4C 5C", 3: "6C"}, players=3, of="any", tie="share_each") == [3, 3, 0]


def carrying(won: dict[int, str], **given: Any) -> Played:
    lines = {"cards": {"use": "most", "of": "any", "points": 30, "tie": "carry"}}
    game = game_with(scoring__lines=lines, ending__leftovers="nobody", ending__match={"rounds": 3})
    return Played(game, floor="KC", hand={2: "KD"}, turn=2, won=won, stock="", **given).play("KD")


def test_what_nobody_won_is_carried_to_the_next_count() -> None:
    level = carrying({1: "2C", 2: "4C"})
    assert (level.gains, level.position["carried cards"]) == ([0, 0], 30)
    again = carrying({1: "2C", 2: "4C"}, carried__cards=30)
    assert (again.gains, again.position["carried cards"]) == ([0, 0], 60)
    won = carrying({1: "2C 3C", 2: "4C"}, carried__cards=60)
    assert (won.gains, "carried cards" in won.position) == ([90, 0], False)
    assert carrying({1: "2C", 2: "4C 5C"}).gains == [0, 30]


def test_the_report_tells_of_what_was_carried() -> None:
    from cardgames.pages.counting import reports

    lines = {"cards": {"use": "most", "of": "any", "points": 30, "tie": "carry"}}
    game = game_with(scoring__lines=lines, ending__leftovers="nobody")
    state = game.position({"floor": "KC", "hand": {2: "KD"}, "turn": 2, "won": {1: "2C 3C"}, "stock": "",
                           "carried cards": 30})
    before, events = state.copy(), list[Any]()
    state.tell = events.append
    game.play(state, game.parse(state, "KD"))
    told = reports(game, events, {}, before=before)[0]
    assert "carried over 60 instead of 30" in told.rows[0].why
    assert told.gained == {1: 60, 2: 0}


@pytest.mark.parametrize(("won", "expected"), [
    ({1: "2S 3S 4S 5S 6S 7S 8S"}, [3, 0]), ({1: "2S 3S 4S 5S 6S 7S"}, [0, 0]),
    ({1: "2S 3S 4S 5S 6S", 2: "7S 8S 9S 10S JS QS KS AS"}, [0, 3]),
])
def test_a_majority_is_sure_when_no_card_can_turn_it(won: dict[int, str], expected: list[int]) -> None:
    game = game_with(scoring__lines={"cards": {"use": "most", "of": {"suit": "S"}, "points": 3}})
    _, scorer = game.bound.plan.lines["cards"]
    assert scorer.sure is not None
    assert scorer.sure(scorer.tally(game.position({"won": won, "turn": 0}))) == expected
