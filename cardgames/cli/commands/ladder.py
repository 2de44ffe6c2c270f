"""`cardgames ladder GAME`: how strong the bots are."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names
from cardgames.cli.numbers import options as own

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.lab.ladder import Contest, Ladder
    from cardgames.lab.ratings import Rating

Bots = Annotated[str | None, typer.Option(
    "--bots", metavar="LIST", help="The bots, parted by commas; without it all.", autocompletion=names.bots)]
Sets = Annotated[int, typer.Option(
    "--sets", metavar="N", min=1, help="At most so many sets of matches for two bots: the same cards in all seatings.")]
Within = Annotated[float, typer.Option(
    "--within", metavar="PERCENT", min=0.1, max=50,
    help="Stop when the share of wins is known so well, to either side.")]


def command(game: options.Game, bots: Bots = None, sets: Sets = 200, within: Within = 5.0, seed: options.Seed = "0",
            jobs: options.Jobs = 1, cluster: own.Cluster = None, players: options.Players = None,
            variant: options.Variants = None, settings: options.Settings = None, csv: own.Csv = None,
            svg: own.Svg = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """Let all bots play against all.

    The same cards are played with changed seats, so neither favours anybody. Shows Elo points, shares of wins
    and leads, with 95% intervals."""
    from cardgames.cli.games import open_game
    from cardgames.cli.numbers import files
    from cardgames.cli.progress import progress
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.lab.ladder import ladder
    from cardgames.players.levels import SEARCH
    from cardgames.players.seats import BOTS

    screen = terminal(color, accessible=accessible)
    files.check(csv, svg)
    opened = open_game(game, folder=folder, variants=variant, settings=settings, players=players)
    named = [bot.strip() for bot in bots.split(",") if bot.strip()] if bots else (
        [bot for bot in BOTS if bot != SEARCH])     # it is one of the levels by another name
    with progress("ladder", accessible=screen.accessible) as told:
        found = ladder(opened, named, sets=sets, within=within / 100, seed=options.seed(seed), jobs=jobs,
                       cluster=cluster, progress=told)
    screen.say(*([as_json(found.to_json())] if json else _lines(screen, found)))
    files.write(csv, files.ladder_rows(found))
    files.draw(svg, lambda: _picture(found))
    files.end(interrupted=not found.finished)


def _lines(screen: Terminal, found: Ladder) -> list[str]:
    from cardgames.cli.numbers import bars, told
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import table

    title = say("ladder.title" if found.finished else "ladder.title.interrupted", title=found.title,
                players=found.players, seed=str(found.seed),
                count=sum(len(contest.sets) * contest.matches for contest in found.contests))
    lines = [screen.paint(line, "bold") for line in screen.wrapped(title)]
    lines += told.at_this_table(screen, found.variants, found.settings)
    if not found.contests:
        return lines
    lines += ["", screen.paint(say("ladder.elo"), "bold"), *bars.bars(screen, [
        bars.Bar(rating.bot, rating.elo, _elo(rating)) for rating in found.ratings]), ""]
    rows = [[say("ladder.pair", first=each.first, second=each.second), *_cells(each)]
            for each in _strongest_first(found)]
    columns = [say(id) for id in ("ladder.share", "numbers.sure", "ladder.lead", "ladder.sets")]
    lines += table(screen, ["", *columns], rows, numbers=True)
    return [*lines, "", *_notes(screen, found)]


def _elo(rating: Rating) -> str:
    """The weakest has 0 by choice, not by measurement."""
    from cardgames.cli.numbers import told

    return f"{rating.elo:.0f} ({told.whole(rating.interval)})" if rating.interval.half else f"{rating.elo:.0f}"


def _cells(contest: Contest) -> list[str]:
    from cardgames.cli.numbers import told
    from cardgames.cli.phrases import decimal

    lead = f"{told.signed(contest.lead)} ±{decimal(contest.lead_interval.half, '.2f')}"
    return [told.percent(contest.share), told.percents(contest.interval), lead,
            f"{len(contest.sets)}{'' if contest.narrow else '*'}"]


def _strongest_first(found: Ladder) -> list[Contest]:
    """The contests as the stronger sees them."""
    place = {rating.bot: number for number, rating in enumerate(found.ratings)}
    turned = [each if place[each.first] < place[each.second] else each.turned() for each in found.contests]
    return sorted(turned, key=lambda each: (place[each.first], place[each.second]))


def _notes(screen: Terminal, found: Ladder) -> list[str]:
    from cardgames.cli.phrases import say

    lines = screen.wrapped(say("ladder.set", sides=found.contests[0].matches), indent=2)
    if not all(contest.narrow for contest in found.contests):
        lines += screen.wrapped(say("ladder.stopped", within=f"{100 * found.within:g}"), indent=2)
    return lines


def _picture(found: Ladder) -> str:
    from cardgames.cli.phrases import say
    from cardgames.lab import svg

    return svg.intervals(say("ladder.picture", title=found.title), [
        svg.Measured(rating.bot, rating.elo, rating.interval, _elo(rating)) for rating in found.ratings])
