"""A match that ends at a number of points."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


def at(points: dict[int, int], target: int = 6, stock: str = "") -> Played:
    kings = {"use": "each", "of": {"rank": "K"}, "points": 1}
    game = game_with(ending__match={"first_to": target}, scoring__lines={"kings": kings})
    return Played(game, floor="KC", hand={2: "2D"}, turn=2, stock=stock, last_capturer=1, points=points)


@pytest.mark.parametrize(("points", "over"), [
    ({1: 5, 2: 2}, True),       # the left-over king makes 6
    ({1: 4, 2: 2}, False),
    ({1: 5, 2: 6}, False),      # 6 and 6: level leaders play on
    ({1: 8, 2: 6}, True),
])
def test_the_target_is_judged_after_the_count(points: dict[int, int], over: bool) -> None:
    assert at(points).play("2D").over == over


def test_points_carry_over_into_the_next_round() -> None:
    played = at({1: 4, 2: 2}).play("2D")
    assert (played.state.round, played.game.points(played.state)) == (2, {1: 5, 2: 2})


def test_nothing_ends_within_a_round() -> None:
    assert not at({1: 9}, stock="3C 4C").play("2D").over


def test_why_it_ended() -> None:
    played = at({1: 5}).play("2D")
    assert played.game.outcome(played.state).why == ("end.first_to", {"points": 6})


def test_sentences() -> None:
    assert "12 points" in sentences("first_to", points=12)[0]


def test_level_leaders_may_share_the_win() -> None:
    kings = {"use": "each", "of": {"rank": "K"}, "points": 1}
    game = game_with(ending__match={"first_to": {"points": 6, "tie": "shared"}}, scoring__lines={"kings": kings})
    played = Played(game, floor="KC", hand={2: "2D"}, turn=2, stock="", last_capturer=1, points={1: 5, 2: 6}).play("2D")
    assert game.outcome(played.state).ranking == [[1, 2]]


LINES = {"aces": {"use": "each", "of": {"rank": "A"}, "points": 1}, "ten": {"use": "holds", "card": "10D", "points": 2},
         "cards": {"use": "most", "of": "any", "points": 3}}


def claiming(won: str, capture: str, floor: str, points: dict[int, int]) -> Played:
    """A capture of seat 1 in the middle of a round of a match to 11."""
    game = game_with(ending__match={"first_to": {"points": 11, "when": "in_play"}}, scoring__lines=LINES,
                     triggers={"sweep": {}})
    held = capture.split("=")[0]
    return Played(game, floor=floor, hand={1: f"{held} KC", 2: "QC"}, turn=1, won={1: won}, points=points).play(capture)


def test_in_play_it_ends_with_what_a_side_is_sure_of() -> None:
    played = claiming("AS", "10S=10D", "10D 2C", {1: 8})        # 8 + an ace + the ten
    assert (played.over, played.gains) == (True, [3, 0])
    assert played.game.outcome(played.state).lines["ten"] == {1: 2, 2: 0}
    assert not claiming("", "10S=10D", "10D 2C", {1: 8}).over


def test_in_play_points_scored_at_once_count() -> None:
    assert claiming("", "9S=9D", "9D", {1: 10}).over            # a sweep


def test_in_play_a_majority_counts_when_it_is_sure() -> None:
    most = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8C"
    assert claiming(most, "9S=9D", "9D JC", {1: 8}).gains == [3, 0]
    assert not claiming(most.removesuffix(" 8C"), "9S=9D", "9D JC", {1: 8}).over


def test_in_play_a_count_still_ends_it() -> None:
    game = game_with(ending__match={"first_to": {"points": 11, "when": "in_play"}}, scoring__lines=LINES)
    played = Played(game, floor="KC", hand={2: "2D"}, turn=2, stock="", won={1: "2C"}, points={1: 8}).play("2D")
    assert (played.over, played.gains) == (True, [3, 0])


def test_sentences_of_the_options() -> None:
    assert len(sentences("first_to", points=12, tie="shared", when="in_play")) == 2
