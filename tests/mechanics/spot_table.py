"""A table with spots for tests of mechanics, made by hand: three spots with two sides, four kinds of cards, role cards.

Pack `main`: plain cards +3 -1 +2 (two of each), `more` (two), `fire-4`, `wind+1`; pack `roles`: one card a spot.
"""
from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from cardgames import mechanics
from cardgames.table.bits import bits, ids
from cardgames.table.bound import Moves
from cardgames.table.packs import Cards, Face
from cardgames.table.setup import Setup
from cardgames.table.state import DEALER, POINTS, ROUND, STARTER, State
from cardgames.table.zones import Layout

SPOTS = ("east", "west", "north")
MAIN = ([Face(text, "plain", "", "", int(text)) for text in ("+3", "+3", "-1", "-1", "+2", "+2")]
        + [Face("more", "more", "", "", 0)] * 2
        + [Face("fire-4", "fire", "", "", -4), Face("wind+1", "wind", "", "", 1)])


def setup_for(seats: int = 3, spots: Sequence[str] = SPOTS, sides: Sequence[str] = ("top", "low"),
              side_of: Sequence[int] | None = None) -> Setup:
    """The bind-time view of such a table."""
    layout = Layout()
    layout.add("stock", of="table", seen_by="nobody", form="stock", count=1)
    for name in ("shown", "removed"):
        layout.add(name, of="table", seen_by="all", form="set", count=1)
    for name in (*sides, "under"):
        layout.add(name, of="spot", seen_by="all", form="set", count=len(spots))
    layout.add("role", of="seat", seen_by="owner", form="set", count=seats)
    cards = Cards({"main": MAIN, "roles": [Face(spot, spot, "", "", 0) for spot in spots]})
    setup = Setup(cards=cards, layout=layout, seats=seats, side_of=side_of or range(seats + 1), spots=spots)
    setup.source, setup.mover = "stock", 0
    return setup


def bound(setup: Setup, mechanic: str, path: str = "", **params: Any) -> Any:
    """A mechanic bound at that table."""
    module = mechanics.find(mechanic)
    setup.path = path or f"moves.{mechanic}"
    return module.bind(module.Params(**params), setup)


class Moment:
    """A state of such a table, cards by their texts; each text is the first card of that face that is still free."""

    def __init__(self, setup: Setup, *, stock: str = "", seat: int = 1, step: int = 0, **zones: Any) -> None:
        self.setup, self.free = setup, setup.cards.all
        self.state = state = State()
        state.z, state.c, state.seat, state.step = list(setup.layout.blank), list(setup.blank), seat, step
        state.moves, state.public, state.facts, state.tell, state.cause = None, 0, (), None, ""
        state.chance = SimpleNamespace(starter=None, pick=lambda purpose, number, among: among)
        state.c[ROUND] = state.c[STARTER] = state.c[DEALER] = 1
        for name, value in zones.items():
            self._fill(name, value)
        state.order, state.pos = tuple(self._take(stock)), 0

    def _take(self, text: str) -> list[int]:
        found = []
        for name in text.split():
            card = next(ids(self.setup.cards.by_text[name] & self.free))
            self.free ^= 1 << card
            found.append(card)
        return found

    def _fill(self, name: str, value: Any) -> None:
        zone = self.setup.zone(name)
        for owner, text in (value if isinstance(value, dict) else {None: value}).items():
            place = 0 if owner is None else self.setup.spots.index(owner) if zone.of == "spot" else owner
            self.state.z[zone.cell + place] = bits(self._take(text))

    def zone(self, name: str, owner: Any = None) -> str:
        """The cards that lie in a zone, as texts."""
        zone = self.setup.zone(name)
        place = 0 if owner is None else self.setup.spots.index(owner) if zone.of == "spot" else owner
        return " ".join(self.setup.cards.text[card] for card in ids(self.state.z[zone.cell + place]))

    def count(self, field: str, value: int | None = None, of: int = 0) -> int:
        """A counter (of a seat or side), set first if a value is given."""
        cell = self.setup.counter(field) + of
        if value is not None:
            self.state.c[cell] = value
        return self.state.c[cell]

    def points(self, **row: int) -> None:
        """Give sides points: `s1=5`."""
        for side, value in row.items():
            self.state.c[POINTS + int(side[1:])] = value

    def texts(self, mover: Any) -> list[str]:
        """All moves of a mover with the shown card (if any), as texts."""
        out = Moves()
        mover.add(self.state, list(ids(self.state.z[self.setup.zone("shown").cell])), out)
        return [mover.text(self.state, move) for move in out]

    def read(self, mover: Any, text: str) -> list[str]:
        """The readings of a typed text, as texts of moves; those with a fault as the fault's message id."""
        return [mover.text(self.state, one.move) if one.fault is None else one.fault.message.id
                for one in mover.read(self.state, text)]

    def refused(self, mover: Any, text: str) -> str | None:
        """The rule that refuses the first reading of a text."""
        one = next(iter(mover.read(self.state, text)))
        why = mover.refuse(self.state, one.move) or one.fault
        return None if why is None else why.rule

    def play(self, mover: Any, text: str) -> Any:
        """Apply the only reading of a text; returns the move."""
        (one,) = mover.read(self.state, text)
        assert mover.refuse(self.state, one.move) is None
        assert one.fault is None
        mover.apply(self.state, one.move)
        return one.move
