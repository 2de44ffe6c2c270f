"""Where a ruleset names mechanics: each such place is a `Slot` with the mechanic's name, kind and parameters.

The forms differ (the name of a move is its mechanic unless it says `use`; a dealer stands under a name of its own; the
order of a step is found by where its card comes from), and this is the one place that knows them. Parameters are not
looked into here.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import NamedTuple

from cardgames import mechanics
from cardgames.rules.tree import Path, Plain, Tree

STEP_FIELDS = ("card_from", "moves", "stuck", "use")
_DEALERS: tuple[Path, ...] = (("round", "open"), ("round", "deals", "open"))
DEFAULT_STARTER, DEFAULT_RANKING = "left_of_dealer", "highest"
_ENTRIES: tuple[tuple[Path, str], ...] = (
    (("moves",), "mover"), (("duties",), "duty"), (("triggers",), "trigger"), (("scoring", "lines"), "scorer"))


class Slot(NamedTuple):
    """One mechanic a ruleset names: `path` is the rule's, `inner` that of its parameters.

    `mechanic` is None where none is named, or more than one; `named_at` is where its name stands.
    """

    path: Path
    kind: str
    mechanic: str | None
    params: Plain
    inner: Path
    named_at: Path
    written: bool = True


def slots(rules: Tree) -> Iterator[Slot]:
    """All mechanics that the rule sections name, in file order. Sections that are badly formed are passed over."""
    for path in _DEALERS:
        for name in _map(rules, path):
            yield _choice(rules, (*path, name), "dealer", None)
    yield _choice(rules, ("round", "starter"), "order", DEFAULT_STARTER)
    for name in _map(rules, ("turn",)):
        yield _step(rules, ("turn", name))
    for path, kind in _ENTRIES:
        for name, entry in _map(rules, path).items():
            yield _entry((*path, name), kind, entry)
    for name, entry in _map(rules, ("ending",)).items():
        if name not in ("match", "ranking"):
            yield _entry(("ending", name), "ender", entry)
    yield _choice(rules, ("ending", "match"), "ender", None)
    yield _choice(rules, ("ending", "ranking"), "ender", DEFAULT_RANKING)


def _map(rules: Tree, path: Path) -> dict[str, Plain]:
    found = rules.at(path)
    return found.map if found else {}


def _entry(path: Path, kind: str, entry: Plain) -> Slot:
    """`capture: {…}`, or `forced: {use: drop_only_if, …}`."""
    if isinstance(entry, dict) and "use" in entry:
        params = {key: value for key, value in entry.items() if key != "use"}
        use = entry["use"]
        return Slot(path, kind, use if isinstance(use, str) else None, params, path, (*path, "use"))
    return Slot(path, kind, path[-1], entry, path, path)


def _choice(rules: Tree, path: Path, kind: str, default: str | None) -> Slot:
    """`{deal: {…}}`: a map with one mechanic, or only its name."""
    found = rules.at(path)
    if found is None:
        return Slot(path, kind, default, {}, path, path, written=False)
    if isinstance(found.data, str):
        return Slot(path, kind, found.data, {}, path, path)
    if len(found.map) != 1:
        return Slot(path, kind, None, {}, path, path)
    name, params = next(iter(found.map.items()))
    return Slot(path, kind, name, params, (*path, name), (*path, name))


def _step(rules: Tree, path: Path) -> Slot:
    step = _map(rules, path)
    params = {key: value for key, value in step.items() if key not in STEP_FIELDS}
    use = step.get("use")
    if use is not None:
        return Slot(path, "order", use if isinstance(use, str) else None, params, path, (*path, "use"))
    source = step.get("card_from")
    zone = _map(rules, ("zones", source)) if isinstance(source, str) else {}
    asked = "nothing" if source == "nothing" else "stock" if zone.get("ordered") is True else zone.get("of", "")
    order = order_for(asked) if isinstance(asked, str) else None
    return Slot(path, "order", order, params, path, (*path, "card_from"))


@cache
def order_for(card_from: str) -> str | None:
    """The first order mechanic whose card comes from there, found without importing any."""
    folder = FilePath(mechanics.__file__).parent
    line = re.compile(rf'^CARD_FROM(?:: [^=]+)? = "{re.escape(card_from)}"', re.MULTILINE)
    return next((name for name in mechanics.names()
                 if line.search((folder / f"{name}.py").read_text(encoding="utf-8"))), None)
