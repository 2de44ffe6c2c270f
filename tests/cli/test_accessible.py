"""`--accessible`: one fact a line, cards in words, nothing drawn. Every command that shows something is tried."""
from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
import typer

from cardgames import load
from cardgames.cli import phrases
from cardgames.cli.main import app
from cardgames.cli.playing import typed
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import NO_LETTERS, terminal
from cardgames.records import saves
from cardgames.rules.catalogue import Catalogue
from tests.cli.conftest import Run

LONGEST = 200
"""Letters of a line: a sentence or two of prose fit, a list of facts does not."""
FACTS = 3
"""Commas in a line of at most so many facts; prose, sentences of news and paths may have more."""
SENTENCE = re.compile(r" (takes?|builds?|and|with) |To the floor: ")
"""What happened is told in a sentence, whatever it names."""
CARD = re.compile(r"(?<![\w=+{,@#])(?:10|[2-9AJQK])[CDHS](?![\w=+,}])")
POSITION = "{floor: 5H 4C, hand: {1: 9S KH, 2: 8S}, turn: 1}"
FEW = ("--games", "3", "--seed", "1")
SHOWING: dict[str, tuple[str, ...]] = {
    "play": ("suipi", "--seed", "7", "--seats", "greedy"), "resume": ("--moves", "-"), "saves": (),
    "share": ("--out", "SHARED"),
    "replay": ("SAVE",), "review": ("SAVE",), "score": ("suipi", "--names", "Ana,Ben"), "list": (), "rules": ("suipi",),
    "variants": ("suipi",), "why": ("suipi", "--position", "-", "9=5+4"), "check": ("suipi",),
    "simulate": ("suipi", *FEW), "compare": ("suipi", "suipi/drop-free", *FEW), "report": ("suipi", *FEW),
    "ladder": ("suipi", "--bots", "greedy,random", "--sets", "2"), "perft": ("suipi", "--depth", "1"), "paths": (),
    "config": (), "help": ("words",)}
"""What each command is asked for here."""
PROSE = {"list", "rules", "help", "paths", "review", "check"}
"""Commands that tell in sentences, or paths."""
TYPED = {"score": "?\n12 6\n6 2\nana\nben\n1 2\n1 0\nscore\n", "why": POSITION, "resume":
         "#1\nhand\ntable\nscore\nleft\nmoves\nlast\nhint\nhint 3\nnotes\nwhy #1\nrules cards\n?\n"}


def test_every_command_that_can_be_accessible_is_here() -> None:
    group = typer.main.get_group(app)
    able = {name for name, command in group.commands.items() for parameter in command.params
            if "--accessible" in parameter.opts}
    assert able == set(SHOWING)
    assert set(group.commands) - able == {"new", "schema"}, "they write a file, and a sentence"


@pytest.mark.parametrize("command", SHOWING)
def test_a_line_tells_one_fact(run: Run, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "suipi", "--seed", "7", *(("--moves", "-") if command == "resume" else ()), typed="#1\n")
    monkeypatch.chdir(tmp_path)
    words = [saves.listed()[0].name if word == "SAVE" else word for word in SHOWING[command]]
    shown = run(command, *words, "--accessible", typed=TYPED.get(command, "")).out.split("\n")
    assert any(shown)
    assert not [line for line in shown if len(line) > LONGEST]
    assert not [line for line in shown if re.fullmatch(r"\W{3,}", line)], "nothing is drawn"
    assert not [line for line in shown if re.search(r"\S {3,}\S", line)], "nothing stands in columns"
    assert not [line for line in shown if NO_LETTERS.search(line)], "no sign that is not read aloud"
    if command not in PROSE:
        assert not [line for line in shown if line.count(", ") > FACTS and not SENTENCE.search(line)]


@pytest.mark.parametrize("game", ["suipi", "samoa", "cassino", "pishti"])
def test_cards_are_told_in_words(run: Run, game: str) -> None:
    shown = run("play", game, "--seed", "7", "--accessible", "--moves", "-",
                typed="hand\ntable\nlast\n#1\nhand\ntable\nlast\nleft\n").out
    codes = [line for line in shown.split("\n") if CARD.search(line) and not line.startswith("Your move")]
    assert not codes


def test_moves_are_told_as_they_are_typed_and_in_words(run: Run) -> None:
    shown = run("play", "suipi", "--seed", "7", "--accessible", "--moves", "-", typed="moves\n").out
    assert "\n1: 9H=9D, capture: nine of hearts = nine of diamonds\n" in shown
    assert "\n3: AH+9D=10, build: ace of hearts + nine of diamonds = 10\n" in shown


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", Catalogue().ids())
def test_moves_can_be_typed_as_they_are_heard(id: str, language: str) -> None:
    phrases.speak(language)
    try:
        game, rng = load(id), Random(id)
        look, state = Look(game, terminal(accessible=True), {1: "Ana"}), game.start(seed=1)
        while state.seat:
            seen, moves = game.observe(state, state.seat), game.moves(state)
            for move in rng.sample(moves, min(3, len(moves))):
                heard = look.aloud(game.text(seen, move))
                assert game.parse(seen, typed.text(look, seen, heard)) == move, heard
            game.play(state, rng.choice(moves))
    finally:
        phrases.speak("en")


def test_words_are_read_but_only_those_that_are_told(run: Run) -> None:
    told = run("play", "suipi", "--seed", "7", "--accessible", "--moves", "-",
               typed="why nine of hearts=nine of diamonds\nwhy nine=nine\nwhy nine of cups\n?\n").out
    assert told.count('"9H=9D" is legal: capture.') == 2
    assert "nine of cups" in told
    assert "Cards may be typed in words too" in told


def test_a_seats_facts_stand_one_a_line(run: Run) -> None:
    shown = run("play", "suipi", "--seed", "7", "--accessible", "--moves", "-", typed="table\n").out
    assert "\nYou: 8 cards.\nYou: won 0.\nYou: 0 points.\nYou: to move.\nGreedy: 8 cards.\n" in shown


def test_a_preference_counts_too(run: Run) -> None:
    assert run("config", "set", "accessible", "true").code == 0
    run("play", "suipi", "--seed", "7")
    assert ", Moves: 48.\n" in run("saves").out
