"""English: how verbs, plurals, lists, zones and cards are said. Another language has a module like this one."""
from __future__ import annotations

import re
from collections.abc import Sequence

from cardgames.pages.languages.en.sentences import MESSAGES

__all__ = ["MESSAGES"]

DECIMAL = "."
YOU = "You"
AND, OR, THEN = "and", "or", ", then "
POINT = "point"
NAMES: dict[str, str] = {}
"""What things of rulesets are called, by their ids, where no ruleset says so: here the ids themselves are words."""
ZONE_FORMS = ("whom",)
"""Marks that ask for a zone in a form of its own."""
RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", **{
    str(number): word for number, word in enumerate("zero one two three four five six seven eight nine ten".split())}}
RANK_LETTERS: dict[str, str] = {}
"""Letters of ranks that are typed in this language, and what they are in the notation."""
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
ZONES = {"aside": "cards set aside", "removed": "removed cards", "won": "cards won", "counted": "counted cards"}


def generic(id: str) -> str:
    """The word in sentences that a ruleset's own word for `id` stands for: `seat`, `sweep`; empty if there is none."""
    return id


def zone(id: str, called: str, of: str, around: tuple[str, str], form: str) -> str:
    """A zone in a sentence, with an article and, at a seat, its owner, as far as what stands around it does not say so.
    In the form `whom`: who gets its cards, each of its owners or the zone itself."""
    before, after = around
    if of == "spot":
        return called
    if form and of in ("seat", "side"):
        return f"each {of}"
    owner = f" of each {of}" if of in ("seat", "side") and not after.startswith(" of") else ""
    return ("" if before.endswith("the ") and not form else "the ") + called + owner


def place(called: str) -> str:
    """A zone of the table by itself."""
    return f"the {called}"


def plural(noun: str) -> str:
    """The plural of a noun."""
    if re.search(r"(s|x|z|ch|sh)$", noun):
        return noun + "es"
    return noun[:-1] + "ies" if re.search(r"[^aeiou]y$", noun) else noun + "s"


def counted(number: object, noun: str) -> str:
    """So many of something: `1 point`, `3 points`, `-1 point`."""
    return f"{number} {noun if number in (1, -1) else plural(noun)}"


def joined(items: Sequence[str], last: str = "and") -> str:
    """A list in a sentence."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "nothing"


def then(texts: Sequence[str]) -> str:
    """What decides next, after what was said before."""
    return "".join(f"; then {text}" for text in texts)


def deals(numbers: Sequence[str]) -> str:
    """The numbers of cards in the second deal and those after it, after the number in the first."""
    return "".join(f", {number} in the {ordinal(place)}" for place, number in enumerate(numbers, 2))


def ordinal(number: int) -> str:
    """A place in an order: `second`, `12th`."""
    words = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split()
    if number < len(words):
        return words[number]
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ends.get(number % 10, 'th')}"


def article(noun: str) -> str:
    """The noun with a or an."""
    return f"{'an' if noun[:1] in 'aeiou8' else 'a'} {noun}"


def card_class(kind: str, names: Sequence[str], form: str) -> str:
    """A class of cards: `spades`, `aces`, or one of it: `spade`, `an ace`; or all but these."""
    if kind.startswith("but "):
        return f"{card_class('any', (), form)} but {card_class(kind[4:], names, 'many')}"
    if kind == "any":
        return "card" if form == "one" else "a card" if form == "a" else "cards"
    if kind == "card":
        return joined(_whole_ranks(names) if form == "many" else names, "and" if form == "many" else "or")
    if kind == "suit":
        words = [SUITS.get(name, name) for name in names]
        words = words if form == "many" else [word.removesuffix("s") for word in words]
    else:
        words = [RANKS.get(name, name) for name in names]
        words = [plural(word) for word in words] if form == "many" else words
    words = [article(word) for word in words] if form == "a" else words
    return joined(words, "and" if form == "many" else "or")


def _whole_ranks(cards: Sequence[str]) -> list[str]:
    """Cards by their texts; of a rank that is there in every suit only its name is left."""
    out: list[str] = []
    for each in cards:
        rank = each[:-1]
        whole = all(rank + suit in cards for suit in SUITS)
        out.append(plural(RANKS.get(rank, rank)) if whole else each)
    return list(dict.fromkeys(out))


def card(rank: str, suit: str) -> str:
    """A card of a common pack in words: `five of hearts`."""
    return f"{RANKS.get(rank, rank)} of {SUITS.get(suit, suit)}"


def signed(value: str) -> str:
    """A value with its sign in words: `plus five`."""
    figure = value.lstrip("+-")
    return f"{'minus' if value.startswith('-') else 'plus'} {RANKS.get(figure, figure) if figure != '1' else 'one'}"


def after_one(text: str) -> str:
    """What follows a number that is one: no plural, as in `1 points` or `1 more cards`."""
    return re.sub(r"^ (more |legal )?(point|card|round|draw|seat|pair|move)s\b", r" \1\2", text)
