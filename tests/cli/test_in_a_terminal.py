"""Whole matches in a pseudo-terminal, as a person plays them; Ctrl-C, end of input, and people who share a keyboard."""
from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pexpect = pytest.importorskip("pexpect")
pytestmark = pytest.mark.terminal

PROMPT = r"Your move > $"
AGAIN = r"What next\? > $"
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~])")
PLAIN = {"NO_COLOR": "1", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}


@contextmanager
def spawned(surroundings: dict[str, str], *args: str, columns: int = 80, before: Any = None, **more: str
            ) -> Iterator[Any]:
    """The program in a terminal of so many columns; `before` is called in the child before it begins."""
    child = pexpect.spawn(sys.executable, ["-m", "cardgames.cli", *args], env={**surroundings, **more},
                          dimensions=(30, columns), encoding="utf-8", timeout=30, preexec_fn=before)
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def played(child: Any) -> str:
    """Always the first move, to the end; everything that was shown."""
    shown = ""
    while True:
        found = child.expect([PROMPT, AGAIN])
        shown += child.before
        child.sendline("#1" if found == 0 else "q")
        if found == 1:
            child.expect(pexpect.EOF)
            child.wait()
            return shown


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("more", [{}, PLAIN], ids=["colour", "plain"])
@pytest.mark.parametrize("game", ["suipi", "samoa"])
def test_a_match_is_played_to_the_end(
        surroundings: dict[str, str], game: str, columns: int, more: dict[str, str]) -> None:
    with spawned(surroundings, "play", game, "--seed", "7", "--players", "2", columns=columns, **more) as child:
        shown = played(child)
        assert child.exitstatus == 0
    assert "Result" in shown
    assert "Share code" in shown
    assert "Traceback" not in shown
    if more:
        assert shown.isascii()
        assert not ESCAPES.sub("", shown).count("\x1b")
        assert "\x1b[3" not in shown
    else:
        assert "\x1b[" in shown
    wide = [line for line in ESCAPES.sub("", shown).splitlines()
            if len(line.rstrip()) > columns and "replay" not in line and "#1" not in line]
    assert not wide


def test_accessible_needs_no_colour_box_or_clearing(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "samoa", "--seed", "7", "--players", "2", "--accessible") as child:
        shown = played(child)
        assert child.exitstatus == 0
    assert shown.isascii()
    assert "\x1b[3" not in shown
    assert "\x1b[2J" not in shown


def test_ctrl_c_saves_and_says_how_to_go_on(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.sendline("#1")
        child.expect(PROMPT)
        child.sendintr()
        child.expect("Saved. Continue with `cardgames resume`")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130
    with spawned(surroundings, "resume") as child:
        child.expect("Taken up again after 2 moves")
        assert "Result" in played(child)


def test_the_end_of_input_saves_too(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "samoa", "--seed", "7", "--players", "2") as child:
        child.expect(PROMPT)
        child.sendeof()
        child.expect("Saved. Continue with `cardgames resume`")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130


def test_people_who_share_a_keyboard_see_nothing_of_each_other(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7", "--seats", "you,you", "--names", "Ana,Ben") as child:
        child.expect("Pass to Ana, press Enter > $")
        assert "Your hand" not in child.before
        child.sendline("")
        child.expect("Ana > $")
        assert "\x1b[3J" in child.before
        mine = hand(child.before)
        child.sendline("#1")
        child.expect("Pass to Ben, press Enter > $")
        assert "\x1b[3J" in child.before
        child.sendline("")
        child.expect("Ben > $")
        assert not mine & hand(child.before)


def test_stopping_leaves_no_hand_on_a_shared_screen(surroundings: dict[str, str]) -> None:
    for stop in ("\x03", "\x04", "quit\r"):
        with spawned(surroundings, "play", "suipi", "--seed", "7", "--seats", "you,you", "--names", "Ana,Ben") as child:
            child.expect("press Enter > $")
            child.sendline("")
            child.expect("Ana > $")
            assert hand(child.before)
            child.send(stop)
            child.expect("Saved. Continue with `cardgames resume`")
            assert "\x1b[3J" in child.before
            assert "Your hand" not in child.before
            child.expect(pexpect.EOF)


def hand(shown: str) -> set[str]:
    """The cards in the last hand that was drawn."""
    text = ESCAPES.sub("", shown).rpartition("Your hand")[2].partition("Type")[0]
    return set(re.findall(r"\S+", text.splitlines()[0]))


def test_the_arrow_keys_do_not_bring_back_what_another_person_typed(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7", "--seats", "you,you", "--names", "Ana,Ben") as child:
        child.expect("press Enter > $")
        child.sendline("")
        child.expect("Ana > $")
        child.sendline("why secret thought")
        child.expect("Ana > $")
        child.sendline("#1")
        child.expect("press Enter > $")
        child.sendline("")
        child.expect("Ben > $")
        child.send("\x1b[A\x1b[A\x1b[A")
        child.sendline("")
        child.expect("Ben > $")
        assert "secret thought" not in child.before


def test_rules_come_through_a_pager_only_in_a_terminal(surroundings: dict[str, str], tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho PAGED; cat\n", encoding="utf-8")
    pager.chmod(0o755)
    with spawned(surroundings, "rules", "suipi", PAGER=str(pager)) as child:
        child.expect(pexpect.EOF)
        assert "PAGED" in child.before
    with spawned(surroundings, "rules", "suipi", "--plain", PAGER=str(pager)) as child:
        child.expect(pexpect.EOF)
        assert "PAGED" not in child.before
