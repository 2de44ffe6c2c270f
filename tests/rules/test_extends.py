"""Derived games: rule sections and words come along, the rest only if kept; any depth; no circles."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgames.errors import RulesetError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.glance import glance
from cardgames.rules.ruleset import Ruleset

Load = Callable[..., Ruleset]


def test_rules_and_words_come_along(load: Load, catalogue: Catalogue) -> None:
    rules = load("extends: pond\n")
    assert rules.effective == catalogue.load_ruleset("pond").effective
    assert rules.rules_hash == catalogue.load_ruleset("pond").rules_hash
    assert rules.words == {"deal": "cast"}
    assert (rules.title, rules.family) == ("Mine", "fishing")
    assert (rules.sources, rules.variants_info, rules.examples) == ({}, {}, {})


def test_what_is_kept_comes_along_too(load: Load) -> None:
    own = "variants: {mine: {title: My own, remove: [duties]}}\n"
    rules = load("extends: pond\nkeep: [sources, variants, examples]\n" + own, "once", "mine")
    assert next(iter(rules.variants_info)) == "once"
    assert rules.variants == ("once", "mine")
    assert "tests" in rules.sources


def test_a_family_is_inherited_unless_the_file_names_one(load: Load) -> None:
    assert load("extends: pond\n").family == "fishing"
    assert load("extends: pond\nfamily: diving\n").family == "diving"


def test_own_words_are_added(load: Load) -> None:
    assert load("extends: pond\nwords: {sweep: splash}\n").words == {"deal": "cast", "sweep": "splash"}


def test_an_overlay_with_variants_of_the_base(load: Load) -> None:
    rules = load("extends: pond\nwith: [card, thirteen]\nchange: {moves: {build: {max: 12}}}\n")
    assert rules.effective["moves"]["build"]["max"] == 12
    assert rules.effective["duties"]["forced"]["mode"] == "card"
    assert rules.variants == ()


def test_any_depth(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text("format: 1\ntitle: One\nextends: pond\nchange: {moves: {build: {max: 11}}}\n")
    (tmp_path / "two.yaml").write_text("format: 1\ntitle: Two\nextends: one\nchange: {moves: {build: {max: 12}}}\n")
    (tmp_path / "pond.yaml").write_bytes(catalogue.path("pond").read_bytes())
    rules = Catalogue(tmp_path).load_ruleset("two")
    assert rules.effective["moves"]["build"]["max"] == 12
    place = rules.place("moves.build.max")
    assert place is not None
    assert place.file.endswith("two.yaml")


ONE = "format: 1\ntitle: One\nextends: pond\nchange: {moves: {build: {max: 11}}}\n"
TWO = "format: 1\ntitle: Two\nextends: one\n"


def test_a_file_beside_is_found_first(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(ONE)
    (tmp_path / "two.yaml").write_text(TWO)
    rules = catalogue.load_ruleset(tmp_path / "two.yaml")
    assert rules.effective["moves"]["build"]["max"] == 11
    seen = glance(tmp_path / "two.yaml", catalogue.extended)
    assert seen.settings["moves.build.max"] == "11"


def test_a_file_beside_that_is_not_the_game_of_that_name_is_told(catalogue: Catalogue, tmp_path: Path) -> None:
    """Neither shadows the other in silence; a copy of the same rules is no harm."""
    (tmp_path / "one.yaml").write_text(ONE)
    (tmp_path / "pond.yaml").write_bytes(catalogue.path("pond").read_bytes())
    assert catalogue.load_ruleset(tmp_path / "one.yaml").title == "One"
    (tmp_path / "pond.yaml").write_text("format: 1\ntitle: Another\nextends: shore\n")
    with pytest.raises(RulesetError, match=r"one\.yaml:3:10(.|\n)*two rulesets are called pond: .* beside this file"):
        catalogue.load_ruleset(tmp_path / "one.yaml")


def test_a_file_may_be_called_like_the_game_it_extends(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "pond.yaml").write_text(ONE)
    assert catalogue.load_ruleset(tmp_path / "pond.yaml").title == "One"
    (tmp_path / "one.yaml").write_text(TWO)
    with pytest.raises(RulesetError, match="circle: one extends one"):
        catalogue.load_ruleset(tmp_path / "one.yaml")


def test_a_circle_is_refused(tmp_path: Path) -> None:
    for name, other in (("one", "two"), ("two", "three"), ("three", "one")):
        (tmp_path / f"{name}.yaml").write_text(f"format: 1\ntitle: {name}\nextends: {other}\n")
    with pytest.raises(RulesetError, match="circle: one extends two extends three extends one"):
        Catalogue(tmp_path).load_ruleset("one")


def test_a_fault_of_the_base_is_shown_in_the_base(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "base.yaml").write_text("format: 1\ntitle: Base\nmoves: {a: 1.5}\n")
    (tmp_path / "mine.yaml").write_text("format: 1\ntitle: Mine\nextends: base\n")
    with pytest.raises(RulesetError, match=r"base\.yaml:3:12"):
        Catalogue(tmp_path).load_ruleset("mine")


TEXTS = """
about: {object: Win., build: Build if you like.}
variants:
  plain: {title: Plain, remove: [duties.forced, about.build]}
  new: {title: New, change: {about: {object: Lose.}}, add: {about: {end: It ends.}}}
"""


def test_a_variant_may_change_the_texts_of_the_page(load: Load) -> None:
    assert load("extends: pond\n" + TEXTS).about == {"object": "Win.", "build": "Build if you like."}
    assert load("extends: pond\n" + TEXTS, "plain").about == {"object": "Win."}
    assert load("extends: pond\n" + TEXTS, "new").about["object"] == "Lose."
    assert load("extends: pond\n" + TEXTS, "new").about["end"] == "It ends."


def test_texts_come_along_only_if_they_are_kept(catalogue: Catalogue, tmp_path: Path) -> None:
    def about(keep: str, *variants: str) -> object:
        (tmp_path / "mine.yaml").write_text(f"format: 1\ntitle: Mine\nextends: base\n{keep}")
        return Catalogue(tmp_path).load_ruleset("mine", variants, check=True).about

    (tmp_path / "pond.yaml").write_bytes(catalogue.path("pond").read_bytes())
    (tmp_path / "base.yaml").write_text(f"format: 1\ntitle: Base\nextends: pond\n{TEXTS}")
    assert about("") is None
    assert about("about: {end: My end.}\n") == {"end": "My end."}
    assert about("keep: [about]\nabout: {end: My end., object: My object.}\n") == {
        "object": "My object.", "build": "Build if you like.", "end": "My end."}
    assert about("keep: [variants]\n", "plain", "new") is None
    assert about("keep: [variants, about]\n", "plain", "new") == {"object": "Lose.", "end": "It ends."}
    assert about("keep: [about]\nchange: {about: {object: Mine.}}\n") == {
        "object": "Mine.", "build": "Build if you like."}
