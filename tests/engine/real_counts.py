"""Matches played by the engine, and what people would tell a score pad of each of their counts."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.pad import LINES, Asked
from cardgames.table.state import STARTER, Event, State
from tests.laws.tables import choose


class Count(NamedTuple):
    """A count as it was: the table before it, who swept how often by line, whether it was a claim, the points after."""

    before: State
    in_play: list[tuple[str, int, int, int]]
    claimed: bool
    lines: dict[str, list[int]]


class Played(NamedTuple):
    """A whole match: who led it, its counts, its end."""

    starter: int
    counts: list[Count]
    end: State


def played(game: Game, seed: int) -> Played:
    """A random match. The game is changed by it: it tells of its counts from then on."""
    counts: list[Count] = []
    in_play: list[tuple[str, int, int, int]] = []
    names = {cell: name for name, cell in game.setup.lines.items()}
    count, claimed = game.periods.count, game.periods.claimed

    def note(before: State, state: State, *, claim: bool) -> None:
        counts.append(Count(before, in_play[:], claim, points(game, state)))
        in_play.clear()

    def counting(state: State) -> None:
        before = state.copy()
        count(state)
        note(before, state, claim=False)

    def claiming(state: State) -> bool:
        before = state.copy()
        if claimed(state):
            note(before, state, claim=True)
            return True
        return False

    def hear(event: Event) -> None:
        if event.change == "award" and not event.cause.startswith("scoring") and event.args[2] > 0:
            in_play.append((names[event.args[0]], event.args[1], state.seat, event.args[4]))

    game.periods.count, game.periods.claimed = counting, claiming  # type: ignore[method-assign]
    game.play = game._player()
    rng = Random(seed)
    state = State()
    state = begun(game, seed, state, hear)
    starter = state.c[STARTER]
    while state.seat:
        game.play(state, choose(game, state, rng))
    return Played(starter, counts, state)


def begun(game: Game, seed: int, state: State, hear: object) -> State:
    """A started match whose opening is heard too."""
    state.z, state.c, state.seat, state.step = game.layout.blank[:], game.setup.blank[:], 0, -1
    state.order, state.pos, state.moves, state.public, state.facts = (), 0, None, 0, ()
    state.chance, state.tell, state.cause = game.chance(seed=seed), hear, ""  # type: ignore[assignment]
    game.periods.begin(state)
    return state


def points(game: Game, state: State) -> dict[str, list[int]]:
    return {name: [state.c[cell + side] for side in range(1, game.sides + 1)]
            for name, cell in game.setup.lines.items()}


def fact(game: Game, asked: Asked, count: Count) -> Sequence[int]:
    """What was true of this count, as the answer to a question."""
    question, state, sides = asked.question, count.before, range(1, game.sides + 1)
    name = asked.path.rpartition(".")[2]
    if question.kind == "claim":
        return [int(count.claimed)]
    if question.kind == "side":
        return [state.c[game.setup.counters["last_capturer"].cell]]
    if question.kind == "seats":
        return [game.setup.ask("named_rightly")(state)[asked.seat - 1]]
    if question.kind == "cards":
        return [(question.of & state.z[cell]).bit_count() for cell in game.layout.zones[question.zone].cells()]
    if asked.path.startswith(LINES):
        return list(game.bound.plan.lines[name][1].tally(state))
    of = [(seat if question.per == "seat" else side, amount)
          for line, side, seat, amount in count.in_play if line == name]
    owners = range(1, game.seats + 1) if question.per == "seat" else sides
    return [sum(amount for owner, amount in of if owner == each) for each in owners]
