"""Pages in print: Markdown that takes nothing for markup, and text that fits any width and any terminal."""
from __future__ import annotations

import pytest

from cardgames.pages.printing import Chapter, Items, Page, Sample, Text, markdown, plain, to_ascii

PAGE = Page("A game", (
    Chapter("one", "First", (Text("It says *this* and `that`, and takes quite some words to say so, more than a line."),
                             Items((("cards", "most of them"), ("", "no name")))),
            (Chapter("part", "A part", (Sample("It is shown.", "floor: 5H", ("9S=5H+4C", "KH"), "Taken."),
                                        Sample("A list.", "floor: 5H", (), "2 legal: a, b.")),),)),
))


def test_markdown() -> None:
    assert markdown(PAGE).split("\n") == [
        "# A game", "", "## First", "",
        r"It says \*this\* and \`that\`, and takes quite some words to say so, more than a line.", "",
        "- **cards**: most of them", "- no name", "", "### A part", "",
        "> *It is shown.*  ", "> floor: 5H  ", "> `9S=5H+4C`, then `KH`: Taken.", "",
        "> *A list.*  ", "> floor: 5H  ", "> 2 legal: a, b.", ""]


def test_plain_text() -> None:
    assert plain(PAGE, 40).split("\n") == [
        "A game", "======", "", "First", "-----", "",
        "It says *this* and `that`, and takes", "quite some words to say so, more than a", "line.", "",
        "- cards: most of them", "- no name", "", "A part", "~~~~~~", "",
        "  It is shown.", "    floor: 5H", "    > 9S=5H+4C, then KH", "    Taken.", "",
        "  A list.", "    floor: 5H", "    2 legal: a, b.", ""]


@pytest.mark.parametrize("width", [20, 33, 40, 80])
def test_no_line_is_longer_than_the_width(width: int) -> None:
    page = Page("A title of many words that is long", (
        Chapter("x", "Another title that is rather long", (Text("https://example.org/" + "x" * 100),)),))
    assert max(map(len, plain(page, width).split("\n"))) <= width


def test_a_silly_width_is_no_fault() -> None:
    assert plain(PAGE, 0) == plain(PAGE, 20)


def test_ascii_only() -> None:
    page = Page("Fa‘amau", (Chapter("x", "5♥ – “so” × 2 … é", (Text("ʻ 日"),)),))
    told = plain(page, 40, ascii=True)
    assert told.isascii()
    assert "5H - \"so\" x 2 ... e" in told
    assert to_ascii("Fa‘amau") == "Fa'amau"
