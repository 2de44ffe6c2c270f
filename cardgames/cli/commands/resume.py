"""`cardgames resume [NAME]`: go on with a match that was left."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names


def command(name: Annotated[str | None, typer.Argument(
                metavar="[NAME]", help="The save, by name, path or share code; without it the newest.",
                autocompletion=names.running)] = None,
            moves: options.Moves = None, delay: options.Delay = None, color: options.Color = "auto",
            accessible: options.Accessible = False, suits: options.Suits = None, deck: options.Deck = None,
            no_assist: options.NoAssist = False, count: options.Count = False) -> None:
    """Go on with a match that was left.

    It goes on by the rules it was begun with, even if its ruleset has changed since."""
    from cardgames.cli.playing import tables
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible, suits=suits, deck=deck)
    manner = tables.Manner(assist=not no_assist, count=count)
    code = tables.resume(name, screen, delay=delay or 0.0, moves=moves, manner=manner)
    if code:
        raise typer.Exit(code)
