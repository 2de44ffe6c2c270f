"""Faults of rulesets in German: every wrong file of the tests is reported so, with no English sentence left."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from cardgames import mechanics
from cardgames.cli import phrases
from cardgames.rules import layout, models, schema, texts
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import check_file
from tests.cli.conftest import Run
from tests.cli.english import english_in
from tests.rules.reports import FILES, HERE

SOURCE = re.compile(r"^ *\d+ \| .*$|^\S+:\d+:\d+  .*$", re.MULTILINE)
"""Lines of a report that are the author's own."""


@pytest.fixture
def german() -> Iterator[None]:
    phrases.speak("de")
    yield
    phrases.speak("en")


@cache
def findings(file: Path) -> tuple[Any, ...]:
    return check_file(file.relative_to(HERE), Catalogue("games"))


def said(report: str) -> str:
    """What the program says in a report."""
    return SOURCE.sub("", report)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_report_of_a_wrong_file_is_german(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.chdir(HERE)
    for finding in findings(file):
        german = phrases.told(finding.report)
        assert english_said(german) == []
        assert SOURCE.findall(german) == SOURCE.findall(finding.report)
        assert german != finding.report


def test_english_in_a_report_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    told = [finding.report.rpartition("\n")[0] for file in FILES for finding in findings(file)]
    assert sum(bool(english_said(report)) for report in told) > 0.95 * len(told)


@cache
def words_of_rulesets() -> set[str]:
    """Names and choices of the rule language, which are the same in every language, and names in the wrong files."""
    found = {"a", "counted", "more", *layout.DERIVED, *layout.PATCHED, *layout.HEADER}

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.update(part.get("properties", {}))
            found.update(word for word in [*part.get("enum", ()), part.get("const")] if isinstance(word, str))
            part = list(part.values())
        for each in part if isinstance(part, list) else ():
            walk(each)

    walk(json.loads(schema.dumps()))
    return found


def english_said(report: str) -> list[str]:
    """English words in what the program says."""
    return [word for word in english_in(said(report)) if word not in words_of_rulesets()]


def descriptions() -> Iterator[str]:
    """What may be told of a value that is missing: the descriptions of all that must be there."""
    modules = [models, texts, *(mechanics.find(name) for name in mechanics.names())]
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, BaseModel):
                yield from (field.description for field in kind.model_fields.values()
                            if field.is_required() and field.description)


@pytest.mark.parametrize("text", sorted(set(descriptions())))
def test_what_may_be_missing_is_described_in_german(text: str) -> None:
    assert phrases.templates("de")[text] != text


@pytest.mark.parametrize(("words", "wanted"), [
    (["play", "suipi", "--set", "moves.build.max=many"], ["hier muss stehen: eine ganze Zahl", "nicht \"many\""]),
    (["play", "suipi", "--set", "moves.build.max=[1"], ["lässt sich nicht lesen: davor fehlt ein Komma"]),
    (["rules", "suipi", "--set", "moves.build.max=0"], ["das muss mindestens", "suipi: 1 Fehler; gespielt wurde"]),
    (["simulate", "samoa", "--set", "triggers.resolve.when.spot_holds=4"], ["4 ist gerade"])])
def test_a_wrong_setting_is_told_in_german(run: Run, words: list[str], wanted: list[str]) -> None:
    english, german = run(*words), run(*words, "--lang", "de")
    assert all(part in german.err for part in wanted)
    assert english_said(german.err) == []
    assert english_said(english.err), "English would not be noticed"
    assert german.code == english.code


def test_a_wrong_file_is_told_in_german_by_each_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "falsch.yaml"
    file.write_text("format: 1\ntitle: [x]\nextends: suipi\nchange: {moves: {biuld: {max: 9}}}\n", encoding="utf-8")
    for words in (["check", str(file)], ["play", str(file)], ["rules", str(file)], ["variants", str(file)]):
        found = run(*words, "--lang", "de")
        told = (found.out + found.err).replace(str(file), "")
        assert found.code == 1
        assert "meinst du „build“?" in told
        assert english_said(told) == []


@pytest.mark.parametrize(("german", "wanted"), [
    ('sentences: {rules.drop: "{nothing"}', "die Klammern dieses Satzes passen nicht zueinander"),
    ("words: {floor: a/b/c}", "ein Wort hat eine Form, oder zwei"),
    ("sentences: {rules.drp: Man legt ab.}", "einen Satz „rules.drp“ gibt es nicht; meinst du „rules.drop“?"),
    ("sentences: {rules.drop: 'Man legt {karten}.'}", "dieser Satz hat keine Marke „karten“"),
    ("words: {swep: Fang}", "nichts heißt „swep“, weder in den Regeln noch")])
def test_wrong_texts_are_told_by_a_check(run: Run, tmp_path: Path, german: str, wanted: str) -> None:
    (tmp_path / "de").mkdir()
    file = tmp_path / "own.yaml"
    file.write_text("format: 1\ntitle: Mine\nextends: suipi\n", encoding="utf-8")
    (tmp_path / "de" / "own.yaml").write_text(german, encoding="utf-8")
    found, english = run("check", str(file), "--lang", "de"), run("check", str(file), "--json")
    told = (found.out + found.err).replace(str(tmp_path), "")
    assert (found.code, english.code) == (1, 1)
    assert wanted in told
    assert "own.yaml:1:" in told
    assert english_said(told) == []
    assert not english.json["ok"]
    assert run("rules", str(file), "--lang", "de").code in (0, 1)


def test_programs_are_told_of_faults_in_english(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "falsch.yaml"
    file.write_text("format: 2\n", encoding="utf-8")
    english, german = run("check", str(file), "--json"), run("check", str(file), "--json", "--lang", "de")
    assert english.json == german.json
