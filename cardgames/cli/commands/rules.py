"""`cardgames rules GAME [SECTION]`: the rules page, made from the same file that is played."""
from __future__ import annotations

from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

Section = Annotated[str | None, typer.Argument(
    metavar="SECTION", help="One part only: object, cards, deal, play, scoring, end, variants, or a move's name.",
    autocompletion=names.sections)]


def command(game: options.Game, section: Section = None,
            md: Annotated[bool, typer.Option("--md", help="Write Markdown.")] = False,
            plain: Annotated[bool, typer.Option("--plain", help="Write plain text at once, without a pager.")] = False,
            variant: options.Variants = None, settings: options.Settings = None, players: options.Players = None,
            folder: options.Folder = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """Show the rules of a game.

    They are those of one table: with the variants, settings and number of players given."""
    from cardgames.cli import pager
    from cardgames.cli.games import open_game
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.pages import printing, rules_page

    screen = terminal(color, accessible=accessible)
    opened = open_game(game, folder=folder, variants=variant, settings=settings, players=players)
    page = rules_page.page(opened, section)
    if json:
        screen.say(as_json({"game": opened.ruleset.id, "section": section, "markdown": rules_page.markdown(page)}))
        return
    text = rules_page.markdown(page) if md else rules_page.plain(page, screen.width - 1)
    text = printing.unlined(text) if screen.accessible and not md else text
    pager.show(screen, text, paged=not (md or plain))
