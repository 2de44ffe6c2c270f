"""The only place that knows deal, round and match: what follows when nobody can decide in a step any more."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardgames.engine.listing import Step
from cardgames.errors import UnplayableError
from cardgames.table.bound import Dealer, Ender, PerSide, Scorer, Starter
from cardgames.table.setup import Setup
from cardgames.table.state import DEAL, DEALER, POINTS, ROUND, STARTER, State

ATTEMPTS = 1000
"""How often a round whose opening layout is spoiled is dealt anew, at most."""


@dataclass(slots=True, frozen=True)
class Plan:
    """The bound parts of a round, with the paths that name them as causes."""

    opening: Sequence[tuple[str, Dealer]]
    dealing: Sequence[tuple[str, Dealer]]
    starter: tuple[str, Starter]
    steps: Sequence[Step]
    leftovers: tuple[str, Ender] | None
    match: tuple[str, Ender]
    lines: Mapping[str, tuple[str, Scorer]]
    per: str
    set_aside: Sequence[tuple[int, int]]
    """(from cell, to cell) for every side."""


class Periods:
    """Rolls a state on to its next decision, through ends and beginnings of deals and rounds."""

    def __init__(self, plan: Plan, setup: Setup) -> None:
        self.plan = plan
        self.entries = [(step.path, step.source.enter) for step in plan.steps]
        self.blank, self.sides, self.is_last_deal = setup.layout.blank, setup.sides, setup.is_last_deal
        self.start_of_stock = len(setup.cards) - len(next(iter(setup.cards.packs.values())))
        self.resets = {when: [(cell, counter.fresh) for counter in setup.counters.values() if counter.reset == when
                              for cell in _cells(counter.cell, counter.per, counter.count)]
                       for when in ("round", "deal", "count")}
        self.dealing = [(path, dealer.deal) for path, dealer in plan.dealing]
        self.lines = [(name, path, setup.lines[name], scorer.counts_cards, scorer.tally, scorer.points)
                      for name, (path, scorer) in plan.lines.items()]
        self.sure = [(place, scorer.tally, scorer.sure) for place, (_, scorer) in enumerate(plan.lines.values())
                     if scorer.sure is not None]
        self.shows = [(path, scorer.shows) for path, scorer in plan.lines.values() if scorer.shows is not None]
        self.amends = [(path, scorer.amend) for path, scorer in plan.lines.values() if scorer.amend is not None]

    def begin(self, state: State) -> None:
        """Open the first round and roll on to the first decision. Raises `UnplayableError`, as playing on may."""
        self._open_round(state)
        self.roll(state)

    def roll(self, state: State) -> None:
        """The step of the state is over: on to the next step, deal or round, or to the end of the match."""
        entries = self.entries
        while True:
            following = state.step + 1
            if following < len(entries):
                state.cause, enter = entries[following]
                if enter(state, following):
                    return
                state.step = following
            elif not self._end_deal(state):
                return

    def _end_deal(self, state: State) -> bool:
        """Close the deal, and the round if it was its last. False when the match is over."""
        plan = self.plan
        last = not self.dealing or self.is_last_deal(state)
        if last and plan.leftovers is not None and plan.leftovers[1].act is not None:
            state.cause = plan.leftovers[0]
            plan.leftovers[1].act(state)
        if last or plan.per == "deal":
            self.count(state)
        if not last:
            self._open_deal(state)
            return True
        state.cause, ender = plan.match
        assert ender.over is not None
        if ender.over(state):
            state.hand_on(0, state.step)
            return False
        self._open_round(state)
        return True

    def count(self, state: State) -> None:
        """Points are counted: every line's tally and worth, vetoes, awards; then the counted cards are set aside."""
        for path, shows in self.shows:
            state.cause = path
            state.show(shows(state))
        amended = self._amended(state) if self.amends else None
        for place, (name, _, _, _, tally, points) in enumerate(self.lines):
            tallies = tally(state)
            self._award(state, place, tallies, points(tallies) if amended is None else amended[name])
        state.cause = "scoring"
        for source, to in self.plan.set_aside:
            if state.z[source]:
                state.shift(0 | state.z[source], source, to)
        self._reset(state, "count")

    def _award(self, state: State, place: int, tallies: PerSide, row: Sequence[int]) -> None:
        """The points of one line, side by side."""
        _, state.cause, line, of_cards, _, _ = self.lines[place]
        for side, won in enumerate(row, 1):
            if won or (state.tell and tallies[side - 1]):       # a listener hears of what counted for nothing, too
                what = tallies[side - 1]
                state.award(line, side, won, what if of_cards else 0, None if of_cards else what)

    def claimed(self, state: State) -> bool:
        """Whether the points that sides have or are sure of end the match now; then these are counted, no others."""
        path, ender = self.plan.match
        assert ender.claims is not None
        found = [(place, tallies, sure(tallies)) for place, tally, sure in self.sure for tallies in [tally(state)]]
        had = state.c[POINTS + 1:POINTS + 1 + self.sides]
        if not ender.claims([sum(column) for column in zip(had, *(row for _, _, row in found), strict=True)]):
            return False
        for place, tallies, row in found:
            if any(row):
                self._award(state, place, tallies, row)
        state.cause = path
        state.hand_on(0, state.step)
        return True

    def _amended(self, state: State) -> dict[str, list[int]]:
        """The points of all lines, by name, where some line may change those of the others."""
        won = {name: points(tally(state)) for name, _, _, _, tally, points in self.lines}
        for path, amend in self.amends:
            state.cause = path
            amend(state, won)
        return won

    def next_round(self, state: State) -> None:
        """The next round begins: its number, who leads and who deals. No card is dealt."""
        state.cause = "round"
        state.count(ROUND, state.c[ROUND] + 1)
        state.count(DEAL, 0)
        self._reset(state, "round")
        state.cause, starter = self.plan.starter
        leads, deals = starter.choose(state)
        state.count(STARTER, leads)
        state.count(DEALER, deals)

    def _open_round(self, state: State) -> None:
        self.next_round(state)
        for attempt in range(1, ATTEMPTS + 1):
            state.cause = "round.open"
            state.gather(self.blank, state.chance.order(state.c[ROUND], attempt), self.start_of_stock)
            spoiled = self._spoiled(state)
            if spoiled is None:
                self._open_deal(state)
                return
        raise UnplayableError("{path}: the cards were shuffled and dealt {times} times, and the opening was never as "
                              "it should be; let it forbid less", path=spoiled, times=ATTEMPTS)

    def _spoiled(self, state: State) -> str | None:
        """Deal the opening; the path of what is spoiled in it, at once, before anything more follows from it."""
        for path, dealer in self.plan.opening:
            state.cause = path
            dealer.deal(state)
            if dealer.spoiled is not None and dealer.spoiled(state):
                return path
        return None

    def next_deal(self, state: State) -> None:
        """The next deal of the round begins. No card is dealt."""
        state.cause = "round.deals"
        state.count(DEAL, state.c[DEAL] + 1)
        self._reset(state, "deal")

    def _open_deal(self, state: State) -> None:
        self.next_deal(state)
        for path, deal in self.dealing:
            state.cause = path
            deal(state)
        state.step = -1

    def _reset(self, state: State, when: str) -> None:
        for cell, fresh in self.resets[when]:
            if state.c[cell] != fresh:
                state.count(cell, fresh)


def _cells(cell: int, per: str, count: int) -> range:
    first = cell + (per != "table")
    return range(first, first + count)
