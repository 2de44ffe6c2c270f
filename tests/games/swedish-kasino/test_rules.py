"""Kasino of Sweden, one test for each written rule."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played, cards, game_of, last_play

ID = "swedish-kasino"
WON = {1: "AS AH 3S 4S 5S 6S 7S 9S 10S JS 3H 4H 5H 6H 7H 8H 9H 10H 2H JH 3C 4C 5C 6C 7C 8C 9C",
       2: "10D 2S AD AC 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD QS KS 10C 2C JC QC KC"}


@pytest.mark.parametrize("seed", range(15))
def test_a_round_of_two_has_eleven_points_and_tabbar(seed: int) -> None:
    lines, position = counted(ID, players=2, seed=seed)
    assert sum(lines.values()) - lines["sweep"] in (11, 10)       # one less if cards are level
    assert lines["last_capture"] == 1
    assert len(cards(position)) == 52


@pytest.mark.parametrize(("card", "floor", "taken"), [
    ("KS", "QC AD 4C", "KS=QC+AD"), ("AS", "KC AD 4C", "AS=KC+AD"), ("AS", "AC 4D", "AS=AC"),
    ("AS", "9C 5D 4C", "AS=9C+5D"),
])
def test_values(card: str, floor: str, taken: str) -> None:
    assert Played(ID, floor=floor, hand={1: card, 2: "2S"}).refused(taken) is None


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_the_pack_is_dealt_out_in_fours(players: int, deals: int) -> None:
    _, before = last_play(ID, players=players, seed=3)
    assert before.deal == deals
    assert game_of(ID, players=players).sides == players


def test_spades_decide_when_sixteen_is_reached_by_both() -> None:
    table = Played(ID, deal=6, stock="", floor="QH KH", hand={2: "8S"}, turn=2, last_capturer=1, won=WON,
                   points={1: 10, 2: 11}).play("8S")
    assert table.gains == {1: 6, 2: 5}
    assert table.over
    assert table.game.outcome(table.state).ranking == [[1], [2]]


def test_the_last_capture_counts_and_left_overs_are_none() -> None:
    table = Played(ID, deal=6, stock="", floor="QH 8H", hand={2: "8C"}, turn=2, last_capturer=1, won={1: "3H 4H 5H 6H"})
    assert table.play("8C=8H").gains == {1: 1, 2: 1}              # most cards; the last capture


@pytest.mark.parametrize(("variant", "over"), [("eleven", True), ("twenty-one", False)])
def test_targets(variant: str, over: bool) -> None:
    table = Played(ID, variant, deal=6, stock="", floor="QH KH", hand={2: "8S"}, turn=2, last_capturer=1, won=WON,
                   points={1: 5, 2: 3}).play("8S")
    assert table.over is over


@pytest.mark.parametrize("seed", range(6))
def test_byggkasino_counts_eleven_too(seed: int) -> None:
    """Three for cards and one for spades instead of one and two; the last capture makes twelve."""
    lines, _ = counted(ID, "byggkasino", players=2, seed=seed)
    assert sum(lines.values()) - lines["sweep"] in (12, 9)


def test_builds_of_byggkasino_keep_their_value() -> None:
    table = Played(ID, "byggkasino", floor="{2H+3S=5@2} 5D", hand={1: "5C 5H", 2: "7S"})
    assert table.refused("5C,{2H+3S},5D=5") is None


@pytest.mark.parametrize(("card", "floor", "takes"), [
    ("AS", "AC QD", []), ("AS", "KD AC 9C", ["AS=KD+AC"]), ("2S", "2C KD", ["2S=KD+2C"]),
    ("2C", "2S KD", ["2C=2S"]), ("10D", "10C 6D", ["10D=10C+6D"]), ("10C", "10D 6D", ["10C=10D"]),
    ("QS", "QD 9C 3D", ["QS=9C+3D", "QS=QD", "QS=QD,9C+3D"]),
])
def test_in_finland_three_cards_have_another_value_in_the_hand(card: str, floor: str, takes: list[str]) -> None:
    table = Played("swedish-kasino", "finnish", floor=floor, hand={1: card, 2: "4S"})
    assert table.legal() == sorted([card, *takes])


def test_in_finland_a_sweep_of_everybody_cancels() -> None:
    last = {"deal": 4, "stock": "", "floor": "", "hand": {3: "8D"}, "turn": 3}
    noted = Played("swedish-kasino", "finnish", players=3, **last, **{"tally sweep": {1: 1, 2: 3, 3: 2}})
    assert noted.play("8D").gains == {2: 2, 3: 1}


def test_in_finland_there_is_no_sweep_in_the_last_deal() -> None:
    table = Played("swedish-kasino", "finnish", stock="", deal=6, floor="9C", hand={1: "9S 2C", 2: "8S 2H"})
    assert table.play("9S=9C").zone("tally sweep") == {}
