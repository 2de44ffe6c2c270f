"""`cardgames review FILE`: a match looked back at."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from cardgames.cli.screen.look import Look
    from cardgames.engine.match import Match
    from cardgames.lab.review import Decision, Review
    from cardgames.records.transcript import Header

Seats = Annotated[list[int] | None, typer.Option(
    "--seat", metavar="N", help="Whose decisions; without it those of people, or of all if none played. Repeatable.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot in whose eyes moves are good or bad.",
                                  autocompletion=names.bots)]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many decisions to tell.")]


def command(file: Annotated[str, typer.Argument(metavar="FILE", help="A transcript or a save that is over.",
                                                 autocompletion=names.over)],
            seat: Seats = None, bot: Bot = "hard", most: Most = 3, seed: options.Seed = "0", jobs: options.Jobs = 1,
            json: options.Json = False, color: options.Color = "auto", accessible: options.Accessible = False,
            suits: options.Suits = None) -> None:
    """Look back at a match: which decisions cost most.

    A bot judges each by what the seat could know then, and tells what it would have played."""
    from cardgames.cli.numbers import files
    from cardgames.cli.playing.seating import names_of, people
    from cardgames.cli.progress import progress
    from cardgames.cli.screen.look import Look
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.lab.review import review

    screen = terminal(color, accessible=accessible, suits=suits)
    match, head = _replayed(file)
    own = people([each.kind for each in head.seats])
    with progress("review", accessible=screen.accessible) as told:
        found = review(match, head, seats=seat or own or None, bot=bot, seed=options.seed(seed), most=most,
                       jobs=jobs, progress=told)
    look = Look(match.game, screen, names_of(head))
    screen.say(*([as_json(_content(match, head, found))] if json else _lines(look, match, head, found)))
    files.end(interrupted=found.looked < found.asked)


def _replayed(file: str) -> tuple[Match, Header]:
    """The match of a record, and its header with the orders of all rounds. One that is still running is refused: the
    table as one seat saw it is not for the others."""
    from dataclasses import replace

    from cardgames.cli.playing import codes
    from cardgames.cli.playing.resuming import speak_as_now
    from cardgames.errors import UsageError
    from cardgames.records import lines, replay, saves

    path = saves.find(file)
    record = lines.read(path, torn="dropped")
    if record.end is None:
        raise UsageError("{file} is not over; looking back at it would show what other seats hold. Go on with it "
                         "first: cardgames resume {name}", file=file, name=codes.called(path))
    game = replay.game_of(record.header, name=record.name)
    speak_as_now(game)
    return replay.replay(record, game=game), replace(record.header, orders=record.orders)


def _content(match: Match, head: Header, found: Review) -> dict[str, Any]:
    """The review as data, each decision with what the seat could know then."""
    from cardgames.lab.review import before
    from cardgames.records.views import view

    told = found.to_json()
    for line, each in zip(told["costly"], found.costly, strict=True):
        line["view"] = view(match.game, before(match, each), each.seat)
    return {"game": head.id, **told}


def _lines(look: Look, match: Match, head: Header, found: Review) -> list[str]:
    from cardgames.cli.phrases import decimal, say

    screen = look.terminal
    title = say("review.title.interrupted" if found.looked < found.asked else "review.title", title=head.title,
                bot=found.bot, count=found.looked, asked=str(found.asked),
                names=", ".join(look.names[seat] for seat in found.seats))
    lines = [screen.paint(line, "bold") for line in screen.wrapped(title)]
    if not found.costly:
        return [*lines, "", *screen.wrapped(say("review.nothing", bot=found.bot))]
    together = ", ".join(f"{look.names[seat]} {decimal(cost, '.2f')}" for seat, cost in found.missed.items())
    lines += screen.wrapped(say("review.cost", costs=together))
    for place, each in enumerate(found.costly, 1):
        lines += ["", *_decision(look, match, head, each, place)]
    return lines


def _decision(look: Look, match: Match, head: Header, each: Decision, place: int) -> list[str]:
    """What was played and what was better, and the table as the seat saw it."""
    from cardgames.cli.phrases import decimal, say
    from cardgames.cli.screen.picture import picture
    from cardgames.lab.intervals import Z
    from cardgames.lab.review import before

    screen = look.terminal
    error = "" if each.error is None else f" ±{decimal(Z * each.error, '.2f')}"
    doubt = "" if each.is_sure or each.error is None else ".chance"
    title = say(f"review.decision{doubt}", place=str(place), number=str(each.number), who=look.names[each.seat],
                cost=decimal(each.cost, ".2f") + error)
    seen = match.game.observe(before(match, each), each.seat)
    return [*(screen.paint(line, "bold") for line in screen.wrapped(title, indent=3)),
            *screen.wrapped(say("review.played", move=look.aloud(each.played)), indent=6),
            *screen.wrapped(say("review.better", move=look.aloud(each.better)), indent=6),
            *picture(look, seen, named=True)]
