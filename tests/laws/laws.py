"""The laws of every game, as functions that raise `AssertionError`: for one position, or for one match."""
from __future__ import annotations

import json
from functools import cache
from random import Random

from cardgames.engine.game import Game
from cardgames.engine.reading import why_not
from cardgames.table.bits import ids
from cardgames.table.state import POINTS, Event, Move, State
from tests.laws.tables import choose, content, name_of, position_of, positions, replay

LONGEST = 20_000
"""Decisions of a match, at most."""


def places(game: Game, state: State) -> list[int]:
    """Every card as often as it lies somewhere; of an observation the cards whose place is known."""
    lying = [card for card in state.order[state.pos:] if card >= 0]
    for cell in state.z:
        if isinstance(cell, int):
            lying += ids(cell)
        else:
            for entry in cell:
                lying += ids(entry[0]) if isinstance(entry, tuple) else [entry] if entry >= 0 else []
    return lying


def each_card_lies_in_one_place(game: Game, state: State) -> None:
    assert sorted(places(game, state)) == list(range(len(game.cards)))


def what_all_see_is_public(game: Game, state: State) -> None:
    """Cards in zones seen by all are public; cards that only some have seen are not, unless they were shown."""
    for zone, cell in game.layout.place:
        if zone.seen_by == "all":
            lying = state.z[cell]
            for cards in [lying] if isinstance(lying, int) else [entry[0] for entry in lying]:
                assert not cards & ~state.public, f"{zone.name}: {cards:b} of {state.public:b}"


def points_are_the_sum_of_their_lines(game: Game, state: State) -> None:
    for side in range(1, game.sides + 1):
        assert state.c[POINTS + side] == sum(state.c[cell + side] for cell in game.setup.lines.values())


def somebody_can_move(game: Game, state: State) -> None:
    assert 1 <= state.seat <= game.seats
    moves = game.moves(state)
    assert moves, f"{name_of(game)}: no move in {game.to_position(state)}"
    assert len(set(moves)) == len(moves)


def listed_moves_are_accepted(game: Game, state: State) -> None:
    for move in game.moves(state):
        why = why_not(game, state, move)
        assert why is None, f"{game.text(state, move)}: {why} in {game.to_position(state)}"


def neighbours(game: Game, state: State, move: Move, rng: Random) -> list[Move]:
    """Moves that differ a little from this one: another card, in hand or not, another number, a card more or less."""
    mover, card, number, cards = move
    step, shape = game.steps[state.step], shapes(game)
    numbers = {mover: shape[mover, state.seat][0] for mover in step.movers}
    active, lying = list(step.source.cards(state)), [c for c in places(game, state) if state.public >> c & 1]
    out = [(mover, card, rng.choice(numbers[mover]), cards)]
    if active:
        out += [(mover, rng.choice(active), number, cards), (mover, rng.choice(lying or active), number, cards)]
    for other in rng.sample(lying, min(4, len(lying))):
        out += [(mover, card, number, cards ^ 1 << other),
                (mover, rng.choice(active or [card]), rng.choice(numbers[mover]), cards ^ 1 << other)]
    kind = rng.choice(step.movers)
    out += [(kind, card, rng.choice(numbers[kind]), cards), (kind, card, rng.choice(numbers[kind]), 0)]
    return [other for other in out if shape[other[0], state.seat][1] or not other[3]]


@cache
def shapes(game: Game) -> dict[tuple[int, int], tuple[list[int], bool]]:
    """For every mover and seat the numbers of its moves, and whether they name cards: learned from some matches."""
    movers = {mover for step in game.steps for mover in step.movers}
    numbers = {(mover, seat): set[int]() for mover in movers for seat in range(1, game.seats + 1)}
    named: set[int] = set()
    for seed in range(2):
        for state in positions(game, seed):
            for mover, _, number, cards in game.moves(state):
                numbers[mover, state.seat].add(number)
                if cards:
                    named.add(mover)
    return {key: (sorted(found) or [0], key[0] in named) for key, found in numbers.items()}


def refused_moves_are_not_listed(game: Game, state: State, rng: Random, tries: int = 40) -> None:
    """Neighbours of listed moves are listed exactly if they are accepted (where the list is complete)."""
    moves = game.moves(state)
    if not moves.complete:
        return
    listed = set(moves)
    for move in rng.sample(moves, min(len(moves), 1 + tries // 12)):
        for other in neighbours(game, state, move, rng):
            why = why_not(game, state, other)
            meant = {other} if why is not None else twins(game, other)
            assert (why is None) == bool(meant & listed), f"{other}: {why or 'accepted'} in {game.to_position(state)}"
            if why is not None:
                refusal = game.refusal(state, other)
                assert refusal is not None
                assert refusal.rule == why.rule
                assert refusal.nearest is None or game.parse(state, refusal.nearest) in listed


def twins(game: Game, move: Move) -> set[Move]:
    """The move, and those that name another card of the same face (a card alone, as a struck one is)."""
    out = {move}
    if move[3] and not move[3] & move[3] - 1:
        same = game.cards.same[move[3].bit_length() - 1]
        out |= {(*move[:3], 1 << card) for card in ids(same)}
    return out


def texts_are_read_back(game: Game, state: State, rng: Random, most: int = 40) -> None:
    moves = game.moves(state)
    texts = [game.text(state, move) for move in moves]
    assert len(set(texts)) == len(texts)
    for number in rng.sample(range(len(moves)), min(most, len(moves))):
        assert game.parse(state, texts[number]) == moves[number], texts[number]
        assert game.parse(state, f"#{number + 1}") == moves[number]
        assert game.refusal(state, texts[number]) is None


def positions_are_read_back(game: Game, state: State) -> None:
    """Cards with the same face are interchangeable, so there the text must come back, else every card."""
    given = json.loads(json.dumps(game.to_position(state)))
    again = game.position(given)
    assert game.to_position(again) == given
    if not game.cards.doubles:
        assert again.same_position(state), given
    if state.seat:
        assert sorted(game.text(again, move) for move in game.moves(again)) == sorted(
            game.text(state, move) for move in game.moves(state))


def a_copy_shares_nothing(game: Game, state: State, rng: Random, moves: int = 6) -> None:
    """Playing on a copy leaves the original as it was, and the other way round."""
    copy, before = state.copy(), content(state)
    assert content(copy) == before
    for _ in range(moves):
        if copy.seat:
            game.play(copy, choose(game, copy, rng))
    assert content(state) == before


class MatchLaws:
    """One random match in four copies: heard, unheard, rebuilt from its events, replayed from its texts."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed, self.rng = game, seed, Random(f"{name_of(game)} {seed}")
        self.events: list[Event] = []
        self.heard = game.start(seed=seed, tell=self.events.append)
        self.unheard = game.start(seed=seed)
        self.rebuilt = game.blank(None)
        self.texts: list[str] = []
        self._follow()

    def run(self) -> State:
        """Play to the end, checking the laws that cost little at every decision."""
        game = self.game
        while self.heard.seat:
            assert len(self.texts) < LONGEST, "the match does not end"
            move = choose(game, self.heard, self.rng)
            self.texts.append(game.text(self.heard, move))
            game.play(self.heard, move)
            game.play(self.unheard, move)
            self._follow()
        return self.heard

    def _follow(self) -> None:
        game, state = self.game, self.heard
        self.rebuilt.moves = state.moves
        replay(self.rebuilt, self.events)
        self.events.clear()
        assert position_of(self.rebuilt) == position_of(state), "its events do not give the state"
        assert position_of(self.unheard) == position_of(state), "it differs when somebody listens"
        each_card_lies_in_one_place(game, state)
        what_all_see_is_public(game, state)
        points_are_the_sum_of_their_lines(game, state)
        if state.seat:
            somebody_can_move(game, state)

    def replayed(self) -> State:
        """The match again, from its seed and texts."""
        state = self.game.start(seed=self.seed)
        for text in self.texts:
            self.game.play(state, self.game.parse(state, text))
        return state
