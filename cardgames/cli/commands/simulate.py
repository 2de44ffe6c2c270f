"""`cardgames simulate GAME`: many matches between bots, and what came of them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.engine.game import Game
    from cardgames.lab.report import Report


def command(game: options.Game, games: options.Games = 1000, seats: options.Seats = None, seed: options.Seed = "0",
            jobs: options.Jobs = 1, players: options.Players = None, variant: options.Variants = None,
            settings: options.Settings = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """Play many matches between bots.

    Shows who wins, points line by line, and how long it takes. The result is the same for any number of --jobs."""
    from cardgames.cli.games import open_game
    from cardgames.cli.progress import progress
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.lab.simulate import simulate
    from cardgames.players.seats import BOTS, kinds

    screen = terminal(color, accessible=accessible)
    opened = open_game(game, folder=folder, variants=variant, settings=settings, players=players)
    bots = kinds(seats or "random", opened.seats, among=BOTS)
    with progress("matches", accessible=screen.accessible) as told:
        report = simulate(opened, bots, games=games, seed=options.seed(seed), jobs=jobs, progress=told)
    screen.say(*([as_json(report.to_json())] if json else _lines(screen, opened, report)))


def _lines(screen: Terminal, game: Game, report: Report) -> list[str]:
    from cardgames.cli import talk
    from cardgames.cli.tables import table

    words = game.ruleset.words
    done = talk.matches(report.games) + (f" of {report.asked} (interrupted)" if report.games < report.asked else "")
    active = talk.active(report.variants, report.settings)
    lines = [*(screen.paint(line, "bold") for line in screen.wrapped(f"{report.title}: {done}, seed {report.seed}")),
             *(screen.wrapped(f"At this table: {active}", indent=2) if active else []), ""]
    if not report.games:
        return lines
    sides = range(1, len(report.teams) + 1)
    names = ["/".join(f"{seat} {report.seats[seat - 1]}" for seat in report.teams[side - 1]) for side in sides]
    rows = [["Wins", *(f"{report.wins[side]} ({report.wins[side] / report.games:.1%})" for side in sides)],
            ["Points", *(f"{report.points[side].mean:.2f}" for side in sides)]]
    rows += [["  " + words.get(line, line).replace("_", " "), *(f"{row[side].mean:.2f}" for side in sides)]
             for line, row in report.lines.items()]
    lines += table(screen, ["Seat", *names], rows, numbers=True)
    told = [f"Draws: {report.draws} ({report.draws / report.games:.1%})",
            f"Decisions in a match: {report.decisions.mean:.1f} ({report.decisions.least} to {report.decisions.most})",
            f"Legal moves at a decision: {report.choices.mean:.1f} ({report.choices.least} to {report.choices.most})",
            f"Rounds in a match: {report.rounds.mean:.1f}"]
    return [*lines, "", *(line for text in told for line in screen.wrapped(text, indent=2))]
