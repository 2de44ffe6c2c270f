"""The only source of randomness: every stream is derived from the seed and its purpose, never from what was played
before.

So the cards of a later round do not depend on play, and a bot's luck not on another bot. An order of cards is the
ids sorted by keys from `Random.random()`, the one method whose sequence Python promises to keep.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random

VERSION = 1
"""Raised when the same seed would give other cards."""


def stream(seed: int | str, *purpose: object) -> Random:
    """A generator for one purpose, such as `("shuffle:main", round, attempt)`."""
    text = "\x1f".join([str(part) for part in (VERSION, seed, *purpose)])
    return Random(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))


def shuffled(ids: Sequence[int], rng: Random) -> tuple[int, ...]:
    """The ids in random order."""
    draw = rng.random
    return tuple(sorted(ids, key=lambda card: draw()))    # the key is asked once for each, in order


def lowest_first(order: Sequence[int], alike: Sequence[int]) -> tuple[int, ...]:
    """The same order of faces, in which cards with the same face come in the order of their ids."""
    waiting: dict[int, list[int]] = {}
    for card in sorted(order, reverse=True):
        waiting.setdefault(alike[card], []).append(card)
    return tuple(waiting[alike[card]].pop() for card in order)


class Chance:
    """What nobody chooses in one match: the shuffles and the first starter. Secret as long as the match runs.

    orders: recorded orders by `pack.round`, first dealt first; they take precedence over the seed. alike: for each
    card those with its face, if there are any: a shuffle gives them in the order of their ids, as a text that is
    read does."""

    __slots__ = ("alike", "orders", "packs", "seed", "starter")

    def __init__(self, *, seed: int | str, packs: Mapping[str, Sequence[int]], starter: int | None = None,
                 orders: Mapping[str, tuple[int, ...]] | None = None, alike: Sequence[int] = ()) -> None:
        self.seed, self.packs, self.starter, self.orders, self.alike = seed, packs, starter, dict(orders or {}), alike

    def order(self, round_number: int, attempt: int = 1) -> tuple[int, ...]:
        """All cards in the order of this round: the packs that are not the stock first, the stock last."""
        main, *others = self.packs
        found: tuple[int, ...] = ()
        for name in (*others, main):
            found += self.pack_order(name, round_number, attempt)
        return found

    def pack_order(self, pack: str, round_number: int, attempt: int = 1) -> tuple[int, ...]:
        """One pack's order in this round; a recorded one counts for the first attempt only."""
        recorded = self.orders.get(f"{pack}.{round_number}")
        if recorded is not None and attempt == 1:
            return recorded
        order = shuffled(self.packs[pack], stream(self.seed, f"shuffle:{pack}", round_number, attempt))
        return order if not self.alike else lowest_first(order, self.alike)

    def pick(self, purpose: str, round_number: int, among: int) -> int:
        """A number from 1 to `among`, for a purpose such as `starter`."""
        return 1 + int(stream(self.seed, purpose, round_number).random() * among)

    def __repr__(self) -> str:
        """The seed is a secret."""
        return "<Chance>"
