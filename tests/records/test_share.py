"""A share code says which table and which deal; one for other rules is named, not dealt."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.errors import TranscriptError, UsageError
from cardgames.records.share import Code, code, is_code, opened, read


def test_a_code_is_written_as_the_design_says() -> None:
    game = load("suipi", variants=["drop-free", "floor-unique"], settings={"moves.build.max": 13})
    text = str(code(game.ruleset, 7))
    assert text == f"suipi/p2/floor-unique+drop-free/moves.build.max=13/s7/{game.ruleset.rules_hash[:4]}"


def test_without_a_seed_it_is_the_code_of_a_table() -> None:
    game = load("samoa", players=3)
    assert str(code(game.ruleset)) == f"samoa/p3/{game.ruleset.rules_hash[:4]}"


@pytest.mark.parametrize("seed", [0, 7, -3, 10**20, "friday", "with / and = and blanks", "s7", "ab12", "é", None])
@pytest.mark.parametrize("settings", [{}, {"moves.build.max": 9, "round.deals.open.hands.deal.cards": [8, 4]}])
def test_what_is_written_is_read_back(seed: int | str | None, settings: dict[str, object]) -> None:
    game = load("suipi", variants=["split-ties", "one-court"], settings=settings)
    wanted = code(game.ruleset, seed)
    assert read(str(wanted)) == wanted
    assert " " not in str(wanted)


def test_a_seed_written_as_a_number_is_that_number() -> None:
    assert read("suipi/p2/s7") == Code("suipi", 2, seed=7)


def test_a_code_opens_the_table_it_names() -> None:
    game = load("suipi", variants=["steal-and-lock"], settings={"moves.build.max": 9})
    again = opened(str(code(game.ruleset, 7)))
    assert again.ruleset.rules_hash == game.ruleset.rules_hash
    assert (again.ruleset.variants, again.ruleset.settings) == (game.ruleset.variants, game.ruleset.settings)


def test_the_check_may_be_left_away() -> None:
    assert opened("suipi/p2/drop-free/s7").ruleset.variants == ("drop-free",)


def test_a_ruleset_that_has_changed_since_is_named() -> None:
    real = load("suipi").ruleset.rules_hash[:4]
    with pytest.raises(TranscriptError, match=f"made for rules 0000 of suipi, but here they are {real}"):
        opened("suipi/p2/s7/0000")


@pytest.mark.parametrize("text", ["suipi", "/p2", "suipi/p2/s7/s8", "suipi/p2/Drop", "suipi/s7/moves.build.max=1",
                                  "suipi/p2/s7/xyz", "suipi/p2//s7"])
def test_what_is_no_code_is_told(text: str) -> None:
    with pytest.raises(UsageError, match="code"):
        read(text)


def test_whatever_is_typed_is_a_code_or_told() -> None:
    rng = Random(1)
    parts = ["suipi", "p2", "p99", "drop-free", "a+b", "moves.build.max=13", "x=", "s7", "s-3", "s=%20a", "s=%ff", "s=",
             "ab12", "%", "a=[[[", "a={", "=", "/", " ", "é", "\0", "\n", "s" + "9" * 40]
    for _ in range(2000):
        try:
            found = read("/".join(rng.choices(parts, k=rng.randrange(1, 6))))
        except UsageError:
            continue
        assert isinstance(found, Code)


def test_a_game_that_is_not_here_is_told() -> None:
    with pytest.raises(UsageError, match='there is no game "suippi"'):
        opened("suippi/p2/s7")


@pytest.mark.parametrize(("text", "yes"), [
    ("suipi/p2/s7/ab12", True), ("suipi/p2", True), ("suipi", False), ("rules/suipi.yaml", False),
    ("./suipi/p2", False)])
def test_codes_are_told_from_names_and_files(text: str, yes: bool) -> None:
    assert is_code(text) is yes
