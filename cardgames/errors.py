"""Every error a person can meet, and the place in a file it speaks of. Nothing here knows cards, rules or screens.

A `CardgamesError` is the user's to mend: its text is a sentence that says what is wrong, where, and what would be
accepted. Anything else that escapes is our own fault and becomes a crash file (exit code 70).
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

FACTS = "_cardgames_facts"
"""The attribute of an exception of our own fault that holds, as lines, what is known of what it ended."""


class Said(str):
    """A sentence, or a part of one, that can still be said in another language: English text with its origin.

    `template` is the English sentence with marks as `str.format` reads them, `values` what fills them. Without values
    the template is the text, braces and all.
    """

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Said:
        """The text of a template filled with these values."""
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template, made.values = template, values
        return made


def joined(between: str, parts: Iterable[str]) -> Said:
    """Several sentences or parts as one, each of which can still be said in another language."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Said(between.join(f"{{{name}}}" for name in values), **values)


def cited(text: str) -> Said:
    """A sentence that is written elsewhere in the code, such as the description of a value."""
    return Said(text)


def reason(error: OSError) -> Said:
    """Why the system refuses something, in its own words."""
    return Said((error.strerror or str(error)).lower())


class Place(NamedTuple):
    """A spot in a text file; line and column count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Fault(NamedTuple):
    """One thing wrong in a ruleset.

    `path` is in the author's words (`moves.capture.sum`), `message` a lower-case sentence, `length` how many
    characters the caret underlines, `also` where the other party to a conflict stands.
    """

    place: Place | None
    path: str
    message: str
    length: int = 1
    also: Place | None = None


class CardgamesError(Exception):
    """What a user can mend. `exit_code` is what the command line returns for it.

    It is raised with an English sentence and the values of its marks: `UsageError("there is no save {name}",
    name=name)`. `str` is the English text; `said` keeps both apart for whoever speaks another language.
    """

    exit_code = 1

    def __init__(self, template: str, /, **values: object) -> None:
        self.said = template if isinstance(template, Said) and not values else Said(template, **values)
        super().__init__(str(self.said))


class UsageError(CardgamesError):
    """Something was asked for that does not exist or does not fit: a game, variant, option, number of players."""

    exit_code = 2


class FileError(CardgamesError):
    """A file or folder that was named, or that is needed, cannot be written or made."""


class RulesetError(CardgamesError):
    """A ruleset with faults: all of one stage, in file order.

    The text is the whole report, with source lines and carets (see `rules/report.py`).
    """

    def __init__(self, report: str, faults: Sequence[Fault]) -> None:
        super().__init__(report)
        self.faults = tuple(faults)


class PositionError(CardgamesError):
    """A position (in an example, a file or an argument) that cannot stand on the table."""


class UnplayableError(CardgamesError):
    """The rules have brought a match to where it cannot go on."""


class TranscriptError(CardgamesError):
    """A transcript or save that cannot be read, or does not fit the rules it names."""


class CountError(CardgamesError):
    """What was told of a count with real cards cannot be so."""


class MoveError(CardgamesError):
    """A typed move that cannot be played. `text` is what was typed, `message` the sentence for the player."""

    def __init__(self, text: str, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.message = message


class NotUnderstood(MoveError):
    """The text is not in the notation of any move of this turn."""


class NotLegal(MoveError):
    """The text is a move, but a rule forbids it. `rule` is that rule's path in the ruleset, `nearest` a legal move."""

    def __init__(self, text: str, message: str, rule: str, nearest: str | None) -> None:
        super().__init__(text, message)
        self.rule = rule
        self.nearest = nearest


class Ambiguous(MoveError):
    """More than one legal move fits the text. `options` are their canonical texts."""

    def __init__(self, text: str, message: str, options: Sequence[str]) -> None:
        super().__init__(text, message)
        self.options = tuple(options)
