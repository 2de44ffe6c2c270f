"""Every prompt of the program, and what may befall it: the end of input, Ctrl-C, pasted lines, a window that changes,
40 columns, ASCII, lines that are empty, endless or noise. Nothing breaks or is lost, nobody sees another's hand."""
from __future__ import annotations

import ast
import re
import time
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

import cardgames.cli
from cardgames import load
from cardgames.cli.main import app
from cardgames.engine.match import Match
from cardgames.players.seats import players
from cardgames.records import saves, transcript
from cardgames.records.transcript import Manner
from tests.cli.forks import forked, load_all
from tests.cli.terminals import ESCAPES, PLAIN, ended, press, quiet

pytestmark = pytest.mark.terminal
CLI = Path(cardgames.cli.__path__[0])
MATCH, PAD = "Continue with `cardgames resume`", "Continue with `cardgames score --resume`"


class Left(NamedTuple):
    """A match that somebody has left: the game, how many moves before its end or before secrets are asked for, and who
    sits there."""

    game: str = "suipi"
    seats: tuple[str, ...] = ("you", "greedy")
    moves: int | None = None
    manner: Manner = transcript.USUAL


class Prompt(NamedTuple):
    """How a prompt is come to. site: where it stands in the code; kept: what says how to come back; eof: the exit code
    at the end of input; private: whether one of several people is asked alone."""

    site: str
    args: tuple[str, ...]
    asked: str
    before: tuple[tuple[str, str], ...] = ()
    kept: str = ""
    eof: int = 130
    left: Left | None = None
    private: bool = False


CHOICE, GO_BACK = "Your choice > $", "> $"
HOT = ("play", "suipi", "--seed", "7", "--seats", "you,you", "--names", "Ana,Ben")
TO_ANA, TO_BEN, ANA = "Pass to Ana, press\\s+Enter > $", "Pass to Ben, press\\s+Enter > $", "Ana > $"
SCORE, PEOPLE = ("score", "samoa", "--set", "ending.match.rounds=1"), ("you", "you")
WHO, WHO_LEADS = r"parted\s+by\s+commas.*> $", r"Enter\s+for\s+Ana.*> $"
PROMPTS: dict[str, Prompt] = {
    "menu": Prompt("menu._choice", (), CHOICE, eof=0),
    "which game": Prompt("asking._asked", (), "> $", ((CHOICE, "play"),), eof=0),
    "how many": Prompt("asking._asked", (), "> $", ((CHOICE, "play"), ("> $", "samoa")), eof=0),
    "who plays": Prompt("asking._asked", (), "> $", ((CHOICE, "play"), ("> $", "suipi")), eof=0),
    "whose rules": Prompt("asking._asked", (), "> $", ((CHOICE, "rules"),), eof=0),
    "whose score": Prompt("asking._asked", (), "> $", ((CHOICE, "score"),), eof=0),
    "what it is called": Prompt("asking._asked", (), "> $", ((CHOICE, "make"),), eof=0),
    "what it begins with": Prompt("asking._asked", (), "> $", ((CHOICE, "make"), ("> $", "my-game")), eof=0),
    "names": Prompt("seating.asked", HOT[:6], r"player 1 called\?.*> $"),
    "second name": Prompt("seating.asked", HOT[:6], r"player 2 called\?.*> $", ((r"1 called\?.*> $", "Ana"),)),
    "curtain": Prompt("curtain._wait", HOT, TO_ANA, kept=MATCH),
    "hand": Prompt("person.ask", HOT, ANA, ((TO_ANA, ""),), MATCH, private=True),
    "curtain again": Prompt("curtain._wait", HOT, TO_BEN, ((TO_ANA, ""), (ANA, "#1")), MATCH),
    "peeking": Prompt("curtain.show", HOT, "hides it > $", ((TO_ANA, ""), (ANA, "peek ben"), (TO_BEN, "")), MATCH,
                      private=True),
    "move": Prompt("person.ask", ("play", "suipi", "--seed", "7"), "Your move > $", kept=MATCH),
    "place": Prompt("person.ask", ("play", "samoa", "--seed", "7", "--players", "2"), "Your move > $", kept=MATCH),
    "taken up": Prompt("person.ask", ("resume",), "Your move > $", kept=MATCH, left=Left(moves=40)),
    "secret": Prompt("person.ask", ("resume",), "Ana > $", ((TO_ANA, ""),), MATCH, left=Left("samoa", PEOPLE),
                     private=True),
    "second secret": Prompt("curtain._wait", ("resume",), TO_BEN, ((TO_ANA, ""), (ANA, "#1")), MATCH,
                            left=Left("samoa", PEOPLE)),
    "counting": Prompt("quiz._claims", ("resume",), r"Cards > $", (("Your move > $", "#1"),), MATCH,
                       left=Left(moves=34, manner=Manner(count=True))),
    "again": Prompt("again.ask", ("resume",), r"next\? > $", (("Your move > $", "#1"),), eof=0, left=Left(moves=2)),
    "replay": Prompt("retelling.by_step", ("replay", "SAVE"), r"of 48 > $", eof=0, left=Left(moves=0)),
    "played on": Prompt("person.ask", ("replay", "SAVE", "--from", "10", "--play"), "Your move > $|Greedy 1 > $|> $",
                        kept=MATCH, left=Left(moves=0)),
    "who sits there": Prompt("starting._asked_table", SCORE, "> $"),
    "who leads": Prompt("starting._starter", SCORE, WHO_LEADS, ((WHO, "Ana,Ben"),)),
    "score": Prompt("session._read", SCORE, "Ana, Ben > $", ((WHO, "Ana,Ben"), (WHO_LEADS, "")), PAD),
    "score taken up": Prompt("session._read", ("score", "--resume"), "Ana, Ben > $", kept=PAD, left=Left("pad")),
    "score over": Prompt("session._read", SCORE, "(?<!Ben )> $", (
        (WHO, "Ana,Ben"), (WHO_LEADS, ""), ("Ben > $", "7 3"), ("> $", ""), ("> $", "")), eof=0)}
"""Every prompt there is."""
ELSEWHERE = {"session._not_saved": "test_saving_in_a_terminal"}
"""Prompts that need more than a terminal, and where they are tested."""
FEW = ("--games", "2")
UNASKED: dict[str, tuple[str, ...]] = {
    "saves": (), "share": (), "review": ("SAVE",), "list": (), "rules": ("suipi",), "variants": ("suipi",),
    "why": ("suipi", "--position", "FILE", "9=5+4"), "new": ("mine", "--from", "suipi", "--to", "FOLDER"),
    "check": ("hurrikan", "--games", "1"), "simulate": ("suipi", *FEW), "compare": ("suipi", "suipi/drop-free", *FEW),
    "ladder": ("suipi", "--bots", "greedy,random", "--sets", "2"), "report": ("suipi", *FEW),
    "perft": ("suipi", "--depth", "2"), "schema": (), "paths": (), "config": (), "help": ("words",)}
"""Commands that ask nothing."""
BUSY = {"check": ("--games", "50000"), "simulate": ("--games", "50000"), "compare": ("--games", "50000"),
        "ladder": ("--sets", "50000"), "report": ("--games", "50000"), "perft": ("--depth", "9")}
"""Those that may take long, and what makes them."""
NOISE = ("x" * 3000, "ä♥€ \\ %s {0} \"'", "\x07\x0b\x0c\x16\x01z\x7f\x15\tzz", "9=5+5+K", "١٢", "#999999999", "-1")
"""Lines that mean nothing anywhere."""


@pytest.fixture(scope="module", autouse=True)
def _loaded() -> None:
    load_all()


@cache
def played(name: str) -> Match:
    """A whole match of two bots."""
    game = load(name, players=2)
    match = Match(game, players(game, "random", 7), seed=7)
    match.run()
    return match


def leave(left: Left, home: Path) -> str:
    """Write down the match that somebody has left; the name of its save."""
    if left.game == "pad":
        from cardgames.records import pads

        with pads.begin(load("samoa"), ["Ana", "Ben"], folder=home / "pads") as pad:
            return pad.name
    whole = played(left.game)
    game, wanted = whole.game, len(whole.turns) - (left.moves or 0)
    match = Match(game, players(game, "random", 7), seed=7)
    for turn in whole.turns[:wanted]:
        if left.moves is None and game.secret_steps[match.state.step]:
            break
        match.play(turn.move)
    named = ["Ana", "Ben"] if left.seats == PEOPLE else ["You", "Greedy"]
    head = transcript.header(match, seed=7, kinds=left.seats, names=named, manner=left.manner)
    with saves.begin(match, head, folder=home / "saves") as save:
        if match.is_over:
            save.finish(match)
    return save.name


def begun(prompt: Prompt, surroundings: dict[str, str], tmp_path: Path) -> tuple[str, ...]:
    """The arguments, with what they need in place."""
    home = Path(surroundings["CARDGAMES_HOME"]) / "state"
    name = leave(prompt.left, home) if prompt.left is not None else ""
    return tuple(name if word == "SAVE" else word for word in prompt.args)


def come_to(prompt: Prompt, child: Any) -> str:
    """Answer what is asked before; all that has been shown when the prompt is there."""
    shown = ""
    for asked, answer in (*prompt.before, (prompt.asked, None)):
        child.expect(asked)
        shown += child.before + child.after
        if answer is not None:
            child.sendline(answer)
    return shown


def judge(prompt: Prompt, shown: str, code: int, wanted: int) -> None:
    """What holds whenever a prompt was left."""
    told = re.sub(r"\s+", " ", ESCAPES.sub("", shown))
    assert code == wanted, told[-500:]
    assert "Traceback" not in told
    assert "fault of the program" not in told
    assert prompt.kept in told, told[-300:]
    if prompt.private:      # what was for one person alone is not on the screen any more
        last = shown.rpartition("\x1b[3J")[2]
        assert not re.search(r"Your (hand|mask)", last)


@pytest.mark.parametrize("name", PROMPTS)
def test_the_end_of_input(surroundings: dict[str, str], tmp_path: Path, name: str) -> None:
    prompt = PROMPTS[name]
    with forked(surroundings, *begun(prompt, surroundings, tmp_path)) as child:
        shown = come_to(prompt, child)
        press(child, "\x04")
        code, last = ended(child)
    judge(prompt, shown + last, code, prompt.eof)


@pytest.mark.parametrize("name", PROMPTS)
def test_ctrl_c_at_40_columns_in_ascii(surroundings: dict[str, str], tmp_path: Path, name: str) -> None:
    prompt = PROMPTS[name]
    with forked(surroundings, *begun(prompt, surroundings, tmp_path), columns=40, **PLAIN) as child:
        shown = come_to(prompt, child)
        press(child, "\x03")
        code, last = ended(child)
    judge(prompt, shown + last, code, 130)
    lines = ESCAPES.sub("", shown + last).splitlines()
    assert all(line.isascii() for line in lines)
    assert not [line for line in lines if len(line.rstrip()) > 40 and "cardgames " not in line and "/" not in line]


@pytest.mark.parametrize("name", PROMPTS)
def test_noise(surroundings: dict[str, str], tmp_path: Path, name: str) -> None:
    """Endless lines, noise, lines pasted with brackets and without, a window that changes while something is typed."""
    prompt = PROMPTS[name]
    with forked(surroundings, *begun(prompt, surroundings, tmp_path)) as child:
        shown = come_to(prompt, child)
        for line in NOISE:
            child.sendline(line)
            child.expect(r"(> |: )$")
            shown += child.before + child.after
        child.setwinsize(12, 44)
        child.send("zz")
        child.setwinsize(30, 100)
        child.sendline("zz")
        child.send("\x1b[200~zz\nyy\nxx\x1b[201~\r")
        child.send("zz\ryy\rxx\r")
        press(child, "\x03")
        code, last = ended(child)
    assert code == 130
    told = ESCAPES.sub("", shown + last)
    assert "Traceback" not in told
    assert "fault of the program" not in told


# Nothing is forgotten here.

def sites() -> set[str]:
    """Every place in the code where a person's line is read."""
    found = set()
    for path in sorted(CLI.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and path.name != "lines.py":
                found |= {f"{path.stem}.{function.name}" for call in ast.walk(function)
                          if isinstance(call, ast.Call) and not call.keywords and reads(ast.unparse(call.func))}
    return found


def reads(called: str) -> bool:
    return called == "answer" or re.search(r"(lines|keyboard)\.read$", called) is not None


def test_every_prompt_of_the_program_is_here() -> None:
    assert {prompt.site for prompt in PROMPTS.values()} | set(ELSEWHERE) == sites()


def test_every_command_is_here() -> None:
    commands = set(typer.main.get_group(app).commands)
    asking = {prompt.args[0] for prompt in PROMPTS.values() if prompt.args}
    assert asking | set(UNASKED) == commands
    assert not asking & set(UNASKED)


# Commands that ask nothing.

def words(command: str, surroundings: dict[str, str], tmp_path: Path) -> list[str]:
    """The command line, with what it needs in place."""
    position = tmp_path / "position.yaml"
    position.write_text("{floor: 5H 4C, hand: {1: 9S KH, 2: 8S}, turn: 1}", encoding="utf-8")
    save = leave(Left(moves=0), Path(surroundings["CARDGAMES_HOME"]) / "state")
    there = {"SAVE": save, "FILE": str(position), "FOLDER": str(tmp_path)}
    return [command, *(there.get(word, word) for word in UNASKED[command])]


@pytest.mark.parametrize("command", UNASKED)
def test_a_command_that_asks_nothing_waits_for_nothing(surroundings: dict[str, str], tmp_path: Path, command: str
                                                       ) -> None:
    with forked(surroundings, *words(command, surroundings, tmp_path), columns=40, **PLAIN) as child:
        child.send("zz\r\x04")
        code, shown = ended(child)
    assert code == 0, shown[-500:]
    assert "Traceback" not in shown
    assert ESCAPES.sub("", shown).isascii()


@pytest.mark.parametrize("command", BUSY)
def test_a_command_that_takes_long_is_interrupted(surroundings: dict[str, str], tmp_path: Path, command: str) -> None:
    with forked(surroundings, *words(command, surroundings, tmp_path), *BUSY[command]) as child:
        time.sleep(0.7)
        child.send("\x03")
        code, shown = ended(child)
    assert code == 130, shown[-500:]
    assert "Traceback" not in shown


@pytest.mark.parametrize("keys", ["#1\r\r\r\r", "\x1b[200~#1\n\n\n\x1b[201~\r", "#1\rpeek\r\r", "hand\r#1\r\r\r"])
@pytest.mark.parametrize("prompt", ["hand", "secret"])
def test_no_curtain_is_opened_by_what_was_typed_ahead(surroundings: dict[str, str], tmp_path: Path, keys: str,
                                                      prompt: str) -> None:
    with forked(surroundings, *begun(PROMPTS[prompt], surroundings, tmp_path)) as child:
        come_to(PROMPTS[prompt], child)
        child.send(keys)
        child.expect(r"Pass to Ben, press\s+Enter > ")
        quiet(child)
        child.sendline("zz")
        child.expect(r"Enter\s+when\s+Ben\s+has\s+the\s+keyboard")
        child.expect(TO_BEN)
        assert "Ben > " not in child.before
        assert not re.search(r"Your (hand|mask)", child.before)
