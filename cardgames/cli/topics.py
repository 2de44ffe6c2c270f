"""What `cardgames help TOPIC` tells: the words are in the catalogue, the facts are those of the program itself."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardgames.cli import phrases
from cardgames.cli.phrases import say

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal


FORMS = (("4D", "drop"), ("9S=5H+4C", "capture"), ("10D=10C,{3C+7S},6H+4D", "groups"), ("{3C+7S}", "pile"),
         ("{10}", "pile_value"), ("7S+3C=10", "build"), ("CARD@spot/zone", "place"), ("#12", "number"),
         ("pass", "pass"))
"""Texts as they are typed, and the message that says what they are."""
CODE = "game/p2/variant+variant/path=value/s7/ab12"


def _listed(screen: Terminal, rows: list[tuple[str, str]]) -> Iterator[str]:
    """Names and what they mean, beside one another where there is room."""
    width = max(len(name) for name, _ in rows) + 4
    for name, text in rows:
        if screen.accessible:
            yield from screen.wrapped(f"{name}: {text}")
        elif width > screen.width // 2:
            yield from screen.wrapped(f"  {name}")
            yield from screen.wrapped(f"    {text}", indent=4)
        else:
            yield from screen.wrapped(f"  {name}".ljust(width) + text, indent=width)


def _notation(screen: Terminal) -> Iterator[str]:
    yield from screen.wrapped(say("topic.notation.cards"))
    yield ""
    yield from _listed(screen, [(form, say(f"form.{id}")) for form, id in FORMS])
    yield ""
    yield from screen.wrapped(say("topic.notation.moves"))


def _exit_codes(screen: Terminal) -> Iterator[str]:
    from cardgames.cli import exits

    yield from _listed(screen, [(str(code), say(f"exit.{code}")) for code in exits.ALL])


def _variables(screen: Terminal) -> Iterator[str]:
    yield from _listed(screen, [(name, say(f"variable.{name}")) for name in variables()])


def variables() -> tuple[str, ...]:
    """The variables of the environment that the program obeys, but for those of single settings."""
    from cardgames.cli import config
    from cardgames.records import folders
    from cardgames.rules import catalogue

    further = [name for key in config.KEYS.values() for name in key.variables]
    return (folders.HOME, catalogue.VARIABLE, f"{config.PREFIX}...", *further, config.LOCALE[-1], "PAGER")


def _settings(screen: Terminal) -> Iterator[str]:
    from cardgames.cli import config

    yield from screen.wrapped(say("topic.settings.text"))
    yield ""
    yield from _listed(screen, [(name, phrases.told(key.accepts)) for name, key in config.KEYS.items()])


def _players(screen: Terminal) -> Iterator[str]:
    from cardgames.players.levels import LEVELS, SEARCH
    from cardgames.players.seats import BOTS, KINDS

    person, levels = KINDS[0], list(LEVELS)
    yield from screen.wrapped(say("topic.players.text", person=person, bots=", ".join(BOTS)))
    yield from screen.wrapped(say("topic.players.search", first=levels[0], last=levels[-1], search=SEARCH))
    yield ""
    yield from _listed(screen, [(f"--seats {person},{person} --names Ana,Ben", say("form.shared")),
                                (f"--seats {BOTS[0]}", say("form.watched"))])


def _codes(screen: Terminal) -> Iterator[str]:
    yield from screen.wrapped(say("topic.codes.text"))
    yield from ("", f"  {CODE}", "")
    yield from screen.wrapped(say("topic.codes.more"))


def _words(screen: Terminal) -> Iterator[str]:
    from cardgames.cli.playing.help import WORDS

    yield from screen.wrapped(say("topic.words.text"))
    yield ""
    yield from _listed(screen, [(word, say(f"word.{word}")) for word in WORDS])


TOPICS: Mapping[str, Callable[[Terminal], Iterator[str]]] = {
    "notation": _notation, "words": _words, "players": _players, "codes": _codes, "settings": _settings,
    "variables": _variables, "exit-codes": _exit_codes}
"""All topics, in the order in which they are listed."""


def listed(screen: Terminal, commands: list[str]) -> Iterator[str]:
    """All topics and commands."""
    yield from screen.wrapped(say("help.topics"))
    yield from _listed(screen, [(name, say(f"topic.{name}")) for name in TOPICS])
    yield ""
    yield from screen.wrapped(say("help.commands"))
    yield from screen.wrapped("  " + ", ".join(commands), indent=2)


def told(screen: Terminal, topic: str) -> Iterator[str]:
    """One topic, under its title."""
    yield from (screen.paint(line, "bold") for line in screen.wrapped(say(f"topic.{topic}")))
    yield ""
    yield from TOPICS[topic](screen)
