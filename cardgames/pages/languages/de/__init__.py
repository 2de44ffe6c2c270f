"""German: how verbs, plurals, lists, zones and cards are said. The marks are those of English, but for their forms.

A card player is spoken to with „du“ or not at all. Words of a game (its call for a sweep) stand without an article, so
that no sentence depends on their gender.
"""
from __future__ import annotations

import re
from collections.abc import Sequence

from cardgames.pages.languages.de.counts import COUNTS
from cardgames.pages.languages.de.moves import MOVES
from cardgames.pages.languages.de.sentences import SENTENCES
from cardgames.pages.languages.de.things import NAMES, NOUNS, PLURALS, TO, ZONES

__all__ = ["NAMES", "ZONES"]

MESSAGES = SENTENCES | MOVES | COUNTS
DECIMAL = ","
YOU = "Du"
AND, OR, THEN = "und", "oder", ", dann "
POINT = "Punkt"
ZONE_FORMS = ("whom", "to")
"""Marks that ask for a zone in a form of its own: who gets its cards, and where they go."""
NUMBERS = "Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn".split()
RANKS = {"A": "Ass", "J": "Bube", "Q": "Dame", "K": "König",
         **{str(number): word for number, word in enumerate(NUMBERS)}}
RANK_LETTERS = {"B": "J", "D": "Q"}
"""Letters of ranks that are typed in this language, and what they are in the notation."""
SUITS = {"C": "Kreuz", "D": "Karo", "H": "Herz", "S": "Pik"}
EVERY = {"Ass": "jedes", "Bube": "jeder", "König": "jeder"}
ONE = {"Ass": "ein", "Bube": "ein", "König": "ein"}
"""Words that go before a rank; the others are feminine."""


def generic(id: str) -> str:
    """The word in sentences that a ruleset's own word for `id` stands for; empty if there is none."""
    return {"sweep": "Abräumer"}.get(id, "")


def zone(id: str, called: str, of: str, around: tuple[str, str], form: str) -> str:
    """A zone in a sentence. In the form `whom`: who gets its cards; in the form `to`: where they go."""
    if of == "spot" or not form:
        return called
    if form == "whom" and of in ("seat", "side"):
        return "an jeden Spieler" if of == "seat" else "an jede Partei"
    return TO[id] if id in TO and called == ZONES.get(id) else f"zu: {called}"


def place(called: str) -> str:
    """A zone of the table by itself."""
    return called


def plural(noun: str) -> str:
    """The plural of a noun; a game's own word has an s."""
    if noun in PLURALS:
        return PLURALS[noun]
    if noun.endswith(("er", "el", "en", "chen", "lein", "s")):
        return noun
    if noun.endswith("e"):
        return noun + "n"
    if noun.endswith(("ung", "heit", "keit", "schaft")):
        return noun + "en"
    return noun + "s"


def counted(number: object, noun: str) -> str:
    """So many of something: `1 Punkt`, `3 Punkte`. The nouns that the program itself counts come in English."""
    noun = NOUNS.get(noun, noun)
    return f"{number} {noun if number in (1, -1) else plural(noun)}"


def joined(items: Sequence[str], last: str = "and") -> str:
    """A list in a sentence."""
    last = OR if last in ("or", OR) else AND
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "nichts"


def then(texts: Sequence[str]) -> str:
    """What decides next, after what was said before."""
    return "".join(f"; danach {text}" for text in texts)


def deals(numbers: Sequence[str]) -> str:
    """The numbers of cards in the second deal and those after it, after the number in the first."""
    return "".join(f", {number} bei der {ordinal(place)}" for place, number in enumerate(numbers, 2))


def ordinal(number: int) -> str:
    """A place in an order: `zweiten`, `12.`."""
    words = "nullten ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten".split()
    return words[number] if number < len(words) else f"{number}."


def article(noun: str) -> str:
    """The noun with its article: with none, as its gender is not known."""
    return noun


def card_class(kind: str, names: Sequence[str], form: str) -> str:
    """A class of cards: `Pik-Karten`, `Asse`; one of it with `ein` or `jede`; what is left without it with `außer`."""
    if kind.startswith("but "):
        return f"{card_class('any', (), form)} außer {card_class(kind[4:], names, 'but')}"
    words = ["Karte"] if kind == "any" else list(names) if kind == "card" else [_noun(kind, name) for name in names]
    if kind == "card":
        return ("jede der Karten " if form == "every" and len(words) > 1 else "") + joined(
            words, "and" if form in ("many", "but", "every") else "or")
    before = {"every": EVERY, "one": ONE}.get(form)
    if before is not None:
        usual = "jede" if form == "every" else "eine"
        return joined([f"{before.get(word, usual)} {word}" for word in words], "and" if form == "every" else "or")
    words = [plural(word) for word in words]
    return joined([_dative(word) for word in words] if form == "but" else words)


def _noun(kind: str, name: str) -> str:
    """One card of a suit or rank: `Pik-Karte`, `Ass`."""
    return f"{SUITS.get(name, name)}-Karte" if kind == "suit" else RANKS.get(name, name)


def _dative(plural: str) -> str:
    return plural if plural.endswith(("n", "s")) else plural + "n"


def card(rank: str, suit: str) -> str:
    """A card of a common pack in words: `Herz-Fünf`."""
    return f"{SUITS.get(suit, suit)}-{RANKS.get(rank, rank)}"


def signed(value: str) -> str:
    """A value with its sign in words: `plus fünf`."""
    figure = value.lstrip("+-")
    return f"{'minus' if value.startswith('-') else 'plus'} {RANKS.get(figure, figure).lower()}"


def after_one(text: str) -> str:
    """What follows a number that is one: no plural."""
    return re.sub(r"^ (weitere )?(Punkt|Karte|Runde)(e|n)\b", lambda found: f" {found[1] or ''}{found[2]}", text)
