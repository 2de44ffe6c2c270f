"""Scopone scientifico: ten cards each and an empty floor."""
from __future__ import annotations

import pytest

from tests.games.playing import Played, game_of

ID = "scopone-scientifico"


def test_ten_in_each_hand_and_nothing_on_the_floor() -> None:
    position = game_of(ID).to_position(game_of(ID).start(seed=4))
    assert [len(hand.split()) for hand in position["hand"].values()] == [10] * 4
    assert not position.get("floor")
    assert not position.get("stock")


def test_the_first_card_is_laid() -> None:
    game = game_of(ID)
    state = game.start(seed=5)
    assert len(game.moves(state)) == 10
    assert all("=" not in game.text(state, move) for move in game.moves(state))


def test_the_next_player_may_sweep_it() -> None:
    table = Played(ID, floor="5S", hand={1: "3H", 2: "JC", 3: "AH", 4: "5D QC"}, turn=4).play("5D=5S")
    assert table.gains == {2: 1}


@pytest.mark.parametrize(("variants", "points"), [((), 3), (("last-scopa",), 4)])
def test_the_last_card(variants: tuple[str, ...], points: int) -> None:
    table = Played(ID, *variants, stock="", floor="7D", hand={2: "7S"}, turn=2).play("7S=7D")
    assert table.gains == {2: points}


def test_nothing_is_left_for_chance_after_the_deal() -> None:
    """All forty cards are in hand, so a round is forty plays."""
    game = game_of(ID)
    state, plays = game.start(seed=4), 0
    while state.round == 1:
        game.play(state, game.moves(state)[0])
        plays += 1
    assert plays == 40
