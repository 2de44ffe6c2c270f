"""What is typed in the language that is spoken, as the program reads it: words for questions, names, letters of ranks.

The words and letters of the notation are always read. Others are tried only where a text means nothing in it, so that
nobody plays another card than the one that is meant in the notation.
"""
from __future__ import annotations

import re

from cardgames.cli.phrases import language, say
from cardgames.cli.screen.look import Look
from cardgames.errors import NotUnderstood
from cardgames.pages.words import language_module
from cardgames.rules.ruleset import OWN
from cardgames.table.observation import Observation


def word(text: str) -> str:
    """The word for a question that a typed one stands for; any other one as it is."""
    return dict(pair.split("=") for pair in say("typed.words").split()).get(text, text)


def text(look: Look, seen: Observation, given: str) -> str:
    """A typed move in the words and letters of the notation, if it is not understood as it stands."""
    other = things(look, cards(look, given))
    if other == given:
        return given
    try:
        look.game.refusal(seen, given)
    except NotUnderstood:
        return other
    return given


def cards(look: Look, given: str) -> str:
    """A text with English letters for the ranks of another language, in a game whose cards have such ranks."""
    letters: dict[str, str] = language_module(language()).RANK_LETTERS
    if not letters or not any(look.game.cards.suit):
        return given
    found = rf"(?<![A-Za-z0-9])([{''.join(letters)}])(?=[CDHS♣♦♥♠]?(?![A-Za-z0-9]))"
    return re.sub(found, lambda match: letters[match[1].upper()], given, flags=re.IGNORECASE)


def things(look: Look, given: str) -> str:
    """A text with the ids of zones, moves and kinds of cards for what they are called in another language."""
    if language() == OWN:
        return given
    game = look.game
    ids = (*game.layout.zones, *game.names, *(face.kind for face in game.cards.faces if face.kind))
    called = {look.word(id).casefold(): id for id in ids}
    return re.sub(r"[^\W\d_]+", lambda match: called.get(match[0].casefold(), match[0]), given)
