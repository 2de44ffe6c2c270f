"""A person asked at this screen: the curtain between people, news, table, prompt, and what was meant by a line.

It implements `players.prompt.Prompt`. It is given observations and sentences; a state never gets here.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cardgames.cli import talk
from cardgames.cli.playing import help, queries
from cardgames.cli.playing.lines import Lines
from cardgames.cli.screen import picture, spots
from cardgames.cli.screen.look import Look
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
    """The people of one match: `seats` are theirs. `quiet`: lines come from a file, so nothing is drawn for anybody."""

    def __init__(self, look: Look, lines: Lines, seats: Iterable[int], *, quiet: bool = False) -> None:
        self.look, self.lines, self.seats, self.quiet = look, lines, tuple(seats), quiet
        self.recent: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.at_screen = 0 if self.several else self.seats[0]
        self._hinted: set[int] = set()
        self._options: Sequence[str] = ()
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
        self._options = ()
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
        if word.casefold() == "quit":
            raise Quit
        found = queries.answer(self.look, seen, moves, word.casefold(), rest.strip(), last=self.recent[seen.viewer])
        if found is not None:
            self.look.terminal.say(*found)
            return None
        try:
            return self._meant(seen, moves, line)
        except MoveError as error:
            self._refuse(error)
        return None

    def _meant(self, seen: Observation, moves: Moves, line: str) -> Move:
        game = self.look.game
        number = re.fullmatch(r"#?\s*(\d{1,5})", line)
        if number and self._options and 1 <= int(number[1]) <= len(self._options):
            line = self._options[int(number[1]) - 1]
            number = None
        try:
            return game.parse(seen, queries.seats_by_number(self.look, line))
        except (NotUnderstood, NotLegal) as error:
            held = isinstance(error, NotUnderstood) or error.rule.endswith(".card_from")
            if number is None or not held or not 1 <= int(number[1]) <= len(moves):
                raise
            return moves[int(number[1]) - 1]

    def _refuse(self, error: MoveError) -> None:
        """Why a line cannot be played. At a keyboard it is asked anew; in a file it is a fault."""
        if self.lines.where:
            raise ScriptError(f"{self.lines.where}: {error.text}: {error}")
        say = self.look.terminal.say
        self._options = error.options if isinstance(error, Ambiguous) else ()
        if isinstance(error, Ambiguous):
            say(f"{error.text} can mean:", *(f"  {number}  {text}" for number, text in enumerate(error.options, 1)),
                "Type its number, or the whole move.")
        elif isinstance(error, NotLegal):
            say(*talk.refused(self.look.game.ruleset, str(error), error.rule, error.nearest))
        else:
            say(*self.look.wrapped(talk.sentence(str(error))), "Type ? for help, moves for a list of your moves.")
