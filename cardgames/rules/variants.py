"""Which variants a file declares, which of them go together, and the rules with those that are chosen.

Effective rules = base, then the preset, then the switches in the order of the file; the order in which somebody names
them never matters. Two switches may set one path only to the same value, unless one requires the other.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from cardgames.errors import Fault, Said, UsageError
from cardgames.rules import patch
from cardgames.rules.near import meant
from cardgames.rules.patch import Edit, Judged
from cardgames.rules.tree import Tree, at_value, item

if TYPE_CHECKING:
    from cardgames.rules.models import VariantInfo


class Declared(NamedTuple):
    """One variant of a file: its id, what it says, and the map it is written in."""

    id: str
    info: VariantInfo
    tree: Tree


Variants = Mapping[str, Declared]


def declared(header: Tree, faults: list[Fault]) -> dict[str, Declared]:
    """The variants of a file by id, in file order; those that are badly formed are left out and added to `faults`."""
    from cardgames.rules.shape import checked_variant

    section = header.kid("variants") or Tree({})
    found = {}
    for id, tree in section.kids():
        info = checked_variant(tree, ("variants", id), faults)
        if info is not None:
            found[id] = Declared(id, info, tree)
    if len(found) == len(section.map):
        sources = (header.kid("sources") or Tree({})).map
        for each in found.values():
            faults += _unknown(each, found, sources)
    return found


def _unknown(variant: Declared, variants: Variants, sources: Iterable[str]) -> list[Fault]:
    """Names that a variant uses and nobody declares; requirements that stand below it."""
    faults = []
    above = list(variants)[: list(variants).index(variant.id)]
    for field, known in (("requires", list(variants)), ("excludes", list(variants)), ("sources", list(sources))):
        for number, name in enumerate(getattr(variant.info, field), 1):
            here = variant.tree.at((field, item(number))) or variant.tree
            path = ("variants", variant.id, field)
            itself = field != "sources" and name == variant.id
            if name not in known or itself:
                others = [each for each in known if each != variant.id]
                hint = meant(name, others)
                faults.append(at_value(here, path, Said(
                    'there is no source "{name}"{hint}', name=name, hint=hint) if field == "sources" else Said(
                    'there is no other variant "{name}"{hint}', name=name, hint=hint)))
            elif field == "requires" and name not in above:
                faults.append(at_value(here, path, Said("{name} is required here, so it must stand above {id}",
                                                        name=name, id=variant.id)))
    return faults


def needed(id: str, variants: Variants) -> tuple[str, ...]:
    """All that a variant requires, directly or not, in file order."""
    found: set[str] = set()
    waiting = list(variants[id].info.requires)
    while waiting:
        name = waiting.pop()
        if name not in found and name in variants:
            found.add(name)
            waiting += variants[name].info.requires
    return tuple(each for each in variants if each in found)


def in_order(ids: Iterable[str], variants: Variants) -> tuple[str, ...]:
    """Presets, then switches, each in file order."""
    wanted = set(ids)
    return tuple(sorted((id for id in variants if id in wanted), key=lambda id: variants[id].info.kind != "preset"))


def judged(id: str, variants: Variants, base: Tree) -> Judged:
    """What a variant does, judged against the base with all that the variant requires."""
    for name in in_order(needed(id, variants), variants):
        base = patch.apply(base, judged(name, variants, base).edits, base)
    return patch.judge(variants[id].tree, base, ("variants", id))


def choose(names: Sequence[str], variants: Variants, base: Tree) -> tuple[str, ...]:
    """The variants asked for, in the order of application; raises `UsageError` if they do not go together."""
    for name in names:
        if name not in variants:
            raise UsageError('there is no variant "{name}"{hint}', name=name,
                             hint=meant(name, variants, Said("there are")))
    chosen = in_order(names, variants)
    for id in chosen:
        for other in variants[id].info.requires:
            if other not in chosen:
                raise UsageError("variant {id} needs {other} as well", id=id, other=other)
    for one, other in combinations(chosen, 2):
        if why := disagreement(one, other, variants, base):
            raise UsageError("{why}", why=why)
    return chosen


def disagreement(one: str, other: str, variants: Variants, base: Tree) -> str | None:
    """Why two variants cannot both be on, as a sentence; None if they can."""
    first, second = variants[one].info, variants[other].info
    if other in first.excludes or one in second.excludes:
        return Said("variants {one} and {other} exclude each other", one=one, other=other)
    if first.kind == second.kind == "preset":
        return Said("variants {one} and {other} are both whole sets of rules; at most one can be on", one=one,
                    other=other)
    if "preset" in (first.kind, second.kind) or one in needed(other, variants) or other in needed(one, variants):
        return None
    others = judged(other, variants, base).edits
    for edit in judged(one, variants, base).edits:
        for against in others:
            if patch.clash(edit, against):
                return _clash(one, edit, other, against)
    return None


def _clash(one: str, edit: Edit, other: str, against: Edit) -> str:
    places = [f"{place.file}:{place.line}" for place in (edit.place, against.place) if place]
    where = f" ({places[0]})" if places else ""
    if len(places) == 2:
        where = Said(" ({first} and {second})", first=places[0], second=places[1])
    return Said("variants {one} and {other} do not go together: both set {path}{where}", one=one, other=other,
                path=".".join(edit.path), where=where)


def never(variants: Variants, base: Tree) -> list[Fault]:
    """Faults of variants that can never be on: they, or what they require, do not go together."""
    faults = []
    for id, variant in variants.items():
        for one, other in combinations(alone(id, variants), 2):
            why = disagreement(one, other, variants, base) if variant.info.requires else None
            if why:
                here = variant.tree.at(("requires",)) or variant.tree
                faults.append(at_value(here, ("variants", id, "requires"), Said(
                    "with all that it requires {id} can never be on: {why}", id=id, why=why)))
                break
    return faults


def applied(chosen: Sequence[str], variants: Variants, base: Tree, faults: list[Fault]) -> Tree:
    """The base with the chosen variants, which are in their order; what is wrong with them is added to `faults`."""
    rules = base
    for id in chosen:
        found = judged(id, variants, base)
        faults += found.faults
        rules = patch.apply(rules, found.edits, base)
    return rules


def compatible_pairs(variants: Variants, base: Tree) -> list[tuple[str, ...]]:
    """All pairs of variants that go together, each with what it requires, in the order of application."""
    found: dict[tuple[str, ...], None] = {}
    for pair in combinations(variants, 2):
        ids = {name for id in pair for name in (id, *needed(id, variants))}
        if not any(disagreement(one, other, variants, base) for one, other in combinations(sorted(ids), 2)):
            found[in_order(ids, variants)] = None
    return list(found)


def alone(id: str, variants: Variants) -> tuple[str, ...]:
    """A variant with what it requires, in the order of application."""
    return in_order({id, *needed(id, variants)}, variants)
