"""Who empties the floor by a capture has made a sweep and scores at once. Left-overs are never a sweep.

Conditions may make some captures no sweeps: by the card that captures, by how many cards it takes and what they add up
to, by when it is played. Of rules for different sweeps each is one with a name of its own.

Source: the description of the game this project started from; the conditions: fishing games in general (Pagat).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import Trigger
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from cardgames.table.setup import TALLY, Setup
from cardgames.table.state import POINTS, Move, State

KIND = "trigger"


class Params(Base):
    """What a sweep is, and what it is worth."""

    points: int = Field(1, ge=0, description="points for each sweep, at once")
    worth: Literal["each", "pips"] = Field(
        "each", description="pips = the points are for each unit of value of all cards that go, the capturing card too")
    penalty: int = Field(0, ge=0, description="points that the side which played just before loses")
    by: Cards = Field("any", description="the cards that can make a sweep")
    at_least: int = Field(1, ge=1, description="cards a sweep takes from the floor, at least")
    at_most: int | None = Field(None, ge=1, description="cards a sweep takes from the floor, at most")
    total_at_most: int | None = Field(
        None, ge=1, description="what they may add up to, at most; a card without value is then too much")
    equal: bool = Field(False, description="whether they must all be of the rank of the capturing card")
    first_play: bool = Field(True, description="whether the very first play of a round can be a sweep")
    last_play: bool = Field(True, description="whether the very last play of a round can be a sweep")
    last_deal: bool = Field(
        True, description="whether sweeps count in the last deal of a round, when no more cards come")
    stop_at: int | None = Field(
        None, ge=1, description="points; once a side has so many, sweeps count for nobody any more")
    net: bool = Field(False, description="whether sweeps are only tallied in play, for a scoring line to net them")
    zone: str = Field(
        "floor", description="the zone that must be empty",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles", "row"]})


MESSAGES = {
    "ask.sweep": "{of:name}: how many has each made?",
    "ask.sweep.seat": "{of:name}: how many has each seat made?",
    "ask.sweep.pips": "{of:name}: what do all cards that went with them add up to for each?",
    "rules.sweep.points": "Who empties the floor by a capture scores {points} at once (a sweep).",
    "rules.sweep.pips": "Who empties the floor by a capture (a sweep) scores the values of all cards that go, at once.",
    "rules.sweep.pips_times": "Who empties the floor by a capture (a sweep) scores {points} for each unit of value of "
                              "all cards that go, at once.",
    "rules.sweep.net": "Emptying the floor by a capture is a sweep. Sweeps are tallied in play, netted at the count.",
    "rules.sweep.penalty": "The side that played just before loses {points}.",
    "rules.sweep.by": "Only these make such a sweep: {by}.",
    "rules.sweep.at_least": "It must take at least {cards} cards from the floor.",
    "rules.sweep.at_most": "It must take at most {cards} cards from the floor.",
    "rules.sweep.total_at_most": "The cards it takes must all have a value and add up to at most {total}.",
    "rules.sweep.equal": "The cards it takes must all be of the rank of the capturing card.",
    "rules.sweep.first_play": "The very first play of a round is never a sweep.",
    "rules.sweep.last_play": "The very last play of a round is never a sweep.",
    "rules.sweep.last_deal": "In the last deal of a round nothing is a sweep.",
    "rules.sweep.stop_at": "Once a side has {points}, nothing is a sweep any more.",
    "rules.sweep.leftovers": "Left-over cards taken at the end are no sweep.",
}
SAID_IF = {"rules.sweep.leftovers": ("leftovers",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    pips = "pips" if params.points == 1 else "pips_times"
    how = "net" if params.net else "points" if params.worth == "each" else pips
    yield Message(f"rules.sweep.{how}", {"points": params.points})
    if params.by != "any":
        yield Message("rules.sweep.by", {"by": params.by})
    if params.at_least > 1:
        yield Message("rules.sweep.at_least", {"cards": params.at_least})
    if params.at_most is not None:
        yield Message("rules.sweep.at_most", {"cards": params.at_most})
    if params.total_at_most is not None:
        yield Message("rules.sweep.total_at_most", {"total": params.total_at_most})
    if params.equal:
        yield Message("rules.sweep.equal")
    for when in ("first_play", "last_play", "last_deal"):
        if not getattr(params, when):
            yield Message(f"rules.sweep.{when}")
    if params.stop_at is not None:
        yield Message("rules.sweep.stop_at", {"points": params.stop_at})
    if params.penalty:
        yield Message("rules.sweep.penalty", {"points": params.penalty})
    yield Message("rules.sweep.leftovers")


def bind(params: Params, setup: Setup) -> Trigger:
    """The bound trigger. Offers `tally:<name>`, the counter of sweeps since the last count, and `sweep:<name>`, which
    scores so many sweeps for a side."""
    floor, side_of, last_play, points = setup.zone(params.zone).cell, setup.side_of, params.last_play, params.points
    line, penalty, value, last_deal = setup.line(setup.name), params.penalty, setup.cards.value, params.last_deal
    tally = setup.counter(f"{TALLY}{setup.name}", per="side", reset="count") if params.net else None
    hands, pips, unfit = list(setup.hand.cells()), params.worth == "pips", _unfit(params, setup)
    is_last = setup.is_last_deal
    stop_at, first, end = params.stop_at, POINTS + 1, POINTS + 1 + setup.sides

    def score(state: State, side: int, times: int) -> None:
        if tally is None:
            state.award(line, side, points * times, 0, times)
        else:
            state.count(tally + side, state.c[tally + side] + times)

    def fire(state: State, move: Move) -> None:
        z, cards = state.z, move[3]
        if z[floor] or z[floor + 1] or not cards:       # a card that took itself has emptied nothing
            return
        if is_last(state) and (not last_deal or (not last_play and not any(z[cell] for cell in hands))):
            return
        if stop_at is not None and max(state.c[first:end]) >= stop_at:
            return
        for fault in unfit:
            if fault(move):
                return
        side = side_of[state.seat]
        score(state, side, sum(value[card] for card in ids(cards | 1 << move[1])) if pips else 1)
        if penalty:
            blame(state, state.seat)

    def blame(state: State, seat: int) -> None:
        """The side that played before this seat pays, if it is not the seat's own."""
        before = side_of[setup.next_seat(seat, -1)]
        if before != side_of[seat]:
            state.award(line, before, -penalty, 0, 1)

    setup.offer(f"tally:{setup.name}", tally)
    setup.offer(f"sweep:{setup.name}", score)
    _ask(params, setup, score, blame if penalty else None)
    return Trigger(on="took", fire=fire) if params.first_play else _but_the_first(setup, fire)


Score = Callable[[State, int, int], None]


def _ask(params: Params, setup: Setup, score: Score, blame: Callable[[State, int], None] | None) -> None:
    """Ask how many sweeps there were: by seat if somebody pays for them; and what they add up to, if that counts.

    Sweeps that are only tallied matter where a line nets them; it asks this then."""
    side_of, of, pips = setup.side_of, {"of": setup.name}, params.worth == "pips"

    def by_side(state: State, row: Sequence[int]) -> None:
        for side, times in enumerate(row, 1):
            for part in ([times] if pips and times else [1] * times):
                score(state, side, part)

    def by_seat(state: State, row: Sequence[int]) -> None:
        assert blame is not None
        for seat, times in enumerate(row, 1):
            for _ in range(times):
                blame(state, seat)
                if not pips:
                    score(state, side_of[seat], 1)

    if blame is not None:
        setup.question(Question(
            "number", Message("ask.sweep.seat", of), per="seat", take=by_seat, counts="some captures"))
    if pips or blame is None:
        asked = Question("number", Message("ask.sweep.pips" if pips else "ask.sweep", of), take=by_side,
                         counts="" if pips else "some captures")
        setup.offer(f"question:{setup.name}", asked)
        if params.points and not params.net:
            setup.question(asked)


def _unfit(params: Params, setup: Setup) -> list[Callable[[Move], bool]]:
    """What makes a capture that empties the floor no sweep. Of a row the move's number is how many unseen cards go."""
    cards, value, found = setup.cards, setup.cards.value, list[Callable[[Move], bool]]()
    row = setup.zone(params.zone).form == "row"
    least, most, total = params.at_least, params.at_most, params.total_at_most

    def size(move: Move) -> int:
        return move[3].bit_count() + (move[2] if row else 0)

    if params.by != "any":
        by = cards.chosen(params.by)
        found.append(lambda move: not by >> move[1] & 1)
    if least > 1:
        found.append(lambda move: size(move) < least)
    if most is not None:
        found.append(lambda move: size(move) > most)
    if total is not None:
        found.append(lambda move: not all(value[card] for card in ids(move[3]))
                     or sum(value[card] for card in ids(move[3])) > total)
    if params.equal:
        found.append(lambda move: bool(move[3] & ~cards.of_rank[cards.rank[move[1]]] or (row and move[2])))
    return found


def _but_the_first(setup: Setup, fire: Callable[[State, Move], None]) -> Trigger:
    """The counter `first_play` is 1 until a card has been played in the round; a position says so where it matters."""
    took, first = setup.movers_with("took"), setup.counter("first_play", reset="round", fresh=1, most=1)

    def after_the_first(state: State, move: Move) -> None:
        if state.c[first]:
            state.count(first, 0)
        elif move[0] in took:
            fire(state, move)

    return Trigger(on="", fire=after_the_first)
