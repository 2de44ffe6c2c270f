"""The shown card is placed in a zone of any spot."""
from __future__ import annotations

from tests.mechanics.spot_table import Moment, bound, setup_for


def placing(**zones: str) -> tuple[Moment, object]:
    setup = setup_for()
    mover = bound(setup, "place", cards=["plain", "fire"], zones=["top", "low"])
    return Moment(setup, **zones), mover


def test_every_zone_of_every_spot_is_open() -> None:
    table, place = placing(shown="+3")
    assert table.texts(place) == [f"+3@{spot}/{zone}" for zone in ("top", "low") for spot in ("east", "west", "north")]


def test_a_card_of_another_kind_is_not_placed() -> None:
    table, place = placing(shown="more")
    assert table.texts(place) == []
    assert table.refused(place, "more@east/top") == "moves.place.cards"


def test_the_card_goes_there() -> None:
    table, place = placing(shown="+3")
    table.play(place, "+3@west/low")
    assert (table.zone("low", "west"), table.zone("shown")) == ("+3", "")


def test_a_place_is_read_in_many_ways() -> None:
    table, place = placing(shown="fire-4")
    for text in ("fire-4@west/low", "west low", "LOW West", "w l", "place w/l", "fire-4 west low", "fire -4 we lo",
                 "FIRE−4@west/low"):
        assert table.read(place, text) == ["fire-4@west/low"], text


def test_what_is_no_place_is_not_read() -> None:
    table, place = placing(shown="+3")
    for text in ("", "nowhere", "top low", "+9@east/top", "east top low", "draw", "burn +3@east/top"):
        assert table.read(place, text) == [], text


def test_a_spot_alone_leaves_its_side_open() -> None:
    table, place = placing(shown="+3")
    assert table.read(place, "east") == ["+3@east/top", "+3@east/low"]


def test_a_name_that_fits_two_spots_gives_two_readings() -> None:
    setup = setup_for(spots=("east", "eden"))
    table = Moment(setup, shown="+3")
    place = bound(setup, "place", cards=["plain"], zones=["top", "low"])
    assert table.read(place, "e t") == ["+3@east/top", "+3@eden/top"]
    assert table.read(place, "ed t") == ["+3@eden/top"]


def test_another_card_than_the_shown_one_may_be_named_and_is_kept_apart() -> None:
    table, place = placing(shown="+3")
    assert table.read(place, "-1@east/top") == ["-1@east/top"]


def test_it_tells_where_a_move_places_its_card() -> None:
    setup = setup_for()
    bound(setup, "place", cards=["plain"], zones=["low", "top"])
    assert setup.ask("placed_in:0")((0, 0, 4, 0)) == setup.zone("top").cell + 1
