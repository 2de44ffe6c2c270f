"""What is typed in the language that is spoken, as the program reads it: words for questions, names, letters of ranks.

The words and letters of the notation are always read. Others are tried only where a text means nothing in it, so that
nobody plays another card than the one that is meant in the notation.
"""
from __future__ import annotations

import re

from cardgames.cli.phrases import language, say
from cardgames.cli.screen.look import Look
from cardgames.errors import MoveError, NotUnderstood
from cardgames.pages.words import language_module
from cardgames.rules.ruleset import OWN
from cardgames.table.observation import Observation


def word(text: str) -> str:
    """The word for a question that a typed one stands for; any other one as it is."""
    return dict(pair.split("=") for pair in say("typed.words").split()).get(text, text)


def text(look: Look, seen: Observation, given: str) -> str:
    """A typed move in the words and letters of the notation, as far as it is not understood as it stands."""
    lettered = cards(look, given)
    ways = dict.fromkeys([given, _in_notation(look, given), lettered, things(look, lettered)])
    return next((way for way in ways if len(ways) == 1 or _is_understood(look, seen, way)), given)


def _is_understood(look: Look, seen: Observation, text: str) -> bool:
    try:
        look.game.refusal(seen, text)
    except MoveError as error:
        return not isinstance(error, NotUnderstood)
    return True


def cards(look: Look, given: str) -> str:
    """A text with cards in the notation: for cards in words, as whoever listens hears them, and for the letters that
    ranks have in another language, in a game whose cards have such ranks."""
    given = _in_notation(look, given)
    letters: dict[str, str] = language_module(language()).RANK_LETTERS
    if not letters or not any(look.game.cards.suit):
        return given
    found = rf"(?<![A-Za-z0-9])([{''.join(letters)}])(?=[CDHS♣♦♥♠]?(?![A-Za-z0-9]))"
    return re.sub(found, lambda match: letters[match[1].upper()], given, flags=re.IGNORECASE)


def _in_notation(look: Look, given: str) -> str:
    ranks: dict[str, str] = language_module(language()).RANKS
    words = {name.casefold(): rank for rank, name in ranks.items() if rank in look.game.cards.ranks}
    words |= {look.spoken(text).casefold(): text for text in look.game.cards.text}
    found = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)({found})(?!\w)", lambda match: words[match[1].casefold()], given, flags=re.IGNORECASE)


def things(look: Look, given: str) -> str:
    """A text with the ids of zones, moves and kinds of cards for what they are called in another language; the sides of
    a spot may be cut short, as in the notation."""
    if language() == OWN:
        return given
    game = look.game
    ids = (*game.layout.zones, *game.names, *(face.kind for face in game.cards.faces if face.kind))
    called = {look.word(id).casefold(): id for id in ids}
    sides = {look.word(zone.name).casefold(): zone.name for zone in game.layout.zones.values() if zone.of == "spot"}

    def meant(match: re.Match[str]) -> str:
        typed = match[0].casefold()
        short = [id for name, id in sides.items() if name.startswith(typed)]
        return called.get(typed) or (short[0] if len(short) == 1 else match[0])

    return re.sub(r"[^\W\d_]+", meant, given)
