"""From messages to sentences: `Words` speaks one language, and may know a game's own words and zones.

A sentence is found by its id: among those of the ruleset, in the language's catalogue, else among those that the
mechanics bring along. An id that nobody knows still becomes something readable. All grammar is the language's own (its
module). Cards stay in notation; `cards_in` turns them into suits or words.
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cardgames import mechanics
from cardgames.errors import UsageError
from cardgames.table.messages import Message
from cardgames.table.packs import Cards

if TYPE_CHECKING:
    from cardgames.rules.ruleset import Ruleset

ENGLISH = "en"
STYLES = ("letters", "unicode", "words")
SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
FRENCH = re.compile(r"(?<![A-Za-z0-9])(10|11|12|13|[2-9AJQK])([CDHS])(?![A-Za-z0-9])")
CLASSES = ("card", "rank", "suit", "kind")
CHOICE = re.compile(r"\[([^|\]]*\|[^\]]*)\]")
"""Forms of a verb: what one does, what you do, and what several do where that is a third form."""
TYPED = ("seed", "file", "path", "written", "before")
"""Arguments that are repeated as they were typed, or as they are written in a file."""
TERMS = ("sweep",)
"""Words of a game that are said alike in every language: what its players call out."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    found = (file.stem for file in (Path(__file__).parent / "languages").iterdir())
    return tuple(sorted(name for name in found if name.isalpha()))


def language_module(language: str) -> ModuleType:
    """The module of a language; raises `UsageError` if there is none."""
    if language not in languages():
        raise UsageError("there are no words in {language!r}; there are {names}", language=language,
                         names=", ".join(languages()))
    return import_module(f"cardgames.pages.languages.{language}")


class Words:
    """The words of one language. local: a game's own words for things, one and several parted by a slash; zones: whose
    each of its zones is (`seat`, `side`, `spot`, `table`), by name; sentences: a game's own, by message id; seats: what
    seats are called, where a `who` is given by its number."""

    def __init__(self, language: str = "en", *, local: Mapping[str, str] | None = None,
                 zones: Mapping[str, str] | None = None, sentences: Mapping[str, str] | None = None,
                 seats: Mapping[int, str] | None = None) -> None:
        self.language, self.speech = language, language_module(language)
        self.zones, self.sentences, self.seats = dict(zones or {}), dict(sentences or {}), dict(seats or {})
        forms = {id: word.partition("/") for id, word in (local or {}).items()}
        self.local = {id: one for id, (one, _, _) in forms.items()}
        self._several = {one: several for one, _, several in forms.values() if several}
        self._brought: dict[str, str] = {}
        said = {self.speech.generic(id): word for id, word in self.local.items() if id.isalpha()}
        self._said = {generic.lower(): word for generic, word in said.items() if generic}
        generic = "|".join(sorted(self._said, key=len, reverse=True))
        self._generic = re.compile(rf"\b(a )?({generic})(s?)\b", re.IGNORECASE) if generic else None

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        template = self.template(message.id)
        if template is None:
            return self._readable(message)
        return self.fill(template, message.args)

    def template(self, id: str) -> str | None:
        """The sentence of an id with its marks, in English if nobody has translated it; None if nobody has one."""
        found: str | None = self.sentences.get(id) or self.speech.MESSAGES.get(id)
        if found is None and id not in self._brought:
            for name in id.split("."):
                if name in mechanics.names():
                    self._brought.update(mechanics.find(name).MESSAGES)
        return found or self._brought.get(id) or language_module(ENGLISH).MESSAGES.get(id)

    def knows(self, id: str) -> bool:
        """Whether there is a sentence of that id."""
        return self.template(id) is not None

    def fill(self, template: str, args: Mapping[str, Any]) -> str:
        """A sentence with its arguments."""
        form = 2 if args.get("several") else 1 if args.get("who") == self.speech.YOU else 0
        template = CHOICE.sub(lambda found: _form(found[1].split("|"), form), template)
        parts = list(Formatter().parse(template))
        out, one = "", False
        for place, (literal, name, spec, _) in enumerate(parts):
            out += self.in_local_words(self.speech.after_one(literal) if one else literal)
            if name is not None:
                after = parts[place + 1][0] if place + 1 < len(parts) else ""
                out += self._value(name, args.get(name, "?"), spec or "", out, after)
                one = type(args.get(name)) is int and args[name] == 1
        return out

    def in_local_words(self, sentence: str) -> str:
        """A sentence with the game's own words in place of the generic ones."""
        if self._generic is None:
            return sentence

        def swap(found: re.Match[str]) -> str:
            word = self._said[found[2].lower()]
            word = self.plural(word) if found[3] else word
            word = word[:1].upper() + word[1:] if found[2][:1].isupper() else word
            return found[1][0] + str(self.speech.article(word))[1:] if found[1] else word

        return self._generic.sub(swap, sentence)

    def name(self, id: str) -> str:
        """A thing of a ruleset (a line, a zone, a move) as a reader would call it."""
        return self.local.get(id) or self.speech.NAMES.get(id) or re.sub(r"[_-]+", " ", id)

    def family(self, name: str) -> str:
        """What a family of games is called."""
        return str(self.speech.NAMES.get(name, name))

    def plural(self, word: str) -> str:
        """Several of something that a game has a word for."""
        return self._several.get(word) or str(self.speech.plural(word))

    def counted(self, number: int, noun: str) -> str:
        """So many of something, in the singular or plural."""
        several = self._several.get(noun)
        return f"{number} {several}" if several and number not in (1, -1) else str(self.speech.counted(number, noun))

    # How the arguments are said.

    def _value(self, name: str, value: Any, spec: str, before: str, after: str) -> str:
        if spec.startswith("more "):
            return spec[5:].replace("#", str(value)) if isinstance(value, int) and value > 1 else ""
        if name in TYPED:
            return str(value)
        if isinstance(value, Message):
            return self.say(value)
        if name == "who" and type(value) is int:
            return self.seats.get(value) or self.say(Message("name.seat", {"seat": value}))
        if spec in ("then", "deals") and isinstance(value, list | tuple):
            texts = [self._value(name, each, "", "", "") for each in value]
            return str(getattr(self.speech, spec)(texts))
        if spec in self.speech.ZONE_FORMS and isinstance(value, str):
            return self._zone(value, before, after, spec)
        if spec == "zone" and isinstance(value, str):
            return self.zone(value)
        if (kind := _class_of(value)) is not None:
            return str(self.speech.card_class(*kind, spec or "many"))
        if isinstance(value, list | tuple):
            return self._list(name, value, spec)
        if spec in ("name", "names") and isinstance(value, str):
            called = self.in_local_words(self.name(value))
            return self.plural(called) if spec == "names" else called
        if spec and isinstance(value, int):
            return self.counted(value, spec)
        if name == "points" and isinstance(value, int) and not after.startswith(f" {self.speech.POINT}"):
            return self.counted(value, self.speech.POINT)
        if isinstance(value, str) and value in self.zones:
            return self._zone(value, before, after)
        is_id = isinstance(value, str) and re.fullmatch(r"[a-z_]+", value)
        return str(value).replace("_", " ") if is_id else str(value)

    def _list(self, name: str, values: Sequence[Any], spec: str) -> str:
        if values and all(isinstance(value, int) for value in values):
            return str(self.speech.THEN).join(map(str, values))
        texts = [self._value(name, value, spec, "the ", " of") for value in values]
        parts = [part for text in texts for part in text.split(f" {self.speech.AND} ")]
        return str(self.speech.joined(parts, "or" if spec == "or" else "and"))

    def zone(self, name: str) -> str:
        """What a zone is called."""
        return str(self.local.get(name) or self.speech.ZONES.get(name) or self.name(name))

    def _zone(self, name: str, before: str, after: str, form: str = "") -> str:
        """A zone in a sentence, with the article and the owner that it needs there; at a spot it is a bare word."""
        of = self.zones.get(name)
        if of is None or (of == "spot" and not form):
            return name if of is None else self.zone(name)
        called = self.name(name) if after.startswith(" pile") else self.zone(name)
        return self.in_local_words(self.speech.zone(name, called, of, (before, after), form))

    def _readable(self, message: Message) -> str:
        """Something to read where nobody has written a sentence."""
        text = re.sub(r"[._-]+", " ", message.id)
        args = ", ".join(f"{name} {self._value(name, value, '', '', '')}" for name, value in message.args.items())
        return f"{text} ({args})" if args else text


def words_of(ruleset: Ruleset, seats: Mapping[int, str] | None = None) -> Words:
    """Words that know a ruleset's own words and zones, and at one table its seats, in the language its texts are in;
    their `say` is what its game should speak with. In another language than the ruleset's own its terms and names of
    cards stay."""
    zones = {name: zone.of for name, zone in ruleset.shape.zones.items()}
    local, told = ruleset.words, ruleset.told
    if told is None:
        return Words(ruleset.language, local=local, zones=zones, seats=seats)
    kept = {id: word for id, word in local.items() if id in TERMS or not id.islower()}
    return Words(ruleset.language, local={**kept, **told.words}, zones=zones, sentences=told.sentences,
                 seats=seats)


def _form(forms: Sequence[str], wanted: int) -> str:
    return forms[min(wanted, len(forms) - 1)]


def _class_of(value: Any) -> tuple[str, list[str]] | None:
    """A class of cards as what it is by and the names; None for anything else."""
    if value == "any":
        return "any", []
    if not all(hasattr(value, name) for name in CLASSES):
        return None
    if value.but is not None:
        kind, names = _class_of(value.but) or ("any", [])
        return f"but {kind}", names
    for name in CLASSES:
        if (found := getattr(value, name)) is not None:
            return name, [found] if isinstance(found, str) else list(found)
    return None


def cards_in(text: str, style: str, cards: Cards | None = None, language: str = "en") -> str:
    """A text with its cards in another style: `letters` (5H), `unicode` (5♥) or `words` (five of hearts).

    `cards` are a game's own; without them only cards of a common pack are found. Raises `UsageError` for another style.
    """
    if style not in STYLES:
        raise UsageError("cards are shown as {names}, not as {style!r}", names=", ".join(STYLES), style=style)
    if style == "letters":
        return text
    speech = language_module(language)
    if style == "unicode":
        return FRENCH.sub(lambda found: found[1] + SYMBOLS[found[2]], text)
    text = FRENCH.sub(lambda found: speech.card(found[1], found[2]), text)
    printed = _printed(cards) if cards is not None else None
    return text if printed is None else printed.sub(lambda found: _spoken(found[0], speech), text)


def card_words(text: str, language: str = "en") -> str:
    """One card in words: `five of hearts`, `plus five`, or a kind and its value."""
    speech = language_module(language)
    found = FRENCH.fullmatch(text)
    return str(speech.card(found[1], found[2])) if found else _spoken(text, speech)


def _spoken(text: str, speech: ModuleType) -> str:
    found = re.fullmatch(r"(.*?)([+-]\d+)", text)
    if found is None:
        return text
    return f"{found[1]} {speech.signed(found[2])}".strip()


def _printed(cards: Cards) -> re.Pattern[str] | None:
    """The cards of a game that have a value printed on them."""
    texts = sorted({text for text in cards.text if re.search(r"[+-]\d+$", text)}, key=len, reverse=True)
    return re.compile(rf"(?<![\w{{])({'|'.join(map(re.escape, texts))})(?!\w)") if texts else None
