"""If the cards of the opening layout add up to a certain total, the dealer takes them all, as one or several sweeps.

At some tables it is not the dealer but who leads.

Source: Spanish and Ligurian fishing games (Pagat, Fishing Games; regoledelgioco).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import Dealer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import DEALER, STARTER, State
from cardgames.table.taking import last_capturer

KIND = "dealer"


def _figures(key: Any) -> Any:
    return int(key) if isinstance(key, str) and key.isdecimal() and len(key) < 4 else key


Total = Annotated[int, BeforeValidator(_figures, json_schema_input_type=str)]


class Params(Base):
    """Which totals, and what they count for."""

    totals: dict[Total, Annotated[int, Field(ge=1)]] = Field(
        min_length=1, description="for a total of the layout the sweeps it counts for, such as {15: 1, 30: 2}")
    split: bool = Field(
        False, description="whether a layout for several sweeps must split into so many groups of equal total")
    who: Literal["dealer", "leader"] = Field(
        "dealer", description="who takes them: the dealer, or the seat that leads the round")
    sweep: str = Field(
        "sweep", description="the trigger that scores the sweeps", json_schema_extra={"names": "trigger"})
    zone: str = Field(
        "floor", description="the zone with the layout", json_schema_extra={"names": "zone", "of": ["table"]})
    to: str = Field(
        "won", description="the zone of the side where the cards go",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.dealer_takes": "If the cards of the opening layout add up to {total}, the {who} takes them: {sweeps} "
                          "sweeps.",
    "rules.dealer_takes.one": "If the cards of the opening layout add up to {total}, the {who} takes them: a sweep.",
    "rules.dealer_takes.split": "For several sweeps they must split into so many groups of equal total.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    for total, sweeps in params.totals.items():
        id = "rules.dealer_takes.one" if sweeps == 1 else "rules.dealer_takes"
        yield Message(id, {"total": total, "sweeps": sweeps, "who": params.who})
    if params.split:
        yield Message("rules.dealer_takes.split")


def bind(params: Params, setup: Setup) -> Dealer:
    """The bound dealer. The side that takes is then the last that captured. A card without value makes no total."""
    floor, won = setup.zone(params.zone).cell, setup.zone(params.to).cell
    value, side_of = setup.cards.value, setup.side_of
    last, score = last_capturer(setup), setup.ask(f"sweep:{params.sweep}")

    def times(values: Sequence[int]) -> int:
        count = params.totals.get(sum(values), 0) if values and 0 not in values else 0
        return count if not params.split or count < 2 or splits(values, count) else 0

    def deal(state: State) -> None:
        lying = 0 | state.z[floor]
        count = times([value[card] for card in ids(lying)])
        if count:
            side = side_of[state.c[DEALER if params.who == "dealer" else STARTER]]
            state.shift(lying, floor, won + side)
            state.count(last, side)
            score(state, side, count)

    return Dealer(deal=deal)


def splits(values: Sequence[int], groups: int) -> bool:
    """Whether values can be split into so many groups of equal total."""
    share, rest = divmod(sum(values), groups)
    if groups == 1 or rest:
        return not rest
    first, others = values[0], list(range(1, len(values)))
    for size in range(len(values)):
        for chosen in combinations(others, size):
            whole = first + sum(values[i] for i in chosen) == share
            if whole and splits([values[i] for i in others if i not in chosen], groups - 1):
                return True
    return False
