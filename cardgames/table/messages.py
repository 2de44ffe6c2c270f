"""What the engine has to say, before it is words: an id and its arguments. `pages` turns it into a sentence."""
from __future__ import annotations

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence still without words. `args` are numbers, names and cards in notation."""

    id: str
    args: dict[str, Any] = {}  # noqa: RUF012  (a tuple field: never changed in place)


class Reason(NamedTuple):
    """Why a move is refused: the path of the rule in the ruleset, and what to say."""

    rule: str
    message: Message


def reason(rule: str, id: str, **args: Any) -> Reason:
    """A refusal by the rule at `rule`, in the message `id`."""
    return Reason(rule, Message(id, args))
