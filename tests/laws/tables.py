"""The tables for laws: every ruleset, every variant alone, pairs that go together, every number of seats.

Rulesets are found by presence; nothing here names one. A game is bound once for all tests.
"""
from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.errors import CardgamesError
from cardgames.rules import loading, variants
from cardgames.rules.book import Book
from cardgames.rules.catalogue import Catalogue
from cardgames.table.state import Event, Move, State

WHOLE = ("samoa", "suipi")
"""The games of which every pair of variants is played too in a short run, at one number of seats; of others the
base at every number, and every variant at one of them; of these two every variant at every number."""


class Rules(NamedTuple):
    """A ruleset with variants, in the order of application."""

    id: str
    variants: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.id}:{'+'.join(self.variants) or 'base'}"


@cache
def book_of(id: str) -> Book:
    return Catalogue().book(id)


@cache
def ids() -> tuple[str, ...]:
    return Catalogue().ids()


@cache
def alone(id: str) -> tuple[Rules, ...]:
    """The base and every variant alone (with what it requires). A file that cannot be read has its base only."""
    try:
        declared = variants.declared(book_of(id).header, [])
    except CardgamesError:
        return (Rules(id, ()),)
    found = [(), *(variants.alone(variant, declared) for variant in declared)]
    return tuple(Rules(id, each) for each in dict.fromkeys(found))


@cache
def pairs(id: str) -> tuple[Rules, ...]:
    """The pairs of variants that go together, but for those that are one variant with what it requires."""
    try:
        book = book_of(id)
        found = variants.compatible_pairs(variants.declared(book.header, []), book.rules)
    except CardgamesError:
        return ()
    single = {rules.variants for rules in alone(id)}
    return tuple(Rules(id, each) for each in found if each not in single)


@cache
def every() -> tuple[Rules, ...]:
    """All rules to be looked at: base, variants and pairs; in a short run no pairs of most games, see `WHOLE`."""
    return tuple(rules for id in ids() for rules in (*alone(id), *(pairs(id) if whole(id) else ())))


def whole(id: str) -> bool:
    """Whether every pair of its variants is played."""
    return id in WHOLE or "CARDGAMES_THOROUGH" in os.environ


@cache
def game_of(rules: Rules, players: int | None = None) -> Game:
    """The game at one table; the first number of players if None."""
    return Game(loading.build(book_of(rules.id), rules.variants, None, players))


def at_every_number(rules: Rules) -> Iterator[Game]:
    """The game at every number of seats."""
    for players in game_of(rules).ruleset.shape.seats.players:
        yield game_of(rules, players)


def games(rules: Rules) -> Iterator[Game]:
    """The game at every number of seats; in a short run most variants and all pairs at one of them, each at another."""
    numbers = game_of(rules).ruleset.shape.seats.players
    if len(rules.variants) > whole(rules.id) and "CARDGAMES_THOROUGH" not in os.environ:
        numbers = (numbers[len(str(rules)) % len(numbers)],)
    for players in numbers:
        yield game_of(rules, players)


def name_of(game: Game) -> str:
    return f"{game.ruleset.id}/p{game.seats}/{'+'.join(game.ruleset.variants) or 'base'}"


def choose(game: Game, state: State, rng: Random) -> Move:
    """A random move: first the kind, then one of it, so that rare kinds come up."""
    moves = game.moves(state)
    kind = rng.choice(sorted({move[0] for move in moves}))
    return rng.choice([move for move in moves if move[0] == kind])


def positions(game: Game, seed: int, every_nth: int = 1) -> Iterator[State]:
    """The decisions of one random match, every nth of them, beginning at random. The state is the one played on."""
    rng, state = Random(f"{name_of(game)} {seed}"), game.start(seed=seed)
    skip = rng.randrange(every_nth)
    while state.seat:
        if not skip:
            yield state
            skip = every_nth
        skip -= 1
        game.play(state, choose(game, state, rng))


def position_at(game: Game, seed: int, depth: int) -> State:
    """The position after so many random moves, or the last decision of the match."""
    rng, state = Random(f"{name_of(game)} {seed}"), game.start(seed=seed)
    for _ in range(depth):
        before = state.copy()
        game.play(state, choose(game, state, rng))
        if not state.seat:
            return before
    return state


def replay(state: State, events: list[Event]) -> None:
    """Apply events to a state."""
    for event in events:
        getattr(state, event.change)(*event.args)


def content(state: State) -> tuple[Any, ...]:
    """All that a state is but who listens, what acts, and where chance comes from."""
    return (tuple(state.z), tuple(state.c), state.seat, state.step, state.order, state.pos, id(state.moves),
            state.public, tuple(fact[:4] for fact in state.facts))


def position_of(state: State) -> tuple[Any, ...]:
    """The same without the history."""
    full = content(state)
    return full[:6] + full[7:]
