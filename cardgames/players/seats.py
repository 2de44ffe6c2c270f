"""From `you,greedy,search:1000` to players at their seats. The only place that knows what kinds of players there
are."""
from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from cardgames.engine.game import Game
from cardgames.engine.match import Player
from cardgames.errors import UsageError
from cardgames.players import levels
from cardgames.players.estimates import Estimating
from cardgames.players.human import KIND as PERSON
from cardgames.players.human import Human
from cardgames.players.luck import luck
from cardgames.players.prompt import Prompt

BOTS = ("greedy", "random", levels.SEARCH, *levels.LEVELS)
"""The bots by name; a search may have its budget behind a colon (see `levels.budget`)."""

KINDS = (PERSON, *BOTS)
"""All that may sit at a seat."""
LONGEST = 60
"""Letters of a name that are looked at."""


def kinds(spec: str | Sequence[str], seats: int, *, among: Sequence[str] = KINDS) -> list[str]:
    """The kind of player at each seat, from seat 1 on, from a text such as `you,greedy` or a list.

    One bot alone sits at every seat. Raises `UsageError` for a kind that is not `among` those that may sit here, for
    a budget that is none, and for a wrong number of seats."""
    given = spec.split(",") if isinstance(spec, str) else list(spec)
    named = [_kind(name.strip().casefold(), among) for name in given]
    if len(named) == 1 and named[0] != PERSON:
        named *= seats
    if len(named) != seats:
        first = named[0] if PERSON not in named else PERSON
        example = ",".join([first, *[BOTS[0]] * (seats - 1)])
        raise UsageError("there are {seats} seats, but --seats names {named}; try --seats {example}", seats=seats,
                         named=len(named), example=example)
    return named


def _kind(name: str, among: Sequence[str]) -> str:
    if name in among:
        return name
    if name == PERSON:
        raise UsageError("only bots can play here ({names}): nobody is asked for a move", names=", ".join(among))
    if levels.SEARCH in among and levels.budget(name) is not None:
        return name
    near = get_close_matches(name[:LONGEST], among, 1)
    if near:
        raise UsageError('nobody called "{name}" can take a seat; did you mean {near}?', name=name, near=near[0])
    raise UsageError('nobody called "{name}" can take a seat; there are {names}', name=name, names=", ".join(among))


def players(game: Game, spec: str | Sequence[str], seed: int | str, ask: Prompt | None = None) -> dict[int, Player]:
    """The player at each seat. `seed` is the match's, `ask` how people are asked. Where a person plays, Ctrl-C ends the
    search of a bot rather than the program.

    Raises `UsageError` as `kinds` does, and if a person is to play where nobody can be asked."""
    seated = kinds(spec, game.seats)
    patient = PERSON in seated
    return {seat: _human(game, seat, ask) if kind == PERSON else _bot(game, kind, seat, seed, patient=patient)
            for seat, kind in enumerate(seated, 1)}


def estimating(game: Game, kind: str, seat: int, seed: int | str, *, patient: bool = False) -> Estimating:
    """The bot `kind` at a seat, for its estimates. `patient`: Ctrl-C ends its search. Raises `UsageError` if there is
    none, or if it makes none."""
    [named] = kinds([kind], 1, among=BOTS)
    bot = _bot(game, named, seat, seed, patient=patient)
    if isinstance(bot, Estimating):
        return bot
    raise UsageError("{name} plays without estimating its moves; take another bot, such as {other}", name=bot.name,
                     other=BOTS[0])


def _bot(game: Game, kind: str, seat: int, seed: int | str, *, patient: bool) -> Player:
    """A bot; its module is loaded when one asks for it."""
    budget = levels.budget(kind)
    if budget is None:
        bot: Player = import_module(f"{__package__}.{kind}").Bot(game, luck(seed, seat))
        return bot
    from cardgames.players.search import Bot

    return Bot(game, luck(seed, seat), kind, budget, patient=patient)


def _human(game: Game, seat: int, ask: Prompt | None) -> Player:
    if ask is None:
        raise UsageError("--seats puts a person at seat {seat}, but nobody can be asked here; take a bot ({names}) or "
                         "give the moves with --moves FILE", seat=seat, names=", ".join(BOTS))
    return Human(ask, game)
