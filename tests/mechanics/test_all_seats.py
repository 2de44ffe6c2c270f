"""Every seat decides once."""
from __future__ import annotations

from cardgames.table.state import STARTER
from tests.mechanics.spot_table import Moment, bound, setup_for


def test_seat_after_seat_from_the_first() -> None:
    setup = setup_for()
    source, table = bound(setup, "all_seats", "turn.guess"), Moment(setup, seat=2)
    table.state.c[STARTER] = 3
    assert source.enter(table.state, 1)
    asked = [table.state.seat]
    while source.after(table.state):
        asked.append(table.state.seat)
    assert asked == [1, 2, 3]
    assert table.state.step == 1


def test_no_card_is_played() -> None:
    setup = setup_for()
    assert bound(setup, "all_seats", "turn.guess").cards(Moment(setup, shown="+3").state) == ()
