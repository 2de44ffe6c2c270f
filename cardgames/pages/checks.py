"""Whether what an example says holds afterwards does hold: `problems` compares a state with the `then` of an example.

Zones are compared as collections of cards, piles by their cards and by what else is written of them, the stock in
order.
"""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from cardgames.engine.game import Game
from cardgames.errors import Said
from cardgames.table.bits import ids
from cardgames.table.notation import card_mask, pile_text
from cardgames.table.state import Pile, State
from cardgames.table.zones import Zone

SPECIAL = ("gains", "turn", "over", "round", "deal", "phase", "points")


def problems(game: Game, before: Mapping[int, int], state: State, then: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The keys of `then` that do not hold, each with a sentence. before: the points of the sides before the moves."""
    for key, wanted in then.items():
        problem = _problem(game, before, state, key, wanted)
        if problem:
            yield key, problem


def _problem(game: Game, before: Mapping[int, int], state: State, key: str, wanted: Any) -> str | None:
    if key in game.layout.zones:
        return _zone(game, state, game.layout.zones[key], wanted)
    now = game.points(state)
    if key == "gains":
        gained = {side: points - before[side] for side, points in now.items()}
        return _differs(key, _numbers(wanted), _numbers(gained))
    simple = {"turn": state.seat, "over": game.is_over(state), "round": state.round, "deal": state.deal,
              "phase": game.steps[state.step].phase}
    if key in simple:
        return _differs(key, wanted, simple[key])
    if key == "points":
        return _differs(key, _numbers(wanted), _numbers(now))
    if key in game.setup.counters:
        return _differs(key, _keyed(wanted), _counter(game, state, key))
    known = [*game.layout.zones, *SPECIAL, *(name for name in game.setup.counters if ":" not in name)]
    return Said("there is no {key!r} to compare; there are {names}", key=key, names=", ".join(dict.fromkeys(known)))


def _differs(key: str, wanted: Any, found: Any) -> str | None:
    return None if wanted == found else Said(
        "{what} should be {wanted}, but it is {found}", what=key, wanted=_said(wanted), found=_said(found))


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {each}" for key, each in value.items()) + "}"
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _numbers(wanted: Any) -> dict[int, int]:
    """Points by side; nothing is left out as much as zero is."""
    rows = wanted.items() if isinstance(wanted, Mapping) else ()
    return {int(side): points for side, points in rows if str(side).isdigit() and points}


def _keyed(wanted: Any) -> Any:
    return {str(key): value for key, value in wanted.items() if value != 0} if isinstance(wanted, Mapping) else wanted


def _counter(game: Game, state: State, key: str) -> Any:
    """A counter as a position writes it; of seats and sides only those that differ from the default."""
    counter = game.setup.counters[key]

    def written(value: int) -> Any:
        if counter.wording is not None and value > 0:
            return counter.wording.write(value)
        return value

    if counter.per == "table":
        return written(state.c[counter.cell])
    values = {str(number): state.c[counter.cell + number] for number in range(1, counter.count + 1)}
    return {number: written(value) for number, value in values.items() if value != counter.default}


# Zones.


def _zone(game: Game, state: State, zone: Zone, wanted: Any) -> str | None:
    if zone.form == "stock":
        texts = [game.cards.text[card] for card in state.order[state.pos:]]
        return _cards(game, zone.name, wanted, Counter(texts), [], ordered=texts)
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
    tokens = re.findall(r"\{[^}]*\}|\S+", str(wanted or ""))
    names = [_name(game, token) for token in tokens if not token.startswith("{")]
    left = list(piles)
    for token in tokens:
        if token.startswith("{"):
            match = next((pile for pile in left if _is_pile(game, token, pile)), None)
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


def _name(game: Game, token: str) -> str:
    """A card's canonical text; the brackets of an unseen card of a row are left off."""
    token = token.strip("()")
    mask = card_mask(game.cards, token)
    return game.cards.text[next(ids(mask))] if mask else token


def _is_pile(game: Game, token: str, pile: Pile) -> bool:
    """Whether a pile is the one written: its cards, and its value, owner and lock as far as they are written."""
    found = re.fullmatch(r"\{([^=@}]*)(?:=(\d+))?(?:@(\d+))?\}", token)
    if found is None:
        return False
    cards = [_name(game, name) for name in re.split(r"[+,\s]+", found[1]) if name]
    return (Counter(cards) == Counter(game.cards.text[card] for card in ids(pile[0]))
            and found[2] in (None, str(pile[1])) and found[3] in (None, str(pile[2]))
            and ("," not in found[1] or pile[3]))
