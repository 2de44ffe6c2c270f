"""The points of the fishing game, counted literally from the moves of a match. Shares nothing with the engine."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.reference.fishing import Move, Table, Thing, after, loose, rank


class Count:
    """One match: who has won what. `sides` gives the side of each seat, from seat 1 on."""

    def __init__(self, table: Table, sides: Sequence[int], layout: Sequence[str]) -> None:
        self.table, self.sides = table, sides
        self.points = {side: Counter[str]() for side in sides}
        self.open_round(layout)

    def open_round(self, layout: Sequence[str]) -> None:
        self.floor: list[Thing] = [loose(card) for card in layout]
        self.won: dict[int, list[str]] = {side: [] for side in self.points}
        self.tally = dict.fromkeys(self.points, 0)
        self.last_capturer = 0

    def play(self, seat: int, move: Move) -> None:
        """A suipi scores at once (or is noted, where they are netted); building is no capture (A25)."""
        side = self.sides[seat - 1]
        self.floor = after(self.floor, seat, move)
        if move[0] != "capture":
            return
        self.won[side] += [move[1], *move[2]]
        self.last_capturer = side
        if not self.floor:
            if self.table.net:
                self.tally[side] += 1
            else:
                self.points[side]["sweep"] += 1

    def end_deal(self, *, last: bool) -> None:
        """The last deal's left-overs go to the last capturer first; then cards are counted, if it is time (A16)."""
        if last and self.last_capturer:
            self.won[self.last_capturer] += [card for thing in self.floor for card in thing.cards]
            self.floor = []
        if last or not self.table.by_round:
            self._count()
            self.won = {side: [] for side in self.points}
            self.tally = dict.fromkeys(self.points, 0)

    def _count(self) -> None:
        self._most("cards", 3, {side: len(cards) for side, cards in self.won.items()})
        self._most("spades", 1, {side: sum(card.endswith("S") for card in cards) for side, cards in self.won.items()})
        for side, cards in self.won.items():
            self.points[side]["named"] += 2 * cards.count("10D") + cards.count("2S")
            self.points[side]["named"] += sum(rank(card) == "A" for card in cards)
            self.points[side]["named"] += sum(self.table.extra.get(card, 0) for card in cards)
        first, second = sorted(self.tally.values(), reverse=True)[:2]
        for side, number in self.tally.items():
            if number == first > second:
                self.points[side]["sweep"] += first - second

    def _most(self, what: str, worth: int, numbers: dict[int, int]) -> None:
        """A18: level is nobody, each deal by itself."""
        best = max(numbers.values())
        leaders = [side for side, number in numbers.items() if number == best]
        if len(leaders) == 1:
            self.points[leaders[0]][what] += worth

    def total(self) -> dict[int, int]:
        return {side: sum(row.values()) for side, row in self.points.items()}
