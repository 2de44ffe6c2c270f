"""Mechanics that look at cards find them in a row as well: a pile in place of a floor, or won cards in their order."""
from __future__ import annotations

from copy import deepcopy

from tests.mechanics.floor_table import RULES, Played, game_with
from tests.mechanics.row_table import pile_game


def test_nothing_equal_is_laid_on_a_pile() -> None:
    played = Played(pile_game(duties={"unique": {}}), floor="5C 9D", hand={1: "5S 9H KD", 2: "2S"}, turn=1)
    assert played.drops() == ["KD"]


def test_a_card_is_not_dropped_on_its_equal_in_a_pile() -> None:
    duties = {"forced": {"use": "drop_only_if", "mode": "equal-value"}}
    played = Played(pile_game(duties=duties), floor="5C 9D", hand={1: "5S 9H KD", 2: "2S"}, turn=1)
    assert played.drops() == ["KD"]


def test_a_run_is_found_among_won_cards_in_order() -> None:
    zones = {**deepcopy(RULES["zones"]), "won": {"of": "side", "seen_by": "top", "holds": "row"}}
    lines = {"run": {"use": "chain", "cards": ["AD", "2D", "3D"]}}
    game = game_with(zones=zones, scoring__lines=lines, scoring__set_aside={})
    played = Played(game, won={1: "2D AD 3D"}, hand={1: "KS"}, floor="", stock="", turn=1)
    assert played.play("KS").gains == [3, 0]
