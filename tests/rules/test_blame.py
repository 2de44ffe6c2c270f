"""Where a patch makes a value of the base wrong, the fault is told at the patch; a fault of the base stays there."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgames.errors import RulesetError
from cardgames.rules.catalogue import Catalogue

Refused = Callable[..., str]


@pytest.mark.parametrize(("text", "told"), [
    ("remove: [moves.build]\n", "mine.yaml:4:10  remove\n"),
    ("remove: [zones.counted]\n", "scoring.set_aside.won still names counted; remove or change that too"),
    ("change: {pack: {base: french52}}\nremove: [scoring.per]\n", "this changes nothing"),
    ("remove: [scoring.per]\n", "with this, scoring.per is wrong: per is missing"),
    ("change: {seats: {players: [2, 4, 6]}}\n", ""),
], ids=str)
def test_the_place_is_where_the_author_has_written(refused: Refused, load: Callable[..., object], text: str,
                                                   told: str) -> None:
    if told:
        assert told in refused("extends: pond\n" + text)
    else:
        load("extends: pond\n" + text)


def test_a_variant_is_told_by_its_own_line(refused: Refused) -> None:
    text = "extends: pond\nvariants:\n  poor: {title: Poor, remove: [moves.drop]}\n"
    told = refused(text, "poor")
    assert "mine.yaml:5:32  variants.poor.remove\n" in told
    assert "turn.play.moves still names drop; remove or change that too" in told


def test_a_faulty_value_of_the_patch_itself_is_told_as_such(refused: Refused) -> None:
    text = ("extends: pond\nchange:\n  seats: {players: [2]}\n  round:\n    open: {floor: {deal: {cards: 30}}}\n"
            "    deals: {open: {hands: {deal: {cards: 12}}}}\n")
    assert "mine.yaml:8:42  round.deals.open.hands.deal.cards" in refused(text)


def test_what_is_wrong_in_the_base_alone_stays_its_fault(catalogue: Catalogue, tmp_path: Path) -> None:
    text = catalogue.path("pond").read_text(encoding="utf-8")
    text = text.replace("moves: [capture, build, drop]", "moves: [capture, x]")
    (tmp_path / "base.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "mine.yaml").write_text("format: 1\ntitle: Mine\nextends: base\nchange: {moves: {build: {max: 9}}}\n")
    with pytest.raises(RulesetError, match=r"base\.yaml:28:\d+  turn\.play\.moves"):
        Catalogue(tmp_path).load_ruleset("mine")
