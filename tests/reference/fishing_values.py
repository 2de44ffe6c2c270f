"""Captures and builds where cards have several values, written out from the rules: nothing is shared with the engine.

Groups are all sets of things that are one; what is taken is every family of disjoint groups that the table allows.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tests.reference.fishing import Cards, Thing, rank, subsets

Group = tuple[Cards, int, bool]
"""(cards, how many things, whether it is an equal card)."""


@dataclass(frozen=True)
class Rules:
    """The parameters of one table as a ruleset writes them."""

    values: Mapping[str, Any] = field(default_factory=dict)
    capture: Mapping[str, Any] = field(default_factory=dict)
    build: Mapping[str, Any] | None = None

    def given(self, card: str) -> Any:
        usual = {"A": 1, "J": 11, "Q": 12, "K": 13}
        own = rank(card)
        return self.values.get(card, self.values.get(own, usual.get(own) or (own.isdigit() and int(own))))

    def plays(self, card: str) -> list[int]:
        return several(self.given(card), "hand")

    def lies(self, card: str) -> list[int]:
        return several(self.given(card), "floor")


def several(given: Any, place: str) -> list[int]:
    given = given[place] if isinstance(given, dict) else given
    return [] if given == "none" else given if isinstance(given, list) else [given]


def is_of(card: str, wanted: Any) -> bool:
    """Whether a card is of a class."""
    if wanted == "any":
        return True
    if "but" in wanted:
        return not is_of(card, wanted["but"])
    [(key, names)] = wanted.items()
    return {"rank": rank(card), "suit": card[-1], "card": card}[key] in names


def worths(rules: Rules, thing: Thing) -> list[int]:
    """What one thing may be worth in a sum."""
    return [thing.value or 0] if thing.pile else rules.lies(next(iter(thing.cards)))


def may_be(rules: Rules, things: Sequence[Thing], total: int) -> list[tuple[int, ...]]:
    """Every choice of values that makes the total."""
    return [chosen for chosen in product(*(worths(rules, thing) for thing in things)) if sum(chosen) == total]


def groups(rules: Rules, floor: Sequence[Thing], card: str, value: int | None) -> Iterator[Group]:
    """All groups that a card takes as this value."""
    told = {"rank": "all", "courts": "all", "piles": True, "sum": {}, **rules.capture}
    for things in subsets(floor):
        cards = frozenset(c for thing in things for c in thing.cards)
        equal = len(things) == 1 and not things[0].pile and rank(next(iter(cards))) == rank(card)
        if equal and told["rank" if rules.plays(card) else "courts"] != "none":
            yield cards, 1, True
        if not things or value is None:
            continue
        target = told["sum"]["total"] - value if told["sum"] != "none" and "total" in told["sum"] else value
        if target < 1:
            continue
        if len(things) == 1 and things[0].pile and things[0].value == target and told["piles"]:
            yield cards, 1, False
        if told["sum"] != "none" and is_sum(rules, {"cards": 2, **told["sum"]}, things, target):
            yield cards, len(things), False


def is_sum(rules: Rules, told: Mapping[str, Any], things: Sequence[Thing], target: int) -> bool:
    if any(thing.pile and (thing.locked or not told.get("piles")) for thing in things):
        return False
    if len(things) < (1 if "total" in told or told.get("single") else 2):
        return False
    if told["cards"] != "any" and len(things) > told["cards"]:
        return False
    found = may_be(rules, things, target)
    if told.get("distinct"):
        ranks = [rank(next(iter(thing.cards))) for thing in things if not thing.pile]
        return len(set(ranks)) == len(ranks) and any(len(set(chosen)) == len(chosen) for chosen in found)
    return bool(found)


def families(found: Sequence[Group], one_equal: bool) -> set[Cards]:
    """All unions of disjoint groups."""
    out: set[tuple[Cards, bool]] = {(frozenset(), False)}
    for cards, _, equal in found:
        out |= {(known | cards, used or equal) for known, used in out
                if not known & cards and not (one_equal and equal and used)}
    return {cards for cards, _ in out if cards}


def captures(rules: Rules, floor: Sequence[Thing], card: str) -> set[Cards]:
    """All sets that a card may take."""
    told = rules.capture
    if not is_of(card, told.get("of", "any")):
        return set()
    floor = [thing for thing in floor if all(is_of(c, told.get("takes", "any")) for c in thing.cards)]
    offers = [set(groups(rules, floor, card, value)) for value in rules.plays(card) or [None]]
    every = set().union(*offers)
    fewest = min((size for _, size, _ in every), default=0)
    prefer = told.get("prefer", "none")
    if prefer == "fewest" or (prefer == "single" and fewest == 1):
        offers = [{group for group in offer if group[1] == fewest} for offer in offers]
    one_equal = told.get("rank" if rules.plays(card) else "courts", "all") == "one"
    single = told.get("several") == "one" or (told.get("sum", {}) != "none" and "total" in told.get("sum", {}))
    found: set[Cards] = set()
    for offer in offers:
        if single:
            found |= {cards for cards, _, _ in offer}
            found |= families([group for group in offer if group[2]], one_equal)
        else:
            found |= families(sorted(offer, key=str), one_equal)
    if told.get("several") == "all" and not single:
        found = {cards for cards in found if not any(cards < larger for larger in found)}
    return found


def builds(rules: Rules, floor: Sequence[Thing], hand: Sequence[str], card: str) -> set[tuple[int, Cards]]:
    """All (value, cards joined) that a card may build. It is worth there what it is worth on the floor."""
    told = {"from": "one", "max": 10, "raise": "nobody", "group": False, **(rules.build or {})}
    held = {value for other in hand if other != card for value in rules.plays(other)}
    mine = Thing(frozenset([card]), 0)
    out = set()
    for value in sorted(value for value in held if value <= told["max"]):
        for things in subsets(floor):
            if things and makes(rules, told, [mine, *things], value):
                out.add((value, frozenset(c for thing in things for c in thing.cards)))
    return out


def makes(rules: Rules, told: Mapping[str, Any], things: Sequence[Thing], value: int) -> bool:
    most = 2 if told["from"] == "one" else 99

    def is_one(group: Sequence[Thing]) -> bool:
        fit = all(not thing.pile or (told["raise"] == "anyone" and not thing.locked and (thing.value or 0) < value)
                  for thing in group)
        if told.get("raise_with") == "card" and any(thing.pile for thing in group):
            fit = fit and len(group) == 2 and things[0] in group
        return 2 <= len(group) <= most and fit and bool(may_be(rules, group, value))

    def alone(thing: Thing) -> bool:
        return value in worths(rules, thing)

    def split(left: Sequence[Thing]) -> bool:
        if not left:
            return True
        first, *rest = left
        return any((is_one([first, *beside]) or (not beside and alone(first)))
                   and split([thing for thing in rest if thing not in beside]) for beside in subsets(rest))

    if not told["group"]:
        return is_one(things)
    single = all(not thing.pile and alone(thing) for thing in things)
    if single and not told.get("group_equals") and not any_sum(things, is_one, split):
        return False
    return split(things)


def any_sum(things: Sequence[Thing], is_one: Any, split: Any) -> bool:
    """Whether the things can be cut into groups of which one is a sum."""
    return any(is_one(group) and split([thing for thing in things if thing not in group]) for group in subsets(things))
