"""The table of strengths is written row by row into its page, and every row is of a game that there is."""
from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength
from cardgames.engine.door import load
from cardgames.lab.ladder import Contest, Score
from cardgames.players.seats import BOTS

ONE, OTHER = strength.PAIRS[0]
WON = Contest(first=ONE, second=OTHER, sets=(Score(4, 3),) * 40, pairs=2, matches=2, narrow=True)


@pytest.mark.parametrize("table", strength.TABLES, ids=lambda table: table.name)
def test_every_row_is_a_table_that_can_be_played(table: strength.Table) -> None:
    assert load(table.game, variants=table.variants, players=table.players).sides >= 2


def test_a_row_says_shares_with_intervals_and_what_was_not_played() -> None:
    line = strength.row(strength.TABLES[1], [WON])
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert cells == ["suipi, drop-free", "100.0% (89–100; 40)", *["–"] * (len(strength.PAIRS) - 1)]
    assert len(cells) == len(strength.heading()[0].strip("|").split("|"))


def test_rows_are_put_where_the_table_stands_and_the_others_stay() -> None:
    page = f"# Bots\n\n{strength.BEGIN}\n{strength.END}\n\nAfter.\n"
    once = strength.placed(page, {"scopa": "| scopa | 1 | 5 |"})
    twice = strength.placed(once, {"suipi": "| suipi | 2 | – |"})
    again = strength.placed(twice, {"scopa": "| scopa | 3 | – |"})
    rows = [line for line in again.splitlines() if line.startswith("| s")]
    assert rows == ["| suipi | 2 | – |", "| scopa | 3 | 5 |"]
    assert again.startswith("# Bots\n\n")
    assert again.endswith(f"{strength.END}\n\nAfter.\n")


def test_a_page_without_a_table_gets_one_at_its_end() -> None:
    page = strength.placed("# Bots\n", {"scopa": "| scopa | 1 |"})
    assert page.startswith("# Bots\n")
    assert "| scopa | 1 |" in page
    assert strength.placed(page, {}) == page


def test_the_weakest_pair_can_be_measured_now() -> None:
    assert set(strength.PAIRS[0]) <= set(BOTS)


def test_a_row_is_measured_and_put_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(strength, "PAGE", tmp_path / "bots.md")
    assert strength.main(["--only", "scopa", "--contest", "greedy,random", "--sets", "2", "--write"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("| scopa | ")
    assert line in (tmp_path / "bots.md").read_text(encoding="utf-8")
