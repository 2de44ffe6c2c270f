"""docs/writing-a-ruleset.md and docs/adding-a-mechanic.md do what they say: every snippet is used as a reader would."""
from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
import yaml

from cardgames import mechanics
from tests.cli.conftest import Run
from tests.mechanics.floor_table import game_with

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """What stands between fences, and what is written beside the first: a language, and what it is for."""

    language: str
    use: str
    text: str


def blocks(text: str) -> list[Block]:
    return [Block(*kind.partition(" ")[::2], body) for kind, body in FENCE.findall(text)]


def merged(old: Any, new: yaml.Node) -> Any:
    """What a reader makes of a piece of a file: lines with new keys are added, others take the place of those there."""
    if not isinstance(new, yaml.MappingNode) or new.flow_style or not isinstance(old, dict):
        return yaml.safe_load(yaml.serialize(new))
    made = dict(old)
    for key, value in new.value:
        made[yaml.safe_load(yaml.serialize(key))] = merged(made.get(key.value), value)
    return made


# A ruleset ------------------------------------------------------------------------------------------------------------
GUIDE = (DOCS / "writing-a-ruleset.md").read_text(encoding="utf-8")


def steps() -> list[list[Block]]:
    return [blocks(step) for step in re.split(r"^## \d\. .*$", GUIDE, flags=re.MULTILINE)[1:]]


def files_of(step: int) -> Iterator[tuple[str, Any]]:
    """The files as they are when a step has been made."""
    made: dict[str, Any] = {}
    for block in [block for each in steps()[:step] for block in each if block.language == "yaml"]:
        if block.use.startswith("file="):
            yield block.use.removeprefix("file="), yaml.safe_load(block.text)
        elif not block.use:
            made = merged(made, yaml.compose(block.text))
    yield "nets.yaml", made


def written(step: int, folder: Path) -> Path:
    for name, made in files_of(step):
        (folder / name).write_text(yaml.safe_dump(made, sort_keys=False, allow_unicode=True), encoding="utf-8")
    return folder / "nets.yaml"


def test_there_are_six_steps_and_each_of_them_adds_to_the_file() -> None:
    assert [sum(block.language == "yaml" and not block.use for block in step) for step in steps()] == [1] * 6


@pytest.mark.parametrize("step", range(1, 7))
def test_after_each_step_the_game_can_be_checked(run: Run, tmp_path: Path, step: int) -> None:
    checked = run("check", str(written(step, tmp_path)), "--games", "5")
    assert checked.code == 0, checked.out
    assert "Nothing is wrong" in checked.out


@pytest.mark.parametrize("step", range(1, 7))
def test_the_commands_of_each_step_work(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    written(step, tmp_path)
    monkeypatch.chdir(tmp_path)
    for block in steps()[step - 1]:
        for line in block.text.splitlines() if block.language == "sh" else ():
            program, *arguments = shlex.split(line)
            quick = ("--games", "5") if arguments[0] == "check" else ()
            assert program == "cardgames"
            assert run(*arguments, *quick).code == 0, line


def test_the_game_that_is_made_from_nets_lies_beside_it(run: Run, tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    written(6, tmp_path)
    monkeypatch.chdir(tmp_path)
    for file in ("royal-nets.yaml", "./royal-nets.yaml", str(tmp_path / "royal-nets.yaml")):
        checked = run("check", file, "--games", "5")
        assert checked.code == 0, checked.out
    assert run("play", "./royal-nets.yaml", "--seats", "random,random", "-q").code == 0


def test_a_wrong_word_is_reported_as_the_page_says(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = steps()[0]
    right, wrong = (next(block.text for block in first if block[:2] == ("yaml", use)) for use in ("", "wrong"))
    report = next(block.text for block in first if block.use == "report")
    line = wrong.splitlines()[1]
    file = re.sub(r"^  capture: .*$", line, right, flags=re.MULTILINE)
    (tmp_path / "nets.yaml").write_text(file, encoding="utf-8")
    assert report in run("check", "nets.yaml").out


def test_it_names_the_paths_and_settings_that_there_are(run: Run, tmp_path: Path) -> None:
    setting = re.findall(r"`--set ([^`]+)`", GUIDE)
    assert setting
    for each in setting:
        assert run("rules", str(written(3, tmp_path)), "--set", each).code == 0


# A mechanic -----------------------------------------------------------------------------------------------------------
NAME, NAMES = "longest_suit", mechanics.names()
MECHANIC, TESTS = [block.text for block in blocks((DOCS / "adding-a-mechanic.md").read_text(encoding="utf-8"))
                   if block.language == "py"]


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The mechanic of the page, in its place among the others."""
    (tmp_path / f"{NAME}.py").write_text(MECHANIC, encoding="utf-8")
    monkeypatch.setattr(mechanics, "__path__", [*mechanics.__path__, str(tmp_path)])
    monkeypatch.setattr(mechanics, "names", lambda: (*NAMES, NAME))
    yield mechanics.find(NAME)
    sys.modules.pop(f"cardgames.mechanics.{NAME}", None)


def test_the_mechanic_of_the_page_passes_the_tests_of_the_page(added: ModuleType) -> None:
    names: dict[str, Any] = {}
    exec(compile(TESTS, "docs/adding-a-mechanic.md", "exec"), names)
    tests = [test for name, test in names.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()


def test_its_ruleset_snippet_is_a_scoring_section(added: ModuleType) -> None:
    text = next(block.text for block in blocks((DOCS / "adding-a-mechanic.md").read_text(encoding="utf-8"))
                if block.language == "yaml")
    game = game_with(**yaml.safe_load(text))
    assert list(game.bound.plan.lines) == ["suit"]


def test_a_mechanic_holds_what_the_page_says(added: ModuleType) -> None:
    for module in (added, *map(mechanics.find, NAMES)):
        assert module.__doc__ is not None
        assert "Source:" in module.__doc__
        assert module.KIND
        assert module.MESSAGES is not None
        assert all(field.description for field in module.Params.model_fields.values())
        assert callable(module.bind)
        assert callable(module.sentences)
