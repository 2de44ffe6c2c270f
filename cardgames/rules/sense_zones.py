"""Whether zones are of a form that can be: whose they are, who sees them, and that they hold what the rules use."""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.errors import Fault, Said
from cardgames.rules.models import Zone
from cardgames.rules.near import either
from cardgames.rules.sense_names import Use, uses
from cardgames.rules.sense_view import View
from cardgames.rules.shape import Part

HELD = {"row": Said("a row"), "piles": Said("piles"), "cards": Said("single cards only")}


def faults(view: View) -> Iterator[Fault]:
    """All that is wrong with the zones of these rules."""
    yield from _stock(view)
    for name, zone in view.shape.zones.items():
        yield from _owned(view, name, zone)
        yield from _seen(view, name, zone)
    yield from _held(view)
    yield from _played_from(view)


def _stock(view: View) -> Iterator[Fault]:
    ordered = [name for name, zone in view.shape.zones.items() if zone.ordered]
    if not ordered:
        message = Said("one zone must be ordered: the stock cards come from, such as stock: {of: table, ordered: "
                       "true, …}")
        yield view.at_name(("zones",), message)
    for name in ordered[1:]:
        yield view.at_value(("zones", name, "ordered"), Said(
            "only one zone can be the stock, and {name} is ordered already", name=ordered[0]))
    for name in ordered:
        zone = view.shape.zones[name]
        if zone.seen_by != "nobody" and (zone.of, zone.seen_by) != ("table", "owner"):
            yield view.at_value(("zones", name, "seen_by"), Said(
                "nobody sees the cards of the stock; write seen_by: nobody"))
        if zone.holds != "cards":
            yield view.at_value(("zones", name, "holds"), Said(
                "the stock holds its cards in order; leave holds out here"))


def _owned(view: View, name: str, zone: Zone) -> Iterator[Fault]:
    path = ("zones", name, "of")
    if zone.of == "spot" and not view.shape.spots:
        yield view.at_value(path, Said("there are no spots; section spots must name them"))
    if zone.of != "table" and (zone.ordered or zone.holds == "piles"):
        what = Said("the stock") if zone.ordered else Said("a zone with piles")
        yield view.at_value(path, Said("{what} must be of the table", what=what))
    if zone.of in ("seat", "spot") and zone.holds == "row":
        yield view.at_value(path, Said("a zone with a row must be of the table or of a side"))


def _seen(view: View, name: str, zone: Zone) -> Iterator[Fault]:
    path = ("zones", name, "seen_by")
    if zone.seen_by == "owner" and zone.of in ("table", "spot"):
        yield view.at_value(path, Said(
            "a zone of the table has no owner; write nobody or all") if zone.of == "table" else Said(
            "a zone of a spot has no owner; write nobody or all"))
    elif zone.ordered:
        return
    elif zone.seen_by == "top" and zone.holds != "row":
        yield view.at_value(path, Said("only a row has a top; write holds: row, or all or nobody here"))
    elif zone.holds == "piles" and zone.seen_by == "nobody":
        yield view.at_value(path, Said("piles lie open for all to see; write seen_by: all"))


def _held(view: View) -> Iterator[Fault]:
    """The first rule, for each zone, that cannot use what it holds, or a floor whose cards nobody sees."""
    told: set[str] = set()
    for part, use in _zones_used(view):
        zone = view.shape.zones[use.value]
        fitting, path = list(use.mark["holds"]), ("zones", use.value)
        if use.value in told or zone.ordered or zone.of not in use.mark["of"]:
            continue
        if zone.holds not in fitting:
            told.add(use.value)
            yield view.at_value((*path, "holds"), Said(
                "{rule} needs a zone that says holds: {wanted}; {name} holds {what}", rule=part.path, name=use.value,
                wanted=either(fitting), what=HELD[zone.holds]))
        elif zone.of == "table" and zone.holds != "piles" and zone.seen_by == "nobody":
            told.add(use.value)
            yield view.at_value((*path, "seen_by"), Said(
                "{rule} needs a zone whose last card is seen; write seen_by: top, or all", rule=part.path)
                if zone.holds == "row" else Said(
                "{rule} needs a zone whose cards are seen; write seen_by: all", rule=part.path))


def _zones_used(view: View) -> Iterator[tuple[Part, Use]]:
    """Which rule uses which zone, where it matters what the zone holds."""
    for part in view.mechanics:
        for use in uses(part.params, view.inner[part.path]):
            if use.mark.get("names") == "zone" and "holds" in use.mark and use.value in view.shape.zones:
                yield part, use


def _played_from(view: View) -> Iterator[Fault]:
    """Whoever plays a card must see it."""
    for name in dict.fromkeys(step.card_from for step in view.shape.turn.values()):
        zone = view.shape.zones.get(name)
        if zone is None or zone.ordered:
            continue
        if zone.seen_by == "nobody":
            message = Said("cards are played from {name}, so whoever plays must see them; write seen_by: {wanted}",
                           name=name, wanted="owner" if zone.of == "seat" else "all")
            yield view.at_value(("zones", name, "seen_by"), message)
