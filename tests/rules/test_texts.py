"""Texts of a ruleset in another language: what they may hold, where a fault stands, and that they are texts only."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.errors import RulesetError
from cardgames.rules import texts
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import check_file
from cardgames.rules.ruleset import Ruleset

GAMES = Path(__file__).parent / "games"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Rulesets of a folder of their own, still without texts."""
    (tmp_path / "de").mkdir()
    for file in GAMES.glob("*.yaml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def told(folder: Path, text: str, *, game: str = "pond", variants: tuple[str, ...] = ()) -> Ruleset:
    (folder / "de" / "pond.yaml").write_text(text, encoding="utf-8")
    return Catalogue(folder).load_ruleset(game, variants, language="de")


def faults(folder: Path, text: str) -> list[tuple[str, str]]:
    with pytest.raises(RulesetError) as error:
        told(folder, text)
    return [(str(fault.place).rpartition("pond.yaml:")[2], fault.message) for fault in error.value.faults]


def test_what_is_left_out_is_told_in_the_rulesets_own_words(folder: Path) -> None:
    english = Catalogue(folder).load_ruleset("pond")
    german = told(folder, "title: Teich\n")
    assert (german.title, german.own_title, german.language) == ("Teich", english.title, "de")
    assert german.summary == english.summary
    assert german.rules_hash == english.rules_hash
    assert german.effective == english.effective


def test_without_a_file_only_the_language_is_another(folder: Path) -> None:
    german = Catalogue(folder).load_ruleset("pond", language="de")
    assert german.language == "de"
    assert german.title == german.own_title


@pytest.mark.parametrize("section", ["moves", "scoring", "zones", "change", "format", "status"])
def test_rules_have_no_place_there(folder: Path, section: str) -> None:
    ((place, message),) = faults(folder, f"title: Teich\n{section}: {{}}\n")
    assert place == "2:1"
    assert section in message


@pytest.mark.parametrize("section", ["sources", "variants", "examples", "about"])
def test_a_text_for_what_there_is_not_is_a_fault_at_its_line(folder: Path, section: str) -> None:
    text = "{title: Nichts}" if section in ("sources", "variants") else "Nichts."
    ((place, message),) = faults(folder, f"title: Teich\n{section}:\n  nobody: {text}\n")
    assert place == "3:3"
    assert message.startswith(f'the ruleset has no "nobody" in section {section}')


def test_it_is_read_strictly(folder: Path) -> None:
    assert faults(folder, "title: Teich\ntitle: See\n")
    assert faults(folder, "title: 7\n")
    assert faults(folder, "words: {floor: &a Ufer}\n")


@pytest.mark.parametrize(("text", "place", "part"), [
    ('sentences: {rules.drop: "{nothing"}', "1:25", "the braces of this sentence do not match"),
    ('sentences: {rules.drop: "nichts}"}', "1:25", "the braces of this sentence do not match"),
    ("words: {floor: Ufer/Ufer/Ufern}", "1:16", "a word has one form, or two"),
    ("words: {floor: Ufer/}", "1:16", "a word has one form, or two")])
def test_what_cannot_be_said_is_a_fault(folder: Path, text: str, place: str, part: str) -> None:
    ((where, message),) = faults(folder, text)
    assert where == place
    assert message.startswith(part)


def test_a_variant_keeps_the_title_that_is_left_out(folder: Path) -> None:
    english = Catalogue(folder).load_ruleset("pond").variants_info["once"]
    german = told(folder, "variants: {once: {summary: Einmal.}}\n").variants_info["once"]
    assert (german.title, german.summary) == (english.title, "Einmal.")


def test_a_check_of_the_ruleset_looks_at_its_texts(folder: Path) -> None:
    (folder / "de" / "pond.yaml").write_text("about: {nobody: Nichts.}\n", encoding="utf-8")
    (finding,) = check_file("pond", Catalogue(folder))
    assert "de/pond.yaml:1:9" in finding.report.replace("\\", "/")


def test_words_come_along_to_a_derived_game_and_texts_do_not(folder: Path) -> None:
    (folder / "own.yaml").write_text("format: 1\ntitle: Mine\nextends: pond\n", encoding="utf-8")
    german = told(folder, "title: Teich\nwords: {floor: Ufer}\nsentences: {rules.drop: Man legt ab.}\n", game="own")
    assert german.title == "Mine"
    assert german.told is not None
    assert german.told.words == {"floor": "Ufer"}
    assert german.told.sentences == {"rules.drop": "Man legt ab."}


def test_a_list_of_games_shows_titles_in_the_language(folder: Path) -> None:
    told(folder, "title: Teich\nsummary: Klein.\n")
    header = Catalogue(folder).header("pond", "de")
    assert (header.title, header.summary) == ("Teich", "Klein.")
    assert Catalogue(folder).header("pond").title != "Teich"


def test_other_folders_hold_other_rulesets(folder: Path) -> None:
    name = next(folder.glob("*.yaml")).name
    for other in ("drafts", "t1"):
        (folder / other).mkdir()
        (folder / other / name).write_text("format: 1\ntitle: Another\n", encoding="utf-8")
    (folder / "pt_BR").mkdir()
    (folder / "pt_BR" / name).write_text("title: Peixe\n", encoding="utf-8")
    assert [found.parent.name for found in texts.beside(str(folder / name))] == ["pt_BR"]
