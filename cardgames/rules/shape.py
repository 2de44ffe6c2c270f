"""The form of a ruleset: every section against its model, every mechanic's parameters against the mechanic's own.

Only the mechanics that a ruleset names are imported. All faults are collected; nothing is asked of other sections here
(that is `sense`).
"""
from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from cardgames import mechanics
from cardgames.errors import Fault, Said
from cardgames.mechanics.base import KINDS, Params
from cardgames.rules import layout, parts, plain
from cardgames.rules.models import Document, Shape, VariantInfo
from cardgames.rules.near import either, listed, meant
from cardgames.rules.parts import Slot
from cardgames.rules.tree import Path, Tree, at_name, at_value, dotted, only, put

Model = TypeVar("Model", bound=BaseModel)


class Kind(NamedTuple):
    """How a kind of mechanics stands in sentences."""

    name: str
    one: str
    are: str


WORDS = {
    "dealer": Kind(Said("dealer"), Said("a dealer"), Said("dealers are")),
    "mover": Kind(Said("mover"), Said("a mover"), Said("movers are")),
    "duty": Kind(Said("duty"), Said("a duty"), Said("duties are")),
    "trigger": Kind(Said("trigger"), Said("a trigger"), Said("triggers are")),
    "order": Kind(Said("order"), Said("an order"), Said("orders are")),
    "scorer": Kind(Said("scorer"), Said("a scorer"), Said("scorers are")),
    "ender": Kind(Said("ender"), Said("an ender"), Said("enders are"))}


class Part(NamedTuple):
    """One mechanic of a ruleset with its parameters; `path` is the rule's path, `name` the last step of it."""

    path: str
    name: str
    mechanic: str
    params: Params


def checked(model: type[Model], tree: Tree, path: Path, faults: list[Fault]) -> Model | None:
    """The tree as a model; None, and more faults, if it does not fit."""
    try:
        return model.model_validate(tree.data)
    except ValidationError as error:
        faults += plain.faults(error, model, tree, path)
        return None


def checked_variant(tree: Tree, path: Path, faults: list[Fault]) -> VariantInfo | None:
    """One entry of section variants."""
    return checked(VariantInfo, tree, path, faults)


def checked_rules(rules: Tree, faults: list[Fault]) -> Shape | None:
    """The rule sections, and the rule that there is exactly one of pack and packs."""
    shape = checked(Shape, rules, (), faults)
    if ("pack" in rules.map) == ("packs" in rules.map):
        message = Said("one of pack (the only one) and packs (several, by name) must be there, and not both")
        faults.append(at_name(rules.kid("packs") or rules, ("packs" if "packs" in rules.map else "pack",), message))
        return None
    return shape


def checked_document(header: Tree, rules: Tree, faults: list[Fault]) -> Document | None:
    """All that is no rule section, with the words and texts that hold at this table: a patch may reach those."""
    for name in layout.PATCHED:
        if name not in layout.RULES and (patched := rules.kid(name)) is not None:
            header = put(header, name, patched)
    known = {field.alias or name for name, field in Document.model_fields.items()}
    sections = (*layout.HEADER, *layout.DERIVED, *layout.RULES, *layout.AFTER)
    for name, kid in header.kids():
        if name not in known:
            faults.append(at_name(kid, (name,), Said('there is no section "{name}"{hint}', name=name,
                                                     hint=meant(name, sections, Said("sections are")))))
    return checked(Document, only(header, tuple(known)), (), faults)


def checked_parts(rules: Tree, faults: list[Fault]) -> tuple[Part, ...]:
    """All mechanics that are named, with their parameters."""
    found = [_part(slot, rules, faults) for slot in parts.slots(rules)]
    return tuple(part for part in found if part is not None)


def _part(slot: Slot, rules: Tree, faults: list[Fault]) -> Part | None:
    if not slot.written and slot.mechanic is None:
        return None  # the section's own model says that it is missing
    fault = _unknown(slot, rules)
    if fault is not None:
        faults.append(fault)
        return None
    assert slot.mechanic is not None
    module = mechanics.find(slot.mechanic)
    tree = Tree(slot.params, rules.near(slot.inner).where)
    if tree.data is None:
        faults.append(at_name(tree, slot.inner, Said("nothing is written here; write {} if there is nothing to set")))
        return None
    params = checked(module.Params, tree, slot.inner, faults)
    return None if params is None else Part(dotted(slot.path), slot.path[-1], slot.mechanic, params)


def _unknown(slot: Slot, rules: Tree) -> Fault | None:
    """A fault if the slot names no mechanic, or one of another kind."""
    here, name = rules.near(slot.named_at), slot.mechanic
    if name is None:
        return _unnamed(slot, here, rules)
    if name not in mechanics.names():
        known = _fitting(slot)
        own = slot.inner == slot.named_at and len(slot.path) > 1
        hint = meant(name, known, WORDS[slot.kind].are)
        use = Said("; a rule with a name of its own says use: …") if own and "did you mean" not in hint else ""
        return _at(here, slot, Said('there is no {kind} "{name}"{use}{hint}', kind=WORDS[slot.kind].name, name=name,
                                    use=use, hint=hint))
    kind = mechanics.find(name).KIND
    if kind != slot.kind:
        return _at(here, slot, Said(
            "{name} is {kind} and says {says}; here must stand {wanted}: {names}", name=name, kind=WORDS[kind].one,
            says=KINDS[kind], wanted=WORDS[slot.kind].one, names=listed(_fitting(slot))))
    if not _fits(slot, name):
        return _at(here, slot, Said(
            "{name} is no {kind} for this place; here fits {names}", name=name, kind=WORDS[slot.kind].name,
            names=either(_fitting(slot))))
    return None


def _fitting(slot: Slot) -> list[str]:
    """The mechanics that could be named in a slot."""
    return [name for name in mechanics.of_kind(slot.kind) if _fits(slot, name)]


def _fits(slot: Slot, name: str) -> bool:
    """Whether a mechanic of the right kind fits the place: orders of turns say `CARD_FROM`, enders may say `ENDS`."""
    module = mechanics.find(name)
    if slot.kind == "order":
        return hasattr(module, "CARD_FROM") == (slot.path[0] == "turn")
    place = slot.path[1] if slot.path[0] == "ending" and slot.path[1] in ("match", "ranking") else "round"
    return slot.kind != "ender" or getattr(module, "ENDS", place) == place


def _unnamed(slot: Slot, here: Tree, rules: Tree) -> Fault:
    if slot.kind == "order" and slot.named_at[-1] == "card_from":
        zones = (rules.kid("zones") or Tree({})).map
        if isinstance(here.data, str) and here.data not in zones:
            hint = meant(here.data, [*zones, "nothing"], Said("zones are"))
            return at_value(here, slot.named_at, Said('there is no zone "{name}"{hint}', name=here.data, hint=hint))
        message = Said("a turn takes its card from a zone of seats, from the stock, or from nothing; not from here")
        return at_value(here, slot.named_at, message)
    return at_value(here, slot.named_at, Said(
        "exactly one {kind} must be named here: {names}", kind=WORDS[slot.kind].name, names=either(_fitting(slot))))


def _at(here: Tree, slot: Slot, message: str) -> Fault:
    where = here.where
    by_value = where is not None and where.key is not None and isinstance(here.data, str)
    return at_value(here, slot.named_at, message) if by_value else at_name(here, slot.named_at, message)


def field_known(rules: Tree, path: Path) -> bool:
    """Whether a path that is not written in the rules could be: an optional value of a section or a mechanic."""
    model, inner = _model_of(rules, path)
    found = plain.models_at(model, path[inner:-1])
    return any(plain.field_of(each, path[-1]) is not None for each in found)


def fields_near(rules: Tree, path: Path) -> list[str]:
    """The names that may stand in the map that would hold a path."""
    model, inner = _model_of(rules, path)
    return plain.names_of(plain.models_at(model, path[inner:-1]))


def _model_of(rules: Tree, path: Path) -> tuple[Any, int]:
    """The model that a path lies in, and how many steps lead to it."""
    for slot in parts.slots(rules):
        depth = len(slot.inner)
        if len(path) > depth and path[:depth] == slot.inner and slot.mechanic in mechanics.names():
            return mechanics.find(slot.mechanic).Params, depth
    return Shape, 0
