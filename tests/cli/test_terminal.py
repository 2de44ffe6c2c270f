"""Colour, signs and widths follow the options, the environment and the stream."""
from __future__ import annotations

import io

import pytest

from cardgames.cli.streams import complain
from cardgames.cli.terminal import WIPE, cut, terminal
from cardgames.errors import UsageError


class Stream(io.StringIO):
    """A stream that says it is a terminal, or not, in some encoding."""

    def __init__(self, *, live: bool = True, encoding: str = "utf-8") -> None:
        super().__init__()
        self.live, self.named = live, encoding

    def isatty(self) -> bool:
        return self.live

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.named


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "ACCESSIBLE", "COLUMNS", "LC_ALL", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.mark.parametrize(("more", "live", "asked", "coloured"), [
    ({}, True, "auto", True), ({}, False, "auto", False), ({}, False, "always", True), ({}, True, "never", False),
    ({"NO_COLOR": "1"}, True, "auto", False), ({"NO_COLOR": "1"}, True, "always", True),
    ({"TERM": "dumb"}, True, "auto", False), ({"FORCE_COLOR": "1"}, False, "auto", True),
    ({"ACCESSIBLE": "1"}, True, "always", False)])
def test_when_there_is_colour(monkeypatch: pytest.MonkeyPatch, more: dict[str, str], live: bool, asked: str,
                              coloured: bool) -> None:
    for name, value in more.items():
        monkeypatch.setenv(name, value)
    assert terminal(asked, out=Stream(live=live)).colour is coloured


@pytest.mark.parametrize(("live", "encoding", "locale", "suits"), [
    (True, "utf-8", "en_GB.UTF-8", "unicode"), (False, "utf-8", "en_GB.UTF-8", "letters"),
    (True, "ascii", "en_GB.UTF-8", "letters"), (True, "utf-8", "C", "letters"),
    (True, "latin-1", "en_GB", "letters")])
def test_suits_are_symbols_only_where_they_can_be_seen(
        monkeypatch: pytest.MonkeyPatch, live: bool, encoding: str, locale: str, suits: str) -> None:
    monkeypatch.setenv("LANG", locale)
    assert terminal(out=Stream(live=live, encoding=encoding)).suits == suits


def test_what_a_terminal_lacks_is_written_in_other_signs() -> None:
    screen = terminal(suits="unicode", out=Stream(encoding="ascii"))
    screen.say("5♥ · Faʻamau – 7× ‘a’ “b” … Pétanque 龍")
    written = screen.out.getvalue()  # type: ignore[attr-defined]
    assert written == "5H - Fa'amau - 7x 'a' \"b\" ... Petanque ?\n"


@pytest.mark.parametrize(("locale", "said"), [("de_DE.UTF-8", "Züge: 4 - zurück\n"), ("C", "Zuege: 4 - zurueck\n")])
def test_what_is_read_aloud_keeps_the_letters_of_its_language(
        monkeypatch: pytest.MonkeyPatch, locale: str, said: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    screen = terminal(accessible=True, out=Stream())
    screen.say("Züge: 4 · zurück")
    assert screen.out.getvalue() == said  # type: ignore[attr-defined]


@pytest.mark.parametrize("colour", ["always", "never"])
def test_signs_that_a_terminal_obeys_never_reach_it(colour: str) -> None:
    screen = terminal(colour, out=Stream())
    screen.say("a\x1b[2Jb\x07\x9b31mc\x1b]0;title\x07\u202ed\te\r" + screen.paint("red", "red") + "\x1b[5m")
    written = screen.out.getvalue()  # type: ignore[attr-defined]
    left = written.replace("\x1b[31m", "").replace("\x1b[0m", "")
    assert not set(left) & {"\x1b", "\x07", "\x9b", "\r", "\t", "\u202e"}
    assert "b" in written
    assert ("\x1b[31mred\x1b[0m" in written) is (colour == "always")


def test_what_was_typed_is_quoted_shortly() -> None:
    assert cut(f'there is no game "{"x" * 500}"; there are: a') == f'there is no game "{"x" * 59}…"; there are: a'
    assert cut("y" * 500 + " is none") == "y" * 59 + "… is none"
    path = "/some/where/" + "z" * 100 + "/file.yaml"
    assert cut(f"{path} cannot be read") == f"{path} cannot be read"


def test_a_wipe_takes_the_scrollback_too() -> None:
    screen = terminal(out=Stream())
    screen.wipe()
    assert screen.out.getvalue() == WIPE  # type: ignore[attr-defined]
    assert "\x1b[3J" in WIPE


def test_a_dumb_terminal_is_wiped_by_scrolling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    screen = terminal(out=Stream())
    screen.wipe()
    assert set(screen.out.getvalue()) == {"\n"}  # type: ignore[attr-defined]


def test_the_width_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(out=Stream())
    for columns, width in (("40", 40), ("80", 80), ("400", 100), ("5", 20)):
        monkeypatch.setenv("COLUMNS", columns)
        assert screen.width == width


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(UsageError, match="auto, always or never"):
        terminal("blue")
    with pytest.raises(UsageError, match="letters, unicode or words"):
        terminal(suits="runes")


@pytest.mark.parametrize("live", [True, False])
def test_errors_are_folded_between_words_for_a_person_only(monkeypatch: pytest.MonkeyPatch, live: bool) -> None:
    said = "there is no game here, but there would be one in " + "/a-folder/with-a-name" * 4 + " for all I know"
    stream = Stream(live=live)
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr("sys.stderr", stream)
    complain(said)
    lines = stream.getvalue().splitlines()
    assert " ".join(lines) == said
    assert (len(lines) > 1) is live
    assert all(len(line) < 30 or " " not in line for line in lines) is live


def test_whoever_listens_hears_words_even_where_symbols_are_preferred() -> None:
    assert terminal(accessible=True, suits="unicode").suits == "words"
    assert terminal(accessible=True, suits="letters").suits == "letters"


def test_a_path_is_not_broken_at_the_end_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    path = "/a/" + "long-folder/" * 5 + "my-game.yaml"
    assert path in terminal().wrapped(f"Play with one: cardgames play {path}")
    assert max(map(len, terminal().wrapped("x" * 300))) < 40
