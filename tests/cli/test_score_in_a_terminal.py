"""A score pad in a real terminal: asked for names, helped, corrected, interrupted and taken up again."""
from __future__ import annotations

from typing import Any

import pytest

from tests.cli.terminals import PLAIN, ended, opened

pytestmark = pytest.mark.terminal


def answer(child: Any, *texts: str) -> None:
    for text in texts:
        child.expect("> $")
        child.sendline(text)


def begin(child: Any, names: str) -> None:
    child.expect(r"Who plays[^>]*> $")
    child.sendline(names)
    child.expect(r"Who leads[^>]*> $")
    child.sendline("")


def stopped(child: Any, how: str) -> tuple[int, str]:
    """The end after Ctrl-C or Ctrl-D; a key that comes while the line editor makes ready is lost, so it comes again."""
    import pexpect

    for _ in range(5):
        child.sendintr() if how == "intr" else child.sendeof()
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 0:
            break
    shown = child.before
    child.wait()
    return child.exitstatus, shown


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("more", [{}, PLAIN], ids=["colour", "plain"])
def test_a_whole_match(surroundings: dict[str, str], columns: int, more: dict[str, str]) -> None:
    with opened(surroundings, "score", "samoa", columns=columns, **more) as child:
        child.expect(r"Who plays[^>]*> $")
        child.sendline("Ana,ana")
        begin(child, "Ana,Ben")
        answer(child, "?", "7", "7 -3", "ben", "", "4 x", "4 5", "", "ana", "score", "1 2", "", "")
        child.expect("Ana wins")
        answer(child, "quit")
        code, shown = ended(child)
    assert code == 0
    assert "Traceback" not in shown


@pytest.mark.parametrize("how", ["intr", "eof"])
def test_stopping_at_any_question_keeps_every_answer(surroundings: dict[str, str], how: str) -> None:
    with opened(surroundings, "score", "suipi") as child:
        begin(child, "Ana,Ben")
        answer(child, "12 6")
        child.expect("spades")
        child.expect("> $")
        code, shown = stopped(child, how)
    assert code == 130
    assert "score --resume" in shown.replace("\r\n", " ")
    with opened(surroundings, "score", "--resume") as child:
        child.expect("spades")
        answer(child, "back", "12 7", "quit")
        assert ended(child)[0] == 0


@pytest.mark.parametrize("how", ["intr", "eof"])
def test_stopping_before_the_first_question_leaves_nothing(surroundings: dict[str, str], how: str) -> None:
    with opened(surroundings, "score", "suipi") as child:
        child.expect(r"Who plays[^>]*> $")
        code, shown = stopped(child, how)
    assert code == 130
    assert "Traceback" not in shown


def test_a_match_that_is_over_is_corrected(surroundings: dict[str, str]) -> None:
    with opened(surroundings, "score", "samoa", "--set", "ending.match.rounds=1", "--names", "Ana,Ben") as child:
        child.expect(r"Who leads[^>]*> $")
        child.sendline("ben")
        answer(child, "7 3", "", "")
        child.expect("Ana wins")
        answer(child, "undo", "7 30", "", "")
        child.expect("Ben wins")
        answer(child, "")
        assert ended(child)[0] == 0
