"""Help in German: every text of a command or option has its German one, and nothing of a page is English."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typer

from cardgames.cli import phrases, usage
from cardgames.cli.main import app
from tests.cli.conftest import Result, Run
from tests.cli.english import english_in

OF_THE_LIBRARY = {
    "Show this message and exit.",
    *(f"Install completion for the {which} shell." for which in ("current", "specified")),
    *(f"Show completion for the {which} shell, to copy it or customize the installation."
      for which in ("current", "specified"))}
"""Texts that the library itself brings along, those of completion in the one or the other form."""


@cache
def pages() -> dict[str, Any]:
    """The program and all its commands, by the words that call them."""
    group: Any = typer.main.get_group(app)
    return {"": group, **group.commands}


def texts(command: Any) -> Iterator[str]:
    """The English texts on a page of help."""
    for text in (command.help, command.epilog, *(parameter.help for parameter in command.params)):
        yield from (" ".join(paragraph.split()) for paragraph in (text or "").split("\n\n") if paragraph.strip())


def help_texts() -> set[str]:
    """All of them."""
    return {*OF_THE_LIBRARY, *(text for command in pages().values() for text in texts(command))}


@pytest.mark.parametrize("text", sorted(help_texts()))
def test_a_text_of_help_has_a_german_one(text: str) -> None:
    german = phrases.templates("de")[text]
    assert german != text
    assert set(re.findall(r"--[a-z-]+", text)) == set(re.findall(r"--[a-z-]+", german))


def help_of(run: Run, name: str, *more: str) -> Result:
    return run(*([name] if name else []), "--help", *more)


@pytest.mark.parametrize("name", pages())
def test_a_page_of_help_is_german(run: Run, name: str) -> None:
    english, german = help_of(run, name), help_of(run, name, "--lang", "de")
    assert (german.code, german.err) == (english.code, english.err) == (0, "")
    assert english_in(german.out) == []
    assert len(english_in(english.out)) > 1, "English would not be noticed"
    assert german.out.startswith("Aufruf: cardgames")


@pytest.mark.parametrize("name", pages())
@pytest.mark.parametrize("language", phrases.languages())
def test_a_page_of_help_fits_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, name: str,
                                               language: str) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    page = help_of(run, name, "--lang", language).out
    assert [line for line in page.splitlines() if len(line) > 40] == []


def test_the_language_of_help_may_be_preferred(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDGAMES_LANG", "de")
    assert run("--help").out.startswith("Aufruf: ")
    assert run("play", "--help", "--lang", "en").out.startswith("Usage: ")
    assert run("help", "play").out.startswith("Aufruf: ")


@pytest.mark.parametrize(("words", "said"), [
    (["play", "--setx"], "Eine Option --setx gibt es nicht; meinst du: --seats, --seed, --set?"),
    (["play", "-x"], "Eine Option -x gibt es nicht."),
    (["pley"], "Einen Befehl 'pley' gibt es nicht; meinst du: 'play', 'replay'?"),
    (["xxxxx"], "Einen Befehl 'xxxxx' gibt es nicht."),
    (["play"], "Die Angabe 'SPIEL' fehlt."),
    (["new", "x"], "Die Option '--from' fehlt."),
    (["play", "one", "two"], "Das ist zu viel: two"),
    (["play", "one", "--seed"], "Nach '--seed' fehlt der Wert."),
    (["list", "--json=3"], "Nach '--json' steht kein Wert."),
    (["ladder", "one", "--within", "99"], "'--within' passt nicht: Der größte Wert ist 50."),
    (["simulate", "one", "--games", "0"], "'--games' passt nicht: Der kleinste Wert ist 1."),
    (["simulate", "one", "--games", "x"], "'--games' passt nicht: Das ist keine ganze Zahl."),
    (["simulate", "one", "--games", "9" * 5000], "'--games' passt nicht: Diese Zahl ist zu lang."),
    (["play", "one", "--delay", "x"], "'--delay' passt nicht: Das ist keine Zahl.")])
def test_wrong_use_of_options_is_told_in_german(run: Run, words: list[str], said: str) -> None:
    english, german = run(*words), run("--lang", "de", *words)
    assert german.code == english.code == 2
    assert said in german.err
    assert english_in(german.err) == []
    assert english_in(english.err), "English would not be noticed"


def test_what_the_library_says_of_values_is_put_plainly(run: Run) -> None:
    assert "'--games' does not fit: this is no whole number" in run("simulate", "one", "--games", "x").err


def test_a_sentence_nobody_knows_stays() -> None:
    phrases.speak("de")
    try:
        assert usage.complaint("Error: The moon is full.") == "Fehler: The moon is full."
    finally:
        phrases.speak("en")
