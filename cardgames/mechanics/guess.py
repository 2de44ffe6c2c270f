"""Every seat secretly names the hidden role card of every other seat.

Source: the publisher's rulebook, End of Round.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from pydantic import Field

from cardgames.errors import Said
from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import READINGS
from cardgames.table.questions import Question
from cardgames.table.setup import Setup, Wording
from cardgames.table.spots import called
from cardgames.table.state import Move, State
from cardgames.table.sums import Known, Overflow
from cardgames.table.takes import LIMIT

KIND = "mover"


class Params(Base):
    """What may be written down."""

    pack: str = Field(description="the pack of role cards", json_schema_extra={"names": "pack"})
    role: str = Field(
        description="the zone of a seat where its own role card lies",
        json_schema_extra={"names": "zone", "of": ["seat"]})
    distinct: bool = Field(True, description="whether the same role may not be named for two seats")
    own: bool = Field(False, description="whether one's own role may be named for another seat")
    blank: bool = Field(False, description="whether a seat may be left blank")


MESSAGES = {
    "guess.self": "a seat names each of the others, and nobody else",
    "guess.blank": "{who} has no role: every other seat gets one",
    "guess.own": "{role} is your own role, so no other seat has it",
    "guess.same": "{role} is named twice: no two seats have the same role",
    "guess.seat": "there is no other seat {seat} to name a role for",
    "guess.twice": "{who} is named twice",
    "guess.missing": "{who} is missing: write {seat}=- to leave it blank",
    "guess.role": "there is no role {role}",
    "ask.guess": "Whose roles has {who} named rightly?",
    "rules.guess": "In secret, each seat names a role for every other seat. Nobody sees it until all have done so.",
    "rules.guess.distinct": "The same role may not be named for two seats.",
    "rules.guess.free": "The same role may be named for several seats.",
    "rules.guess.own": "Even one's own role may be named for another seat.",
    "rules.guess.not_own": "One's own role may not be named for another seat.",
    "rules.guess.blank": "A seat may be left without a role; such a blank is never right.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.guess")
    yield Message("rules.guess.distinct" if params.distinct else "rules.guess.free")
    yield Message("rules.guess.own" if params.own else "rules.guess.not_own")
    if params.blank:
        yield Message("rules.guess.blank")


class _Table(NamedTuple):
    """What the functions below share. Roles count from 1 here, 0 = none or unknown."""

    params: Params
    mover: int
    path: str
    verb: str
    seats: int
    roles: tuple[str, ...]
    text: tuple[str, ...]
    cell: int
    counter: int


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover: one move names the roles of all other seats.

    Its `number` has one digit a seat, in the base of one more than there are roles: the role named for it, or 0. The
    counter `guess` of a seat is 0, or one more than that number.

    Offers `named_rightly(state)`: for each seat a bit set of the seats (bit s = seat s) whose role it has named; and
    `role_cards(state)`: the role cards of all seats, as a bit set. Both say nothing of what a state does not know."""
    roles = tuple(dict.fromkeys(setup.cards.text[card] for card in setup.cards.packs[params.pack]))
    wording = Wording(lambda value: _written(table, value), lambda text: _from_position(table, text))
    counter = setup.counter("guess", per="seat", reset="round", wording=wording)
    cell = setup.zone(params.role).cell
    table = _Table(params, setup.mover, setup.path, setup.name, setup.seats, roles, setup.cards.text, cell, counter)
    known: Known[tuple[int, int], list[Move] | None] = Known(lambda key: _all(table, *key))

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        found = known[state.seat, _role(table, state, state.seat)]
        if found is None:
            raise Overflow
        out += found

    def some(state: State, active: Sequence[int], out: Moves) -> None:
        """A like share of the list for each role that the first other seat can be given."""
        options = _options(table, _role(table, state, state.seat))
        for first in range(len(options)):
            ways = _ways([*options[first:], *options[:first]], setup.seats - 1, params)
            out += [_move(table, state.seat, way) for way in islice(ways, LIMIT // len(options))]

    def take(state: State, row: Sequence[int]) -> None:
        """Real roles are not needed for a count: any that are as right as the real ones serve."""
        for seat, right in enumerate(row, 1):
            card = next(card for card in setup.cards.packs[params.pack] if table.text[card] == roles[seat - 1])
            state.draw((card,), cell + seat, state.pos, 0)
            named = [other if right >> other & 1 else 0 for other in range(1, setup.seats + 1)]
            state.count(counter + seat, 1 + _number(table, named))

    setup.offer("question:named_rightly", Question("seats", Message("ask.guess"), take=take))
    setup.offer("named_rightly", lambda state: [_right(table, state, seat) for seat in range(1, setup.seats + 1)])
    setup.offer("role_cards", lambda state: sum(state.z[cell + seat] for seat in range(1, setup.seats + 1)))
    return Mover(effect="named", add=add, some=some, secret=True, hides=(counter,),
                 apply=lambda state, move: state.count(counter + state.seat, 1 + move[2]),
                 refuse=lambda state, move: _refuse(table, state, move),
                 text=lambda state, move: _text(table, state, move), read=lambda state, text: _read(table, state, text))


def _role(table: _Table, state: State, seat: int) -> int:
    """The role of a seat; 0 = unknown."""
    card = state.z[table.cell + seat]
    return table.roles.index(table.text[card.bit_length() - 1]) + 1 if card else 0


def _digits(table: _Table, number: int) -> list[int]:
    """The role that a number names for each seat, from seat 1 on."""
    base = len(table.roles) + 1
    return [number // base ** place % base for place in range(table.seats)]


def _number(table: _Table, digits: Sequence[int]) -> int:
    base = len(table.roles) + 1
    return sum(digit * base ** place for place, digit in enumerate(digits))


def _move(table: _Table, seat: int, way: Sequence[int]) -> Move:
    """The move of a seat that names these roles for the others, in order of seats."""
    return table.mover, 0, _number(table, (*way[:seat - 1], 0, *way[seat - 1:])), 0


def _options(table: _Table, own: int) -> list[int]:
    roles = [role for role in range(1, len(table.roles) + 1) if role != own or table.params.own]
    return [*roles, 0] if table.params.blank else roles


def _ways(options: Sequence[int], count: int, params: Params) -> Iterator[tuple[int, ...]]:
    """All ways to name roles for so many seats. A blank may come again and again."""
    if not count:
        yield ()
        return
    for role in options:
        rest = [other for other in options if other != role] if params.distinct and role else options
        for more in _ways(rest, count - 1, params):
            yield (role, *more)


def _all(table: _Table, seat: int, own: int) -> list[Move] | None:
    """All moves of a seat with this role; None if they are more than may be listed."""
    ways = list(islice(_ways(_options(table, own), table.seats - 1, table.params), LIMIT + 1))
    return [_move(table, seat, way) for way in ways] if len(ways) <= LIMIT else None


def _right(table: _Table, state: State, seat: int) -> int:
    """The seats whose role this seat has named, as a bit set."""
    written = state.c[table.counter + seat]
    if written <= 0:
        return 0
    named = _digits(table, written - 1)
    return sum(1 << other for other, role in enumerate(named, 1)
               if role and other != seat and role == _role(table, state, other))


def _refuse(table: _Table, state: State, move: Move) -> Reason | None:
    """The first rule it breaks, seat by seat: blank, own role, the same twice."""
    params, path, own, seen = table.params, table.path, _role(table, state, state.seat), set[int]()
    digits = _digits(table, move[2])
    if digits[state.seat - 1] or _number(table, digits) != move[2]:
        return reason(path, "guess.self")
    for seat, role in enumerate(digits, 1):
        if seat == state.seat:
            continue
        if not role and not params.blank:
            return reason(f"{path}.blank", "guess.blank", who=seat)
        if role and role == own and not params.own:
            return reason(f"{path}.own", "guess.own", role=table.roles[role - 1])
        if role and role in seen and params.distinct:
            return reason(f"{path}.distinct", "guess.same", role=table.roles[role - 1])
        seen.add(role)
    return None


def _text(table: _Table, state: State, move: Move) -> str:
    """The verb, then `2=role` for each other seat; `-` for a blank. A hidden move is `?`."""
    if move[2] < 0:
        return f"{table.verb} ?"
    named = [f"{seat}={table.roles[role - 1] if role else '-'}"
             for seat, role in enumerate(_digits(table, move[2]), 1) if seat != state.seat]
    return " ".join([table.verb, *named])


ENTRY = re.compile(r"(\d{1,4})\s*[=:]\s*([^\s,=:]+)")


def _entries(text: str) -> list[tuple[int, str]] | None:
    """Pairs of seat and role; None if there is anything else in the text."""
    return None if ENTRY.sub("", text).strip(" ,") else [(int(seat), role) for seat, role in ENTRY.findall(text)]


def _read(table: _Table, state: State, text: str) -> Iterator[Reading]:
    """`guess 2=name 3=name` (the verb may be left out): each name as far as it is clear, `-` = blank."""
    verb, _, rest = text.strip().partition(" ")
    spoken = verb.casefold() == table.verb.casefold()
    entries = _entries(rest if spoken else text)
    if entries is None or not (spoken or entries):
        return
    fault = _fault(table, state.seat, entries)
    options = [[number + 1 for number in called(role, table.roles)] or [0] for _, role in entries]
    for chosen in islice(product(*options), READINGS):
        digits = [0] * table.seats
        for (seat, _), role in zip(entries, chosen, strict=True):
            if 1 <= seat <= table.seats:
                digits[seat - 1] = role
        digits[state.seat - 1] = 0
        yield Reading((table.mover, 0, _number(table, digits), 0), fault)


def _fault(table: _Table, own_seat: int, entries: Sequence[tuple[int, str]]) -> Reason | None:
    """What is wrong with the text itself: seats and roles that there are not, a seat twice; a seat that is left out,
    for a blank is written too."""
    seats = [seat for seat, _ in entries]
    for seat, role in entries:
        if seat == own_seat:
            return reason(table.path, "guess.self")
        if not 1 <= seat <= table.seats:
            return reason(table.path, "guess.seat", seat=seat)
        if seats.count(seat) > 1:
            return reason(table.path, "guess.twice", who=seat)
        if role != "-" and not called(role, table.roles):
            return reason(table.path, "guess.role", role=role)
    missing = next((seat for seat in range(1, table.seats + 1) if seat != own_seat and seat not in seats), None)
    if missing is not None and table.params.blank:
        return reason(f"{table.path}.blank", "guess.missing", who=missing, seat=missing)
    return None


def _written(table: _Table, value: int) -> str:
    """How a position writes what a seat has named: `2=role 3=role`, `-` for nothing but blanks."""
    named = [f"{seat}={table.roles[role - 1]}" for seat, role in enumerate(_digits(table, value - 1), 1) if role]
    return " ".join(named) or "-"


def _from_position(table: _Table, text: str) -> int:
    """The counter's value for a text of a position. Raises `ValueError` with a sentence."""
    digits = [0] * table.seats
    for seat, role in _entries("" if text.strip() == "-" else text) or ():
        found = [0] if role == "-" else [number + 1 for number in called(role, table.roles)]
        if len(found) != 1 or not 1 <= seat <= table.seats:
            raise ValueError(Said('"{seat}={role}" names no one role of one seat', seat=seat, role=role))
        digits[seat - 1] = found[0]
    if text.strip() != "-" and not any(digits):
        raise ValueError(Said('"{text}" should name roles, such as 2={role}', text=text, role=table.roles[0]))
    return 1 + _number(table, digits)
