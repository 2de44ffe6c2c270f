"""`cardgames help [TOPIC]`: what no single command explains, and the help of any command."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cardgames.cli.terminal import Terminal

Topic = Annotated[str | None, typer.Argument(
    metavar="TOPIC", help="A topic or a command; without it all are listed.",
    autocompletion=names.topics)]
OfGame = Annotated[str | None, typer.Argument(
    metavar="GAME", help="After notation: the game whose moves are shown.", autocompletion=names.games)]


def command(context: typer.Context, topic: Topic = None, game: OfGame = None, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """Explain exit codes, notation and other topics.

    cardgames help lists them; cardgames help notation GAME shows how the moves of that game are written."""
    from cardgames.cli import pager
    from cardgames.cli.terminal import terminal
    from cardgames.errors import UsageError

    if game is not None and topic != "notation":
        raise UsageError("only notation is told of a single game: cardgames help notation {game}", game=game)
    screen = terminal(color, accessible=accessible)
    pager.show(screen, "\n".join(_lines(screen, topic, game, context.find_root())), paged=True)


def _lines(screen: Terminal, topic: str | None, game: str | None, root: Any) -> Iterator[str]:
    from cardgames.cli import topics
    from cardgames.cli.usage import Context
    from cardgames.errors import Said, UsageError
    from cardgames.rules.near import meant

    commands: Mapping[str, Any] = root.command.commands
    if topic is None:
        yield from topics.listed(screen, list(commands))
    elif game is not None:
        yield from _of_game(screen, game)
    elif topic in topics.TOPICS:
        yield from topics.told(screen, topic)
    elif topic in commands:
        yield from commands[topic].get_help(Context(commands[topic], info_name=topic, parent=root)).split("\n")
    else:
        raise UsageError('there is no help on "{topic}"{hint}', topic=topic,
                         hint=meant(topic, [*topics.TOPICS, *commands], Said("there is on")))


def _of_game(screen: Terminal, name: str) -> Iterator[str]:
    from cardgames.cli import notation
    from cardgames.cli.games import open_game
    from cardgames.cli.phrases import say
    from cardgames.cli.terminal import one_line

    opened = open_game(name, folder=None)
    title = say("notation.title", game=one_line(opened.ruleset.title))
    yield from (screen.paint(line, "bold") for line in screen.wrapped(title))
    yield ""
    yield from notation.lines(screen, opened)
