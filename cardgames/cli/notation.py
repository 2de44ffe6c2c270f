"""How the moves of one game are written: examples of every kind, found in matches that nobody plays."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardgames.cli.phrases import say
from cardgames.cli.playing import help
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from cardgames.table.state import Move, State

MATCHES = 12
"""In how many matches examples are looked for; a kind of move may be rare."""
LARGE = 4
"""How many cards of the table an example names at most."""


class Example:
    """A move of one kind, as it is typed and in full."""

    def __init__(self, look: Look, state: State, move: Move) -> None:
        game, seen = look.game, look.game.observe(state, state.seat)
        self.kind, self.cards = help.kind(look, move), move[3].bit_count()
        self.typed, self.full = help.shorter(look, seen, move), game.text(state, move)


def examples(look: Look) -> list[Example]:
    """For each kind of move the plainest one and one with more cards, in the order of the kinds."""
    plain: dict[int, Example] = {}
    large: dict[int, Example] = {}
    for seed in range(MATCHES):
        for state, move in _seen(look.game, seed):
            cards = move[3].bit_count()
            if move[0] not in plain:
                plain[move[0]] = Example(look, state, move)
            elif plain[move[0]].cards < cards <= LARGE and (
                    move[0] not in large or large[move[0]].cards < cards):
                large[move[0]] = Example(look, state, move)
        if len(plain) == len(look.game.movers):
            break
    return [found[kind] for kind in sorted(plain) for found in (plain, large) if kind in found]


def _seen(game: Game, seed: int) -> Iterator[tuple[State, Move]]:
    """Every legal move of a match played by chance, with its state."""
    state, rng = game.start(seed), Random(seed)
    while not game.is_over(state):
        moves = game.moves(state)
        yield from ((state, move) for move in moves)
        game.play(state, rng.choice(moves))


def lines(screen: Terminal, game: Game) -> Iterator[str]:
    """The examples as a table."""
    from cardgames.cli.tables import table

    look = Look(game, screen, {seat: str(seat) for seat in range(1, game.seats + 1)})
    header = [say("notation.kind"), say("notation.typed"), say("notation.full")]
    yield from table(screen, header, [[each.kind, each.typed, each.full] for each in examples(look)])
