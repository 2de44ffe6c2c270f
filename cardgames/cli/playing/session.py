"""One match at this terminal from its first decision to its outcome: who is told what and when, saving, stopping.

The loop itself is the engine's (`Match.step`). This is the only place here that holds the true state, and it hands on
nothing of it: people get observations and sentences made for their seat.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from cardgames.cli.playing.person import Person, Quit
from cardgames.cli.screen.look import Look
from cardgames.engine.match import Match, Turn
from cardgames.pages.words import words_of
from cardgames.records.share import Shared
from cardgames.records.transcript import Header
from cardgames.table.messages import Message
from cardgames.table.state import Event, State

INTERRUPTED = 130
SAVED = "Saved. Continue with `cardgames resume`"


@dataclass
class Session:
    """A match being played.

    person asks its people; None if bots play alone. path: the file it is saved in, empty if it cannot be saved. code
    gives its share code, for the end; None if there is none. finish writes down its end. delay: seconds to wait after a
    bot's move. head: of the record that is told again, or taken up again, with the orders of all its rounds."""

    look: Look
    match: Match
    person: Person | None
    path: str = ""
    code: Callable[[], Shared | None] | None = None
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
            elif self.match.turns:
                self._recall(self.person)
            self._announce(self.match.state, anew=False)
            while not self.match.is_over:
                before = self.match.state.copy()
                self._heard(self.match.step(), before, self.match.state)
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

        code = self.code() if self.code is not None else None
        self._say("", *ending.outcome(self.look, self.match), "", *ending.afterwards(self.look, code, self.path))

    def replay(self) -> None:
        """Tell a match that is over from the beginning."""
        self._say(self.look.terminal.paint(self.match.game.ruleset.title, "bold"))
        self._tell_opening()
        for turn, before, after in self._again():
            self._heard(turn, before, after)
        self._end()

    def _again(self) -> Iterator[tuple[Turn, State, State]]:
        """The turns of a record with the states before and after them."""
        assert self.head is not None
        game = self.match.game
        state = game.start(self.head.seed, order=self.head.orders, starter=self.head.starter)
        for turn in self.match.turns:
            before = state.copy()
            game.play(state, turn.move)
            yield turn, before, state

    def _recall(self, person: Person) -> None:
        """What each person may look up when a match is taken up again: its last move and what followed."""
        last = {seat: max((turn.number for turn in self.match.turns if turn.seat == seat), default=0)
                for seat in person.seats}
        for turn, before, _ in self._again():
            for seat, number in last.items():
                if turn.number >= number:
                    person.recent[seat] += map(self.look.styled, self._sentences(turn, before, seat))

    def _tell_opening(self) -> None:
        from cardgames.pages import telling

        self._tell_all(lambda viewer: telling.opening(
            self.match.game, self.match.opening, viewer, self.look.names, words=self.words))

    def _heard(self, turn: Turn, before: State, after: State) -> None:
        """Tell a turn to everybody, the count it led to in its place."""
        from cardgames.pages import telling

        cut = _counted(turn)
        until = replace(turn, events=turn.events[:cut]) if cut else turn
        self._tell_all(lambda viewer: self._sentences(until, before, viewer))
        if cut:
            rest = turn.events[cut:]
            self._count(until, before)
            self._played = list(rest)
            self._tell_all(lambda viewer: telling.opening(
                self.match.game, rest, viewer, self.look.names, words=self.words))
        else:
            self._played += turn.events
        self._announce(after)
        asked = self.person is not None and turn.seat in self.person.seats
        if self.delay and not asked and after.seat:
            time.sleep(self.delay)

    def _sentences(self, turn: Turn, before: State, viewer: int) -> list[str]:
        """A turn for one viewer, who is not told once more what he has chosen in secret himself."""
        from cardgames.pages import telling

        told = telling.tell(self.match.game, turn, viewer, self.look.names, before=before, words=self.words)
        own = self.words.say(Message("tell.guess", {"who": self.look.names.get(viewer, ""), "guess": ""})).rstrip(" .")
        return [text for text in told if not viewer or not text.startswith(own + " ")]

    def _announce(self, state: State, *, anew: bool = True) -> None:
        """Say that all decide in secret now, when that begins; or if not `anew`, when it has begun."""
        game = self.match.game
        secret = game.secret_steps[state.step] if state.seat else ()
        begun = any(state.c[base + seat] for base in secret for seat in range(1, game.seats + 1))
        if secret and not (anew and begun):
            out = "" if state.stock else f"The {self.look.word(game.layout.stock)} is out. "
            self._tell_all(lambda viewer: [f"{out}Now everyone decides in secret; nobody sees it until all have."])

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
        """Say how to go on, with nobody's cards on the screen if several look at it."""
        if self.person is not None:
            self.person.clear()
        if self.path:
            self._say("", *self.look.wrapped(SAVED))
        else:
            self._say("", "Stopped. This match could not be saved.")


def _counted(turn: Turn) -> int:
    """How many of a turn's events lead up to the last count in it; 0 if there is none."""
    return max((place for place, event in enumerate(turn.events, 1) if event.cause.startswith("scoring")), default=0)
