"""The names of bots that search, and how long each may look: a level, a number of iterations, or a time.

Nothing is loaded here, so that a list of seats is read quickly.
"""
from __future__ import annotations

import re
from typing import NamedTuple

from cardgames.errors import UsageError


class Budget(NamedTuple):
    """How long a search goes on: a number of iterations, or, if that is 0, so many milliseconds. Only a number of
    iterations gives the same move again.

    guile: what it makes of hidden roles. 0: it plays openly for its own, and suspects those whom moves have helped. 1:
    it suspects by what each seat has chosen, and hides from seats that do not. 2: it hides from those that do, too."""

    iterations: int
    milliseconds: int = 0
    guile: int = 2


SEARCH = "search"
LEVELS = {"easy": Budget(6, guile=0), "normal": Budget(60, guile=1), "hard": Budget(300), "expert": Budget(1500)}
"""The levels by name."""
USUAL = "normal"
MOST = 10_000_000
"""The largest number of iterations or milliseconds that may be asked for."""
FORM = re.compile(r"([0-9]{1,8})(ms|s)?", re.ASCII)

SCALE = {None: 1, "ms": 1, "s": 1000}
"""What a number with such a unit counts."""


def budget(kind: str) -> Budget | None:
    """The budget of a bot's name: `hard`, `search`, `search:hard`, `search:1000`, `search:500ms`, `search:2s`. None if
    it is no name of a bot that searches. Raises `UsageError` if only the budget is wrong."""
    if kind in LEVELS:
        return LEVELS[kind]
    name, parted, given = kind.partition(":")
    if name != SEARCH:
        return None
    if not parted or given in LEVELS:
        return LEVELS[given or USUAL]
    found = FORM.fullmatch(given)
    number = int(found[1]) * SCALE[found[2]] if found is not None else 0
    if not 1 <= number <= MOST:
        raise UsageError('"{given}" is no budget of a search; give a level ({levels}), a number of iterations '
                         "({search}:1000) or a time ({search}:500ms, {search}:2s)", given=given,
                         levels=", ".join(LEVELS), search=SEARCH)
    return Budget(0, number) if found is not None and found[2] else Budget(number)
