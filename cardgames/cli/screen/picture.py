"""The whole table in a few lines: how far the match is, what lies where, what everybody has, what the seat holds.

What is drawn follows from each zone's owner, form and visibility, so it fits games that do not exist yet.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgames.cli.phrases import say
from cardgames.cli.screen import spots
from cardgames.cli.screen import unseen as out
from cardgames.cli.screen.look import Look, beside
from cardgames.cli.terminal import length
from cardgames.table.bits import bits
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.state import Pile
from cardgames.table.zones import Zone


def picture(look: Look, seen: Observation, *, unseen: bool = False, named: bool = False) -> list[str]:
    """The table as the observation's viewer sees it. `unseen`: where cards come openly from the stock, those that are
    still out are shown too. `named`: the viewer's name stands by what he holds, for others who may see it too."""
    lines = [*heading(look, seen), *seats(look, seen)]
    lines += spots.grid(look, seen)
    lines += _floors(look, seen)
    lines += _shown(look, seen)
    lines += holding(look, seen, named=named)
    if unseen and seen.stock and look.game.setup.spots and look.width >= spots.NARROW:
        lines += [*look.gap(), *out.left(look, seen)]
    return lines


def heading(look: Look, seen: Observation) -> list[str]:
    """How far the match is, in one line or, on a narrow screen, two."""
    parts = stage(look, seen)
    if look.terminal.accessible:
        return [f"{part[0].upper()}{part[1:]}." for part in parts]
    whole = " · ".join(parts)
    if len(whole) + 6 < look.width:
        return look.rule(whole)
    when, rest = parts[:2] if look.game.ruleset.shape.round.deals else parts[:1], len(parts)
    return [*look.rule(" · ".join(when)), *look.wrapped(" " + " · ".join(parts[len(when):rest]), indent=1)]


def stage(look: Look, seen: Observation) -> list[str]:
    """Round and deal first, then the stock and what lies in heaps."""
    game = look.game
    rounds = getattr(game.ruleset.part("ending.match"), "params", None)
    of = getattr(rounds, "rounds", None)
    name = look.title("round")
    parts = [say("stage.round.of" if isinstance(of, int) else "stage.round", name=name, number=str(seen.round), of=of)]
    if game.ruleset.shape.round.deals is not None:
        parts.append(f"{look.word('deal')} {seen.deal}")
    parts.append(_stock(look, seen))
    parts += [f"{look.word(zone.name)} {_size(seen, zone, zone.cell)}" for zone in _heaps(look, seen)]
    owed = game.setup.counters.get("owed")
    if owed is not None and seen.c[owed.cell] > 0:
        parts.append(say("stage.owed", count=seen.c[owed.cell]))
    return parts


def _stock(look: Look, seen: Observation) -> str:
    """How many cards the stock has, and its bottom card if that is known."""
    told = f"{look.word(look.game.layout.stock)} {seen.stock}"
    known = seen.order[-1:] if seen.order[-1:] != (UNKNOWN,) else ()
    return say("zone.bottom", zone=told, card=look.cards(known)[0]) if known else told


def _size(seen: Observation, zone: Zone, cell: int) -> int:
    held = seen.z[cell]
    return len(held) if isinstance(held, tuple) else held.bit_count() + seen.hidden[cell]


def _heaps(look: Look, seen: Observation) -> Iterator[Zone]:
    """Heaps of the table that only their size is told of."""
    now = active(look, seen)
    for zone in look.game.layout.zones.values():
        if zone.of == "table" and zone.form == "set" and not seen.z[zone.cell] & now and _size(seen, zone, zone.cell):
            yield zone


def active(look: Look, seen: Observation) -> int:
    """The cards that can be played now, as a bit set; those of another seat are not looked at."""
    if not seen.seat:
        return 0
    return bits(card for card in look.game.steps[seen.step].source.cards(seen) if card >= 0)


def seats(look: Look, seen: Observation) -> list[str]:
    """A line for every seat: what everybody may know of it, and its side's points."""
    game, rows = look.game, []
    for seat in range(1, game.seats + 1):
        mark = ">" if seat == seen.seat else " "
        rows.append([f"{mark}{look.names[seat]}", *_belongings(look, seen, seat), points(look, seen, seat)])
    if look.terminal.accessible:
        turn = say("seat.to_move")
        return [f"{row[0][1:]}: {fact}." for row in rows
                for fact in [*filter(None, row[1:]), *[turn] * row[0].startswith(">")]]
    width = max(len(row) for row in rows)
    if width == 2:
        return look.row(say("seat.points"), [f"{look.names[seat]}: {points(look, seen, seat, bare=True)}"
                                             for seat in range(1, game.seats + 1)])
    rows = [row + [""] * (width - len(row)) for row in rows]
    lines = beside([list(column) for column in zip(*rows, strict=True)])
    if max(map(length, lines)) < look.width:
        return lines
    return [line for row in rows for line in look.row(row[0].strip(), [cell for cell in row[1:] if cell], indent=12)]


def points(look: Look, seen: Observation, seat: int, *, bare: bool = False) -> str:
    """The points of a seat's side, `bare` the number alone; of a team only its first seat tells them."""
    game = look.game
    side = game.side_of[seat]
    team = [other for other in range(1, game.seats + 1) if game.side_of[other] == side]
    if seat != team[0]:
        return say("seat.with", who=look.names[team[0]])
    found = seen.c[game.setup.points + side]
    return str(found) if bare else say("count.points", count=found)


def _belongings(look: Look, seen: Observation, seat: int) -> list[str]:
    """How many cards a seat has in the zones that are its own or its side's."""
    found, settled = [], set(look.game.ruleset.shape.scoring.set_aside.values())
    for zone in look.game.layout.zones.values():
        if zone.name in settled:
            continue
        if zone.form == "hand" and zone.of == "seat":
            found.append(say("count.cards", count=_size(seen, zone, zone.cell + seat)))
        elif zone.of == "side" and zone.form in ("set", "row"):
            cell = zone.cell + look.game.side_of[seat]
            told = f"{look.word(zone.name)} {_size(seen, zone, cell)}"
            top = look.cards(seen.z[cell][-1:])[0] if _shows_top(zone, seen.z[cell]) else ""
            found.append(say("zone.top", zone=told, card=top) if top else told)
    return found


def _shows_top(zone: Zone, cell: Sequence[int]) -> bool:
    """Whether the last card of a pile lies open."""
    return zone.form == "row" and bool(cell) and cell[-1] >= 0


def _floors(look: Look, seen: Observation) -> list[str]:
    """Zones of the table where cards and piles lie open."""
    lines = []
    for zone in look.game.layout.zones.values():
        if zone.of == "table" and zone.form == "piles":
            pieces = [*look.cards(seen.z[zone.cell]), *(pile(look, seen, lying) for lying in seen.z[zone.cell + 1])]
            lines += [*look.gap(), *look.row(look.title(zone.name), pieces or [say("zone.empty")])]
        elif zone.of == "table" and zone.form == "row":
            lines += [*look.gap(), *look.row(look.title(zone.name), row(look, seen.z[zone.cell]))]
    return lines


def row(look: Look, cards: Sequence[int]) -> list[str]:
    """A row as it looks: its last card, and on how many others it lies."""
    if not cards:
        return [say("zone.empty")]
    top = look.cards(cards[-1:])
    return [*top, say("zone.on_others", count=len(cards) - 1)] if len(cards) > 1 else top


def pile(look: Look, seen: Observation, lying: Pile) -> str:
    """A pile: its cards, what it is taken by, whose it is, and whether it is locked."""
    cards, value, owner, locked = lying
    whose = say("pile.yours") if owner and owner == seen.viewer else look.names.get(owner, "")
    closed = say("pile.locked") if locked else ""
    if look.terminal.accessible:
        told = say("pile.aloud", value=str(value), cards=look.cards(cards))
        return told + (f" ({whose})" if whose else "") + (f" ({closed})" if closed else "")
    told = "{" + "+".join(look.cards(cards)) + "}" + look.terminal.paint(f"={value}", "bold")
    notes = [note for note in (whose, closed) if note]
    return told + (f" ({', '.join(notes)})" if notes else "")


def _shown(look: Look, seen: Observation) -> list[str]:
    """The card on the table that is about to be played."""
    lines, now = [], active(look, seen)
    for zone in look.game.layout.zones.values():
        if zone.of == "table" and zone.form == "set" and seen.z[zone.cell] & now:
            lines += [*look.gap(), *look.row(say("zone.to_play"), look.cards(seen.z[zone.cell]))]
    return lines


def holding(look: Look, seen: Observation, *, named: bool = False) -> list[str]:
    """What the viewer holds, for nobody else to see: the hand, and cards that only their owner sees. `named`: with the
    viewer's name."""
    lines = []
    for zone in look.game.layout.zones.values():
        if not seen.viewer or zone.of != "seat" or zone.seen_by != "owner":
            continue
        held = seen.z[zone.cell + seen.viewer]
        if held or zone.form == "hand":
            id, who = "hand.theirs" if named else "hand.yours", look.names[seen.viewer]
            label = say(id, who=who, zone=look.word(zone.name))
            lines += [*([] if named else look.gap()), *look.row(label, look.cards(held))]
    return lines + _face_down(look, seen, named=named)


def _face_down(look: Look, seen: Observation, *, named: bool) -> list[str]:
    """Cards that lie with the viewer's side, and that nobody else has seen."""
    lines = []
    for zone in look.game.layout.zones.values():
        if not seen.viewer or zone.of != "side" or zone.seen_by != "owner":
            continue
        cards = seen.z[zone.cell + look.game.side_of[seen.viewer]] & ~seen.public
        if cards:
            label = say("hand.face_down", zone=look.title(zone.name))
            whose = f"{look.names[seen.viewer]}, {label}" if named else label
            lines += [*([] if named else look.gap()), *look.row(whose, look.cards(cards))]
    return lines
