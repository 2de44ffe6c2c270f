"""Names that parameters of mechanics use: zones, packs, cards, lines and triggers must exist, and be of the right form.

A field says what it names by `json_schema_extra={"names": …}`: zone (with `of`: whose zones fit, `holds`: what they
may hold (see `sense_zones`), `cards`: what the cards dealt there must name), pack, card, rank, card or rank, suit,
kind, line, trigger; of a map its keys. `or` lists words that are no names; `odd` asks for an odd number.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pydantic import BaseModel

from cardgames.errors import Fault, Said
from cardgames.rules.near import either, meant
from cardgames.rules.sense_view import View
from cardgames.rules.tree import Path, at_value, item

NOUNS = {
    "zone": (Said("zone"), Said("zones are")), "pack": (Said("pack"), Said("packs are")),
    "line": (Said("line"), Said("lines are")), "trigger": (Said("trigger"), Said("triggers are")),
    "move": (Said("move"), Said("moves are")), "spot": (Said("spot"), Said("spots are")),
    "card": (Said("card"), Said("cards are")), "rank": (Said("rank"), Said("ranks are")),
    "suit": (Said("suit"), Said("suits are")), "kind": (Said("kind"), Said("kinds are")),
    "card or rank": (Said("card or rank"), Said("cards or ranks are"))}
WHOSE = {"table": Said("the table"), "seat": Said("a seat"), "side": Said("a side"), "spot": Said("a spot")}
_OF_CARDS = ("card", "rank", "suit", "kind", "card or rank")


class Use(NamedTuple):
    """One value of a parameter that names something."""

    mark: Mapping[str, Any]
    value: Any
    path: Path


def references(view: View, *, with_cards: bool) -> list[Fault]:
    """Faults of all names in parameters; names of cards only if the packs make sense."""
    found: list[Fault] = []
    for part in view.mechanics:
        for use in uses(part.params, view.inner[part.path]):
            if use.mark.get("names") not in _OF_CARDS or with_cards:
                found += _check(view, use, with_cards=with_cards)
    return found


def uses(params: BaseModel, path: Path) -> Iterator[Use]:
    """All marked values of a model, with their paths."""
    for attribute, field in type(params).model_fields.items():
        value, here = getattr(params, attribute), (*path, field.alias or attribute)
        mark = field.json_schema_extra
        for each, place in _items(value, here):
            if isinstance(each, BaseModel):
                yield from uses(each, place)
            elif isinstance(mark, dict) and each is not None and each not in _also(mark):
                yield Use(mark, each, place)


def _also(mark: Mapping[str, Any]) -> Any:
    return mark.get("or", ())


def _items(value: Any, path: Path) -> Iterator[tuple[Any, Path]]:
    if isinstance(value, dict):
        for key in value:
            yield key, (*path, str(key))
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value, 1):
            yield each, (*path, item(number))
    else:
        yield value, path


def _check(view: View, use: Use, *, with_cards: bool) -> Iterator[Fault]:
    what = use.mark.get("names")
    if use.mark.get("odd") and use.value % 2 == 0:
        yield _fault(view, use, Said(
            "{value} is even, so two sides could be level; write an odd number", value=use.value))
    if what is None:
        return
    known = _known(view, str(what))
    if use.value not in known:
        noun, are = NOUNS[str(what)]
        yield _fault(view, use, Said(
            'there is no {what} "{name}"{default}{hint}', what=noun, name=use.value, default=_default(view, use),
            hint=meant(str(use.value), known, are)))
    elif what == "zone":
        yield from _zone(view, use, with_cards=with_cards)


def _known(view: View, what: str) -> list[str]:
    if what == "card or rank":
        return [*_known(view, "rank"), *_known(view, "card")]
    if what in _OF_CARDS:
        column = "text" if what == "card" else what
        return list(dict.fromkeys(str(getattr(face, column)) for pack in view.faces.values() for face in pack))
    names: dict[str, Any] = {"zone": view.shape.zones, "pack": view.packs, "line": view.shape.scoring.lines,
                             "trigger": view.shape.triggers, "move": view.shape.moves, "spot": view.shape.spots}
    return list(names[what])


def _zone(view: View, use: Use, *, with_cards: bool) -> Iterator[Fault]:
    zone = view.shape.zones[use.value]
    wanted = list(use.mark.get("of", ()))
    if zone.ordered:
        message = Said("{name} is the stock{default}; cards are dealt from it and never put there", name=use.value,
                       default=_default(view, use))
        yield _fault(view, use, message)
    elif wanted and zone.of not in wanted:
        fitting = [name for name, other in view.shape.zones.items() if other.of in wanted and not other.ordered]
        yield _fault(view, use, Said(
            "{name} is a zone of {whose}{default}; here must be one of {wanted}{fitting}", name=use.value,
            whose=WHOSE[zone.of], default=_default(view, use), wanted=either(WHOSE[of] for of in wanted),
            fitting=Said(": {names}", names=either(fitting)) if fitting else ""))
    elif use.mark.get("cards") == "spots" and with_cards:
        yield from _named_by_cards(view, use)


def _named_by_cards(view: View, use: Use) -> Iterator[Fault]:
    """The cards dealt to this zone must be named after spots."""
    for part in view.mechanics:
        pack = getattr(part.params, "pack", None) or view.stock
        if part.path.startswith("round.") and getattr(part.params, "to", None) == use.value and pack in view.faces:
            strange = [face.text for face in view.faces[pack] if face.text not in view.shape.spots]
            if strange:
                yield _fault(view, use, Said("cards dealt here name spots, but there is no spot {names}",
                                             names=either(dict.fromkeys(strange))))


def _default(view: View, use: Use) -> str:
    """A hint that a value was not written but is the usual one."""
    return "" if view.rules.at(use.path) is not None else Said(" (meant unless {key} names another)", key=use.path[-1])


def _fault(view: View, use: Use, message: str) -> Fault:
    here = view.rules.at(use.path)
    if here is None or use.path[-1] == use.value:       # nothing is written there, or the name is a key
        return view.at_name(use.path, message)
    return at_value(here, use.path, message)
