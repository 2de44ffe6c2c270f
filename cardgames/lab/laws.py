"""One random match watched closely: what must hold in every match of every ruleset, and which rules had any effect."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cardgames.engine.chance import stream
from cardgames.engine.game import Game
from cardgames.errors import MoveError, Said, UnplayableError
from cardgames.table.bits import ids
from cardgames.table.bound import Moves
from cardgames.table.state import Event, State

LONGEST = 20_000
"""Decisions after which a match counts as endless."""
SAMPLE = 7
"""Every so many decisions, all listed moves are put to `refusal`, and the one chosen is written and read back."""
ASKED = 40
"""How many moves of one list are put to `refusal`, at most."""


@dataclass(slots=True)
class Watched:
    """What one match has shown. `problem` is the first fault, None = all is well; `fired` the paths of rules with an
    effect."""

    problem: str | None = None
    decisions: int = 0
    rounds: int = 0
    fired: set[str] = field(default_factory=set)


def watch(game: Game, seed: int | str) -> Watched:
    """Play one random match, up to its first fault."""
    seen = Watched()
    try:
        _watch(game, seed, seen)
    except UnplayableError as error:
        seen.problem = error.said
    return seen


def _watch(game: Game, seed: int | str, seen: Watched) -> None:
    rng = stream(seed, "check")
    amends = {path for path, scorer in game.bound.plan.lines.values() if scorer.amend is not None}
    spoilers = {path for path, dealer in game.bound.plan.opening if dealer.spoiled is not None}
    gathered = False

    def hear(event: Event) -> None:
        nonlocal gathered
        if event.change == "gather" and gathered:           # the same round, dealt anew
            seen.fired.update(spoilers)
        gathered = (gathered and event.cause != "round") or event.change == "gather"
        if event.change != "award" or event.args[2] or (event.cause in amends and event.args[4]):
            seen.fired.add(event.cause)

    state = game.start(seed, tell=hear)
    while seen.problem is None and state.seat:
        moves = game.moves(state)
        seen.problem = _before(game, state, moves, seen.decisions) or misplaced(game, state)
        if seen.problem is None:
            game.play(state, rng.choice(moves))
            seen.decisions += 1
    seen.rounds = state.round
    seen.problem = seen.problem or misplaced(game, state) or _miscounted(game, state)


def _before(game: Game, state: State, moves: Moves, number: int) -> str | None:
    """What is wrong with a decision before anything is played."""
    if number >= LONGEST:
        return Said("it is not over after {most} decisions", most=LONGEST)
    if number % SAMPLE:
        return None
    for move in moves[:ASKED]:
        refused = game.refusal(state, move)
        if refused is not None:
            return Said("{text} is listed as legal, but {rule} refuses it", text=game.text(state, move),
                        rule=refused.rule)
    move = moves[number // SAMPLE % len(moves)]
    text = game.text(state, move)
    try:
        read = game.text(state, game.parse(state, text))
    except MoveError as error:
        return Said("{text} is the text of a legal move, but it is not read back: {error}", text=text, error=error)
    return None if read == text else Said("{text} is the text of a legal move, but it is read back as {read}",
                                          text=text, read=read)


def misplaced(game: Game, state: State) -> str | None:
    """A card that is nowhere, or in two places; None if each is in exactly one."""
    once = 0
    cells: list[Any] = [*state.z, state.order[state.pos:]]
    for cell in cells:
        for cards in _sets(cell):
            if cards & once:
                return Said("{card} lies in two places", card=game.cards.text[next(ids(cards & once))])
            once |= cards
    missing = game.cards.all & ~once
    return Said("{card} is nowhere any more", card=game.cards.text[next(ids(missing))]) if missing else None


def _sets(cell: Any) -> list[int]:
    """The sets of cards in a cell: of cards, of a hand's or stock's single cards, of piles."""
    if isinstance(cell, int):
        return [cell]
    return [entry[0] if isinstance(entry, tuple) else 1 << entry for entry in cell]


def _miscounted(game: Game, state: State) -> str | None:
    """Points that are not the sum of their lines."""
    for side, points in game.points(state).items():
        lines = sum(state.c[cell + side] for cell in game.setup.lines.values())
        if lines != points:
            return Said("side {side} has {points} points, but its score lines make {lines}", side=side, points=points,
                        lines=lines)
    return None
