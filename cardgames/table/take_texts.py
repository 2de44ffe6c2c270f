"""Captures as they are written and read, whatever the rules allow: `9S=5C+4H`. The forms are in docs/notation.md."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardgames.table.bits import bits, ids
from cardgames.table.bound import Reading
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import (
    TAKES,
    card_list,
    card_mask,
    find_items,
    groups_of,
    held,
    lacking,
    pile_text,
    readings,
    spell,
)
from cardgames.table.packs import Cards
from cardgames.table.state import Move, Pile, State
from cardgames.table.take_refusals import Asked, Table
from cardgames.table.wide_takes import WideTakes


def text(table: Table, state: State, move: Move) -> str:
    """`10D=10C,{3C+7S},6H+4D`: equal cards, piles of the value, then sums in their first partition."""
    takes, cards = table.takes, table.cards
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


def wide_text(table: Asked[WideTakes], state: State, move: Move) -> str:
    """The same for captures of every form: single things first."""
    takes, cards, taken = table.takes, table.cards, move[3]
    loose, piles = state.z[table.floor] & taken, [pile for pile in state.z[table.floor + 1] if pile[0] & taken]
    braced = {pile[0]: pile_text(cards, pile) for pile in piles}
    split = takes.split(move[1], takes.classes.counts(loose, piles), takes.seen(*state.z[table.floor:table.floor + 2]))
    groups = takes.classes.spell(split or (), loose, piles)
    groups.sort(key=lambda group: (len(group) > 1, group[0] in braced, group[0]))
    texts = ["+".join(braced.get(mask) or card_list(cards, mask) for mask in group) for group in groups]
    return f"{cards.text[move[1]]}={','.join(texts)}"


ALL_OF = 400
"""How many captures are looked at for `all`."""
PATTERN = re.compile(rf"^{TAKES}(?P<items>.+)$", re.IGNORECASE)
SPOKEN = re.compile(r"^takes?\s+(?P<items>.+?)\s+with\s+(?P<card>\S+)$", re.IGNORECASE)
Sets = Callable[[int, int, Sequence[Pile]], Sequence[int]]
"""What a card may take from loose cards and piles, or the largest part of it."""
Worth = Callable[[int, Sequence[Sequence[int]], Sequence[Pile]], Sequence[int]]
"""The values of which a card may take groups, such as these."""


def reader(table: Asked[Any], sets: Sets, values: Worth, total: int = 0) -> Callable[[State, str], Iterator[Reading]]:
    """The function that reads `9=5+4`, `9 x 5 4`, `9 takes 5+4`, `take 5 4 with 9`, `9=all`.

    total: what sums make together with the card that takes them; 0 = they make its value."""
    cards, mover = table.cards, table.mover

    def read(state: State, text: str) -> Iterator[Reading]:
        found = SPOKEN.match(text) or PATTERN.match(text)
        if found is None:
            return
        loose, piles = state.z[table.floor], state.z[table.floor + 1]
        hand = held(card_mask(cards, found["card"]), state.z[table.hand + state.seat])
        things = groups_of(found["items"])
        lack = absent(things, cards, loose, piles, table.path, "capture")
        for card in hand:
            if found["items"].strip().casefold() == "all":
                yield from [Reading((mover, card, 0, taken)) for taken in _all(sets(card, loose, piles))]
                continue
            if lack is not None:
                yield Reading((mover, card, 0, 0), lack)
                continue
            for groups in readings(things, cards, loose, piles):
                yield Reading((mover, card, 0, bits(c for group in groups for mask in group for c in ids(mask))),
                              _fault(table, values(card, groups, piles), groups, piles, (card, total)))

    return read


def absent(things: Sequence[Sequence[str]], cards: Cards, loose: int, piles: Sequence[Pile], path: str,
           kind: str) -> Reason | None:
    """What is wrong with texts that mean something, if not so much lies on the floor; `kind` begins the message id."""
    lack = lacking(things, cards, loose, piles)
    if lack is None:
        return None
    if lack.startswith("{") and not find_items(cards, lack, loose, piles):
        return reason(path, f"{kind}.no_pile", pile=lack)
    if not lack.startswith("{") and not card_mask(cards, lack) & loose:
        return reason(path, f"{kind}.not_there", card=lack)
    return reason(path, f"{kind}.too_few", thing=lack)


def _all(sets: Sequence[int]) -> list[int]:
    """The captures that are part of no larger one; 0 (refused) if there is none at all. Of a crowded floor only ALL_OF
    are looked at; maximal ones come first."""
    sets = sets[:ALL_OF]
    return [mask for mask in sets if not any(mask != other and not mask & ~other for other in sets)] or [0]


def _fault(table: Asked[Any], values: Sequence[int], groups: Sequence[Sequence[int]],
           piles: Sequence[Pile], wanted: tuple[int, int]) -> Reason | None:
    """What is wrong with the typed groups themselves: all sums must be worth the card, in one of its values, or make
    the total with it. `wanted`: the card and the total."""
    cards, piled = table.cards, {pile[0]: pile[1] for pile in piles}

    def is_worth(group: Sequence[int], value: int) -> bool:
        rest = value - sum(piled.get(mask, 0) for mask in group)
        return cards.worth([mask.bit_length() - 1 for mask in group if mask not in piled], rest)

    sums = [group for group in groups if len(group) > 1 and all(
        mask in piled or cards.lies[mask.bit_length() - 1] for mask in group)]
    if not values or any(all(is_worth(group, value) for group in sums) for value in values):
        return None
    wrong = next((group for group in sums if not is_worth(group, values[0])), sums[0])
    text = "+".join(card_list(cards, mask, "+") for mask in wrong)
    if wanted[1]:
        card, total = wanted
        return reason(f"{table.path}.sum.total", "capture.total", card=cards.text[card], group=text, total=total)
    total = sum(piled.get(mask) or cards.value[mask.bit_length() - 1] for mask in wrong)
    return reason(f"{table.path}.sum", "capture.wrong_sum", group=text,
                  total=total, value=" or ".join(map(str, values)))
