"""The options that several commands share, spelled the same everywhere, and what their texts mean."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardgames.cli.completion import names
from cardgames.errors import PositionError, UsageError

if TYPE_CHECKING:
    from cardgames.engine import game as engine

Game = Annotated[str, typer.Argument(
    metavar="GAME", help="A game from `cardgames list`, or the path of a ruleset file.", autocompletion=names.games)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")]
Variants = Annotated[list[str] | None, typer.Option(
    "--variant", metavar="V", help="A house rule from `cardgames variants GAME`. May be repeated; commas work too.",
    autocompletion=names.variants)]
Settings = Annotated[list[str] | None, typer.Option(
    "--set", metavar="PATH=VALUE", help="Change one value of the rules, such as moves.build.max=13. May be repeated.",
    autocompletion=names.settings)]
Seats = Annotated[str | None, typer.Option(
    "--seats", metavar="LIST",
    help="Who sits where, from seat 1 on: you, or bots (random, greedy, easy, normal, hard, expert, search:N), "
    "parted by commas.",
    autocompletion=names.seats)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Number or text the cards depend on.")]
Order = Annotated[list[str] | None, typer.Option(
    "--order", metavar="CARDS", help="Cards in the order they are dealt, or a file with them; PACK.ROUND=CARDS "
    "for a certain round. May be repeated.")]
Starter = Annotated[int | None, typer.Option("--starter", metavar="SEAT", help="The seat that leads the first round.")]
Folder = Annotated[Path | None, typer.Option("--rulesets", metavar="DIR", help="A folder with further rulesets.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")]
Color = Annotated[str, typer.Option("--color", metavar="WHEN", help="auto, always or never.",
                                   autocompletion=names.words("auto", "always", "never"))]
Accessible = Annotated[bool, typer.Option(
    "--accessible", help="One fact a line, cards in words, no colour, nothing drawn or cleared.")]
Suits = Annotated[str | None, typer.Option("--suits", metavar="HOW", help="letters (5H), unicode (5♥) or words.",
                                          autocompletion=names.words("letters", "unicode", "words"))]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, help="How many processes to use.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")]
Moves = Annotated[str | None, typer.Option(
    "--moves", metavar="FILE", help="Take the people's moves from a file, one a line; - is standard input.")]
Delay = Annotated[float | None, typer.Option(
    "--delay", metavar="SECONDS", min=0, help="Pause after each move of the computer.")]

Deck = Annotated[str | None, typer.Option(
    "--deck", metavar="COLOURS", help="Colours of the suits: 2color, 4color, skat or mono.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Show the result only.")]
Verbose = Annotated[bool, typer.Option("--verbose", "-v", help="Tell also which rules acted, and on which cards.")]
Practice = Annotated[bool, typer.Option("--practice", help="Undo takes back any move; the match is marked.")]
Assist = Annotated[bool | None, typer.Option(
    "--assist/--no-assist", help="Show possible moves, hints and unseen cards, or none of them; else as before.")]
Counting = Annotated[bool | None, typer.Option(
    "--count/--no-count", help="Count the points yourself first, or not; else as before.")]
NoAssist = Annotated[bool, typer.Option("--no-assist", help="Show no possible moves, hints or unseen cards.")]
Count = Annotated[bool, typer.Option("--count", help="Count the points yourself first, and see what you missed.")]


def variants(given: Sequence[str] | None) -> tuple[str, ...]:
    """The ids of all `--variant` options."""
    return tuple(name.strip() for text in given or () for name in text.split(",") if name.strip())


def settings(given: Sequence[str] | None) -> dict[str, Any]:
    """The settings of all `--set` options. Raises `UsageError` for one that is none."""
    if not given:
        return {}
    from cardgames.rules.settings import read_setting

    return dict(read_setting(text) for text in given)


def is_typed(context: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line; what is only preferred does not."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def number_of_players(players: int | None, seats: str | None) -> int | None:
    """How many play: as `--players` says, else as many as `--seats` names. One name may stand for every seat, so it
    says nothing."""
    named = len(seats.split(",")) if seats else 0
    return players if players is not None or named < 2 else named


def seed(given: str | None) -> int | str:
    """The seed asked for, or a new one: short, so that it can be told to a friend."""
    if given is None:
        from secrets import randbelow

        return randbelow(1_000_000)
    return int(given) if given.isascii() and given.isdigit() and len(given) < 19 else given


def orders(given: Sequence[str] | None) -> dict[str, str] | str | None:
    """The orders of all `--order` options, as `Game.start` takes them. Raises `UsageError`."""
    if not given:
        return None
    if len(given) == 1 and "=" not in given[0]:
        return _parted(given[0])
    found = {}
    for text in given:
        name, equals, cards = text.partition("=")
        if not equals:
            raise UsageError('of several orders each says which it is, such as main.1="{order}…"', order=text[:12])
        pack, _, number = name.strip().partition(".")
        if number.isdigit() and not int(number[:9]):
            raise UsageError('rounds count from 1, so "{name}" is none; the first is {pack}.1', name=name.strip(),
                             pack=pack)
        if name.strip() in found:
            raise UsageError("--order gives {name} twice", name=name.strip())
        found[name.strip()] = _parted(cards)
    return found


def _parted(given: str) -> str:
    """The cards of an order, or those in the file that is named instead; in a file a line from # on is a remark."""
    from cardgames.cli import files

    cards = given.strip()
    if not any(map(str.isspace, cards)) and os.path.isfile(cards):
        cards = " ".join(line.partition("#")[0] for line in files.read(cards).splitlines())
    if "," in cards:
        raise UsageError('the cards of an order are parted by blanks, not commas, such as --order "AS 10D 4C …"')
    return cards


def fitting(game: engine.Game, asked: Mapping[str, str] | str | None) -> Mapping[str, str] | str | None:
    """The orders, if each is an order of its pack. Raises `UsageError`."""
    try:
        game.read_orders(asked)
    except PositionError as error:
        # The engine reads an order as a position, in which a card can lie in one place only.
        if error.said.template.endswith("lies somewhere else already"):
            raise UsageError("--{where}: {token} stands there too often", **error.said.values) from None
        if "where" in error.said.values:
            raise UsageError("--{error}", error=error) from None
        raise UsageError("--order: {error}", error=error) from None
    return asked
