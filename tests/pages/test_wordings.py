"""Words and sentences that a game brings along: what they stand for, and that those of all games do so."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.pages import wordings
from cardgames.pages.words import Words
from cardgames.rules.catalogue import Catalogue
from cardgames.table.messages import Message

GAMES = Path(__file__).parents[1] / "rules" / "games"


def told(folder: Path, own: str, german: str = "") -> list[str]:
    """The faults of a game with these texts, each with its place."""
    (folder / "de").mkdir()
    (folder / "pond.yaml").write_bytes((GAMES / "pond.yaml").read_bytes())
    (folder / "mine.yaml").write_text(f"format: 1\ntitle: Mine\nextends: pond\n{own}\n", encoding="utf-8")
    if german:
        (folder / "de" / "mine.yaml").write_text(german, encoding="utf-8")
    found = wordings.check_file("mine", Catalogue(folder))
    return [f"{fault.place.line}:{fault.place.column} {fault.message}" for finding in found
            for fault in finding.faults if fault.place]


@pytest.mark.parametrize("game", Catalogue().ids())
def test_the_words_of_every_game_stand_for_something(game: str) -> None:
    assert wordings.check_file(game) == ()


@pytest.mark.parametrize(("own", "fault"), [
    ("add: {words: {swep: haul}}", '4:15 nothing is called "swep", neither in the rules nor in what is said of them; '
     'did you mean "sweep"?'),
    ("add: {words: {10E: pearl}}", '4:15 nothing is called "10E"'),
    ("variants: {v: {title: V, add: {words: {swep: haul}}}}", '4:40 nothing is called "swep"'),
    ("add: {words: {sweep: a/b/c}}", "4:22 a word has one form, or two"),
])
def test_an_own_word_for_nothing_is_a_fault(tmp_path: Path, own: str, fault: str) -> None:
    (found,) = told(tmp_path, own)
    assert found.startswith(fault)


def test_own_words_for_what_there_is_are_fine(tmp_path: Path) -> None:
    assert told(tmp_path, "add: {words: {sweep: haul, 10D: pearl, spades: diggers, seat: player, once: single}}") == []


@pytest.mark.parametrize(("german", "fault"), [
    ("words: {swep: Fang}", '1:9 nothing is called "swep"'),
    ("words: {trick: Stich, capturing: x}", '1:23 nothing is called "capturing"'),
    ("sentences: {rules.drp: Man legt ab.}", '1:13 there is no sentence "rules.drp"; did you mean "rules.drop"?'),
    ("sentences: {rules.deal.cards: 'Geben {karten}'}",
     '1:31 this sentence has no mark "karten"; marks are: cards, packet, to'),
    ("sentences: {rules.capture.piles: 'Alle {cards}'}", '1:34 this sentence has no mark "cards"'),
])
def test_a_text_for_nothing_is_a_fault(tmp_path: Path, german: str, fault: str) -> None:
    (found,) = told(tmp_path, "", german)
    assert found.startswith(fault)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("spec", ["then", "deals", "zone", "whom", "to", "many", "every"])
@pytest.mark.parametrize("value", [3, [3, 4], "floor", [["a"]]])
def test_a_mark_may_be_written_in_any_form(language: str, spec: str, value: object) -> None:
    words = Words(language, zones={"floor": "table"}, sentences={"own": f"so {{x:{spec}}}."})
    assert words.say(Message("own", {"x": value})).startswith("so ")
