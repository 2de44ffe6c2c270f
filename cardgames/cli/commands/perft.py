"""`cardgames perft GAME`: how many ways play can go, for comparing engines and versions."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options


def command(game: options.Game, depth: Annotated[int, typer.Option("--depth", min=1, help="Moves to look ahead.")] = 3,
            split: Annotated[bool, typer.Option("--split", help="Tell it for each first move.")] = False,
            position: Annotated[str | None, typer.Option(
                "--position", metavar="FILE", help="Count from this position; else from the start.")] = None,
            seed: options.Seed = "0", order: options.Order = None, starter: options.Starter = None,
            variant: options.Variants = None, settings: options.Settings = None, players: options.Players = None,
            folder: options.Folder = None, json: options.Json = False, accessible: options.Accessible = False) -> None:
    """Count all sequences of moves to a depth.

    It looks at all cards, so its numbers tell what lies hidden."""
    from cardgames.cli import games, positions
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import as_json, table
    from cardgames.cli.terminal import terminal
    from cardgames.engine.perft import perft
    from cardgames.engine.perft import split as split_up

    screen = terminal(accessible=accessible)
    if position is None:
        opened = games.open_game(game, folder=folder, variants=variant, settings=settings, players=players)
        orders = options.fitting(opened, options.orders(order))
        state = opened.start(options.seed(seed), order=orders, starter=starter)
    else:
        opened, state = positions.set_up(
            game, position, folder=folder, variants=variant, settings=settings, players=players)
    moves = split_up(opened, state, depth) if split else {}
    counted = sum(moves.values()) if split else perft(opened, state, depth)
    if json:
        by_move = {"moves": moves} if split else {}
        screen.say(as_json({"game": opened.ruleset.id, "depth": depth, "count": counted, **by_move}))
        return
    if split:
        rows = [[move, str(count)] for move, count in moves.items()]
        screen.say(*table(screen, [say("perft.move"), say("perft.count")], rows, numbers=True))
    screen.say(str(counted))
