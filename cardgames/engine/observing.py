"""From the truth to what one seat may know: `observe`, and events for one seat. The way back is `imagining`.

The only module that decides who sees what. It reads the zones' visibility, the state's `public` cards, and the
movers that keep secrets; nothing else.
"""
from __future__ import annotations

from typing import Any

from cardgames.engine.core import Core
from cardgames.errors import UsageError
from cardgames.table.observation import UNKNOWN, Observation, unplayable
from cardgames.table.row import Row
from cardgames.table.state import Event, Fact, State
from cardgames.table.zones import Zone


def sees(game: Core, seat: int, zone: Zone, cell: int) -> bool:
    """Whether the seat may look at the cards of this cell."""
    if zone.seen_by == "all":
        return True
    if zone.seen_by in ("nobody", "top") or not seat:
        return False
    return cell - zone.cell == (seat if zone.of == "seat" else game.side_of[seat])


def observe(game: Core, state: State, seat: int) -> Observation:
    """The state as the seat may know it; seat 0 knows only what everybody knows. Raises `UsageError` for a seat that
    there is not."""
    if seat not in range(game.seats + 1):
        raise UsageError("there is no seat {seat!r}; seats count from 1 to {last}, and 0 is an onlooker", seat=seat,
                         last=game.seats)
    seen = Observation()
    seen.viewer, seen.seat, seen.step, seen.pos = seat, state.seat, state.step, 0
    seen.public, seen.facts, seen.chance, seen.cause = state.public, live_facts(game, state), None, ""
    seen.tell = unplayable
    seen.order = tuple([card if state.public >> card & 1 else UNKNOWN for card in state.order[state.pos:]])
    seen.z, hidden = state.z[:], [0] * len(state.z)
    for zone, cell in game.layout.place:
        if not sees(game, seat, zone, cell):
            seen.z[cell], hidden[cell] = _masked(zone, state.z[cell], state.public)
    seen.hidden = tuple(hidden)
    seen.c, seen.moves = state.c[:], state.moves
    if state.seat and game.secret_steps[state.step]:
        _hide_choices(game, state, seen)
    return seen


def _masked(zone: Zone, cell: Any, public: int) -> tuple[Any, int]:
    if zone.form == "row":          # where the unknown cards lie in it is known
        return Row(card if public >> card & 1 else UNKNOWN for card in cell), 0
    if isinstance(cell, tuple):
        known = [card for card in cell if public >> card & 1]
        return (UNKNOWN,) * (len(cell) - len(known)) + tuple(known), 0
    return cell & public, (cell & ~public).bit_count()


def _hide_choices(game: Core, state: State, seen: Observation) -> None:
    """Secret choices are unseen until the step is over: of the others only that they have chosen."""
    for base in game.secret_steps[state.step]:
        for seat in range(1, game.seats + 1):
            if seat != seen.viewer and seen.c[base + seat]:
                seen.c[base + seat] = UNKNOWN
    chosen: list[Any] = []
    moves = state.moves
    while moves is not None and len(chosen) < _choices_made(game, state):
        chosen.append(moves[1:])
        moves = moves[0]
    for seat, move in reversed(chosen):
        moves = moves, seat, move if seat == seen.viewer else (move[0], UNKNOWN, UNKNOWN, 0)
    seen.moves = moves


def _choices_made(game: Core, state: State) -> int:
    first, *_ = game.secret_steps[state.step]
    return sum(1 for seat in range(1, game.seats + 1) if state.c[first + seat])


def live_facts(game: Core, state: State) -> tuple[Fact, ...]:
    """The facts that still hold, each without its history: a hand that has since played one of the cards is open
    again."""
    live = []
    for cell, holds, reader, data, since in state.facts:
        if holds:
            mask, link = game.setup.readers[reader](data), state.moves
            zone = game.layout.zone_at[cell]
            while link is not None and link is not since:
                if link[1] == cell - zone.cell and link[2][1] >= 0 and mask >> link[2][1] & 1:
                    break
                link = link[0]
            if link is not since:
                continue
        live.append((cell, holds, reader, data, None))
    return tuple(dict.fromkeys(live))


def filtered(game: Core, event: Event, seat: int) -> Event:
    """An event as the seat may know it: unseen cards are -1, the shuffle and secret choices say only that they were."""
    if event.change == "gather":
        return event._replace(args=())
    if event.change == "shuffle_in":
        return event._replace(args=(*event.args[:2], UNKNOWN))
    if event.change == "draw":
        cards, to, pos, shown = event.args
        zone = game.layout.zone_at[to]
        if not sees(game, seat, zone, to):
            masked = tuple(card if shown >> card & 1 else UNKNOWN for card in cards)
            return event._replace(args=(masked, to, pos, shown), cards=masked)
    if event.change == "clear" and event.cards:        # cards that nobody has seen
        to = event.args[1]
        if not sees(game, seat, game.layout.zone_at[to], to):
            return event._replace(cards=(UNKNOWN,) * len(event.cards))
    if event.change == "count" and game.secret_counters.get(event.args[0], seat) != seat:
        return event._replace(args=(event.args[0], UNKNOWN if event.args[1] else 0))
    return event


def fits(game: Core, state: State, seen: Observation) -> bool:
    """Whether a state could be the truth behind an observation."""
    again = observe(game, state, seen.viewer)
    again.moves = seen.moves
    return again == seen
