"""Errors in German: every English sentence an error is raised with has its German one, which tells the same facts."""
from __future__ import annotations

import ast
import errno
import os
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import cardgames
from cardgames.cli import phrases, streams
from cardgames.cli.playing import person
from cardgames.errors import CardgamesError, MoveError, RulesetError, Said, UsageError, reason
from tests.cli.conftest import Run
from tests.cli.test_german_faults import descriptions
from tests.cli.test_german_help import help_texts

PACKAGE = Path(cardgames.__file__).parent
ELSEWHERE = (RulesetError, MoveError)
"""A report is made of sentences that are looked at where they are made; of moves the game speaks, in its words."""
DEFINED = PACKAGE / "errors.py"
SYSTEM = {os.strerror(number).lower() for number in errno.errorcode}


class Raised(NamedTuple):
    """Where an error, or a part of its sentence, is made, and what with."""

    where: str
    text: ast.expr


def kinds(kind: type[CardgamesError] = CardgamesError) -> Iterator[str]:
    """The names of all errors whose sentences are translated."""
    yield kind.__name__
    for below in kind.__subclasses__():
        if below not in ELSEWHERE:
            yield from kinds(below)


@cache
def raised() -> list[Raised]:
    names = {*kinds(), Said.__name__}
    return [Raised(f"{file.relative_to(PACKAGE)}:{node.lineno}", node.args[0])
            for file in sorted(PACKAGE.rglob("*.py")) if file != DEFINED
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names and node.args]


def templates() -> list[str]:
    """All templates with words of their own."""
    found = {each.text.value for each in raised() if isinstance(each.text, ast.Constant)}
    return sorted(text for text in map(str, found) if re.search("[A-Za-z]", re.sub(r"{[^}]*}", "", text)))


def marks(text: str) -> set[tuple[str, str | None]]:
    """What is filled in, and in which form. How it is quoted is each language's own affair."""
    return {(name, form) for _, name, form, _ in Formatter().parse(text) if name is not None}


def is_translatable(text: ast.expr) -> bool:
    """A template as it is, what a catalogue says already, or the sentence of another error."""
    if isinstance(text, ast.IfExp):
        return is_translatable(text.body) and is_translatable(text.orelse)
    if isinstance(text, ast.Call):
        return ast.unparse(text.func).rpartition(".")[2] == "say"
    return isinstance(text, ast.Constant) or (isinstance(text, ast.Attribute) and text.attr == "said")


@pytest.fixture
def german() -> Iterator[dict[str, str]]:
    phrases.speak("de")
    yield dict(phrases.templates("de"))
    phrases.speak("en")


def test_the_errors_of_the_command_line_are_among_them() -> None:
    assert {streams.OutputError.__name__, person.ScriptError.__name__, UsageError.__name__} <= set(kinds())
    assert len(templates()) > 100


def test_no_error_is_raised_with_a_ready_sentence() -> None:
    assert [each.where for each in raised() if not is_translatable(each.text)] == []


@pytest.mark.parametrize("template", templates())
def test_an_error_has_a_german_sentence_with_the_same_marks(german: dict[str, str], template: str) -> None:
    assert template in german
    if "{" in template.replace("{{", ""):
        assert marks(german[template]) == marks(template)
        assert "!r}" not in german[template], "that would be quoted in English"


def test_no_german_sentence_is_left_over(german: dict[str, str]) -> None:
    assert set(german) - set(templates()) - set(help_texts()) - set(descriptions()) <= SYSTEM


@pytest.mark.usefixtures("german")
def test_parts_of_a_sentence_are_translated_too() -> None:
    inner = UsageError('there is no variant "{name}"{hint}', name="x", hint=Said('; did you mean "{near}"?', near="y"))
    outer = UsageError("{error}{hint}", error=inner, hint="")
    assert str(outer) == 'there is no variant "x"; did you mean "y"?'
    assert phrases.told(outer) == "Es gibt keine Variante „x“; meinst du „y“?"


@pytest.mark.usefixtures("german")
def test_what_the_system_refuses_is_said_in_german() -> None:
    assert phrases.told(reason(OSError(errno.ENOENT, os.strerror(errno.ENOENT)))) == "Datei oder Ordner gibt es nicht"
    assert phrases.told(reason(OSError(errno.EXDEV, os.strerror(errno.EXDEV)))) == os.strerror(errno.EXDEV).lower()


@pytest.mark.usefixtures("german")
def test_what_a_person_typed_is_no_template() -> None:
    assert phrases.told(UsageError('there is no game "{name}"', name="{name} {x}")) == "Es gibt kein Spiel „{name} {x}“"
    assert phrases.told(UsageError('there is no game "{name}"', name="true or false")).endswith("„true or false“")


def test_a_ready_sentence_keeps_its_braces() -> None:
    error = CardgamesError("such as {floor: 5C}")
    assert str(error) == phrases.told(error) == "such as {floor: 5C}"


@pytest.mark.parametrize(("words", "said"), [
    (["play", "siupi"], "Es gibt kein Spiel „siupi“; meinst du „suipi“?"),
    (["play", "suipi", "--variant", "drop-fre"], "Es gibt keine Variante „drop-fre“; meinst du „drop-free“?"),
    (["play", "suipi", "--players", "9"], "suipi ist für"),
    (["play", "suipi", "--players", "2", "--seats", "greedy,random,random"], "--seats nennt 3"),
    (["play", "suipi", "--seats", "you,gredy"], "Niemand namens „gredy“ kann Platz nehmen; meinst du greedy?"),
    (["play", "suipi", "--order", "9X"], "In diesem Spiel gibt es keine Karte „9X“"),
    (["play", "suipi", "--moves", "nowhere.txt"], "nowhere.txt lässt sich nicht lesen: Datei oder"),
    (["resume", "nothing"], "Es gibt keinen Spielstand nothing"),
    (["play", "suipi/p2/s7", "--variant", "drop-free"], "Ein Spielcode sagt schon"),
    (["config", "set", "colour", "red"], "Es gibt keine Einstellung „colour“; meinst du „color“?")])
def test_wrong_use_is_told_in_german_and_ends_alike(run: Run, words: list[str], said: str) -> None:
    english, german = run(*words), run(*words, "--lang", "de")
    assert said in " ".join(german.err.split())
    assert german.code == english.code == 2
    assert english.err != german.err


def test_an_error_keeps_its_parts_in_another_process() -> None:
    error = UsageError("{error}{hint}", error=Said("there is no game {name!r}", name="x"), hint="")
    sent = pickle.loads(pickle.dumps(error))
    assert (str(sent), sent.said.template, sent.said.values) == (str(error), error.said.template, error.said.values)
