"""The topics of `help`: there for people, true to the program, the same as in the documents, in lines that fit."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames import load
from cardgames.cli import exits, topics
from cardgames.cli.languages import en, en_shell
from cardgames.cli.notation import examples
from cardgames.cli.phrases import say
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import terminal
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[2] / "docs"


def plain(page: str) -> str:
    """A page of the documents without the signs of its markup."""
    return (DOCS / page).read_text(encoding="utf-8").replace("`", "").replace("\\|", "|")


def test_every_topic_and_command_is_listed(run: Run) -> None:
    told = run("help").out
    assert all(f"  {topic} " in told for topic in topics.TOPICS)
    assert all(name in told for name in ("play", "config", "help"))


@pytest.mark.parametrize("topic", topics.TOPICS)
@pytest.mark.parametrize("columns", ["40", "80"])
def test_each_topic_fits_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch, topic: str, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for more in ((), ("--accessible",)):
        result = run("help", topic, *more)
        assert result.code == 0
        assert len(result.out.splitlines()) > 3
        assert "?" not in result.out.replace("?,", "").replace("? is", ""), "an argument is missing"
        assert [line for line in result.out.splitlines() if len(line) > int(columns)] in ([], [f"  {topics.CODE}"])


def test_the_exit_codes_are_those_of_the_documents(run: Run) -> None:
    told = " ".join(run("help", "exit-codes").out.split())
    for code in exits.ALL:
        text = say(f"exit.{code}")
        assert f"{code} {text}" in told
        assert f"| {code} | {text} |" in plain("commands.md")


def test_the_variables_are_those_of_the_documents() -> None:
    for name in topics.variables():
        assert f"| {name} | {say(f'variable.{name}')} |" in plain("commands.md")


def test_every_form_is_told_in_the_documents() -> None:
    for form, _ in topics.FORMS:
        assert form in plain("notation.md") or form.startswith("CARD@"), form


def test_every_code_a_command_ends_with_is_explained() -> None:
    from cardgames import errors

    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and hasattr(kind, "exit_code")]
    assert {kind.exit_code for kind in kinds} <= set(exits.ALL)


def test_the_help_of_a_command_is_its_own(run: Run) -> None:
    assert run("help", "play").out.strip() == run("play", "--help").out.strip()


def test_what_there_is_no_help_on_is_named_with_its_neighbour(run: Run) -> None:
    for typed, meant in (("exit-code", "exit-codes"), ("pley", "play"), ("notatoin", "notation")):
        result = run("help", typed)
        assert result.code == 2
        assert f'"{meant}"' in result.err
    assert run("help", "words", "suipi").code == 2
    assert run("help", "notation", "siupi").code == 2


@pytest.mark.parametrize("name", ["suipi", "samoa", "cassino", "scopa"])
def test_every_kind_of_move_of_a_game_has_an_example_that_is_read(run: Run, name: str) -> None:
    game = load(name)
    found = examples(Look(game, terminal(), {seat: str(seat) for seat in range(1, game.seats + 1)}))
    assert len({each.kind for each in found}) == len(game.movers)
    told = run("help", "notation", name).out
    assert all(each.full in told and each.typed in told for each in found)


def test_the_catalogue_has_nothing_that_nobody_says() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (Path(en.__file__).parents[1]).rglob("*.py")
                     if path.parent.name != "languages")
    families = ("topic.", "form.", "exit.", "variable.", "saves.", "share.")
    unsaid = [id for id in en_shell.MESSAGES if f'"{id}"' not in code.replace("'", '"') and not id.startswith(families)]
    assert not unsaid
    assert not set(en.MESSAGES) & set(en_shell.MESSAGES)
