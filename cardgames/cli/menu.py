"""The first screen: `cardgames` alone at a terminal. Each choice becomes a command line, which is shown and then run.

So whoever begins here learns the commands; and whoever knows some may type them here.
"""
from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from cardgames.cli.exits import FINE, INTERRUPTED
from cardgames.cli.phrases import say
from cardgames.cli.playing.lines import Keyboard
from cardgames.cli.streams import OutputError, complain
from cardgames.cli.terminal import Terminal, clip, one_line, terminal
from cardgames.errors import CardgamesError

Run = Callable[[list[str]], int]
"""Runs a command line without the program's name; its exit code."""
QUIT = ("quit", "q", "exit", "bye")


class Item(NamedTuple):
    """A line of the menu: the word for it, what it says, and what makes its command line; None makes none."""

    word: str
    label: str
    asked: Callable[[], list[str] | None]


class Menu:
    """Asks until somebody quits. `run` runs a command line, `commands` are those there are."""

    def __init__(self, screen: Terminal, run: Run, commands: Sequence[str]) -> None:
        from cardgames.cli.asking import Asking

        self.screen, self.run, self.commands = screen, run, commands
        self.keyboard = Keyboard(screen)
        self.asking = Asking(screen, self.keyboard)

    def start(self) -> int:
        """Until the person quits; the exit code. Ctrl-C stops here too, and so does the end of input."""
        try:
            self.screen.say(*self.screen.wrapped(self.screen.paint(say("menu.title"), "bold")))
            while True:
                command = self._choice()
                if command is None:
                    return FINE
                if command and self._ran(command) == INTERRUPTED:
                    return INTERRUPTED
                self.keyboard.forget()      # what was typed at a table was not meant for the menu, and is secret there
        except EOFError:
            self.screen.say("")
            return FINE
        except KeyboardInterrupt:
            self.screen.say("")
            return INTERRUPTED

    def _choice(self) -> list[str] | None:
        """The command line of what is chosen: empty if nothing came of it, None to quit."""
        items = list(self._items())
        self.screen.say("", *(line for number, item in enumerate(items, 1)
                              for line in self.screen.wrapped(f"  {number}  {item.label}", indent=5)), "")
        while True:
            line = self.keyboard.read(say("menu.prompt"))
            if line.casefold() in QUIT:
                return None
            item = self._meant(line, items)
            if item is not None:
                return self._asked(item)
            if (typed := self._typed(line)) is not None:
                return typed
            if line:
                self.screen.say(*self.screen.wrapped(say("menu.not_understood", text=clip(line))))

    def _asked(self, item: Item) -> list[str] | None:
        """The command line of an item, after its questions; empty if the person went back."""
        from cardgames.cli.asking import Back

        try:
            return None if item.word == QUIT[0] else item.asked() or []
        except Back:
            return []

    def _items(self) -> Iterator[Item]:
        left = self._left()
        if left is not None:
            yield Item("continue", left[1], lambda: ["resume", left[0]])
        yield Item("play", say("menu.play"), self.asking.play)
        yield Item("rules", say("menu.rules"), self.asking.rules)
        yield Item("score", say("menu.score"), self.asking.score)
        yield Item("make", say("menu.make"), self.asking.make)
        yield Item("help", say("menu.help"), lambda: ["help"])
        yield Item("quit", say("menu.quit"), lambda: None)

    def _left(self) -> tuple[str, str] | None:
        """The newest match that is not over, with a person in it: its name, and the line that offers it."""
        from cardgames.cli.playing import seating
        from cardgames.records import glance, lines

        for path in glance.saved():
            if glance.is_over(path):
                continue
            with suppress(CardgamesError):      # one that cannot be read is for `cardgames saves` to tell
                record = lines.read(path, torn="dropped")
                if not seating.people([seat.kind for seat in record.header.seats]):
                    continue
                game, moves = one_line(record.header.title), len(record.moves)
                return path.stem, say("menu.continue" if moves else "menu.begun", game=game, moves=moves)
        return None

    def _meant(self, line: str, items: Sequence[Item]) -> Item | None:
        """The item of a number, a word or its beginning."""
        word = line.casefold()
        if word.isascii() and word.isdigit():
            return items[int(word) - 1] if 0 < int(word[:9]) <= len(items) else None
        if not word:
            return None
        parts = {item.word: [item.word, item.label.casefold(), *item.label.casefold().split()] for item in items}
        for ways in (slice(2), slice(2, None)):     # the word or the whole line first, then any word of it
            fitting = [item for item in items if any(part.startswith(word) for part in parts[item.word][ways])]
            if len(fitting) == 1:
                return fitting[0]
        return None

    def _typed(self, line: str) -> list[str] | None:
        """The line as a command line, if it begins with a command; or the name of a game, to play it."""
        try:
            words = shlex.split(line)
        except ValueError:
            return None
        words = words[1:] if words[:1] == ["cardgames"] else words
        if words and words[0] in self.commands:
            return words
        return ["play", *words] if words and words[0] in self.asking.ids() else None

    def _ran(self, command: list[str]) -> int:
        """Show the command line and run it. What is wrong with it is said; the menu goes on."""
        shown = shlex.join(["cardgames", *command])
        self.screen.say("", self.screen.paint(shown, "dim"))
        sys.argv = ["cardgames", *command]
        try:
            return self.run(command)
        except OutputError:
            raise
        except CardgamesError as error:
            complain(error)
            return error.exit_code


def start(run: Run, commands: Sequence[str]) -> int:
    """Show the menu at this terminal; the exit code."""
    from cardgames.cli import config

    found = config.resolved()
    for fault in found.faults:
        complain(fault)
    screen = terminal(str(found.values["color"].value), accessible=bool(found.values["accessible"].value))
    return Menu(screen, run, commands).start()
