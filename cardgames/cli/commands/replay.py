"""`cardgames replay FILE`: a match told again from its transcript."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from cardgames.cli.playing.session import Session
    from cardgames.cli.terminal import Terminal


Pause = Annotated[float | None, typer.Option("--delay", metavar="SECONDS", min=0, help="Pause after each move.")]


def command(file: Annotated[str, typer.Argument(metavar="FILE", help="A transcript or a save that is over.",
                                                 autocompletion=names.over)],
            delay: Pause = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False, suits: options.Suits = None) -> None:
    """Tell a match again from its transcript.

    It is played by the rules it carries; if anything does not fit it says what, and ends with 1."""
    from cardgames.cli.terminal import terminal

    session = _session(file, terminal(color, accessible=accessible, suits=suits), delay or 0.0)
    if json:
        from cardgames.cli.playing.quietly import finished
        from cardgames.cli.tables import as_json

        assert session.head is not None
        session.look.terminal.say(as_json(finished(session.match, session.head)))
    else:
        session.replay()


def _session(file: str, terminal: Terminal, delay: float) -> Session:
    """The match as it was played. One that is still running is not told: it would show every card."""
    from dataclasses import replace

    from cardgames.cli.playing.seating import names_of
    from cardgames.cli.playing.session import Session
    from cardgames.cli.playing.tables import speak_as_now
    from cardgames.cli.screen.look import Look
    from cardgames.errors import UsageError
    from cardgames.records import lines, replay, saves

    record = lines.read(saves.find(file), torn="dropped")
    if record.end is None:
        raise UsageError(f"{file} is not over; telling it would show the cards of all seats. "
                         "Go on with it first: cardgames resume")
    game = replay.game_of(record.header, name=record.name)
    speak_as_now(game)      # before anything is said of the moves
    match = replay.replay(record, game=game)
    look = Look(game, terminal, names_of(record.header))
    return Session(look, match, None, delay=delay, head=replace(record.header, orders=record.orders))
