"""What measures are called on the screen, in a ruleset's own words where it has some."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardgames.rules.ruleset import Ruleset

MEASURES = {
    "first.wins": "First seat wins", "first.lead": "First seat's lead", "ties": "Ties",
    "points": "Points of all", "length.decisions": "Decisions", "length.rounds": "Rounds",
    "length.choices": "Legal moves"}
KINDS = {"lines": "  {}", "moves": "Moves: {}", "triggers": "Events: {}"}


def measure(ruleset: Ruleset, name: str) -> str:
    """A measure of `lab.compare`; score lines stand indented under the points."""
    kind, _, id = name.partition(".")
    return MEASURES.get(name) or KINDS[kind].format(local(ruleset, id))


def local(ruleset: Ruleset, id: str) -> str:
    """A line, move or trigger as the ruleset calls it."""
    return ruleset.words.get(id, id).replace("_", " ").replace("-", " ")
