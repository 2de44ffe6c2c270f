"""`cardgames check FILE…`: whether rulesets are sound: as text, in their examples, and in play."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.lab.check import CheckReport
    from cardgames.lab.idle import Idle
    from cardgames.pages.examples import ExampleResult
    from cardgames.rules.catalogue import Catalogue

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Ruleset files, or games by name.",
                                        autocompletion=names.games)]


def command(files: Files, matches: Annotated[int, typer.Option(
                "--games", metavar="N", min=0, help="Random matches for each number of players.")] = 200,
            seed: options.Seed = "0", folder: options.Folder = None, json: options.Json = False,
            accessible: options.Accessible = False) -> None:
    """Check rulesets.

    Reads them with all variants, runs their examples, and plays random matches, a few of each variant too. Ends with 1
    if anything is wrong."""
    from cardgames.cli.games import catalogue, known
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal

    screen, rulesets, results = terminal(accessible=accessible), catalogue(folder), []
    for file in files:
        known(file, rulesets)
        result = _checked(file, rulesets, folder, matches, options.seed(seed), accessible=screen.accessible)
        results.append(result)
        if not json:
            screen.say(*_fitted(screen, result.pop("lines")))
        result.pop("lines", None)
    if json:
        screen.say(as_json({"ok": all(result["ok"] for result in results), "files": results}))
    if not all(result["ok"] for result in results):
        raise typer.Exit(1)


def _checked(file: str, rulesets: Catalogue, folder: Path | None, matches: int, seed: int | str, *,
             accessible: bool) -> dict[str, Any]:
    """All that is found out about one ruleset; each stage only if the one before it found nothing."""
    from cardgames.cli.phrases import language, told
    from cardgames.cli.progress import progress
    from cardgames.lab.check import check
    from cardgames.pages import examples, wordings
    from cardgames.rules.checking import check_file

    findings = check_file(file, rulesets) or wordings.check_file(file, rulesets)
    if findings:
        return {"file": file, "ok": False, "faults": [_fault(fault) for each in findings for fault in each.faults],
                "lines": [told(each.report) for each in findings]}
    ran = examples.run(rulesets.book(file), language=language())
    with progress("matches", accessible=accessible) as tell:
        report = check(file, catalogue=rulesets, matches=matches, seed=seed, progress=tell) if matches else None
    wrong = [result for result in ran if not result.ok]
    return {"file": file, "ok": not wrong and (report is None or report.ok), "faults": [],
            "examples": {"held": len(ran) - len(wrong), "failed": [str(result) for result in wrong]},
            "play": report.to_json() if report else None, "lines": _lines(file, ran, wrong, report)}


def _fitted(screen: Terminal, lines: list[str]) -> list[str]:
    """The lines, those that are sentences wrapped. Reports point into a file with carets, so they stay as they are."""
    return [part for line in lines for part in ([line] if "\n" in line else screen.wrapped(line, indent=4))]


def _tried(idle: Idle) -> str:
    """What was tried, and that nothing changed."""
    from cardgames.cli.phrases import joined, say
    from cardgames.rules.settings import write_value

    values = joined([write_value(value) for value in (idle.value, *idle.tried)], "or")
    return say("check.idle", path=idle.path, values=values, count=idle.matches)


def _fault(fault: Any) -> dict[str, Any]:
    place = fault.place._asdict() if fault.place else None
    return {"place": place, "path": fault.path, "message": fault.message}


def _held(held: int, of: int) -> str:
    from cardgames.cli.phrases import say

    if of > 1:
        return say("check.held", held=str(held), of=str(of), several=held != 1)
    return say("check.held.none" if not of else "check.held.one" if held else "check.held.one.not")


def _lines(file: str, ran: list[ExampleResult], wrong: list[ExampleResult], report: CheckReport | None) -> list[str]:
    from cardgames.cli.phrases import say, told

    lines = [told(result.said) for result in wrong]
    held = _held(len(ran) - len(wrong), len(ran))
    if report is None:
        return [*lines, say("check.read", file=file, held=held)]
    lines += [say("check.problem", file=file, problem=told(problem.said)) for problem in report.problems]
    played = ", ".join(say("check.played", count=str(count), players=players)
                       for players, count in report.matches.items())
    lines.append(say("check.read.played", file=file, held=held, played=played))
    lines += [say("check.unused", path=path) for path in report.unused]
    lines += [_tried(each) for each in report.idle]
    lines.append(say("check.fine" if not wrong and report.ok else "check.mend"))
    return lines
