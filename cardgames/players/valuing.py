"""What a position is worth to a seat, by the ruleset's own scoring: points had, points that stand to be counted, in
points. Where fewer points are better, they all count against whoever has them.

Generic: it asks the bound scorers and knows no game. It is meant for states made by `imagine`: of other seats'
secrets it uses nothing, and a seat's own come in through `Scorer.outlook`.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import erf, sqrt
from operator import or_

from cardgames.engine.game import Game
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.state import POINTS, ROUND, State

CLUMP = 3
"""How many cards change hands together, about: it widens the guess of how a majority will end."""
HELD = 0.5
"""The part of its worth that a scoring card counts while it is only held."""
OWNED = 0.5
"""The part of a pile on the table that counts as if its owner had won it."""
WIN = 5.0
"""How many points it is worth to have won the match when it is over; half a victory shared is half of it."""
TEMPO = 0.05
"""What it is worth to decide again at once, in points: it decides between moves that are level otherwise."""

Line = Callable[[State, int], float]


class Valuing:
    """The worth of states of one game, called with a state and the seat that asks."""

    def __init__(self, game: Game) -> None:
        self.game, self.side_of = game, game.side_of
        self.others = max(game.sides - 1, 1)
        self.better = game.bound.better
        self.per_deal = game.bound.plan.per == "deal"
        self.aside = [to for _, to in game.bound.plan.set_aside]
        self.pack = len(game.cards.packs[game.main_pack])
        self.lines = [self._line(scorer) for _, scorer in game.bound.plan.lines.values()]
        worth = game.setup.ask("worth")
        self.worth = {card: value for card in range(len(game.cards)) if (value := worth(card))}
        zones = game.layout.zones.values()
        self.hands = [zone.cell for zone in zones if zone.form == "hand"] if self.worth else []
        self.piles = [zone.cell + 1 for zone in zones if zone.form == "piles"]

    def __call__(self, state: State, seat: int) -> float:
        """The points of the seat's side less the mean of the other sides', counted as if the count were near."""
        side = self.side_of[seat]
        total = self.ahead(state, seat)
        for line in self.lines:
            total += line(state, seat)
        for hand in self.hands:
            for card in state.z[hand + seat]:
                total += self.better * HELD * self.worth.get(card, 0)
        for cards, owner in self._owned(state):
            worth = self.better * OWNED * sum(value for card, value in self.worth.items() if cards >> card & 1)
            total += worth if owner == side else -worth / self.others
        return total + (TEMPO if state.seat and self.side_of[state.seat] == side else 0.0)

    def ahead(self, state: State, seat: int) -> float:
        """By how many points the seat's side is ahead of the mean of the others."""
        return self._ahead(state.c[POINTS + 1:POINTS + 1 + self.game.sides], self.side_of[seat])

    def at_stop(self, state: State, seat: int, round_number: int) -> float:
        """The same where a deal of this round has just ended: by points alone where they have all been counted, with
        victory or defeat if the match is over. What hands a next deal has brought is left out: nobody can know it."""
        side = self.side_of[seat]
        ahead = self.ahead(state, seat)
        if not state.seat:
            first = self.game.bound.rank(state)[0]
            return ahead + WIN * (1 - 2 * (len(first) - 1) / self.game.sides if side in first else -1)
        if state.c[ROUND] == round_number:
            for line in self.lines:
                ahead += line(state, seat)
        return ahead

    def _owned(self, state: State) -> list[tuple[int, int]]:
        """The cards of each pile that somebody owns, and the owner's side."""
        return [(pile[0], self.side_of[pile[2]]) for cell in self.piles for pile in state.z[cell] if pile[2]]

    def _ahead(self, points: Sequence[float], side: int) -> float:
        own = points[side - 1]
        return self.better * (own - (sum(points) - own) / self.others)

    def _line(self, scorer: Scorer) -> Line:
        """One scoring line: as the seat sees it coming, as a majority that is not decided yet, or as it stands."""
        if (outlook := scorer.outlook) is not None:
            return outlook if self.better > 0 else lambda state, seat: -outlook(state, seat)
        if scorer.counts_cards and scorer.worth is None:
            return self._majority(scorer)

        def standing(state: State, seat: int) -> float:
            return self._ahead(scorer.points(scorer.tally(state)), self.side_of[seat])

        return standing

    def _majority(self, scorer: Scorer) -> Line:
        """The chance to win the majority less the chance to lose it: from the lead now and the cards still to be
        won."""
        among = self._class(scorer)
        prize = self.better * max(scorer.points([among, *[0] * (self.game.sides - 1)]))

        def line(state: State, seat: int) -> float:
            tallies = scorer.tally(state)
            counts = [float(cards.bit_count()) for cards in tallies]
            for cards, owner in self._owned(state):
                counts[owner - 1] += OWNED * (cards & among).bit_count()
            own = counts.pop(self.side_of[seat] - 1)
            lead = own - max(counts, default=0)
            return prize * erf(lead / sqrt(0.01 + 2 * CLUMP * self._to_be_won(state, among, tallies)))

        return line

    def _class(self, scorer: Scorer) -> int:
        """The cards that a scorer counts: what it finds where every zone holds all cards."""
        full = self.game.blank(None)
        full.gather([self.game.cards.all] * len(full.z), (), 0)
        return int(scorer.tally(full)[0])

    def _to_be_won(self, state: State, among: int, tallies: PerSide) -> float:
        """How many cards of a class nobody has won yet; where every deal is counted, of those in this deal, about."""
        gone: int = reduce(or_, tallies)
        for cell in self.aside:
            gone |= state.z[cell]
        left = (among & ~gone).bit_count()
        if not self.per_deal:
            return left
        lying = max(self.pack - gone.bit_count(), 1)
        return left * max(lying - state.stock, 0) / lying
