"""A person asked at this screen: the curtain between people, news, table, prompt, and what was meant by a line.

It implements `players.prompt.Prompt`. It is given observations and sentences; a state never gets here.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgames.cli import talk
from cardgames.cli.playing import help, numbers, queries, seat_names
from cardgames.cli.playing.lines import Lines
from cardgames.cli.screen import picture, spots
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import clip, cut
from cardgames.engine.game import Game
from cardgames.errors import Ambiguous, CardgamesError, MoveError, NotLegal, NotUnderstood
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


class Quit(Exception):
    """The person wants to stop here."""


class ScriptError(CardgamesError):
    """A line of a file of moves that cannot be played."""


class Person:
    """The people of one match: `seats` are theirs. `quiet`: lines come from a file, so nothing is drawn for anybody.
    `saved`: whether the match is saved, as the help says; set once that is known."""

    def __init__(self, look: Look, lines: Lines, seats: Iterable[int], *, quiet: bool = False) -> None:
        self.look, self.lines, self.seats, self.quiet, self.saved = look, lines, tuple(seats), quiet, True
        self.recent: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.at_screen = 0 if self.several else self.seats[0]
        self._hinted: set[int] = set()
        self._options: Sequence[str] = ()
        self._listed = False        # whether the moves have been shown with their numbers since the last one
        self._drawn: tuple[int, int, int] | None = None

    @property
    def several(self) -> bool:
        """Whether people take turns at this screen."""
        return len(self.seats) > 1 and not self.quiet

    def hear(self, seat: int, sentences: Sequence[str]) -> None:
        """News for a person since its last move: told at once, or behind the curtain if several share the screen."""
        self.recent[seat] += sentences
        if not self.several:
            self._tell(sentences)

    def clear(self) -> None:
        """What is said now is for everybody at the screen: what one person saw goes away."""
        if self.several and self.at_screen:
            self.look.terminal.wipe()
            self.at_screen = 0

    def ask(self, observation: Observation, moves: Moves, game: Game, seat: int) -> Move:
        """The move that the person at this seat wants. Raises `Quit`, and `EOFError` and
        `KeyboardInterrupt` as they come."""
        self._hand_over(seat)
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

    def _hand_over(self, seat: int) -> None:
        """A curtain: nobody sees what another person has seen or typed."""
        if not self.several or seat == self.at_screen:
            return
        self.clear()
        self.at_screen = seat
        self.lines.forget()
        self.lines.read(f"Pass to {self.look.names[seat]}, press Enter > ")
        self.look.terminal.wipe()
        self._drawn = None

    def _show(self, seen: Observation, moves: Moves, seat: int) -> None:
        say = self.look.terminal.say
        if self.several:
            self._tell(self.recent[seat])
        if self.quiet:
            return
        stage = (seat, seen.round, seen.deal)
        if not self.look.terminal.accessible:
            say("", *picture.picture(self.look, seen), *spots.preview(self.look, seen, moves))
        elif stage != self._drawn:
            say(*picture.picture(self.look, seen))
        self._drawn = stage
        new = [move for move in moves if move[0] not in self._hinted]
        if new:
            self._hinted |= {move[0] for move in new}
            say("", *help.hint(self.look, seen, new))

    def _tell(self, sentences: Sequence[str]) -> None:
        self.look.terminal.say(*(line for text in sentences for line in self.look.wrapped(text, indent=2)))

    def _prompt(self, seat: int) -> str:
        return f"{self.look.names[seat]} > " if len(self.seats) > 1 else "Your move > "

    # What a line means.

    def _answered(self, seen: Observation, moves: Moves, line: str) -> Move | None:
        """The move that a line means; None if it was a question or cannot be played, and that has been told."""
        word, _, rest = line.partition(" ")
        word = word.casefold()
        if word == "quit":
            raise Quit
        try:
            numbers.short(line)
            found = queries.answer(self.look, seen, moves, word, rest.strip(), last=self.recent[seen.viewer],
                                   saved=self.saved)
            if found is None:
                return self._meant(seen, moves, line)
        except MoveError as error:
            self._refuse(error)
            return None
        self._listed = self._listed or (word == "moves" and found[0].lstrip()[:1].isdigit())
        self.look.terminal.say(*found)
        return None

    def _meant(self, seen: Observation, moves: Moves, line: str) -> Move:
        """The move: one of those numbered, or one that is spelled out. Raises `MoveError`."""
        number = numbers.number(line)
        if number is not None and self._options and number <= len(self._options):
            line, number = self._options[number - 1], None
        if number is not None and line.startswith("#"):
            return numbers.numbered(moves, number)
        try:
            return self.look.game.parse(seen, seat_names.by_number(self.look, line))
        except (NotUnderstood, NotLegal) as error:
            strange = isinstance(error, NotUnderstood) or error.rule.endswith(".card_from")
            if number is None or not strange or number > len(moves):
                raise
            if not self._listed:
                raise NotUnderstood(line, numbers.not_shown(self.look.game, seen, number)) from None
            return moves[number - 1]

    def _refuse(self, error: MoveError) -> None:
        """Why a line cannot be played. At a keyboard it is asked anew; in a file it is a fault."""
        if self.lines.where:
            raise ScriptError(f"{self.lines.where}: {clip(error.text)}: {cut(str(error))}")
        say, wrapped = self.look.terminal.say, self.look.wrapped
        self._options = error.options if isinstance(error, Ambiguous) else ()
        if isinstance(error, Ambiguous):
            options = [line for number, text in enumerate(error.options, 1) for line in wrapped(
                f"  {number}  {text}", indent=5)]
            say(*wrapped(f"{clip(error.text)} can mean:"), *options, *wrapped("Type its number, or the whole move."))
        elif isinstance(error, NotLegal):
            say(*talk.refused(self.look.terminal, self.look.game.ruleset, str(error), error.rule, error.nearest))
        else:
            say(*wrapped(talk.sentence(cut(str(error)))),
                *wrapped("Type ? for help, moves for a list of your moves."))
