"""What measures are called on the screen, in a ruleset's own words where it has some."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.cli.phrases import say

if TYPE_CHECKING:
    from cardgames.rules.ruleset import Ruleset

OF_RULES = ("lines", "moves", "triggers")
"""Kinds of measures that are of a part of the rules, by its id."""


def measure(ruleset: Ruleset, name: str) -> str:
    """A measure of `lab.compare`; score lines stand indented under the points."""
    kind, _, id = name.partition(".")
    return say(f"measure.{kind}", name=local(ruleset, id)) if kind in OF_RULES else say(f"measure.{name}")


def local(ruleset: Ruleset, id: str) -> str:
    """A line, move or trigger as the ruleset calls it."""
    from cardgames.pages.words import words_of

    return words_of(ruleset).name(id)
