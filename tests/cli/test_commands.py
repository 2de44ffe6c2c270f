"""Each command does what its help says, for people and under --json."""
from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cardgames.rules import schema
from tests.cli.conftest import Run

REFUSED = "{floor: '3C', hand: {1: '7S KH', 2: '5S'}, turn: 1}"


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.yaml"
    path.write_text(REFUSED, encoding="utf-8")
    return str(path)


def test_without_a_command_it_says_what_to_do_first(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert "cardgames play GAME" in result.out
    assert len(result.out.splitlines()) < 15


def test_list_names_every_game(run: Run) -> None:
    assert {"samoa", "suipi"} <= {game["id"] for game in run("list", "--json").json["games"]}
    assert "suipi" in run("list").out


def test_variants_tell_where_they_are_from_and_which_are_on(run: Run) -> None:
    found = {each["id"]: each for each in run("variants", "suipi", "--variant", "drop-free", "--json").json["variants"]}
    assert found["drop-free"]["on"]
    assert not found["any-sums"]["on"]
    assert found["drop-free"]["sources"]
    assert "From:" in run("variants", "suipi").out


def test_variants_may_be_parted_by_commas(run: Run) -> None:
    found = run("variants", "suipi", "--variant", "drop-free,raise", "--json").json["variants"]
    assert [each["id"] for each in found if each["on"]] == ["drop-free", "raise"]


@pytest.mark.parametrize("how", ["--plain", "--md"])
def test_rules_are_those_of_this_table(run: Run, how: str) -> None:
    base, changed = run("rules", "suipi", how), run("rules", "suipi", how, "--set", "triggers.sweep.points=3")
    assert base.code == changed.code == 0
    assert base.out != changed.out


def test_one_section_of_the_rules(run: Run) -> None:
    whole, part = run("rules", "suipi").out, run("rules", "suipi", "capture").out
    assert 0 < len(part) < len(whole)


def test_a_section_there_is_not_is_named_with_its_neighbour(run: Run) -> None:
    result = run("rules", "suipi", "captrue")
    assert result.code == 2
    assert "capture" in result.err


def test_why_names_the_rule_that_refuses(run: Run, position: str) -> None:
    result = run("why", "suipi", "--position", position, "7S+3C=10")
    assert result.code == 1
    assert "moves.build.holding" in result.out
    assert "suipi.yaml:" in result.out


def test_why_under_json(run: Run, position: str) -> None:
    found = run("why", "suipi", "--position", position, "7S+3C=10", "--json")
    assert found.code == 1
    assert (found.json["legal"], found.json["rule"]) == (False, "moves.build.holding")
    assert run("why", "suipi", "--position", position, "7S", "--json").json["legal"]


@pytest.mark.parametrize("wrong", ["stock: 5", "facts: 3", "facts: [{zone: nix}]", "last_capturer: 7", "points: 5"])
def test_why_explains_a_position_that_cannot_be(run: Run, wrong: str) -> None:
    result = run("why", "suipi", "--position", "-", "9S=9C", typed=f"{{floor: 9C, hand: {{1: 9S, 2: 2S}}, {wrong}}}")
    assert result.code == 1
    assert wrong.partition(":")[0] in result.err


def test_what_can_be_done_with_house_rules_is_said_as_it_works(run: Run, tmp_path: Path) -> None:
    """Of a file: by its path; it cannot be kept as one's own, so that is not offered."""
    assert run("new", "my-game", "--from", "suipi", "--full", "--to", str(tmp_path)).code == 0
    file, spaced = tmp_path / "my-game.yaml", tmp_path / "My Game.yaml"
    spaced.write_bytes(file.read_bytes())
    assert "cardgames play suipi --variant" in run("variants", "suipi").out
    assert "cardgames variants suipi --variant" in run("variants", "suipi").out
    for path, folder in ((file, ()), (spaced, ()), ("my-game", ("--rulesets", str(tmp_path)))):
        out = " ".join(run("variants", str(path), *folder).out.split())
        line = shlex.split(re.findall(r"Play with one: cardgames (.*? --variant \S+)", out)[0])
        assert line[:2] == ["play", str(path)]
        assert line[2:-2] == list(folder)
        assert ("--save" in out) == bool(folder)
        assert run(*line, "--seats", "random,random", "-q").code == 0


def test_a_list_of_other_games_says_how_to_play_them(run: Run, tmp_path: Path) -> None:
    assert run("new", "zzz", "--from", "suipi", "--full", "--to", str(tmp_path)).code == 0
    out = " ".join(run("list", "--rulesets", str(tmp_path), "--accessible").out.split())
    assert f"--rulesets {tmp_path}" in out


HOUSE = ("pishti", "--set", "duties.forced.mode=equal-value")
"""A house rule by which seats come to have no move."""


@pytest.mark.parametrize("command", [
    ("play", *HOUSE, "--seats", "random,random", "--seed", "3"), ("play", *HOUSE, "--seats", "greedy,greedy", "-q"),
    ("play", *HOUSE, "--seats", "easy,easy"), ("simulate", *HOUSE, "--games", "20"),
    ("compare", *HOUSE, "--games", "20"), ("ladder", *HOUSE, "--sets", "5", "--bots", "random,greedy"),
    ("report", *HOUSE, "--games", "20"),
])
def test_a_seat_without_a_move_is_explained_everywhere(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command)
    assert result.code == 1
    assert "has no legal move; turn.play.stuck can say what happens then: drop or pass" in " ".join(result.err.split())


def test_why_reads_a_position_from_standard_input(run: Run) -> None:
    assert run("why", "suipi", "--position", "-", "7S", typed=REFUSED).code == 0


def test_why_reads_a_move_of_several_words(run: Run) -> None:
    found = run("why", "suipi", "--position", "-", "--json", "drop", "7S", typed=REFUSED)
    assert (found.code, found.json["text"]) == (0, "7S")


def test_a_position_that_cannot_be_read_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("floor: [", encoding="utf-8")
    result = run("why", "suipi", "--position", str(path), "7S")
    assert result.code == 1
    assert "wrong.yaml:" in result.err


def test_perft_is_the_sum_of_its_split(run: Run) -> None:
    found = run("perft", "suipi", "--depth", "2", "--split", "--json").json
    whole = run("perft", "suipi", "--depth", "2", "--json").json
    assert found["count"] == sum(found["moves"].values()) == whole["count"]


def test_schema_is_the_editor_schema(run: Run, tmp_path: Path) -> None:
    assert run("schema").out == schema.dumps()
    run("schema", "--out", str(tmp_path / "schema.json"))
    assert (tmp_path / "schema.json").read_text(encoding="utf-8") == schema.dumps()


def test_paths_obey_the_home_variable(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    assert run("paths", "--json").json["folders"]["saves"].startswith(str(tmp_path))
    assert str(tmp_path) in run("paths").out


def test_a_simulation_is_the_same_for_any_number_of_jobs(run: Run) -> None:
    args = ("simulate", "suipi", "--games", "20", "--seats", "greedy,random", "--seed", "3", "--json")
    assert run(*args).out == run(*args, "--jobs", "2").out


def test_a_simulation_tells_wins_points_and_lengths(run: Run) -> None:
    out = run("simulate", "suipi", "--games", "10").out
    for word in ("Wins", "Points", "Draws", "Decisions", "Legal moves"):
        assert word in out


@pytest.mark.parametrize("args", [
    ("list",), ("variants", "suipi"), ("rules", "suipi"), ("perft", "suipi"), ("paths",), ("play", "suipi"),
    ("simulate", "suipi", "--games", "2")])
def test_json_is_one_object_in_ascii_with_its_version(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args, "--json")
    assert result.json["schema_version"] == 1
    assert result.out.isascii()
