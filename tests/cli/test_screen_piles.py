"""A row on the screen: its last card, and on how many it lies."""
from __future__ import annotations

import io

import pytest

from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from tests.mechanics.row_table import pile_game


@pytest.mark.parametrize(("floor", "told"), [
    ("(4D) 3C 9S", "9S  on 2 other cards"), ("3C 9S", "9S  on 1 other card"), ("9S", "9S"), ("", "empty"),
])
def test_only_the_last_card_is_shown(floor: str, told: str) -> None:
    game = pile_game()
    terminal = Terminal(out=io.StringIO(), colour=False, accessible=False, suits="letters", plain=True, live=False)
    seen = game.observe(game.position({"floor": floor, "hand": {1: "JC", 2: "2D"}, "turn": 1}), 1)
    lines = [line for line in picture.picture(Look(game, terminal, {1: "You", 2: "Ben"}), seen) if "Floor" in line]
    assert [line.split("Floor", 1)[1].strip() for line in lines] == [told]
