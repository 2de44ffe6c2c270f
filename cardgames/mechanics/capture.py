"""A hand card takes cards of equal rank, sets of cards that sum to its value, and piles of its value.

One card may take several of these at once, as long as no card on the floor is used twice.

Source: the description of the game this project started from; Casino games in general (Pagat, Casino).
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table import take_lists
from cardgames.table.bits import bits, ids
from cardgames.table.bound import Mover, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import card_list, card_mask, find_items, groups_of, named, pile_text, readings, spell
from cardgames.table.setup import Setup
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import Item
from cardgames.table.takes import Allowed, Takes

KIND = "mover"


class Sum(Base):
    """Which sets of floor cards a card takes by their sum."""

    cards: int | Literal["any"] = Field(2, description="cards in one sum, at most; any = no limit")
    piles: bool = Field(False, description="whether a pile that is not locked may be one item of a sum")
    distinct: bool = Field(False, description="whether the ranks in one sum must all differ")


class Params(Base):
    """What a card may take."""

    rank: Literal["all", "one", "none"] = Field("all", description="how many cards of equal rank one card may take")
    courts: Literal["all", "one"] = Field("all", description="the same for cards that have no value")
    sum: Sum | Literal["none"] = Field(
        Sum(), description="sums of floor cards; none = no sums")  # type: ignore[call-arg]
    piles: bool = Field(True, description="whether piles of the card's value are taken")
    several: Literal["optional", "all"] = Field(
        "optional", description="optional = any part of what could be taken; all = no legal capture may be larger")
    floor: str = Field(
        "floor", description="the zone with the cards to capture",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": "piles"})
    to: str = Field(
        "won", description="the zone of the side where captured cards go",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "capture.nothing": "{card} can take nothing here",
    "capture.not_there": "no {card} lies on the floor",
    "capture.no_pile": "there is no pile {pile} on the floor",
    "capture.pile_part": "a pile is taken whole: {pile} is one thing",
    "capture.pile_value": "{pile} is worth {worth}, and {card} is not",
    "capture.no_piles": "a card takes no piles at this table",
    "capture.rank": "a card takes only one card of equal rank at this table",
    "capture.no_equal": "cards of equal rank are not taken as such at this table, only sums",
    "capture.court": "{taken} is taken only by a card of its own rank",
    "capture.wrong_sum": "{group} is {total}, not {value}",
    "capture.no_value": "{card} has no value, so it takes only cards of its own rank",
    "capture.no_sums": "a card takes no sums at this table",
    "capture.sum_size": "{group} is too long: a sum has at most {most} cards at this table",
    "capture.sum_distinct": "the ranks in one sum must differ at this table",
    "capture.no_split": "{taken} cannot be split into sums of {value}",
    "capture.several": "a card must take all it can at this table: {card} can take more than that",
    "rules.capture.equal_all": "A card takes cards of its own rank, one or several.",
    "rules.capture.equal_one": "A card takes one card of its own rank.",
    "rules.capture.courts_all": "Cards without a value take only cards of their own rank, one or several.",
    "rules.capture.courts_one": "Cards without a value take only one card of their own rank.",
    "rules.capture.sum_two": "A card takes two cards that add up to its value.",
    "rules.capture.sum_any": "A card takes any set of cards that add up to its value.",
    "rules.capture.sum_most": "A card takes up to {most} cards that add up to its value.",
    "rules.capture.distinct": "The ranks in one sum must all differ.",
    "rules.capture.piles": "A card takes piles of its value, each of them whole, whoever made them.",
    "rules.capture.piles_in_sums": "A pile that is not locked may be one item of a sum.",
    "rules.capture.several_optional": "One card may take several of these at once, or only some of them.",
    "rules.capture.several_all": "One card must take all it can: no larger capture may be possible.",
}
SAID_IF = {"rules.capture.piles": ("piles",), "rules.capture.piles_in_sums": ("piles",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.rank != "none":
        yield Message(f"rules.capture.equal_{params.rank}")
    if params.courts != params.rank:
        yield Message(f"rules.capture.courts_{params.courts}")
    if isinstance(params.sum, Sum):
        names = {2: "two", "any": "any"}
        yield Message(f"rules.capture.sum_{names.get(params.sum.cards, 'most')}", {"most": params.sum.cards})
        if params.sum.distinct:
            yield Message("rules.capture.distinct")
        if params.sum.piles:
            yield Message("rules.capture.piles_in_sums")
    if params.piles:
        yield Message("rules.capture.piles")
    yield Message(f"rules.capture.several_{params.several}")




class _Table(NamedTuple):
    """What the functions below share: where things are, and what a card takes."""

    setup: Setup
    takes: Takes
    floor: int
    hand: int
    path: str


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. Offers `takes(state, card)`: whether a card can take anything; `ranks_taking(floor)`: the cards
    that could take something from these loose cards and piles; and `last_capturer`, a counter."""
    summed = params.sum if isinstance(params.sum, Sum) else None
    most = 0 if summed is None else None if summed.cards == "any" else summed.cards
    takes = Takes(setup.cards, Allowed(
        equal=params.rank, equal_courts=params.courts, most=most, distinct=bool(summed and summed.distinct),
        piles=params.piles, piles_in_sums=bool(summed and summed.piles), everything=params.several == "all"))
    floor, hand, won = setup.zone(params.floor).cell, setup.hand.cell, setup.zone(params.to).cell
    table = _Table(setup, takes, floor, hand, setup.path)
    last, side_of, rank = setup.counter("last_capturer", reset="round"), setup.side_of, setup.cards.rank

    def apply(state: State, move: Move) -> None:
        seat = state.seat
        side = side_of[seat]
        state.take(move[1], hand + seat, move[3], floor, won + side)
        if state.c[last] != side:
            state.count(last, side)

    def can_take(state: State, card: int) -> bool:
        return takes.any(rank[card], state.z[floor], state.z[floor + 1])

    def ranks_taking(floor_seen: tuple[int, tuple[Pile, ...]]) -> int:
        return bits(c for c, r in enumerate(rank) if r >= 0 and takes.any(r, *floor_seen))

    setup.offer("takes", can_take)
    setup.offer("ranks_taking", ranks_taking)
    mover = setup.mover
    return Mover(effect="took", apply=apply,
                 add=take_lists.complete(takes, floor, mover), some=take_lists.cut(takes, floor, mover),
                 refuse=lambda state, move: _refuse(table, state, move),
                 text=lambda state, move: _text(table, state, move),
                 read=lambda state, text: _read(table, mover, state, text))


def _refuse(table: _Table, state: State, move: Move) -> Reason | None:
    """The first rule the capture breaks, in the order targets, arithmetic, taking all. Exact whatever the size of the
    floor."""
    takes, cards, path = table.takes, table.setup.cards, table.path
    loose, piles = state.z[table.floor], state.z[table.floor + 1]
    want, rank, name = move[3], cards.rank[move[1]], cards.text[move[1]]
    value = takes.value[rank]
    if not want:
        return reason(path, "capture.nothing", card=name)
    covered, items = want & loose, list[Item]()
    for pile in piles:
        if pile[0] & want:
            covered |= pile[0]
            why = _refuse_pile(table, pile, want, value, name)
            if why is not None:
                return why
            if pile[1] != value:
                items.append(pile[:2])
    if covered != want:
        absent = next(ids(want & ~covered))
        return reason(path, "capture.not_there", card=named(cards, absent, covered | loose))
    equal = want & loose & takes.of_rank[rank]
    why = _refuse_equal(table, rank, equal) or _refuse_sums(table, rank, want & loose & ~equal, items, name)
    if why is None and takes.allowed.everything:
        return _refuse_part(table, rank, want, equal, items, loose, piles, name)
    return why


def _refuse_pile(table: _Table, pile: Pile, want: int, value: int, name: str) -> Reason | None:
    allowed, path, text = table.takes.allowed, table.path, pile_text(table.setup.cards, pile, table.takes.sums)
    if pile[0] & ~want:
        return reason(f"{path}.piles", "capture.pile_part", pile=text)
    if not allowed.piles:
        return reason(f"{path}.piles", "capture.no_piles")
    if pile[1] == value or (allowed.piles_in_sums and not pile[3] and pile[1] < value):
        return None
    return reason(f"{path}.piles", "capture.pile_value", pile=text, worth=pile[1], card=name)


def _refuse_equal(table: _Table, rank: int, equal: int) -> Reason | None:
    if equal and table.takes.equal[rank] == "none":
        return reason(f"{table.path}.rank", "capture.no_equal")
    if equal & equal - 1 and table.takes.equal[rank] == "one":
        return reason(f"{table.path}.{'rank' if table.takes.value[rank] else 'courts'}", "capture.rank")
    return None


def _refuse_sums(table: _Table, rank: int, summed: int, items: list[Item], name: str) -> Reason | None:
    """Whether the cards that are neither equal nor piles of the value can be cut into sums of it."""
    takes, cards, path = table.takes, table.setup.cards, f"{table.path}.sum"
    value, values = takes.value[rank], [cards.value[card] for card in ids(summed)]
    if not summed and not items:
        return None
    if not value:
        return reason(path, "capture.no_value", card=name)
    if 0 in values:
        return reason(path, "capture.court", taken=cards.text[next(c for c in ids(summed) if not cards.value[c])])
    if takes.allowed.most == 0:
        return reason(path, "capture.no_sums")
    total = sum(values) + sum(worth for _, worth in items)
    text = card_list(cards, summed | bits(c for mask, _ in items for c in ids(mask)), "+")
    if total < 2 * value and total != value:
        return reason(path, "capture.wrong_sum", group=text, total=total, value=value)
    if max(values, default=0) < value and takes.sums.splits(takes.sums.counts(summed, items), value) is not None:
        return None
    if total == value and takes.allowed.most is not None and len(values) + len(items) > takes.allowed.most:
        return reason(f"{path}.cards", "capture.sum_size", group=text, most=takes.allowed.most)
    if total == value and takes.allowed.distinct:
        return reason(f"{path}.distinct", "capture.sum_distinct")
    return reason(path, "capture.no_split", taken=text, value=value)


def _refuse_part(table: _Table, rank: int, want: int, equal: int, items: list[Item], loose: int, piles: Sequence[Pile],
                 name: str) -> Reason | None:
    """Where all must be taken: a capture is refused if a legal superset exists."""
    takes, value = table.takes, table.takes.value[rank]
    lying = loose & takes.of_rank[rank] if takes.equal[rank] != "none" else 0
    more = any(pile[1] == value and not pile[0] & want for pile in piles if takes.allowed.piles and value)
    more = more or (not equal and bool(lying) if takes.equal[rank] == "one" else equal != lying)
    if not more and takes.allowed.most != 0 and value > 1:
        vec = takes.sums.counts(want & loose & ~equal, items)
        more = takes.sums.extends(vec, value, takes.sums.counts(loose, takes.items(piles)))
    return reason(f"{table.path}.several", "capture.several", card=name) if more else None


def _text(table: _Table, state: State, move: Move) -> str:
    """`10D=10C,{3C+7S},6H+4D`: equal cards, piles of the value, then sums in their first partition."""
    takes, cards = table.takes, table.setup.cards
    loose, piles, rank = state.z[table.floor], state.z[table.floor + 1], cards.rank[move[1]]
    value = takes.value[rank]
    taken = {pile[0]: pile_text(cards, pile, takes.sums) for pile in piles if pile[0] & move[3]}
    whole = [pile for pile in piles if pile[0] in taken and pile[1] == value]
    items = [pile[:2] for pile in piles if pile[0] in taken and pile[1] != value]
    equal = move[3] & loose & takes.of_rank[rank]
    summed = [(1 << card, cards.value[card]) for card in ids(move[3] & loose & ~equal)] + items
    vec = sum(takes.sums.one[worth] for _, worth in summed) if value else 0
    groups = [cards.text[card] for card in ids(equal)] + [taken[pile[0]] for pile in whole]
    groups += ["+".join(taken.get(mask) or card_list(cards, mask) for mask in group)
               for group in spell(takes.sums.splits(vec, value) or (), summed)]
    return f"{cards.text[move[1]]}={','.join(groups)}"


ALL_OF = 400
"""How many captures of a crowded floor are looked at for `all`; maximal ones come first."""
PATTERN = re.compile(r"^(?P<card>[^=+,{}]+?)\s*(?:=|\bx\b|\*|\btakes?\b)\s*(?P<items>.+)$", re.IGNORECASE)
SPOKEN = re.compile(r"^takes?\s+(?P<items>.+?)\s+with\s+(?P<card>\S+)$", re.IGNORECASE)


def _read(table: _Table, mover: int, state: State, text: str) -> Iterator[Reading]:
    """`9=5+4`, `9 x 5 4`, `9 takes 5+4`, `take 5 4 with 9`, `9=all`."""
    found = SPOKEN.match(text) or PATTERN.match(text)
    if found is None:
        return
    cards, loose, piles = table.setup.cards, state.z[table.floor], state.z[table.floor + 1]
    held = card_mask(cards, found["card"])
    hand = [card for card in state.z[table.hand + state.seat] if held >> card & 1] or list(ids(held))[:1]
    missing = next((name for group in groups_of(found["items"]) for name in group
                    if name.startswith("{") and not find_items(cards, name, loose, piles)), None)
    for card in hand:
        if found["items"].strip().casefold() == "all":
            yield from [Reading((mover, card, 0, taken)) for taken in _all(table, card, loose, piles)]
            continue
        if missing is not None:
            yield Reading((mover, card, 0, 0), reason(table.path, "capture.no_pile", pile=missing))
        for groups in readings(groups_of(found["items"]), cards, loose, piles):
            yield Reading((mover, card, 0, bits(c for group in groups for mask in group for c in ids(mask))),
                          _fault(table, card, groups, piles))


def _all(table: _Table, card: int, loose: int, piles: Sequence[Pile]) -> list[int]:
    """The captures that are part of no larger one; 0 (refused) if there is none at all."""
    sets = table.takes.some(table.setup.cards.rank[card], loose, piles, ALL_OF)
    return [mask for mask in sets if not any(mask != other and not mask & ~other for other in sets)] or [0]


def _fault(table: _Table, card: int, groups: list[list[int]], piles: Sequence[Pile]) -> Reason | None:
    """What is wrong with the typed groups themselves: each must be worth the card."""
    cards = table.setup.cards
    value, worth = cards.value[card], {pile[0]: pile[1] for pile in piles}
    for group in groups:
        values = [worth[mask] if mask in worth else cards.value[mask.bit_length() - 1] for mask in group]
        if len(group) > 1 and 0 not in values and value and sum(values) != value:
            text = "+".join(card_list(cards, mask, "+") for mask in group)
            return reason(f"{table.path}.sum", "capture.wrong_sum", group=text, total=sum(values), value=value)
    return None
