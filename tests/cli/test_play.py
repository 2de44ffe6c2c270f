"""Matches without a terminal: through pipes, from files of moves, saved and taken up again."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardgames.records import saves
from tests.cli.conftest import Run

GAMES = ["suipi", "samoa"]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_terminal_bots_play_to_the_end(run: Run, game: str) -> None:
    result = run("play", game, "--seed", "7")
    assert result.code == 0
    assert result.err == ""
    assert "Result" in result.out
    assert "Share code: " in result.out
    assert f"cardgames replay {saves.listed()[0].name}" in result.out
    assert "\x1b" not in result.out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(run: Run, game: str) -> None:
    args = ("play", game, "--seed", "7", "--json")
    assert run(*args).out == run(*args).out
    assert run(*args).out != run("play", game, "--seed", "8", "--json").out


def test_a_share_code_gives_the_same_cards(run: Run) -> None:
    rules = ("--variant", "drop-free", "--set", "triggers.sweep.points=2")
    first = run("play", "suipi", *rules, "--seed", "7", "--json").json
    again = run("play", first["code"], "--json").json
    assert again["moves"] == first["moves"]
    assert again["variants"] == ["drop-free"]


def test_a_seed_may_be_a_text(run: Run) -> None:
    first = run("play", "suipi", "--seed", "village night", "--json").json
    assert run("play", first["code"], "--json").json["moves"] == first["moves"]


def test_orders_and_starter_are_obeyed(run: Run) -> None:
    import random

    cards = [rank + suit for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split() for suit in "CDHS"]
    random.Random(1).shuffle(cards)
    for order in (" ".join(cards), "main.1=" + " ".join(cards)):
        found = run("play", "suipi", "--order", order, "--starter", "2", "--json").json
        assert found["moves"][0]["seat"] == 2
    told = run("play", "suipi", "--order", " ".join(cards)).out
    assert "Share code" not in told, "the code would not hold the order"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_the_same(run: Run, game: str) -> None:
    told = run("play", game, "--seed", "7").out
    path = next(line.split("replay ")[1] for line in told.splitlines() if "cardgames replay" in line)
    again = run("replay", path)
    assert again.code == 0
    assert again.out.rstrip().splitlines()[1:] == told[:told.rindex("Share code")].rstrip().splitlines()[2:]


def test_a_replay_that_does_not_fit_is_named(run: Run, tmp_path: Path) -> None:
    run("play", "suipi", "--seed", "7")
    path = saves.listed()[0].path
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[3] = json.dumps({**json.loads(lines[3]), "move": "KD+KC=26"})
    copy = tmp_path / "edited.jsonl"
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", str(copy))
    assert result.code == 1
    assert "move 3" in result.err


# A person whose moves come from a file.

def test_moves_from_a_file_are_a_persons(run: Run, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text("# any legal move\n\n" + "#1\n" * 24, encoding="utf-8")
    result = run("play", "suipi", "--seed", "7", "--moves", str(moves))
    assert result.code == 0
    assert "Your move > #1" in result.out
    assert "You " in result.out


def test_moves_from_standard_input(run: Run) -> None:
    assert run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n" * 24).code == 0


def test_questions_may_stand_among_the_moves(run: Run) -> None:
    result = run("play", "suipi", "--seed", "7", "--moves", "-", typed="score\nhand\nmoves\n" + "#1\n" * 24)
    assert result.code == 0
    assert "Your hand" in result.out


def test_a_refused_move_of_a_file_is_told_with_its_line(run: Run) -> None:
    result = run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\nnonsense\n")
    assert result.code == 1
    assert "standard input:2: nonsense" in result.err


def test_json_with_moves_is_silent_but_for_the_object(run: Run) -> None:
    found = run("play", "suipi", "--seed", "7", "--moves", "-", "--json", typed="#1\n" * 24).json
    assert found["over"]
    assert found["seats"][0]["kind"] == "you"


# Stopping and going on.

def test_when_the_moves_run_out_the_match_is_saved_and_goes_on(run: Run) -> None:
    stopped = run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n" * 10)
    assert stopped.code == 130
    assert "Saved. Continue with `cardgames resume`" in stopped.out
    again = run("resume", "--moves", "-", typed="#1\n" * 14)
    assert again.code == 0
    whole = run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n" * 24).out
    assert again.out[again.out.index("Result"):again.out.index("See it")] == whole[
        whole.index("Result"):whole.index("See it")]


def test_quit_saves_too(run: Run) -> None:
    stopped = run("play", "samoa", "--seed", "7", "--moves", "-", typed="quit\n")
    assert stopped.code == 0
    assert "cardgames resume" in stopped.out
    assert run("resume", "--moves", "-", typed="quit\n").code == 0


def test_a_running_match_is_not_replayed(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    name = saves.listed()[0].name
    for command in ("replay", "review"):
        result = run(command, name)
        assert result.code == 2
        assert f"cardgames resume {name}" in result.err.replace("\n", " ")


def test_resuming_needs_somebody_to_ask(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    result = run("resume")
    assert result.code == 2
    assert "--moves" in result.err


# Other surroundings.

@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("more", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}, {"TERM": "dumb", "NO_COLOR": "1"}])
def test_an_ascii_pipe_gets_ascii(surroundings: dict[str, str], game: str, more: dict[str, str]) -> None:
    command = [sys.executable, "-m", "cardgames.cli", "play", game, "--seed", "7", "--suits", "unicode"]
    done = subprocess.run(command, env={**surroundings, **more}, stdin=subprocess.DEVNULL, capture_output=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    if "TERM" not in more:
        assert done.stdout.isascii()
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_narrow_screen(run: Run, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("play", game, "--seed", "7", "--moves", "-", typed="table\n?\nmoves\nscore\nlast\nhand\nquit\n").out
    wide = [line for line in out.splitlines() if len(line) > 40]
    assert not wide


def test_colour_is_ornament_only(run: Run) -> None:
    from cardgames.cli.terminal import ESCAPE

    args = ("play", "suipi", "--seed", "7", "--moves", "-")
    plain, coloured = (run(*args, "--color", when, typed="table\nquit\n").out for when in ("never", "always"))
    assert plain != coloured
    assert ESCAPE.sub("", coloured) == plain


@pytest.mark.parametrize("game", GAMES)
def test_accessible_mode_says_cards_in_words_and_draws_nothing(run: Run, game: str) -> None:
    out = run("play", game, "--seed", "7", "--accessible", "--moves", "-", typed="table\nhand\nquit\n").out
    assert out.isascii()
    assert ("of hearts" if game == "suipi" else "plus ") in out
