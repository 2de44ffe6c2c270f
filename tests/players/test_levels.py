"""How long a search may look is part of its name; what is no budget is told with what would be."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.errors import UsageError
from cardgames.players.levels import LEVELS, USUAL, Budget, budget
from cardgames.players.seats import kinds


@pytest.mark.parametrize(("name", "found"), [
    ("hard", Budget(300)), ("search:hard", Budget(300)), ("search", LEVELS[USUAL]), ("easy", Budget(6, guile=0)),
    ("search:7", Budget(7)), ("search:500ms", Budget(0, 500)),
    ("search:2s", Budget(0, 2000)), ("greedy", None), ("researching", None)])
def test_a_name_gives_the_budget(name: str, found: Budget | None) -> None:
    assert budget(name) == found


def test_each_level_looks_longer_than_the_one_before() -> None:
    looks, guile = [level.iterations for level in LEVELS.values()], [level.guile for level in LEVELS.values()]
    assert looks == sorted(set(looks))
    assert guile == sorted(guile)


def test_the_page_of_the_bots_tells_how_long_each_level_looks(root: Path) -> None:
    page = (root / "docs" / "bots.md").read_text(encoding="utf-8")
    names, looks = (", ".join(each) for each in ([f"`{name}`" for name in LEVELS],
                                                 [str(level.iterations) for level in LEVELS.values()]))
    assert f"| {names} | a search of {looks} looks |" in page


@pytest.mark.parametrize("given", [
    "search:", "search:0", "search:-3", "search:1e3", "search:ten", "search:5 ms", "search:5m", "search:99999s",
    "search:99999999", "search:٣", "search:hard:2"])
def test_what_is_no_budget_is_refused_with_what_would_be(given: str) -> None:
    with pytest.raises(UsageError, match=r"is no budget of a search; give a level \(easy, .*search:1000.*search:500ms"):
        kinds([given], 1)


def test_a_list_of_seats_may_name_budgets() -> None:
    assert kinds("you, Search:1000", 2) == ["you", "search:1000"]
    assert kinds("search:5", 3) == ["search:5"] * 3


def test_where_no_search_may_sit_a_budget_is_no_name() -> None:
    with pytest.raises(UsageError, match="nobody called"):
        kinds("search:5", 1, among=("greedy", "random"))
