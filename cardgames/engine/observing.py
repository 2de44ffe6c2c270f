"""From the truth to what one seat may know, and back to a truth that fits: `observe`, `imagine`, and events for one
seat.

The only module that decides who sees what. It reads the zones' visibility, the state's `public` cards, and the
movers that keep secrets; nothing else.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardgames.engine.core import Core
from cardgames.table.bits import bits
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.row import Row
from cardgames.table.state import Event, Fact, State
from cardgames.table.zones import Zone

Dealt = list[tuple[int, list[int]]]
"""(cell, cards) for each hand."""
TRIES = 500
"""How many worlds are drawn before facts about hands are satisfied place by place."""


def sees(game: Core, seat: int, zone: Zone, cell: int) -> bool:
    """Whether the seat may look at the cards of this cell."""
    if zone.seen_by == "all":
        return True
    if zone.seen_by in ("nobody", "top") or not seat:
        return False
    return cell - zone.cell == (seat if zone.of == "seat" else game.side_of[seat])


def observe(game: Core, state: State, seat: int) -> Observation:
    """The state as the seat may know it; seat 0 knows only what everybody knows."""
    seen = Observation()
    seen.viewer, seen.seat, seen.step, seen.pos = seat, state.seat, state.step, 0
    seen.public, seen.facts, seen.chance, seen.tell, seen.cause = state.public, live_facts(game, state), None, None, ""
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
            zone = next(zone for zone, place in game.layout.place if place == cell)
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
        zone = next(zone for zone, cell in game.layout.place if cell == to)
        if not sees(game, seat, zone, to):
            masked = tuple(card if shown >> card & 1 else UNKNOWN for card in cards)
            return event._replace(args=(masked, to, pos, shown), cards=masked)
    if event.change == "count" and game.secret_counters.get(event.args[0], seat) != seat:
        return event._replace(args=(event.args[0], UNKNOWN if event.args[1] else 0))
    return event


def imagine(game: Core, seen: Observation, rng: Random) -> State:
    """A state that fits the observation, made from nothing else. Unknown cards are dealt at random to the unknown
    places, respecting the facts that play has revealed of hands."""
    state = State()
    state.z, state.c, state.seat, state.step, state.pos = seen.z[:], seen.c[:], seen.seat, seen.step, 0
    state.order, state.public, state.moves = seen.order, seen.public, seen.moves
    state.facts = tuple([(*fact[:4], seen.moves) for fact in seen.facts])
    state.tell, state.cause = None, ""
    state.chance = game.chance(seed=rng.getrandbits(64))
    for name, pack in game.cards.packs.items():
        _fill(game, seen, state, name, pack, rng)
    if state.seat and game.secret_steps[state.step]:
        _imagine_choices(game, state, rng)
    return state


def _fill(game: Core, seen: Observation, state: State, pack: str, cards: range, rng: Random) -> None:
    placed = bits(card for card in seen.order if card >= 0)
    for cell in seen.z:
        placed |= _cards_in(cell)
    pool = [card for card in cards if not placed >> card & 1]
    hands = [cell for zone, cell in game.layout.place
             if game.pack_of[zone.name] == pack and zone.form == "hand" and UNKNOWN in seen.z[cell]]
    for cell, dealt in _hands(game, seen, hands, pool, rng):
        known = [card for card in seen.z[cell] if card >= 0]
        state.z[cell] = tuple(sorted([*known, *dealt]))
        gone = set(dealt)
        pool = [card for card in pool if card not in gone]
    rng.shuffle(pool)
    for zone, cell in game.layout.place:
        if game.pack_of[zone.name] == pack and seen.hidden[cell]:
            state.z[cell] |= bits(pool[:seen.hidden[cell]])
            del pool[:seen.hidden[cell]]
        elif game.pack_of[zone.name] == pack and zone.form == "row":
            state.z[cell] = Row(card if card >= 0 else pool.pop() for card in seen.z[cell])
    if pack == game.main_pack:
        state.order = tuple([card if card >= 0 else pool.pop() for card in seen.order])


def _cards_in(cell: Any) -> int:
    if isinstance(cell, int):
        return cell
    total = 0
    for entry in cell:
        total |= entry[0] if isinstance(entry, tuple) else 1 << entry if entry >= 0 else 0
    return total


def _hands(game: Core, seen: Observation, cells: Sequence[int], pool: Sequence[int], rng: Random) -> Dealt:
    """Cards for the unknown places of these hands, such that every fact holds: drawn until it does, which is uniform;
    after many tries, found by matching, which is not. Facts that cannot hold (of a position given) are left aside."""
    barred = dict.fromkeys(cells, 0)
    needed: dict[int, list[int]] = {cell: [] for cell in cells}
    for cell, holds, reader, data, _ in seen.facts:
        if cell in barred:
            mask = game.setup.readers[reader](data)
            if not holds:
                barred[cell] |= mask
            elif mask not in needed[cell] and not any(card >= 0 and mask >> card & 1 for card in seen.z[cell]):
                needed[cell].append(mask)
    told = any(barred.values()) or any(needed.values())
    for _ in range(TRIES if told else 0):
        dealt = _deal_out(seen, cells, list(pool), barred, rng)
        if dealt is not None and all(bits(hand) & mask for cell, hand in dealt for mask in needed[cell]):
            return dealt
    matched = _matched(seen, cells, pool, barred, needed, rng) if told else None
    return matched or _deal_out(seen, cells, list(pool), dict.fromkeys(cells, 0), rng) or []


def _deal_out(seen: Observation, cells: Sequence[int], pool: list[int], barred: dict[int, int],
              rng: Random) -> Dealt | None:
    """One random deal to these hands within what is barred; None if the cards do not suffice."""
    out = []
    for cell in cells:
        size = seen.z[cell].count(UNKNOWN)
        may = [card for card in pool if not barred[cell] >> card & 1]
        rng.shuffle(may)
        if len(may) < size:
            return None
        hand = may[:size]
        gone = set(hand)
        pool = [card for card in pool if card not in gone]
        out.append((cell, hand))
    return out


def _matched(seen: Observation, cells: Sequence[int], pool: Sequence[int], barred: dict[int, int],
             needed: dict[int, list[int]], rng: Random) -> Dealt | None:
    """A deal where all facts hold: each place of a hand has the cards that may lie there, and places and cards are
    matched along alternating paths. Exact as long as no card serves two needs of one hand."""
    places: list[tuple[int, int]] = []
    for cell in cells:
        free = seen.z[cell].count(UNKNOWN) - len(needed[cell])
        if free < 0:
            return None
        places += [(cell, mask & ~barred[cell]) for mask in needed[cell]] + [(cell, ~barred[cell])] * free
    cards, taken = rng.sample(pool, len(pool)), dict[int, int]()

    def find(place: int, tried: set[int]) -> bool:
        for card in cards:
            if places[place][1] >> card & 1 and card not in tried:
                tried.add(card)
                if card not in taken or find(taken[card], tried):
                    taken[card] = place
                    return True
        return False

    if not all(find(place, set()) for place in range(len(places))):
        return None
    return [(cell, [card for card, place in taken.items() if places[place][0] == cell]) for cell in cells]


def _imagine_choices(game: Core, state: State, rng: Random) -> None:
    """Choices made but unseen become any legal ones."""
    asked = state.seat
    for base in game.secret_steps[state.step]:
        for seat in range(1, game.seats + 1):
            if state.c[base + seat] == UNKNOWN:
                state.seat, state.c[base + seat] = seat, 0
                state.c[base + seat] = 1 + rng.choice(game.moves(state))[2]
    state.seat = asked


def fits(game: Core, state: State, seen: Observation) -> bool:
    """Whether a state could be the truth behind an observation."""
    again = observe(game, state, seen.viewer)
    again.moves = seen.moves
    return again == seen
