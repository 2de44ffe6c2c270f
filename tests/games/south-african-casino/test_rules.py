"""South African Casino, one test for each written rule that is offered."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played, cards, game_of, last_play

ID = "south-african-casino"


@pytest.mark.parametrize(("players", "deals"), [(2, 2), (4, 1)])
def test_forty_cards_in_tens_to_an_empty_table(players: int, deals: int) -> None:
    game, before = last_play(ID, players=players, seed=1)
    start = game.to_position(game.start(seed=1))
    assert start.get("floor", "") == ""
    assert {len(hand.split()) for hand in start["hand"].values()} == {10}
    assert before.deal == deals
    assert len(cards(game.to_position(before))) == 40


def test_four_are_partners_and_turn_to_the_right() -> None:
    game = game_of(ID, players=4)
    state, seats = game.start(seed=1), []
    for _ in range(4):
        seats.append(state.seat)
        game.play(state, game.moves(state)[0])
    assert game.sides == 2
    assert [(seats[0] - seat) % 4 for seat in seats] == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_has_eleven_points_and_no_draw(players: int, seed: int) -> None:
    lines, _ = counted(ID, players=players, seed=seed)
    assert sum(lines.values()) == 11
    assert "sweep" not in lines


def test_level_cards_are_shared() -> None:
    won = {1: "3S 4C 5C", 2: "3H 4S 5H"}
    assert Played(ID, deal=2, stock="", hand={2: "9D"}, turn=2, won=won).play("9D").gains == {1: 1 + 1, 2: 1 + 1}


def test_the_floor_stays_between_the_deals() -> None:
    table = Played(ID, deal=1, floor="{4C+5D=9@1} 2D", hand={2: "7S"}, turn=2, stock=" ".join(
        rank + suit for rank in ("3", "6", "8", "10", "A") for suit in "CDHS")).play("7S")
    assert table.state.deal == 2
    assert table.lies("floor", "{4C+5D=9@1} 2D 7S")


def test_only_an_opponent_changes_a_value_and_with_one_hand_card() -> None:
    hand = {1: "2S 9C 7S", 2: "7D"}
    assert Played(ID, floor="{3C+4D=7@2}", hand=hand).refused("2S+{3C+4D}=9") is None
    assert Played(ID, floor="{3C+4D=7@1}", hand=hand).refused("2S+{3C+4D}=9") == "moves.build.raise"
    assert Played(ID, floor="{3C+AD=4@2} 3D", hand=hand).refused("2S+{3C+AD}+3D=9") == "moves.build.raise_with"


def test_an_owner_keeps_his_card_and_makes_no_second_build() -> None:
    table = Played(ID, floor="{3C+4D=7@1} 7H 2D", hand={1: "7S 6C 8D", 2: "9C"})
    assert table.refused("7S=7H") == "duties.owner.keep_card"
    assert table.refused("6C") == "duties.owner.no_drop"
    assert table.refused("6C+2D=8") == "duties.owner.one_pile"


def test_three_get_thirteen_cards_and_one_lies_on_the_table() -> None:
    position = game_of("south-african-casino", "singles", players=3).to_position(
        game_of("south-african-casino", "singles", players=3).start(seed=3))
    assert [len(hand.split()) for hand in position["hand"].values()] == [13, 13, 13]
    assert len(position["floor"].split()) == 1
    assert "stock" not in position or not position["stock"]


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_singles_has_seven_points(players: int) -> None:
    for seed in range(6):
        lines, _ = counted("south-african-casino", "singles", players=players, seed=seed)
        assert sum(lines.values()) == 7
