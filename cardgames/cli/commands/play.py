"""`cardgames play GAME|CODE`: a match, with people, bots, or both."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names as known

Table = Annotated[str, typer.Argument(
    metavar="GAME", help="A game from `cardgames list`, the path of a ruleset file, or a share code.",
    autocompletion=known.games)]
Names = Annotated[str | None, typer.Option(
    "--names", metavar="LIST", help="What the people are called, or everybody, parted by commas.")]


def command(context: typer.Context, game: Table, players: options.Players = None, seats: options.Seats = None,
            variant: options.Variants = None, settings: options.Settings = None, seed: options.Seed = None,
            order: options.Order = None, starter: options.Starter = None, names: Names = None,
            moves: options.Moves = None, delay: options.Delay = None, folder: options.Folder = None,
            json: options.Json = False, color: options.Color = "auto", accessible: options.Accessible = False,
            suits: options.Suits = None, deck: options.Deck = None, practice: options.Practice = False,
            no_assist: options.NoAssist = False, count: options.Count = False, quiet: options.Quiet = False,
            verbose: options.Verbose = False) -> None:
    """Play a match.

    You sit at seat 1, bots at the others.

    Without a terminal bots play alone and the match is printed. Several people can share the keyboard, as in
    --seats you,you."""
    from cardgames.cli.playing import tables
    from cardgames.cli.terminal import terminal
    from cardgames.records.transcript import Manner

    asked = tables.Asked(
        game=game, players=players, seats=seats, variants=options.variants(variant),
        settings=options.settings(settings), seed=seed,
        orders=options.orders(order), starter=starter, names=names, moves=moves, delay=delay or 0.0,
        folder=folder, json=json, manner=Manner(
            practice=practice, assist=not no_assist, count=count, detail=int(verbose) - int(quiet),
            delay=delay if options.is_typed(context, "delay") else None))
    code = tables.play(asked, terminal(color, accessible=accessible, suits=suits, deck=deck))
    if code:
        raise typer.Exit(code)
