"""A match taken up again is played as it was begun, until something else is asked for; and the newest is a person's."""
from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cardgames.records import lines, saves
from cardgames.records.transcript import USUAL, Manner
from tests.cli.conftest import Run
from tests.cli.terminals import ended, opened, press

PROMPT = "Your move > $"


def manner() -> Manner:
    """That of the newest save."""
    return lines.read(saves.listed()[0].path, torn="dropped").header.manner


@pytest.mark.parametrize(("begun", "kept"), [
    ((), USUAL), (("--no-assist",), Manner(assist=False)), (("--count",), Manner(count=True)),
    (("--practice", "--delay", "0.5"), Manner(practice=True, delay=0.5)), (("--verbose",), Manner(detail=1))])
def test_what_is_chosen_at_the_start_stands_in_the_save_and_stays(run: Run, begun: tuple[str, ...], kept: Manner
                                                                  ) -> None:
    run("play", "suipi", "--seed", "7", *begun, "--moves", "-", typed="#1\n" if "--no-assist" not in begun else "?\n")
    assert manner() == kept
    run("resume", "--moves", "-", typed="?\n")
    assert manner() == kept


def test_what_is_given_anew_holds_from_then_on(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--no-assist", "--delay", "1", "--moves", "-", typed="?\n")
    run("resume", "--assist", "--count", "--moves", "-", typed="?\n")
    assert manner() == Manner(count=True, delay=1)
    run("resume", "--no-count", "--delay", "0", "-v", "--practice", "--moves", "-", typed="?\n")
    assert manner() == Manner(practice=True, delay=0, detail=1)
    run("resume", "--moves", "-", typed="?\n")
    assert manner() == Manner(practice=True, delay=0, detail=1), "practice cannot be given up"


def test_a_delay_that_is_only_preferred_is_no_choice(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDGAMES_DELAY", "0.5")
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    assert manner() == USUAL


def test_what_is_for_people_is_refused_where_none_sit(run: Run) -> None:
    run("play", "suipi", "--seats", "greedy")
    path = saves.listed()[0].path
    path.write_text("\n".join(path.read_text(encoding="utf-8").split("\n")[:4]) + "\n", encoding="utf-8")
    for option in ("--count", "--no-assist", "--practice"):
        assert run("resume", path.stem, option).code == 2
    result = run("resume", path.stem, "--quiet")
    assert result.code == 0
    assert "Result" in result.out.strip().split("\n")[0]


def test_an_old_save_that_says_nothing_of_it_is_as_usual(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--practice", "--moves", "-", typed="#1\n")
    path = saves.listed()[0].path
    head, _, rest = path.read_text(encoding="utf-8").partition("\n")
    assert "manner" not in json.loads(head), "what is as usual is not written down"
    path.write_text(head.replace(', "practice": true', "") + "\n" + rest, encoding="utf-8")
    assert manner() == USUAL


@pytest.mark.parametrize(("written", "said"), [
    ('{"assist": 1}', '"assist" cannot be 1'), ('{"delay": -1}', '"delay" cannot be -1'), ("[]", '"manner" cannot be'),
    ('{"detail": 2}', '"detail" cannot be 2'), ('{"mood": 2}', 'the manner of play cannot have "mood"')])
def test_a_manner_that_is_none_is_told(run: Run, written: str, said: str) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    path = saves.listed()[0].path
    source = path.read_text(encoding="utf-8")
    for changed in (source + f'{{"manner": {written}}}\n', source.replace("}\n", f', "manner": {written}}}\n', 1)):
        path.write_text(changed, encoding="utf-8")
        result = run("resume", str(path), "--moves", "-", typed="#1\n")
        assert result.code == 1
        assert said in result.err


@pytest.mark.terminal
def test_in_a_terminal_help_stays_away_and_counting_stays(surroundings: dict[str, str]) -> None:
    with opened(surroundings, "play", "suipi", "--seed", "7", "--no-assist", "--count") as child:
        child.expect(PROMPT)
        press(child, "\x03")
        assert ended(child)[0] == 130
    with opened(surroundings, "resume") as child:
        child.expect(PROMPT)
        assert "Without help" in child.before
        assert "You count first" in child.before
        child.sendline("hint")
        child.expect("without help")
    with opened(surroundings, "resume", "--assist") as child:
        child.expect(PROMPT)
        assert "Without help" not in child.before
        assert "You count first" in child.before


def interrupted(run: Run, *args: str, moves: int = 4) -> Path:
    """A match that was cut off after some moves; the file."""
    run("play", "suipi", *args)
    path = saves.listed()[0].path
    path.write_text("\n".join(path.read_text(encoding="utf-8").split("\n")[:moves]) + "\n", encoding="utf-8")
    return path


def test_the_newest_match_is_one_in_which_a_person_plays(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    of_bots = interrupted(run, "--seats", "random")
    result = run("resume", "--moves", "-", typed="?\n")
    assert result.code == 130
    assert "You" in result.out.split("\n")[0]
    assert f"cardgames resume {of_bots.stem}" not in run("saves").out, "a person's match is offered first"
    assert run("resume", of_bots.stem).code == 0


def test_a_match_that_is_left_is_named_where_another_would_be_taken(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    older = saves.listed()[0].path
    os.utime(older, (1, 1))
    assert "with `cardgames resume`" in run("play", "suipi", "--seed", "8", "--moves", "-", typed="#1\n").out
    told = run("resume", older.stem, "--moves", "-", typed="quit\n").out.replace("\n", " ")
    assert f"Saved. Continue with `cardgames resume {older.stem}`" in told
    assert "with `cardgames resume`" in run("resume", older.stem, "--moves", "-", typed="#1\nquit\n").out


def test_the_newest_match_of_a_game_is_taken_by_its_name(run: Run) -> None:
    for number, game in enumerate(("samoa", "suipi", "samoa", "cassino"), 1):
        run("play", game, "--seed", "7", "--moves", "-", typed="#1\n")
        os.utime(saves.listed()[0].path, (number, number))
    names = [one.name for one in saves.listed()]
    for name in ("samoa", "Samoa"):
        told = run("resume", name, "--moves", "-", typed="quit\n").out.replace("\n", " ")
        assert f"`cardgames resume {names[1]}`" in told
    result = run("resume", "pishti")
    assert result.code == 2
    assert "there is no match pishti to go on with" in result.err
    assert all(name in result.err for name in names)
    assert f"did you mean {names[0]}?" in run("resume", names[0][:-1]).err


def test_a_match_of_people_comes_before_one_of_bots_of_the_same_game(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    ours = saves.listed()[0].name
    os.utime(saves.listed()[0].path, (1, 1))
    of_bots = interrupted(run, "--seats", "random")
    assert "You" in run("resume", "suipi", "--moves", "-", typed="quit\n").out.split("\n")[0]
    run("saves", "--delete", ours)
    assert run("resume", "suipi").code == 0, "nobody plays in any"
    assert lines.read(of_bots).end is not None
    assert "there is no save suipi" in run("resume", "suipi").err


def test_of_bots_alone_the_name_is_asked_for(run: Run) -> None:
    name = interrupted(run, "--seats", "random").stem
    result = run("resume")
    assert result.code == 2
    assert f"cardgames resume {name}" in result.err
    assert run("resume", name).code == 0


@pytest.mark.terminal
def test_the_menu_offers_a_persons_match_only(surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch, run: Run
                                              ) -> None:
    monkeypatch.setenv("CARDGAMES_HOME", surroundings["CARDGAMES_HOME"])
    interrupted(run, "--seats", "random")
    with opened(surroundings) as child:
        child.expect("Your choice > $")
        assert "Continue" not in child.before
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n")
    with opened(surroundings) as child:
        child.expect("Your choice > $")
        assert "Continue" in child.before
