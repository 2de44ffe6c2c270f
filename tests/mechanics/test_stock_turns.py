"""Each turn the seat to move draws the cards it is owed from the stock, one at a time."""
from __future__ import annotations

from typing import Any

from cardgames.table.state import STARTER
from tests.mechanics.spot_table import Moment, bound, setup_for


def turns(stock: str, *, hooks: bool = False, owed: int = 1, **zones: Any) -> tuple[Moment, Any]:
    setup = setup_for()
    if hooks:
        bound(setup, "draw_more", card="more", optional=False)
    source = bound(setup, "stock_turns", "turn.draw", owed=owed)
    return Moment(setup, stock=stock, **zones), source


def play_shown(table: Moment, source: Any) -> bool:
    """The shown card is played, wherever to; then the next decision."""
    shown, removed = table.setup.zone("shown").cell, table.setup.zone("removed").cell
    table.state.shift(table.state.z[shown], shown, removed)
    return bool(source.after(table.state))


def test_the_starter_draws_and_shows() -> None:
    table, source = turns("+3 -1")
    table.state.c[STARTER] = 2
    assert source.enter(table.state, 0)
    assert (table.state.seat, table.zone("shown"), table.count("owed"), table.state.stock) == (2, "+3", 0, 1)
    (card,) = source.cards(table.state)
    assert table.setup.cards.text[card] == "+3"
    assert table.state.public >> card & 1


def test_nothing_owed_and_the_next_seat_draws() -> None:
    table, source = turns("+3 -1 +2", seat=3, shown="-1")
    assert play_shown(table, source)
    assert (table.state.seat, table.zone("shown")) == (1, "+3")


def test_what_is_owed_is_drawn_first() -> None:
    table, source = turns("+3 -1 +2", seat=3, shown="-1")
    table.count("owed", 2)
    seats = []
    while play_shown(table, source):
        seats.append((table.state.seat, table.count("owed")))
    assert seats == [(3, 1), (3, 0), (1, 0)]


def test_the_stock_is_out_and_what_is_owed_is_void() -> None:
    table, source = turns("", shown="-1")
    table.count("owed", 2)
    assert not play_shown(table, source)
    assert table.count("owed") == 0


def test_an_empty_stock_at_the_start_asks_nobody() -> None:
    table, source = turns("")
    assert not source.enter(table.state, 0)
    assert source.cards(table.state) == ()


def test_turns_of_several_cards() -> None:
    table, source = turns("+3 -1 +2 +3", owed=2)
    source.enter(table.state, 0)
    seats = [table.state.seat]
    while play_shown(table, source):
        seats.append(table.state.seat)
    assert seats == [1, 1, 2, 2]


def test_a_card_that_acts_of_itself_asks_nobody() -> None:
    """It goes as it is shown, and the draws it gives come first; as the last card it gives none."""
    table, source = turns("more +3 more -1 +2 +2", hooks=True)
    source.enter(table.state, 0)
    seen = [(table.state.seat, table.zone("shown"), table.count("owed"))]
    while play_shown(table, source):
        seen.append((table.state.seat, table.zone("shown"), table.count("owed")))
    assert seen == [(1, "+3", 1), (1, "-1", 1), (1, "+2", 0), (2, "+2", 0)]
    table, source = turns("more", hooks=True)
    assert not source.enter(table.state, 0)
    assert (table.zone("removed"), table.count("owed")) == ("more", 0)
