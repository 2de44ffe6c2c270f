"""Builds as they are written and read, whatever the rules allow: `7S+3C=10`. The forms are in docs/notation.md."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from cardgames.table.bits import bits, ids
from cardgames.table.bound import Reading
from cardgames.table.joins import Joins
from cardgames.table.notation import card_list, card_mask, groups_of, held, pile_text, readings, spell
from cardgames.table.packs import Cards
from cardgames.table.state import Move, Pile, State
from cardgames.table.take_texts import absent
from cardgames.table.wide_joins import WideJoins

Rules_co = TypeVar("Rules_co", covariant=True)


class Table(NamedTuple, Generic[Rules_co]):
    """What is shared by all who speak of builds: the rules, what a card can be joined to, and where things are. `wide`:
    the same where cards have several values."""

    cards: Cards
    params: Rules_co
    joins: Joins
    floor: int
    hand: int
    mover: int
    path: str
    wide: WideJoins | None


def text(table: Table[Any], state: State, move: Move) -> str:
    """`7S+3C=10`, raise `2S+{3C+5H}=10`, group `2C+5H,4S+3D=7`, join `7S,{3D+4S}=7`: the hand card first."""
    if table.wide is not None:
        return table.wide.text(state, move)
    sums, cards, (_, card, worth, want) = table.joins.sums, table.cards, move
    piles = [pile for pile in state.z[table.floor + 1] if pile[0] & want]
    taken = {pile[0]: pile_text(cards, pile, sums) for pile in piles}
    loose, value = want & state.z[table.floor], cards.value[card]
    single = [1 << c for c in ids(loose & sums.cards[worth])] + [pile[0] for pile in piles if pile[1] == worth]
    items = [(1 << c, cards.value[c]) for c in ids(loose & ~sums.cards[worth])]
    items += [pile[:2] for pile in piles if pile[1] != worth]
    mine = (1 << card, value)
    if value == worth:
        groups = [[mine[0]], *spell(sums.splits(sum(sums.one[v] for _, v in items), worth) or (), items)]
    else:
        groups = spell(sums.splits(sum(sums.one[v] for _, v in [mine, *items]), worth) or (), [mine, *items])
    groups.sort(key=lambda group: mine[0] not in group)
    groups[0].sort(key=lambda mask: mask != mine[0])
    return ",".join("+".join(taken.get(mask) or card_list(cards, mask) for mask in group)
                    for group in [*groups, *([mask] for mask in single)]) + f"={worth}"


PATTERN = re.compile(r"^(?=.*[+,])(?P<items>(?:[^={]|\{[^}]*\})+(?:\{[^}=]*)?)(?:=\s*(?P<worth>\d{1,4}))?$")
"""Items, a pile in braces (the last one may be left open), and the value."""


def read(table: Table[Any], state: State, text: str) -> Iterator[Reading]:
    """`7S+3C=10`, `7+3`: more than one thing left of `=`, the hand card first (or the only one that is in hand)."""
    found = PATTERN.match(text)
    if found is None:
        return
    groups, cards, hand = groups_of(found["items"]), table.cards, state.z[table.hand + state.seat]
    loose, piles = state.z[table.floor], state.z[table.floor + 1]
    meant = {(g, i): card_mask(cards, name) for g, group in enumerate(groups) for i, name in enumerate(group)
             if not name.startswith("{")}
    place = next((place for place, mask in meant.items() if any(mask >> card & 1 for card in hand)), None)
    if place is None:       # none of them is held: the first is what the person would build with
        place = next((place for place, mask in meant.items() if mask), None)
    if place is None:
        return
    rest = [[name for i, name in enumerate(group) if (g, i) != place] for g, group in enumerate(groups)]
    rest = [group for group in rest if group]
    lack = absent(rest, cards, loose, piles, table.path, "build")
    for card in held(meant[place], hand):
        if lack is not None:
            yield Reading((table.mover, card, int(found["worth"] or 0), 0), lack)
            continue
        for things in readings(rest, cards, loose, piles):
            yield _reading(table, card, found["worth"], things, piles)


def _reading(table: Table[Any], card: int, typed: str | None, things: list[list[int]],
             piles: Sequence[Pile]) -> Reading:
    """The build of these things: to the value typed, or else to the sum of the first group."""
    cards = table.cards
    worths = {pile[0]: pile[1] for pile in piles}
    first = [worths.get(mask, cards.value[mask.bit_length() - 1]) for group in things[:1] for mask in group]
    worth = int(typed) if typed else cards.value[card] + sum(first)
    return Reading((table.mover, card, worth, bits(c for group in things for mask in group for c in ids(mask))))
