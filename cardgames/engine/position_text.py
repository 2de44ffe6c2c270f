"""Positions as text: a state written down as in a ruleset's examples. `position.read` reads it back to the same
position.

Also what both directions share: the key of every cell, and the counters that a position shows by name.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.engine.core import Core
from cardgames.engine.observing import live_facts
from cardgames.table.bits import bits, ids
from cardgames.table.notation import card_list, pile_text
from cardgames.table.setup import Counter
from cardgames.table.state import Fact, Pile, State
from cardgames.table.sums import Sums
from cardgames.table.zones import Zone


def write(game: Core, state: State) -> dict[str, Any]:
    """A state as a position; empty zones and counters at their default are left out."""
    out: dict[str, Any] = {}
    for zone in game.layout.zones.values():
        if zone.form == "stock":
            out[zone.name] = " ".join(game.cards.text[card] for card in state.order[state.pos:])
            continue
        texts = {key: _row_text(game, state, cell) if zone.form == "row" else
                 _cell_text(game, zone, state.z[cell], state.z[cell + 1] if zone.form == "piles" else ())
                 for key, cell in places(game, zone)}
        if any(texts.values()):
            out[zone.name] = texts[None] if None in texts else {key: text for key, text in texts.items() if text}
    for counter in fields(game).values():
        value = _value(game, state, counter)
        if value is not None:
            out[counter.field] = value
    points = {str(side): {line: state.c[cell + side] for line, cell in game.setup.lines.items() if state.c[cell + side]}
              for side in range(1, game.sides + 1)}
    out["points"] = {side: row for side, row in points.items() if row}
    out["turn"], out["phase"] = state.seat, game.steps[state.step].phase
    if state.public != default_public(game, state):
        out["public"] = card_list(game.cards, state.public)
    facts = [_fact(game, fact) for fact in live_facts(game, state)]
    told = [fact for number, fact in enumerate(facts) if fact["cards"] and fact not in facts[:number]]
    if told:
        out["facts"] = told
    return {key: value for key, value in out.items() if value != {}}


def _fact(game: Core, fact: Fact) -> dict[str, Any]:
    cell, holds, reader, data, _ = fact
    zone = game.layout.zone_at[cell]
    return {"zone": zone.name, "seat": cell - zone.cell, "holds": holds,
            "cards": card_list(game.cards, game.setup.readers[reader](data))}


def _cell_text(game: Core, zone: Zone, cell: Any, piles: Sequence[Pile]) -> str:
    texts = [game.cards.text[card] for card in (cell if isinstance(cell, tuple) else ids(cell))]
    sums = Sums(game.cards.value, max(game.cards.value)) if piles else None
    for pile in piles:
        texts.append(pile_text(game.cards, pile, sums)[:-1] + f"={pile[1]}" + (f"@{pile[2]}" if pile[2] else "") + "}")
    return " ".join(texts)


def _row_text(game: Core, state: State, cell: int) -> str:
    """A row in its order, cards that are not known to all in brackets."""
    text = game.cards.text
    return " ".join(text[card] if state.public >> card & 1 else f"({text[card]})" for card in state.z[cell])


def _value(game: Core, state: State, counter: Counter) -> Any:
    def text(value: int) -> Any:
        if counter.wording is not None and value >= 0:
            return counter.wording.write(value)
        return value

    if counter.per == "table":
        value = state.c[counter.cell]
        return None if value == counter.default else text(value)
    row = {str(i): state.c[counter.cell + i] for i in range(1, counter.count + 1)}
    return {key: text(value) for key, value in row.items() if value != counter.default} or None


def default_public(game: Core, state: State) -> int:
    """The cards everybody knows in a position that does not say so. The cards of a row say it by their brackets."""
    known = 0
    for zone, cell in game.layout.place:
        if zone.form == "row":
            known |= state.public & bits(state.z[cell])
            continue
        dealt_unseen = zone.seen_by == "nobody" and zone.name in game.setup.pack_of
        unseen = zone.form == "hand" or zone.seen_by == "owner" or dealt_unseen
        if not unseen and isinstance(state.z[cell], int):
            known |= state.z[cell]
        elif not unseen:
            for pile in state.z[cell]:
                known |= pile[0]
    return known


def places(game: Core, zone: Zone) -> list[tuple[str | None, int]]:
    """The key in a position and the cell, for every place of a zone; the table has no key."""
    cells = zone.cells()
    if zone.of == "table":
        return [(None, cells[0])]
    names = game.setup.spots if zone.of == "spot" else [str(number) for number in range(1, zone.size + 1)]
    return list(zip(names, cells, strict=True))


def fields(game: Core) -> dict[str, Counter]:
    """The counters that a position shows by name (points and score lines have a form of their own)."""
    return {name: counter for name, counter in game.setup.counters.items()
            if name != "points" and not name.startswith("line:")}
