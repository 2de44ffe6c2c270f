"""The fishing game written out from its rules, slowly and literally: nothing here is shared with the engine.

Every set of things on the floor is tried, and every way to cut it into groups. Cards are their texts, a floor is a list
of things, and a move is a tuple: (`capture`, card, cards taken), (`build`, card, value, cards joined), (`drop`, card).
The numbers A1 to A31 are those of the questions that the description leaves open.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

Cards = frozenset[str]
Move = tuple[Any, ...]


class Thing(NamedTuple):
    """A loose card (owner 0, never locked) or a pile."""

    cards: Cards
    value: int | None
    pile: bool = False
    owner: int = 0
    locked: bool = False


@dataclass(frozen=True)
class Table:
    """The parameters of one table; as they stand, the base."""

    sum_cards: int | None = 2
    sum_distinct: bool = False
    sum_piles: bool = False
    courts_one: bool = False
    take_all: bool = False
    drop: str = "hand"
    build_any: bool = False
    build_max: int = 10
    raised: bool = False
    raised_by_card: bool = False
    grouped: bool = False
    grouped_equals: bool = False
    build_distinct: bool = False
    no_drop: bool = False
    one_pile: bool = False
    keep_card: bool = False
    unique: bool = False
    by_round: bool = False
    net: bool = False
    extra: Mapping[str, int] = field(default_factory=dict)


BASE = Table()
ANY: dict[str, Any] = {"sum_cards": None, "build_any": True}
TABLES = {
    "base": BASE,
    "any-sums": Table(**ANY),
    "twenty-three": Table(**ANY, build_max=13, by_round=True, extra={"11D": 3, "12D": 4, "13D": 5}),
    "steal-and-lock": Table(**ANY, raised=True, grouped=True, drop="free", no_drop=True, one_pile=True, by_round=True),
    "floor-unique": Table(
        **ANY, raised=True, grouped=True, drop="equal-value", no_drop=True, one_pile=True, keep_card=True, unique=True,
        sum_distinct=True, sum_piles=True, build_distinct=True, by_round=True, net=True),
    "dealers-choice": Table(**ANY, courts_one=True, raised=True, grouped=True, drop="free", by_round=True),
    "eleven-count": Table(by_round=True),
    "drop-free": Table(drop="free"),
    "drop-card": Table(drop="card"),
    "drop-equal-value": Table(drop="equal-value"),
    "one-court": Table(courts_one=True),
    "take-all": Table(take_all=True),
    "build-any": Table(build_any=True),
    "net-suipi": Table(net=True),
}


@cache
def rank(card: str) -> str:
    return card[:-1]


@cache
def worth(card: str) -> int | None:
    """A1 to 10 (and 11 to 13) as printed, the ace is one (A22), courts have no value."""
    return {"A": 1, "J": None, "Q": None, "K": None}[rank(card)] if rank(card) in "AJQK" else int(rank(card))


def loose(card: str) -> Thing:
    return Thing(frozenset([card]), worth(card))


def is_equal(thing: Thing, card: str) -> bool:
    """Whether a thing is a loose card of the card's rank."""
    return not thing.pile and rank(next(iter(thing.cards))) == rank(card)


def subsets(things: Sequence[Thing]) -> Iterator[list[Thing]]:
    """All sets of things, the empty one first."""
    for number in range(1 << len(things)):
        yield [thing for place, thing in enumerate(things) if number >> place & 1]


def cut(things: Sequence[Thing], is_group: Callable[[list[Thing]], bool], known: dict[Cards, bool]) -> bool:
    """Whether the things can be cut into groups, each thing in one: the first thing's group is tried in every way."""
    if not things:
        return True
    key = frozenset(card for thing in things for card in thing.cards)
    if key not in known:
        first, *rest = things
        known[key] = any(
            is_group([first, *beside]) and cut([thing for thing in rest if thing not in beside], is_group, known)
            for beside in subsets(rest))
    return known[key]


def adds_up(things: Sequence[Thing], value: int, most: int | None, distinct: bool) -> bool:
    """Whether things are a sum: two or more, all with a value, not too many, and (if so asked) no two of one value."""
    values = [thing.value or 0 for thing in things]
    return (len(things) >= 2 and 0 not in values and sum(values) == value and (most is None or len(things) <= most)
            and not (distinct and len(set(values)) < len(values)))


# Captures: A1, A2, A3, A5, A31.

def captures(table: Table, floor: Sequence[Thing], card: str) -> list[Cards]:
    """All sets of cards that a card may take."""
    value = worth(card)

    def is_group(things: list[Thing]) -> bool:
        if len(things) == 1:
            thing = things[0]
            return is_equal(thing, card) or (thing.pile and thing.value == value)
        if value is None or any(thing.pile and (not table.sum_piles or thing.locked) for thing in things):
            return False
        return adds_up(things, value, table.sum_cards, table.sum_distinct)

    known: dict[Cards, bool] = {}
    of_use = [thing for thing in floor if is_equal(thing, card) or (value and thing.value and thing.value <= value)]
    found = [things for things in subsets(of_use) if things and cut(things, is_group, known)]
    if table.courts_one and value is None:
        found = [things for things in found if len(things) == 1]
    sets = [frozenset(c for thing in things for c in thing.cards) for things in found]
    if table.take_all:
        sets = [taken for taken in sets if not any(taken < larger for larger in sets)]
    return sets


# Builds: A4, A6, A7, A8, A23.

def builds(table: Table, floor: Sequence[Thing], hand: Sequence[str], card: str) -> list[tuple[int, Cards]]:
    """All (value, cards joined) that a card may build: its value must be held in another card."""
    if worth(card) is None:
        return []
    held = {worth(other) for other in hand if other != card} - {None}
    joinable = [thing for thing in floor if thing.value and (not thing.pile or table.raised or table.grouped)]
    return [(value, frozenset(c for thing in things for c in thing.cards))
            for value in sorted(value for value in held if value and value <= table.build_max)
            for things in subsets([thing for thing in joinable if (thing.value or 0) <= value])
            if things and makes_pile(table, things, card, value)]


def makes_pile(table: Table, things: list[Thing], card: str, value: int) -> bool:
    """Whether hand card and things are one sum of the value; or, where groups are joined, several groups of it."""
    most = None if table.build_any else 2

    def is_sum(group: list[Thing]) -> bool:
        fit = all(not thing.pile or (table.raised and not thing.locked) for thing in group)
        if table.raised_by_card and any(thing.pile for thing in group):
            fit = fit and len(group) == 2 and any(thing.cards == {card} for thing in group)
        return fit and adds_up(group, value, most, table.build_distinct)

    def is_group(group: list[Thing]) -> bool:
        return is_sum(group) or (len(group) == 1 and group[0].value == value)

    everything = [loose(card), *things]
    if not table.grouped:
        return is_sum(everything)
    if not table.grouped_equals and all(not thing.pile and thing.value == value for thing in everything):
        return False                # loose cards of one value are no pile: one of the groups must be a sum or a pile
    return cut(everything, is_group, {})


# What a move leaves behind.

def after(floor: Sequence[Thing], seat: int, move: Move) -> list[Thing]:
    """The floor after a move of the seat."""
    if move[0] == "drop":
        return [*floor, loose(move[1])]
    gone = move[-1]
    rest = [thing for thing in floor if not thing.cards & gone]
    if move[0] == "capture":
        return rest
    made = gone | {move[1]}
    total = sum(worth(card) or 0 for card in made)
    return [*rest, Thing(made, move[2], pile=True, owner=seat, locked=total > move[2])]


# Duties: A9, A10, and the owners' and the floor's.

def may_drop(table: Table, floor: Sequence[Thing], hand: Sequence[str], card: str) -> bool:
    """The four drop modes of A9."""
    if table.drop == "hand":
        return not any(captures(table, floor, held) for held in hand)
    if table.drop == "card":
        return not captures(table, floor, card)
    if table.drop == "equal-value":
        return not any(is_equal(thing, card) or thing.value == worth(card) is not None for thing in floor)
    return True


def is_dutiful(table: Table, floor: Sequence[Thing], hand: Sequence[str], seat: int, move: Move) -> bool:
    """Whether an owner keeps his duties and no two equal things lie on the floor afterwards."""
    left, kept = after(floor, seat, move), [card for card in hand if card != move[1]]
    mine = [thing for thing in left if thing.owner == seat]
    if table.no_drop and move[0] == "drop" and any(thing.owner == seat for thing in floor):
        return False
    if table.one_pile and move[0] == "build" and len(mine) > 1:
        return False
    if table.keep_card and any(all(worth(card) != thing.value for card in kept) for thing in mine):
        return False
    return not (table.unique and has_equals(left))


def has_equals(floor: Sequence[Thing]) -> bool:
    values = [thing.value if thing.value is not None else rank(next(iter(thing.cards))) for thing in floor]
    return len(set(values)) < len(values)


def legal(table: Table, floor: Sequence[Thing], hand: Sequence[str], seat: int) -> list[Move]:
    """All legal moves. Who has none may drop (A10)."""
    moves: list[Move] = [("capture", card, taken) for card in hand for taken in captures(table, floor, card)]
    moves += [("build", card, value, joined) for card in hand for value, joined in builds(table, floor, hand, card)]
    moves += [("drop", card) for card in hand if may_drop(table, floor, hand, card)]
    moves = [move for move in moves if is_dutiful(table, floor, hand, seat, move)]
    return moves or [("drop", card) for card in hand]
