"""`cardgames compare GAME [OTHER]`: what house rules change."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names
from cardgames.cli.numbers import options as own

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.engine.game import Game
    from cardgames.lab.compare import Comparison, Row

First = Annotated[str, typer.Argument(
    metavar="GAME", help="A game, the path of a ruleset file, or a table such as game/variant/path=value.",
    autocompletion=names.games)]
Second = Annotated[str | None, typer.Argument(
    metavar="OTHER", help="The other table, written in the same way; without it the same game again.",
    autocompletion=names.games)]
Variants = Annotated[list[str] | None, typer.Option(
    "--variant", metavar="V", help="A house rule of the second table. May be repeated; commas work too.",
    autocompletion=names.variants)]
Settings = Annotated[list[str] | None, typer.Option(
    "--set", metavar="PATH=VALUE", help="Change one value of the second table's rules. May be repeated.",
    autocompletion=names.settings)]


def command(game: First, other: Second = None, variant: Variants = None, settings: Settings = None,
            games: options.Games = 1000, seats: own.Bots = None, seed: options.Seed = "0", jobs: options.Jobs = 1,
            cluster: own.Cluster = None, players: options.Players = None, csv: own.Csv = None, svg: own.Svg = None,
            folder: options.Folder = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """Tell what house rules change.

    Plays the same cards at two tables: that of GAME, and OTHER or GAME with --variant and --set. Shows the first
    seat's edge, points line by line, lengths, moves and events at both, and the change with its 95% interval."""
    from cardgames.cli.numbers import files, tables
    from cardgames.cli.progress import progress
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.errors import UsageError
    from cardgames.lab.compare import compare

    if other is None and not variant and not settings:
        raise UsageError("compare needs a second table: another game, or --variant or --set for the same game")
    screen = terminal(color, accessible=accessible)
    files.check(csv, svg)
    many = options.number_of_players(players, seats)
    first = tables.opened(game, folder=folder, players=many)
    second = tables.opened(other or game, folder=folder, players=many, variants=variant, settings=settings)
    with progress("compare", accessible=screen.accessible) as told:
        found = compare(first, second, seats or "greedy", games=games, seed=options.seed(seed), jobs=jobs,
                        cluster=cluster, progress=told)
    screen.say(*([as_json(found.to_json())] if json else _lines(screen, (first, second), found)))
    files.write(csv, files.comparison_rows(found))
    files.draw(svg, lambda: _picture(second, found))
    files.end(found.games < found.asked)


def _picture(game: Game, found: Comparison) -> str:
    from cardgames.cli.phrases import say
    from cardgames.lab import svg

    first, second = _tables(found)
    return svg.intervals(say("compare.picture", first=first, second=second), [
        svg.Measured(_name(game, row.name), row.change, row.interval, " (".join(_cells(row)[2:]) + ")")
        for row in found.rows], own=say("svg.scales"))


def _tables(found: Comparison) -> list[str]:
    """Both tables in words."""
    from cardgames.cli import talk
    from cardgames.cli.phrases import say

    rules = [talk.active(table.variants, table.settings) for table in found.tables]
    return [say("compare.table", title=table.title, rules=each) if each else table.title
            for table, each in zip(found.tables, rules, strict=True)]


def _lines(screen: Terminal, games: tuple[Game, Game], found: Comparison) -> list[str]:
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import table

    head = {name: say(f"compare.{name}") for name in ("first", "second", "players", "change")}
    lines = told.heading(screen, say("compare.title"), done=found.games, asked=found.asked,
                         what=say("compare.what", count=found.games), seed=found.seed)
    for name, text in zip(head.values(), [*_tables(found), ", ".join(found.seats)], strict=False):
        lines += screen.wrapped(f"{name}: {text}", indent=2)
    if not found.games:
        return lines
    changed = [row for row in found.rows if row.difference.most or row.difference.least]
    same = [_name(games[1], row.name).strip() for row in found.rows if row not in changed]
    if screen.accessible:
        lines += ["", *(line for row in changed for line in _spoken(games[1], row))]
    elif changed:
        rows = [[_name(games[1], row.name), first, second, f"{change} {'*' if row.is_sure else ' '}", interval]
                for row in changed for first, second, change, interval in [_cells(row)]]
        columns = ["", head["first"], head["second"], head["change"] + "  ", say("numbers.sure")]
        lines += ["", *table(screen, columns, rows, numbers=True)]
    return [*lines, "", *_notes(screen, changed, same)]


def _notes(screen: Terminal, changed: list[Row], same: list[str]) -> list[str]:
    from cardgames.cli.phrases import say
    from cardgames.lab.compare import LEAST

    lines = []
    if not changed:
        lines += screen.wrapped(say("compare.nothing"))
    elif not screen.accessible:
        lines += screen.wrapped(say("compare.star", least=str(LEAST)), indent=2)
    if same:
        for all_of_them in same if screen.accessible else [", ".join(same)]:
            lines += screen.wrapped(say("compare.same", names=all_of_them), indent=2)
    return lines


def _cells(row: Row) -> list[str]:
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import decimal
    from cardgames.lab.compare import SHARES, UNIT

    if row.name in SHARES:
        low, high = (100 * end for end in row.interval)
        return [told.percent(row.first.mean / UNIT), told.percent(row.second.mean / UNIT),
                decimal(100 * row.change, "+.1f") + "%", told.upto(decimal(low, "+.1f"), decimal(high, "+.1f") + "%")]
    return [told.number(row.first.mean / UNIT), told.number(row.second.mean / UNIT), told.signed(row.change),
            told.between(row.interval)]


def _spoken(game: Game, row: Row) -> list[str]:
    """A row one fact a line."""
    from cardgames.cli.phrases import say

    facts = ("first", "second", "change.sure" if row.is_sure else "change", "interval")
    return [say(f"compare.spoken.{fact}", name=_name(game, row.name).strip(), value=value)
            for fact, value in zip(facts, _cells(row), strict=True)]


def _name(game: Game, name: str) -> str:
    from cardgames.cli.numbers import names

    return names.measure(game.ruleset, name)
