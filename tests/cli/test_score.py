"""`cardgames score`: the pad at the command line, from a pipe and under --json."""
from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest

from cardgames import load
from cardgames.cli.scoring import reading
from cardgames.cli.scoring.session import Scoring
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import terminal
from cardgames.engine.pad import Asked
from cardgames.errors import CountError
from cardgames.records import pads
from cardgames.table.messages import Message
from cardgames.table.questions import Question
from tests.cli.conftest import Run

FIRST = "12 6\n5 1\nana\nb\n1 2\n1 0\n"
WHOLE = FIRST + "8 9\n2 2\n-\n-\n0 0\n-\n" + "9\n2\n-\n-\n1\n-\n"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    return tmp_path


def test_a_match_from_its_first_answer_to_the_winner(run: Run) -> None:
    result = run("score", "suipi", "--names", "Ana,Ben", typed=WHOLE)
    assert result.code == 0, result.err
    for text in ("Who has 10D?", "12 against 6", "Round 1, deal 3", "Ana wins with"):
        assert text in result.out
    assert "resume" not in result.out


def test_it_is_all_one_object_under_json(run: Run) -> None:
    found = run("score", "suipi", "--names", "Ana,Ben", "--json", typed=WHOLE).json
    assert (found["over"], found["asked"], found["names"]) == (True, None, ["Ana", "Ben"])
    assert [count["deal"] for count in found["counts"]] == [1, 2, 3]
    assert found["counts"][-1]["totals"] == found["points"]
    assert found["ranking"][0] == [1]


def test_a_pad_goes_on_in_another_run(run: Run) -> None:
    first = run("score", "suipi", "--names", "Ana,Ben", typed=FIRST)
    assert first.code == 130
    assert "score --resume" in first.out.replace("\n", " ")
    rest = run("score", "--resume", "--json", typed=WHOLE.removeprefix(FIRST)).json
    assert rest == {**run("score", "suipi", "--names", "Ana,Ben", "--json", typed=WHOLE).json, "pad": rest["pad"],
                    "file": rest["file"]}


def test_back_and_undo_correct(run: Run) -> None:
    wrong = "11 6\nback\n12 6\n5 1\nana\nb\n1 2\n1 2\nundo\n" + FIRST
    found = run("score", "suipi", "--names", "Ana,Ben", "--json", typed=wrong).json
    assert found["points"] == run("score", "suipi", "--names", "Ana,Ben", "--json", typed=FIRST).json["points"]


def test_a_match_that_is_over_can_be_corrected(run: Run) -> None:
    name = run("score", "suipi", "--names", "Ana,Ben", "--json", typed=WHOLE).json["pad"]
    again = run("score", name, "--resume", "--json", typed="").json
    assert again["over"]


@pytest.mark.parametrize(("typed", "why"), [
    ("30 22\n", "standard input:1"), ("12 x\n", "no whole number"), ("12\n", "2 numbers"),
    ("12 6\n5 1\ncleo\n", "none of Ana, Ben"), ("12 6\n5 1\nana\nb\n3 4\n", "only 4")])
def test_a_wrong_answer_from_a_pipe_ends_with_its_place(run: Run, typed: str, why: str) -> None:
    result = run("score", "suipi", "--names", "Ana,Ben", typed=typed)
    assert result.code == 1
    assert why in result.err


def test_names_say_how_many_play(run: Run) -> None:
    found = run("score", "samoa", "--names", "Ana,Ben,Cleo", "--starter", "2", "--json", typed="7 -3 12\n").json
    assert (found["players"], found["leads"]) == (3, 2)
    assert found["asked"] == "Whose masks has Ana named rightly?"


def test_pads_are_listed_with_their_players(run: Run) -> None:
    assert "no score pads" in run("score", "--list").out
    run("score", "suipi", "--names", "Ana,Ben", typed=WHOLE)
    run("score", "samoa", "--names", "Cleo,Dan", typed="7 -3\n")
    found = run("score", "--list", "--json").json["pads"]
    assert {(one["game"], one["names"][0], one["over"]) for one in found} == {
        ("suipi", "Ana", True), ("samoa", "Cleo", False)}
    assert "Cleo, Dan" in run("score", "samoa", "--list").out
    assert "Ana" not in run("score", "samoa", "--list").out


def test_what_is_only_noted_is_no_count_of_its_own(run: Run) -> None:
    out = run("score", "swedish-kasino", "--names", "Ana,Ben", typed="6 7\n30 22\na\nb\n2 2\nb\n1 0\n").out
    assert out.count("Count of round 1") == 1
    assert "captured last" in out


@pytest.mark.parametrize("args", [
    ("score",), ("score", "nothing"), ("score", "--resume"), ("score", "suipi", "--starter", "3"),
    ("score", "suipi", "--names", "Ana,Ben,Cleo"), ("score", "--resume", "--names", "Ana,Ben")])
def test_used_wrongly_it_says_so(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.code == 2
    assert result.err


def test_it_is_told_one_fact_a_line_where_nobody_looks(run: Run) -> None:
    out = run("score", "suipi", "--names", "Ana,Ben", "--accessible", typed=FIRST).out
    assert "Who has ten of diamonds?" in out
    assert out.isascii()


class Typing:
    """Somebody who types whatever comes to mind, at a keyboard."""

    where = ""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def read(self, prompt: str) -> str:
        if not self.texts:
            raise EOFError
        return self.texts.pop()

    def forget(self) -> None:
        """Nothing to forget."""


TYPED = ("", "-", "0 0", "1 0", "26 26", "30 22", "12 6", "13 0", "7 6", "2 2", "4", "20 20", "0 0 0", "ana", "b", "1",
         "2", "yes", "no", "back", "undo", "score", "?", "x", "99999999 1", "-3 7", "7 7 6 a, 75", "76 70", "ana ben",
         "rules nothing", "é", "=", "1,2", "help")


@pytest.mark.parametrize("game", ["suipi", "samoa", "scopa", "chkobba", "spade-cassino", "tablic"])
def test_whatever_is_typed_nothing_breaks_and_nothing_is_lost(game: str, home: Path) -> None:
    rng = Random(game)
    for _ in range(10):
        out = io.StringIO()
        with pads.begin(load(game), ["Ana", "Ben"]) as saved:
            look = Look(saved.pad.game, terminal(out=out), saved.names)
            assert Scoring(look, Typing(rng.choices(TYPED, k=80)), saved, told=True).run() == (
                130 if saved.pad.asked is not None else 0)
            answers, points = saved.pad.answers, saved.pad.state.c
        with pads.resume(str(saved.path)) as again:
            assert (again.pad.answers, again.pad.state.c) == (answers, points)
        saved.path.unlink()


OWNERS = {1: ["Ana and Cleo", "Ana", "Cleo"], 2: ["Ben and Dan", "Ben", "Dan"]}


def asked(total: int | None = None, **fields: object) -> Asked:
    return Asked(Question(text=Message("x"), **fields), "scoring.lines.x", total=total)  # type: ignore[arg-type]


@pytest.mark.parametrize(("question", "text", "row"), [
    (asked(40, kind="cards", of=255), "30", [30, 10]),
    (asked(kind="cards", of=255), "3, 4", [3, 4]),
    (asked(kind="cards", of=1), "dan", [0, 1]),
    (asked(kind="cards", of=1), "nobody", [0, 0]),
    (asked(kind="number"), "-3 +4", [-3, 4]),
    (asked(kind="number", take=print), "", [0, 0]),
    (asked(kind="number", worth={"7": 21, "A": 16}), "7 7 a a, 60", [74, 60]),
    (asked(kind="number", worth={"7": 21, "A": 16}), "76 60", [76, 60]),
    (asked(kind="side"), "2", [2]),
    (asked(kind="claim"), "Yes", [1]),
    (asked(kind="claim"), "", [0]),
])
def test_how_an_answer_is_read(question: Asked, text: str, row: list[int]) -> None:
    assert reading.row(question, text, OWNERS, OWNERS) == row


@pytest.mark.parametrize(("question", "text"), [
    (asked(kind="cards", of=255), "3"), (asked(kind="cards", of=255), ""), (asked(kind="cards", of=255), "1 2 3"),
    (asked(kind="cards", of=1), ""), (asked(kind="cards", of=1), "x"), (asked(kind="side"), "9"),
    (asked(kind="number", worth={"7": 21}), "7 K, 3"), (asked(kind="claim"), "perhaps"),
    (asked(kind="cards", of=255), "99999999999 1")])
def test_an_answer_that_is_none(question: Asked, text: str) -> None:
    with pytest.raises(CountError):
        reading.row(question, text, OWNERS, OWNERS)


@pytest.mark.parametrize(("game", "players"), [("cassino", 2), ("cassino", 3), ("scopa", 2), ("scopa", 4)])
def test_the_example_of_an_answer_could_be_true(run: Run, game: str, players: int) -> None:
    told = run("score", game, "--players", str(players), typed="?\n").out
    found = re.search(r"such as ([\d ]+)\.\s.*?Together they are (\d+)", " ".join(told.split()))
    assert found, told
    assert sum(map(int, found[1].split())) == int(found[2])
    assert len(found[1].split()) == (2 if players == 4 else players), "partners count together"
