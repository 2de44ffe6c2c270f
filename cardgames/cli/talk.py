"""Small sentences that several commands say in the same words."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cli.terminal import Terminal, cut

if TYPE_CHECKING:
    from cardgames.rules.ruleset import Ruleset


def matches(number: int) -> str:
    """So many matches."""
    from cardgames.cli.phrases import say

    return say("numbers.matches", count=number)


def sentence(text: str) -> str:
    """A message as a sentence of its own: it ends as one, and begins as one unless it begins with a card or a move."""
    text = text.strip()
    if not text:
        return text
    first = text.split(maxsplit=1)[0]
    if first.isalpha() and first.islower():
        text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?:" else text + "."


def refused(terminal: Terminal, ruleset: Ruleset, message: str, rule: str, nearest: str | None) -> list[str]:
    """Why a move is refused: the sentence, the rule with its place in the file, and the nearest legal move."""
    from cardgames.cli.phrases import say

    lines = [*terminal.wrapped(sentence(cut(message))),
             *terminal.wrapped("  " + say("why.rule", rule=rule + where(ruleset, rule)), indent=4)]
    if nearest:
        lines += terminal.wrapped("  " + say("why.nearest", move=nearest), indent=4)
    return lines


def legal(terminal: Terminal, ruleset: Ruleset, text: str, kind: str, rule: str) -> list[str]:
    """That a move is legal, of which kind it is, and the rule. The move stands in quotes: it is spelled as it is."""
    from cardgames.cli.phrases import say

    return [*terminal.wrapped(say("why.legal", move=text, kind=kind)),
            *terminal.wrapped("  " + say("why.rule", rule=rule + where(ruleset, rule)), indent=4)]


def active(variants: Sequence[str], settings: Mapping[str, Any]) -> str:
    """The variants and settings of a table, as they are written on the command line."""
    from cardgames.rules.settings import write_setting

    return ", ".join([*variants, *(write_setting(path, value) for path, value in settings.items())])


def where(ruleset: Ruleset, rule: str) -> str:
    """The file and line of a rule, in brackets; nothing where it is unknown."""
    from pathlib import Path

    place = ruleset.place(rule)
    if place is None or not place.file:
        return ""
    return f" ({Path(place.file).name}:{place.line})"
