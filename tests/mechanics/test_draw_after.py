"""Drawing after each play, as long as the stock lasts."""
from __future__ import annotations

from typing import Any

from cardgames.table.observation import UNKNOWN
from tests.mechanics.floor_table import Played, game_with, sentences

OPENING = {"floor": {"deal": {"to": "floor", "cards": 4}}, "hands": {"deal": {"to": "hand", "cards": 4}}}


def at(stock: str, hand: dict[int, str], triggers: dict[str, Any] | None = None, **given: Any) -> Played:
    game = game_with(round={"open": OPENING}, triggers=triggers or {"draw_after": {}})
    return Played(game, floor="9C 2C", hand=hand, stock=stock, turn=1, **given)


def test_who_has_played_draws() -> None:
    played = at("KC QC", {1: "3S 4S", 2: "5S 6S"}).play("3S")
    assert (played.zone("hand", 1), played.zone("hand", 2)) == ({"4S", "KC"}, {"5S", "6S"})
    assert played.position["stock"] == "QC"
    assert played.state.seat == 2


def test_after_a_capture_too() -> None:
    assert at("KC QC", {1: "9S 4S", 2: "5S 6S"}).play("9S=9C").zone("hand", 1) == {"4S", "KC"}


def test_as_long_as_the_stock_lasts() -> None:
    played = at("KC", {1: "3S 4S", 2: "5S 6S"}).play("3S", "5S")
    assert (played.zone("hand", 1), played.zone("hand", 2)) == ({"4S", "KC"}, {"6S"})
    assert played.play("4S", "6S", "KC").over


def test_several_cards() -> None:
    played = at("KC QC JC", {1: "3S", 2: "5S"}, {"draw_after": {"cards": 2}}).play("3S", "5S")
    assert (played.zone("hand", 1), played.zone("hand", 2)) == ({"KC", "QC"}, {"JC"})


def test_the_last_play_of_the_round_comes_when_hands_are_empty() -> None:
    sweeps = {"sweep": {"last_play": False}, "draw_after": {}}
    assert at("KC", {1: "9S", 2: ""}, sweeps).play("9S=9C").position.get("points") is None


def test_nobody_else_sees_what_was_drawn() -> None:
    played = at("KC QC", {1: "3S 4S", 2: "5S 6S"}).play("3S")
    hand = played.game.layout.zones["hand"].cell
    assert UNKNOWN in played.game.observe(played.state, 2).z[hand + 1]
    assert UNKNOWN not in played.game.observe(played.state, 1).z[hand + 1]


def test_sentences() -> None:
    assert len(sentences("draw_after")) == 1
