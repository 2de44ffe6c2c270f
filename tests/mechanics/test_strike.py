"""The shown card moves one card that lies at a spot: out of the game, or to that spot's other side."""
from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.table.bits import ids
from cardgames.table.bound import Moves
from tests.mechanics.spot_table import Moment, bound, setup_for

SIDES = {"zones": ["top", "low"]}


def burning(**zones: Any) -> tuple[Moment, Any]:
    setup = setup_for()
    mover = bound(setup, "strike", "moves.burn", card="fire", to="removed", **SIDES)
    return Moment(setup, **{"shown": "fire-4", **zones}), mover


def blowing(**zones: Any) -> tuple[Moment, Any]:
    setup = setup_for()
    mover = bound(setup, "strike", "moves.blow", card="wind", to="across", **SIDES)
    return Moment(setup, **{"shown": "wind+1", **zones}), mover


def test_nothing_lies_there_nothing_to_strike() -> None:
    table, burn = burning()
    assert table.texts(burn) == []
    assert table.refused(burn, "burn east top") == "moves.burn"


def test_cards_of_one_face_in_one_place_are_one_move() -> None:
    table, burn = burning(top={"east": "+3 +3 -1"}, low={"east": "-1"})
    assert table.texts(burn) == ["burn +3@east/top", "burn -1@east/top", "burn -1@east/low"]


def test_both_cards_leave() -> None:
    table, burn = burning(top={"east": "+3 +3"})
    table.play(burn, "burn +3@east/top")
    assert (table.zone("top", "east"), table.zone("removed"), table.zone("shown")) == ("+3", "+3 fire-4", "")


def test_across_is_the_other_side_of_the_same_spot() -> None:
    for here, there in (("top", "low"), ("low", "top")):
        table, blow = blowing(**{here: {"west": "+2"}})
        table.play(blow, f"blow +2@west/{here}")
        assert (table.zone(here, "west"), table.zone(there, "west"), table.zone("removed")) == ("", "+2", "wind+1")


def test_across_needs_two_zones() -> None:
    with pytest.raises(AssertionError):
        bound(setup_for(), "strike", "moves.blow", card="wind", to="across", zones=["top"])


@pytest.mark.parametrize(("text", "rule"), [
    ("burn +2@east/top", "moves.burn"),             # lies elsewhere
    ("burn +3@north/low", "moves.burn"),            # nothing lies there
    ("burn -1", "moves.burn"),                      # lies nowhere
    ("burn north low", "moves.burn"),
])
def test_what_does_not_lie_there_is_not_struck(text: str, rule: str) -> None:
    table, burn = burning(top={"east": "+3"}, low={"west": "+2"})
    assert table.refused(burn, text) == rule


@pytest.mark.parametrize(("text", "id", "place"), [
    ("burn", "strike.none", None), ("burn +3", "strike.nowhere", None), ("burn east", "strike.nothing", "east"),
    ("burn +3 east", "strike.nothing", "east"), ("burn east low", "strike.nothing", "east/low")])
def test_no_place_is_named_that_nobody_has_named(text: str, id: str, place: str | None) -> None:
    table, burn = burning()
    reading, *_ = burn.read(table.state, text)
    why = reading.fault or burn.refuse(table.state, reading.move)
    assert (why.message.id, why.message.args.get("place")) == (id, place)


def test_a_card_that_lies_elsewhere_is_not_at_the_spot() -> None:
    table, burn = burning(top={"east": "+3"}, low={"west": "+2"})
    (reading,) = burn.read(table.state, "burn +2 east")
    assert (reading.fault.message.id, reading.fault.message.args["place"]) == ("strike.not_there", "east")


def test_another_card_does_not_strike() -> None:
    table, burn = burning(top={"east": "+3"}, shown="+2")
    assert table.texts(burn) == []
    assert table.refused(burn, "burn +3@east/top") == "moves.burn.card"


def test_one_card_no_more() -> None:
    table, burn = burning(top={"east": "+3 -1"})
    both = table.state.z[table.setup.zone("top").cell]
    assert burn.refuse(table.state, (0, 8, 0, both)).message.id == "strike.one"
    assert burn.refuse(table.state, (0, 8, 0, 0)).message.id == "strike.one"


def test_only_some_kinds_may_be_targets() -> None:
    setup = setup_for()
    burn = bound(setup, "strike", "moves.burn", card="fire", to="removed", targets=["plain"], **SIDES)
    table = Moment(setup, shown="fire-4", top={"east": "wind+1 +3"})
    assert table.texts(burn) == ["burn +3@east/top"]
    assert table.refused(burn, "burn wind+1@east/top") == "moves.burn.targets"


def test_what_is_clear_may_be_left_out() -> None:
    table, burn = burning(top={"east": "+3 -1"}, low={"west": "+2", "north": "-1"})
    for text in ("burn +3@east/top", "BURN e t +3", "burn +3 top east", "burn +3"):
        assert table.read(burn, text) == ["burn +3@east/top"], text
    assert table.read(burn, "burn west low") == ["burn +2@west/low"]
    assert table.read(burn, "burn -1") == ["burn -1@east/top", "burn -1@north/low"]
    assert len(table.read(burn, "burn")) == 4
    for text in ("", "+3@east/top", "blow +3@east/top", "burn +9@east/top", "burn sideways"):
        assert table.read(burn, text) == [], text


PLACES = [(zone, spot) for zone in ("top", "low") for spot in ("east", "west", "north")]


@given(st.lists(st.sampled_from(PLACES), max_size=8))
def test_the_list_is_what_a_literal_search_finds(places: list[tuple[str, str]]) -> None:
    """Every single card of every place, tried one by one: legal once a face and place."""
    laid: dict[str, dict[str, str]] = {"top": {}, "low": {}}
    for name, (zone, spot) in zip(("+3", "+3", "-1", "-1", "+2", "+2", "more", "more"), places, strict=False):
        laid[zone][spot] = f"{laid[zone].get(spot, '')} {name}"
    table, burn = burning(**laid)
    out = Moves()
    burn.add(table.state, (8,), out)
    cells, text = table.setup.spot_cells(["top", "low"]), table.setup.cards.text
    tried = {(number, text[card]) for number in range(6) for card in range(len(text))
             if burn.refuse(table.state, (0, 8, number, 1 << card)) is None}
    assert [(move[2], text[move[3].bit_length() - 1]) for move in out] == sorted(
        tried, key=lambda one: (one[0], text.index(one[1])))
    assert all(move[3] & table.state.z[cells[move[2]]] and len(list(ids(move[3]))) == 1 for move in out)
