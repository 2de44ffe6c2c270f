"""The loop that plays a match: ask the seat to move, check its choice, play it, tell whoever listens.

One loop for people and bots. It knows neither screens nor files; a player is anything with `choose`, and gets
nothing but what its seat may know.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from cardgames.engine.game import Game
from cardgames.engine.outcome import Outcome
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Event, Move, State

ENGINE = 1
"""Raised when the same rules and the same moves would lead to another position than before. Records keep it."""


class Player(Protocol):
    """Who decides for a seat. `name` is what it is called; a choice depends on the observation and the moves alone."""

    @property
    def name(self) -> str:
        """What the player is called."""

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """One of the moves; or, where the list is not complete, any legal move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision as it was played. number: counts from 1 in this match. text: the move in canonical notation. events:
    what it set off, unfiltered; see `Game.filtered` for what a seat may know of them."""

    number: int
    seat: int
    move: Move
    text: str
    events: tuple[Event, ...]


class Decision(NamedTuple):
    """A choice that has been made and checked, but not played."""

    seat: int
    moves: Moves
    move: Move


class Match:
    """A match of `game` between `players` (one for every seat), from the start or from a copy of `state`.

    `opening` are the events of the start (none for a given state), `turns` what has been played since. Every listener
    hears each turn after it was played. For seed, order and starter see `Game.start`."""

    def __init__(self, game: Game, players: Mapping[int, Player], *, seed: int | str = 0,
                 order: Mapping[str, Any] | str | None = None, starter: int | None = None, state: State | None = None,
                 listen: Sequence[Callable[[Turn], None]] = ()) -> None:
        missing = [seat for seat in range(1, game.seats + 1) if seat not in players]
        assert not missing, f"nobody sits at {missing}"
        self.game, self.players, self.listen = game, dict(players), list(listen)
        self.turns: list[Turn] = []
        heard: list[Event] = []
        if state is None:
            self.state = game.start(seed, order=order, starter=starter, tell=heard.append)
        else:
            self.state = state.copy()
        self.state.tell = None
        self._origin = self.state.copy()
        self.opening = tuple(heard)

    @property
    def is_over(self) -> bool:
        """Whether nobody decides any more."""
        return self.game.is_over(self.state)

    def decide(self) -> Decision:
        """Ask the seat to move; nothing is played yet. An illegal choice is a fault of the program, never of a person,
        whose typed moves are refused before they get here."""
        game, state = self.game, self.state
        assert state.seat, "the match is over"
        moves = game.moves(state)
        move = self.players[state.seat].choose(game.observe(state, state.seat), moves)
        assert move in moves or (not moves.complete and game.refusal(state, move) is None), (
            f"{self.players[state.seat].name} at seat {state.seat} chose {move}, which is not legal")
        return Decision(state.seat, moves, move)

    def play(self, move: Move) -> Turn:
        """Play a legal move of the seat to move, with all its consequences, and tell the listeners."""
        game, state = self.game, self.state
        seat, text = state.seat, game.text(state, move)
        turn = Turn(len(self.turns) + 1, seat, move, text, game.heard(state, move))
        self.turns.append(turn)
        for listener in self.listen:
            listener(turn)
        return turn

    def retrace(self) -> Iterator[tuple[Turn, State, State]]:
        """The turns so far, each with copies of the state before and after it."""
        state = self._origin.copy()
        for turn in self.turns:
            before = state.copy()
            self.game.play(state, turn.move)
            yield turn, before, state.copy()

    def back(self, number: int) -> list[Turn]:
        """Take back all turns but the first `number`; those taken back. Listeners are not told: whoever keeps a record
        writes it down."""
        assert 0 <= number <= len(self.turns), number
        undone = self.turns[number:]
        del self.turns[number:]
        self.state = self._origin.copy()
        for turn in self.turns:
            self.game.play(self.state, turn.move)
        return undone

    def step(self) -> Turn:
        """One decision, from the question to the last of its consequences."""
        return self.play(self.decide().move)

    def run(self) -> Outcome:
        """Play to the end."""
        while not self.is_over:
            self.step()
        return self.game.outcome(self.state)
