"""Every change of a state: what it does, what everybody then knows, and that it is told only when somebody listens."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardgames.table.bits import bits
from cardgames.table.state import DEAL, POINTS, ROUND, Event, State

HAND, FLOOR, PILES, WON = 0, 1, 2, 3
LINE = 6
PILE = (0b11 << 20, 7, 2, False)


def state() -> State:
    """A hand of 4, 5, 9; loose cards 1, 2, 30; one pile; the stock is 40, 41, 42."""
    made = State()
    made.z = [(4, 5, 9), bits([1, 2, 30]), (PILE,), bits([10])]
    made.c = [1, 2, 1, 2, 0, 0, 0, 0, 0, 0]
    made.seat, made.step, made.order, made.pos = 1, 0, (7, 40, 41, 42), 1
    made.moves, made.public, made.facts, made.chance = None, bits([1, 2, 30]) | PILE[0], (), None
    made.tell, made.cause = None, "moves.some"
    return made


CHANGES: dict[str, Callable[[State], None]] = {
    "lay": lambda s: s.lay(5, HAND, FLOOR),
    "take": lambda s: s.take(5, HAND, bits([2]) | PILE[0], FLOOR, WON),
    "join": lambda s: s.join(5, HAND, bits([2]), FLOOR, (bits([2, 5]), 9, 1, False)),
    "shift": lambda s: s.shift(bits([1, 2]), FLOOR, WON),
    "clear": lambda s: s.clear(FLOOR, WON),
    "draw": lambda s: s.draw((40, 41), HAND, 3, 0),
    "bury": lambda s: s.bury(2, FLOOR),
    "gather": lambda s: s.gather([(), 0, (), 0], (3, 2, 1), 0),
    "show": lambda s: s.show(bits([10])),
    "count": lambda s: s.count(DEAL, 3),
    "award": lambda s: s.award(LINE, 1, 3, bits([10, 11])),
    "hand_on": lambda s: s.hand_on(2, 1),
    "note": lambda s: s.note(HAND, holds=True, reader=0, data=bits([4])),
}


def content(of: State) -> tuple[Any, ...]:
    return (of.z, of.c, of.seat, of.step, of.order, of.pos, of.public, of.facts)


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_told_and_the_telling_repeats_it(name: str) -> None:
    heard: list[Event] = []
    changed, repeated, before = state(), state(), state()
    changed.tell = heard.append
    CHANGES[name](changed)
    assert content(changed) != content(before)
    event, = heard
    assert (event.cause, event.change) == ("moves.some", name)
    getattr(repeated, event.change)(*event.args)
    assert content(repeated) == content(changed)


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_the_same_in_silence_and_leaves_a_copy_alone(name: str) -> None:
    told, silent = state(), state()
    told.tell = [].append
    copy = silent.copy()
    CHANGES[name](told)
    CHANGES[name](silent)
    assert content(told) == content(silent)
    assert content(copy) == content(state())
    CHANGES[name](copy)
    assert content(copy) == content(silent)


def test_a_copy_has_no_listener() -> None:
    heard: list[Event] = []
    told = state()
    told.tell = heard.append
    told.copy().hand_on(2, 0)
    assert heard == []


def test_a_laid_card_is_known_to_all() -> None:
    s = state()
    CHANGES["lay"](s)
    assert s.z == [(4, 9), bits([1, 2, 5, 30]), (PILE,), bits([10])]
    assert s.public == state().public | 1 << 5


def test_taking_takes_loose_cards_and_whole_piles() -> None:
    s = state()
    CHANGES["take"](s)
    assert s.z == [(4, 9), bits([1, 30]), (), bits([2, 5, 10]) | PILE[0]]
    assert s.public == state().public | 1 << 5


def test_taking_loose_cards_leaves_the_piles() -> None:
    s = state()
    s.take(4, HAND, bits([1, 30]), FLOOR, WON)
    assert s.z == [(5, 9), bits([2]), (PILE,), bits([1, 4, 10, 30])]


def test_joining_makes_one_pile_and_it_is_the_last() -> None:
    s = state()
    new = (bits([2, 5]), 9, 1, False)
    s.join(5, HAND, bits([2]), FLOOR, new)
    assert s.z == [(4, 9), bits([1, 30]), (PILE, new), bits([10])]
    raised = (bits([9]) | PILE[0], 10, 1, False)
    s.join(9, HAND, PILE[0], FLOOR, raised)
    assert s.z == [(4,), bits([1, 30]), (new, raised), bits([10])]


def test_clearing_takes_piles_too() -> None:
    s = state()
    s.clear(FLOOR, WON)
    assert s.z == [(4, 5, 9), 0, (), bits([1, 2, 10, 30]) | PILE[0]]


def test_a_drawn_hand_is_sorted_and_its_cards_are_known_only_if_shown() -> None:
    s = state()
    s.draw((41, 3), HAND, 3, 0)
    assert s.z[HAND] == (3, 4, 5, 9, 41)
    assert (s.pos, s.stock, s.public) == (3, 1, state().public)
    s.draw((42,), FLOOR, 4, bits([42]))
    assert s.z[FLOOR] == bits([1, 2, 30, 42])
    assert s.public == state().public | 1 << 42
    s.draw((50, 51), WON, 4, 0)
    assert s.z[WON] == bits([10, 50, 51])
    assert s.stock == 0


def test_drawing_ends_what_is_known_to_be_missing_in_that_hand() -> None:
    s = state()
    s.note(HAND, holds=False, reader=1, data="lacks")
    s.note(HAND, holds=True, reader=0, data="has")
    s.note(WON, holds=False, reader=1, data="elsewhere")
    s.draw((40,), HAND, 2, 0)
    assert [fact[3] for fact in s.facts] == ["has", "elsewhere"]


def test_a_buried_card_is_the_last_of_the_stock() -> None:
    s = state()
    s.bury(2, FLOOR)
    assert (s.order, s.stock, s.z[FLOOR]) == ((7, 40, 41, 42, 2), 4, bits([1, 30]))


def test_gathering_forgets_what_was_known() -> None:
    s, blank = state(), [(), 0, (), 0]
    s.note(HAND, holds=True, reader=0, data=1)
    s.gather(blank, (3, 2, 1), 1)
    assert (s.z, s.order, s.pos, s.public, s.facts) == (blank, (3, 2, 1), 1, 0, ())
    assert s.z is not blank


def test_points_are_awarded_to_the_line_and_to_the_total() -> None:
    s = state()
    s.award(LINE, 1, 3, bits([10, 11]))
    s.award(LINE, 1, 1, 0, 4)
    assert (s.c[LINE + 1], s.c[POINTS + 1]) == (4, 4)
    assert s.c[LINE + 2] == s.c[POINTS + 2] == 0


def test_an_award_tells_for_how_many_cards_or_of_what_amount() -> None:
    heard: list[Event] = []
    s = state()
    s.tell = heard.append
    s.award(LINE, 1, 3, bits([10, 11]))
    s.award(LINE, 1, 1, 0, 4)
    assert [event.args for event in heard] == [(LINE, 1, 3, bits([10, 11]), 2), (LINE, 1, 1, 0, 4)]


def test_rounds_and_deals_are_counters() -> None:
    s = state()
    s.count(ROUND, 5)
    assert (s.round, s.deal) == (5, 2)


def test_same_position_looks_past_history_and_facts() -> None:
    s, other = state(), state()
    other.moves, other.order, other.pos = (None, 1, (0, 4, 0, 0)), (40, 41, 42), 0
    other.note(HAND, holds=True, reader=0, data=1)
    assert s.same_position(other)
    other.show(1 << 10)
    assert not s.same_position(other)


def test_a_state_shows_nothing_secret() -> None:
    s = state()
    assert repr(s) == "<State round 1 deal 2 seat 1>"
    s.hand_on(0, 0)
    assert repr(s) == "<State round 1 deal 2 seat over>"
