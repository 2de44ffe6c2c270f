"""Whether what people tell of a count can be so. Each fault is a message; no fault is None."""
from __future__ import annotations

from collections.abc import Sequence

from cardgames.engine.game import Game
from cardgames.engine.told_cards import fitting
from cardgames.engine.told_rounds import Rounds, measured
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.state import State


def checked(game: Game, question: Question, row: Sequence[int], seat: int) -> Message | None:
    """What is wrong with an answer by itself: its form, and numbers that there cannot be."""
    sizes = {"cards": game.sides, "number": game.seats if question.per == "seat" else game.sides}
    if len(row) != sizes.get(question.kind, 1):
        return Message("ask.wrong.row", {"count": sizes.get(question.kind, 1)})
    least, most = _bounds(game, question, seat)
    for number in row:
        if not least <= number <= most:
            return Message("ask.wrong.range", {"number": number, "least": least, "most": most})
        if question.fits is not None and not question.fits(number):
            return Message("ask.wrong.sum", {"number": number})
    for part, bound in ((sum(max(number, 0) for number in row), most), (sum(min(number, 0) for number in row), least)):
        if question.shared and abs(part) > abs(bound):
            return Message("ask.wrong.shared", {"count": part, "bound": bound})
    if question.kind == "seats" and (row[0] >> seat & 1 or row[0] & 1):
        return Message("ask.wrong.self")
    return None


def _bounds(game: Game, question: Question, seat: int) -> tuple[int, int]:
    if question.kind == "cards":
        return 0, question.of.bit_count()
    if question.kind == "number":
        return question.least, question.most
    return 0, {"side": game.sides, "seats": (2 << game.seats) - 1, "claim": 1}[question.kind]


class CardsTold:
    """What has been told of the cards in one round: counts of classes for every side, deal by deal.

    Where counted cards are put aside, those of earlier deals are other cards than those of the present one."""

    def __init__(self, game: Game, questions: Sequence[Question], rounds: Rounds | None) -> None:
        self.game = game
        self.classes = [question for question in questions if question.kind == "cards"]
        self.zones = list(dict.fromkeys(question.zone for question in self.classes))
        self.rounds = rounds or measured(game, self.zones)
        aside = {source for source, _ in game.bound.plan.set_aside}
        self.aside = [zone for zone in self.zones if set(game.layout.zones[zone].cells()) <= aside]
        self.earlier: list[dict[Question, tuple[int, ...]]] = []
        self.now: dict[Question, tuple[int, ...]] = {}

    def total(self, question: Question, *, last: bool) -> int | None:
        """What the sides have together of a class at the last count of a round; None if that is not known."""
        if question.kind != "cards" or not last:
            return None
        whole = question.of & sum(1 << card for card in self.game.cards.packs[self.game.main_pack])
        if self.rounds.whole:
            found = whole.bit_count()
        elif self.rounds.counted is not None and not any(other.of & ~question.of for other in self.classes):
            found = self.rounds.counted
        else:
            return None
        return found - self._before(question)

    def _before(self, question: Question) -> int:
        """How many of a class were put aside by earlier counts of this round."""
        if question.zone not in self.aside:
            return 0
        return sum(sum(told.get(question, ())) for told in self.earlier)

    def tell(self, state: State, question: Question, row: Sequence[int], total: int | None) -> Message | None:
        """Take a count, and lay cards that fit all counts so far in the zone; or say why it cannot be."""
        deal = state.deal if self.game.bound.plan.per == "deal" else self.rounds.deals
        out = self.rounds.out[min(deal, self.rounds.deals) - 1]
        left = min(question.of.bit_count(), out) - self._before(question)
        if sum(row) > left:
            return Message("ask.wrong.many", {"count": sum(row), "left": left})
        nothing_won = not any(map(sum, self.now.values())) and not any(row)
        if total is not None and sum(row) != total and not nothing_won:
            if not any(row):
                return Message("ask.wrong.nobody")
            return Message("ask.wrong.total", {"count": sum(row), "total": total})
        told = {**self.now, question: tuple(row)}
        found = self._fitting(question.zone, told)
        if found is None:
            return self._unfit(question, told)
        self.now = told
        for cell, cards in zip(self.game.layout.zones[question.zone].cells(), found, strict=True):
            state.suppose(cell, cards)
        return None

    def _unfit(self, question: Question, told: dict[Question, tuple[int, ...]]) -> Message:
        """That no cards fit, and which earlier counts of this one are in the way: without one of them some would."""
        others = [other.text.args["of"] for other in self.now if other is not question and other.zone == question.zone
                  and self._fitting(question.zone, {each: row for each, row in told.items() if each is not other})]
        return Message("ask.wrong.fit_of", {"others": others}) if others else Message("ask.wrong.fit")

    def _fitting(self, zone: str, told: dict[Question, tuple[int, ...]]) -> list[int] | None:
        """Cards of each side now that fit, with others for what was put aside earlier."""
        deals = [told, *(self.earlier if zone in self.aside else ())]
        classes = [question for question in self.classes
                   if question.zone == zone and any(question in deal for deal in deals)]
        rows = [[deal[question][side] if question in deal else None for question in classes]
                for deal in deals for side in range(self.game.sides)]
        found = fitting([question.of for question in classes], rows)
        return None if found is None else found[:self.game.sides]

    def known(self) -> int:
        """The cards of which it was told who has them, as a bit set: one by one, or a whole class on one side."""
        found = 0
        for question, row in self.now.items():
            if max(row) == question.of.bit_count():
                found |= question.of
        return found

    def close(self, *, again: bool, dropped: bool) -> None:
        """A count is over. again: another deal of the same round follows; dropped: nothing was counted."""
        if not dropped:
            self.earlier = [*self.earlier, self.now] if again else []
        self.now = {}
