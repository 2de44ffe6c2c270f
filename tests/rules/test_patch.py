"""Patches: `change` must meet and differ, `add` must meet nothing, `remove` something; applied, the later one wins."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.rules.patch import apply, clash, judge
from cardgames.rules.tree import Tree

BASE = Tree({
    "round": {"open": {"hands": {"deal": {"cards": {"by_players": {"2": 8, "4": 6}}}}}},
    "moves": {"capture": {"sum": {"cards": 2}, "rank": "all"}, "build": {"max": 10}},
    "duties": {"forced": {"use": "drop_only_if", "mode": "hand"}},
    "scoring": {"per": "deal", "lines": {"spades": {"use": "most", "of": {"suit": "S"}}}},
    "ending": {"match": {"rounds": 1}},
})


def patched(patch: dict[str, Any], rules: Tree = BASE) -> Any:
    """The rules with a patch that is without faults against the base."""
    judged = judge(Tree(patch), BASE, ())
    assert not judged.faults
    return apply(rules, judged.edits, BASE).data


def wrong(patch: dict[str, Any]) -> list[str]:
    """The paths and sentences of a patch's faults."""
    return [f"{fault.path}: {fault.message}" for fault in judge(Tree(patch), BASE, ()).faults]


def test_change_replaces_a_value_and_leaves_the_base_alone() -> None:
    before = repr(BASE.data)
    assert patched({"change": {"moves": {"build": {"max": 13}}}})["moves"]["build"] == {"max": 13}
    assert repr(BASE.data) == before


@pytest.mark.parametrize(("patch", "part"), [
    ({"change": {"moves": {"buildd": {"max": 1}}}}, 'did you mean "build"'),
    ({"change": {"moves": {"build": {"group": True}}}}, "use add"),
    ({"change": {"moves": {"build": {"max": 10}}}}, "changes nothing"),
    ({"change": {"title": "x"}}, "cannot reach title"),
    ({"add": {"moves": {"build": {"max": 11}}}}, "there already"),
    ({"add": {"ending": {"match": {"first_to": 11}}}}, "use change"),
    ({"remove": ["moves.bild"]}, 'did you mean "moves.build"'),
    ({"remove": ["title"]}, "no title"),
    ({"remove": [1]}, "list of paths"),
])
def test_a_patch_that_meets_the_wrong_thing(patch: dict[str, Any], part: str) -> None:
    assert part in wrong(patch)[0]


def test_one_is_not_true() -> None:
    assert patched({"change": {"ending": {"match": {"rounds": True}}}})["ending"]["match"]["rounds"] is True


def test_what_is_removed_may_be_added_anew_by_the_same_patch() -> None:
    done = patched({"remove": ["moves.build"], "add": {"moves": {"build": {"group": True}}}})
    assert done["moves"]["build"] == {"group": True}


def test_a_change_may_name_another_where_only_one_fits() -> None:
    aces = {"lines": {"spades": {"of": {"rank": "A"}}}}
    done = patched({"change": {"ending": {"match": {"first_to": 11}}, "scoring": aces}})
    assert done["ending"]["match"] == {"first_to": 11}
    assert done["scoring"]["lines"]["spades"]["of"] == {"rank": "A"}


def test_a_change_of_a_value_by_players() -> None:
    cards = ("round", "open", "hands", "deal", "cards")
    whole = patched({"change": {"round": {"open": {"hands": {"deal": {"cards": 5}}}}}})
    assert Tree(whole).at(cards) == Tree(5)
    part = patched({"change": {"round": {"open": {"hands": {"deal": {"cards": {"by_players": {"4": 5}}}}}}}})
    assert Tree(part).at(cards) == Tree({"by_players": {"2": 8, "4": 5}})
    made = patched({"change": {"moves": {"capture": {"sum": {"by_players": {"2": "none", "4": {"cards": 3}}}}}}})
    assert Tree(made).at(("moves", "capture", "sum")) == Tree({"by_players": {"2": "none", "4": {"cards": 3}}})


def test_a_change_goes_through_by_players_into_each_value() -> None:
    base = Tree({"moves": {"build": {"by_players": {"2": {"max": 10}, "4": {"max": 9}}}}})
    judged = judge(Tree({"change": {"moves": {"build": {"max": 9}}}}), base, ())
    assert not judged.faults
    assert apply(base, judged.edits, base).data["moves"]["build"] == {"by_players": {"2": {"max": 9}, "4": {"max": 9}}}
    again = judge(Tree({"change": {"moves": {"build": {"maxx": 9}}}}), base, ())
    assert len(again.faults) == 1


def test_a_switch_brings_back_what_a_preset_removed() -> None:
    preset = Tree(patched({"remove": ["duties.forced"]}))
    assert patched({"change": {"duties": {"forced": {"mode": "card"}}}}, preset)["duties"] == {
        "forced": {"use": "drop_only_if", "mode": "card"}}


def test_a_switch_over_a_preset_that_replaced_the_whole() -> None:
    preset = Tree(patched({"change": {"moves": {"capture": {"sum": "none"}}}}))
    done = patched({"change": {"moves": {"capture": {"sum": {"cards": 3}}}}}, preset)
    assert done["moves"]["capture"]["sum"] == {"cards": 3}
    other = Tree(patched({"change": {"ending": {"match": {"first_to": 11}}}}))
    assert patched({"change": {"ending": {"match": {"rounds": 2}}}}, other)["ending"]["match"] == {"rounds": 2}


def test_an_addition_adds_to_a_section_that_another_patch_began() -> None:
    base = Tree({"moves": {"drop": {}}})
    first = judge(Tree({"add": {"duties": {"one": {"use": "unique"}}}}), base, ())
    second = judge(Tree({"add": {"duties": {"two": {"use": "owner"}}}}), base, ())
    assert not any(clash(a, b) for a in first.edits for b in second.edits)
    both = apply(apply(base, first.edits, base), second.edits, base)
    assert list(both.data["duties"]) == ["one", "two"]


def test_an_added_rule_replaces_one_of_the_same_name_whole() -> None:
    preset = Tree(patched({"add": {"duties": {"mine": {"use": "owner", "no_drop": True}}}}))
    assert patched({"add": {"duties": {"mine": {"use": "unique"}}}}, preset)["duties"]["mine"] == {"use": "unique"}


@pytest.mark.parametrize(("one", "other", "expected"), [
    ({"change": {"moves": {"build": {"max": 13}}}}, {"change": {"moves": {"build": {"max": 12}}}}, True),
    ({"change": {"moves": {"build": {"max": 13}}}}, {"change": {"moves": {"build": {"max": 13}}}}, False),
    ({"change": {"moves": {"build": {"max": 13}}}}, {"remove": ["moves.build"]}, True),
    ({"remove": ["moves.build"]}, {"remove": ["moves.build"]}, False),
    ({"change": {"moves": {"build": {"max": 13}}}}, {"change": {"scoring": {"per": "round"}}}, False),
    ({"change": {"ending": {"match": {"first_to": 5}}}}, {"change": {"ending": {"match": {"others": 1}}}}, True),
])
def test_two_patches_clash_over_one_path(one: dict[str, Any], other: dict[str, Any], expected: bool) -> None:
    edits = judge(Tree(one), BASE, ()).edits, judge(Tree(other), BASE, ()).edits
    assert any(clash(a, b) for a in edits[0] for b in edits[1]) is expected


def test_a_number_of_players_may_be_added_to_an_opening_by_players() -> None:
    """Where one name fits only, as the dealer below `round.open.NAME`, `by_players` is no such name: it has several."""
    opening = {"by_players": {"2": {"floor": {"deal": {"to": "floor", "cards": 4}}}, "4": {}}}
    base = Tree({"round": {"open": opening}})
    judged = judge(Tree({"add": {"round": {"open": {"by_players": {"3": {}}}}}}), base, ())
    assert not judged.faults
    assert list(apply(base, judged.edits, base).data["round"]["open"]["by_players"]) == ["2", "4", "3"]
