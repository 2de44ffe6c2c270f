"""A match looked back at: which decisions cost most, in the eyes of a bot that knows what the seat could know then.

Hindsight is no part of it: the bot gets the seat's observation of that moment, so a good guess that went wrong costs
nothing, and a bad one that went well does.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.engine.match import Match
from cardgames.errors import UsageError
from cardgames.lab.intervals import Z
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.sharing import Progress, executor
from cardgames.players.asking import estimates
from cardgames.players.seats import estimating
from cardgames.records.transcript import Header
from cardgames.table.state import Move, State

SCHEMA_VERSION = 1
MOST = 3
"""How many decisions are told."""



class Decision(NamedTuple):
    """One decision. number: of the move in the match, from 1. choices: legal moves. played, better: the move made and
    the one the bot would have made, as text. cost: by how many points the latter is better in its eyes. error: the
    standard error of that, None where the bot cannot say."""

    number: int
    seat: int
    choices: int
    played: str
    better: str
    cost: float
    error: float | None

    @property
    def proven(self) -> float:
        """The cost less its standard error: a move hardly looked at may seem worse than it is."""
        return self.cost - (self.error or 0.0)

    @property
    def is_sure(self) -> bool:
        """Whether the difference is beyond what the bot's own estimates waver by; it is not where it cannot say."""
        return self.error is not None and self.cost > Z * self.error


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """What was found. seats: whose decisions were looked at. looked: how many had a choice, of `asked`. costly: those
    that cost most, the worst first (see `Decision.proven`); missed: by seat, what all its decisions cost together."""

    bot: str
    seed: int | str
    seats: tuple[int, ...]
    asked: int
    looked: int
    costly: tuple[Decision, ...]
    missed: Mapping[int, float]

    def to_json(self) -> dict[str, Any]:
        """The review as one JSON object."""
        return {"schema_version": SCHEMA_VERSION, "kind": "review", "bot": self.bot, "seed": self.seed,
                "seats": list(self.seats), "asked": self.asked, "looked": self.looked,
                "costly": [{**each._asdict(), "cost": round(each.cost, 6),
                            "error": None if each.error is None else round(each.error, 6), "sure": each.is_sure}
                           for each in self.costly],
                "missed": {str(seat): round(cost, 6) for seat, cost in self.missed.items()}}


class Chunk(NamedTuple):
    """One decision of a match: the cards, the moves that led to it, and the move that was made then."""

    recipe: Recipe
    bot: str
    seed: int | str
    start: tuple[int | str, Mapping[str, str], int | None]
    before: tuple[Move, ...]
    move: Move


def review(match: Match, head: Header, *, seats: Sequence[int] | None = None, bot: str = "hard",
           seed: int | str = 0, most: int = MOST, jobs: int = 1, progress: Progress | None = None) -> Review:
    """Look back at a match that is over; `head` is that of its record, with the orders of all rounds. seats: whose
    decisions, without it everybody's. Ctrl-C ends it with what has been looked at.

    Raises `UsageError` for a seat there is not, and for a bot that makes no estimates."""
    game = match.game
    chosen = tuple(dict.fromkeys(seats or range(1, game.seats + 1)))
    for seat in chosen:
        if not 1 <= seat <= game.seats:
            raise UsageError("there is no seat {seat}; the seats are 1 to {seats}", seat=seat, seats=game.seats)
    estimating(game, bot, chosen[0], seed)
    chunks, found = list(_chunks(match, head, chosen, bot, seed)), list[Decision]()
    try:
        with executor(jobs) as workers:
            for decision in workers.map_chunks(_judged, chunks):
                found.append(decision)
                if progress is not None:
                    progress(len(found), len(chunks))
    except KeyboardInterrupt:
        pass
    costly = sorted((each for each in found if each.cost > 0), key=lambda each: (-each.proven, each.number))[:most]
    return Review(bot=bot, seed=seed, seats=chosen, asked=len(chunks), looked=len(found), costly=tuple(costly),
                  missed={seat: sum(each.cost for each in found if each.seat == seat) for seat in chosen})


def _chunks(match: Match, head: Header, seats: Sequence[int], bot: str, seed: int | str) -> Iterator[Chunk]:
    """The decisions of these seats that had a choice."""
    game, moves = match.game, tuple(turn.move for turn in match.turns)
    made, start = recipe(game.ruleset), (head.seed, dict(head.orders), head.starter)
    for number, (turn, state, _) in enumerate(match.retrace()):
        if turn.seat in seats and len(game.moves(state)) > 1:
            yield Chunk(made, bot, seed, start, moves[:number], turn.move)


def before(match: Match, decision: Decision) -> State:
    """The match as it stood at a decision. It holds every card: show it as the seat may see it."""
    return next(state for turn, state, _ in match.retrace() if turn.number == decision.number)


def _judged(chunk: Chunk) -> Decision:
    game = chunk.recipe.game()
    seed, orders, starter = chunk.start
    state = game.start(seed, order=orders, starter=starter)
    for move in chunk.before:
        game.play(state, move)
    seat, moves = state.seat, game.moves(state)
    found = estimates(game, game.observe(state, seat), moves, bot=chunk.bot, seed=chunk.seed)
    best = found[0]
    played = next((each for each in found if each.move == chunk.move), None)
    cost, error = 0.0, None
    if played is not None and played.visits:
        cost = max(best.worth - played.worth, 0.0)
        error = played.error
    return Decision(len(chunk.before) + 1, seat, len(moves), game.text(state, chunk.move), game.text(state, best.move),
                    cost, error)
