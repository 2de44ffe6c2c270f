"""Where cards can lie: the zones a ruleset names, each with its cells in the state. Nothing here holds a card.

A zone of the table has one cell, a zone of seats, sides or spots one for each. Cells of seats and sides are reached as
`zone.cell + seat`, seats and sides counting from 1; cells of spots as `zone.cell + spot`, spots counting from 0.
"""
from __future__ import annotations

from typing import Literal, NamedTuple

from cardgames.table.row import Row

Owner = Literal["table", "seat", "side", "spot"]
Form = Literal["set", "hand", "piles", "row", "stock"]
SeenBy = Literal["nobody", "owner", "all", "top"]


class Zone(NamedTuple):
    """One zone. `form` says what its cells hold: a bit set, a sorted tuple of ids (a hand), a `Row`, or (piles) a bit
    set of loose cards in one cell and a tuple of piles in the next; the stock is no cell but the rest of the recorded
    order. A row of the table too has a next cell, where there are never piles: so it serves as a floor."""

    name: str
    of: Owner
    seen_by: SeenBy
    form: Form
    cell: int
    size: int
    counted_only: bool = False

    def cells(self) -> range:
        """The cells that hold cards of this zone, in order of table, seats, sides or spots."""
        first = self.cell + (self.of in ("seat", "side"))
        return range(first, first + self.size)


class Layout:
    """All zones of a game, and the empty cells that a round begins with."""

    def __init__(self) -> None:
        self.zones: dict[str, Zone] = {}
        self.blank: list[object] = []
        self.place: list[tuple[Zone, int]] = []
        self.zone_at: dict[int, Zone] = {}
        self.stock = ""

    def add(self, name: str, *, of: Owner, seen_by: SeenBy, form: Form, count: int,
            counted_only: bool = False) -> Zone:
        """Add a zone of `count` cells (seats, sides, spots; 1 for the table)."""
        first = len(self.blank)
        zone = Zone(name, of, seen_by, form, first - (of in ("seat", "side")), count, counted_only)
        self.zones[name] = zone
        if form == "stock":
            self.stock = name
        else:
            self.blank += [{"hand": (), "row": Row()}.get(form, 0)] * count
            self.place += [(zone, i) for i in range(first, first + count)]
            self.zone_at.update(dict.fromkeys(range(first, first + count), zone))
        if form == "row" and of == "table":
            self.blank.append(())
        if form == "piles":
            assert count == 1, "piles lie on the table"
            self.blank.append(())
            self.place.append((zone, first + 1))
        return zone
