"""A whole match in this process, with people whose lines are given: what was shown, and what was saved."""
from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardgames import load
from cardgames.cli.playing import seating, tables
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.session import Session
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.match import Match
from cardgames.players.seats import players
from cardgames.records import lines as records
from cardgames.records import saves, transcript
from cardgames.records.transcript import Transcript


class Typed(Lines):
    """Lines that somebody types, given beforehand or made as they are needed; `prompts` are what was asked."""

    where = ""

    def __init__(self, typed: Iterator[str]) -> None:
        self.typed, self.prompts, self.forgotten = typed, list[str](), 0
        self.echo: Callable[[str], object] = lambda text: None

    def read(self, prompt: str) -> str:
        line = next(self.typed, None)
        self.prompts.append(prompt)
        if line is None:
            raise EOFError
        self.echo(prompt + line)
        return line

    def forget(self) -> None:
        self.forgotten += 1


class Sitting:
    """A match of `name` with these kinds of players, and lines for its people."""

    def __init__(self, name: str, typed: Sequence[str] | Iterator[str], *, seats: Sequence[str] = ("you", "greedy"),
                 seed: int | str = 7, order: Any = None, accessible: bool = False, assist: bool = True,
                 practice: bool = False, count: bool = False, saved: bool = True, **more: Any) -> None:
        self.game = load(name, players=len(seats), **more)
        self.out = io.StringIO()
        terminal = Terminal(out=self.out, colour=False, accessible=accessible, suits="letters", plain=True, live=False)
        self.lines = Typed(iter(typed))
        self.lines.echo = lambda text: self.out.write(text + "\n")
        people = seats.count("you")
        names = seating.called(seats, ",".join(["Ana", "Ben", "Cy", "Dee"][:people]) if people > 1 else None)
        look = Look(self.game, terminal, names)
        manner = transcript.Manner(practice=practice, assist=assist, count=count)
        self.table = tables.Table(look, seats, self.lines, live=True, manner=manner)
        self.person = self.table.person()
        self.match = Match(self.game, players(self.game, seats, seed, self.person), seed=seed, order=order)
        head = transcript.header(self.match, seed=seed, kinds=seats, manner=manner, names=list(names.values()))
        self.save = saves.begin(self.match, head) if saved else None
        self.session = Session(look, self.match, self.person, self.save, practice=practice)

    def run(self) -> int:
        """Play until the lines run out, or to the end; the exit code."""
        try:
            return self.session.run()
        finally:
            if self.save is not None:
                self.save.close()

    @property
    def told(self) -> str:
        return self.out.getvalue()

    @property
    def record(self) -> Transcript:
        assert self.save is not None
        return records.read(self.save.path)

    @property
    def texts(self) -> list[str]:
        return [turn.text for turn in self.match.turns]
