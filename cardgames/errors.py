"""Every error a person can meet, and the place in a file it speaks of. Nothing here knows cards, rules or screens.

A `CardgamesError` is the user's to mend: its text is a sentence that says what is wrong, where, and what would be
accepted. Anything else that escapes is our own fault and becomes a crash file (exit code 70).
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


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
    """What a user can mend. `exit_code` is what the command line returns for it."""

    exit_code = 1


class UsageError(CardgamesError):
    """Something was asked for that does not exist or does not fit: a game, variant, option, number of players."""

    exit_code = 2


class RulesetError(CardgamesError):
    """A ruleset with faults: all of one stage, in file order.

    The text is the whole report, with source lines and carets (see `rules/report.py`).
    """

    def __init__(self, report: str, faults: Sequence[Fault]) -> None:
        super().__init__(report)
        self.faults = tuple(faults)


class PositionError(CardgamesError):
    """A position (in an example, a file or an argument) that cannot stand on the table."""


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
