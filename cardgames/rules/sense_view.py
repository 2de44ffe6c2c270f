"""What the checks of sense look at: the rules with their places, their models, and the faces of all packs."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cardgames.errors import Fault, Place
from cardgames.rules import parts
from cardgames.rules.models import Pack, Shape
from cardgames.rules.shape import Part
from cardgames.rules.tree import Path, Tree, at_name, at_value, dotted
from cardgames.table import packs as table_packs


@dataclass(frozen=True)
class View:
    """Rules of the right form, for a number of players."""

    rules: Tree
    shape: Shape
    mechanics: tuple[Part, ...]
    players: int

    @cached_property
    def inner(self) -> dict[str, Path]:
        """Where the parameters of each mechanic stand, by the path of its rule."""
        return {dotted(slot.path): slot.inner for slot in parts.slots(self.rules)}

    @cached_property
    def packs(self) -> dict[str, Pack]:
        """The packs by name; the only one is called main."""
        return {"main": self.shape.pack} if self.shape.pack is not None else dict(self.shape.packs)

    @cached_property
    def faces(self) -> dict[str, list[table_packs.Face]]:
        """The cards of each pack. Only for packs that make sense."""
        return {name: table_packs.faces(pack) for name, pack in self.packs.items()}

    @cached_property
    def stock(self) -> str:
        """The name of the pack that is the stock: the first."""
        return next(iter(self.packs))

    def at_value(self, path: Path, message: str, also: Place | None = None) -> Fault:
        """A fault of the value at a path, or of what comes nearest to it."""
        return at_value(self.rules.near(path), path, message, also)

    def at_name(self, path: Path, message: str, also: Place | None = None) -> Fault:
        """A fault of the name at a path, or of what comes nearest to it."""
        return at_name(self.rules.near(path), path, message, also)

    def pack_path(self, name: str) -> Path:
        """Where a pack stands in the file."""
        return ("pack",) if self.shape.pack is not None else ("packs", name)

    def count(self, zone: str) -> int:
        """How many places a zone has at this table."""
        teams = self.shape.seats.teams.get(self.players, ())
        of = self.shape.zones[zone].of
        return {"table": 1, "seat": self.players, "side": len(teams) or self.players, "spot": len(self.shape.spots)}[of]
