"""The questions of the menu: which game, how many, who, what it is called. An empty answer takes what is offered, or
goes back where nothing is."""
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from unicodedata import combining, normalize

from cardgames.cli.phrases import say, told
from cardgames.cli.playing.lines import Lines, answer
from cardgames.cli.tables import columns
from cardgames.cli.talk import sentence
from cardgames.cli.terminal import Terminal, clip, one_line
from cardgames.errors import CardgamesError, UsageError

if TYPE_CHECKING:
    from cardgames.rules.catalogue import Catalogue

Answer = TypeVar("Answer")
BACK = ("back", "quit", "q", "exit")


class Back(Exception):
    """The person wants none of this."""


class Asking:
    """Asks at one screen. What is asked gives the words of a command line, or None if nothing came of it; it may raise
    `Back`."""

    def __init__(self, screen: Terminal, lines: Lines) -> None:
        self.screen, self.lines = screen, lines

    def play(self) -> list[str] | None:
        """What to play, with how many and whom."""
        game = self._game()
        if game is None:
            return None
        numbers, nobody = self._numbers(game), list[str]()
        question = say("ask.players", all=" ".join(map(str, numbers)), usual=numbers[0]) if len(numbers) > 1 else ""
        players = self._asked(question, lambda text: _number(text, numbers), numbers[0]) if question else None
        seats = players or (numbers[0] if numbers else 0)
        people = self._asked(say("ask.people"), lambda text: _people(text, seats), nobody) or nobody
        words = ["play", game, *(["--players", str(players)] if players else [])]
        if len(people) > 1:
            from cardgames.cli.playing.seating import BOT, PERSON

            words += ["--seats", ",".join([PERSON] * len(people) + [BOT] * (seats - len(people)))]
        return [*words, *(["--names", ",".join(people)] if people else [])]

    def rules(self) -> list[str] | None:
        """Whose rules to read."""
        game = self._game()
        return ["rules", game] if game is not None else None

    def score(self) -> list[str] | None:
        """Whose score to keep; the pad asks all else itself."""
        game = self._game()
        return ["score", game] if game is not None else None

    def make(self) -> list[str] | None:
        """What a new ruleset is called, and what it begins with."""
        from cardgames.cli.starting import check_name

        def named(text: str) -> str:
            check_name(text, self.ids())
            if Path(f"{text}.yaml").exists():
                raise UsageError(say("ask.exists", file=f"{text}.yaml"))
            return text

        self.screen.say(*self.screen.wrapped(say("ask.make")))
        name = self._asked(say("ask.name"), named, None)
        base = self._game(say("ask.base")) if name is not None else None
        return ["new", name, "--from", base] if name is not None and base is not None else None

    def ids(self) -> tuple[str, ...]:
        """The games there are."""
        return self._catalogue.ids()

    @cached_property
    def _catalogue(self) -> Catalogue:
        from cardgames.cli.games import catalogue

        return catalogue(None)

    def _game(self, question: str = "") -> str | None:
        """One of the games, by number, name or title."""
        from cardgames.rules.glance import title

        found = {id: one_line(self._titled(id, title)) for id in self.ids()}
        titles = dict(sorted(found.items(), key=lambda item: (_unmarked(item[1]), item[0])))
        self.screen.say("", *columns(self.screen, [f"{number:>3}  {called}" for number, called in enumerate(
            titles.values(), 1)]), "")
        return self._asked(question or say("ask.game"), lambda text: _one_of(text, titles), None)

    def _titled(self, id: str, title: Callable[[Path], str]) -> str:
        try:
            return title(self._catalogue.path(id)) or id
        except UsageError:      # two of that name
            return id

    def _numbers(self, game: str) -> tuple[int, ...]:
        """How many can play, as far as that is seen at a glance."""
        from cardgames.rules.glance import glance

        try:
            return glance(self._catalogue.path(game), self._catalogue.extended).players
        except UsageError:      # the command says what is wrong with it
            return ()

    def _asked(self, question: str, read: Callable[[str], Answer], otherwise: Answer | None) -> Answer | None:
        """Ask until the answer can be read; an empty one is `otherwise`."""
        while True:
            line = answer(self.lines, self.screen, question)
            if not line:
                return otherwise
            if line.casefold() in BACK:
                raise Back
            try:
                return read(line)
            except CardgamesError as error:
                self.screen.say(*self.screen.wrapped(sentence(told(error))))


def _unmarked(text: str) -> str:
    """A text as an index sorts it: without capital letters and the marks on letters."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))


def _one_of(text: str, titles: dict[str, str]) -> str:
    """The id of a game from its number in the list, its id or its title, or a beginning that is clear."""
    from cardgames.rules.near import nearest

    ids, word = list(titles), text.casefold()
    if text.isascii() and text.isdigit():
        if not 0 < int(text[:9]) <= len(ids):
            raise UsageError(say("ask.no_number", number=clip(text), most=len(ids)))
        return ids[int(text) - 1]
    for fits in (str.__eq__, str.startswith):
        found = [id for id, title in titles.items() if fits(id, word) or fits(title.casefold(), word)]
        if len(found) == 1:
            return found[0]
    near = nearest(clip(text), ids)
    raise UsageError(say("ask.no_game", text=clip(text)) if near is None else say(
        "ask.other_game", text=clip(text), near=near))


def _number(text: str, numbers: tuple[int, ...]) -> int:
    if text not in map(str, numbers):
        raise UsageError(say("ask.no_players", numbers=", ".join(map(str, numbers))))
    return int(text)


def _people(text: str, seats: int) -> list[str]:
    """The names of those who share the keyboard."""
    names = [name for name in map(one_line, text.split(",")) if name]
    if seats and len(names) > seats:
        raise UsageError(say("ask.too_many", seats=seats))
    return names
