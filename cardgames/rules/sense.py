"""Whether the sections of a ruleset fit one another: named things exist, cards suffice, every move can be reached.

Asked only of rules whose form is right. What a parameter names is told by the mark `names` on its field, so a new
mechanic is checked like the old ones.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator

from cardgames.errors import Fault, Said, joined
from cardgames.rules import sense_cards, sense_names, sense_zones
from cardgames.rules.models import Document, Example
from cardgames.rules.near import meant
from cardgames.rules.sense_view import View
from cardgames.rules.tree import Path, Tree, at_name, at_value, item


def faults(view: View) -> list[Fault]:
    """All that does not fit together in these rules for this number of players."""
    found = [fault for check in _CHECKS for fault in check(view)]
    packs = list(sense_cards.packs(view))
    found += packs
    found += sense_names.references(view, with_cards=not packs)
    if not found:  # the sums below need zones and packs that make sense
        found += sense_cards.deals(view)
        found += sense_cards.sums(view)
    return found


def _seats(view: View) -> Iterator[Fault]:
    numbers = view.shape.seats.players
    for place, number in enumerate(numbers, 1):
        if number in numbers[:place - 1]:
            yield view.at_value(("seats", "players", item(place)), Said(
                "{number} stands here twice; each number of players is named once", number=number))
    for players, teams in view.shape.seats.teams.items():
        path: Path = ("seats", "teams", str(players))
        seats = sorted(seat for team in teams for seat in team)
        if seats != list(range(1, players + 1)):
            message = Said("each of the seats 1 to {players} must be in exactly one team", players=players)
            yield view.at_value(path, message)


def _spots(view: View) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, spot in enumerate(view.shape.spots, 1):
        path: Path = ("spots", item(number))
        if spot in seen:
            yield view.at_value(path, Said("{spot} stands here twice; each spot has a name of its own", spot=spot))
        seen.add(spot)


def _turn(view: View) -> Iterator[Fault]:
    for name, step in view.shape.turn.items():
        for number, move in enumerate(step.moves, 1):
            if move not in view.shape.moves:
                path: Path = ("turn", name, "moves", item(number))
                yield view.at_value(path, Said('there is no move "{move}"{hint}', move=move,
                                               hint=meant(move, view.shape.moves, Said("moves are"))))


def _stuck(view: View) -> Iterator[Fault]:
    """Who is stuck may drop only where something is dropped."""
    mechanic = {part.path: part.mechanic for part in view.mechanics}
    for name, step in view.shape.turn.items():
        if step.stuck == "drop" and "drop" not in [mechanic.get(f"moves.{move}") for move in step.moves]:
            message = Said("a seat without a move could not drop either: none of the moves here is a drop")
            yield view.at_value(("turn", name, "stuck"), message)


def _sources(view: View) -> Iterator[Fault]:
    """Where the card of a step comes from; a zone of seats must be dealt to."""
    dealt = {getattr(part.params, "to", None) for part in view.mechanics if part.path.startswith("round.")}
    for name, step in view.shape.turn.items():
        path: Path = ("turn", name, "card_from")
        zone = view.shape.zones.get(step.card_from)
        if zone is not None and zone.of == "seat" and step.card_from not in dealt:
            message = Said("no cards are ever dealt to {card_from}, so nobody could play one", card_from=step.card_from)
            yield view.at_value(path, message)


SEVERAL = Said("a turn of several steps cannot be played yet; give each step a phase of its own (round.phases)")


def _phases(view: View) -> Iterator[Fault]:
    phases = view.shape.round.phases
    used = {step for phase in phases.values() for step in phase.turn}
    for name, phase in phases.items():
        for number, step in enumerate(phase.turn, 1):
            if step not in view.shape.turn:
                path: Path = ("round", "phases", name, "turn", item(number))
                yield view.at_value(path, Said('there is no step "{step}"{hint}', step=step,
                                               hint=meant(step, view.shape.turn, Said("steps are"))))
        if len(phase.turn) > 1:
            yield view.at_value(("round", "phases", name, "turn"), SEVERAL)
    if not phases and len(view.shape.turn) > 1:
        yield view.at_name(("turn",), SEVERAL)
    for step in view.shape.turn if phases else ():
        if step not in used:
            yield view.at_name(("turn", step), Said("no phase of section round uses this step"))


EACH = {"table": Said("the table"), "seat": Said("each seat"), "side": Said("each side"), "spot": Said("each spot")}


def _aside(view: View) -> Iterator[Fault]:
    for start, end in view.shape.scoring.set_aside.items():
        path: Path = ("scoring", "set_aside", start)
        for name, make in ((start, view.at_name), (end, view.at_value)):
            zone = view.shape.zones.get(name)
            if zone is None:
                hint = meant(name, view.shape.zones, Said("zones are"))
                yield make(path, Said('there is no zone "{name}"{hint}', name=name, hint=hint))
            elif zone.of != "side":
                yield make(path, Said(
                    "{name} is of {whose}; cards are counted in zones of sides", name=name, whose=EACH[zone.of]))
        if start == end:
            yield view.at_value(path, Said("cards set aside must go to another zone"))


def _deadlock(view: View) -> Iterator[Fault]:
    """Piles that nobody may take, while nothing equal may be dropped beside them: somebody could have no move."""
    if any(step.stuck for step in view.shape.turn.values()):
        return
    barred = [part for part in view.mechanics if getattr(part.params, "mode", None) == "equal-value"]
    untaken = [part for part in view.mechanics
               if part.path.startswith("moves.") and getattr(part.params, "piles", None) is False]
    if barred and untaken:
        path: Path = (*untaken[0].path.split("."), "piles")
        also = view.rules.near((*barred[0].path.split("."), "mode")).where
        message = Said("a seat could be left without a move: piles are never taken, and nothing equal may be dropped")
        yield view.at_value(path, message, also.value.place if also else None)


_CHECKS: tuple[Callable[[View], Iterator[Fault]], ...] = (
    _seats, sense_zones.faults, _spots, _turn, _stuck, _sources, _phases, _aside, _deadlock)


def document_faults(document: Document, header: Tree) -> list[Fault]:
    """What does not fit together outside the rule sections: sources and examples."""
    found: list[Fault] = []
    if document.status == "checked":
        found += _unsourced(document, header)
    for name, example in document.examples.items():
        found += _example(example, header, document, ("examples", name))
    return found


def _unsourced(document: Document, header: Tree) -> Iterator[Fault]:
    if not document.sources:
        message = Said("checked rules say where they are from: section sources is missing")
        yield at_value(header.near(("status",)), ("status",), message)
    for id, info in document.variants.items():
        if not info.sources:
            path: Path = ("variants", id, "sources")
            message = Said("where is this rule from? the rules are called checked, but sources is missing here")
            yield at_name(header.near(path[:2]), path, message)


def _example(example: Example, header: Tree, document: Document, path: Path) -> Iterator[Fault]:
    for number, id in enumerate(example.variants, 1):
        if id not in document.variants:
            here = (*path, "variants", item(number))
            message = Said('there is no variant "{name}"{hint}', name=id,
                           hint=meant(id, document.variants, Said("there are")))
            yield at_value(header.near(here), here[:-1], message)
    claims = [name for name in ("then", "refused", "legal", "count") if getattr(example, name) is not None]
    if len(claims) != 1:
        message = Said("an example says exactly one of then, refused, legal and count")
        more = Said("; here are {names}", names=", ".join(claims)) if claims else ""
        yield at_name(header.near(path), path, joined("", [message, more]))
        return
    moves = [name for name in ("move", "moves") if getattr(example, name) is not None]
    if claims[0] == "refused" and moves != ["move"]:
        yield at_name(header.near(path), path, Said("an example with refused names one move"))
    elif claims[0] == "then" and len(moves) != 1:
        yield at_name(header.near(path), path, Said("an example with then names one of move and moves"))
    elif claims[0] == "then" and not (example.then and (example.move is not None or example.moves)):
        here = (*path, moves[0] if example.then else "then")
        yield at_name(header.near(here), here, Said("this is empty, so the example could never fail: moves are played, "
                                                    "then says what holds afterwards, such as {turn: 2}"))
    elif claims[0] in ("legal", "count") and moves:
        here = (*path, moves[0])
        yield at_name(header.near(here), here, Said("{claim} is about the position; no move goes with it",
                                                    claim=claims[0]))
