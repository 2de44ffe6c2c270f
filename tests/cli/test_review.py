"""`cardgames review`: what a person reads, and what it never shows."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.match import Match
from cardgames.players.seats import players
from cardgames.records import lines, transcript
from tests.cli.conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = load("suipi", variants=["drop-free"])
    match = Match(game, players(game, "random", 3), seed=3)
    head = transcript.header(match, seed=3)
    match.run()
    file = tmp_path / "match.jsonl"
    file.write_text(lines.text_of(transcript.of(match, head)), encoding="utf-8")
    return file


def test_the_command_tells_three_decisions_with_what_the_seat_saw(run: Run, record: Path) -> None:
    args = ("review", str(record), "--seat", "1", "--bot", "greedy")
    out = run(*args).out
    assert out.count("played: ") == out.count("better: ") == out.count("random, hand") == 3
    assert run(*args, "--jobs", "2").out == out


def test_its_data_holds_no_card_that_the_seat_could_not_see(run: Run, record: Path) -> None:
    found = run("review", str(record), "--json", "--most", "1", "--bot", "greedy").json
    (worst,) = found["costly"]
    view: dict[str, Any] = worst["view"]
    assert view["seat"] == worst["seat"]
    other = view["zones"]["hand"][str(3 - worst["seat"])]
    assert other["cards"] == ""
    assert view["zones"]["hand"][str(worst["seat"])]["unknown"] == 0


def test_a_match_that_still_runs_is_not_looked_back_at(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(text[:-3]), encoding="utf-8")
    result = run("review", str(record))
    assert result.code == 2
    assert "is not over" in result.err
