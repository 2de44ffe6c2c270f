"""What the program itself says to people: sentences by their ids, from the catalogue of a language.

The marks in a sentence are those of the catalogues of rules (`pages.languages`), and are filled in the same way.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module

from cardgames.pages.words import Words

LANGUAGE = "en"


def say(id: str, **args: object) -> str:
    """The sentence of that id."""
    return _words().fill(_catalogue(LANGUAGE)[id], args)


def joined(items: Sequence[str], last: str = "and") -> str:
    """A list as it stands in a sentence, with `and` or `or` before the last."""
    return str(_words().speech.joined(list(items), say(f"list.{last}")))


def ordinal(number: int) -> str:
    """A place in an order, such as `second`."""
    return str(_words().speech.ordinal(number))


@cache
def _words() -> Words:
    return Words(LANGUAGE)


@cache
def _catalogue(language: str) -> Mapping[str, str]:
    """What is said at a table, around it, and at a score pad."""
    parts = [import_module(f"cardgames.cli.languages.{language}{part}").MESSAGES for part in ("", "_shell", "_pad")]
    return {id: text for messages in parts for id, text in messages.items()}
