"""A count as a report: for every line who gets what, why, and for which cards; ties, left-overs, vetoes and totals too.

Made from events alone, for any ruleset. What a line was counted for comes with its events; that a veto has changed the
points shows when the line's own arithmetic gives others.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from cardgames.engine.game import Game
from cardgames.pages.naming import Names, Naming, follow, left_over
from cardgames.pages.words import Words
from cardgames.table.bits import ids
from cardgames.table.state import DEAL, POINTS, ROUND, Event, State


@dataclass(frozen=True, slots=True)
class CountRow:
    """One line for one side, or for nobody (side 0).

    points: what the side gets. why: a clause. cards: those that counted, in notation. path: of the rule."""

    title: str
    side: int
    points: int
    why: str
    cards: str
    path: str


@dataclass(frozen=True, slots=True)
class CountReport:
    """A count.

    round, deal: which, 0 = not known. notes: what happened before it, such as left-overs. rows: in the order of the
    ruleset, what was gained in play first. gained, totals: points by side; no totals where they are not known. sides:
    what they are called. sentences: the whole report, a sentence a row."""

    title: str
    round: int
    deal: int
    notes: tuple[str, ...]
    rows: tuple[CountRow, ...]
    gained: dict[int, int]
    totals: dict[int, int]
    sides: dict[int, str]
    sentences: tuple[str, ...] = field(repr=False)


@dataclass(slots=True)
class _Line:
    """What the events of a count say of one line: by side its points and what they were counted for."""

    points: dict[int, int] = field(default_factory=dict)
    cards: dict[int, int] = field(default_factory=dict)
    amounts: dict[int, int] = field(default_factory=dict)


def reports(game: Game, events: Sequence[Event], names: Names, *, before: State | None = None,
            played: Sequence[Event] = (), words: Words | None = None, named: int = -1) -> list[CountReport]:
    """The counts among these events (of one turn, or of many).

    before: the state before the events: totals, numbers of round and deal and left-over cards are known only with it.
    played: earlier events since the last count, so that points made in play can be told too. named: the cards that may
    be named, as a bit set; of others only their number is told."""
    return _Counting(Naming(game, names, words), named).run(events, before, played)


class _Counting:
    """Collects the events of one count after another."""

    def __init__(self, naming: Naming, named: int) -> None:
        self.naming, self.game, self.say, self.named = naming, naming.game, naming.say, named
        self.sides = range(1, self.game.sides + 1)
        self.paths = {name: path for name, (path, _) in self.game.bound.plan.lines.items()}
        self.mechanic = {part.name: part.mechanic for part in self.game.ruleset.parts("scoring.lines")}
        self.totals: dict[int, int] = {}
        self.numbers = (0, 0)
        self.counting = False
        self.counted: State | None = None
        self._begin()

    def run(self, events: Sequence[Event], before: State | None, played: Sequence[Event]) -> list[CountReport]:
        """The reports, in order."""
        out: list[CountReport] = []
        if before is not None:
            self.totals = {side: before.c[POINTS + side] for side in self.sides}
            self.numbers = before.round, before.deal
        for event in played:
            self._award_in_play(event)
        for event, state in follow(before, events):
            if event.cause.startswith("scoring"):
                if not self.counting and state is not None:
                    self.counted = state.copy()
                self.counting = True
            elif self.counting:
                out.append(self._report())
                self._begin()
            self._hear(event, state)
        return [*out, self._report()] if self.counting else out

    def _begin(self) -> None:
        self.counting, self.counted = False, None
        self.lines: dict[str, _Line] = {}
        self.in_play: dict[tuple[str, int], list[int]] = {}
        self.notes: list[str] = []

    def _hear(self, event: Event, state: State | None) -> None:
        if event.change == "award" and self.counting:
            cell, side, points, cards, amount = event.args
            line = self.lines.setdefault(self.naming.line_at[cell], _Line())
            line.points[side], line.cards[side], line.amounts[side] = points, cards, amount
        if event.change == "award" and self.totals:
            self.totals[event.args[1]] += event.args[2]
        self._award_in_play(event)
        if event.change == "count" and event.args[0] in (ROUND, DEAL) and any(self.numbers):
            number, deal = self.numbers
            self.numbers = (event.args[1], deal) if event.args[0] == ROUND else (number, event.args[1])
        if event.change == "clear" and event.cause.startswith("ending"):
            self.notes.append(self._left_over(event, state))

    def _award_in_play(self, event: Event) -> None:
        if event.change == "award" and not event.cause.startswith("scoring"):
            cell, side, points, *_ = event.args
            self.in_play.setdefault((self.naming.line_at[cell], side), []).append(points)

    def _left_over(self, event: Event, state: State | None) -> str:
        floor, to = event.args
        cards = left_over(state, floor) if state is not None else 0
        owner = to - self.naming.zone(to).cell
        return self.say("count.leftovers", who=self.naming.side(owner), several=self.naming.several(owner),
                        cards=self.naming.cards(cards)).rstrip()

    # One report.

    def _report(self) -> CountReport:
        rows = [*self._played()]
        for name in self.paths:
            rows += self._rows(name, self.lines.get(name, _Line()))
        gained = {side: sum(row.points for row in rows if row.side == side) for side in self.sides}
        number, deal = self.numbers
        several = self.game.bound.plan.per == "deal" and bool(self.game.bound.plan.dealing)
        id = "count.title" if not number else "count.title.deal" if several else "count.title.round"
        sides = {side: self.naming.side(side) for side in self.sides}
        totals = dict(self.totals)
        return CountReport(
            title=self.say(id, round=number, deal=deal), round=number, deal=deal, notes=tuple(self.notes),
            rows=tuple(rows), gained=gained, totals=totals, sides=sides,
            sentences=tuple(self._sentences(rows, gained, totals)))

    def _sentences(self, rows: Sequence[CountRow], gained: dict[int, int], totals: dict[int, int]) -> Iterator[str]:
        yield from self.notes
        for row in rows:
            id = "count.row" if row.side else "count.row.nobody"
            whose = self.naming.side(row.side) if row.side else ""
            yield self.say(id, title=row.title, side=whose, points=row.points, why=row.why)
        for side in totals:
            yield self.say("count.total", who=self.naming.side(side), gained=gained[side], total=totals[side])

    def _played(self) -> Iterator[CountRow]:
        """Points made in play since the last count."""
        for (line, side), points in self.in_play.items():
            title = self.naming.line(line) + (f" × {len(points)}" if len(points) > 1 else "")
            yield CountRow(title, side, sum(points), self.say("count.play"), "", f"triggers.{line}")

    def _rows(self, name: str, line: _Line) -> Iterator[CountRow]:
        """The rows of one line: one for each side that gets something or would have; else one for nobody."""
        due, counts = self._due(name, line), [line.amounts.get(side, 0) for side in self.sides]
        title, path, mechanic = self.naming.line(name), self.paths[name], self.mechanic[name]
        found = [side for side in self.sides
                 if line.points.get(side) or due[side - 1] or self._tells(mechanic, counts, side)]
        if not found:
            kind = "level" if any(counts) else "none"
            yield CountRow(title, 0, 0, self._why(mechanic, kind, counts, max(counts, default=0), ""), "", path)
        for side in found:
            points, counted = line.points.get(side, 0), line.cards.get(side, 0)
            cards = self.naming.cards(0 if counted & ~self.named else counted)
            kind = "split" if len([each for each in due if each]) > 1 else ""
            why = self._why(mechanic, kind, counts, counts[side - 1], cards)
            if (at_spot := self._at_spot(name, side, counts[side - 1])) is not None:
                why, cards = at_spot
            if points != due[side - 1]:
                own = f"count.{mechanic}.changed"
                id = own if self.naming.words.knows(own) else "count.changed"
                why = self.say(id, why=why, due=due[side - 1], now=points, by=self._veto())
            yield CountRow(title, side, points, why, cards, path)

    def _at_spot(self, name: str, side: int, amount: int) -> tuple[str, str] | None:
        """Where a line adds up what lies at the spot of a role card: the clause with these cards, and the cards."""
        part, zones, table = self.game.ruleset.part(self.paths[name]), self.game.layout.zones, self.counted
        zone = zones.get(getattr(part.params, "zone", "")) if part else None
        role = zones.get(getattr(part.params, "role", "")) if part else None
        if table is None or zone is None or role is None or zone.of != "spot" or self.game.sides < self.game.seats:
            return None
        spot = self.naming.cards(table.z[role.cell + side])
        if spot not in self.game.setup.spots:
            return None
        lying = table.z[zone.cell + self.game.setup.spots.index(spot)]
        if sum(self.game.cards.value[card] for card in ids(lying)) != amount:
            return None
        id, cards = "count.own_spot.cards" if lying else "count.own_spot.empty", self.naming.cards(lying)
        return self.say(id, spot=spot, cards=cards, amount=amount), cards

    def _tells(self, mechanic: str, counts: Sequence[int], side: int) -> bool:
        """Whether a line tells of a side without points: a veto of whom it concerns, a sum of what it was."""
        knows = self.naming.words.knows
        if knows(f"count.{mechanic}.level"):
            return False
        return bool(counts[side - 1]) or (any(counts) and not knows(f"count.{mechanic}.none"))

    def _due(self, name: str, line: _Line) -> list[int]:
        """What the line's own arithmetic gives, before any veto."""
        _, scorer = self.game.bound.plan.lines[name]
        source = line.cards if scorer.counts_cards else line.amounts
        return scorer.points([source.get(side, 0) for side in self.sides])

    def _veto(self) -> str:
        """The titles of the lines that may change others."""
        lines = self.game.bound.plan.lines
        return str(self.naming.words.speech.joined(
            [self.naming.thing(name) for name, (_, scorer) in lines.items() if scorer.amend is not None]))

    def _why(self, mechanic: str, kind: str, counts: Sequence[int], mine: int, cards: str) -> str:
        rest = list(counts)
        if mine in rest:
            rest.remove(mine)
        ids = [f"count.{mechanic}.{kind}", f"count.{mechanic}"] if kind else [f"count.{mechanic}"]
        ids += ["count.none"] if kind == "none" else ["count.cards"] if cards else ["count.amount"]
        id = next(id for id in ids if self.naming.words.knows(id))
        theirs = self.naming.words.speech.joined([str(count) for count in sorted(rest, reverse=True)])
        return self.say(id, mine=mine, theirs=theirs, amount=mine, cards=cards)
