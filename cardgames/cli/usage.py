"""How commands are used: the pages of `--help`, and what is wrong with options, in the language that is spoken.

The texts of commands and options are English where they are declared; a language has its own by the English ones, as
for errors. What the library that reads options says by itself is known by its sentences: one that nobody knows stays
as it is.
"""
from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import typer
from typer.core import TyperCommand, TyperGroup

from cardgames.cli import phrases

NARROWEST, WIDEST, ROOMY = 20, 78, 60
"""Columns of a page: the fewest and most, and from which on there is room for two columns."""
MARK = re.compile(r"{(\w+)}")
EXTRAS = re.compile(r"(?P<help>.*?)(?:  )?(?:\[(?P<extras>[^\[\]]*)\])?", re.DOTALL)
"""What an option does, and its default and range behind it."""
KIND = re.compile(r" <[a-z ]+>$")
"""The type of an argument as a programmer calls it; a person is told what to write there."""
Rows = Sequence[tuple[str, str]]
_Formatter: Any = typer.Context.formatter_class


class Pattern(NamedTuple):
    """A sentence of the library, and how it is said here; the same marks are in both."""

    known: re.Pattern[str]
    said: str


def told(text: str) -> str:
    """A sentence of the library that reads options, and what it quotes of its own."""
    for pattern in _patterns(phrases.language()):
        if found := pattern.known.fullmatch(text):
            return pattern.said.format(**{name: told(words(value)) for name, value in found.groupdict().items()})
    return text


def words(text: str) -> str:
    """A text with the words in capitals that stand for what is to be typed, such as GAME."""
    known = phrases.part(phrases.language(), "WORDS")
    return re.sub(r"\b[A-Z]{2,}\b", lambda found: known.get(found[0], found[0]), text) if known else text


@cache
def _patterns(language: str) -> tuple[Pattern, ...]:
    return tuple(Pattern(re.compile(_pattern(english)), said)
                 for english, said in phrases.part(language, "LINES").items())


def _pattern(sentence: str) -> str:
    """What a sentence with marks looks like when they are filled."""
    parts = MARK.split(sentence)
    return "".join([f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts)])


def sentence(text: str) -> str:
    """A text of a command or option."""
    text = " ".join(text.split())
    return phrases.templates(phrases.language()).get(text, text)


class Formatter(_Formatter):  # type: ignore[misc]  # the class itself has no public name in every version
    """Writes a page in the language that is spoken, no wider than the terminal."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        columns = min(shutil.get_terminal_size((80, 24)).columns - 1, max_width or WIDEST)
        super().__init__(indent_increment, width or max(NARROWEST, columns), max_width)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line of a page."""
        super().write_usage(prog, words(args), told("Usage: "))

    def write_heading(self, heading: str) -> None:
        """The name of a part."""
        super().write_heading(told(heading))

    def write_text(self, text: str) -> None:
        """What a command does: each paragraph by itself."""
        super().write_text("\n\n".join(sentence(paragraph) for paragraph in text.split("\n\n")))

    def write_dl(self, rows: Rows, col_max: int = 30, col_spacing: int = 2) -> None:
        """Names, and what they are; below each name where there is no room beside it."""
        said = [(words(KIND.sub("", name)), _row(text)) for name, text in rows]
        super().write_dl(said, col_max if self.width >= ROOMY else 8, col_spacing)


def _row(text: str) -> str:
    found = cast(re.Match[str], EXTRAS.fullmatch(text))
    extras = "; ".join(told(extra) for extra in (found["extras"] or "").split("; ") if extra)
    return "  ".join(filter(None, [sentence(found["help"]), extras and f"[{extras}]"]))


class Context(typer.Context):
    """What pages are written with."""

    formatter_class = Formatter


class Command(TyperCommand):
    """A command whose pages speak."""

    context_class = Context

    def get_short_help_str(self, limit: int = 45) -> str:
        """What it does, in its first sentence, which is never cut off."""
        return sentence((self.help or "").partition("\n\n")[0])


class OfValues(Command):
    """A command whose words may be values: a negative number is one, and no option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Beside such a number whatever is no option is taken for a word."""
        ctx.ignore_unknown_options = any(re.fullmatch(r"-[\d.]+", word) for word in args)
        return super().parse_args(ctx, args)


class Group(TyperGroup):
    """The program itself, whose page speaks."""

    context_class = Context


def complaint(text: str) -> str:
    """What is wrong with the options, line by line as the library tells it."""
    return "\n".join(told(line) for line in text.rstrip("\n").split("\n"))
