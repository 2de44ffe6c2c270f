"""Small sentences that several commands say in the same words."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardgames.rules.ruleset import Ruleset


def sentence(text: str) -> str:
    """A message as a sentence of its own: it ends as one, and begins as one unless it begins with a card or a move."""
    text = text.strip()
    if not text:
        return text
    first = text.split(maxsplit=1)[0]
    if first.isalpha() and first.islower():
        text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?:" else text + "."


def refused(ruleset: Ruleset, message: str, rule: str, nearest: str | None) -> list[str]:
    """Why a move is refused: the sentence, the rule with its place in the file, and the nearest legal move."""
    lines = [sentence(message), f"  rule: {rule}{where(ruleset, rule)}"]
    if nearest:
        lines.append(f"  legal, and near it: {nearest}")
    return lines


def where(ruleset: Ruleset, rule: str) -> str:
    """The file and line of a rule, in brackets; nothing where it is unknown."""
    from pathlib import Path

    place = ruleset.place(rule)
    if place is None or not place.file:
        return ""
    return f" ({Path(place.file).name}:{place.line})"
