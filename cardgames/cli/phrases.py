"""What the program itself says to people: sentences by their ids, from the catalogue of a language.

The marks in a sentence are those of the catalogues of rules (`pages.languages`), and are filled in the same way.
"""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from cardgames.pages.words import Words

LANGUAGE = "en"


def say(id: str, **args: object) -> str:
    """The sentence of that id."""
    return _words().fill(_catalogue(LANGUAGE)[id], args)


@cache
def _words() -> Words:
    return Words(LANGUAGE)


@cache
def _catalogue(language: str) -> Mapping[str, str]:
    """What is said at a table, around it, and at a score pad."""
    parts = [import_module(f"cardgames.cli.languages.{language}{part}").MESSAGES for part in ("", "_shell", "_pad")]
    return {id: text for messages in parts for id, text in messages.items()}
