"""A match that people play with real cards: only what they count is told, and everything else follows from the rules.

A pad asks the questions of the game's own mechanics (`table/questions.py`), puts the answers where these mechanics look
for what they count, and lets the engine count, award, hand on the lead and end the match as it always does.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.periods import Periods
from cardgames.engine.told_check import CardsTold, checked
from cardgames.engine.told_rounds import Rounds
from cardgames.errors import CountError
from cardgames.table.bound import PerSide, Scorer
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.state import STARTER, Event, State

CLAIM = Question("claim", Message("ask.claim"))
LINES = "scoring.lines."


class Asked(NamedTuple):
    """A question that is put now. path: of the rule that asks. seat: whom it is about, where each seat is asked by
    itself, else 0. total: what the answers of all sides add up to, None if that is not known."""

    question: Question
    path: str
    seat: int = 0
    total: int | None = None


class Counted(NamedTuple):
    """A count that has been made. before: the state before it, without cards; events: what it changed; known: the cards
    whose owner was told, as a bit set. answers: how many had been given when it began. failed: it was a claim that the
    points did not bear out, so nothing was counted."""

    before: State
    events: tuple[Event, ...]
    known: int
    answers: int
    failed: bool


class Pad:
    """The score pad of one match. The game is this pad's own: its lines count what was told from now on.

    state: points, numbers of round and deal, who leads; its seat is 0 when the match is over. answers: all rows so
    far, from which the same pad can be made again. begun: how many there were when the present count began. counts: the
    counts so far."""

    def __init__(self, game: Game, *, starter: int = 1, rounds: Rounds | None = None) -> None:
        self.game = game
        self._told: dict[str, PerSide] = {}
        self.periods = Periods(replace(game.bound.plan, lines=self._lines()), game.setup)
        self._slots = list(self._asked())
        self._cards = CardsTold(game, [asked.question for asked in self._slots], rounds)
        self._rows: list[tuple[Asked, tuple[int, ...]]] = []
        self._at = 0
        self.answers: list[tuple[int, ...]] = []
        self.counts: list[Counted] = []
        self.state = self._start(starter)
        self._next_round()
        self._begin()

    # What is asked.

    def _lines(self) -> dict[str, tuple[str, Scorer]]:
        """The scoring lines; those that ask for a number have counted what was told."""
        lines = dict(self.game.bound.plan.lines)
        for path, question in self.game.setup.questions:
            if question.kind == "number" and question.take is None:
                name = path.removeprefix(LINES)
                self._told[name] = [0] * self.game.sides
                lines[name] = path, replace(lines[name][1], tally=self._teller(name))
                self.game.setup.offer(f"count:{name}", lines[name][1].tally)
        return lines

    def _teller(self, name: str) -> Callable[[State], PerSide]:
        return lambda state: self._told[name]

    def _asked(self) -> Iterator[Asked]:
        """All questions in order: whether the match ends by a claim, what the lines ask, what happened in play."""
        if self.game.bound.plan.match[1].claims is not None:
            yield Asked(CLAIM, "ending.match")
        seen = set()
        for path, question in sorted(self.game.setup.questions, key=lambda pair: not pair[0].startswith(LINES)):
            key = (question.of, question.zone) if question.kind == "cards" else question
            if key not in seen:
                seats = range(1, self.game.seats + 1) if question.kind == "seats" else (0,)
                yield from (Asked(question, path, seat) for seat in seats)
            seen.add(key)

    @property
    def asked(self) -> Asked | None:
        """What is to be told next; None when the match is over."""
        if not self.state.seat:
            return None
        asked = self._slots[self._at]
        return asked._replace(total=self._cards.total(asked.question, last=self._last_deal and not self._claiming))

    @property
    def begun(self) -> int:
        """With how many answers the present count began."""
        return len(self.answers) - len(self._rows)

    def answer(self, row: Sequence[int]) -> Counted | None:
        """Take an answer to what is asked; the count, if it was the last one for it. Raises `CountError` with a
        sentence if it cannot be so."""
        asked = self.asked
        if asked is None:
            raise CountError(self.game.say(Message("move.over")))
        fault = checked(self.game, asked.question, row, asked.seat) or self._beside(asked.question, row)
        if fault is None and asked.question.kind == "cards":
            fault = self._cards.tell(self.state, asked.question, row, asked.total)
        if fault is not None:
            raise CountError(self.game.say(fault))
        self.answers.append(tuple(row))
        self._rows.append((asked, tuple(row)))
        self._at = self._following(self._at + 1)
        if self._at < len(self._slots):
            return None
        self.counts.append(self._count())
        return self.counts[-1]

    def _beside(self, question: Question, row: Sequence[int]) -> Message | None:
        """What is wrong with a number beside another: nobody made more captures of one kind than captures."""
        told = [(question, row), *((asked.question, other) for asked, other in self._rows)]
        every = [self._by_side(each, numbers) for each, numbers in told if each.counts == "captures"]
        some = [self._by_side(each, numbers) for each, numbers in told if each.counts == "some captures"]
        return next((Message("ask.wrong.captures", {"count": part, "all": whole}) for parts in some
                     for wholes in every for part, whole in zip(parts, wholes, strict=True) if part > whole), None)

    def _by_side(self, question: Question, row: Sequence[int]) -> Sequence[int]:
        """The numbers of an answer by side, if they were told by seat."""
        if question.per == "side":
            return row
        return [sum(number for seat, number in enumerate(row, 1) if self.game.side_of[seat] == side)
                for side in range(1, self.game.sides + 1)]

    def again(self, answers: Sequence[Sequence[int]]) -> Pad:
        """A new pad of the same match with these answers instead. Raises `CountError` if they do not fit."""
        pad = Pad(self.game, starter=self.state.chance.starter, rounds=self._cards.rounds)
        for row in answers:
            pad.answer(row)
        return pad

    @property
    def _claiming(self) -> bool:
        return bool(self._rows) and self._rows[0][0].question is CLAIM and bool(self._rows[0][1][0])

    @property
    def _last_deal(self) -> bool:
        return self.periods.plan.per == "round" or self.state.deal >= self._cards.rounds.deals

    def _following(self, place: int) -> int:
        """The next question from a place on that matters after what has been told."""
        while place < len(self._slots) and not self._matters(self._slots[place]):
            place += 1
        return place

    def _matters(self, asked: Asked) -> bool:
        if self._claiming and asked.path.startswith(LINES):
            _, scorer = self.periods.plan.lines[asked.path.removeprefix(LINES)]
            if scorer.sure is None:     # a claim is about points that are sure already
                return False
        return asked.question.when is None or asked.question.when(self.state)

    # What follows.

    def _start(self, starter: int) -> State:
        return self.game.blank(self.game.chance(seed=0, starter=starter), step=0)

    def _next_round(self) -> None:
        self.state.gather(self.game.layout.blank, (), 0)
        self.periods.next_round(self.state)
        self._next_deal()

    def _next_deal(self) -> None:
        self.periods.next_deal(self.state)
        self.state.hand_on(self.state.c[STARTER], self.state.step)

    def _begin(self) -> None:
        """A new count begins."""
        self._rows = []
        self._at = self._following(0)

    def _count(self) -> Counted:
        """All has been told: count, and go on."""
        state, heard, begun = self.state, list[Event](), self.begun
        before, known = state.copy(), self._cards.known()
        before.gather(self.game.layout.blank, (), 0)
        state.tell = heard.append
        self._take()
        counted = True
        if self._claiming:
            counted = self.periods.claimed(state)
        else:
            self.periods.count(state)
        state.tell = None
        if not counted:
            self.state, heard = before.copy(), []
        self._go_on(counted=counted)
        events = tuple(event for event in heard if event.change in ("award", "count"))
        return Counted(before, events, known, begun, not counted)

    def _take(self) -> None:
        """Put every answer where it is looked for."""
        rows: dict[int, list[int]] = {}
        for asked, row in self._rows:
            rows.setdefault(id(asked.question), []).extend(row)
        for asked in self._slots:
            told = rows.pop(id(asked.question), None)
            if told is not None and asked.question.take is not None:
                # what a line only notes is no part of the count yet; what happened in play has its own cause
                self.state.cause = "" if asked.path.startswith(LINES) else asked.path
                asked.question.take(self.state, told)
            elif told is not None and asked.question.kind == "number":
                self._told[asked.path.removeprefix(LINES)] = told

    def _go_on(self, *, counted: bool) -> None:
        """To the next deal or round, or to the end of the match."""
        last, over = self._last_deal, self.periods.plan.match[1].over
        self._cards.close(again=not last and counted, dropped=not counted)
        if self.state.seat and counted:
            if not last:
                self._next_deal()
            elif over is not None and over(self.state):
                self.state.hand_on(0, 0)
            else:
                self._next_round()
        self._begin()
