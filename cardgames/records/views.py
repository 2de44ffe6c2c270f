"""A match as one seat may know it, as plain data for programs: no seed, no order, no card and no choice of others
unseen.

Everything is built from an observation; that is why nothing can leak.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.table.notation import card_list
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.setup import Counter
from cardgames.table.state import State
from cardgames.table.zones import Zone

SCHEMA_VERSION = 1


def view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What the seat may know of a state; seat 0 is an onlooker. With its legal moves if it is to move."""
    seen = game.observe(state, seat)
    moves = game.moves(state) if state.seat and state.seat == seat else None
    return {
        "schema_version": SCHEMA_VERSION, "kind": "view", "seat": seat, "turn": state.seat or None,
        "phase": game.steps[state.step].phase, "stock": state.stock,
        "zones": {zone.name: _zone(game, seen, zone) for zone in game.layout.zones.values() if zone.form != "stock"},
        "counters": _counters(game, seen), "points": {str(side): points for side, points in game.points(state).items()},
        "moves": None if moves is None else [game.text(state, move) for move in moves],
        "complete": moves is None or moves.complete}


def history(game: Game, state: State, turns: Sequence[Turn], seat: int) -> list[dict[str, Any]]:
    """The turns that led to a state as the seat may know them: of a secret step that is not over, only who has
    chosen."""
    out = [{"n": turn.number, "seat": turn.seat, "move": turn.text} for turn in turns]
    if not state.seat or not game.secret_steps[state.step]:
        return out
    for line, turn in zip(reversed(out), reversed(turns), strict=True):
        if not game.movers[turn.move[0]].secret:
            break
        if turn.seat != seat:
            line["move"] = None
    return out


def _zone(game: Game, seen: Observation, zone: Zone) -> Any:
    """The cards of one place as text with the number of those unknown, or one such entry a place."""
    names = game.setup.spots if zone.of == "spot" else tuple(str(number) for number in range(1, len(zone.cells()) + 1))
    entries = [_cell(game, seen, zone, cell) for cell in zone.cells()]
    return entries[0] if zone.of == "table" else dict(zip(names, entries, strict=True))


def _cell(game: Game, seen: Observation, zone: Zone, cell: int) -> dict[str, Any]:
    content, text = seen.z[cell], game.cards.text
    if zone.form in ("hand", "row"):
        known = [text[card] for card in content[-1 if zone.counted_only else None:] if card != UNKNOWN]
        return {"cards": " ".join(known), "unknown": len(content) - len(known)}
    if zone.counted_only:
        return {"cards": "", "unknown": content.bit_count() + seen.hidden[cell]}
    out = {"cards": card_list(game.cards, content), "unknown": seen.hidden[cell]}
    if zone.form == "piles":
        keys = "cards", "value", "owner", "locked"
        out["piles"] = [dict(zip(keys, (card_list(game.cards, cards), value, owner or None, locked), strict=True))
                        for cards, value, owner, locked in seen.z[cell + 1]]
    return out


def _counters(game: Game, seen: Observation) -> dict[str, Any]:
    """All counters by name but points, which have a place of their own."""
    out: dict[str, Any] = {}
    for name, counter in game.setup.counters.items():
        if name != "points" and not name.startswith("line:"):
            values = {str(i): _said(counter, seen.c[counter.cell + i]) for i in range(1, counter.count + 1)}
            out[name] = _said(counter, seen.c[counter.cell]) if counter.per == "table" else values
    return out


def _said(counter: Counter, value: int) -> Any:
    if value == UNKNOWN and counter.wording is not None:
        return "unknown"
    if value and counter.wording is not None:
        return counter.wording.write(value)
    return value
