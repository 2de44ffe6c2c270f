"""While a bot thinks for long the terminal says so, and nothing of it stays."""
from __future__ import annotations

import io
import time
from dataclasses import replace

import pytest

from cardgames.cli import terminal as terminals
from cardgames.cli.playing.thinking import GONE, thinking


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> terminals.Terminal:
    monkeypatch.setenv("TERM", "xterm")
    return replace(terminals.terminal(out=io.StringIO()), live=True)


def shown(screen: terminals.Terminal) -> str:
    assert isinstance(screen.out, io.StringIO)
    return screen.out.getvalue()


def waited(screen: terminals.Terminal, *, stoppable: bool = False, after: float = 0.0) -> str:
    """What is shown while somebody thinks: waits for it, but not for ever."""
    with thinking(screen, "Hard", stoppable=stoppable, after=after):
        for _ in range(500):
            if shown(screen):
                break
            time.sleep(0.01)
        return shown(screen)


def test_a_long_thought_is_told_and_wiped_out(screen: terminals.Terminal) -> None:
    told = waited(screen)
    assert "Hard is thinking" in told
    assert shown(screen) == told + GONE


def test_who_can_stop_it_is_told_how(screen: terminals.Terminal) -> None:
    assert "Ctrl-C" in waited(screen, stoppable=True)


def test_it_fits_into_a_narrow_line(screen: terminals.Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert 0 < len(waited(screen, stoppable=True)) < 30, "what is broken into two lines cannot be wiped out"


def test_a_short_thought_is_not_told(screen: terminals.Terminal) -> None:
    with thinking(screen, "Hard", stoppable=True, after=60):
        pass
    assert shown(screen) == ""


@pytest.mark.parametrize("where", [{"accessible": True}, {"live": False}])
def test_nor_where_it_would_stay_or_be_read_aloud(screen: terminals.Terminal, where: dict[str, bool]) -> None:
    other = replace(screen, **where)
    with thinking(other, "Hard", stoppable=True, after=0):
        time.sleep(0.1)
    assert shown(other) == ""


def test_nor_on_a_dumb_terminal(screen: terminals.Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with thinking(screen, "Hard", stoppable=True, after=0):
        time.sleep(0.1)
    assert shown(screen) == ""
