"""Preferences: which of five places counts, where each value came from, and what is said of those that cannot be."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from cardgames.cli import config
from cardgames.cli.main import app
from cardgames.errors import UsageError
from cardgames.records import folders
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with nothing above it that counts, and no variable that does."""
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "ACCESSIBLE", *(config.PREFIX + key.upper() for key in config.KEYS)):
        monkeypatch.delenv(name, raising=False)


def own(text: str) -> Path:
    path = folders.config_file()
    folders.made(path.parent)
    path.write_text(text, encoding="utf-8")
    return path


def setting(run: Run, name: str, *flags: str) -> tuple[Any, str | None]:
    found = run("config", "show", name, "--json", *flags).json["settings"][name]
    return found["value"], found["source"]


def test_each_place_counts_more_than_the_one_below_it(
        run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert setting(run, "color") == ("auto", None)
    file = own('color = "never"\n')
    assert setting(run, "color") == ("never", str(file))
    (tmp_path / "cardgames.toml").write_text('color = "always"\n', encoding="utf-8")
    assert setting(run, "color") == ("always", str(tmp_path / "cardgames.toml"))
    monkeypatch.setenv("NO_COLOR", "1")
    assert setting(run, "color") == ("never", "NO_COLOR")
    monkeypatch.setenv("CARDGAMES_COLOR", "auto")
    assert setting(run, "color") == ("auto", "CARDGAMES_COLOR")
    assert setting(run, "color", "--color", "always") == ("always", "--color")


def test_the_project_file_may_lie_above(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cardgames.toml").write_text("delay = 2\n", encoding="utf-8")
    (tmp_path / "a" / "b").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "a" / "b")
    assert setting(run, "delay") == (2.0, str(tmp_path / "cardgames.toml"))


def test_what_is_preferred_is_the_default_of_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[1m" not in run("variants", "suipi").out
    own('color = "always"\nsuits = "words"\n')
    assert "\x1b[1m" in run("variants", "suipi").out
    assert "\x1b[1m" not in run("variants", "suipi", "--color", "never").out
    told = run("play", "suipi", "--seed", "7", "--moves", "-", typed="hand\nquit\n").out
    assert " of " in told
    monkeypatch.setenv("CARDGAMES_ACCESSIBLE", "yes")
    assert "\x1b[1m" not in run("variants", "suipi").out


def test_a_folder_is_named_from_its_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").mkdir()
    run("new", "my-game", "--from", "suipi", "--to", str(tmp_path / "mine"))
    assert run("rules", "my-game").code == 2
    (tmp_path / "cardgames.toml").write_text('rulesets = "mine"\n', encoding="utf-8")
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    assert run("rules", "my-game").code == 0
    (tmp_path / "cardgames.toml").write_text('rulesets = "nowhere"\n', encoding="utf-8")
    assert run("rules", "suipi").code == 2


@pytest.mark.parametrize(("text", "said"), [
    ("colour = 'never'\n", 'no setting colour; did you mean "color"?'),
    ("color = 'sometimes'\n", "auto, always or never"), ("color = 1\n", "auto, always or never"),
    ("delay = -1\n", "seconds"), ("delay = true\n", "seconds"),
    ("jobs = 1.5\n", "whole number"), ("jobs = 'x'\n", "whole number"), ("accessible = 'perhaps'\n", "true or false"),
    ("delay = nan\n", "seconds"), ("rulesets = 3\n", "folder"), ("color = [\n", "is no TOML"), ("\x00", "is no TOML"),
    ("[color]\n", "auto, always or never")])
def test_what_cannot_be_read_is_told_with_its_file(run: Run, text: str, said: str) -> None:
    file = own(text)
    result = run("list")
    assert result.code == 2
    assert str(file) in result.err
    assert said in result.err
    assert "Traceback" not in result.err
    for helper in (("config",), ("config", "--json")):
        shown = run(*helper)
        assert shown.code == 2
        assert said.split()[-1].strip('"?') in shown.out
    assert run("paths").code == run("list", "--help").code == 0


def test_every_fault_is_told_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    own("colour = 1\ndelay = 'x'\n")
    monkeypatch.setenv("CARDGAMES_JOBS", "many")
    told = run("list").err
    assert all(word in told for word in ("colour", "delay", "CARDGAMES_JOBS"))


def test_every_key_is_an_option_of_a_command() -> None:
    group = typer.main.get_group(app)
    known = {option for command in (group, *group.commands.values())
             for parameter in command.params for option in parameter.opts}
    assert {f"--{name}" for name in config.KEYS} <= known


def test_no_rule_of_a_table_can_be_preferred() -> None:
    assert not set(config.KEYS) & {"variant", "set", "players", "seed", "order", "starter", "seats"}


def test_the_own_file_is_changed_line_by_line(run: Run) -> None:
    file = own("# What I like.\ndelay = 1.5  # seconds\nsuits = 'words'\n")
    assert run("config", "set", "suits", "letters").code == 0
    assert run("config", "set", "color", "never").code == 0
    assert file.read_text(encoding="utf-8") == (
        "# What I like.\ndelay = 1.5  # seconds\nsuits = \"letters\"\ncolor = \"never\"\n")
    assert run("config", "unset", "suits").code == 0
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {"delay": 1.5, "color": "never"}
    assert "# What I like." in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("args", [
    ("set", "color", "sometimes"), ("set", "colour", "never"), ("set", "color"), ("unset",), ("show", "colour"),
    ("get", "color"), ("set", "delay", "inf"), ("set", "delay", "nan")])
def test_wrong_use_changes_nothing(run: Run, args: tuple[str, ...]) -> None:
    file = own('color = "never"\n')
    assert run("config", *args).code == 2
    assert file.read_text(encoding="utf-8") == 'color = "never"\n'


def test_a_negative_number_is_a_value_and_refused_as_one(run: Run) -> None:
    for value in ("-1", "-0.5"):
        result = run("config", "set", "delay", value)
        assert (result.code, "seconds, 0 or more" in result.err.replace("\n", " ")) == (2, True)
    assert "No such option" in run("config", "set", "--nope", "1").err
    assert run("config", "set", "delay", "-1", "--nope").code == 2


def test_it_is_said_if_something_else_counts_more(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDGAMES_COLOR", "always")
    assert "CARDGAMES_COLOR counts more" in run("config", "set", "color", "never").out.replace("\n", " ")


def test_a_file_that_is_written_strangely_is_left_alone() -> None:
    file = own('note = """\ncolor = 1\n"""\ncolor = "never"\n')
    before = file.read_text(encoding="utf-8")
    with pytest.raises(UsageError, match="by hand"):
        config.write("color", "always")
    assert file.read_text(encoding="utf-8") == before


def test_a_folder_that_has_gone_is_no_fault(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert run("list").code == 0
    assert run("config").code == 0
