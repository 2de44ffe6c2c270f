"""Finding rulesets: folders in order, no silent shadowing, and a list that reads no whole file."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.errors import UsageError
from cardgames.rules.catalogue import Catalogue, built_in

GAMES = Path(__file__).parent / "games"


def test_ids_are_the_names_of_files(catalogue: Catalogue) -> None:
    assert {"pond", "shore"} <= set(catalogue.ids())


def test_an_unknown_game_names_the_nearest(catalogue: Catalogue) -> None:
    with pytest.raises(UsageError, match='did you mean "pond"'):
        catalogue.path("ponds")


@pytest.mark.parametrize("id", ["", "..", "../games/pond", "/etc/passwd", "a\0b"])
def test_what_is_no_id(catalogue: Catalogue, id: str) -> None:
    with pytest.raises(UsageError):
        catalogue.path(id)


def test_the_folder_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDGAMES_RULESETS", str(GAMES))
    assert "pond" in Catalogue().ids()


def test_the_users_own_folder_may_be_absent(tmp_path: Path) -> None:
    assert "mine" not in Catalogue(data_folder=tmp_path / "none").ids()
    (tmp_path / "mine.yaml").write_text("format: 1\ntitle: Mine\nextends: pond\n")
    assert "mine" in Catalogue(GAMES, data_folder=tmp_path).ids()
    assert Catalogue(GAMES, data_folder=tmp_path).load_ruleset("mine").title == "Mine"


def test_one_id_with_two_different_rules_is_an_error_that_names_both(tmp_path: Path) -> None:
    copy = tmp_path / "pond.yaml"
    copy.write_bytes((GAMES / "pond.yaml").read_bytes())
    both = Catalogue(GAMES, data_folder=tmp_path)
    assert both.path("pond") == GAMES / "pond.yaml"
    copy.write_text("format: 1\ntitle: Another\nextends: shore\n")
    with pytest.raises(UsageError, match="two rulesets are called pond"):
        both.path("pond")
    assert both.load_ruleset(copy, check=False).title == "Another"


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no folder"):
        Catalogue(tmp_path / "none")


def test_a_file_that_is_not_there(catalogue: Catalogue, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        catalogue.load_ruleset(tmp_path / "none.yaml")


def test_headers_are_read_without_the_rest(tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").write_text("title: Odd\nseats: {players: [2, 3]}\nzones: {{{\n")
    (tmp_path / "bad.yaml").write_bytes(b"\xff\xfe")
    found = {header.id: header for header in Catalogue(tmp_path).headers()}
    assert found["odd"].title == "Odd"
    assert found["odd"].players == (2, 3)
    assert found["bad"].title == ""
    pond = Catalogue(GAMES).header("pond")
    assert (pond.family, pond.status, pond.players) == ("fishing", "draft", (2, 4))


def test_the_program_brings_rulesets() -> None:
    folder = built_in()
    assert folder is not None
    assert folder.name in ("rulesets", "_rulesets")
