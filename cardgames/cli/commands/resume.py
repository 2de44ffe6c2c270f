"""`cardgames resume [NAME]`: go on with a match that was left."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names


def command(context: typer.Context,
            name: Annotated[str | None, typer.Argument(
                metavar="NAME", help="The save, by name, path, game or share code; without it the newest of a person.",
                autocompletion=names.running)] = None,
            moves: options.Moves = None, delay: options.Delay = None, folder: options.Folder = None,
            color: options.Color = "auto", accessible: options.Accessible = False, suits: options.Suits = None,
            deck: options.Deck = None, practice: options.Practice = False, assist: options.Assist = None,
            count: options.Counting = None, quiet: options.Quiet = False, verbose: options.Verbose = False) -> None:
    """Go on with a match that was left.

    It goes on by the rules it was begun with, even if its ruleset has changed since, and as it was played: with
    --practice, --no-assist, --count, --delay and --verbose if it was begun so, unless something else is given now."""
    from cardgames.cli.playing import resuming
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible, suits=suits, deck=deck)
    given = {"practice": practice or None, "assist": assist, "count": count,
             "delay": delay if options.is_typed(context, "delay") else None,
             "detail": int(verbose) - int(quiet) if verbose or quiet else None}
    code = resuming.resume(name, screen, delay=delay or 0.0, moves=moves, folder=folder,
                           manner={name: value for name, value in given.items() if value is not None})
    if code:
        raise typer.Exit(code)
