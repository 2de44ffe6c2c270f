"""A table for tests: a position as in the ruleset's examples, moves by their texts, and what lies where afterwards."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from cardgames import load

GAME = "samoa"


@cache
def game_of(*variants: str, players: int | None = None) -> Any:
    """A bound game; each is bound once for all tests."""
    return load(GAME, variants=list(variants), players=players)


class Table:
    """One position at one table. Zones are compared as bags of cards."""

    def __init__(self, *variants: str, players: int | None = None, **given: Any) -> None:
        self.game = game_of(*variants, players=players)
        self.state = self.game.position({"turn": 1, **given})
        self.before = self.game.points(self.state)

    def play(self, *texts: str) -> Table:
        """Play moves by their texts; an illegal one raises."""
        for text in texts:
            self.game.play(self.state, self.game.parse(self.state, text))
        return self

    def legal(self) -> list[str]:
        """The texts of all legal moves, sorted."""
        return sorted(self.game.text(self.state, move) for move in self.game.moves(self.state))

    def refused(self, text: str) -> str | None:
        """The path of the rule that refuses the move; None if it is legal."""
        refusal = self.game.refusal(self.state, text)
        return None if refusal is None else str(refusal.rule)

    @property
    def gains(self) -> dict[int, int]:
        """Points won since the position was set up, by seat."""
        now = self.game.points(self.state)
        return {side: now[side] - self.before[side] for side in now}

    @property
    def over(self) -> bool:
        return bool(self.game.is_over(self.state))

    @property
    def phase(self) -> str:
        return str(self.game.steps[self.state.step].phase)

    def now(self, name: str) -> Any:
        """What a position says of a zone or counter; what it leaves out is empty or 0."""
        zone = self.game.layout.zones.get(name)
        empty: Any = 0 if zone is None else "" if zone.of == "table" else {}
        return self.game.to_position(self.state).get(name, empty)


def bags(value: Any) -> Any:
    """Cards as bags, owners as texts, empty places left out."""
    if isinstance(value, Mapping):
        return {str(owner): bags(cards) for owner, cards in value.items() if cards}
    return Counter(value.split()) if isinstance(value, str) else value


def holds(table: Table, key: str, expected: Any) -> bool:
    """Whether one entry of an example's `then` holds."""
    if key == "gains":
        return table.gains == {seat: expected.get(seat, expected.get(str(seat), 0)) for seat in table.gains}
    if key == "over":
        return table.over == expected
    if key == "phase":
        return table.phase == expected
    if key == "turn":
        return bool(table.state.seat == expected)
    return bool(bags(table.now(key)) == bags(expected))
