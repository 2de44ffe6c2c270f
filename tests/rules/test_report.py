"""Reports: the caret stands under the fault in a terminal, whatever the line holds."""
from __future__ import annotations

from cardgames.errors import Fault, Place
from cardgames.rules.report import in_order, render


def report(line: str, column: int, length: int) -> list[str]:
    """The lines of the report of one fault in a one-line file."""
    fault = Fault(Place("x.yaml", 1, column), "a.b", "wrong", length, Place("x.yaml", 7, 2))
    return render([fault], {"x.yaml": line}, "x").split("\n")


def test_the_form_of_a_report() -> None:
    assert report("abc: def", 6, 3) == [
        "x.yaml:1:6  a.b", "    1 | abc: def", "      |      ^^^ wrong", "      = defined at x.yaml:7",
        "1 problem in x; nothing was played."]


def test_tabs_and_wide_characters() -> None:
    assert report("\tabc", 2, 3)[1:3] == ["    1 |     abc", "      |     ^^^ wrong"]
    assert report("魚: 海", 4, 1)[1:3] == ["    1 | 魚: 海", "      |     ^^ wrong"]
    assert report("e\u0301: x", 5, 1)[2] == "      |    ^ wrong"


def test_a_long_line_is_cut_around_the_fault() -> None:
    shown, caret = report("x" * 500 + "BAD" + "y" * 500, 501, 3)[1:3]
    assert len(shown) < 120
    assert shown.index("BAD") == caret.index("^^^")
    assert "^^^^" not in caret


def test_characters_that_would_move_the_cursor_are_not_shown() -> None:
    assert "\x1b" not in "".join(report("a\x1b[2Jb", 2, 1))


def test_a_place_beyond_the_file_and_a_fault_without_one() -> None:
    assert "nowhere" in render([Fault(Place("gone.yaml", 99, 5), "a", "nowhere")], {}, "x")
    assert render([Fault(None, "moves.a", "wrong")], {}, "x").startswith("moves.a\n")


def test_faults_in_the_order_of_the_file_each_once() -> None:
    late, early = Fault(Place("x", 9, 1), "b", "late"), Fault(Place("x", 2, 1), "a", "early")
    assert in_order([late, early, Fault(None, "c", "nowhere"), late]) == [early, late, Fault(None, "c", "nowhere")]
