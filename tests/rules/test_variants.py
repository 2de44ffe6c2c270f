"""Variants: file order, presets and switches, what goes together, and whose places their values have."""
from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from cardgames.errors import UsageError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import compatible, tables
from cardgames.rules.ruleset import Ruleset

Load = Callable[..., Ruleset]

CHAIN = """extends: pond
variants:
  high: {title: High, change: {moves: {build: {max: 11}}}}
  higher: {title: Higher, requires: [high], change: {moves: {build: {max: 12}}}}
  low: {title: Low, change: {moves: {build: {max: 9}}}}
"""


def test_order_on_the_command_line_never_matters(catalogue: Catalogue) -> None:
    orders = permutations(["once", "any-sums", "thirteen", "card"])
    found = {catalogue.load_ruleset("pond", order).rules_hash for order in orders}
    assert len(found) == 1


def test_presets_come_first_and_later_wins(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond", ["card", "thirteen"])
    assert rules.variants == ("thirteen", "card")
    assert rules.preset == "thirteen"
    assert rules.effective["duties"] == {"forced": {"use": "drop_only_if", "mode": "card"}}
    assert rules.effective["moves"]["build"]["max"] == 13


def test_a_value_of_a_variant_stands_in_the_variant(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond", ["thirteen"])
    place = rules.place("moves.build.max")
    assert place is not None
    lines = (catalogue.path("pond")).read_text().split("\n")
    assert "max: 13" in lines[place.line - 1]
    assert lines[place.line - 1][place.column - 1:].startswith("13")


@pytest.mark.parametrize(("chosen", "part"), [
    (["free", "card"], "both set duties.forced"), (["locked", "no-builds"], "exclude each other"),
    (["thirteen", "locked"], "at most one"), (["no-build"], 'did you mean "no-builds"'),
    (["any-sums", "no-builds"], "both set moves.build"),
])
def test_variants_that_do_not_go_together(catalogue: Catalogue, chosen: list[str], part: str) -> None:
    with pytest.raises(UsageError, match=part):
        catalogue.load_ruleset("pond", chosen)


def test_a_clash_names_both_places(catalogue: Catalogue) -> None:
    with pytest.raises(UsageError, match=r"pond\.yaml:\d+ and .*pond\.yaml:\d+"):
        catalogue.load_ruleset("pond", ["free", "card"])


def test_one_path_may_be_set_twice_if_one_requires_the_other(load: Load) -> None:
    assert load(CHAIN, "higher", "high").effective["moves"]["build"]["max"] == 12
    with pytest.raises(UsageError, match="needs high"):
        load(CHAIN, "higher")
    with pytest.raises(UsageError, match="both set"):
        load(CHAIN, "low", "high")


def test_a_variant_is_judged_with_what_it_requires(load: Load, refused: Callable[..., str]) -> None:
    load(CHAIN)
    assert "changes nothing" in refused(CHAIN.replace("max: 12", "max: 11"))


def test_compatible_pairs_bring_what_they_require(catalogue: Catalogue, load: Load) -> None:
    pairs = compatible("pond", catalogue)
    assert ("thirteen", "once") in pairs
    assert ("free", "card") not in pairs
    assert ("locked", "no-builds") not in pairs


def test_tables_are_all_numbers_of_players_with_all_that_goes_together(catalogue: Catalogue) -> None:
    found = tables(catalogue.book("pond"))
    assert (2, ()) in found
    assert (4, ("once",)) in found
    assert (4, ("thirteen", "once")) in found
    assert len(found) == len(set(found))


def test_only_chosen_variants_are_judged_when_playing(load: Load) -> None:
    text = CHAIN.replace("max: 9", "max: 10")
    assert load(text, "high", check=False).effective["moves"]["build"]["max"] == 11


def test_a_variant_may_change_words(load: Load) -> None:
    patch = "change: {words: {deal: throw}}, add: {words: {sweep: splash}}"
    text = f"extends: pond\nvariants:\n  talk: {{title: Talk, {patch}}}\n"
    assert load(text).words == {"deal": "cast"}
    rules = load(text, "talk")
    assert rules.words == {"deal": "throw", "sweep": "splash"}
    assert rules.rules_hash == load(text).rules_hash
    assert "words" not in rules.effective
