"""What each move of a decision is worth, in the eyes of a bot: for hints, and for looking back at a match.

A bot gets what the seat may know and nothing else, so an estimate is what the seat could have known itself.
"""
from __future__ import annotations

from collections.abc import Iterable

from cardgames.engine.game import Game
from cardgames.players.estimates import Estimate
from cardgames.players.levels import SEARCH
from cardgames.players.seats import estimating
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation

ASKED = f"{SEARCH}:100"
"""Who is asked for a hint: quick, and not open about hidden roles as the lower levels are."""


def estimates(game: Game, observation: Observation, moves: Moves, *, bot: str = ASKED,
              seed: int | str = 0, patient: bool = False) -> list[Estimate]:
    """Each of the `moves` with what `bot` (as in a list of seats: `greedy`, `hard`, `search:500`) thinks of it; the one
    it would play first, then by worth.

    `observation` is of the seat to move, `moves` are `game.moves` of it. Same seed, same answer, unless the bot's
    budget is a time. `patient`: Ctrl-C ends the search, which then answers with what it has. Raises `UsageError` for a
    bot that there is not, and for one that plays without estimating."""
    given = estimating(game, bot, observation.viewer, seed, patient=patient).estimates(observation, moves)
    return [*given, *_left_out(given, moves)]


def _left_out(given: Iterable[Estimate], moves: Moves) -> list[Estimate]:
    """Moves that the bot has not looked at, as worth as the worst it has."""
    found = {each.move: each.worth for each in given}
    least = min(found.values(), default=0.0)
    return [Estimate(move, least, 0) for move in moves if move not in found]
