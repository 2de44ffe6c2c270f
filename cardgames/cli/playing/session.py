"""One match at this terminal from its first decision to its outcome: who is told what and when, saving, stopping.

The loop itself is the engine's (`Match.step`). This is the only place here that holds the true state, and it hands on
nothing of it: people get observations and sentences made for their seat.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from cardgames.cli.playing.person import Person, Quit
from cardgames.cli.screen.look import Look
from cardgames.engine.match import Match, Turn
from cardgames.pages.words import words_of
from cardgames.records.transcript import Header
from cardgames.table.state import Event, State

INTERRUPTED = 130


@dataclass
class Session:
    """A match being played.

    person asks its people; None if bots play alone. path: the file it is saved in, empty if it cannot be saved. code
    gives its share code, for the end. finish writes down its end. delay: seconds to wait after a bot's move. head: of
    the record that is told again."""

    look: Look
    match: Match
    person: Person | None
    path: str = ""
    code: Callable[[], str] | None = None
    finish: Callable[[Match], None] | None = None
    delay: float = 0.0
    head: Header | None = None
    _played: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.words = words_of(self.match.game.ruleset)
        listens = self.person is not None and (self.person.several or len(self.person.seats) == 1)
        self.viewers: Sequence[int] = self.person.seats if self.person is not None and listens else (0,)
        """Whom sentences are made for: each person, or an onlooker where nobody looks at the screen as a seat."""

    def run(self) -> int:
        """Play to the end or until a person stops; the exit code."""
        try:
            if self.person is None:     # a person sees the table
                self._tell_opening()
            while not self.match.is_over:
                before = self.match.state.copy()
                self._heard(self.match.step(), before)
        except Quit:
            self._stopped()
            return 0
        except (KeyboardInterrupt, EOFError):
            self._stopped()
            return INTERRUPTED
        if self.finish is not None:
            self.finish(self.match)
        if self.person is not None:
            self.person.clear()
        self._end()
        return 0

    def _end(self) -> None:
        from cardgames.cli.playing import ending

        code = self.code() if self.code is not None else ""
        self._say("", *ending.outcome(self.look, self.match), "", *ending.afterwards(self.look, code, self.path))

    def replay(self) -> None:
        """Tell a match that is over from the beginning."""
        game, turns, state = self.match.game, self.match.turns, self._start()
        self._say(self.look.terminal.paint(game.ruleset.title, "bold"))
        self._tell_opening()
        for turn in turns:
            before = state.copy()
            game.play(state, turn.move)
            self._heard(turn, before)
        self._end()

    def _tell_opening(self) -> None:
        from cardgames.pages import telling

        self._tell_all(lambda viewer: telling.opening(
            self.match.game, self.match.opening, viewer, self.look.names, words=self.words))

    def _start(self) -> State:
        """The state before the first turn."""
        assert self.head is not None
        return self.match.game.start(self.head.seed, order=self.head.orders, starter=self.head.starter)

    def _heard(self, turn: Turn, before: State) -> None:
        """Tell a turn to everybody, the count it led to in its place."""
        from cardgames.pages import telling

        game, names, words = self.match.game, self.look.names, self.words
        counted = [place for place, event in enumerate(turn.events, 1) if event.cause.startswith("scoring")]
        cut = counted[-1] if counted else 0
        if not cut:
            self._played += turn.events
            self._tell_all(lambda viewer: telling.tell(game, turn, viewer, names, before=before, words=words))
        else:
            until, after = replace(turn, events=turn.events[:cut]), turn.events[cut:]
            self._tell_all(lambda viewer: telling.tell(game, until, viewer, names, before=before, words=words))
            self._count(until, before)
            self._played = list(after)
            self._tell_all(lambda viewer: telling.opening(game, after, viewer, names, words=words))
        if self.delay and turn.seat not in self.viewers and not self.match.is_over:
            time.sleep(self.delay)

    def _count(self, turn: Turn, before: State) -> None:
        """The count is for everybody: people who share a screen see it before the curtain."""
        from cardgames.cli.playing import ending
        from cardgames.pages import counting, telling

        game, names = self.match.game, self.look.names
        if self.person is not None and self.person.several:
            self.person.clear()
            self._say(*map(self.look.styled, telling.tell(game, turn, 0, names, before=before, words=self.words)))
        for report in counting.reports(game, turn.events, names, before=before, played=self._played, words=self.words):
            self._say("", *ending.count(self.look, report))

    def _tell_all(self, told: Callable[[int], Sequence[str]]) -> None:
        for viewer in self.viewers:
            sentences = [self.look.styled(text) for text in told(viewer)]
            if viewer and self.person is not None:
                self.person.hear(viewer, sentences)
            else:
                self._say(*(line for text in sentences for line in self.look.wrapped(text, indent=2)))

    def _say(self, *lines: str) -> None:
        self.look.terminal.say(*lines)

    def _stopped(self) -> None:
        if self.path:
            self._say("", "Saved. Continue with `cardgames resume`")
        else:
            self._say("", "Stopped. This match could not be saved.")
