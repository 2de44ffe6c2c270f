"""The side with the most points wins. Among equals the tie-breaks decide, in their order; then they share the place.

Source: general practice of card games; the tie-breaks from a publisher's rulebook, End of Game.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Ender
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import POINTS, State

KIND = "ender"
ENDS = "ranking"


class TieBreak(Base):
    """One comparison between sides that are level."""

    line: str = Field(description="the scoring line that is compared", json_schema_extra={"names": "line"})
    what: Literal["points", "last_tally"] = Field(
        "points", description="points = received in the whole match; last_tally = what was counted in the last round")


class Params(Base):
    """How ties are broken."""

    ties: list[TieBreak] = Field([], description="comparisons between sides that are level, in order")


MESSAGES = {
    "rules.highest": "The most points win.",
    "rules.highest.first.points": "If level, more points from {line:name} win{rest:then}.",
    "rules.highest.first.last_tally": "If level, the higher sum of {line:name} in the last round wins{rest:then}.",
    "rules.highest.then.points": "more points from {line:name}",
    "rules.highest.then.last_tally": "the higher sum of {line:name} in the last round",
    "end.highest.points": "Level on points; more points from {line:name} decide it, {best} against {next}.",
    "end.highest.last_tally": "Level on points; the higher sum of {line:name} in the last round decides it, "
                              "{best} against {next}.",
    "rules.highest.shared": "If all is level, the place is shared.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.highest")
    rest = [Message(f"rules.highest.then.{tie.what}", {"line": tie.line}) for tie in params.ties[1:]]
    for tie in params.ties[:1]:
        yield Message(f"rules.highest.first.{tie.what}", {"line": tie.line, "rest": rest})
    yield Message("rules.highest.shared")


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender: `rank` gives the sides in order, those that share a place together; `settled` the tie-break."""
    sides = range(1, setup.sides + 1)
    breaks = [_tie_break(tie, setup) for tie in params.ties]

    def rank(state: State) -> list[list[int]]:
        worth = {side: (state.c[POINTS + side], *(value(state, side) for value in breaks)) for side in sides}
        places = sorted(set(worth.values()), reverse=True)
        return [[side for side in sides if worth[side] == place] for place in places]

    def settled(state: State) -> Message | None:
        places = rank(state)
        first, *others = (place[0] for place in places[:2])
        if not others or state.c[POINTS + first] != state.c[POINTS + others[0]]:
            return None
        for tie, value in zip(params.ties, breaks, strict=True):
            best, after = value(state, first), value(state, others[0])
            if best != after:
                return Message(f"end.highest.{tie.what}", {"line": tie.line, "best": best, "next": after})
        raise AssertionError("places differ by points or by a tie-break")

    return Ender(rank=rank, settled=settled)


def _tie_break(tie: TieBreak, setup: Setup) -> Callable[[State, int], int]:
    if tie.what == "points":
        line = setup.line(tie.line)
        return lambda state, side: int(state.c[line + side])
    tally = setup.later(f"count:{tie.line}")
    return lambda state, side: int(tally(state)[side - 1])
