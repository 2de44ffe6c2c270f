"""One match at this terminal from its first decision to its outcome: playing, saving, taking back, stopping.

The loop itself is the engine's (`Match.step`). This is the only place here that holds the true state, and it hands on
nothing of it: people get observations and sentences made for their seat.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from cardgames.cli.exits import FINE, INTERRUPTED, WRONG
from cardgames.cli.phrases import say, told
from cardgames.cli.playing import codes, seat_names
from cardgames.cli.playing.news import News
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.playing.thinking import thinking
from cardgames.cli.playing.undoing import NAMED, MadeAgain, TakenBack, Undoing
from cardgames.cli.screen.look import Look
from cardgames.engine.match import Match, Turn
from cardgames.errors import TranscriptError
from cardgames.records.saves import Save
from cardgames.records.share import Shared
from cardgames.table.state import State


@dataclass
class Session:
    """A match being played.

    person asks its people; None if bots play alone. save: where it is saved, None if it cannot be. code gives its share
    code, for the end; None if there is none. delay: seconds to wait after a bot's move. practice: moves may be taken
    back whatever they have shown. undone: how many moves were taken back before it was taken up again. detail: -1 for
    the result only, 1 for the rules that acted too. `ended` tells whether it came to its end, and was saved with it."""

    look: Look
    match: Match
    person: Person | None
    save: Save | None = None
    code: Callable[[], Shared | None] | None = None
    delay: float = 0.0
    practice: bool = False
    undone: int = 0
    detail: int = 0

    def __post_init__(self) -> None:
        self.news, self._unsaved, self.ended = News(self.look, self.person, detail=self.detail), False, False
        people = self.person.seats if self.person is not None else ()
        self.undoing = Undoing(self.match, people, self.look.names, practice=self.practice,
                               undone=self.undone, record=self.save.undo if self.save is not None else None)
        if self.person is None:
            return
        desk, match = self.person.desk, self.match
        desk.save, desk.undoing = self.save, self.undoing
        desk.look_at = lambda seat: match.game.observe(match.state, seat)
        if self.save is not None and not self.person.quiet:
            self.save.again = self._not_saved

    def run(self) -> int:
        """Play to the end or until a person stops; the exit code."""
        try:
            self._begin()
            while not self.match.is_over:
                self._go_on()
            if self.save is not None:
                self.save.finish(self.match)
        except Quit:
            self._stopped()
            return WRONG if self._unsaved else FINE
        except (KeyboardInterrupt, EOFError):
            self._stopped()
            return WRONG if self._unsaved else INTERRUPTED
        if self.person is not None:
            self.person.clear()
        self._end()
        return 0

    def _begin(self) -> None:
        if self.person is None:     # a person sees the table
            self.news.opening(self.match.opening)
        elif self.match.turns:
            self.news.recall(self.match)
        self.news.announce(self.match.state, anew=False)

    def _go_on(self) -> None:
        """One decision, or what the person asks for instead: moves taken back, or made again."""
        before = self.match.state.copy()
        try:
            with self._thinking():
                turn = self.match.step()
        except TakenBack as back:
            self.news.recall(self.match)
            several = self.person is not None and self.person.several
            told = (say("undo.done_behind_curtain", who=self.look.names[self.match.state.seat]) if several else
                    say("undo.done", moves=self._texts(back.turns)))
            self.news.say(*self.look.wrapped(told))
        except MadeAgain as again:
            for each in again.turns:
                before = self.match.state.copy()
                self.news.turn(self.match.play(each.move), before, self.match.state)
        else:
            self.undoing.moved()
            self.news.turn(turn, before, self.match.state)
            self._pause(turn, self.match.state)

    def _texts(self, turns: Sequence[Turn]) -> str:
        """The moves, first made first."""
        told = [self.look.aloud(seat_names.spoken(self.look, turn.text)) for turn in turns[:NAMED]]
        return ("; " if self.look.terminal.accessible else ", ").join(told) + (" …" if len(turns) > NAMED else "")

    def _thinking(self) -> AbstractContextManager[None]:
        """A word on a bot that takes long; a person needs none."""
        seat = self.match.state.seat
        if self.detail < 0 or (self.person is not None and seat in self.person.seats):
            return nullcontext()
        return thinking(self.look.terminal, self.look.names[seat], stoppable=self.person is not None)

    def _pause(self, turn: Turn, after: State) -> None:
        """Time to read what a bot has done."""
        asked = self.person is not None and turn.seat in self.person.seats
        if self.delay and not asked and after.seat:
            time.sleep(self.delay)

    def _end(self) -> None:
        """The result, what help was used, and how to see the match again."""
        from cardgames.cli.playing import ending

        self.ended = True
        if self.detail < 0:
            self.news.say(*ending.outcome(self.look, self.match))
            return
        code = self.code() if self.code is not None else None
        hints = self.person.desk.hints if self.person is not None else {}
        self.news.say("", *ending.outcome(self.look, self.match),
                      *ending.helped(self.look, hints, practice=self.practice, undone=self.undoing.undone), "",
                      *ending.afterwards(self.look, code, self.save))

    def _not_saved(self, error: TranscriptError) -> bool:
        """What has just been done could not be saved: the person makes room, or stops."""
        assert self.person is not None
        self._unsaved = True
        self.news.say(*self.look.wrapped(say("save.failed", why=told(error))))
        self.person.lines.drop()
        if self.person.lines.read(say("save.again")).casefold() in ("quit", "q"):
            raise Quit
        self._unsaved = False
        return True

    def _stopped(self) -> None:
        """Say how to go on, with nobody's cards on the screen if several look at it."""
        if self.person is not None:
            self.person.clear()
        self.news.say("", *self.look.wrapped(say("stop.unsaved") if self.save is None else self.going_on(self.save)))

    def going_on(self, save: Save) -> str:
        """How to go on with the match later."""
        return say("save.lost" if self._unsaved else "stop.saved", save=codes.after_resume(save.path),
                   options=self.look.terminal.options)
