"""Every command and option is documented, and what is documented exists."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from cardgames.cli.main import app

ROOT = Path(__file__).parents[2]
TEXT = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/commands.md"))


def commands() -> dict[str, list[str]]:
    """Every command with its options."""
    group = typer.main.get_group(app)
    return {name: [option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)
                   if option.startswith("--")]
            for name, command in group.commands.items()}


def section(name: str) -> str:
    """What docs/commands.md says of one command."""
    pages = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8").split("\n### ")
    return next(page for page in pages if page.startswith(f"`cardgames {name}"))


@pytest.mark.parametrize("name", commands())
def test_every_option_of_a_command_is_told_in_its_section(name: str) -> None:
    missing = [option for option in commands()[name] if not re.search(rf"{option}\b", section(name))]
    assert not missing


@pytest.mark.parametrize("name", commands())
def test_no_section_tells_of_options_there_are_not(name: str) -> None:
    known = {*commands()[name], "--help"}
    body = section(name).split("\n## ")[0]
    unknown = set(re.findall(r"`(--[a-z-]+)", body)) - known
    assert not unknown


def test_the_first_sentence_of_each_command_fits_the_list_of_commands() -> None:
    group = typer.main.get_group(app)
    long = [name for name, command in group.commands.items() if command.get_short_help_str(60).endswith("...")]
    assert not long


def test_every_word_of_the_prompt_is_told() -> None:
    from cardgames.cli.playing.help import WORDS

    assert not [word for word in WORDS if f"`{word}" not in TEXT]
