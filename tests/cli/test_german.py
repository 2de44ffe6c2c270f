"""The program in German: its catalogue says what English says, the language is chosen as asked, and nothing kept
differs."""
from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from cardgames import load
from cardgames.cli import phrases
from cardgames.cli.playing import seating, typed
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import terminal
from cardgames.pages.words import CHOICE, language_module
from tests.cli.conftest import Result, Run

GAMES = ("suipi", "samoa")


def catalogue(language: str) -> dict[str, str]:
    return dict(phrases.part(language, "MESSAGES"))


def marks(sentence: str) -> set[str]:
    plain = CHOICE.sub(lambda found: found[1].partition("|")[0], sentence)
    return {name for _, name, _, _ in Formatter().parse(plain) if name is not None}


@pytest.fixture
def german() -> Any:
    phrases.speak("de")
    yield
    phrases.speak("en")


def test_the_catalogue_is_complete() -> None:
    assert set(catalogue("de")) == set(catalogue("en"))


@pytest.mark.parametrize("id", sorted(catalogue("en")))
def test_a_german_sentence_tells_the_same_facts(id: str) -> None:
    assert marks(catalogue("de")[id]) == marks(catalogue("en")[id])


@pytest.mark.parametrize("language", phrases.languages())
def test_you_are_called_what_verbs_agree_with(language: str) -> None:
    assert catalogue(language)["name.you"] == language_module(language).YOU


# Which language is spoken.


def heading(found: Result) -> str:
    assert found.code == 0, found.err
    return found.out.splitlines()[0]


def test_the_language_may_be_asked_for_before_and_after_the_command(run: Run) -> None:
    for words in (["--lang", "de", "variants", "suipi"], ["variants", "suipi", "--lang", "de"],
                  ["variants", "--lang=de", "suipi"]):
        assert heading(run(*words)) == "Ganze Regelwerke, höchstens eines an einem Tisch"
    assert heading(run("variants", "suipi")).startswith("Presets")


def test_a_language_that_there_is_not(run: Run) -> None:
    found = run("list", "--lang", "xx")
    assert found.code == 2
    assert found.err.strip() == 'there is no language "xx"; --lang is de or en'


@pytest.mark.parametrize(("variables", "spoken"), [
    ({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "de"}, "de"), ({"LANG": "fr_FR.UTF-8"}, "en"), ({"LANG": "C"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB"}, "en"), ({"LANG": "en_GB", "LC_ALL": "de_CH"}, "de"),
    ({"LANG": "de_DE.UTF-8", "CARDGAMES_LANG": "en"}, "en"), ({"CARDGAMES_LANG": "de"}, "de")])
def test_a_variable_says_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str],
                                      spoken: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "CARDGAMES_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert (heading(run("variants", "suipi")).startswith("Ganze")) == (spoken == "de")
    assert json.loads(run("config", "show", "lang", "--json").out)["settings"]["lang"]["value"] == spoken


def test_the_rules_are_told_in_german(run: Run) -> None:
    out = run("rules", "samoa", "deal", "--lang", "de").out
    assert "Die Masken eines zweiten Satzes liegen offen in einer Reihe" in " ".join(out.split())


# What is typed.


def table(name: str, **given: Any) -> tuple[Look, Any]:
    game = load(name, ["drop-free"] if name == "suipi" else [], language="de")
    look = Look(game, terminal(), {1: "Du", 2: "Bo"})
    return look, game.observe(game.position(given), 1)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("text", "meant"), [
    ("B=BC", "JS=JC"), ("bs=b", "JS=JC"), ("D", "QH"), ("DH", "QH"), ("ablegen D", "QH"), ("J=JC", "JS=JC"),
    ("4d", "4D")])
def test_german_letters_and_names_are_read(text: str, meant: str) -> None:
    look, seen = table("suipi", floor="JC 9C", hand={1: "JS QH 4D"}, turn=1)
    move = look.game.parse(seen, typed.text(look, seen, text))
    assert look.game.text(seen, move) == meant


@pytest.mark.usefixtures("german")
def test_places_are_read_in_german() -> None:
    look, seen = table("samoa", shown="+3", stock="+1", turn=1)
    for text in ("Hanuk oberhalb", "h ob", "OB hanuk"):
        move = look.game.parse(seen, typed.text(look, seen, text))
        assert look.game.text(seen, move) == "+3@hanuk/above", text


def test_german_letters_are_no_english_ones() -> None:
    look, seen = table("suipi", floor="9C", hand={1: "JS QH"}, turn=1)
    assert typed.text(look, seen, "B") == "B"
    assert typed.word("hilfe") == "hilfe"


@pytest.mark.usefixtures("german")
def test_german_words_stand_for_the_words_there_are() -> None:
    from cardgames.cli.playing import help

    meant = {typed.word(pair.split("=")[0]) for pair in phrases.say("typed.words").split()}
    assert meant <= {*help.WORDS, "redo"}


# What must not differ.


def kept(home: Path) -> list[Any]:
    """What saves hold, but for when they were written."""
    return [[json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
            for file in sorted(home.rglob("*.jsonl"))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", ["you,greedy", "you,you"])
def test_a_language_changes_no_move_no_save_and_no_code(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                        name: str, seats: str) -> None:
    told, saved = [], []
    for language in phrases.languages():
        home = tmp_path / language
        monkeypatch.setenv("CARDGAMES_HOME", str(home))
        found = run("play", name, "--seats", seats, "--seed", "7", "--moves", "-", "--lang", language, "--players", "2",
                    typed="#1\n" * 300)
        assert found.code == 0, found.err
        told.append(found.out)
        saved.append(kept(home))
    assert told[0] != told[1]
    assert saved[0]
    assert saved[0] == saved[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_language_changes_no_rule(name: str) -> None:
    english, german = load(name), load(name, language="de")
    assert german.ruleset.rules_hash == english.ruleset.rules_hash
    assert german.ruleset.own_title == english.ruleset.own_title
    one, other = english.start(7), german.start(7)
    while not english.is_over(one):
        texts = [english.text(one, move) for move in english.moves(one)]
        assert [german.text(other, move) for move in german.moves(other)] == texts
        english.play(one, english.moves(one)[-1])
        german.play(other, german.parse(other, texts[-1]))
    assert german.to_position(other) == english.to_position(one)


@pytest.mark.usefixtures("german")
def test_names_that_nobody_chose_are_kept_alike() -> None:
    names = seating.called(["you", "you", "greedy"], None)
    assert names == {1: "Spieler 1", 2: "Spieler 2", 3: "Greedy"}
    assert seating.kept(names) == ["Player 1", "Player 2", "Greedy"]
    assert seating.told(dict(enumerate(seating.kept(names), 1))) == names
    assert seating.kept(seating.called(["you", "greedy"], None)) == ["You", "Greedy"]


@pytest.mark.terminal
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("columns", [80, 40])
def test_a_match_in_a_german_terminal(surroundings: dict[str, str], game: str, columns: int) -> None:
    pexpect = pytest.importorskip("pexpect")
    child = pexpect.spawn(sys.executable, ["-m", "cardgames.cli", "play", game, "--seed", "7", "--players", "2"],
                          env={**surroundings, "LANG": "de_DE.UTF-8", "NO_COLOR": "1"}, dimensions=(40, columns),
                          encoding="utf-8", timeout=30)
    child.delaybeforesend = None
    shown = ""
    while (found := child.expect([r"Dein Zug > $", r"Wie weiter\? > $"])) == 0:
        shown += child.before
        child.sendline("#1")
    shown += child.before
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert found == 1
    assert child.exitstatus == 0
    words = " ".join(shown.split())
    assert "Ergebnis" in words
    assert "Spielcode" in words
    english = [text for id, text in catalogue("en").items() if "{" not in text and len(text) > 25 and text in words
               and text != catalogue("de")[id]]
    assert not english


def test_lists_keep_the_capitals_of_nouns_and_name_the_nameless(run: Run) -> None:
    assert "basra, Spieler: 2" in run("list", "--accessible", "--lang", "de").out
    run("score", "samoa", "--players", "2", typed="3\n")
    told = run("score", "--list", "--lang", "de").out
    assert "Spieler 1, Spieler 2" in told
    assert "Player" not in told


@pytest.mark.usefixtures("german")
def test_figures_have_a_comma(run: Run) -> None:
    few = ("--games", "4")
    for words in (("simulate", "suipi", *few), ("report", "suipi", *few), ("compare", "suipi", "suipi/drop-free", *few),
                  ("ladder", "suipi", "--bots", "greedy,random", "--sets", "2")):
        told = run(*words, "--lang", "de").out
        assert re.search(r"\d,\d", told)
        assert not re.search(r"\d\.\d", told), words
