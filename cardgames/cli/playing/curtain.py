"""The curtain between people who share a screen: nobody sees or can look up what another person has seen or typed."""
from __future__ import annotations

from collections.abc import Collection, Sequence

from cardgames.cli.phrases import joined, say
from cardgames.cli.playing import seat_names
from cardgames.cli.playing.desk import Desk
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.table.observation import Observation


class Curtain:
    """Who is at the screen: one of `people`, or 0 for everybody. Without people there is no curtain."""

    def __init__(self, look: Look, lines: Lines, people: Collection[int], desk: Desk) -> None:
        self.look, self.lines, self.people, self.desk = look, lines, people, desk
        self.at_screen = 0

    def clear(self) -> None:
        """What one person saw goes away."""
        if self.at_screen:
            self.look.terminal.wipe()
            self.at_screen = 0

    def hand_over(self, seat: int) -> bool:
        """The screen is for this person now; whether it was not before. Raises `Quit` and what `Undoing` raises, for
        both may be typed instead of Enter."""
        if seat not in self.people or seat == self.at_screen:
            return False
        self._wait(seat)
        self.look.terminal.wipe()
        self.at_screen = seat
        return True

    def _wait(self, seat: int) -> None:
        """Until Enter alone is typed: a line meant for somebody else must not open the curtain."""
        while True:
            self.clear()
            self.lines.forget()
            undoing = self.desk.undoing
            mover = undoing.last_mover() if undoing is not None else 0
            if mover:
                self.look.terminal.say(say("curtain.undo"))
            word, _, rest = self.lines.read(say("curtain.pass", who=self.look.names[seat])).partition(" ")
            word = word.casefold()
            if not word:
                return
            if word == "quit":
                raise Quit
            if word == "undo" and mover:
                self.look.terminal.say(self.desk.undo(mover))
            elif word == "peek" and rest:
                self.peek(rest)
            else:
                self.look.terminal.wipe()       # it may have been meant for nobody else
                words = joined(["undo"] * bool(mover) + ["peek NAME", "quit"], "or")
                self.look.terminal.say(*self.look.wrapped(say("curtain.words", words=words, who=self.look.names[seat])))

    def peek(self, name: str, seen: Observation | None = None) -> list[str] | None:
        """What the person of that name alone may see: the lines to show, if that is the viewer of `seen`. Else the
        curtain falls for that person, it is shown, goes away, and there is nothing more to say: None."""
        look, seat = self.look, seat_names.find(self.look, name)
        if seen is not None and seat == seen.viewer:
            return picture.holding(look, seen) or look.wrapped(say("peek.nothing"))
        if seat not in self.people or self.desk.look_at is None:
            told = look.wrapped(say("peek.nobody", name=name))
            if seen is None:
                look.terminal.say(*told)
            return told
        own = self.desk.look_at(seat)
        self.show(seat, picture.holding(look, own) or look.wrapped(say("peek.nothing")))
        return None

    def show(self, seat: int, told: Sequence[str]) -> None:
        """Something for one person alone, behind the curtain; it goes away before anything else is said."""
        self.hand_over(seat)
        self.look.terminal.say(*told)
        while line := self.lines.read(say("peek.hide")):
            if line.casefold() == "quit":
                raise Quit
            self.lines.forget()
            self.look.terminal.say(*self.look.wrapped(say("peek.words")))
        self.clear()
