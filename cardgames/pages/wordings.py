"""Whether the words and sentences that a ruleset and its texts bring along stand for something that is ever said.

A word names a thing of the rules, a card, or a word of the sentences; a sentence has the id of one there is, and no
marks but those of that one.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cardgames import mechanics
from cardgames.errors import Fault, RulesetError, Said
from cardgames.pages.words import ENGLISH, language_module, languages
from cardgames.rules import texts, wordings
from cardgames.rules.book import Book, failed, shown
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import Finding
from cardgames.rules.near import meant, nearest
from cardgames.rules.tree import Path as Keys
from cardgames.rules.tree import Tree, at_name, at_value
from cardgames.table.packs import FRENCH_RANKS, FRENCH_SUITS


def check_file(path: str | Path, catalogue: Catalogue | None = None) -> tuple[Finding, ...]:
    """What is wrong with the words of a ruleset file without other faults, and with those of the texts beside it."""
    book = (catalogue or Catalogue()).book(path)
    found, names = [], _names(book)
    try:
        _refuse(list(_own(book, names)), book.texts, book.id)
        for file in texts.beside(book.file):
            _, tree, text = texts.read(file)
            language = file.parent.name if file.parent.name in languages() else ENGLISH
            _refuse(list(_told(tree, names, language)), {shown(file): text}, shown(file))
    except RulesetError as error:
        found.append(Finding(None, (), error.faults, error.said))
    return tuple(found)


def _refuse(faults: list[Fault], files: dict[str, str], subject: str) -> None:
    if faults:
        raise failed(faults, files, subject)


def _own(book: Book, names: set[str]) -> Iterator[Fault]:
    """Faults of the ruleset's own words, and of those that its variants change or add."""
    places: list[tuple[Keys, Tree | None]] = [(("words",), book.rules.kid("words"))]
    for id, variant in book.variants.kids():
        places += [(("variants", id, how, "words"), variant.at((how, "words"))) for how in ("change", "add")]
    for path, tree in places:
        yield from wordings.words(tree, path)
        yield from _strange(tree, path, names, ENGLISH)


def _told(tree: Tree, names: set[str], language: str) -> Iterator[Fault]:
    """Faults of texts in another language."""
    yield from _strange(tree.kid("words"), ("words",), names, language)
    for id, kid in (tree.kid("sentences") or wordings.NO_TREE).kids():
        path = ("sentences", id)
        said = [each[id] for each in (_english(), language_module(language).MESSAGES) if id in each]
        if not said:
            near = nearest(id, _english())
            hint = Said('; did you mean "{near}"?', near=near) if near else ""
            yield at_name(kid, path, Said('there is no sentence "{name}"{hint}', name=id, hint=hint))
            continue
        known = sorted(set().union(*map(wordings.marks, said)))
        for mark in sorted(wordings.marks(kid.data) - {*known}):
            yield at_value(kid, path, Said('this sentence has no mark "{name}"{hint}', name=mark,
                                           hint=meant(mark, known, Said("marks are"))))


def _strange(tree: Tree | None, path: Keys, names: set[str], language: str) -> Iterator[Fault]:
    """Words for what there is not."""
    known = names | _generic(language) | {"by_players"}
    for id, kid in (tree or wordings.NO_TREE).kids():
        if id not in known:
            near = nearest(id, sorted(names)) or nearest(id, sorted(known))
            yield at_name(kid, (*path, id), Said(
                'nothing is called "{name}", neither in the rules nor in what is said of them{hint}', name=id,
                hint=Said('; did you mean "{near}"?', near=near) if near else ""))


@cache
def _english() -> dict[str, str]:
    """All English sentences by their ids."""
    brought = {id: text for name in mechanics.names() for id, text in mechanics.find(name).MESSAGES.items()}
    return {**brought, **language_module(ENGLISH).MESSAGES}


@cache
def _generic(language: str) -> frozenset[str]:
    """The words in the sentences of a language that a ruleset may say otherwise, by what stands for them."""
    speech = language_module(language)
    said = {word for text in _english().values() for word in re.findall(r"[a-z]+", text.lower())}
    return frozenset({word for word in said if speech.generic(word)} | {*speech.NAMES, *speech.ZONES})


def _names(book: Book) -> set[str]:
    """All that has a name in the rules and in what variants change or add: sections, things, cards."""
    patches = [variant.map.get(how) for _, variant in book.variants.kids() for how in ("change", "add")]
    found = {"main", *FRENCH_RANKS, *_keys([book.rules.data, *patches])}
    return found | {rank + suit for rank in found for suit in FRENCH_SUITS if rank in FRENCH_RANKS or rank.isdecimal()}


def _keys(value: Any) -> Iterator[str]:
    """The names in plain data, and single words that stand there as texts: a spot is named in a list."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in ("words", "about"):
                yield str(key)
                yield from _keys(each)
    elif isinstance(value, list):
        for each in value:
            yield from _keys(each)
    elif isinstance(value, str):
        yield value
