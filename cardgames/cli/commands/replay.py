"""`cardgames replay FILE`: a match told again from its transcript."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from cardgames.cli.playing.retelling import Retelling
    from cardgames.cli.terminal import Terminal


Pause = Annotated[float | None, typer.Option("--delay", metavar="SECONDS", min=0, help="Pause after each move.")]
First = Annotated[int, typer.Option("--from", metavar="N", min=0, help="Begin after N moves, with the table.")]
Run = Annotated[bool, typer.Option("--run", help="Tell all at once; without it a terminal asks after each move.")]
Play = Annotated[bool, typer.Option("--play", help="Play on from there, as a match of its own.")]


def command(file: Annotated[str, typer.Argument(metavar="FILE", help="A transcript or a save that is over.",
                                                 autocompletion=names.over)],
            first: First = 0, run: Run = False, play: Play = False, delay: Pause = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False, suits: options.Suits = None,
            deck: options.Deck = None) -> None:
    """Tell a match again from its transcript.

    In a terminal it goes step by step. It is played by the rules it carries; if anything does not fit it says what, and
    ends with 1."""
    from cardgames.cli.terminal import terminal

    told = _told(file, terminal(color, accessible=accessible, suits=suits, deck=deck), first, delay)
    if json:
        from cardgames.cli.playing.quietly import finished, helped
        from cardgames.cli.tables import as_json

        told.look.terminal.say(as_json({**finished(told.match, told.record.header),
                                        **helped(told.record.hints, told.record.taken_back)}))
        return
    code = _retold(told, run=run or delay is not None, play=play)
    if code:
        raise typer.Exit(code)


def _retold(told: Retelling, *, run: bool, play: bool) -> int:
    """Tell it in one go, or as the person at the terminal wants; the exit code."""
    import sys

    from cardgames.cli.phrases import say
    from cardgames.cli.playing import resuming
    from cardgames.cli.playing.lines import Keyboard
    from cardgames.errors import UsageError

    there = told.look.terminal.live and sys.stdin.isatty()
    if play and not there:
        raise UsageError(say("replay.no_terminal"))
    if not there or (run and not play):
        told.run()
        return 0
    number = told.number if play else told.by_step(Keyboard(told.look.terminal))
    return 0 if number is None else resuming.play_on(told.look, told.record, told.match, number)


def _told(file: str, terminal: Terminal, first: int, delay: float | None) -> Retelling:
    """The match as it was played. One that is still running is not told: it would show every card."""
    from dataclasses import replace

    from cardgames.cli.playing import codes
    from cardgames.cli.playing.resuming import speak_as_now
    from cardgames.cli.playing.retelling import Retelling
    from cardgames.cli.playing.seating import names_of
    from cardgames.cli.screen.look import Look
    from cardgames.errors import UsageError
    from cardgames.records import lines, replay, saves

    path = saves.find(file)
    record = lines.read(path, torn="dropped")
    if record.end is None:
        raise UsageError("{file} is not over; telling it would show the cards of all seats. Go on with it first: "
                         "cardgames resume {name}", file=file, name=codes.called(path))
    if first > len(record.moves):
        raise UsageError("{file} has {moves} moves, so it cannot be told from {first} on", file=file,
                         moves=len(record.moves), first=first)
    game = replay.game_of(record.header, name=record.name)
    speak_as_now(game)      # before anything is said of the moves
    match = replay.replay(record, game=game)
    record = replace(record, header=replace(record.header, orders=record.orders))
    look = Look(game, terminal, names_of(record.header))
    return Retelling(look, match, record, first=first, delay=(delay or 0.0) if terminal.live else 0.0)
