"""Hidden roles: where they lie, what seats stand to gain by each, and a round told again as everybody has seen it.

Generic: roles are the cards of a pack of their own that seats hold unseen, and what a role is worth is what
`Scorer.outlook` says its owner can expect. Only public moves are read.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.table.bits import ids
from cardgames.table.observation import Observation
from cardgames.table.state import DEALER, ROUND, STARTER, Move, State

Suspicions = dict[int, dict[int, float]]
"""By seat and role card: the logarithm of how well its moves fit that role, less some number that is the same for all
roles of the seat."""


class Told(NamedTuple):
    """A public move of this round, and the round just before it as far as everybody knew it."""

    seat: int
    move: Move
    before: State


class Roles:
    """The hidden roles of one game; `zone` is None where there are none."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.zone = next((zone for zone in game.layout.zones.values() if zone.of == "seat" and zone.seen_by == "owner"
                          and game.pack_of[zone.name] != game.main_pack), None)
        self.cards = game.cards.packs[game.pack_of[self.zone.name]] if self.zone is not None else range(0)
        scorers = [scorer for _, scorer in game.bound.plan.lines.values()]
        self.outlooks = [scorer.outlook for scorer in scorers if scorer.outlook is not None]

    def of(self, state: State) -> dict[int, int]:
        """The role card of each seat as far as the state knows it."""
        assert self.zone is not None
        held = {seat: state.z[self.zone.cell + seat] for seat in range(1, self.game.seats + 1)}
        return {seat: next(ids(cards)) for seat, cards in held.items() if cards}

    def give(self, state: State, roles: Mapping[int, int]) -> None:
        """Put role cards before seats, in a state of one's own making."""
        assert self.zone is not None
        for seat, card in roles.items():
            state.suppose(self.zone.cell + seat, 1 << card)

    def deal(self, state: State, roles: Mapping[int, int]) -> None:
        """The same in a whole state: who or what had such a card gets the seat's former one."""
        assert self.zone is not None
        pack = self.game.pack_of[self.zone.name]
        cells = [cell for zone, cell in self.game.layout.place if self.game.pack_of[zone.name] == pack]
        for seat, card in roles.items():
            own = self.zone.cell + seat
            other = next((cell for cell in cells if state.z[cell] >> card & 1), own)
            if other != own:
                state.shift(state.z[own], own, other)
                state.shift(1 << card, other, own)

    def outlook(self, state: State, seat: int) -> dict[int, float]:
        """By role card: what the seat had to expect with it, in points. The state is left as it was."""
        assert self.zone is not None
        cell, out = self.zone.cell + seat, {}
        held = state.z[cell]
        for card in self.cards:
            state.suppose(cell, 1 << card)
            out[card] = sum(outlook(state, seat) for outlook in self.outlooks)
        state.suppose(cell, held)
        return out

    def told(self, observation: Observation) -> Iterator[Told]:
        """The public moves of this round as they were made, up to one from a hand: of what that was chosen from
        nothing is known. The state may be changed."""
        game, moves = self.game, of_this_round(self.game, observation)
        state = self._start(observation, moves)
        for seat, move in moves:
            if move[1] not in game.steps[state.step].source.cards(state):
                return
            state.hand_on(seat, state.step)     # what needed no decision may have shifted the turn
            yield Told(seat, move, state.copy())
            game.play(state, move)

    def _start(self, observation: Observation, moves: Sequence[tuple[int, Move]]) -> State:
        """The round at its first decision: the stock is what was drawn, then unknown cards."""
        game, drawn = self.game, [move[1] for _, move in moves]
        state = game.blank(game.chance(seed=0))
        for counter in (ROUND, STARTER, DEALER):
            state.count(counter, observation.c[counter])
        state.suppose_stock((*drawn, *[card for card in game.cards.packs[game.main_pack] if card not in drawn]))
        game.periods.roll(state)
        return state


def of_this_round(game: Game, observation: Observation) -> list[tuple[int, Move]]:
    """The public moves since the last secret step but this one, with their seats, the first one first."""
    public, in_step = list[tuple[int, Move]](), True
    for seat, move in reversed(game.history(observation)):
        secret = game.movers[move[0]].secret
        in_step = in_step and secret
        if not secret:
            public.append((seat, move))
        elif not in_step:
            break
    return public[::-1]
