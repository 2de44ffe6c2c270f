"""A bound ruleset in play: tables and closures, the legal moves, `play`, and each move's canonical text. Holds no
match.

`Game` adds what people and bots ask besides. Words are made elsewhere: `say` turns a message into a sentence, and is
given by whoever loads.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardgames.engine.bind import Bound, bind
from cardgames.engine.chance import Chance
from cardgames.engine.listing import lister
from cardgames.engine.periods import Periods
from cardgames.rules.ruleset import Ruleset
from cardgames.table.bound import Moves
from cardgames.table.messages import Message
from cardgames.table.state import Event, Move, State

Say = Callable[[Message], str]


class Core:
    """What is bound once for a ruleset and its seats. Any number of matches may run on it side by side.

    secret_steps: for each step the counters (base, to which the seat is added) of choices that are hidden until it
    is over; secret_counters: each such counter's seat.
    """

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
        self.secret_steps = [tuple(base for number in step.movers for base in self.movers[number].hides)
                             for step in self.steps]
        self.secret_counters = {base + seat: seat for bases in self.secret_steps for base in bases
                                for seat in range(1, self.seats + 1)}
        self._listers = [lister(step, self.movers, self.duties) for step in self.steps]
        self._parts = [_parts(bound, number) for number in range(len(self.movers))]
        self.moves: Callable[[State], Moves] = self._moves if len(self._listers) > 1 else self._listers[0]
        self.play: Callable[[State, Move], None] = self._player()

    def chance(self, *, seed: int | str, orders: Mapping[str, tuple[int, ...]] | None = None,
               starter: int | None = None) -> Chance:
        """The chance of one match."""
        alike = self.cards.same if self.cards.doubles else ()
        return Chance(seed=seed, packs=self.cards.packs, orders=orders, starter=starter, alike=alike)

    def blank(self, chance: Chance | None, *, step: int = -1) -> State:
        """A state before anything has happened: all cells blank, nobody to move, nobody listening."""
        state = State()
        state.z, state.c, state.seat, state.step = self.layout.blank[:], self.setup.blank[:], 0, step
        state.order, state.pos, state.moves, state.public, state.facts = (), 0, None, 0, ()
        state.chance, state.tell, state.cause = chance, None, ""
        return state

    def after(self, state: State, move: Move) -> State:
        """A copy of the state in which the move has been played. The copy has no listener."""
        copied = state.copy()
        self.play(copied, move)
        return copied

    def heard(self, state: State, move: Move) -> tuple[Event, ...]:
        """Play a move, and give the events that it brought about."""
        events = list[Event]()
        state.tell = events.append
        self.play(state, move)
        state.tell = None
        return tuple(events)

    def _moves(self, state: State) -> Moves:
        """Every legal move of the seat to move. `.complete` is false where a crowded table allows only a subset."""
        return self._listers[state.step](state)

    def _player(self) -> Callable[[State, Move], None]:
        """`play(state, move)`: apply the move and all that follows, in place, up to the next decision. It trusts the
        move."""
        acts = [_compose([fn for _, fn in parts]) for parts in self._parts]
        after, roll = [step.source.after for step in self.steps], self.periods.roll
        if self.bound.plan.match[1].claims is not None:
            after = [_unless_over(self.periods.claimed, fn) for fn in after]

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

    def text(self, state: State, move: Move) -> str:
        """The canonical notation of a move of the seat to move."""
        return self.movers[move[0]].text(state, move)

    def points(self, state: State) -> dict[int, int]:
        """The points of each side so far."""
        return {side: state.c[self.setup.points + side] for side in range(1, self.sides + 1)}


def _parts(bound: Bound, number: int) -> list[tuple[str, Callable[[State, Move], None]]]:
    """What a mover's move sets off, in order: what duties learn, the move itself, the triggers of its effect."""
    mover = bound.movers[number]
    learns = [(path, duty.learn) for path, duty in bound.duties if duty.learn is not None and mover.effect == "laid"]
    fires = [(path, trigger.fire) for path, trigger in bound.triggers if trigger.on in ("", mover.effect)]
    return [*learns, (bound.paths[number], mover.apply), *fires]


def _unless_over(claimed: Callable[[State], bool], after: Callable[[State], bool]) -> Callable[[State], bool]:
    """What follows a move in a match that a claim may end."""
    return lambda state: claimed(state) or after(state)


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
