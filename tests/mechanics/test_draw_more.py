"""The shown card gives more draws in the same turn, then leaves the game."""
from __future__ import annotations

from typing import Any

from tests.mechanics.spot_table import Moment, bound, setup_for


def drawing(stock: str, *, shown: str = "more", **params: Any) -> tuple[Moment, Any]:
    setup = setup_for()
    mover = bound(setup, "draw_more", card="more", **params)
    return Moment(setup, shown=shown, stock=stock), mover


def test_it_may_be_taken_or_declined() -> None:
    table, mover = drawing("+3 -1")
    assert table.texts(mover) == ["more draw", "more skip"]


def test_taken_it_adds_to_what_is_owed() -> None:
    table, mover = drawing("+3 -1 +2")
    table.count("owed", 1)
    table.play(mover, "more draw")
    assert (table.count("owed"), table.zone("removed"), table.zone("shown")) == (3, "more", "")


def test_declined_it_only_goes() -> None:
    table, mover = drawing("+3 -1 +2", owe=3)
    table.play(mover, "skip")
    assert (table.count("owed"), table.zone("removed")) == (0, "more")


def test_where_it_is_a_duty_it_cannot_be_declined() -> None:
    table, mover = drawing("+3 -1", optional=False)
    assert table.texts(mover) == ["more draw"]
    assert table.refused(mover, "more skip") == "moves.draw_more.optional"


def test_with_an_empty_stock_there_is_nothing_to_draw() -> None:
    table, mover = drawing("")
    assert table.texts(mover) == ["more skip"]
    assert table.refused(mover, "more draw") == "moves.draw_more"


def test_another_card_gives_no_draws() -> None:
    table, mover = drawing("+3", shown="+2")
    assert table.texts(mover) == []
    assert table.refused(mover, "draw") == "moves.draw_more.card"


def test_what_is_read() -> None:
    table, mover = drawing("+3")
    for text in ("more draw", "draw", "MORE  Draw", "more d", "dr", "m d"):
        assert table.read(mover, text) == ["more draw"], text
    for text in ("more", "m", "mo"):
        assert table.read(mover, text) == ["more draw", "more skip"], text
    for text in ("", "draw more", "+9 draw", "east top", "+3", "more +3", "dx"):
        assert table.read(mover, text) == [], text


def test_what_is_cut_short_means_a_card_that_lies_there() -> None:
    table, mover = drawing("+3", shown="+2")
    for text in ("m", "mo", "d", "s", "+2", "m d"):
        assert table.read(mover, text) == [], text


def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    """A duty, or an empty stock: the card acts as it is shown."""
    for stock, optional, owed in (("+3", False, 2), ("", True, 0), ("", False, 0)):
        table, _ = drawing(stock, optional=optional)
        (act,) = table.setup.on_shown
        table.state.cause = "turn.draw"
        assert act(table.state, table.setup.cards.text.index("more"))
        assert (table.count("owed"), table.zone("removed"), table.state.cause) == (owed, "more", "turn.draw")


def test_otherwise_the_seat_is_asked() -> None:
    table, _ = drawing("+3")
    (act,) = table.setup.on_shown
    assert not act(table.state, table.setup.cards.text.index("more"))
    assert not act(table.state, table.setup.cards.text.index("+3"))
    assert table.zone("shown") == "more"
