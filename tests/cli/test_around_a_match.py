"""What stands around a match, in a real terminal: sharing, saves, preferences, help; narrow, colourless, in ASCII."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminals import ESCAPES, PLAIN, ended, opened, press

pytestmark = pytest.mark.terminal


def shown(surroundings: dict[str, str], *args: str, columns: int = 80, **more: str) -> tuple[int, str]:
    with opened(surroundings, *args, columns=columns, **more) as child:
        return ended(child)


@pytest.fixture
def played(surroundings: dict[str, str]) -> dict[str, str]:
    """Surroundings in which a match was played to its end."""
    assert shown(surroundings, "play", "suipi", "--seed", "7", "--seats", "greedy")[0] == 0
    return surroundings


@pytest.mark.parametrize("more", [{}, PLAIN, {"ACCESSIBLE": "1"}, {"TERM": "dumb"}],
                         ids=["colour", "plain", "accessible", "dumb"])
def test_each_fits_a_narrow_screen(played: dict[str, str], more: dict[str, str]) -> None:
    for args in (("saves",), ("share",), ("config",), ("help",), ("help", "words"), ("help", "notation", "samoa")):
        code, told = shown(played, *args, columns=40, PAGER="cat", **more)
        assert code == 0
        assert "Traceback" not in told
        whole = ("/", "cardgames", "Share code")       # what is copied is never broken
        wide = [line for line in ESCAPES.sub("", told).splitlines() if len(line) > 40 and not any(
            word in line for word in whole)]
        assert not wide or "ACCESSIBLE" in more, "a fact is one line there"
        if more is PLAIN:
            assert told.isascii()
        if more:
            assert "\x1b[1m" not in told


def test_at_a_terminal_the_transcript_is_named_not_poured_out(played: dict[str, str]) -> None:
    code, told = shown(played, "share")
    assert code == 0
    assert "Share code: suipi/p2/s7/" in told
    assert re.search(r"cardgames share suipi-\S+ --out FILE", told)
    assert ".jsonl" not in told, "the save itself is for nobody else: it may hold notes"
    assert "rules_hash" not in told


def test_ctrl_c_while_a_match_runs_leaves_one_that_can_be_listed_shared_and_deleted(
        surroundings: dict[str, str]) -> None:
    with opened(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect("Share code: suipi/p2/s7/")
        child.expect("Your move > $")
        press(child, "\x03")
        assert ended(child)[0] == 130
    told = shown(surroundings, "saves")[1]
    assert "running" in told
    name = next(word for word in told.split() if word.startswith("suipi-"))
    assert "Share code: suipi/p2/s7/" in shown(surroundings, "share", name)[1]
    assert shown(surroundings, "saves", "--delete", name)[0] == 0
    assert "No match is saved" in shown(surroundings, "saves")[1]


def test_a_preference_is_obeyed_in_the_next_command(surroundings: dict[str, str], tmp_path: Path) -> None:
    assert "\x1b[1m" in shown(surroundings, "list")[1]
    assert shown(surroundings, "config", "set", "color", "never")[0] == 0
    assert "\x1b[1m" not in shown(surroundings, "list")[1]
    assert "\x1b[1m" in shown(surroundings, "list", "--color", "always")[1]
    told = shown(surroundings, "config")[1]
    assert str(tmp_path / "home" / "config" / "config.toml") in "".join(told.split())
