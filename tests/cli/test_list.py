"""`cardgames list`: true for every game, in lines, tabs, Markdown and JSON."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.rules.catalogue import Catalogue
from tests.cli.conftest import Run
from tests.laws.tables import ids


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("id", ids())
def test_a_header_says_what_the_whole_file_says(id: str) -> None:
    """It is read from the beginning of a few files; the rules themselves are the truth."""
    found = Catalogue().header(id)
    rules = Catalogue().load_ruleset(id)
    assert found.players == rules.shape.seats.players
    assert set(found.partners) == set(rules.shape.seats.teams) & set(found.players)
    assert (found.title, found.family, found.status) == (rules.title, rules.family, rules.status)
    assert found.variants == len(rules.variants_info)
    assert found.players
    assert found.family


def test_a_header_has_the_texts_of_its_language() -> None:
    files = sorted((Catalogue().folders[-1] / "de").glob("*.yaml"))
    assert len(files) > 1
    for file in files:
        found, rules = Catalogue().header(file.stem, "de"), Catalogue().load_ruleset(file.stem, language="de")
        assert (found.title, found.family, found.summary) == (rules.title, rules.family, rules.summary)


def test_in_a_pipe_it_is_a_row_a_game_with_tabs(run: Run) -> None:
    rows = [line.split("\t") for line in run("list").out.splitlines()]
    assert rows[0][:6] == ["game", "players", "partners", "family", "status", "variants"]
    assert {len(row) for row in rows} == {len(rows[0])}
    assert [row[0] for row in rows[1:]] == list(ids())
    assert next(row for row in rows if row[0] == "scopa")[1:4] == ["2,3,4,6", "4,6", "fishing"]


def test_a_game_of_ones_own_is_marked_and_counts_its_variants(run: Run) -> None:
    assert run("variants", "suipi", "--variant", "drop-free", "--save", "ours").code == 0
    found = {game["id"]: game for game in run("list", "--json").json["games"]}
    assert (found["ours"]["yours"], found["suipi"]["yours"]) == (True, False)
    assert (found["ours"]["family"], found["ours"]["players"], found["ours"]["variants"]) == ("fishing", [2], 0)
    assert "ours *" in run("list", "--accessible").out


def test_a_file_that_shadows_another_is_named(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "rulesets"
    folder.mkdir(parents=True)
    (folder / "suipi.yaml").write_text("format: 1\ntitle: Mine\nextends: samoa\n", encoding="utf-8")
    found = run("list", "--json").json
    assert "suipi" not in [game["id"] for game in found["games"]]
    assert "two rulesets are called suipi" in found["unreadable"]["suipi"]
    assert "two rulesets are called suipi" in run("list").out


def test_extending_in_a_circle_or_nothing_at_all_is_no_reason_to_stop(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "rulesets"
    folder.mkdir(parents=True)
    for name, base in (("one", "two"), ("two", "one"), ("three", "none")):
        (folder / f"{name}.yaml").write_text(f"format: 1\ntitle: Mine\nextends: {base}\n", encoding="utf-8")
    assert {"one", "two", "three"} <= {game["id"] for game in run("list", "--json").json["games"]}
