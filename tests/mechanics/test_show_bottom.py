"""The bottom card of the pack, shown to all."""
from __future__ import annotations

from typing import Any

from cardgames.engine.game import Game
from cardgames.table.state import Event
from tests.mechanics.floor_table import game_with, order, sentences


def game(**params: Any) -> Game:
    opening = {"bottom": {"show_bottom": params}, "floor": {"deal": {"to": "floor", "cards": 4}}}
    return game_with(round__open=opening)


def bottom(game: Game, seed: int) -> str:
    state = game.start(seed=seed)
    return game.cards.text[state.order[-1]]


def test_everybody_knows_the_bottom_card_and_no_other_of_the_stock() -> None:
    played = game()
    state = played.start(seed=3)
    for seat in (0, 1, 2):
        known = [card for card in played.observe(state, seat).order if card >= 0]
        assert known == [state.order[-1]]


def test_who_is_dealt_it_is_known_to_hold_it() -> None:
    played = game()
    state = played.start(seed=3)
    last = state.order[-1]
    while state.stock:
        played.play(state, played.moves(state)[0])
    holder = next(seat for seat in (1, 2) if last in state.z[played.layout.zones["hand"].cell + seat])
    assert last in played.observe(state, 3 - holder).z[played.layout.zones["hand"].cell + holder]


def test_a_card_that_may_not_lie_there_has_all_shuffled_anew() -> None:
    seeds = range(60)
    assert any(bottom(game(), seed)[0] == "J" for seed in seeds)
    assert not any(bottom(game(ban={"rank": "J"}), seed)[0] == "J" for seed in seeds)


def test_other_cards_stay() -> None:
    for seed in range(20):
        found = bottom(game(), seed)
        assert bottom(game(ban={"rank": "J"}), seed) == found or found[0] == "J"


def test_it_is_told() -> None:
    played, heard = game(), list[Event]()
    played.start(order=order(played, "2C"), tell=heard.append)
    assert [event.args for event in heard if event.change == "show"] == [(played.cards.by_text["KS"],)]


def test_sentences() -> None:
    assert sentences("show_bottom") == ["The bottom card of the pack is shown to all. It is dealt last."]
    assert len(sentences("show_bottom", ban={"rank": "J"})) == 2
