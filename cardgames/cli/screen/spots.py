"""Spots in a grid: what lies at each, how many cards, who leads, and what a placement would set off.

With room a spot is a column; on a narrow screen a block of lines. Zones where moves act show their cards; zones where
cards only come to rest show how many there are and what they add up to.
"""
from __future__ import annotations

from itertools import zip_longest

from cardgames.cli.phrases import say
from cardgames.cli.screen.look import Look, beside
from cardgames.cli.terminal import length
from cardgames.table.bits import ids
from cardgames.table.observation import Observation
from cardgames.table.state import Move
from cardgames.table.zones import Zone

LABEL = 8
NARROW = 60


def grid(look: Look, seen: Observation) -> list[str]:
    """All spots, or nothing in a game without."""
    if not look.game.setup.spots:
        return []
    zones = [zone for zone in look.game.layout.zones.values() if zone.of == "spot"]
    acting = _acting(look, zones)
    resting = [zone for zone in zones if zone not in acting]
    if look.terminal.accessible:
        return _told(look, seen, acting, resting)
    drawn = _columns if look.width >= NARROW else _blocks
    return ["", *drawn(look, seen, acting, resting)]


def _acting(look: Look, zones: list[Zone]) -> list[Zone]:
    """The zones that the rules of moves name."""
    named = set(_texts(look.game.ruleset.effective.get("moves")))
    return [zone for zone in zones if zone.name in named]


def _texts(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for each in value.values() for text in _texts(each)]
    if isinstance(value, list):
        return [text for each in value for text in _texts(each)]
    return [value] if isinstance(value, str) else []


def _columns(look: Look, seen: Observation, acting: list[Zone], resting: list[Zone]) -> list[str]:
    """A column for each spot; long cells go on in the next line."""
    names = look.game.setup.spots
    room = (look.width - LABEL) // len(names) - 2
    rows = [("", [look.terminal.paint(_named(look, name), "bold") for name in names])]
    every = range(len(names))
    rows += [(look.word(zone.name), [" ".join(look.cards(seen.z[zone.cell + spot])) or "-" for spot in every])
             for zone in acting]
    if len(acting) > 1:
        rows.append((say("spot.cards"), [count(look, seen, acting, spot) for spot in every]))
    rows += [(look.word(zone.name), [rest(look, seen, zone, spot) for spot in every]) for zone in resting]
    lines: list[tuple[str, ...]] = []
    for label, cells in rows:
        lines += zip_longest([f" {label}"], *(_folded(cell, room) for cell in cells), fillvalue="")
    return beside([list(column) for column in zip(*lines, strict=True)])


def _folded(cell: str, room: int) -> list[str]:
    """A cell's cards in as many lines as it takes."""
    lines = [""]
    for piece in cell.split(" "):
        if lines[-1] and length(lines[-1]) + 1 + length(piece) > room:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + piece
    return lines


def _blocks(look: Look, seen: Observation, acting: list[Zone], resting: list[Zone]) -> list[str]:
    """A few lines for each spot."""
    lines = []
    for spot, name in enumerate(look.game.setup.spots):
        notes = [count(look, seen, acting, spot)] if len(acting) > 1 else []
        notes += [f"{look.word(zone.name)} {told}" for zone in resting if (told := rest(look, seen, zone, spot)) != "-"]
        title = look.terminal.paint(f"{_named(look, name):<{max(map(len, look.game.setup.spots))}}", "bold")
        lines.append(f" {title}  " + "  ".join(notes))
        for zone in acting:
            if seen.z[zone.cell + spot]:
                lines += look.row("  " + look.word(zone.name), look.cards(seen.z[zone.cell + spot]), indent=10)
    return lines


def _told(look: Look, seen: Observation, acting: list[Zone], resting: list[Zone]) -> list[str]:
    """One fact a line: what lies at each spot, empty places left out."""
    lines = []
    for spot, name in enumerate(look.game.setup.spots):
        total = sum(seen.z[zone.cell + spot].bit_count() for zone in acting)
        full = look.game.setup.ask("spot_full") if look.game.setup.offered("spot_full") else None
        told = say("count.cards", count=total)
        lines.append(f"{_named(look, name)}: {say('spot.of', cards=told, full=str(full)) if full else told}.")
        lines += [line for zone in acting if seen.z[zone.cell + spot] for line in look.row(
            f"{_named(look, name)} {look.word(zone.name)}", look.cards(seen.z[zone.cell + spot]))]
        lines += [f"{_named(look, name)} {look.word(zone.name)}: {rest(look, seen, zone, spot)}."
                  for zone in resting if seen.z[zone.cell + spot] or seen.hidden[zone.cell + spot]]
    return lines


def _named(look: Look, spot: str) -> str:
    return look.title(spot)


def count(look: Look, seen: Observation, zones: list[Zone], spot: int) -> str:
    """How many cards a spot has of those that fill it, and how they are shared between its sides: `3/5 (2:1)`, with a
    mark where one card more fills it: `4/5! (3:1)`."""
    sizes = [seen.z[zone.cell + spot].bit_count() for zone in zones]
    full = look.game.setup.ask("spot_full") if look.game.setup.offered("spot_full") else 0
    of = f"/{full}{'!' if sum(sizes) == full - 1 else ''}" if full else ""
    return f"{sum(sizes)}{of}" + (f" ({':'.join(map(str, sizes))})" if sum(sizes) else "")


def rest(look: Look, seen: Observation, zone: Zone, spot: int) -> str:
    """What cards that came to rest add up to, and how many they are; only how many where the rules hide the rest."""
    cell = zone.cell + spot
    cards, size = seen.z[cell], seen.z[cell].bit_count() + seen.hidden[cell]
    if zone.counted_only or seen.hidden[cell]:
        return str(size)
    total = sum(look.game.cards.value[card] for card in ids(cards))
    return say("spot.sum", total=f"{total:+d}", size=str(size)) if size else "-"


def preview(look: Look, seen: Observation, moves: list[Move]) -> list[str]:
    """What each placement that resolves the table would make count, told once for placements that do the same."""
    setup, told = look.game.setup, []
    if not setup.offered("resolve_preview"):
        return []
    ask = setup.ask("resolve_preview")
    for move in moves:
        found = ask(seen, move) if look.game.movers[move[0]].effect == "placed" else None
        if found is not None:
            value = look.game.cards.value
            sums = [f"{_named(look, spot)} {look.signed(sum(value[card] for card in ids(cards)))}"
                    for spot, cards in zip(setup.spots, found, strict=True) if cards]
            text = look.aloud(look.game.text(seen, move))
            told += look.wrapped(say("spot.would", move=text, sums=", ".join(sums)) if sums
                                 else say("spot.would.nothing", move=text), indent=2)
    return told
