"""The public face of a bound ruleset: ask for moves, play them, read and write them, look at a state as a seat may.

A `Game` holds tables and closures and no match; any number of matches may run on it side by side. `play` trusts its move
(`Match` verifies). Words are made elsewhere: `say` turns a message into a sentence, and is given by whoever loads.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from cardgames.engine import observing, outcome, position, reading
from cardgames.engine.bind import Bound, bind
from cardgames.engine.chance import Chance
from cardgames.engine.listing import lister
from cardgames.engine.periods import Periods
from cardgames.errors import PositionError, UsageError
from cardgames.rules.ruleset import Ruleset
from cardgames.table.bound import Moves
from cardgames.table.messages import Message
from cardgames.table.observation import Observation
from cardgames.table.state import Event, Move, State, Tell

Say = Callable[[Message], str]


class Refusal(NamedTuple):
    """Why a move is refused: the rule's path, the sentence, the nearest legal move (its text), and the message itself."""

    rule: str
    message: str
    nearest: str | None
    reason: Message


class Game:
    """A ruleset bound for its seats. Seats and sides count from 1."""

    def __init__(self, ruleset: Ruleset, *, say: Say | None = None) -> None:
        bound = bind(ruleset)
        self.ruleset, self.bound, self.setup = ruleset, bound, bound.setup
        self.say: Say = say or plain_words
        self.cards, self.layout = bound.setup.cards, bound.setup.layout
        self.seats, self.sides, self.side_of = bound.setup.seats, bound.setup.sides, bound.setup.side_of
        self.movers, self.names, self.steps = bound.movers, bound.names, bound.plan.steps
        self.duties = tuple(duty for _, duty in bound.duties)
        self.main_pack = next(iter(self.cards.packs))
        self.pack_of = {name: bound.setup.pack_of.get(name, self.main_pack) for name in self.layout.zones}
        self.periods = Periods(bound.plan, bound.setup)
        self.secret_steps = [tuple(base for number in step.movers for base in self.movers[number].hides) for step in self.steps]
        self.secret_counters = {base + seat: seat for bases in self.secret_steps for base in bases
                                for seat in range(1, self.seats + 1)}
        self._listers = [lister(step, self.movers, self.duties) for step in self.steps]
        self._parts = [_parts(bound, number) for number in range(len(self.movers))]
        self.moves: Callable[[State], Moves] = self._moves if len(self._listers) > 1 else self._listers[0]
        self.play: Callable[[State, Move], None] = self._player()

    # Starting, playing, ending.

    def start(self, seed: int | str = 0, *, order: Mapping[str, Any] | str | None = None, starter: int | None = None,
              tell: Tell | None = None) -> State:
        """A new match at its first decision. `order`: recorded orders (`{"main.1": "10D AS …"}`; a plain text is the only
        pack's Round 1), first dealt first; `starter`: the seat that leads Round 1; `tell` hears every event.

        Raises `UsageError` for a starter that is no seat, `PositionError` for an order that is not that pack."""
        if starter is not None and not 1 <= starter <= self.seats:
            raise UsageError(f"the starter is one of the seats 1 to {self.seats}, not {starter}")
        state = State()
        state.z, state.c, state.seat, state.step = self.layout.blank[:], self.setup.blank[:], 0, -1
        state.order, state.pos, state.moves, state.public, state.facts = (), 0, None, 0, ()
        state.chance = self.chance(seed=seed, orders=self.read_orders(order), starter=starter)
        state.tell, state.cause = tell, ""
        self.periods.begin(state)
        return state

    def chance(self, *, seed: int | str, orders: Mapping[str, tuple[int, ...]] | None = None,
               starter: int | None = None) -> Chance:
        """The chance of one match."""
        alike = self.cards.same if self.cards.doubles else ()
        return Chance(seed=seed, packs=self.cards.packs, orders=orders, starter=starter, alike=alike)

    def read_orders(self, order: Mapping[str, Any] | str | None) -> dict[str, tuple[int, ...]]:
        """Orders given as text or lists of card texts, as ids. Raises `PositionError` if one is not exactly its pack."""
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

    def _moves(self, state: State) -> Moves:
        """Every legal move of the seat to move. `.complete` is false where a crowded table allows only a subset."""
        return self._listers[state.step](state)

    def _player(self) -> Callable[[State, Move], None]:
        """`play(state, move)`: apply the move and all that follows, in place, up to the next decision. It trusts the move."""
        acts = [_compose([fn for _, fn in parts]) for parts in self._parts]
        after, roll = [step.source.after for step in self.steps], self.periods.roll

        def play(state: State, move: Move) -> None:
            state.moves = state.moves, state.seat, move
            if state.tell is None:
                acts[move[0]](state, move)
            else:
                for path, fn in self._parts[move[0]]:
                    state.cause = path
                    fn(state, move)
                state.cause = self.steps[state.step].path
            if not after[state.step](state):
                roll(state)

        return play

    def history(self, state: State) -> list[tuple[int, Move]]:
        """The moves played so far with the seats that played them, the first one first."""
        out, link = [], state.moves
        while link is not None:
            link, seat, move = link
            out.append((seat, move))
        return out[::-1]

    # Text.

    def text(self, state: State, move: Move) -> str:
        """The canonical notation of a move of the seat to move."""
        return self.movers[move[0]].text(state, move)

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
        """A state that fits the observation, made from nothing else."""
        return observing.imagine(self, observation, rng)

    def filtered(self, event: Event, seat: int) -> Event:
        """An event as a seat may know it."""
        return observing.filtered(self, event, seat)

    # Positions and results.

    def position(self, given: Mapping[str, Any]) -> State:
        """A state from a position as in a ruleset's examples. Raises `PositionError`."""
        return position.read(self, given)

    def to_position(self, state: State) -> dict[str, Any]:
        """The position that `position` reads back: the whole truth, for people who may see it."""
        return position.write(self, state)

    def points(self, state: State) -> dict[int, int]:
        """The points of each side so far."""
        return {side: state.c[self.setup.points + side] for side in range(1, self.sides + 1)}

    def outcome(self, state: State) -> outcome.Outcome:
        """Points, score lines, ranking and why it ended. Raises `PositionError` while the match runs."""
        if state.seat:
            raise PositionError("the match is not over yet, so it has no outcome")
        return outcome.of(self, state)


def _parts(bound: Bound, number: int) -> list[tuple[str, Callable[[State, Move], None]]]:
    """What a mover's move sets off, in order: what duties learn, the move itself, the triggers of its effect."""
    mover = bound.movers[number]
    learns = [(path, duty.learn) for path, duty in bound.duties if duty.learn is not None and mover.effect == "laid"]
    fires = [(path, trigger.fire) for path, trigger in bound.triggers if trigger.on == mover.effect]
    return [*learns, (bound.paths[number], mover.apply), *fires]


def _compose(fns: Sequence[Callable[[State, Move], None]]) -> Callable[[State, Move], None]:
    if len(fns) == 1:
        return fns[0]
    if len(fns) == 2:
        first, second = fns

        def both(state: State, move: Move) -> None:
            first(state, move)
            second(state, move)

        return both

    def every(state: State, move: Move) -> None:
        for fn in fns:
            fn(state, move)

    return every


def plain_words(message: Message) -> str:
    """A message without a catalogue: its id and arguments."""
    return message.id + "".join(f" {key}={value}" for key, value in message.args.items())
