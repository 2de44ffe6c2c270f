"""Perft counts sequences of moves exactly, and `split` says which first move they begin with."""
from __future__ import annotations

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.perft import perft, split
from cardgames.table.state import State


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"])


@pytest.fixture
def last_cards(suipi: Game) -> State:
    return suipi.position({"floor": "5H 4C QS", "hand": {1: "9S KH", 2: "8S 2H"}, "turn": 1, "stock": ""})


def test_nothing_is_one_sequence(suipi: Game, last_cards: State) -> None:
    assert perft(suipi, last_cards, 0) == 1


def test_one_move_deep_it_is_the_length_of_the_list(suipi: Game, last_cards: State) -> None:
    assert perft(suipi, last_cards, 1) == len(suipi.moves(last_cards)) == 3


def test_the_moves_of_both_players_are_multiplied(suipi: Game, last_cards: State) -> None:
    # 9S=5H+4C leaves QS; 9S and KH dropped leave four cards of which neither an eight nor a two can take anything.
    assert split(suipi, last_cards, 2) == {"9S": 2, "KH": 2, "9S=5H+4C": 2}


def test_matches_that_end_sooner_do_not_count(suipi: Game, last_cards: State) -> None:
    assert perft(suipi, last_cards, 4) > 0
    assert perft(suipi, last_cards, 5) == 0


def test_split_adds_up_to_perft(suipi: Game) -> None:
    state = suipi.start(seed=1)
    for depth in (1, 2, 3):
        assert sum(split(suipi, state, depth).values()) == perft(suipi, state, depth)


def test_the_position_is_left_alone(suipi: Game) -> None:
    state = suipi.start(seed=1)
    kept = state.copy()
    perft(suipi, state, 2)
    assert state.same_position(kept)


def test_of_a_match_that_is_over_nothing_begins(suipi: Game, last_cards: State) -> None:
    while not suipi.is_over(last_cards):
        suipi.play(last_cards, suipi.moves(last_cards)[0])
    assert split(suipi, last_cards, 1) == {}
    assert perft(suipi, last_cards, 1) == 0
