"""Whether what an example says holds afterwards does hold: `problems` compares a state with the `then` of an example.

Zones are compared as collections of cards, piles by their cards and by what else is written of them, the stock in
order. What is no value of its key is a problem too: it could never fail.
"""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from cardgames.engine import position_values as values
from cardgames.engine.game import Game
from cardgames.errors import PositionError, Said
from cardgames.table.bits import ids
from cardgames.table.notation import pile_text
from cardgames.table.state import Pile, State
from cardgames.table.zones import Zone

SPECIAL = ("gains", "turn", "over", "round", "deal", "phase", "points")


def problems(game: Game, before: Mapping[int, int], state: State, then: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The keys of `then` that do not hold, each with a sentence. before: the points of the sides before the moves."""
    for key, wanted in then.items():
        try:
            problem = _problem(game, before, state, key, wanted)
        except PositionError as error:
            problem = error.said
        if problem:
            yield key, problem


def _problem(game: Game, before: Mapping[int, int], state: State, key: str, wanted: Any) -> str | None:
    if key in game.layout.zones:
        return _zone(game, state, game.layout.zones[key], wanted)
    now = game.points(state)
    if key == "gains":
        return _points(game, key, wanted, {side: points - before[side] for side, points in now.items()})
    if key == "points":
        return _points(game, key, wanted, now)
    if key == "turn":
        return _differs(key, values.among(key, wanted, 0, game.seats), state.seat)
    if key == "over":
        return _over(wanted, game.is_over(state))
    if key == "phase":
        return _differs(key, values.phase(game, wanted), game.steps[state.step].phase)
    if key in game.setup.counters:
        return _differs(key, _counter(game, _counted(game, state, key, wanted), key), _counter(game, state, key))
    known = [*game.layout.zones, *SPECIAL, *(name for name in game.setup.counters if ":" not in name)]
    return Said("there is no {key!r} to compare; there are {names}", key=key, names=", ".join(dict.fromkeys(known)))


def _differs(key: str, wanted: Any, found: Any) -> str | None:
    return None if wanted == found else Said(
        "{what} should be {wanted}, but it is {found}", what=key, wanted=_said(wanted), found=_said(found))


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {each}" for key, each in value.items()) + "}"
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _over(wanted: Any, found: bool) -> str | None:
    if not isinstance(wanted, bool):
        raise PositionError("over is true or false, not {value!r}", value=wanted)
    return _differs("over", wanted, found)


def _points(game: Game, key: str, wanted: Any, found: Mapping[int, int]) -> str | None:
    """Compare points by side; a side left out has none."""
    if not isinstance(wanted, Mapping):
        raise PositionError("{field} is given for each {per}, such as {{1: 2}}", field=key, per="side")
    rows = {}
    for name, points in wanted.items():
        side = values.one_of(name, game.sides)
        if side is None:
            raise PositionError("{field} has no {per} {key!r}; they count from 1 to {count}", field=key, per="side",
                                key=name, count=game.sides)
        rows[side] = values.number(f"{key} {side}", points)
    wanted, found = ({side: points for side, points in each.items() if points} for each in (rows, found))
    return _differs(key, wanted, found)


def _counted(game: Game, state: State, key: str, wanted: Any) -> State:
    """A copy of the state in which a counter is as wanted; a seat or side left out has what it has by default."""
    counter, copy = game.setup.counters[key], state.copy()
    first = counter.cell + (counter.per != "table")
    copy.c[first:first + counter.count] = [counter.default] * counter.count
    values.count(copy, counter, wanted)
    return copy


def _counter(game: Game, state: State, key: str) -> Any:
    """A counter as a position writes it; of seats and sides only those that differ from the default."""
    counter = game.setup.counters[key]

    def written(value: int) -> Any:
        if counter.wording is not None and value > 0:
            return counter.wording.write(value)
        return value

    if counter.per == "table":
        return written(state.c[counter.cell])
    found = {str(number): state.c[counter.cell + number] for number in range(1, counter.count + 1)}
    return {number: written(value) for number, value in found.items() if value != counter.default}


# Zones.


def _zone(game: Game, state: State, zone: Zone, wanted: Any) -> str | None:
    if zone.form == "stock":
        texts = [game.cards.text[card] for card in state.order[state.pos:]]
        return _cards(game, zone.name, " ".join(values.tokens(wanted, zone.name)), Counter(texts), [], ordered=texts)
    if zone.of == "table":
        return _cell(game, state, zone, zone.cells()[0], wanted, zone.name)
    if not isinstance(wanted, Mapping):
        return Said('{name} is given for each {of}, such as {{1: "…"}}', name=zone.name, of=zone.of)
    names = game.setup.spots if zone.of == "spot" else [str(number) for number in range(1, len(zone.cells()) + 1)]
    given = {str(key): value for key, value in wanted.items()}
    unknown = next((key for key in given if key not in names), None)
    if unknown is not None:
        return Said("{name} has no {of} {key}", name=zone.name, of=zone.of, key=unknown)
    found = [_cell(game, state, zone, cell, given.get(name, ""), f"{zone.name} {name}")
             for name, cell in zip(names, zone.cells(), strict=True)]
    return next((problem for problem in found if problem), None)


def _cell(game: Game, state: State, zone: Zone, cell: int, wanted: Any, where: str) -> str | None:
    held = state.z[cell]
    texts = [game.cards.text[card] for card in (held if isinstance(held, tuple) else ids(held))]
    piles = list(state.z[cell + 1]) if zone.form == "piles" else []
    return _cards(game, where, wanted, Counter(texts), piles, texts if zone.form == "row" else None)


def _cards(game: Game, where: str, wanted: Any, found: Counter[str], piles: list[Pile],
           ordered: list[str] | None = None) -> str | None:
    """Compare cards and piles with a text of a position."""
    tokens = re.findall(r"\{[^}]*\}|\S+", values.text(wanted, where))
    names = [_name(game, token, where) for token in tokens if not token.startswith("{")]
    left = list(piles)
    for token in tokens:
        if token.startswith("{"):
            match = next((pile for pile in left if _is_pile(game, token, pile, where)), None)
            if match is None:
                return _unlike(game, where, tokens, found, piles)
            left.remove(match)
    if left or Counter(names) != found or ordered not in (None, names):
        return _unlike(game, where, tokens, found, piles)
    return None


def _unlike(game: Game, where: str, tokens: list[str], found: Counter[str], piles: list[Pile]) -> str:
    there = [*found.elements(), *(pile_text(game.cards, pile)[:-1] + f"={pile[1]}@{pile[2]}}}" for pile in piles)]
    return Said("{what} should be {wanted}, but it is {found}", what=where, wanted=" ".join(tokens) or Said("empty"),
                found=" ".join(there) or Said("empty"))


def _name(game: Game, token: str, where: str) -> str:
    """A card's canonical text; the brackets of an unseen card of a row are left off."""
    return game.cards.text[next(ids(values.card(game, token.strip("()"), where)))]


def _is_pile(game: Game, token: str, pile: Pile, where: str) -> bool:
    """Whether a pile is the one written: its cards, and its value, owner and lock as far as they are written."""
    found = re.fullmatch(r"\{([^=@}]*)(?:=(\d+))?(?:@(\d+))?\}", token)
    if found is None:
        return False
    cards = [_name(game, name, where) for name in re.split(r"[+,\s]+", found[1]) if name]
    return (Counter(cards) == Counter(game.cards.text[card] for card in ids(pile[0]))
            and found[2] in (None, str(pile[1])) and found[3] in (None, str(pile[2]))
            and ("," not in found[1] or pile[3]))
