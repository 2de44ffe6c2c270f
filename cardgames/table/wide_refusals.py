"""Why a capture is refused, whatever the rules allow: what would have to be different for it to be legal.

Whether it is refused is exact whatever the size of a floor: `WideTakes.split` says so. The reason is found by asking
the same of rules that are laxer in one point.
"""
from __future__ import annotations

from typing import Any

from cardgames.table.bits import bits, ids
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import card_list, named, pile_text
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import Known
from cardgames.table.take_refusals import Asked
from cardgames.table.wide_takes import WideTakes

LAXER: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("prefer", "capture.prefer_{prefer}", {"prefer": "none"}),
    ("several", "capture.one", {"several": "optional"}),
    ("several", "capture.one", {"several": "optional", "prefer": "none"}),
    ("sum.distinct", "capture.sum_distinct", {"distinct": False, "prefer": "none"}),
    ("sum.cards", "capture.sum_size", {"most": None, "prefer": "none"}),
    ("piles", "capture.no_piles", {"piles": True}),
)
"""(parameter, message, what it would have to be): the first that makes a capture legal is why it is refused."""


class Refusals:
    """Why captures of one mover are refused."""

    def __init__(self, table: Asked[WideTakes]) -> None:
        self.takes, self.cards, self.path, self.floor = table.takes, table.cards, table.path, table.floor
        self._laxer: Known[int, WideTakes] = Known(
            lambda at: WideTakes(table.cards, table.takes.allowed._replace(**LAXER[at][2])))

    def refuse(self, state: State, move: Move) -> Reason | None:
        """The reason, or None if the capture is legal."""
        loose, piles, card, want = state.z[self.floor], state.z[self.floor + 1], move[1], move[3]
        why = self._targets(card, want, loose, piles)
        if why is not None:
            return why
        takes, touched = self.takes, [pile for pile in piles if pile[0] & want]
        counts, have = takes.classes.counts(want & loose, touched), takes.seen(loose, piles)
        if takes.split(card, counts, have) is not None:
            return None
        if takes.splits(card, counts, have):
            return reason(f"{self.path}.several", "capture.several", card=self.cards.text[card])
        return self._stricter(card, want, counts, have) or self._arithmetic(card, list(ids(want & loose)), touched)

    def _targets(self, card: int, want: int, loose: int, piles: tuple[Pile, ...]) -> Reason | None:
        """Whether the card takes in this way, and whether these things lie there and can be taken."""
        cards, path, allowed, covered = self.cards, self.path, self.takes.allowed, want & loose
        if not allowed.of >> card & 1:
            return reason(f"{path}.of", "capture.of", card=cards.text[card])
        if not want:
            return reason(path, "capture.nothing", card=cards.text[card])
        for pile in piles:
            if pile[0] & want:
                covered |= pile[0]
                text = pile_text(cards, pile)
                if pile[0] & ~want:
                    return reason(f"{path}.piles", "capture.pile_part", pile=text)
                if pile[1] > self.takes.classes.top:
                    return reason(f"{path}.piles", "capture.pile_value", pile=text, worth=pile[1],
                                  card=cards.text[card])
        if covered != want:
            absent = next(ids(want & ~covered))
            return reason(path, "capture.not_there", card=named(cards, absent, covered | loose))
        other = next(ids(want & ~allowed.takes), None)
        if other is None:
            return None
        return reason(f"{path}.takes", "capture.takes", card=cards.text[card], taken=cards.text[other])

    def _stricter(self, card: int, want: int, counts: int, have: int) -> Reason | None:
        """The one parameter that stands in the way, if it is one."""
        allowed = self.takes.allowed
        for at, (parameter, message, change) in enumerate(LAXER):
            if all(getattr(allowed, key) == value for key, value in change.items()):
                continue
            if not (parameter == "sum.cards" and allowed.most == 0) and self._laxer[at].splits(card, counts, have):
                return reason(f"{self.path}.{parameter}", message.format(prefer=allowed.prefer),
                              card=self.cards.text[card], group=card_list(self.cards, want, "+"), most=allowed.most)
        return None

    def _arithmetic(self, card: int, taken: list[int], piles: list[Pile]) -> Reason:
        """What is wrong with cards that no parameter alone forbids."""
        cards, path, allowed, rank = self.cards, self.path, self.takes.allowed, self.cards.rank[card]
        name, summing = cards.text[card], bool(allowed.total or allowed.single)
        if not piles and all(cards.rank[c] == rank for c in taken):
            mode = "rank" if cards.plays[card] else "courts"
            if len(taken) > 1 and self.takes.one(card):
                return reason(f"{path}.{mode}", "capture.rank", card=name)
            if not (cards.plays[card] and summing):
                return reason(f"{path}.{mode}", "capture.no_equal", card=name)
        if not cards.plays[card]:
            return reason(f"{path}.sum", "capture.no_value", card=name)
        court = next((c for c in taken if not cards.lies[c] and cards.rank[c] != rank), None)
        if court is not None:
            return reason(f"{path}.sum", "capture.court", taken=cards.text[court])
        if allowed.most == 0:
            return reason(f"{path}.sum", "capture.no_sums")
        return self._wrong_sum(card, bits(taken) | bits(c for pile in piles for c in ids(pile[0])),
                               sum(cards.value[c] for c in taken) + sum(pile[1] for pile in piles))

    def _wrong_sum(self, card: int, want: int, total: int) -> Reason:
        path, group, values = f"{self.path}.sum", card_list(self.cards, want, "+"), self.takes.targets(card)
        if self.takes.allowed.total:
            return reason(f"{path}.total", "capture.total", card=self.cards.text[card], group=group,
                          total=self.takes.allowed.total)
        value = " or ".join(map(str, values))
        if self.cards.plain and total < 2 * min(values):
            return reason(path, "capture.wrong_sum", group=group, total=total, value=value)
        return reason(path, "capture.no_split", taken=group, value=value)
