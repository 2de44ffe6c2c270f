"""Who has won: most points, tie-breaks, shared places."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.pages.words import words_of
from tests.mechanics.floor_table import Played, game_with, sentences

LINES = {"kings": {"use": "each", "of": {"rank": "K"}, "points": 2},
         "queens": {"use": "each", "of": {"rank": "Q"}, "points": 1}}


def ranked(won: dict[int, str], points: Any = None, players: int = 3, **ranking: Any) -> list[list[int]]:
    game = game_with(players, seats={"players": [2, 3, 4]}, scoring__lines=LINES,
                     ending__ranking={"highest": ranking} if ranking else "highest")
    played = Played(game, floor="5C", hand={players: "2D"}, turn=players, stock="", won=won, points=points or {})
    played.play("2D")
    return game.outcome(played.state).ranking


def test_most_points_win() -> None:
    assert ranked({1: "QC", 2: "KC", 3: "3C"}) == [[2], [1], [3]]


def test_equal_points_share_a_place() -> None:
    assert ranked({1: "QC QD", 2: "KC", 3: "QH"}) == [[1, 2], [3]]
    assert ranked({}) == [[1, 2, 3]]


@pytest.mark.parametrize(("line", "first"), [("kings", 2), ("queens", 1)])
def test_a_line_breaks_the_tie(line: str, first: int) -> None:
    assert ranked({1: "QC QD", 2: "KC"}, players=2, ties=[{"line": line}]) == [[first], [3 - first]]


def test_tie_breaks_go_in_order() -> None:
    ties = [{"line": "kings"}, {"line": "queens"}]
    assert ranked({1: "KC QD", 2: "KD QC", 3: "QH QS 3C"}, ties=ties) == [[1, 2], [3]]


def test_the_tally_of_the_last_round_breaks_the_tie() -> None:
    """Points of earlier rounds do not matter to it: what is compared is what was counted last."""
    points = {1: {"queens": 3}, 2: {"queens": 4}}
    assert ranked({1: "QC", 2: ""}, points, players=2) == [[1, 2]]
    game = game_with(2, scoring__lines=LINES, scoring__set_aside={},
                     ending__ranking={"highest": {"ties": [{"line": "queens", "what": "last_tally"}]}})
    played = Played(game, floor="5C", hand={2: "2D"}, turn=2, stock="", won={1: "QC"}, points=points).play("2D")
    assert game.outcome(played.state).ranking == [[1], [2]]


def test_what_settled_a_tie_is_told() -> None:
    game = game_with(3, seats={"players": [2, 3, 4]}, scoring__lines=LINES, scoring__set_aside={},
                     ending__ranking={"highest": {"ties": [
                         {"line": "kings"}, {"line": "queens", "what": "last_tally"}]}})

    def settled(points: Any, won: dict[int, str]) -> str:
        played = Played(game, floor="5C", hand={3: "2D"}, turn=3, stock="", won=won, points=points).play("2D")
        found = game.outcome(played.state).settled
        return "" if found is None else words_of(game.ruleset).say(found)

    assert settled({}, {2: "KC", 1: "QC QD"}) == (
        "Level on points; more points from kings decide it, 2 against 0.")
    assert settled({3: {"queens": 1}}, {1: "QC"}) == (
        "Level on points; the higher sum of queens in the last round decides it, 1 against 0.")
    assert settled({}, {1: "QC", 2: "QD"}) == "", "it stays a tie"
    assert settled({}, {1: "QC", 2: "KD"}) == "", "the points decide"


def test_sentences() -> None:
    assert sentences("highest") == ["The most points win.", "If all is level, the place is shared."]
    ties = [{"line": "kings"}, {"line": "queens", "what": "last_tally"}]
    assert sentences("highest", ties=ties)[1] == (
        "If level, more points from kings win; then the higher sum of queens in the last round.")
    assert sentences("highest", ties=ties[::-1])[1] == (
        "If level, the higher sum of queens in the last round wins; then more points from kings.")
