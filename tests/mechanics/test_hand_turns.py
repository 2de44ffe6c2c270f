"""Turns from the hand: clockwise, one card each, seats without cards passed over."""
from __future__ import annotations

from cardgames import load
from tests.mechanics.floor_table import Played, game_with, sentences


def test_clockwise_one_card_each() -> None:
    played = Played(game_with(3), floor="KC", hand={1: "2C 3C", 2: "4C 5C", 3: "6C 7C"}, turn=2)
    order = []
    for card in ("4C", "6C", "2C", "5C"):
        order.append(played.state.seat)
        played.play(card)
    assert order == [2, 3, 1, 2]


def test_seats_without_cards_are_passed_over() -> None:
    played = Played(game_with(3), floor="KC", hand={1: "2C", 3: "6C 7C"}, turn=1).play("2C")
    assert played.state.seat == 3
    assert played.play("6C").state.seat == 3


def test_the_deal_is_over_when_nobody_holds_a_card() -> None:
    assert Played(game_with(3), floor="KC", hand={3: "6C"}, turn=3, stock="").play("6C").over


def test_the_next_deal_begins_with_the_seat_that_leads() -> None:
    played = Played(game_with(3), deal=1, starter=2, floor="KC", hand={1: "6C"}, turn=1).play("6C")
    assert (played.state.deal, played.state.seat) == (2, 2)


def test_only_the_own_hand_is_played() -> None:
    played = Played(game_with(2), floor="KC", hand={1: "2C", 2: "4C"}, turn=1)
    assert played.refused("4C") == "turn.play.card_from"


def test_sentences() -> None:
    assert len(sentences("hand_turns")) == 1


def test_anticlockwise_where_the_table_says_so() -> None:
    game = game_with(3, seats={"players": [3], "direction": "anticlockwise"})
    played = Played(game, floor="KC", hand={1: "2C 3C", 2: "4C 5C", 3: "6C 7C"}, turn=2)
    order = []
    for card in ("4C", "2C", "6C", "5C"):
        order.append(played.state.seat)
        played.play(card)
    assert order == [2, 1, 3, 2]


def test_a_deal_is_over_when_all_have_passed() -> None:
    """Without drops a table may come to where nobody can take anything: all pass, and what follows is the next deal."""
    game = load("suipi", settings={"turn.play.moves": ["capture"], "turn.play.stuck": "pass"})
    state, moves = game.start(seed=1), 0
    while not game.is_over(state):
        game.play(state, game.moves(state)[0])
        moves += 1
        assert moves < 200
