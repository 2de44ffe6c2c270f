"""What all experiments have in common: bots at their seats, a seed for every match, play decision by decision.

The seed of match i comes from the root seed and i alone. So the same match can be played again on its own, and two
tables that are compared are dealt the same cards.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from cardgames.engine.game import Game
from cardgames.engine.match import Decision, Match
from cardgames.errors import FACTS, UsageError
from cardgames.players.seats import BOTS, kinds, players
from cardgames.table.state import Tell

CHUNK = 5
"""Matches that are played before a result is sent: few, so that one sees how far it is even with slow bots."""


def seated(seats: str | Sequence[str], game: Game) -> tuple[str, ...]:
    """The bot at each seat. Raises `UsageError` for people, unknown bots, and a wrong number of them."""
    return tuple(kinds(seats, game.seats, among=BOTS))


def check_number(option: str, number: int, least: int = 1) -> None:
    """Raises `UsageError` for a number below the least."""
    if number < least:
        raise UsageError("{option} is a number from {least} up, not {number}", option=option, least=least,
                         number=number)


def spans(games: int, size: int = CHUNK) -> Iterator[tuple[int, int]]:
    """So many matches, parted: from the first number up to and with the last, counted from 1."""
    return ((first, min(first + size - 1, games)) for first in range(1, games + 1, size))


def match_seed(seed: int | str, number: int) -> str:
    """The seed of match `number` (from 1) of an experiment: with it the match can be played again on its own."""
    return f"{seed}.{number}"


def begun(game: Game, seats: Sequence[str], seed: str) -> Match:
    """A match between these bots at its first decision."""
    return Match(game, players(game, seats, seed), seed=seed)


def decisions(match: Match, tell: Tell | None = None) -> Iterator[Decision]:
    """Every decision of a match to its end, before it is played. `tell` hears what it sets off; without it neither
    texts nor events are made."""
    made = 0
    try:
        while not match.is_over:
            decision = match.decide()
            yield decision
            match.state.tell = tell
            match.game.play(match.state, decision.move)
            match.state.tell = None
            made += 1
    except Exception as error:
        with suppress(Exception):       # the fault may lie just there
            setattr(error, FACTS, _facts(match, made))
        raise


def _facts(match: Match, made: int) -> list[str]:
    """What brings a fault about again: no person plays here, so nothing has to stay hidden."""
    rules = match.game.ruleset
    kinds = ", ".join(player.name for _, player in sorted(match.players.items()))
    return [f"game: {rules.id}, {rules.players} players ({kinds}), rules {rules.rules_hash[:8]}",
            f"at this table: {', '.join([*rules.variants, *rules.settings]) or 'nothing changed'}",
            f"in the match of seed {match.state.chance.seed}, after {made} moves"]
