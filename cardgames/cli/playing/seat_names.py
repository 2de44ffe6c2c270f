"""Seats by what they are called, in moves that name seats: `guess ben=…` for `guess 2=…`."""
from __future__ import annotations

import re

from cardgames.cli.phrases import say
from cardgames.cli.screen.look import Look
from cardgames.errors import Ambiguous, MoveError, NotLegal, NotUnderstood
from cardgames.table.observation import Observation
from cardgames.table.state import Move

NAMED = re.compile(r"(?<![^\s,])([^\W\d_][^\s=:,]*)\s*[=:]")
"""A word where the name of a seat is wanted."""
NUMBERED = re.compile(r"(?<=\s)([0-9]+)=")


def by_number(look: Look, text: str) -> str:
    """A typed move with the numbers of seats for their names, or for the beginnings of names that are clear."""
    if not _names_seats(look):
        return text
    for seat, name in sorted(look.names.items(), key=lambda item: -len(item[1])):
        spaced = r"\s*".join(map(re.escape, name.split()))
        text = re.sub(rf"(?<![^\s,]){spaced}\s*[=:]", f"{seat}=", text, flags=re.IGNORECASE)

    def number(found: re.Match[str]) -> str:
        fits = _fitting(look, found[1])
        return f"{fits[0]}=" if len(fits) == 1 else found[0]

    return NAMED.sub(number, text)


def by_name(look: Look, seen: Observation, move: Move) -> str:
    """The text of a move, with names for the numbers of seats if it is read as the same move."""
    text = look.game.text(seen, move)
    if look.game.movers[move[0]].effect != "named":
        return text

    named = spoken(look, text)
    try:
        return named if look.game.parse(seen, by_number(look, named)) == move else text
    except MoveError:
        return text


def spoken(look: Look, text: str) -> str:
    """A sentence with moves in it, or a move: with names for the numbers of seats."""
    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return f"{look.names[seat].replace(' ', '')}=" if seat in look.names else found[0]

    return NUMBERED.sub(name, text) if _names_seats(look) else text


def retold(look: Look, error: MoveError, typed: str) -> MoveError:
    """Why a typed move is none, with what was typed and names for the numbers of seats."""
    if not _names_seats(look):
        return error
    message = spoken(look, str(error).replace(error.text, typed))
    if isinstance(error, NotLegal):
        return NotLegal(typed, message, error.rule, error.nearest and spoken(look, error.nearest))
    if isinstance(error, Ambiguous):
        return Ambiguous(typed, message, [spoken(look, text) for text in error.options])
    return NotUnderstood(typed, _stranger(look, typed) or message)


def _stranger(look: Look, text: str) -> str:
    """That a name in a typed move is nobody's, or that of several; empty if each is clear."""
    for word in NAMED.findall(by_number(look, text)):
        fits = [look.names[seat] for seat in _fitting(look, word)]
        return say("names.several", name=word, names=fits) if fits else say("last.nobody", name=word)
    return ""


def _fitting(look: Look, word: str) -> list[int]:
    """The seats whose names begin so."""
    return [seat for seat, name in look.names.items() if _plain(name).startswith(_plain(word))]


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
