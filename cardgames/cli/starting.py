"""The text of a new ruleset: what differs from another game, with all that could differ beside it as comments."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cardgames.errors import UsageError
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.settings import write_value

MODELINE = "# yaml-language-server: $schema=schema.json"
EXAMPLES = 2
LONGEST = 60
"""Letters of the longest name: it is that of a file too."""
SECTIONS = ("round", "turn", "moves", "duties", "triggers", "scoring", "ending")


def check_name(name: str, known: Iterable[str]) -> None:
    """Raises `UsageError` for a name that cannot be a game's id."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise UsageError('"{name}" cannot name a game: use small letters, figures and hyphens, such as my-game',
                         name=name)
    if len(name) > LONGEST:
        raise UsageError("a name of {length} letters is too long for a game; {longest} are enough", length=len(name),
                         longest=LONGEST)
    if name in known:
        raise UsageError("there is a game called {name} already; choose another name", name=name)


def titled(name: str) -> str:
    """A title made of a file's name."""
    return name.replace("-", " ").capitalize()


def derived(ruleset: Ruleset, name: str) -> str:
    """A file that extends the ruleset and changes nothing yet.

    A section stands after a bare `#`, what belongs to it after `# `: so it can be switched on by taking away either."""
    lines = [
        MODELINE,
        f"# Your own rules, beginning with those of {ruleset.title}. As it stands this file changes nothing.",
        f"#   cardgames check ./{name}.yaml        what is wrong with it, and whether its examples hold",
        f"#   cardgames play ./{name}.yaml         try it",
        f"#   cardgames simulate ./{name}.yaml     play it a thousand times",
        "format: 1",
        f"title: {titled(name)}",
        f"summary: {write_value(f'{ruleset.title} with rules of our own.')}",
        "status: draft                           # checked, draft or doubtful: how far these rules are to be trusted",
        f"extends: {ruleset.id}",
        "",
        *_variants(ruleset),
        "# The values of the rules, as they are now. To change one, take away the `# ` before it and before the lines",
        "# above it that it belongs to (those that begin further left, up to `change:`), and write another value.",
        "# What you leave off stays as it is; what is switched on must differ.",
        "#change:",
        *(f"#   {line}" for line in _changeable(ruleset.effective)),
        "",
        "# `add:` has new rules in the same form, `remove:` lists what goes, such as [moves.NAME].",
        "#remove: []",
        "",
        *_examples(ruleset),
        ""]
    return "\n".join(lines)


def _variants(ruleset: Ruleset) -> list[str]:
    """The base's house rules, to be put under `with`."""
    if not ruleset.variants_info:
        return []
    return [f"# House rules of {ruleset.title} that always hold in yours; put those you want between the brackets:",
            *(f"#   {id:<20} {info.title}" for id, info in ruleset.variants_info.items()), "with: []", ""]


def _changeable(effective: Mapping[str, Any]) -> Iterator[str]:
    """Every section with plain values in it, as commented lines that can be switched on one by one."""
    for section in SECTIONS:
        found = list(_lines(effective.get(section), 1))
        if found:
            yield f"{section}:"
            yield from found


def _lines(value: Any, depth: int) -> Iterator[str]:
    """One value a line, with the names that it stands under above it."""
    if not isinstance(value, Mapping):
        return
    for key, inner in value.items():
        text = f"{'  ' * depth}{write_value(str(key))}:"
        if isinstance(inner, Mapping):
            found = list(_lines(inner, depth + 1))
            if found:
                yield text
                yield from found
        else:
            yield f"{text} {write_value(inner)}"


def _examples(ruleset: Ruleset) -> list[str]:
    """The first examples of the base that need no variant, as they stand there. They are switched off: a changed rule
    would rightly make one fail."""
    found = [(name, dict(data)) for name, data in ruleset.examples.items()
             if isinstance(data, Mapping) and not data.get("variants") and not _table(data)][:EXAMPLES]
    lines = ["# Examples are checked by play: a position, a move, and what must hold afterwards. Write your own; these",
             f"# hold by the rules of {ruleset.title}.", "#examples:"]
    for name, data in found:
        lines += [f"#   {name}:", *(f"#     {key}: {write_value(value)}" for key, value in data.items())]
    return lines if found else []


def _table(data: Mapping[str, Any]) -> bool:
    """Whether the example is about a table of its own."""
    given = data.get("given")
    return bool(isinstance(given, Mapping) and given.get("variants"))


def copied(ruleset: Ruleset, name: str) -> str:
    """The whole file of the ruleset under another title, comments and all."""
    text = Path(ruleset.file).read_text(encoding="utf-8")
    return re.sub(r"^title:.*$", lambda _: f"title: {titled(name)}", text, count=1, flags=re.MULTILINE)
