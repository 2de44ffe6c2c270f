"""The small table of `floor_table` with one pile instead of a floor: cards are laid one on another."""
from __future__ import annotations

from copy import deepcopy
from typing import Any

from cardgames.engine.game import Game
from tests.mechanics.floor_table import RULES, game_with

PILE = {"of": "table", "seen_by": "top", "holds": "row"}


def pile_game(players: int = 2, **changes: Any) -> Game:
    """The small game with a pile; changes as in `game_with`. Jacks always take, as in many such games."""
    zones = {**deepcopy(RULES["zones"]), "floor": PILE}
    taking = {"take_pile": {"always": {"rank": "J"}}, "drop": {}}
    turn = {"play": {"card_from": "hand", "moves": ["take_pile", "drop"]}}
    forced = {"forced": {"use": "drop_only_if", "mode": "card"}}
    return game_with(players, **{"zones": zones, "moves": taking, "turn": turn, "duties": forced, **changes})
