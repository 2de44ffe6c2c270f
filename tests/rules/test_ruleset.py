"""The frozen ruleset: parts, phases, hash, and the way back from effective rules."""
from __future__ import annotations

import json
from dataclasses import FrozenInstanceError

import pytest

from cardgames.errors import RulesetError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.loading import from_effective
from cardgames.rules.ruleset import hash_of


def test_parts_have_the_paths_of_their_rules(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond")
    assert [(part.path, part.mechanic) for part in rules.parts("round")] == [
        ("round.open.floor", "deal"), ("round.deals.open.hands", "deal"), ("round.starter", "left_of_dealer")]
    assert [part.name for part in rules.parts("moves")] == ["capture", "build", "drop"]
    assert [part.mechanic for part in rules.parts("ending")] == ["leftovers", "rounds", "highest"]
    assert [part.mechanic for part in rules.parts("turn")] == ["hand_turns"]
    assert rules.part("moves.none") is None


def test_a_step_finds_its_order_by_where_its_card_comes_from(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("shore")
    found = {part.path: part.mechanic for part in rules.parts("turn")}
    assert found == {"turn.draw": "stock_turns", "turn.guess": "all_seats"}
    assert rules.phases == {"play": ("draw",), "guess": ("guess",)}
    assert catalogue.load_ruleset("pond").phases == {"play": ("play",)}


def test_packs_by_name(catalogue: Catalogue) -> None:
    assert list(catalogue.load_ruleset("pond").packs) == ["main"]
    assert list(catalogue.load_ruleset("shore").packs) == ["main", "roles"]


def test_a_ruleset_cannot_be_changed(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond")
    with pytest.raises(FrozenInstanceError):
        rules.players = 4  # type: ignore[misc]


@pytest.mark.parametrize("players", [2, 4])
def test_effective_rules_build_the_same_ruleset_again(catalogue: Catalogue, players: int) -> None:
    rules = catalogue.load_ruleset("pond", ["locked"], players=players)
    kept = json.loads(json.dumps(rules.effective))
    again = from_effective(kept, players, id="pond", title="Pond", chosen=("locked",))
    assert again.rules_hash == rules.rules_hash
    assert again.mechanics == rules.mechanics
    assert again.shape == rules.shape
    assert (again.title, again.variants, again.sides) == ("Pond", ("locked",), rules.sides)
    assert again.place("moves.build") is None


def test_effective_rules_with_faults_are_reported_without_places(catalogue: Catalogue) -> None:
    rules = json.loads(json.dumps(catalogue.load_ruleset("pond").effective))
    rules["moves"]["build"]["max"] = "ten"
    with pytest.raises(RulesetError, match=r"moves\.build\.max"):
        from_effective(rules, 2)


def test_the_hash_is_of_the_rules_and_of_nothing_else(catalogue: Catalogue) -> None:
    effective = catalogue.load_ruleset("pond").effective
    assert hash_of({**effective, "title": "x"}) == hash_of(effective)
    turned = dict(reversed(effective.items()))
    assert hash_of(turned) == hash_of(effective)
    build = dict(reversed(effective["moves"]["build"].items()))
    assert hash_of({**effective, "moves": {**effective["moves"], "build": build}}) == hash_of(effective)
    moves = dict(reversed(effective["moves"].items()))
    assert hash_of({**effective, "moves": moves}) != hash_of(effective), "the order of moves counts"


def test_examples_and_places(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond")
    assert rules.examples["ten_takes_ten"]["given"] == {"floor": "10C", "hand": {"1": "10D"}, "turn": 1}
    assert rules.examples_info["ten_takes_ten"].move == "10D=10C"
    place = rules.example_place("ten_takes_ten")
    assert place is not None
    assert place.line > 80
    assert rules.example_place("none") is None
