"""A table for tests: a position as in the ruleset's examples, moves by their texts, and what lies where afterwards."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cardgames import load

GAME = "suipi"


@cache
def game_of(variants: tuple[str, ...] = (), players: int | None = None,
            settings: tuple[tuple[str, Any], ...] = ()) -> Any:
    """A bound game; each is bound once for all tests."""
    return load(GAME, variants=list(variants), settings=dict(settings), players=players)


class Table:
    """One position at one table. Zones are compared as sets of cards and piles."""

    def __init__(self, *variants: str, players: int | None = None, settings: Mapping[str, Any] | None = None,
                 **given: Any) -> None:
        self.game = game_of(variants, players, tuple((settings or {}).items()))
        given = {name.replace("tally_sweep", "tally sweep"): value for name, value in given.items()}
        self.state = self.game.position({"turn": 1, **given})
        self.before = self.game.points(self.state)

    def play(self, *texts: str) -> Table:
        """Play moves by their texts; an illegal one raises."""
        for text in texts:
            self.game.play(self.state, self.game.parse(self.state, text))
        return self

    def legal(self) -> list[str]:
        """The texts of all legal moves, sorted."""
        moves = self.game.moves(self.state)
        assert moves.complete
        return sorted(self.game.text(self.state, move) for move in moves)

    def refused(self, text: str) -> str | None:
        """The path of the rule that refuses the move; None if it is legal."""
        refusal = self.game.refusal(self.state, text)
        return None if refusal is None else str(refusal.rule)

    @property
    def gains(self) -> dict[int, int]:
        """Points won since the position was set up, sides without any left out."""
        now = self.game.points(self.state)
        return {side: now[side] - self.before[side] for side in now if now[side] != self.before[side]}

    @property
    def over(self) -> bool:
        return bool(self.game.is_over(self.state))

    def zone(self, name: str) -> Any:
        """What lies in a zone: a text for the table, {owner: text} for others."""
        return self.game.to_position(self.state).get(name, "" if name in ("floor", "stock") else {})

    def lies(self, name: str, expected: Any) -> bool:
        """Whether exactly these cards and piles lie in a zone."""
        wanted = self.game.to_position(self.game.position({name: expected, "turn": 0})).get(name, {})
        found = self.zone(name)
        if isinstance(expected, int):
            return bool(found == expected)
        if name in ("floor", "stock"):
            return things(found) == things(wanted or "")
        return {key: things(text) for key, text in found.items()} == {key: things(text) for key, text in wanted.items()}


def things(text: str) -> set[str]:
    """Loose cards and piles of a zone's text, whatever their order."""
    return set(text.split())


def cards(text: str) -> list[str]:
    return text.split()


def counted_cards(row: Mapping[str, str]) -> dict[int, int]:
    return {int(side): len(cards(text)) for side, text in row.items()}


def example_fault(table: Table, example: Mapping[str, Any]) -> str | None:
    """What an example of the ruleset gets wrong, or None."""
    if "legal" in example:
        found, wanted = table.legal(), sorted(map(str, example["legal"]))
        return None if found == wanted else f"legal are {found}"
    if "count" in example:
        found_number = len(table.legal())
        return None if found_number == example["count"] else f"there are {found_number}"
    if "refused" in example:
        rule = table.refused(str(example["move"]))
        return None if rule == example["refused"] else f"refused by {rule}"
    table.play(*moves_of(example))
    return next((fault for name, value in example["then"].items() if (fault := _then_fault(table, name, value))), None)


def moves_of(example: Mapping[str, Any]) -> Sequence[str]:
    return list(map(str, example.get("moves") or [example["move"]]))


def _then_fault(table: Table, name: str, value: Any) -> str | None:
    if name == "gains":
        found: Any = {str(side): points for side, points in table.gains.items()}
        wanted: Any = {str(side): points for side, points in value.items() if points}
    elif name == "points":
        found, wanted = {str(side): points for side, points in table.game.points(table.state).items()}, value
    elif name == "over":
        found, wanted = table.over, value
    elif name in ("turn", "round", "deal", "dealer", "last_capturer"):
        written = {"round": 1, "deal": 1, "last_capturer": 0, **table.game.to_position(table.state)}
        found, wanted = written[name], value
    elif name.startswith("tally"):
        row = table.game.to_position(table.state).get(name, {})
        found, wanted = {side: row.get(side, 0) for side in value}, value
    else:
        return None if table.lies(name, value) else f"{name} is {table.zone(name)}"
    return None if found == wanted else f"{name} is {found}"
