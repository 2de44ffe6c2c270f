"""Who is told what and when: each person what its seat may know, an onlooker what everybody knows, the count to all.

Sentences come from events; they are made here, for each viewer, and handed to the people or said at once.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardgames.cli.phrases import say
from cardgames.cli.playing import acted, seat_names
from cardgames.cli.playing.person import Person
from cardgames.cli.screen.look import Look
from cardgames.engine.match import Match, Turn
from cardgames.pages.counting import CountReport
from cardgames.pages.naming import follow
from cardgames.pages.words import words_of
from cardgames.table.messages import Message
from cardgames.table.state import Event, State


class News:
    """The news of one match. `person` are its people, None if nobody looks at the screen as a seat. detail: -1 for no
    news at all, 1 for the rules that acted too."""

    def __init__(self, look: Look, person: Person | None, *, detail: int = 0) -> None:
        self.look, self.game, self.person, self.detail = look, look.game, person, detail
        self.words = words_of(self.game.ruleset)
        listens = person is not None and (person.several or len(person.seats) == 1)
        onlookers = (0,) if detail >= 0 else ()
        self.viewers: Sequence[int] = person.seats if person is not None and listens else onlookers
        self._played: list[Event] = []

    def say(self, *lines: str) -> None:
        """Tell everybody at the screen."""
        self.look.terminal.say(*lines)

    def opening(self, events: Sequence[Event]) -> None:
        """What happened before the first decision of a match or deal."""
        from cardgames.pages import telling

        self._tell_all(lambda viewer: telling.opening(self.game, events, viewer, self.look.names, words=self.words))

    def turn(self, turn: Turn, before: State, after: State) -> None:
        """Tell a turn to everybody, the count it led to in its place."""
        cut = _counted(turn)
        until = replace(turn, events=turn.events[:cut]) if cut else turn
        self._tell_all(lambda viewer: self._sentences(until, before, viewer))
        if self.detail > 0:
            self._tell_all(lambda viewer: acted.lines(self.game, turn.events, viewer))
        if cut and self.detail >= 0:
            rest = turn.events[cut:]
            self._count(until, before)
            self._played = list(rest)
            self.opening(rest)
        else:
            self._played += turn.events
        self.announce(after)

    def announce(self, state: State, *, anew: bool = True) -> None:
        """Say that all decide in secret now, when that begins; or if not `anew`, when it has begun."""
        game = self.game
        secret = game.secret_steps[state.step] if state.seat else ()
        begun = any(state.c[base + seat] for base in secret for seat in range(1, game.seats + 1))
        if secret and not (anew and begun):
            out = "" if state.stock else say("news.out", stock=self.look.word(game.layout.stock))
            self._tell_all(lambda viewer: [out + say("news.secret")])

    def recall(self, match: Match) -> None:
        """Begin anew where a match is now, when it was taken up again or set back: what each person may look up is its
        last move and what followed, and what was played since the last count stands."""
        seats = self.person.seats if self.person is not None else ()
        last = {seat: max((turn.number for turn in match.turns if turn.seat == seat), default=0) for seat in seats}
        recent: dict[int, list[str]] = {seat: [] for seat in seats}
        heard: dict[int, list[str]] = {seat: [] for seat in seats}
        self.after(match.turns)
        for turn, before, _ in match.retrace():
            for seat, number in last.items():
                told = [self.look.styled(text) for text in self._sentences(turn, before, seat)]
                heard[seat] += told
                recent[seat] += told if turn.number >= number else []
        if self.person is not None:
            self.person.recent, self.person.heard = recent, heard

    def after(self, turns: Sequence[Turn]) -> None:
        """Only these turns have been told: what was played since the last count in them stands."""
        self._played = []
        for turn in turns:
            cut = _counted(turn)
            self._played = [*turn.events[cut:]] if cut else [*self._played, *turn.events]

    def _sentences(self, turn: Turn, before: State, viewer: int) -> list[str]:
        """A turn for one viewer, who is not told once more what he has chosen in secret himself."""
        from cardgames.pages import telling

        told = telling.tell(self.game, turn, viewer, self.look.names, before=before, words=self.words)
        own = self.words.say(Message("tell.guess", {"who": self.look.names.get(viewer, ""), "guess": ""})).rstrip(" .")
        return [seat_names.spoken(self.look, text) for text in told
                if not viewer or not text.startswith(own + " ")]

    def _count(self, turn: Turn, before: State) -> None:
        """The count is for everybody: people who share a screen see it before the curtain."""
        from cardgames.cli.playing import ending, reveal
        from cardgames.pages import counting, telling

        game, names = self.game, self.look.names
        if self.person is not None and self.person.several and not self.person.in_the_open:
            self.person.clear()
            self.say(*map(self.look.styled, telling.tell(game, turn, 0, names, before=before, words=self.words)))
        lying = _when_counted(turn, before)
        grid = reveal.grid(self.look, lying)
        self.say(*([*self.look.gap(), *grid] if grid else ()))
        for report in counting.reports(game, turn.events, names, before=before, played=self._played, words=self.words):
            judged = self._counted_first(report, lying)
            self.say(*self.look.gap(), *ending.count(self.look, report), *judged)

    def _counted_first(self, report: CountReport, lying: State) -> list[str]:
        """What the people say to a count before it is shown, judged; nothing where they are not asked."""
        if self.person is None or not self.person.desk.count:
            return []
        from cardgames.cli.playing import quiz

        return quiz.ask(self.look, self.person, report, lying)

    def _tell_all(self, told: Callable[[int], Sequence[str]]) -> None:
        if self.person is not None and self.person.in_the_open:
            self.person.clear()
            self.say(*(line for text in told(0) for line in self.look.wrapped(self.look.styled(text), indent=2)))
        for viewer in self.viewers:
            sentences = [self.look.styled(text) for text in told(viewer)]
            if viewer and self.person is not None:
                self.person.hear(viewer, sentences)
            else:
                self.say(*(line for text in sentences for line in self.look.wrapped(text, indent=2)))


def _counted(turn: Turn) -> int:
    """How many of a turn's events lead up to the last count in it; 0 if there is none."""
    return max((place for place, event in enumerate(turn.events, 1) if event.cause.startswith("scoring")), default=0)


def _when_counted(turn: Turn, before: State) -> State:
    """How the table lies when the count of a turn begins."""
    lying = (state for event, state in follow(before, turn.events) if event.cause.startswith("scoring"))
    return (next(lying, None) or before).copy()
