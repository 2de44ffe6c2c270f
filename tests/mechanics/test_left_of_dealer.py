"""Who leads and who deals."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_seat_deals_first_so_seat_1_leads(players: int) -> None:
    game = game_with(players)
    state = game.start(seed=1)
    assert (state.seat, game.to_position(state)["dealer"]) == (1, players)


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_a_starter_asked_for_makes_his_neighbour_the_dealer(starter: int) -> None:
    game = game_with(3)
    state = game.start(seed=1, starter=starter)
    assert state.seat == starter
    assert game.to_position(state)["dealer"] == (starter - 2) % 3 + 1


def test_the_deal_passes_to_the_left_each_round() -> None:
    game = game_with(3, ending__match={"rounds": 2})
    played = Played(game, dealer=3, floor="KC", hand={3: "6C"}, turn=3, stock="").play("6C")
    assert (played.position["dealer"], played.state.seat, played.state.round) == (1, 2, 2)


def test_the_lead_stays_for_all_deals_of_a_round() -> None:
    played = Played(game_with(2), deal=1, dealer=1, floor="KC", hand={1: "6C"}, turn=1).play("6C")
    assert (played.state.deal, played.state.seat) == (2, 2)


def test_sentences() -> None:
    assert len(sentences("left_of_dealer")) == 2



def test_anticlockwise_the_seat_to_the_right_leads_and_deals_next() -> None:
    game = game_with(3, seats={"players": [3], "direction": "anticlockwise"}, ending__match={"rounds": 2})
    state = game.start(seed=1)
    assert (state.seat, game.to_position(state)["dealer"]) == (1, 2)
    played = Played(game, dealer=2, floor="KC", hand={2: "6C"}, turn=2, stock="").play("6C")
    assert (played.position["dealer"], played.state.seat) == (1, 3)
