"""House rules written down: the file says the same rules, is found by its name, and takes no other file's place."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.cli import games, overlay
from cardgames.errors import UsageError
from cardgames.records import folders
from cardgames.rules import loading
from cardgames.rules.catalogue import Catalogue
from tests.cli.conftest import Run
from tests.laws.tables import Rules, alone, ids, whole

SETTINGS = {
    "suipi": {"triggers.sweep.points": 2, "moves.build.max": 13, "ending.match": {"first_to": 21},
              "seats.players": [2, 3]},
    "samoa": {"moves.draw_more.optional": False, "round.starter.lowest_points.of": "round", "ending.match.rounds": 5},
    "scopa": {"ending.match.first_to": {"points": 21, "when": "in_play"}, "triggers.sweep.at_least": 2,
              "moves.capture.several": "all"},
}


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    return tmp_path


def same_rules(rules: Rules, settings: dict[str, object], folder: Path) -> None:
    found = Catalogue(data_folder=folder)
    table = found.load_ruleset(rules.id, rules.variants, settings)
    file = folder / "our-own.yaml"
    file.write_text(overlay.written(found, rules.id, table, "our-own", file), encoding="utf-8")
    for players in table.shape.seats.players:
        here = loading.build(found.book(rules.id), rules.variants, settings, players)
        assert found.load_ruleset("our-own", players=players, check=True).rules_hash == here.rules_hash


def variants() -> list[Rules]:
    """Every variant; of most games the first alone in a short run."""
    return [rules for id in ids() for rules in alone(id)[1:None if whole(id) else 2]]


@pytest.mark.parametrize("rules", variants(), ids=str)
def test_every_variant_can_be_written_down(rules: Rules, tmp_path: Path) -> None:
    same_rules(rules, {}, tmp_path)


@pytest.mark.parametrize(("id", "path"), [(id, path) for id, settings in SETTINGS.items() for path in settings])
def test_a_setting_can_be_written_down(id: str, path: str, tmp_path: Path) -> None:
    value = SETTINGS[id][path]
    try:
        Catalogue().load_ruleset(id, settings={path: value})
    except UsageError:
        pytest.fail(f"{path} is no setting of {id}")
    same_rules(Rules(id, ()), {path: value}, tmp_path)


def test_variants_and_settings_together(tmp_path: Path) -> None:
    same_rules(Rules("suipi", ("drop-free", "any-sums", "raise")),
               {"triggers.sweep.points": 2, "moves.build.max": 13}, tmp_path)


def test_a_setting_that_the_variants_make_already_is_left_out(tmp_path: Path) -> None:
    same_rules(Rules("suipi", ("eleven-count",)), {"scoring.per": "round", "triggers.sweep.points": 3}, tmp_path)


def test_what_is_saved_is_played_by_its_name_and_listed_as_ones_own(run: Run) -> None:
    saved = run("variants", "suipi", "--variant", "drop-free", "--set", "triggers.sweep.points=2", "--save", "ours")
    assert saved.code == 0
    assert "cardgames play ours" in saved.out
    text = (folders.rulesets() / "ours.yaml").read_text(encoding="utf-8")
    assert "# 1 in Suipi" in text
    assert "Drops are free" in text
    assert run("check", "ours", "--games", "1").code == 0
    assert run("play", "ours", "--seed", "1").code == 0
    assert games.catalogue(None).load_ruleset("ours").shape.seats.players == (2,)


@pytest.mark.parametrize("args", [
    ("suipi", "--variant", "drop-free", "--save", "suipi"), ("suipi", "--variant", "drop-free", "--save", "samoa"),
    ("suipi", "--variant", "drop-free", "--save", "../x"), ("suipi", "--save", "ours"),
    ("suipi", "--variant", "drop-free", "--save", "Ours")])
def test_what_cannot_be_saved(run: Run, args: tuple[str, ...]) -> None:
    result = run("variants", *args)
    assert result.code == 2
    assert result.err
    assert not list(folders.rulesets().glob("*.yaml"))


def test_a_name_is_taken_once(run: Run) -> None:
    assert run("variants", "suipi", "--variant", "drop-free", "--save", "ours").code == 0
    assert run("variants", "suipi", "--variant", "any-sums", "--save", "ours").code == 2


def test_a_file_of_ones_own_never_takes_the_place_of_another_in_silence(run: Run) -> None:
    assert run("variants", "suipi", "--variant", "drop-free", "--save", "ours").code == 0
    folder = folders.rulesets()
    (folder / "ours.yaml").rename(folder / "suipi.yaml")
    result = run("play", "suipi")
    assert result.code == 2
    assert "two rulesets are called suipi" in result.err


def test_variants_tell_defaults_and_what_does_not_go_together(run: Run) -> None:
    found = {each["id"]: each for each in run("variants", "suipi", "--json").json["variants"]}
    change = next(each for each in found["drop-card"]["changes"] if each["path"] == "duties.forced.mode")
    assert (change["default"], change["value"]) == ("hand", "card")
    assert found["drop-free"]["changes"][0]["gone"]
    assert {"no-builds"} <= set(found["raise"]["excludes"])
    assert "raise" in found["no-builds"]["excludes"]
    assert "duties.forced.mode: card instead of hand" in run("variants", "suipi").out
