"""What the program itself says to people: sentences by their ids, from the catalogue of the language that is spoken.

The marks in a sentence are those of the catalogues of rules (`pages.languages`), and are filled in the same way.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cardgames.errors import CardgamesError, Said

if TYPE_CHECKING:
    from cardgames.pages.words import Words

ENGLISH = "en"
FOLDER = Path(__file__).parent / "languages"
_spoken = ContextVar("language", default=ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """The languages that can be spoken, by their codes."""
    return tuple(sorted(file.stem for file in FOLDER.glob("??.py")))


def speak(language: str) -> None:
    """Speak a language from now on."""
    _spoken.set(language)


def language() -> str:
    """The language that is spoken."""
    return _spoken.get()


def say(id: str, **args: object) -> str:
    """The sentence of that id."""
    return _words(language()).fill(_catalogue(language())[id], args)


def told(what: str | CardgamesError) -> str:
    """An error, or anything else that carries its English template, in the language that is spoken; its values too
    where they carry one. What nobody has translated stays English, as does any other text."""
    said = what.said if isinstance(what, CardgamesError) else what
    if not isinstance(said, Said):
        return said
    found = templates(language()).get(said.template, said.template)
    values = {name: told(value) if isinstance(value, str | CardgamesError) else value
              for name, value in said.values.items()}
    return found.format(**values) if values else found


def joined(items: Sequence[str], last: str = "and") -> str:
    """A list as it stands in a sentence, with `and` or `or` before the last."""
    return str(_words(language()).speech.joined(list(items), last))


def decimal(value: float, form: str) -> str:
    """A number in a form of `format`, with the decimal sign of the language."""
    return format(value, form).replace(".", str(_words(language()).speech.DECIMAL))


def ordinal(number: int) -> str:
    """A place in an order, such as `second`."""
    return str(_words(language()).speech.ordinal(number))


@cache
def _words(language: str) -> Words:
    from cardgames.pages.words import Words

    return Words(language)


@cache
def templates(language: str) -> Mapping[str, str]:
    """Sentences by their English templates. English itself has none: they are what was written in the code."""
    return part(language, "TEMPLATES")


@cache
def part(language: str, name: str) -> Mapping[str, str]:
    """All that the files of a language have under a name: `MESSAGES` by id, `TEMPLATES` by the English sentence, and of
    the library that reads options `LINES`, by its sentences, and `WORDS`, by its words in capitals."""
    files = sorted([FOLDER / f"{language}.py", *FOLDER.glob(f"{language}_*.py")])
    modules = [import_module(f"cardgames.cli.languages.{file.stem}") for file in files]
    return {key: text for module in modules for key, text in getattr(module, name, {}).items()}


@cache
def _catalogue(language: str) -> Mapping[str, str]:
    """The sentences by their ids; in English what nobody has translated yet."""
    own = part(language, "MESSAGES")
    return own if language == ENGLISH else {**_catalogue(ENGLISH), **own}
