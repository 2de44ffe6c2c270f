"""What is written of a position besides its cards' places: numbers, points, what everybody knows, what play has told.

Every value is looked at before it is believed: what has no meaning is refused with a sentence, never dropped.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cardgames.engine.bind import CARRIED
from cardgames.engine.core import Core
from cardgames.errors import PositionError, Said
from cardgames.table.bits import ids
from cardgames.table.notation import card_mask
from cardgames.table.setup import Counter
from cardgames.table.state import Fact, State

FACT = ("zone", "seat", "holds", "cards")
"""The keys of what play has told of a hand."""


def number(field: str, value: Any) -> int:
    """A whole number, which may be a text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
        return int(value)
    raise PositionError("{field} is a whole number, not {value!r}", field=field, value=value)


def among(field: str, value: Any, least: int | None, most: int | None) -> int:
    """A whole number within bounds; None = there is no such bound."""
    found = number(field, value)
    if most is not None and not (least or 0) <= found <= most:
        raise PositionError("{field} is a number from {least} to {most}, not {value}", field=field, least=least or 0,
                            most=most, value=found)
    if least is not None and found < least:
        raise PositionError("{field} is {least} or more, not {value}", field=field, least=least, value=found)
    return found


def one_of(key: object, count: int) -> int | None:
    """The seat or side that a key names; None if there is no such."""
    found = int(str(key)) if re.fullmatch("[0-9]{1,4}", str(key)) else 0
    return found if 1 <= found <= count else None


def phase(game: Core, name: Any) -> str:
    """The name of a phase."""
    phases = [step.phase for step in game.steps]
    if name not in phases:
        raise PositionError("there is no phase {phase!r}; the phases are {names}", phase=name,
                            names=", ".join(dict.fromkeys(phases)))
    return str(name)


def text(value: Any, where: str) -> str:
    """A text with cards."""
    if isinstance(value, int) and not isinstance(value, bool):
        raise PositionError('{where}: {text} is read as a number; a card is a text, so write "{text}" in quotes',
                            where=where, text=value)
    if not isinstance(value, str):
        raise PositionError("{where} is a text with cards, not {text!r}", where=where, text=value)
    return value


def tokens(value: Any, where: str) -> list[str]:
    """The cards of a text, or of a list of texts."""
    return [text(each, where) for each in value] if isinstance(value, list | tuple) else text(value, where).split()


def card(game: Core, token: str, where: str) -> int:
    """The card that a text names, as a bit set of all that have its face."""
    mask = card_mask(game.cards, token)
    if not mask:
        raise PositionError("{where}: there is no card {token!r} in this game", where=where, token=token)
    found = {game.cards.text[each]: each for each in reversed(list(ids(mask)))}
    if len(found) > 1:
        raise PositionError("{where}: {token!r} can be several cards; write the whole card, such as {card}",
                            where=where, token=token, card=game.cards.text[min(found.values())])
    return mask


def known(game: Core, value: Any, where: str) -> int:
    """All cards that a text names, wherever they lie."""
    mask = 0
    for token in text(value, where).split():
        found = card_mask(game.cards, token)
        if not found:
            raise PositionError("{where}: there is no card {token!r} in this game", where=where, token=token)
        mask |= found
    return mask


def count(state: State, counter: Counter, value: Any) -> None:
    """Set a counter, that of the table or those of seats or sides, to what a position says."""
    if counter.per == "table":
        state.c[counter.cell] = _counted(counter, value)
        return
    if not isinstance(value, Mapping):
        raise PositionError("{field} is given for each {per}, such as {{1: 2}}", field=counter.field, per=counter.per)
    for key, amount in value.items():
        place = one_of(key, counter.count)
        if place is None:
            raise PositionError("{field} has no {per} {key!r}; they count from 1 to {count}", field=counter.field,
                                per=counter.per, key=key, count=counter.count)
        state.c[counter.cell + place] = _counted(counter, amount)


def _counted(counter: Counter, value: Any) -> int:
    """A counter's value: by its wording, or as a number that it can have. 0 says of each that nothing is told."""
    if counter.wording is None or (value == 0 and not isinstance(value, bool)):
        return among(counter.field, value, counter.least, counter.most)
    try:
        return counter.wording.read(str(value))
    except ValueError as error:
        raise PositionError("{field}: {error}", field=counter.field, error=error.args[0]) from None


def award(game: Core, state: State, points: Any) -> None:
    """Points of sides, in all or by score line."""
    if not isinstance(points, Mapping):
        raise PositionError("{field} is given for each {per}, such as {{1: 2}}", field="points", per="side")
    for key, value in points.items():
        side, rows = one_of(key, game.sides), value if isinstance(value, Mapping) else {CARRIED: value}
        for line, amount in rows.items():
            if side is None or line not in game.setup.lines:
                raise PositionError("points: there is no side {key!r} or no score line {line!r}", key=key, line=line)
            state.award(game.setup.lines[line], side, number("points", amount))


def facts(game: Core, given: Any) -> Iterator[Fact]:
    """What play has told of hands. Whether it is so is not asked: a position may claim what cannot be."""
    if not isinstance(given, list | tuple):
        raise PositionError("facts is a list of what is known of hands, each such as {example}, not {value!r}",
                            example=_example(game), value=given)
    for place, fact in enumerate(given, 1):
        yield _fact(game, fact, f"facts {place}")


def _example(game: Core) -> str:
    hand = next((zone.name for zone in game.layout.zones.values() if zone.form == "hand"), "hand")
    return f'{{zone: {hand}, seat: 1, holds: false, cards: "{game.cards.text[0]}"}}'


def _fact(game: Core, fact: Any, where: str) -> Fact:
    if not isinstance(fact, Mapping) or set(fact) != set(FACT):
        raise PositionError("{where} must say {names} and nothing else, such as {example}", where=where,
                            names=", ".join(FACT), example=_example(game))
    hands = [zone.name for zone in game.layout.zones.values() if zone.form == "hand"]
    if fact["zone"] not in hands:
        raise PositionError("{where}: {zone!r} is no zone with hands; there are {names}", where=where,
                            zone=fact["zone"], names=", ".join(hands) or Said("none"))
    seat, holds = among(f"{where}: seat", fact["seat"], 1, game.seats), fact["holds"]
    if not isinstance(holds, bool):
        raise PositionError("{where}: holds is true or false, not {value!r}", where=where, value=holds)
    mask = known(game, fact["cards"], f"{where}: cards")
    return game.layout.zones[fact["zone"]].cell + seat, holds, 0, mask, None
