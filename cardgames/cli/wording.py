"""What the program itself says, by message id: the words are in a catalogue per language (`cli/languages`)."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from cardgames.pages.words import Words

LANGUAGE = "en"


def say(id: str, /, **args: Any) -> str:
    """The sentence of an id with its arguments."""
    words, messages = _spoken(LANGUAGE)
    return words.fill(messages[id], args)


@cache
def _spoken(language: str) -> tuple[Words, dict[str, str]]:
    return Words(language), import_module(f"{__package__}.languages.{language}").MESSAGES
