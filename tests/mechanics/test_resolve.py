"""As soon as a spot holds enough cards, the fuller side of that spot counts at every spot."""
from __future__ import annotations

from math import comb
from typing import Any

import pytest

from cardgames.table.bits import ids
from tests.mechanics.spot_table import Moment, bound, setup_for


def resolving(need: int = 3, sides: tuple[str, ...] = ("top", "low"), **zones: Any) -> tuple[Moment, Any, Any]:
    setup = setup_for(sides=sides)
    place = bound(setup, "place", cards=["plain", "fire", "wind"], zones=list(sides))
    trigger = bound(setup, "resolve", "triggers.resolve", when={"spot_holds": need}, sides=list(sides),
                    majority_to="under", others_to="removed")
    return Moment(setup, **zones), place, trigger


def place_and_fire(table: Moment, place: Any, trigger: Any, text: str) -> None:
    trigger.fire(table.state, table.play(place, text))


def test_it_follows_a_placement() -> None:
    assert resolving()[2].on == "placed"


def test_too_few_cards_change_nothing() -> None:
    table, place, trigger = resolving(top={"east": "+3"}, shown="+2")
    place_and_fire(table, place, trigger, "east low")
    assert (table.zone("top", "east"), table.zone("low", "east"), table.zone("removed")) == ("+3", "+2", "")


def test_the_fuller_side_counts_everywhere() -> None:
    low = {"west": "-1", "north": "more"}
    table, place, trigger = resolving(top={"east": "+3 -1", "west": "+2"}, low=low, shown="fire-4")
    place_and_fire(table, place, trigger, "east low")
    assert [table.zone("under", spot) for spot in table.setup.spots] == ["+3 -1", "+2", ""]
    assert table.zone("removed") == "-1 more fire-4"
    assert not any(table.zone(side, spot) for side in ("top", "low") for spot in table.setup.spots)


def test_only_the_spot_of_the_placement_is_looked_at() -> None:
    """Of a full spot elsewhere nothing follows; and which side leads there does not matter."""
    table, place, trigger = resolving(top={"east": "+3 +3 -1"}, low={"west": "+2 +2"}, shown="fire-4")
    place_and_fire(table, place, trigger, "north top")
    assert table.zone("top", "east") == "+3 +3 -1"
    table, place, trigger = resolving(top={"east": "+3 +3"}, low={"west": "+2 +2"}, shown="fire-4")
    place_and_fire(table, place, trigger, "west top")
    assert (table.zone("under", "west"), table.zone("under", "east")) == ("+2 +2", "")


def test_what_counts_is_added_to_what_lies_there_already() -> None:
    table, place, trigger = resolving(under={"east": "+3"}, top={"east": "-1 -1"}, shown="+2")
    place_and_fire(table, place, trigger, "east top")
    assert table.zone("under", "east") == "+3 -1 -1 +2"


def test_level_sides_count_nothing() -> None:
    sides = ("top", "mid", "low")
    table, place, trigger = resolving(3, sides, top={"east": "+3", "west": "+2"}, mid={"east": "-1"}, shown="+2")
    place_and_fire(table, place, trigger, "east low")
    assert (table.zone("under", "east"), table.zone("removed")) == ("", "+3 -1 +2 +2")


def test_the_preview_says_what_would_count() -> None:
    table, _, _ = resolving(top={"east": "+3 -1", "west": "+2"}, low={"west": "-1"}, shown="fire-4")
    preview = table.setup.ask("resolve_preview")
    east_top, west_low, north_top = ((0, 8, number, 0) for number in (0, 4, 2))
    text = table.setup.cards.text
    assert preview(table.state, north_top) is None
    counting = [[text[card] for card in ids(cards)] for cards in preview(table.state, east_top)]
    assert counting == [["+3", "-1", "fire-4"], ["+2"], []]
    assert [bool(cards) for cards in preview(table.state, west_low)] == [False, True, False]
    assert table.zone("shown") == "fire-4"                       # nothing has happened


@pytest.mark.parametrize(("above", "below"), [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1), (0, 4), (2, 2)])
def test_the_chance_of_a_side(above: int, below: int) -> None:
    """One spot of five: with k cards missing, each on either side alike, side one wins if it gets three or more."""
    setup = setup_for(spots=("only",))
    bound(setup, "resolve", when={"spot_holds": 5}, sides=["top", "low"], majority_to="under", others_to="removed")
    names = ["+3", "+3", "-1", "-1", "+2", "+2"]
    table = Moment(setup, top={"only": " ".join(names[:above])}, low={"only": " ".join(names[above:above + below])},
                   stock="more more fire-4 wind+1")
    missing = 5 - above - below
    chance = sum(comb(missing, more) for more in range(missing + 1) if above + more >= 3) / 2 ** missing
    tops, lows = (sum(map(int, part)) for part in (names[:above], names[above:above + below]))
    expected = setup.ask("expected:under")(table.state, 0)
    assert expected == pytest.approx(chance * tops + (1 - chance) * lows)


def test_what_can_no_longer_fill_is_worth_nothing() -> None:
    table, _, _ = resolving(5, top={"east": "+3 +3"}, stock="-1")
    assert table.setup.ask("expected:under")(table.state, 0) == 0


def test_the_fullest_spot_weighs_most() -> None:
    table, _, _ = resolving(5, top={"east": "+3 +3 -1 -1"}, low={"west": "more more"}, stock="fire-4 wind+1")
    assert table.setup.ask("expected:under")(table.state, 0) == pytest.approx(
        4 * (256 * 1.0 + 16 * (1 / 8) + 1 * 0.5) / (256 + 16 + 1))
