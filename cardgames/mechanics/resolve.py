"""As soon as a spot holds enough cards, the table is resolved: the fuller side of that spot counts at every spot.

The cards on that side go to the spot they lie at, all others leave the game; the table is then empty. Should sides be
level, no side counts and all cards leave the game.

Source: the publisher's rulebook, How to Play; level sides as in the design of this project.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import Trigger
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State
from cardgames.table.sums import Known

KIND = "trigger"


class When(Base):
    """What sets it off."""

    spot_holds: int = Field(
        ge=1, description="cards at one spot, all sides together; odd, so that two sides cannot tie",
        json_schema_extra={"odd": True})


class Params(Base):
    """When the table is resolved, and where the cards go."""

    when: When = Field(description="what sets it off")
    sides: list[str] = Field(
        min_length=2, description="the zones of a spot that compete",
        json_schema_extra={"names": "zone", "of": ["spot"]})
    majority_to: str = Field(
        description="the zone of each spot that gets the cards of the fuller side",
        json_schema_extra={"names": "zone", "of": ["spot"]})
    others_to: str = Field(
        description="the zone that gets all other cards", json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "rules.resolve.when": "As soon as a spot holds {spot_holds} cards ({sides} together), the table is resolved.",
    "rules.resolve.majority":
        "The side of that spot with more cards counts: at every spot its cards go {majority_to} it.",
    "rules.resolve.others": "All other cards at the spots go to {others_to}.",
    "rules.resolve.level": "If sides are level, all cards go to {others_to}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    args = {"spot_holds": params.when.spot_holds, "sides": params.sides, "majority_to": params.majority_to,
            "others_to": params.others_to}
    yield Message("rules.resolve.when", args)
    yield Message("rules.resolve.majority", args)
    yield Message("rules.resolve.others", args)
    if len(params.sides) > 2 or params.when.spot_holds % 2 == 0:
        yield Message("rules.resolve.level", args)


Counts = tuple[int, ...]
"""The number of cards on each side of one spot."""


class _Table(NamedTuple):
    """What the functions below share: `sides` are the first cells of the zones that compete."""

    need: int
    sides: list[int]
    spots: range
    under: int
    gone: int

    def counts(self, z: list[int], spot: int) -> Counts:
        return tuple([z[side + spot].bit_count() for side in self.sides])


def bind(params: Params, setup: Setup) -> Trigger:
    """The bound trigger, for moves whose `number` is a place at a spot (see `Setup.spot_cells`).

    Offers `resolve_preview(state, move)`: None, or for each spot the cards that this placement would make count there;
    `expected:<majority_to>`(state, spot): what the cards lying at a spot will be worth on average; and `spot_full`:
    with how many cards a spot is full."""
    table = _Table(params.when.spot_holds, [setup.zone(name).cell for name in params.sides], range(len(setup.spots)),
                   setup.zone(params.majority_to).cell, setup.zone(params.others_to).cell)
    need, sides, spots, under, gone = table

    def fire(state: State, move: Move) -> None:
        z, counts = state.z, table.counts(state.z, move[2] % len(spots))
        if sum(counts) < need:
            return
        winner = _winner(counts)
        for spot in spots:
            for number, side in enumerate(sides):
                if z[side + spot]:
                    state.shift(z[side + spot], side + spot, under + spot if number == winner else gone)

    def preview(state: State, move: Move) -> list[int] | None:
        laid = state.copy()
        laid.z[setup.ask(f"placed_in:{move[0]}")(move)] |= 1 << move[1]
        counts = table.counts(laid.z, move[2] % len(spots))
        if sum(counts) < need:
            return None
        winner = _winner(counts)
        return [0 if winner is None else laid.z[sides[winner] + spot] for spot in spots]

    setup.offer("resolve_preview", preview)
    setup.offer("spot_full", need)
    setup.offer(f"expected:{params.majority_to}", _expected(table, setup.cards.value))
    return Trigger(on="placed", fire=fire)


def _winner(counts: Counts) -> int | None:
    """The side with the most cards; None if several are level."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None


def _expected(table: _Table, value: tuple[int, ...]) -> Callable[[State, int], float]:
    """What lies at a spot, each side weighted by its chance to count next.

    Each missing card falls on any side alike; a spot is the likelier to fill next the fuller it is, fourfold for each
    card (so the project's description of the game)."""
    need, sides = table.need, table.sides

    def chances(counts: Counts) -> tuple[float, ...]:
        if sum(counts) >= need:
            winner = _winner(counts)
            return tuple(float(number == winner) for number in range(len(sides)))
        after = [known[(*counts[:number], count + 1, *counts[number + 1:])] for number, count in enumerate(counts)]
        return tuple(sum(column) / len(sides) for column in zip(*after, strict=True))

    known: Known[Counts, tuple[float, ...]] = Known(chances)

    def expected(state: State, spot: int) -> float:
        lying = [table.counts(state.z, other) for other in table.spots]
        if need - max(map(sum, lying)) > state.stock + 1:       # with one card shown: no spot can fill any more
            return 0.0
        weights = [4.0 ** sum(counts) for counts in lying]
        worth = [sum(value[card] for card in ids(state.z[side + spot])) for side in sides]
        hopes = [sum(weight * chance * amount for chance, amount in zip(known[counts], worth, strict=True))
                 for weight, counts in zip(weights, lying, strict=True)]
        return sum(hopes) / sum(weights)

    return expected
