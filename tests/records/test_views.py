"""A seat's JSON has what the seat may know and nothing else: no seed, no unseen card, no secret choice."""
from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardgames.records import views


@pytest.mark.parametrize(("name", "seats", "turns"), [("suipi", 2, 10), ("samoa", 3, 30), ("samoa", 3, 64)])
def test_worlds_that_look_alike_to_a_seat_give_the_same_bytes(playing: Any, name: str, seats: int, turns: int) -> None:
    match = playing(name, seats, turns=turns)
    game, state = match.game, match.state
    for seat in range(seats + 1):
        other = game.imagine(game.observe(state, seat), Random(1))
        assert json.dumps(views.view(game, other, seat)) == json.dumps(views.view(game, state, seat))


def test_a_seat_sees_its_own_hand_only(playing: Any) -> None:
    match = playing(turns=3)
    hands = views.view(match.game, match.state, 1)["zones"]["hand"]
    assert (len(hands["1"]["cards"].split()), hands["1"]["unknown"]) == (6, 0)
    assert (hands["2"]["cards"], hands["2"]["unknown"]) == ("", 7)


def test_there_is_no_seed_and_no_order(playing: Any) -> None:
    match = playing(seed="a very secret seed", turns=3)
    for seat in range(3):
        found = views.view(match.game, match.state, seat)
        assert "secret" not in json.dumps(found)
        assert found["stock"] == 32


def test_moves_are_listed_for_the_seat_to_move_only(playing: Any) -> None:
    match = playing(turns=3)
    texts = [match.game.text(match.state, move) for move in match.game.moves(match.state)]
    assert views.view(match.game, match.state, 2)["moves"] == texts
    assert views.view(match.game, match.state, 1)["moves"] is None


def test_piles_are_shown_with_value_and_owner(playing: Any) -> None:
    game = playing(turns=0).game
    state = game.position({"floor": "{3C+7S=10@2} 2H", "hand": {1: "10D", 2: "5S"}, "turn": 1})
    assert views.view(game, state, 1)["zones"]["floor"] == {
        "cards": "2H", "unknown": 0, "piles": [{"cards": "3C 7S", "value": 10, "owner": 2, "locked": False}]}


def test_secret_choices_are_hidden_until_all_have_chosen(playing: Any) -> None:
    match = playing("samoa", 3, turns=0)
    while not match.game.secret_steps[match.state.step]:
        match.step()
    match.step()
    own, other = (views.history(match.game, match.state, match.turns, seat)[-1]["move"] for seat in (1, 2))
    assert own is not None
    assert own.startswith("guess 2=")
    assert other is None
    assert views.view(match.game, match.state, 2)["counters"]["guess"]["1"] == "unknown"
    while match.state.round == 1:
        match.step()
    assert all(line["move"] for line in views.history(match.game, match.state, match.turns, 1))
