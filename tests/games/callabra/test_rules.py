"""Callabra, one test for each written rule and for each doubt."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played, cards, game_of, last_play

ID = "callabra"


@pytest.mark.parametrize(("players", "deals", "over"), [(2, 8, 1), (3, 5, 2), (4, 4, 3)])
def test_47_cards_in_threes_and_what_is_over(players: int, deals: int, over: int) -> None:
    game, before = last_play(ID, players=players, seed=1)
    position = game.to_position(before)
    assert before.deal == deals
    assert len(cards(position)) == 52
    assert len(position.get("stock", "").split()) == over


def test_three_each_and_five_on_the_table() -> None:
    position = game_of(ID).to_position(game_of(ID).start(seed=1))
    assert len(position["floor"].split()) == 5
    assert {len(hand.split()) for hand in position["hand"].values()} == {3}


@pytest.mark.parametrize(("card", "taken"), [("JS", "JS=9C+2D"), ("QS", "QS=9C+2D+AH"), ("KS", "KS=9C+4D")])
def test_courts_are_eleven_twelve_and_thirteen(card: str, taken: str) -> None:
    assert Played(ID, floor="9C 2D AH 4D", hand={1: card, 2: "5C"}).refused(taken) is None


@pytest.mark.parametrize("seed", range(15))
def test_a_round_has_four_points_at_most(seed: int) -> None:
    """One less if cards are level, and what stays in the pack is nobody's."""
    lines, position = counted(ID, players=2, seed=seed)
    out = position["stock"]
    assert lines["ten_of_diamonds"] == int(out != "10D")
    assert lines["two_of_spades"] == (0 if out == "2S" else 2)
    assert lines["cards"] in (0, 1)


def test_most_cards_alone_decide_in_the_older_game() -> None:
    table = Played(ID, "most-cards-win", stock="", hand={2: "8D"}, turn=2, won={1: "10D 2S", 2: "2C 3C 4C"}).play("8D")
    assert (table.gains, table.over) == ({2: 1}, True)
