"""Rows on the screen: the last card, and how many others there are; and the bottom card of the stock."""
from __future__ import annotations

import io
from typing import Any

import pytest

from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from tests.mechanics.floor_table import game_with, order
from tests.mechanics.row_table import pile_game
from tests.mechanics.test_tops import lending


def table(game: Game, given: dict[str, Any], seat: int = 1) -> list[str]:
    terminal = Terminal(out=io.StringIO(), colour=False, accessible=False, suits="letters", plain=True, live=False)
    return picture.picture(Look(game, terminal, {1: "You", 2: "Ben"}), game.observe(game.position(given), seat))


def test_of_a_pile_of_won_cards_the_last_one_and_the_number_are_shown() -> None:
    lines = table(lending(), {"floor": "2C", "hand": {1: "JC", 2: "2D"}, "won": {2: "3C 9S"}, "turn": 1})
    assert any("Ben" in line and "2, 9S on top" in line for line in lines)
    assert not any("3C" in line for line in lines)


def test_the_bottom_card_of_the_stock_is_shown_if_it_is_known() -> None:
    opening = {"bottom": {"show_bottom": {}}, "floor": {"deal": {"to": "floor", "cards": 4}}}
    game = game_with(round__open=opening)
    terminal = Terminal(out=io.StringIO(), colour=False, accessible=False, suits="letters", plain=True, live=False)
    state = game.start(order=order(game, "2C"))
    heading = picture.heading(Look(game, terminal, {1: "You", 2: "Ben"}), game.observe(state, 1))
    assert "stock 32, KS at the bottom" in " ".join(heading)
    assert "at the bottom" not in " ".join(table(game, {"floor": "2C", "hand": {1: "JC", 2: "2D"}, "turn": 1}))


@pytest.mark.parametrize(("floor", "told"), [
    ("(4D) 3C 9S", "9S  on 2 other cards"), ("3C 9S", "9S  on 1 other card"), ("9S", "9S"), ("", "empty"),
])
def test_only_the_last_card_is_shown(floor: str, told: str) -> None:
    game = pile_game()
    terminal = Terminal(out=io.StringIO(), colour=False, accessible=False, suits="letters", plain=True, live=False)
    seen = game.observe(game.position({"floor": floor, "hand": {1: "JC", 2: "2D"}, "turn": 1}), 1)
    lines = [line for line in picture.picture(Look(game, terminal, {1: "You", 2: "Ben"}), seen) if "Floor" in line]
    assert [line.split("Floor", 1)[1].strip() for line in lines] == [told]
