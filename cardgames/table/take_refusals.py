"""Why a capture is refused where cards have one value each: the first rule it breaks. Exact on any floor.

The other forms of captures are in `wide_refusals`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from cardgames.table.bits import bits, ids
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import card_list, named, pile_text
from cardgames.table.packs import Cards
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import Item
from cardgames.table.takes import Takes

Kind = TypeVar("Kind")


class Asked(NamedTuple, Generic[Kind]):
    """What is shared by all who speak of captures: where things are, and what a card takes. `path` is the rule's."""

    cards: Cards
    takes: Kind
    floor: int
    hand: int
    mover: int
    path: str


Table = Asked[Takes]


def refuse(table: Table, state: State, move: Move) -> Reason | None:
    """The first rule the capture breaks, in the order targets, arithmetic, taking all. Exact whatever the size of the
    floor."""
    takes, cards, path = table.takes, table.cards, table.path
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


def _refuse_pile(table: Table, pile: Pile, want: int, value: int, name: str) -> Reason | None:
    allowed, path, text = table.takes.allowed, table.path, pile_text(table.cards, pile, table.takes.sums)
    if pile[0] & ~want:
        return reason(f"{path}.piles", "capture.pile_part", pile=text)
    if not allowed.piles:
        return reason(f"{path}.piles", "capture.no_piles")
    if pile[1] == value or (allowed.piles_in_sums and not pile[3] and pile[1] < value):
        return None
    return reason(f"{path}.piles", "capture.pile_value", pile=text, worth=pile[1], card=name)


def _refuse_equal(table: Table, rank: int, equal: int) -> Reason | None:
    if equal and table.takes.equal[rank] == "none":
        return reason(f"{table.path}.rank", "capture.no_equal")
    if equal & equal - 1 and table.takes.equal[rank] == "one":
        return reason(f"{table.path}.{'rank' if table.takes.value[rank] else 'courts'}", "capture.rank")
    return None


def _refuse_sums(table: Table, rank: int, summed: int, items: list[Item], name: str) -> Reason | None:
    """Whether the cards that are neither equal nor piles of the value can be cut into sums of it."""
    takes, cards, path = table.takes, table.cards, f"{table.path}.sum"
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


def _refuse_part(table: Table, rank: int, want: int, equal: int, items: list[Item], loose: int, piles: Sequence[Pile],
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
