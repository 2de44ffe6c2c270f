"""Moves that a person gives by their number in the list: `#3`, or `3` alone once the list has been shown."""
from __future__ import annotations

import re

from cardgames.cli.phrases import ordinal, say
from cardgames.engine.game import Game
from cardgames.errors import NotUnderstood
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

LONGEST = 1000
"""Signs of the longest line that may be a move."""
MOST = 10 ** 9


def short(line: str) -> None:
    """Refuse a line that is too long for a move or a question. Raises `NotUnderstood`."""
    if len(line) > LONGEST:
        raise NotUnderstood(line, say("number.long", count=str(len(line))))


def number(line: str) -> int | None:
    """The number that a line is, with or without `#`; None if it is something else. Raises `NotUnderstood` for a
    number in figures that are not those of cards."""
    if re.fullmatch(r"#?\s*[0-9]+", line):
        return min(int(line.strip("# ")), MOST)
    if line.startswith("#"):
        raise NotUnderstood(line, say("number.figures", text=line))
    return None


def numbered(moves: Moves, number: int) -> Move:
    """The move of that number. Raises `NotUnderstood` if the list is not that long."""
    if not 1 <= number <= len(moves):
        id = "number.none" if len(moves) > 1 else "number.only_one"
        raise NotUnderstood(f"#{number}", say(id, number=str(number), most=str(len(moves))))
    return moves[number - 1]


def not_shown(game: Game, seen: Observation, number: int) -> str:
    """Why a number alone is not taken for a move: the list has not been shown, so a card may have been meant."""
    hand = any(zone.of == "seat" and zone.name == game.ruleset.shape.turn[game.steps[seen.step].name].card_from
               for zone in game.layout.zones.values())
    return say("number.not_held" if hand else "number.no_move", number=str(number), which=ordinal(number))
