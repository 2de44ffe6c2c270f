"""One score pad at this terminal: asking, correcting, showing; every answer is on the disk before the next question."""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.cli.exits import FINE, INTERRUPTED, WRONG
from cardgames.cli.phrases import say
from cardgames.cli.playing import queries
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.scoring import reading, sheet
from cardgames.cli.screen.look import Look
from cardgames.cli.streams import complain
from cardgames.cli.talk import sentence
from cardgames.cli.terminal import cut
from cardgames.engine.pad import Asked
from cardgames.errors import CountError
from cardgames.pages.naming import Naming
from cardgames.records.pads import SavedPad


class Scoring:
    """A pad being filled in. `lines` is where answers come from; a file of them ends with the first that is wrong."""

    def __init__(self, look: Look, lines: Lines, saved: SavedPad, *, told: bool) -> None:
        self.look, self.lines, self.saved = look, lines, saved
        self.naming = Naming(look.game, look.names)
        self.told = told
        """Whether somebody is there to be told how to answer."""
        game = look.game
        self.seats = {seat: [look.names[seat]] for seat in range(1, game.seats + 1)}
        self.sides = {side: [self.naming.side(side), *(look.names[seat] for seat in self.seats
                                                       if game.side_of[seat] == side)]
                      for side in range(1, game.sides + 1)}

    def run(self) -> int:
        """Ask until the match is over or the person stops; the exit code."""
        code = FINE
        try:
            while self.saved.pad.asked is not None or self.told:
                if not self._step():
                    code = WRONG
                    break
        except Quit:
            pass
        except (KeyboardInterrupt, EOFError) as stop:
            self.look.terminal.say("")
            over = self.saved.pad.asked is None and isinstance(stop, EOFError)   # nothing is left to be answered
            code = FINE if over else INTERRUPTED
        if self.saved.pad.asked is not None:
            self.look.terminal.say("", *self.look.wrapped(say("pad.saved", name=self.saved.name)))
        return code

    def _step(self) -> bool:
        """One question and its answer; False if an answer from a file was wrong."""
        asked = self.saved.pad.asked
        if asked is not None and self.saved.pad.begun == len(self.saved.pad.answers):
            self.look.terminal.say("", self.look.terminal.paint(sheet.heading(self.naming, self.saved), "bold"))
        text = self._read(asked)
        try:
            if not self._word(text, asked):
                self._answer(asked, text)
        except CountError as error:
            fault = sentence(cut(str(error)))
            if self.lines.where:
                complain(say("pad.refused", where=self.lines.where, fault=fault))
                return False
            self.look.terminal.say(*self.look.wrapped(fault, indent=2))
        return True

    def _read(self, asked: Asked | None) -> str:
        """What is typed. The prompt is the last line, and short."""
        if asked is None:
            self.look.terminal.say("", *self.look.wrapped(say("pad.over")))
            return self.lines.read("> ")
        text = self.look.styled(sheet.question(self.naming, self.saved) or "")
        self.look.terminal.say(*self.look.wrapped(text, indent=2))
        return self.lines.read(f"{self._order(asked)}> ")

    def _order(self, asked: Asked) -> str:
        """Whose numbers are wanted, in their order."""
        question = asked.question
        if question.kind not in ("cards", "number") or reading.is_owner(question):
            return ""
        return reading.whole(self.seats if question.per == "seat" else self.sides) + " "

    def _answer(self, asked: Asked | None, text: str) -> None:
        if asked is None:
            if not text:
                raise Quit
            self.look.terminal.say(*self.look.wrapped(say("pad.help.words"), indent=2))
            return
        count = self.saved.answer(reading.row(asked, text, self.sides, self.seats))
        if count is None:
            return
        if count.failed:
            self.look.terminal.say(*self.look.wrapped(say("pad.failed")))
            return
        self.look.terminal.say(*self.look.gap(), *sheet.counted(self.look, self.naming, count))
        if self.saved.pad.asked is None:
            self.look.terminal.say(*self.look.gap(), *sheet.sheet(self.look, self.naming, self.saved),
                                   *self.look.gap(), *sheet.result(self.look, self.naming, self.saved))

    # Words instead of an answer.

    def _word(self, text: str, asked: Asked | None) -> bool:
        """Do what a word says; False if it is none."""
        word, _, rest = text.strip().partition(" ")
        word = word.casefold()
        if word in ("?", "help"):
            self.look.terminal.say(*(line for each in self._help(asked) for line in self.look.wrapped(each, indent=2)))
        elif word == "score" and not rest:
            self.look.terminal.say(*sheet.sheet(self.look, self.naming, self.saved))
        elif word == "rules":
            self.look.terminal.say(*queries.rules(self.look, rest))
        elif word in ("back", "undo") and not rest:
            self._back(whole=word == "undo")
        elif word == "quit" and not rest:
            raise Quit
        else:
            return False
        return True

    def _help(self, asked: Asked | None) -> Iterator[str]:
        if asked is not None:
            yield from self._help_with(asked)
        yield say("pad.help.words")

    def _help_with(self, asked: Asked) -> Iterator[str]:
        question = asked.question
        if question.kind == "claim":
            yield say("pad.help.claim")
        elif question.kind == "seats":
            yield say("pad.help.whom")
        elif question.kind == "side" or reading.is_owner(question):
            yield say("pad.help.who")
        else:
            owners = self.seats if question.per == "seat" else self.sides
            yield say("pad.help.row", example=reading.example(asked, owners))
            if asked.total is not None:
                yield say("pad.help.total", total=asked.total)
            if question.worth:
                ranks = " ".join(list(question.worth)[:4])
                yield say("pad.help.ranks", example=", ".join([ranks] * len(owners)))
            if reading.may_be_empty(question):
                yield say("pad.help.zero")

    def _back(self, *, whole: bool) -> None:
        """Take back the last answer, or the whole of the present count, or of the last one if none is begun."""
        pad = self.saved.pad
        kept = len(pad.answers) - 1
        if whole:
            kept = pad.begun if pad.begun < len(pad.answers) or not pad.counts else pad.counts[-1].answers
        if not pad.answers:
            self.look.terminal.say(say("pad.back.none"))
            return
        self.saved.back(kept)
        self.look.terminal.say(say("pad.back"))
