"""`cardgames resume [NAME]`: go on with a match that was left."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names


def command(name: Annotated[str | None, typer.Argument(
                metavar="[NAME]", help="The save, by name or path; without it the newest that is not over.",
                autocompletion=names.running)] = None,
            moves: options.Moves = None, delay: options.Delay = None, color: options.Color = "auto",
            accessible: options.Accessible = False, suits: options.Suits = None) -> None:
    """Go on with a match that was left.

    It goes on by the rules it was begun with, even if its ruleset has changed since."""
    from cardgames.cli.playing import tables
    from cardgames.cli.terminal import terminal

    code = tables.resume(name, terminal(color, accessible=accessible, suits=suits), delay=delay or 0.0, moves=moves)
    if code:
        raise typer.Exit(code)
