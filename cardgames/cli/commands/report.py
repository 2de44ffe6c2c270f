"""`cardgames report GAME`: what kind of game the rules make."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names
from cardgames.cli.numbers import options as own

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.lab.figures import Figure
    from cardgames.lab.profile import Profile
    from cardgames.lab.traits import Course, Traits

Judge = Annotated[str, typer.Option("--judge", metavar="BOT", help="The bot that estimates what each move is worth.",
                                    autocompletion=names.bots)]
Csv = Annotated[Path | None, typer.Option(
    "--csv", metavar="DIR", help="Write choice.csv, lead.csv, spread.csv and results.csv into this folder.")]

ROOMY = 72
"""Columns that bars need."""


def command(game: options.Game, games: options.Games = 100, seats: own.Bots = None, judge: Judge = "greedy",
            seed: options.Seed = "0", jobs: options.Jobs = 1, cluster: own.Cluster = None,
            players: options.Players = None, variant: options.Variants = None, settings: options.Settings = None,
            csv: Csv = None, svg: own.Svg = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """Tell what kind of game the rules make.

    Shows how much choice there is, how long it takes, how much a choice matters, how often the lead changes, what the
    first seat is worth, and which rules never mattered."""
    from cardgames.cli.games import open_game
    from cardgames.cli.numbers import files
    from cardgames.cli.progress import progress
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.lab.profile import profile

    screen = terminal(color, accessible=accessible)
    files.check(svg)
    files.check_folder(csv)
    opened = open_game(game, folder=folder, variants=variant, settings=settings,
                       players=options.number_of_players(players, seats))
    with progress("report", accessible=screen.accessible) as told:
        found = profile(opened, seats or "greedy", judge=judge, games=games, seed=options.seed(seed), jobs=jobs,
                        cluster=cluster, progress=told)
    screen.say(*([as_json(found.to_json())] if json else _lines(screen, found)))
    files.write_run_tables(csv, found)
    files.draw(svg, lambda: _picture(found))
    files.end(interrupted=not found.finished)


def _lines(screen: Terminal, found: Profile) -> list[str]:
    from cardgames.cli import talk
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import say

    lines = [*told.heading(screen, found.title, done=len(found.runs), asked=found.asked,
                           what=talk.matches(len(found.runs)), seed=found.seed),
             *told.at_this_table(screen, found.variants, found.settings),
             *screen.wrapped(say("report.players", names=", ".join(found.seats), judge=found.judge), indent=2)]
    if found.traits is None:
        return lines
    return [*lines, "", *_figures(screen, found.traits), "", *_courses(screen, found.traits), "",
            *_rules(screen, found)]


def _figures(screen: Terminal, traits: Traits) -> list[str]:
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import table

    rows = [[say(f"report.{name}"), say(f"report.{name}.said", **facts)] for name, facts in _facts(traits).items()]
    if screen.accessible:
        return [line for name, said in rows for line in screen.wrapped(f"{name}: {said}.")]
    return [line for line in table(screen, ["", ""], rows) if line.strip()]


def _facts(traits: Traits) -> dict[str, dict[str, str]]:
    """What is told in one figure each: what fills the marks of its sentence."""
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import decimal, joined

    def mean(of: Figure, places: int = 1) -> str:
        return decimal(of.mean, f".{places}f")

    wins, lead, choices, length = traits.first_wins, traits.first_lead, traits.branching_factor, traits.game_duration
    changes = traits.lead_changes
    return {
        "choices": {"mean": mean(choices), "range": told.reach(choices), "forced": f"{traits.forced:.0%}"},
        "length": {"mean": mean(length), "range": told.reach(length), "rounds": mean(traits.rounds)},
        "spread": {"mean": decimal(traits.decision_spread, ".2f")},
        "changes": {"mean": mean(changes), "range": told.reach(changes)},
        "wins": {"share": told.percent(wins.value), "interval": told.percents(wins.interval)},
        "lead": {"lead": told.signed(lead.value), "interval": told.between(lead.interval)},
        "points": {"means": joined([mean(figure, 2) for figure in traits.points])}}


def _courses(screen: Terminal, traits: Traits) -> list[str]:
    """How a match goes, tenth by tenth, as numbers with bars where there is room for them."""
    from cardgames.cli.numbers import bars
    from cardgames.cli.phrases import decimal, say
    from cardgames.cli.tables import table
    from cardgames.cli.terminal import pad

    columns, rows = _named(traits), list[list[str]]()
    if screen.accessible:
        return [say("report.course", name=name, number=number, value=decimal(value, ".2f"))
                for name, course in columns.items() for number, value in enumerate(course, 1)]
    width = 10 if screen.width >= ROOMY else 0
    for step in range(len(traits.branching_course)):
        cells = [decimal(course[step], "5.2f") + " " + pad(
            bars.bar(screen, course[step] / (max(course) or 1), width) if width else "", width)
            for course in columns.values()]
        rows.append([f"{100 * step // 10}–{100 * (step + 1) // 10}%", *(cell.rstrip() for cell in cells)])
    return table(screen, [say("report.course.of"), *columns], rows)


def _named(traits: Traits) -> dict[str, Course]:
    """What is told in its course: the spread is a part of the greatest of its match, the standing from 0 to 1."""
    from cardgames.cli.phrases import say

    return {say("report.course.choices"): traits.branching_course, say("report.course.spread"): traits.spread_course,
            say("report.course.stood"): traits.lead_history[1]}


def _rules(screen: Terminal, found: Profile) -> list[str]:
    from cardgames.cli.phrases import joined, say
    from cardgames.lab.profile import PAIRS
    from cardgames.rules.settings import write_value

    if not found.finished:
        return screen.wrapped(say("report.rules.interrupted"))
    if not found.unused and not found.idle:
        return screen.wrapped(say("report.rules.all", count=PAIRS))
    lines = [*screen.wrapped(say("report.rules.never", count=PAIRS)),
             *(line for path in found.unused for line in screen.wrapped(f"  {path}"))]
    for each in found.idle:
        values = joined([write_value(value) for value in (each.value, *each.tried)], "or")
        lines += screen.wrapped(f"  {each.path}: {values}", indent=4)
    return lines


def _picture(found: Profile) -> str:
    from cardgames.cli.phrases import say
    from cardgames.lab import svg

    if found.traits is None:
        return svg.plots(found.title, [])
    traits, across = found.traits, say("report.picture.across")
    places = {say("report.picture.came", place=str(place)): course for place, course in traits.lead_history.items()}
    return svg.plots(say("report.picture", title=found.title, count=len(found.runs)), [
        svg.Plot(say("report.picture.choices"), across, {say("report.picture.moves"): traits.branching_course}),
        svg.Plot(say("report.picture.spread"), across, {say("report.picture.spread.curve"): traits.spread_course}),
        svg.Plot(say("report.picture.lead"), across, places)], say("svg.upto", title="{title}", most="{most}"))
