"""A count of cards that have been won: what a scoring line brings each side."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with


def counted(line: dict[str, Any], won: dict[int, str], players: int = 2, **given: Any) -> Played:
    """The table after a round whose count found these cards. King of diamonds and of clubs are left out of it."""
    game = game_with(players, seats={"players": [2, 3, 4]}, scoring__lines={"line": line}, ending__leftovers="nobody",
                     ending__match={"rounds": 2})
    return Played(game, floor="KC", hand={players: "KD"}, turn=players, won=won, stock="", **given).play("KD")


def gains(line: dict[str, Any], won: dict[int, str], players: int = 2, **given: Any) -> list[int]:
    """The points of each side."""
    return counted(line, won, players, **given).gains
