"""`cardgames simulate GAME`: many matches between bots, and what came of them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.numbers import options as own

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.engine.game import Game
    from cardgames.lab.tally import Report

Sweep = Annotated[list[str] | None, typer.Option(
    "--sweep", metavar="PATH=A,B,C", help="Simulate once with each of these values of one rule, on equal cards.")]


def command(game: options.Game, games: options.Games = 1000, seats: own.Bots = None, sweeps: Sweep = None,
            seed: options.Seed = "0", jobs: options.Jobs = 1, cluster: own.Cluster = None,
            players: options.Players = None, variant: options.Variants = None, settings: options.Settings = None,
            csv: own.Csv = None, svg: own.Svg = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """Play many matches between bots.

    Shows who wins, points line by line, and how long it takes. The result is the same for any number of --jobs."""
    from cardgames.cli.games import open_game
    from cardgames.cli.numbers import files, sweeping
    from cardgames.cli.numbers.running import simulations
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    files.check(csv, svg)
    sweep = sweeping.single(sweeps or [])
    values = sweeping.read(sweep, settings or []) if sweep else []
    many = options.number_of_players(players, seats)
    tables = [open_game(game, folder=folder, variants=variant, players=many, settings=[*(settings or []), *more])
              for more in ([[value] for value in values] or [[]])]
    reports = simulations(tables, seats or "random", games=games, seed=options.seed(seed), jobs=jobs,
                          cluster=cluster, rows=csv is not None, accessible=screen.accessible)
    swept = list(zip(values, reports, strict=False))
    if sweep:
        screen.say(*([as_json(sweeping.content(sweep, swept))] if json
                     else sweeping.lines(screen, swept, len(values))))
    else:
        screen.say(*([as_json(reports[0].to_json())] if json else _lines(screen, tables[0], reports[0])))
    files.write(csv, files.match_rows([([value], report) for value, report in swept] or [([], reports[0])],
                                      ["setting"] if sweep else []))
    files.draw(svg, lambda: sweeping.picture(swept) if sweep else _picture(reports[0]))
    files.end(interrupted=reports[-1].games < games)


def _picture(report: Report) -> str:
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import say
    from cardgames.lab import svg

    title = say("simulate.picture", title=report.title, count=report.games)
    return svg.histograms(title, told.sides(report.teams, report.seats), list(report.results.values()),
                          say("simulate.across"))


def _lines(screen: Terminal, game: Game, report: Report) -> list[str]:
    from cardgames.cli import talk
    from cardgames.cli.numbers import bars, told
    from cardgames.cli.phrases import decimal, say
    from cardgames.cli.tables import table

    lines = [*told.heading(screen, report.title, done=report.games, asked=report.asked,
                           what=talk.matches(report.games), seed=report.seed),
             *told.at_this_table(screen, report.variants, report.settings), ""]
    if not report.games:
        return lines
    names = told.sides(report.teams, report.seats)
    lines += [*table(screen, [say("numbers.seat"), *names], _rows(game, report), numbers=True), ""]
    lines += [*bars.histograms(screen, names, list(report.results.values()), say("numbers.points")), ""]
    ties = told.percent(report.draws / report.games)
    said = [say("simulate.ties", ties=str(report.draws), share=ties),
            say("simulate.decisions", mean=decimal(report.decisions.mean, ".1f"), range=told.reach(report.decisions)),
            say("simulate.choices", mean=decimal(report.choices.mean, ".1f"), range=told.reach(report.choices)),
            say("simulate.rounds", mean=decimal(report.rounds.mean, ".1f"))]
    return [*lines, *(line for text in said for line in screen.wrapped(text, indent=2))]


def _rows(game: Game, report: Report) -> list[list[str]]:
    from cardgames.cli.numbers import names, told
    from cardgames.cli.phrases import decimal, say

    sides = report.points
    wins = [f"{report.wins[side]} ({told.percent(report.wins[side] / report.games)})" for side in sides]
    return [[say("numbers.wins"), *wins],
            ["  " + say("numbers.sure"), *(told.percents(report.share(side)) for side in sides)],
            [say("numbers.points"), *(decimal(report.points[side].mean, ".2f") for side in sides)],
            *(["  " + names.local(game.ruleset, line), *(decimal(row[side].mean, ".2f") for side in sides)]
              for line, row in report.lines.items())]
