"""Whether packs are what they claim, and whether their cards suffice for what is dealt at this table."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardgames import mechanics
from cardgames.errors import Fault, Said
from cardgames.rules.models import HandFloor, Pack
from cardgames.rules.near import meant
from cardgames.rules.sense_view import View
from cardgames.rules.shape import Part
from cardgames.rules.tree import Path, item
from cardgames.table.packs import FRENCH_RANKS, FRENCH_SUITS, Face, faces
from cardgames.table.sums import GUARD

MOST_CARDS = 1000
MOST_WORTH, MOST_ALIKE = 999, GUARD - 1
"""Where cards are added up: the largest value, and how many cards may have the same one. Counts are packed in bits."""
_RANK = re.compile(r"[A-Z]+|[1-9][0-9]?")
_VALUE = re.compile(r"[+-]?(0|[1-9][0-9]{0,5})")


def packs(view: View) -> Iterator[Fault]:
    """Faults within the packs."""
    for name, pack in view.packs.items():
        path = view.pack_path(name)
        if (pack.base is None) == (not pack.faces):
            message = Said("a pack has either a base or faces: base: french52, or faces: {name: copies}")
            yield view.at_name(path, message)
            continue
        found = list(_french(view, pack, path) if pack.base else _printed(view, pack, path))
        yield from found or [*_removed(view, pack, path), *_total(view, pack, path)]


def _french(view: View, pack: Pack, path: Path) -> Iterator[Fault]:
    ranks = [*FRENCH_RANKS, *pack.add]
    single = [rank + suit for rank in ranks for suit in FRENCH_SUITS]
    for rank, value in pack.values.items():
        here = (*path, "values", rank)
        if rank not in ranks and rank not in single:
            yield view.at_name(here, Said('there is no rank "{rank}" in this pack{hint}', rank=rank,
                                          hint=meant(rank, ranks, Said("ranks are"))))
        for name, worth in _worths(value):
            if isinstance(worth, int) and worth < 1:
                yield view.at_value((*here, *name), Said("a value is at least 1; write none for no value"))
    for rank, suits in pack.add.items():
        here = (*path, "add", rank)
        if not _RANK.fullmatch(rank):
            yield view.at_name(here, Said("a rank is a number below 100, or capital letters"))
        elif not rank.isdecimal() and rank not in (*FRENCH_RANKS, *pack.values):
            yield view.at_name(here, Said("values must say what {rank} is worth; none = no value", rank=rank))
        for number, suit in enumerate(suits, 1):
            if suit not in FRENCH_SUITS:
                message = Said('there is no suit "{suit}"; suits are {names}', suit=suit, names=", ".join(FRENCH_SUITS))
                yield view.at_value((*here, item(number)), message)


def _worths(value: object) -> list[tuple[tuple[str, ...], object]]:
    """What a card is worth in each place, where two are given."""
    return [(("hand",), value.hand), (("floor",), value.floor)] if isinstance(value, HandFloor) else [((), value)]


def _removed(view: View, pack: Pack, path: Path) -> Iterator[Fault]:
    there = [face.text for face in faces(pack.model_copy(update={"remove": ()}))] if pack.base else []
    for number, card in enumerate(pack.remove, 1):
        if card in there:
            there.remove(card)
        else:
            message = Said('there is no card "{card}" left to remove{hint}', card=card,
                           hint=meant(card, there, Said("cards are")))
            yield view.at_value((*path, "remove", item(number)), message)


def _printed(view: View, pack: Pack, path: Path) -> Iterator[Fault]:
    for field in ("values", "add", "remove"):
        if getattr(pack, field):
            here = (*path, field)
            yield view.at_name(here, Said("{field} belongs to a pack with a base; this one has faces", field=field))
    for kind, copies in pack.faces.items():
        here = (*path, "faces", kind)
        for value, count in copies.items() if isinstance(copies, dict) else ((None, copies),):
            there = here if value is None else (*here, value)
            if not 1 <= count <= MOST_CARDS:
                yield view.at_value(there, Said("the copies of a card are 1 to {most}, not {count}", most=MOST_CARDS,
                                                count=count))
            if value is not None and not _VALUE.fullmatch(value):
                yield view.at_name(there, Said('"{value}" is no value; values are whole numbers such as +5, -2 or 3',
                                               value=value))
    bare = pack.bare
    if bare is not None and not isinstance(pack.faces.get(bare), dict):
        known = [kind for kind, copies in pack.faces.items() if isinstance(copies, dict)]
        message = Said('there is no kind "{bare}" with values in this pack{hint}', bare=bare,
                       hint=meant(bare, known, Said("kinds with values are")))
        yield view.at_value((*path, "bare"), message)


def _total(view: View, pack: Pack, path: Path) -> Iterator[Fault]:
    count = sum(sum(copies.values()) if isinstance(copies, dict) else copies for copies in pack.faces.values())
    if pack.base:
        count = len(faces(pack))
    if pack.total is not None and count != pack.total:
        message = Said("the cards of this pack are {count}, not {total}; correct one or the other", count=count,
                       total=pack.total)
        yield view.at_value((*path, "total"), message)
    if not 1 <= count <= MOST_CARDS:
        yield view.at_name(path, Said("a pack has 1 to {most} cards; this one has {count}", most=MOST_CARDS,
                                      count=count))


def sums(view: View) -> Iterator[Fault]:
    """Whether values are such that cards can be added up, if some move adds them."""
    if not any(getattr(mechanics.find(part.mechanic), "ADDS", False) for part in view.mechanics):
        return
    alike: Counter[int] = Counter()
    for name, pack in view.packs.items():
        for face in view.faces[name]:
            worths = {*_on_the_floor(face), *face.plays}
            if worths and max(worths) > MOST_WORTH:
                message = Said("{text} is worth {worth}; cards that are added up are worth {most} at most",
                               text=face.text, worth=max(worths), most=MOST_WORTH)
                yield view.at_value(_given(view, name, pack, face), message)
                return
            alike.update(_on_the_floor(face))
            most = next((value for value in _on_the_floor(face) if alike[value] > MOST_ALIKE), None)
            if most is not None:
                count = sum(most in _on_the_floor(other) for cards in view.faces.values() for other in cards)
                message = Said("{count} cards are worth {most}; of cards to be added up {alike} may be alike",
                               count=count, most=most, alike=MOST_ALIKE)
                yield view.at_value(_given(view, name, pack, face), message)
                return


def _on_the_floor(face: Face) -> tuple[int, ...]:
    return face.lies or ((face.value,) if face.value > 0 else ())


def _given(view: View, name: str, pack: Pack, face: Face) -> Path:
    """Where the value of a card is written, or the pack if it is the usual one."""
    path = view.pack_path(name)
    if face.text in pack.values or face.rank in pack.values:
        return (*path, "values", face.text if face.text in pack.values else face.rank)
    if face.rank in pack.add:
        return (*path, "add", face.rank)
    return (*path, "faces", face.kind) if face.kind in pack.faces else path


def deals(view: View) -> Iterator[Fault]:
    """Whether the packs suffice for all that is dealt, and deals come to an end."""
    none = list(_none_dealt(view))
    if none:                                # what is left after them would be told wrongly
        yield from none
        return
    left = {name: len(cards) for name, cards in view.faces.items()}
    for part in _dealing(view, "round.open."):
        yield from _opening(view, part, left)
    again = [part for part in _dealing(view, "round.deals.") if _pack(view, part) == view.stock]
    if view.shape.round.deals is None:
        return
    path: Path = ("round", "deals", "open")
    if not again:
        message = Said("nothing here deals from the stock, so it would never be empty")
        yield view.at_name(path, message)
        return
    needed = sum(_amount(view, part) or 0 for part in again)
    cards = left[view.stock]
    if 0 <= cards < needed:
        here: Path = (*view.inner[again[0].path], "cards")
        message = Said("the first deal takes {needed} cards for {players} players, but the opening leaves {cards}",
                       needed=needed, players=view.players, cards=cards)
        yield view.at_value(here, message)


def _none_dealt(view: View) -> Iterator[Fault]:
    """Deals of no cards would go on for ever; those from a pack that is dealt out at once say how many each gets."""
    for part in _dealing(view, "round."):
        cards: Any = getattr(part.params, "cards", None)
        numbers = cards if isinstance(cards, list) else [cards]
        here: Path = (*view.inner[part.path], "cards")
        if not numbers or any(isinstance(each, int) and each < 1 for each in numbers):
            yield view.at_value(here, Said("at least one card is dealt each time"))
        elif _pack(view, part) != view.stock and not isinstance(cards, int):
            yield view.at_value(here, Said("of a pack that is dealt out at once each gets a number of cards, such as "
                                           "1"))


def _dealing(view: View, section: str) -> list[Part]:
    return [part for part in view.mechanics if part.path.startswith(section)
            and hasattr(part.params, "cards") and hasattr(part.params, "to")]


def _pack(view: View, part: Part) -> str:
    return str(getattr(part.params, "pack", None) or view.stock)


def _amount(view: View, part: Part) -> int | None:
    """Cards that the first dealing takes; None for the whole pack."""
    params: Any = part.params
    cards = params.cards[0] if isinstance(params.cards, list) and params.cards else params.cards
    return cards * view.count(params.to) if isinstance(cards, int) else None


def _opening(view: View, part: Part, left: dict[str, int]) -> Iterator[Fault]:
    name, params = _pack(view, part), view.inner[part.path]
    here: Path = (*params, "cards")
    there, amount = left[name], _amount(view, part)
    left[name] = 0 if amount is None else there - amount
    if amount is not None and amount > there:
        message = Said("this takes {amount} cards for {players} players, but pack {name} has {there} left",
                       amount=amount, players=view.players, name=name, there=there)
        yield view.at_value(here, message)
    elif name != view.stock and left[name] and getattr(part.params, "rest", None) is None:
        message = Said("1 card of pack {name} is left over; rest must name the zone where it goes", name=name)
        if left[name] != 1:
            message = Said("{count} cards of pack {name} are left over; rest must name the zone where they go",
                           count=left[name], name=name)
        yield view.at_name((*params, "rest"), message)
