"""Fixtures of the rules tests: the two small games in `games/`, whole and changed."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgames.errors import RulesetError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.ruleset import Ruleset

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The games of these tests, beside those that come with the program."""
    return Catalogue(HERE / "games")


@pytest.fixture
def load(catalogue: Catalogue, tmp_path: Path) -> Callable[..., Ruleset]:
    """Load a small game of a text of its own: `load("extends: pond …")`; format and title are added."""
    def _load(text: str, *variants: str, players: int | None = None, check: bool = True) -> Ruleset:
        file = tmp_path / "mine.yaml"
        head = "" if text.startswith("format") else "format: 1\ntitle: Mine\n"
        file.write_text(head + text, encoding="utf-8")
        return catalogue.load_ruleset(file, variants, players=players, check=check)
    return _load


@pytest.fixture
def refused(load: Callable[..., Ruleset]) -> Callable[..., str]:
    """The report of a text that is refused."""
    def _refused(text: str, *variants: str, players: int | None = None) -> str:
        with pytest.raises(RulesetError) as caught:
            load(text, *variants, players=players)
        return str(caught.value)
    return _refused
