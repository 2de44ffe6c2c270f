"""One rule with several values: the simulations side by side."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cli import talk
from cardgames.cli.numbers import told
from cardgames.cli.phrases import decimal, say
from cardgames.cli.terminal import Terminal
from cardgames.errors import UsageError

if TYPE_CHECKING:
    from cardgames.lab.tally import Report

Swept = Sequence[tuple[str, "Report"]]
"""Each setting, as it would be given to `--set`, with its simulation."""
EXAMPLE = "--sweep moves.build.max=8,9,10"


def single(texts: Sequence[str]) -> str:
    """What was given to `--sweep`, empty if nothing. Raises `UsageError` if there is more than one."""
    if len(texts) > 1:
        raise UsageError("--sweep goes through the values of one rule, but {count} are given; hold the others with "
                         "--set, or run simulate once for each", count=len(texts))
    return texts[0] if texts else ""


def read(text: str, held: Sequence[str] = ()) -> list[str]:
    """The settings that `path=a,b,c` stands for. A value that has commas itself stands in brackets or quotes. `held`
    are the settings that stay.

    Raises `UsageError`."""
    from cardgames.rules.settings import read_setting, write_setting

    path, equals, values = text.partition("=")
    if not equals or not path.strip() or not values.strip():
        raise UsageError('"{text}" names no values to go through; write it as {example}', text=text, example=EXAMPLE)
    path, found = read_setting(f"{path}=[{values}]")
    assert isinstance(found, list)
    if path in [read_setting(each)[0] for each in held]:
        raise UsageError("--set holds {path}, and --sweep goes through its values; give one of the two", path=path)
    settings = [write_setting(path, value) for value in found]
    if len(set(settings)) < len(settings):
        raise UsageError('"{text}" names a value twice', text=text)
    return settings


def content(path: str, swept: Swept) -> dict[str, Any]:
    """All simulations as data."""
    return {"kind": "sweep", "sweep": path, "simulations": [{"setting": setting, **report.to_json()}
                                                            for setting, report in swept]}


def lines(screen: Terminal, swept: Swept, values: int) -> list[str]:
    """A row a value: who wins how often, points, ties and length. `values` is how many there should be."""
    from cardgames.cli.tables import table

    first = swept[0][1]
    path, asked = swept[0][0].partition("=")[0], first.asked * values
    sides, done = told.sides(first.teams, first.seats), sum(report.games for _, report in swept)
    out = told.heading(screen, first.title, done=done, asked=asked, what=talk.matches(done), seed=first.seed)
    out += told.at_this_table(screen, first.variants, {key: value for key, value in first.settings.items()
                                                       if key != path})
    out += screen.wrapped(say("sweep.each", path=path, times=first.asked), indent=2)
    rows = [[setting.partition("=")[2], *_cells(report)] for setting, report in swept if report.games]
    header = [path.rpartition(".")[2], *(say("sweep.wins", side=side) for side in sides),
              *(say(f"numbers.{name}") for name in ("ties", "points", "decisions"))]
    return [*out, "", *table(screen, header, rows, numbers=True)] if rows else out


def _cells(report: Report) -> list[str]:
    wins = [f"{told.percent(report.wins[side] / report.games)} ({told.rough(report.share(side))})"
            for side in report.wins]
    points = " : ".join(decimal(figure.mean, ".2f") for figure in report.points.values())
    return [*wins, told.percent(report.draws / report.games), points, decimal(report.decisions.mean, ".1f")]


def picture(swept: Swept) -> str:
    """The first side's share of wins for each value."""
    from cardgames.lab import svg

    first = swept[0][1]
    return svg.intervals(
        say("sweep.picture", title=first.title, side=told.sides(first.teams, first.seats)[0]),
        [svg.Measured(setting, report.wins[1] / report.games, report.share(1),
                      f"{told.percent(report.wins[1] / report.games)} ({told.percents(report.share(1))})")
         for setting, report in swept if report.games], zero=1 / len(first.teams))
