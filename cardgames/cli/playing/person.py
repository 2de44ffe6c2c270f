"""A person asked at this screen: the curtain between people, news, table, prompt, and what was meant by a line.

It implements `players.prompt.Prompt`. It is given observations and sentences; a state never gets here.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgames.cli import pager, talk
from cardgames.cli.phrases import say
from cardgames.cli.playing import help, numbers, queries, seat_names, typed
from cardgames.cli.playing.curtain import Curtain
from cardgames.cli.playing.desk import Desk
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.screen import picture, spots
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import clip, cut
from cardgames.engine.game import Game
from cardgames.errors import Ambiguous, CardgamesError, MoveError, NotLegal, NotUnderstood
from cardgames.pages.words import words_of
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


class ScriptError(CardgamesError):
    """A line of a file of moves that cannot be played."""


class Person:
    """The people of one match: `seats` are theirs. `quiet`: lines come from a file, so nothing is drawn for anybody.
    `desk`: what lies beside the table; whoever runs the match fills it."""

    def __init__(self, look: Look, lines: Lines, seats: Iterable[int], *, quiet: bool = False,
                 desk: Desk | None = None) -> None:
        self.look, self.lines, self.seats, self.quiet = look, lines, tuple(seats), quiet
        look.game.say = words_of(look.game.ruleset, look.names).say
        self.desk = desk or Desk()
        self.recent: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.heard: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.curtain = Curtain(look, lines, self.seats if self.several else (), self.desk)
        self._hinted: set[int] = set()
        self._options: Sequence[str] = ()
        self._listed = False        # whether the moves have been shown with their numbers since the last one
        self._drawn: tuple[int, int, int] | None = None

    @property
    def several(self) -> bool:
        """Whether people take turns at this screen."""
        return len(self.seats) > 1 and not self.quiet

    @property
    def in_the_open(self) -> bool:
        """Whether people who share the screen hide nothing from one another but what can be peeked at: nobody has a
        hand. Then there is a curtain only before secrets, and news is for all at once."""
        zones = self.look.game.layout.zones.values()
        return self.several and not any(zone.form == "hand" and zone.seen_by == "owner" for zone in zones)

    def hear(self, seat: int, sentences: Sequence[str]) -> None:
        """News for a person since its last move: told at once, or behind the curtain if several share the screen. What
        happens in the open has been told to all."""
        self.recent[seat] += sentences
        self.heard[seat] += sentences
        if not self.several:
            self._tell(sentences)

    def clear(self) -> None:
        """What is said now is for everybody at the screen: what one person saw goes away."""
        self.curtain.clear()

    def ask(self, observation: Observation, moves: Moves, game: Game, seat: int) -> Move:
        """The move that the person at this seat wants. Raises `Quit`, what `Undoing` raises, and `EOFError` and
        `KeyboardInterrupt` as they come."""
        self._come_to(observation)
        self._show(observation, moves, seat)
        self._options, self._listed = (), False
        while True:
            line = self.lines.read(self._prompt(seat))
            if not line:
                continue
            move = self._answered(observation, moves, line)
            if move is not None:
                self.recent[seat] = []
                return move

    # What is shown before the prompt.

    def _come_to(self, seen: Observation) -> None:
        """The person to move comes to the screen: behind a curtain, if it sees what others may not."""
        if self._shared(seen) is not seen:
            self.clear()
        elif self.curtain.hand_over(seen.viewer):
            self._drawn = None

    def _shared(self, seen: Observation) -> Observation:
        """What is on the screen: what everybody sees, if the move is chosen in the open; else what the person sees."""
        if not self.in_the_open or self.desk.look_at is None or self.look.game.secret_steps[seen.step]:
            return seen
        return self.desk.look_at(0)

    def _show(self, seen: Observation, moves: Moves, seat: int) -> None:
        say_all, shown = self.look.terminal.say, self._shared(seen)
        if self.several and shown is seen:
            self._tell(self.recent[seat])
        if self.quiet:
            return
        stage, assist, aloud = (shown.viewer, seen.round, seen.deal), self.desk.assist, self.look.terminal.accessible
        if not aloud or stage != self._drawn:
            say_all(*self.look.gap(), *picture.picture(self.look, shown, unseen=assist and not aloud))
        if assist:
            say_all(*spots.preview(self.look, seen, moves))
        self._drawn = stage
        new = [move for move in moves if move[0] not in self._hinted]
        if new:
            first, self._hinted = not self._hinted, self._hinted | {move[0] for move in new}
            if assist:
                say_all(*self.look.gap(), *help.hint(self.look, seen, new))
            elif first:
                say_all(*self.look.gap(), *self.look.wrapped(say("help.hint.bare")))

    def _tell(self, sentences: Sequence[str]) -> None:
        self.look.terminal.say(*(line for text in sentences for line in self.look.wrapped(text, indent=2)))

    def _prompt(self, seat: int) -> str:
        return say("prompt.seat", who=self.look.names[seat]) if len(self.seats) > 1 else say("prompt.move")

    # What a line means.

    def _answered(self, seen: Observation, moves: Moves, line: str) -> Move | None:
        """The move that a line means; None if it was a question or cannot be played, and that has been told."""
        word, _, rest = line.partition(" ")
        word, rest = typed.word(word.casefold()), rest.strip()
        if word == "quit":
            raise Quit
        try:
            numbers.short(line)
            if word == "peek":
                self._peek(seen, moves, rest)
                return None
            if line.startswith("#") and not self.desk.assist:
                self.look.terminal.say(*self.look.wrapped(say("hint.off")))
                return None
            shown = self._shared(seen)
            asked = shown if word == "table" else seen
            found = queries.Asked(self.look, asked, moves, self.recent[seen.viewer], self.heard[seen.viewer],
                                  self.desk).answer(word, rest)
            if found is None:
                return self._meant(seen, moves, line)
            if shown is not seen and word in queries.SECRET:
                if word in queries.PRIVATE:
                    self.look.terminal.wipe()
                self.curtain.show(seen.viewer, found)
                self._show(seen, moves, seen.viewer)
                return None
        except MoveError as error:
            self._refuse(error)
            return None
        self._listed = self._listed or (word == "moves" and found[0].lstrip()[:1].isdigit())
        pager.show(self.look.terminal, "\n".join(found), paged=word == "rules" and not self.quiet)
        return None

    def _peek(self, seen: Observation, moves: Moves, name: str) -> None:
        """What a person alone may see: whoever is asked just now sees it at once, another one behind the curtain."""
        alone = self._shared(seen) is seen
        told = self.curtain.peek(name or self.look.names[seen.viewer], seen if alone else None)
        if told is not None and alone:
            self.look.terminal.say(*told)
        elif told is None:
            self._come_to(seen)
            self._show(seen, moves, seen.viewer)

    def _meant(self, seen: Observation, moves: Moves, line: str) -> Move:
        """The move: one of those numbered, or one that is spelled out. Raises `MoveError`."""
        number = numbers.number(line)
        if number is not None and self._options and number <= len(self._options):
            line, number = self._options[number - 1], None
        if number is not None and line.startswith("#"):
            return numbers.numbered(moves, number)
        try:
            return self.look.game.parse(seen, typed.text(self.look, seen, seat_names.by_number(self.look, line)))
        except Ambiguous as error:
            raise seat_names.retold(self.look, error, line) from None
        except (NotUnderstood, NotLegal) as error:
            strange = isinstance(error, NotUnderstood) or error.rule.endswith(".card_from")
            if number is None or not strange or number > len(moves) or not self.desk.assist:
                raise seat_names.retold(self.look, error, line) from None
            if not self._listed:
                raise NotUnderstood(line, numbers.not_shown(self.look.game, seen, number)) from None
            return moves[number - 1]

    def _refuse(self, error: MoveError) -> None:
        """Why a line cannot be played. At a keyboard it is asked anew; in a file it is a fault."""
        if self.lines.where:
            raise ScriptError("{where}: {text}: {why}", where=self.lines.where, text=clip(error.text),
                              why=cut(str(error)))
        self.lines.drop()
        say_all, wrapped, assist = self.look.terminal.say, self.look.wrapped, self.desk.assist
        self._options = error.options if isinstance(error, Ambiguous) else ()
        if isinstance(error, Ambiguous):
            options = [line for number, text in enumerate(error.options, 1) for line in wrapped(
                f"  {number}  {text}", indent=5)]
            say_all(*wrapped(say("help.can_mean", text=clip(error.text))), *options, *wrapped(say("help.choose")))
        elif isinstance(error, NotLegal):
            say_all(*talk.refused(self.look.terminal, self.look.game.ruleset, str(error), error.rule,
                                  error.nearest if assist else None))
        elif assist:
            say_all(*wrapped(talk.sentence(cut(str(error)))), *wrapped(say("help.more")))
        else:
            say_all(*help.strange(self.look, error.text), *wrapped(say("help.more.bare")))
