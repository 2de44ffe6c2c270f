"""What a real terminal does besides lines: windows change, much is pasted, two deals look alike; and a match is told
again step by step."""
from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

from cardgames import load
from tests.cli.terminals import quiet
from tests.cli.test_in_a_terminal import AGAIN, ESCAPES, PLAIN, PROMPT, hand, pexpect, spawned
from tests.cli.test_saving_in_a_terminal import moves, saved, stop_with

pytestmark = pytest.mark.terminal

STEP = r"Move \d+ of \d+ > $"
WORDS = ("?", "moves", "hand", "table", "score", "last", "left", "rules capture", "why 9=8", "why 9=9", "hint",
         "hint 3", "undo", "redo", "note the ten is gone", "notes", "peek", "nonsense", "9=8")


def lines_of(shown: str) -> list[str]:
    return [line.rstrip() for line in ESCAPES.sub("", shown).replace("\r", "").split("\n")]


@pytest.mark.parametrize("more", [{}, PLAIN, {"TERM": "dumb"}, {"ACCESSIBLE": "1"}],
                         ids=["colour", "ascii", "dumb", "accessible"])
def test_every_word_is_answered_at_forty_columns(surroundings: dict[str, str], more: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7", columns=40, **more) as child:
        for word in WORDS:
            child.expect(PROMPT)
            child.sendline(word)
        child.expect(PROMPT)
        shown = child.before
        stop_with(child, "\x03")
        child.expect(pexpect.EOF)
        shown += child.before
    assert "Traceback" not in shown
    assert not [line for line in lines_of(shown) if len(line) > 40 and "> " not in line]
    if more:
        assert "\x1b[3" not in shown
    if "LC_ALL" in more or "ACCESSIBLE" in more:
        assert shown.isascii()


def test_a_window_that_changes_is_obeyed_at_the_next_drawing(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "samoa", "--seed", "7", "--players", "2", columns=100) as child:
        child.expect(PROMPT)
        for columns in (40, 100, 20):
            child.setwinsize(30, columns)
            quiet(child)
            child.sendline("table")
            child.expect(PROMPT)
            wide = [line for line in lines_of(child.before) if len(line) > columns and "table" not in line]
            assert not wide
            assert "Sakani" in child.before
            assert "Mahalo" in child.before


@pytest.mark.parametrize(("start", "end"), [("", ""), ("\x1b[200~", "\x1b[201~")], ids=["typed", "bracketed"])
def test_lines_that_are_pasted_are_read_one_after_another(
        surroundings: dict[str, str], start: str, end: str) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.send(f"{start}#1\rscore\r#1\r{end}\r")
        child.expect("Taken up again|Points")
        while len(moves(saved(surroundings))) < 4:
            child.expect(PROMPT)
        child.sendline("quit")
        child.expect(pexpect.EOF)
    assert len(moves(saved(surroundings))) == 4


def test_what_is_pasted_after_a_refused_line_is_not_played(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.send("\x1b[200~nonsense\r#1\r#1\x1b[201~\r")
        child.expect("not understood")
        child.expect(PROMPT)
        child.sendline("quit")
        child.expect(pexpect.EOF)
    assert not moves(saved(surroundings))


def test_a_thousand_pasted_lines_do_no_harm(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.send("hand\r" * 200)
        for _ in range(200):
            child.expect("Your hand")
        child.sendline("quit")
        child.expect("Saved")
        child.expect(pexpect.EOF)


@pytest.mark.parametrize(("start", "end"), [("", ""), ("\x1b[200~", "\x1b[201~")], ids=["typed", "bracketed"])
def test_what_one_person_pastes_neither_opens_the_curtain_nor_moves_for_another(
        surroundings: dict[str, str], start: str, end: str) -> None:
    args = ("play", "suipi", "--seed", "7", "--seats", "you,you", "--names", "Ana,Ben")
    with spawned(surroundings, *args) as child:
        child.expect("Pass to Ana, press Enter > $")
        child.sendline("")
        child.expect("Ana > $")
        child.send(f"{start}#1\r\r#1\r\r#1{end}\r")
        child.expect("Pass to Ben, press Enter > $")
        child.sendline("")
        child.expect("Ben > $")
        assert len(hand(child.before)) == 8
    assert len(moves(saved(surroundings))) == 1


# Two deals that differ only in what the seat at the keyboard cannot know.

def deals(name: str) -> tuple[list[str], list[str]]:
    """The options for two deals: the same to seat 1 before its first move, different in all it cannot see."""
    game = load(name, players=2)
    state = game.start(seed=7, starter=1)
    twin = game.imagine(game.observe(state, 1), random.Random(1))
    return tuple(options(game, each) for each in (state, twin))    # type: ignore[return-value]


def options(game: Any, state: Any) -> list[str]:
    """The orders that deal what lies in this state."""
    cards, first = game.cards, game.start(seed=7, starter=1)
    place = {}
    for old, new in zip(first.z, state.z, strict=True):
        if isinstance(old, int) and isinstance(new, int):
            place.update(zip(bits_of(old), bits_of(new), strict=True))
        elif isinstance(old, tuple) and all(isinstance(card, int) for card in old):
            place.update(zip(old, new, strict=True))
    place.update(zip(first.order[first.pos:], state.order[state.pos:], strict=True))
    found = []
    for pack in cards.packs:
        order = [place.get(card, card) for card in first.order if card in cards.packs[pack]]
        found += ["--order", f"{pack}.1=" + " ".join(cards.text[card] for card in order)]
    return [*found, "--starter", "1"]


def bits_of(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


@pytest.mark.parametrize("name", ["suipi", "samoa"])
def test_two_deals_that_look_alike_give_the_same_bytes(surroundings: dict[str, str], name: str) -> None:
    shown, hidden = [], []
    words = ["?", "moves", "hand", "table", "score", "last", "left", "why #1", "hint", "hint 3", "undo", "notes",
             "peek", "nonsense", "#999", "9=8", "hanuk"]
    for option in deals(name):
        with spawned(surroundings, "play", name, "--players", "2", "--seed", "7", *option) as child:
            child.logfile_read = log = Log()
            for word in words:
                child.expect(PROMPT)
                child.sendline(word)
            child.expect(PROMPT)
            shown.append("".join(log.written))
        hidden.append(option)
    assert hidden[0] != hidden[1]
    assert shown[0] == shown[1]


class Log:
    """All that a child has written."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, text: str) -> None:
        self.written.append(text)

    def flush(self) -> None:
        pass


# Names, and a match told again.

def test_people_are_asked_for_their_names_once(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seats", "you,you", "--seed", "7") as child:
        for typed in ("Ana", "ana", "Ben"):
            child.expect(r"called\? \[Player \d\] > $")
            assert "Your hand" not in child.before
            child.sendline(typed)
        child.expect("Pass to Ana, press Enter > $")
        child.sendline("")
        child.expect("Ana > $")
        stop_with(child, "\x03")
        child.expect(pexpect.EOF)
    with spawned(surroundings, "resume") as child:
        child.expect("Pass to Ana, press Enter > $")


def finished(surroundings: dict[str, str]) -> str:
    """The save of a match that a person has played to its end."""
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        while child.expect([PROMPT, AGAIN]) == 0:
            child.sendline("#1")
        child.sendline("q")
        child.expect(pexpect.EOF)
    return str(saved(surroundings))


def test_a_match_is_told_again_step_by_step(surroundings: dict[str, str]) -> None:
    path = finished(surroundings)
    with spawned(surroundings, "replay", path) as child:
        child.expect("Move 0 of 48 > $")
        for typed, prompt, told in (
                ("", 1, "You take 9"), ("", 2, "Greedy "), ("back", 1, "After 1 move:"), ("back", 0, "After 0 moves:"),
                ("back", 0, "That is the beginning"), ("47", 47, "After 47 moves:"),
                ("99", 47, "The match has 48 moves"),
                ("table", 47, "Greedy, hand"), ("nonsense", 47, "Enter goes on")):
            child.sendline(typed)
            child.expect(f"Move {prompt} of 48 > $")
            assert told in child.before
        child.sendline("run")
        child.expect("Result")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 0


def test_told_from_a_move_on_the_rest_is_as_it_was(surroundings: dict[str, str]) -> None:
    path = finished(surroundings)
    with spawned(surroundings, "replay", path, "--run") as child:
        child.expect(pexpect.EOF)
        whole = lines_of(child.before)
    with spawned(surroundings, "replay", path, "--from", "40", "--run") as child:
        child.expect(pexpect.EOF)
        rest = lines_of(child.before)
    assert rest[1] == "After 40 moves:"
    assert rest[-20:] == whole[-20:]
    with spawned(surroundings, "replay", path, "--from", "49") as child:
        child.expect(r"has\s+48\s+moves")


@pytest.mark.parametrize("how", ["option", "word"])
def test_a_match_is_played_on_from_a_move(surroundings: dict[str, str], how: str) -> None:
    path = finished(surroundings)
    args = ["--play"] if how == "option" else []
    with spawned(surroundings, "replay", path, "--from", "10", *args) as child:
        if how == "word":
            child.expect(STEP)
            child.sendline("play")
        child.expect("You play on from move 10")
        child.expect(PROMPT)
        child.sendline("undo")
        child.expect("Taken back")
        child.expect(PROMPT)
        child.sendline("#2")
        child.expect(PROMPT)
        stop_with(child, "\x03")
        child.expect("Saved")
    assert str(saved(surroundings)) != path
    with spawned(surroundings, "resume") as child:
        child.expect("Practice: ")
        child.expect(r"Taken up again after 10 moves")


def test_four_colours_are_four(surroundings: dict[str, str]) -> None:
    colours = {}
    for deck in ("2color", "4color", "mono"):
        with spawned(surroundings, "play", "suipi", "--seed", "7", "--deck", deck) as child:
            child.expect(PROMPT)
            found = re.findall(r"\x1b\[([0-9;]+)m(?:10|[2-9AJQK])([♣♦♥♠])", child.before)
            colours[deck] = {suit: style for style, suit in found}
    assert [len(set(colours[deck].values())) for deck in ("2color", "4color", "mono")] == [2, 4, 1]


def test_people_at_a_terminal_that_forgets_nothing_are_told(surroundings: dict[str, str]) -> None:
    for term in ("dumb", "xterm"):
        with spawned(surroundings, *("play suipi --seats you,you --names Ana,Ben".split()), TERM=term) as child:
            child.expect("Pass to Ana, press Enter > $")
            assert ("do not scroll back" in child.before) is (term == "dumb")


def test_rules_at_the_table_come_through_the_pager_whose_interrupts_are_its_own(
        surroundings: dict[str, str], tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\ntrap : INT\necho PAGED; cat; read answer </dev/tty; echo GONE\n", encoding="utf-8")
    pager.chmod(0o755)
    with spawned(surroundings, "play", "suipi", "--seed", "7", PAGER=str(pager)) as child:
        child.expect(PROMPT)
        child.sendline("rules")
        child.expect("PAGED")
        stop_with(child, "\x03")
        time.sleep(0.3)
        child.sendline("")
        child.expect("GONE")
        child.expect(PROMPT)
        child.sendline("hand")
        child.expect("Your hand")
        child.expect(PROMPT)
