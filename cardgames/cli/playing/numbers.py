"""Moves that a person gives by their number in the list: `#3`, or `3` alone once the list has been shown."""
from __future__ import annotations

import re

from cardgames.engine.game import Game
from cardgames.errors import NotUnderstood
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

LONGEST = 1000
"""Signs of the longest line that may be a move."""
MOST = 10 ** 9
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()


def short(line: str) -> None:
    """Refuse a line that is too long for a move or a question. Raises `NotUnderstood`."""
    if len(line) > LONGEST:
        raise NotUnderstood(line, f"no move is that long: {len(line)} signs")


def number(line: str) -> int | None:
    """The number that a line is, with or without `#`; None if it is something else. Raises `NotUnderstood` for a
    number in figures that are not those of cards."""
    if re.fullmatch(r"#?\s*[0-9]+", line):
        return min(int(line.strip("# ")), MOST)
    if line.startswith("#"):
        raise NotUnderstood(line, f'"{line}" is no number of a move; write it in figures, such as #3')
    return None


def numbered(moves: Moves, number: int) -> Move:
    """The move of that number. Raises `NotUnderstood` if the list is not that long."""
    if not 1 <= number <= len(moves):
        most = f"the last is #{len(moves)}" if len(moves) > 1 else "there is only #1"
        raise NotUnderstood(f"#{number}", f"there is no move #{number}; {most}")
    return moves[number - 1]


def not_shown(game: Game, seen: Observation, number: int) -> str:
    """Why a number alone is not taken for a move: the list has not been shown, so a card may have been meant."""
    hand = any(zone.of == "seat" and zone.name == game.ruleset.shape.turn[game.steps[seen.step].name].card_from
               for zone in game.layout.zones.values())
    which = f"the {ORDINALS[number - 1]} move" if number <= len(ORDINALS) else f"move {number}"
    return f"{f'you hold no {number}' if hand else f'{number} is no move'}; #{number} is {which} of the list"
