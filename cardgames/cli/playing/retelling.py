"""A match that is over told again: in one go, or step by step with the table whenever it is asked for.

All hands may be seen here: nobody plays any more.
"""
from __future__ import annotations

import time
from collections.abc import Iterator

from cardgames.cli.phrases import say
from cardgames.cli.playing import ending
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.news import News
from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.engine.match import Match
from cardgames.records.transcript import Transcript

GO_ON, BACK, TABLE, RUN, PLAY, QUIT = "", "back", "table", "run", "play", "quit"


class Retelling:
    """One match told again. `first`: how many moves have been told already when it begins."""

    def __init__(self, look: Look, match: Match, record: Transcript, *, first: int = 0, delay: float = 0.0) -> None:
        self.look, self.match, self.record, self.delay = look, match, record, delay
        self.steps = list(match.retrace())
        self.news, self.number = News(look, None), min(first, len(self.steps))

    def run(self) -> None:
        """Tell what is left, and the result."""
        self._begin()
        self._run()

    def by_step(self, lines: Lines) -> int | None:
        """Tell it as the person wants; the number of moves after which it wants to play on, None if it does not."""
        self._begin()
        while True:
            try:
                typed = lines.read(say("replay.prompt", number=self.number, count=len(self.steps))).casefold()
            except EOFError:
                self.news.say("")
                return None
            if typed == RUN or (typed == GO_ON and self.number == len(self.steps)):
                self._run()
                return None
            if typed in (QUIT, "q"):
                return None
            if typed == PLAY and self.number < len(self.steps):
                return self.number
            self._obey(typed)

    def _obey(self, typed: str) -> None:
        """One step, or the table somewhere."""
        if typed == GO_ON:
            self._step()
        elif typed == BACK:
            self._go_to(self.number - 1)
        elif typed == TABLE:
            self.news.say(*self._table())
        elif typed.isascii() and typed.lstrip("#").isdigit():
            self._go_to(int(typed.lstrip("#")[:9]))
        else:
            self.news.say(*self.look.wrapped(say("replay.over" if typed == PLAY else "replay.words")))

    def _begin(self) -> None:
        self.news.say(self.look.terminal.paint(self.match.game.ruleset.title, "bold"))
        if self.number:
            self._go_to(self.number)
        else:
            self.news.opening(self.match.opening)

    def _go_to(self, number: int) -> None:
        """The table after so many moves."""
        if not 0 <= number <= len(self.steps):
            id = "replay.start" if number < 0 else "replay.range"
            self.news.say(*self.look.wrapped(say(id, count=len(self.steps))))
            return
        self.number = number
        self.news.after([turn for turn, _, _ in self.steps[:number]])
        self.news.say(say("replay.from", count=number), *self._table())

    def _step(self) -> None:
        turn, before, after = self.steps[self.number]
        self.number += 1
        self.news.turn(turn, before, after)

    def _run(self) -> None:
        while self.number < len(self.steps):
            self._step()
            if self.delay and self.number < len(self.steps):
                time.sleep(self.delay)
        record = self.record
        self.news.say("", *ending.outcome(self.look, self.match), *ending.helped(
            self.look, record.hints, practice=record.header.manner.practice, undone=record.taken_back), "")

    def _table(self) -> Iterator[str]:
        """The table after the moves told so far, with what every seat holds."""
        game = self.match.game
        state = self.steps[self.number - 1][2] if self.number else self.steps[0][1]
        yield from picture.picture(self.look, game.observe(state, 0))
        for seat in range(1, game.seats + 1):
            yield from picture.holding(self.look, game.observe(state, seat), named=True)
