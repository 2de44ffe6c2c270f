"""Worlds that fit what a seat knows: every one of them equally likely, made from the observation alone.

Unknown cards are dealt at random to the unknown places. What play has revealed of hands (a hand holds one of some
cards, or none of them) is respected exactly: deals are drawn hand by hand and thrown away as often as makes all that
remain equally likely; where too many would be thrown away, the deals are counted instead (see `dealing`).
"""
from __future__ import annotations

from math import comb
from random import Random
from typing import NamedTuple

from cardgames.engine import dealing
from cardgames.engine.core import Core
from cardgames.table.bits import bits
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.row import Row
from cardgames.table.state import State

TRIES = 60
"""How many deals are drawn before they are counted."""


class Pack(NamedTuple):
    """The unknown cards of one pack and their places: hands, sets (cell, how many), rows, and whether it is the
    stock's."""

    pool: list[int]
    hands: list[dealing.Hand]
    sets: list[tuple[int, int]]
    rows: list[int]
    stock: bool


class Imagining:
    """All worlds that fit one observation; called with a generator it gives one of them."""

    def __init__(self, game: Core, seen: Observation) -> None:
        self.game, self.seen = game, seen
        self.facts = tuple([(*fact[:4], seen.moves) for fact in seen.facts])
        placed = bits(card for card in seen.order if card >= 0)
        for cell in seen.z:
            placed |= _cards_in(cell)
        self.packs = [self._pack(name, [card for card in cards if not placed >> card & 1])
                      for name, cards in game.cards.packs.items()]
        self.deals = [_Deals(pack) if any(hand.told for hand in pack.hands) else None for pack in self.packs]

    def __call__(self, rng: Random) -> State:
        """A state that fits."""
        game, seen, state = self.game, self.seen, State()
        state.z, state.c, state.seat, state.step, state.pos = seen.z[:], seen.c[:], seen.seat, seen.step, 0
        state.order, state.public, state.moves, state.facts = seen.order, seen.public, seen.moves, self.facts
        state.tell, state.cause = None, ""
        state.chance = game.chance(seed=rng.getrandbits(64))
        for pack, deals in zip(self.packs, self.deals, strict=True):
            _fill(seen, state, pack, deals, rng)
        if state.seat and game.secret_steps[state.step]:
            _imagine_choices(game, state, rng)
        return state

    def _pack(self, name: str, pool: list[int]) -> Pack:
        game, seen = self.game, self.seen
        place = [(zone, cell) for zone, cell in game.layout.place if game.pack_of[zone.name] == name]
        hands = [self._hand(cell) for zone, cell in place if zone.form == "hand" and UNKNOWN in seen.z[cell]]
        return Pack(pool, hands, [(cell, seen.hidden[cell]) for _, cell in place if seen.hidden[cell]],
                    [cell for zone, cell in place if zone.form == "row" and UNKNOWN in seen.z[cell]],
                    name == game.main_pack)

    def _hand(self, cell: int) -> dealing.Hand:
        """A hand with unknown cards, and what is told of them."""
        seen, barred, needed = self.seen, 0, list[int]()
        known = tuple(card for card in seen.z[cell] if card >= 0)
        for where, holds, reader, data, _ in seen.facts:
            if where == cell:
                mask = self.game.setup.readers[reader](data)
                if not holds:
                    barred |= mask
                elif mask not in needed and not any(mask >> card & 1 for card in known):
                    needed.append(mask)
        return dealing.Hand(cell, known, seen.z[cell].count(UNKNOWN), barred, tuple(needed))


class _Deals:
    """The deals of a pack's unknown cards to hands of which something is told."""

    def __init__(self, pack: Pack) -> None:
        self.pool, self.hands = pack.pool, pack.hands
        self.allowed = [bits(card for card in pack.pool if not hand.barred >> card & 1) for hand in pack.hands]
        self.most = self._most()
        self.counted: dealing.Counted | None = None

    def __call__(self, rng: Random) -> list[list[int]]:
        """The cards for each hand. What is told but cannot be so (in a position given) is left aside."""
        for _ in range(TRIES):
            dealt = self._drawn(rng)
            if dealt is not None:
                return dealt
        if self.counted is None:
            self.counted = dealing.Counted(self.pool, self.hands)
        return self.counted.deal(rng) or dealing.free(self.pool, self.hands, rng)

    def _drawn(self, rng: Random) -> list[list[int]] | None:
        """One deal, hand by hand. It was drawn with a chance of one in `ways`, so it is kept in `ways` of `most` cases:
        then each deal is equally likely to be kept."""
        taken, ways, out = 0, 1, list[list[int]]()
        for hand, allowed in zip(self.hands, self.allowed, strict=True):
            may = [card for card in self.pool if (allowed & ~taken) >> card & 1]
            if len(may) < hand.size:
                return None
            cards = rng.sample(may, hand.size)
            held = bits(cards)
            if not all(held & mask for mask in hand.needed):
                return None
            ways *= comb(len(may), hand.size)
            taken |= held
            out.append(cards)
        return out if rng.randrange(self.most) < ways else None

    def _most(self) -> int:
        """As many ways as there can be at most: no hand can have left more cards to a later one."""
        most = 1
        for number, (hand, allowed) in enumerate(zip(self.hands, self.allowed, strict=True)):
            gone = sum(max(earlier.size - (other & ~allowed).bit_count(), 0)
                       for earlier, other in zip(self.hands[:number], self.allowed[:number], strict=True))
            most *= comb(max(allowed.bit_count() - gone, 0), hand.size)
        return max(most, 1)


def _fill(seen: Observation, state: State, pack: Pack, deals: _Deals | None, rng: Random) -> None:
    """Put the unknown cards of a pack where they may lie."""
    random = rng.random
    pool = sorted(pack.pool, key=lambda card: random())
    if deals is not None:
        dealt = deals(rng)
        gone = bits(card for hand in dealt for card in hand)
        pool = [card for card in pool if not gone >> card & 1]
    else:
        dealt = []
        for hand in pack.hands:
            dealt.append(pool[:hand.size])
            del pool[:hand.size]
    for hand, cards in zip(pack.hands, dealt, strict=True):
        state.z[hand.cell] = tuple(sorted([*hand.known, *cards]))
    for cell, count in pack.sets:
        state.z[cell] |= bits(pool[:count])
        del pool[:count]
    for cell in pack.rows:
        state.z[cell] = Row(card if card >= 0 else pool.pop() for card in seen.z[cell])
    if pack.stock:
        state.order = tuple([card if card >= 0 else pool.pop() for card in seen.order])


def _cards_in(cell: object) -> int:
    if isinstance(cell, int):
        return cell
    assert isinstance(cell, tuple)
    total = 0
    for entry in cell:
        total |= entry[0] if isinstance(entry, tuple) else 1 << entry if entry >= 0 else 0
    return total


def _imagine_choices(game: Core, state: State, rng: Random) -> None:
    """Choices made but unseen become any legal ones."""
    asked = state.seat
    for base in game.secret_steps[state.step]:
        for seat in range(1, game.seats + 1):
            if state.c[base + seat] == UNKNOWN:
                state.seat, state.c[base + seat] = seat, 0
                state.c[base + seat] = 1 + rng.choice(game.moves(state))[2]
    state.seat = asked
