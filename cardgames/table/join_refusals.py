"""Why a build is refused: the first rule it breaks. Exact on any floor."""
from __future__ import annotations

from typing import Protocol

from cardgames.table.bits import ids
from cardgames.table.join_texts import Table
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import card_list, named, pile_text
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import Item
from cardgames.table.wide_joins import WideJoins


class Rules(Protocol):
    """What the rules of a table say of builds, in the words of the mechanic's parameters."""

    @property
    def from_(self) -> str:
        """one, any: how many floor cards are built with."""

    @property
    def max(self) -> int:
        """The largest value of a pile."""

    @property
    def raise_(self) -> str:
        """nobody, opponents, anyone: who changes the value of a pile."""

    @property
    def group(self) -> bool:
        """Whether several groups may be joined."""

    @property
    def group_equals(self) -> bool:
        """Whether cards of the value alone may be."""

    @property
    def group_with(self) -> str:
        """own, any: to whose piles."""


def refuse(table: Table[Rules], state: State, move: Move) -> Reason | None:
    """The first rule the build breaks, in the order card, targets, arithmetic, holding. Exact whatever the size of the
    floor."""
    cards, path, (_, card, worth, want) = table.cards, table.path, move
    loose, items, covered = state.z[table.floor], list[Item](), want & state.z[table.floor]
    valueless = next((c for c in [card, *ids(want & loose)] if not cards.value[c]), None)
    if valueless is not None:
        return reason(path, "build.no_value", card=cards.text[valueless])
    if not want:
        return reason(path, "build.nothing")
    whole = 0
    for pile in state.z[table.floor + 1]:
        if pile[0] & want:
            covered |= pile[0]
            why = _refuse_pile(table, state, pile, want, worth)
            if why is not None:
                return why
            if pile[1] == worth:
                whole += 1
            else:
                items.append(pile[:2])
    if covered != want:
        absent = next(ids(want & ~covered))
        return reason(path, "build.not_there", card=named(cards, absent, covered | loose))
    if table.wide is not None:
        why = _refuse_groups(table, table.wide, state, move)
    else:
        why = _refuse_raise(table, state, move, items) if table.joins.alone and items else None
        why = why or _refuse_sum(table, move, want & loose, items, whole)
    if why is None and worth > (table.wide or table.joins).top:
        why = reason(f"{path}.max", "build.max", max=table.params.max)
    held = state.z[table.hand + state.seat]
    if why is None and not any(worth in cards.plays[c] for c in held if c != card):
        why = reason(f"{path}.holding", "build.holding", value=worth)
    return why


def _refuse_pile(table: Table[Rules], state: State, pile: Pile, want: int, worth: int) -> Reason | None:
    path, text, who = table.path, pile_text(table.cards, pile, table.joins.sums), table.params.raise_
    if pile[0] & ~want:
        return reason(path, "build.pile_part", pile=text)
    if pile[1] == worth:
        if table.params.group_with == "own" and pile[2] not in (0, state.seat):
            return reason(f"{path}.group_with", "build.group_with", pile=text)
        return None if table.params.group else reason(f"{path}.group", "build.group", value=worth)
    if who == "nobody":
        return reason(f"{path}.raise", "build.raise")
    if pile[3]:
        return reason(f"{path}.raise", "build.locked", pile=text)
    if who == "opponents" and pile[2] == state.seat:
        return reason(f"{path}.raise", "build.raise_own", pile=text)
    return None


def _refuse_raise(table: Table[Rules], state: State, move: Move, items: list[Item]) -> Reason | None:
    """Whether the hand card alone raises the one pile among the items to the value."""
    cards, path, (_, card, worth, _) = table.cards, table.path, move
    if len(items) > 1 or items[0][1] + cards.value[card] != worth:
        pile = next(pile for pile in state.z[table.floor + 1] if pile[0] == items[-1][0])
        return reason(f"{path}.raise_with", "build.raise_with", pile=pile_text(cards, pile, table.joins.sums),
                      card=cards.text[card], value=worth)
    if table.joins.sums.distinct and items[0][1] == cards.value[card]:
        return reason(f"{path}.equal_ranks", "build.equal_ranks")
    return None


def _refuse_sum(table: Table[Rules], move: Move, loose: int, items: list[Item], whole: int) -> Reason | None:
    """Whether hand card and items can be cut into groups of the value. Cards of that very value are groups by
    themselves, and so are `whole` piles."""
    cards, path, (_, card, worth, want), sums = table.cards, table.path, move, table.joins.sums
    value, group = cards.value[card], table.params.group
    extra = loose & sums.cards[worth] if worth <= sums.top else 0
    rest = [cards.value[c] for c in ids(loose & ~extra)] + [item[1] for item in items]
    total = value + sum(rest)
    raised = bool(table.joins.alone and items)
    if raised:                                          # the pile and the hand card are a group by themselves
        value, rest, items = worth, rest[:-1], []
    text = card_list(cards, 1 << card | want, "+")
    if worth < 1 or total % worth or (total != worth and not group and total < 2 * worth):
        return reason(path, "build.wrong_sum", group=text, total=total, value=worth)
    if not group and (extra or whole or total > worth):
        return reason(f"{path}.group", "build.group", value=worth)
    no_split = reason(path, "build.no_split", cards=text, value=worth)
    if value == worth and not (rest or whole or raised or (extra and table.params.group_equals)):
        return reason(path, "build.loose_equals", cards=text)
    if max([value, *rest]) > sums.top or max(rest, default=0) >= worth:
        return no_split
    vec = sums.counts(loose & ~extra, items) + (0 if value == worth else sums.one[value])
    if value <= worth and sums.splits(vec, worth) is not None:
        return None
    if table.params.from_ == "one" and len(rest) > 1:
        return reason(f"{path}.from", "build.from")
    if sums.distinct:
        return reason(f"{path}.equal_ranks", "build.equal_ranks", cards=text, value=worth)
    return no_split


def _refuse_groups(table: Table[Rules], wide: WideJoins, state: State, move: Move) -> Reason | None:
    """The same where cards have several values."""
    cards, (_, card, worth, want) = table.cards, move
    if 0 < worth <= cards.top and wide.groups(state, card, worth, want) is not None:
        return None
    return reason(table.path, "build.no_split", cards=card_list(cards, 1 << card | want, "+"), value=worth)
