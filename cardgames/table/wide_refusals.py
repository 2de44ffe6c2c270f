"""Why a capture is refused, whatever the rules allow: what would have to be different for it to be legal.

Whether it is refused is exact whatever the size of a floor: `WideTakes.split` says so. The reason is found by asking
the same of rules that are laxer in one point.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cardgames.table.bits import ids
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import card_list, pile_text
from cardgames.table.state import Move, Pile, State
from cardgames.table.take_refusals import Asked
from cardgames.table.wide_takes import WideTakes

Refuse = Callable[[State, Move], Reason | None]
LAXER: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("prefer", "capture.prefer_{prefer}", {"prefer": "none"}),
    ("several", "capture.one", {"several": "optional"}),
    ("several", "capture.one", {"several": "optional", "prefer": "none"}),
    ("sum.distinct", "capture.sum_distinct", {"distinct": False, "prefer": "none"}),
    ("sum.cards", "capture.sum_size", {"most": None, "prefer": "none"}),
    ("piles", "capture.no_piles", {"piles": True}),
)
"""(parameter, message, what it would have to be): the first that makes a capture legal is why it is refused."""


def refuser(table: Asked[WideTakes]) -> Refuse:
    """The function that gives the reason why a capture is refused, or None."""
    takes, cards, path, allowed = table.takes, table.cards, table.path, table.takes.allowed

    @cache
    def laxer(at: int) -> WideTakes:
        return WideTakes(cards, allowed._replace(**LAXER[at][2]))

    def refuse(state: State, move: Move) -> Reason | None:
        loose, piles = state.z[table.floor], state.z[table.floor + 1]
        card, want, name = move[1], move[3], cards.text[move[1]]
        why = targets(card, want, loose, piles)
        if why is not None:
            return why
        counts = takes.classes.counts(want & loose, [pile for pile in piles if pile[0] & want])
        have = takes.seen(loose, piles)
        if takes.split(card, counts, have) is not None:
            return None
        if takes.is_part(card, counts, have) and takes.splits(card, counts, have):
            return reason(f"{path}.several", "capture.several", card=name)
        for at, (parameter, message, change) in enumerate(LAXER):
            if any(getattr(allowed, key) != value for key, value in change.items()) and _applies(takes, at):
                lax = laxer(at)
                if lax.splits(card, counts, lax.seen(loose, piles)):
                    return reason(f"{path}.{parameter}", message.format(prefer=allowed.prefer), card=name,
                                  group=card_list(cards, want, "+"), most=allowed.most)
        return arithmetic(card, want, loose, piles)

    def targets(card: int, want: int, loose: int, piles: tuple[Pile, ...]) -> Reason | None:
        """Whether the card takes in this way, and whether these things lie there and can be taken."""
        name, covered = cards.text[card], want & loose
        if not allowed.of >> card & 1:
            return reason(f"{path}.of", "capture.of", card=name)
        if not want:
            return reason(path, "capture.nothing", card=name)
        for pile in piles:
            if pile[0] & want:
                covered |= pile[0]
                if pile[0] & ~want:
                    return reason(f"{path}.piles", "capture.pile_part", pile=pile_text(cards, pile))
                if pile[1] > takes.classes.top:
                    return reason(f"{path}.piles", "capture.pile_value", pile=pile_text(cards, pile), worth=pile[1],
                                  card=name)
        if covered != want:
            return reason(path, "capture.not_there")
        if want & ~allowed.takes:
            other = cards.text[next(ids(want & ~allowed.takes))]
            return reason(f"{path}.takes", "capture.takes", card=name, taken=other)
        return None

    def arithmetic(card: int, want: int, loose: int, piles: tuple[Pile, ...]) -> Reason:
        name, rank, taken = cards.text[card], cards.rank[card], list(ids(want & loose))
        values, whole = takes.targets(card), [pile for pile in piles if pile[0] & want]
        if not whole and all(cards.rank[c] == rank for c in taken):
            mode = "rank" if cards.plays[card] else "courts"
            few = takes.one(card)
            if len(taken) > 1 and few:
                return reason(f"{path}.{mode}", "capture.rank", card=name)
            if not values or not (allowed.total or allowed.single):
                return reason(f"{path}.{mode}", "capture.no_equal", card=name)
        court = next((c for c in taken if not cards.lies[c] and cards.rank[c] != rank), None)
        if not cards.plays[card]:
            return reason(f"{path}.sum", "capture.no_value", card=name)
        if court is not None:
            return reason(f"{path}.sum", "capture.court", taken=cards.text[court])
        if allowed.most == 0:
            return reason(f"{path}.sum", "capture.no_sums")
        group = card_list(cards, want, "+")
        total = sum(cards.value[c] for c in taken) + sum(pile[1] for pile in whole)
        if allowed.total:
            return reason(f"{path}.sum.total", "capture.total", card=name, group=group, total=allowed.total)
        value = " or ".join(map(str, values))
        if total < 2 * min(values) and cards.plain:
            return reason(f"{path}.sum", "capture.wrong_sum", group=group, total=total, value=value)
        return reason(f"{path}.sum", "capture.no_split", taken=group, value=value)

    return refuse


def _applies(takes: WideTakes, at: int) -> bool:
    """A table without sums is not asked for the size of a sum."""
    return not (LAXER[at][0] == "sum.cards" and takes.allowed.most == 0)
