"""Seats by what they are called, in moves that name seats: `guess ben=…` for `guess 2=…`."""
from __future__ import annotations

import re

from cardgames.cli.screen.look import Look
from cardgames.errors import MoveError
from cardgames.table.observation import Observation
from cardgames.table.state import Move


def by_number(look: Look, text: str) -> str:
    """A typed move with the numbers of seats for their names, or for the beginnings of names that are clear."""
    if not _names_seats(look):
        return text
    for seat, name in sorted(look.names.items(), key=lambda item: -len(item[1])):
        spaced = r"\s*".join(map(re.escape, name.split()))
        text = re.sub(rf"(?<![^\s,]){spaced}\s*[=:]", f"{seat}=", text, flags=re.IGNORECASE)

    def number(found: re.Match[str]) -> str:
        word = found[1].casefold()
        fits = [seat for seat, name in look.names.items() if _plain(name).startswith(word)]
        return f"{fits[0]}=" if len(fits) == 1 else found[0]

    return re.sub(r"(?<![^\s,])([^\W\d_][^\s=:,]*)\s*[=:]", number, text)


def by_name(look: Look, seen: Observation, move: Move, text: str) -> str:
    """The text of a move with names for the numbers of seats, if it is read as the same move."""
    if look.game.movers[move[0]].effect != "named":
        return text

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return f"{look.names[seat].replace(' ', '')}=" if seat in look.names else found[0]

    named = re.sub(r"(?<=\s)([0-9]+)=", name, text)
    try:
        return named if look.game.parse(seen, by_number(look, named)) == move else text
    except MoveError:
        return text


def _plain(name: str) -> str:
    return name.casefold().replace(" ", "")


def _names_seats(look: Look) -> bool:
    """Whether any move of this game names seats."""
    return any(mover.effect == "named" for mover in look.game.movers)


def find(look: Look, text: str) -> int:
    """The seat that a text names: by its number, its name, or the beginning of a name; 0 if that is nobody, or not
    clear."""
    word = _plain(text)
    if word.isdecimal():
        return int(word) if int(word) in look.names else 0
    exact = [seat for seat, name in look.names.items() if _plain(name) == word]
    fits = exact or [seat for seat, name in look.names.items() if _plain(name).startswith(word)]
    return fits[0] if word and len(fits) == 1 else 0
