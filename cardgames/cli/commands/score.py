"""`cardgames score GAME`: a score pad for a match with real cards."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

Game = Annotated[str | None, typer.Argument(
    metavar="GAME", help="A game from `cardgames list`, or the path of a ruleset file; with --resume also a pad.",
    autocompletion=names.games)]
Names = Annotated[str | None, typer.Option(
    "--names", metavar="LIST", help="What the players are called, parted by commas, from seat 1 on.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a pad: the newest, or that of the game or name.")]
Listed = Annotated[bool, typer.Option("--list", help="List the pads there are, the newest first.")]


def command(game: Game = None, resume: Resume = False, listed: Listed = False, players: options.Players = None,
            called: Names = None, variant: options.Variants = None, settings: options.Settings = None,
            starter: options.Starter = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False,
            suits: options.Suits = None) -> None:
    """Keep the score of a match with real cards.

    Asks for each count what its rules need, checks that it can be so, and adds up.

    Answers may come from a pipe, one a line. Every answer is saved; back and undo correct."""
    from cardgames.cli.scoring import starting
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible, suits=suits)
    if listed:
        starting.tell_all(screen, game, json=json)
        return
    asked = starting.Asked(
        game=game, resume=resume, players=players, names=called, variants=options.variants(variant),
        settings=options.settings(settings), starter=starter, folder=folder, json=json)
    code = starting.score(asked, screen)
    if code:
        raise typer.Exit(code)
