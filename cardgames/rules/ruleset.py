"""The frozen `Ruleset`: the complete rules of one game at one table, checked, with the place of every value.

This is all that the engine, the rules page and the laboratory ever see of a file.
"""
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from cardgames.errors import Place
from cardgames.rules import layout
from cardgames.rules.models import Example, Pack, Shape, Source, VariantInfo
from cardgames.rules.shape import Part
from cardgames.rules.tree import Path, Plain, Tree, Where

OWN = "en"
"""The language that rulesets are written in."""


class Told(NamedTuple):
    """What a ruleset says in another language than its own: its words by their ids, and sentences by message id.
    `own`: whether what its author wrote is told in that language, too."""

    words: Mapping[str, str] = {}
    sentences: Mapping[str, str] = {}
    own: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules that hold at one table.

    `variants` are the active ids in the order they were applied, `effective` the rule sections after variants, settings
    and numbers of players, as plain data. `mechanics` are those that take part: of the moves those that a step uses.
    Tables of the file (`words`, `sources`, `variants_info`, `examples`) are by name in file order. `language` is that
    of its texts, as far as there are any; `words` are always the file's own, those of another language are in `told`.
    """

    id: str
    file: str
    title: str
    family: str
    summary: str
    status: str
    players: int
    variants: tuple[str, ...]
    preset: str | None
    settings: Mapping[str, Plain]
    shape: Shape
    mechanics: tuple[Part, ...]
    words: Mapping[str, str]
    sources: Mapping[str, Source]
    variants_info: Mapping[str, VariantInfo]
    examples: Mapping[str, Plain]
    examples_info: Mapping[str, Example]
    about: Plain
    effective: Mapping[str, Plain]
    rules_hash: str
    places: Tree
    header: Tree
    language: str = OWN
    told: Told | None = None

    @property
    def own_title(self) -> str:
        """The title as the file has it, in whatever language the rules are told."""
        return str(self.header.map.get("title", self.title))

    @property
    def packs(self) -> dict[str, Pack]:
        """The packs by name; the first one is the stock."""
        return packs_of(self.shape)

    @property
    def phases(self) -> dict[str, tuple[str, ...]]:
        """The steps of each phase; without phases one, `play`, with all steps."""
        phases = {name: phase.turn for name, phase in self.shape.round.phases.items()}
        return phases or {"play": tuple(self.shape.turn)}

    @property
    def unused_moves(self) -> tuple[str, ...]:
        """The moves that are written but that no step of a turn uses; they are none of `mechanics`."""
        return tuple(name for name in self.shape.moves if self.part(f"moves.{name}") is None)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, side 1 first."""
        lone = tuple((seat,) for seat in range(1, self.players + 1))
        return self.shape.seats.teams.get(self.players, lone)

    def parts(self, section: str) -> tuple[Part, ...]:
        """The mechanics at or below a path (`moves`, `round.open`, `ending.match`), in file order."""
        return tuple(part for part in self.mechanics if part.path == section or part.path.startswith(section + "."))

    def part(self, path: str) -> Part | None:
        """The mechanic of one rule, or None."""
        return next((part for part in self.mechanics if part.path == path), None)

    def place(self, path: str) -> Place | None:
        """Where a value that holds now was written; for one that was not, where the nearest one above it was."""
        where: Where | None = self.places.near(tuple(path.split("."))).where
        return where.value.place if where and path else None

    def example_place(self, name: str) -> Place | None:
        """Where an example stands."""
        found = self.header.at(("examples", name))
        return found.where.name.place if found and found.where else None


def packs_of(shape: Shape) -> dict[str, Pack]:
    """The packs of checked rule sections by name; the only one is called main."""
    return {"main": shape.pack} if shape.pack is not None else dict(shape.packs)


def hash_of(effective: Mapping[str, Plain]) -> str:
    """The hash of effective rule sections (hex). Order counts only where it counts in play: in maps of named things."""
    rules = {name: effective[name] for name in layout.RULES if name in effective}
    text = json.dumps(_canonical(rules, ()), ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _canonical(value: Plain, path: Path) -> Any:
    if isinstance(value, list):
        return [_canonical(item, path) for item in value]
    if not isinstance(value, dict):
        return value
    keys = list(value) if layout.is_named(path) else sorted(value)
    return [[key, _canonical(value[key], (*path, key))] for key in keys]
