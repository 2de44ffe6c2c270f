"""The public face of a bound ruleset: ask for moves, play them, read and write them, look at a state as a seat may.

`play` trusts its move (`Match` verifies).
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cardgames.engine import observing, outcome, position, position_text, reading
from cardgames.engine.core import Core
from cardgames.engine.imagining import Imagining
from cardgames.engine.reading import Refusal
from cardgames.errors import PositionError, UsageError
from cardgames.table.observation import Observation
from cardgames.table.state import Event, Move, State, Tell


class Game(Core):
    """A ruleset bound for its seats. Seats and sides count from 1."""

    # Starting and ending.

    def start(self, seed: int | str = 0, *, order: Mapping[str, Any] | str | None = None, starter: int | None = None,
              tell: Tell | None = None) -> State:
        """A new match at its first decision. `order`: recorded orders (`{"main.1": "10D AS …"}`; a plain text is the
        only pack's Round 1), first dealt first; `starter`: the seat that leads Round 1; `tell` hears every event.

        Raises `UsageError` for a starter that is no seat, `PositionError` for an order that is not that pack."""
        if starter is not None and not 1 <= starter <= self.seats:
            raise UsageError("the starter is one of the seats 1 to {seats}, not {starter}", seats=self.seats,
                             starter=starter)
        state = self.blank(self.chance(seed=seed, orders=self.read_orders(order), starter=starter))
        state.tell = tell
        self.periods.begin(state)
        return state

    def read_orders(self, order: Mapping[str, Any] | str | None) -> dict[str, tuple[int, ...]]:
        """Orders given as text or lists of card texts, as ids. Raises `PositionError` if one is not its pack."""
        return position.orders(self, order)

    def seat(self, state: State) -> int | None:
        """Who decides now; None when the match is over."""
        return state.seat or None

    def is_over(self, state: State) -> bool:
        """Whether the match is over."""
        return not state.seat

    def copy(self, state: State) -> State:
        """An independent copy of a state."""
        return state.copy()

    def history(self, state: State) -> list[tuple[int, Move]]:
        """The moves played so far with the seats that played them, the first one first."""
        out, link = [], state.moves
        while link is not None:
            link, seat, move = link
            out.append((seat, move))
        return out[::-1]

    # Text.

    def kind(self, move: Move) -> str:
        """What kind of move it is: the name its ruleset gives it, or `decline`."""
        declines = self.movers[move[0]].declines
        return "decline" if declines and declines(move) else self.names[move[0]]

    def parse(self, state: State, text: str) -> Move:
        """The move that a typed text means. Raises `NotUnderstood`, `NotLegal` or `Ambiguous`."""
        return reading.parse(self, state, text)

    def refusal(self, state: State, move: Move | str) -> Refusal | None:
        """Why a move (or its text) is refused, or None if it is legal. Exact even where the list of moves is cut.

        Raises `NotUnderstood` or `Ambiguous` for a text that is no move."""
        return reading.refusal(self, state, move)

    # What a seat may know.

    def observe(self, state: State, seat: int) -> Observation:
        """The state as a seat may know it; seat 0 is an onlooker."""
        return observing.observe(self, state, seat)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """A state that fits the observation, made from nothing else; each that fits is equally likely."""
        return Imagining(self, observation)(rng)

    def imagining(self, observation: Observation) -> Callable[[Random], State]:
        """The same for many worlds of one observation: a function that gives one each time it is called."""
        return Imagining(self, observation)

    def filtered(self, event: Event, seat: int) -> Event:
        """An event as a seat may know it."""
        return observing.filtered(self, event, seat)

    # Positions and results.

    def position(self, given: Mapping[str, Any]) -> State:
        """A state from a position as in a ruleset's examples. Raises `PositionError`."""
        return position.read(self, given)

    def to_position(self, state: State) -> dict[str, Any]:
        """The position that `position` reads back: the whole truth, for people who may see it."""
        return position_text.write(self, state)

    def outcome(self, state: State) -> outcome.Outcome:
        """Points, score lines, ranking and why it ended. Raises `PositionError` while the match runs."""
        if state.seat:
            raise PositionError("the match is not over yet, so it has no outcome")
        return outcome.of(self, state)
