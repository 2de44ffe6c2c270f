"""The documents are checked like code: links, commands, examples, versions, and what must never be written in them."""
from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import cardgames

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TEXTS = {".md", ".py", ".toml", ".txt", ".yaml", ".yml", ".json", ".cfg", ".play", ""}
SKIPPED = {"__pycache__", "build", "dist", "venv"}
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
# Spelled in parts, so that this file passes its own test.
NEVER_WRITTEN = ("py" + "pi.org", "python" + "hosted", "/" + "work/", "/" + "tmp/", "/" + "root/", "shared" + "/")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")  # some fixtures are bytes on purpose


@cache
def readme() -> str:
    return text_of(ROOT / "README.md")


def blocks(page: Path, *languages: str) -> list[str]:
    """The fenced blocks of a page in one of these languages."""
    return [body for language, body in FENCE.findall(text_of(page)) if language in languages]


def project_files() -> list[Path]:
    tops = [path for path in ROOT.iterdir() if path.name not in SKIPPED and not path.name.startswith(".")]
    found = [path for top in tops for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file()]
    files = [*found, *(ROOT / ".ci").iterdir()]
    return sorted(path for path in files if path.suffix in TEXTS and not SKIPPED & set(path.relative_to(ROOT).parts))


# What a newcomer does first -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ending", ["cardgames play suipi", "/pytest -n logical"])
def test_the_readme_has_the_lines_that_ci_runs(ending: str) -> None:
    lines = [line for line in readme().splitlines() if line.startswith("python3 -m venv .venv")]
    assert any(line.rstrip().endswith(ending) for line in lines)


def test_the_readme_names_every_ruleset() -> None:
    missing = [path.stem for path in (ROOT / "rulesets").glob("*.yaml") if path.stem not in readme()]
    assert not missing


def test_the_readmes_table_of_games_is_current(tmp_path: Path) -> None:
    marks = re.search(r"<!-- written by `cardgames list --md` -->\n(.*?)<!-- end -->\n", readme(), re.DOTALL)
    assert marks, "README.md has no place for the table of games"
    listed = subprocess.run([sys.executable, "-m", "cardgames.cli", "list", "--md"], cwd=ROOT, capture_output=True,
                            text=True, check=True, env={**os.environ, "CARDGAMES_HOME": str(tmp_path),
                                                        "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"})
    assert marks[1] == listed.stdout, "write it again: the output of `cardgames list --md` between the marks"


# Links and examples ---------------------------------------------------------------------------------------------------
def anchors(page: Path) -> set[str]:
    """What `#…` may point to on a page: its headings, as code hosts spell them."""
    headings = re.findall(r"^#+ +(.+?) *$", FENCE.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.findall(FENCE.sub("", text_of(page))):
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        path = (page.parent / target).resolve() if target else page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            broken.append(link)
    assert not broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of one page are one story: later ones may use the names of earlier ones."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), names)


# Commands -------------------------------------------------------------------------------------------------------------
def commands() -> dict[str, str]:
    """Every command of the program and its help."""
    import typer

    from cardgames.cli.main import app

    group = typer.main.get_group(app)
    return {name: command.help or "" for name, command in group.commands.items() if not command.hidden}


def test_every_command_has_help() -> None:
    assert not [name for name, text in commands().items() if not text.strip()]


def test_every_command_is_documented() -> None:
    pages = "\n".join(map(text_of, PAGES))
    assert not [name for name in commands() if not re.search(rf"\bcardgames {name}\b", pages)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_shell_examples_name_commands_that_exist(page: Path) -> None:
    shell = "\n".join(blocks(page, "", "sh", "bash", "console", "text"))
    named = set(re.findall(r"(?:^|[\s/])cardgames ([a-z]\w*)", shell))
    assert not named - set(commands()), "no such command"


# Generated files and versions -----------------------------------------------------------------------------------------
def test_the_editor_schema_is_current() -> None:
    from cardgames.rules import schema

    text = text_of(ROOT / "rulesets" / "schema.json")
    json.loads(text)
    assert text == schema.dumps(), "rulesets/schema.json is stale: write it again with `cardgames schema`"


def test_the_changes_begin_with_this_version() -> None:
    newest = re.search(r"^## (\S+)", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert newest, "CHANGELOG.md has no heading of a version"
    assert newest.group(1) == cardgames.__version__


def test_constraints_pin_every_dependency() -> None:
    data = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    wanted = [*data["project"]["dependencies"], *data["project"]["optional-dependencies"]["test"],
              *data["dependency-groups"]["dev"]]
    pinned = re.findall(r"^([\w.-]+)==\S+$", text_of(ROOT / "constraints.txt"), re.MULTILINE)
    assert len(pinned) == len(text_of(ROOT / "constraints.txt").splitlines()), "a line that is no exact version"
    names = {normal(re.match(r"[\w.-]+", text).group()) for text in wanted}  # type: ignore[union-attr]
    assert names - {normal(data["project"]["name"])} <= set(map(normal, pinned))


def normal(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# What must never be written -------------------------------------------------------------------------------------------
def test_files_name_no_machine_and_no_package_index() -> None:
    faults = [f"{path.relative_to(ROOT)}: {word}" for path in project_files()
              for word in NEVER_WRITTEN if word in text_of(path)]
    assert not faults, "\n".join(faults)
