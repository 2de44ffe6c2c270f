"""What a long job tells on the way: a line now and then, with the time that is left if it goes on as it has gone."""
from __future__ import annotations

import pytest

from cardgames.cli import progress as module


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(module, "time", made)
    return made


def test_the_time_left_is_guessed_from_the_time_taken(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with module.progress("matches") as told:
        for done in range(1, 11):
            clock.now += 3
            told(done, 10)
    assert capsys.readouterr().err.splitlines() == [
        "2/10 matches, 24 s left", "4/10 matches, 18 s left", "6/10 matches, 12 s left", "8/10 matches, 6 s left",
        "10/10 matches, 0 s left"]


def test_a_quick_job_says_nothing(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with module.progress("matches") as told:
        clock.now += 4
        told(10, 10)
    assert not capsys.readouterr().err
