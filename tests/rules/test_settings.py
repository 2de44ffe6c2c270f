"""`--set`: any written value and any optional one, above all variants; its faults are the asker's."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardgames.errors import UsageError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.loading import build
from cardgames.rules.settings import read_setting, write_setting
from cardgames.rules.tree import Path, Tree, dotted


@pytest.mark.parametrize(("text", "path", "value"), [
    ("moves.build.max=13", "moves.build.max", 13), ("a.b=all", "a.b", "all"), ("a=", "a", None),
    ("a = [1, x]", "a", [1, "x"]),
    ("a={first_to: 12}", "a", {"first_to": 12}), ("a='5'", "a", "5"), ("a=b=c", "a", "b=c"),
])
def test_a_setting_as_text(text: str, path: str, value: Any) -> None:
    assert read_setting(text) == (path, value)
    assert read_setting(write_setting(path, value)) == (path, value)


@pytest.mark.parametrize("text", ["moves.build.max", "=13", "a=1.5", "a={b"])
def test_a_text_that_is_no_setting(text: str) -> None:
    with pytest.raises(UsageError):
        read_setting(text)


@pytest.mark.parametrize(("path", "value", "where"), [
    ("moves.build.max", 13, ("moves", "build", "max")), ("moves.build.group", True, ("moves", "build", "group")),
    ("scoring.per", "round", ("scoring", "per")), ("ending.match", {"first_to": 12}, ("ending", "match")),
    ("zones.won.shown_as", "count", ("zones", "won", "shown_as")), ("seats.players", [4, 2], ("seats", "players")),
])
def test_what_can_be_set(catalogue: Catalogue, path: str, value: Any, where: tuple[str, ...]) -> None:
    rules = catalogue.load_ruleset("pond", settings={path: value})
    found: Any = rules.effective
    for key in where:
        found = found[key]
    assert found == value
    assert rules.settings == {path: value}


@pytest.mark.parametrize(("path", "value", "part"), [
    ("moves.bild.max", 13, 'did you mean "moves.build.max"'), ("moves.build.colour", 13, "moves.build holds"),
    ("title", "x", "settings are in"), ("moves.build.max", "ten", "whole number"),
    ("moves.build.max", 1.5, "cannot be set"),
    ("ending.match", {"rounds": "x"}, "whole number"), ("moves.build.max", 1, "at least 2"),
    ("round.open.floor.deal.cards", 60, "52 left"),
    ("zones.stock.ordered", False, "one zone must be ordered"),
    ("round.deals.open.hands.deal.cards", 0, "at least one card"),
    ("round.deals.open.hands.deal.cards", [], "at least one card"),
])
def test_what_cannot_be_set(catalogue: Catalogue, path: str, value: Any, part: str) -> None:
    with pytest.raises(UsageError, match=part):
        catalogue.load_ruleset("pond", settings={path: value})


def test_a_setting_is_above_all_variants(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond", ["thirteen"], {"moves.build.max": 11})
    assert rules.effective["moves"]["build"]["max"] == 11


def test_whatever_is_set_the_answer_is_a_sentence(catalogue: Catalogue) -> None:
    rng = Random(3)
    book = catalogue.book("pond")
    paths = [dotted(path) for path in _paths(book.rules, ())]
    words = ["1", "0", "-1", "x", "true", "null", "{}", "[]", "[1]", "{a: 1}",
             "{by_players: {2: 1}}", "all", "hand", "stock"]
    fine = 0
    for _ in range(600):
        chosen = {rng.choice(paths): read_setting(f"a={rng.choice(words)}")[1] for _ in range(rng.choice((1, 1, 3)))}
        try:
            build(book, [], chosen, rng.choice((None, 4)))
            fine += 1
        except UsageError as error:
            assert str(error)  # noqa: PT017
    assert 0 < fine < 600


def _paths(tree: Tree, path: Path) -> Iterator[Path]:
    for key, kid in tree.kids():
        yield (*path, key)
        yield from _paths(kid, (*path, key))


def test_a_setting_that_makes_another_value_wrong_is_told_as_the_setting(catalogue: Catalogue) -> None:
    with pytest.raises(UsageError) as caught:
        catalogue.load_ruleset("pond", settings={"round.open.floor.deal.cards": 40})
    told = str(caught.value)
    assert told.startswith("--set:1:29  round.open.floor.deal.cards\n")
    assert "with this, round.deals.open.hands.deal.cards is wrong: the first deal takes 16 cards" in told
    assert "= defined at " in told


def test_a_move_can_be_switched_off_where_it_is_used(catalogue: Catalogue) -> None:
    rules = catalogue.load_ruleset("pond", settings={"turn.play.moves": ["capture", "drop"]})
    assert [part.name for part in rules.parts("moves")] == ["capture", "drop"]
    assert rules.unused_moves == ("build",)
    assert "build" in rules.effective["moves"]
