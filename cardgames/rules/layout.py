"""The plan of a ruleset: which sections there are, which of them are rules, and where one name replaces another.

Only names and paths; what may stand in a section is in `models`.
"""
from __future__ import annotations

from cardgames.rules.tree import Path, Plain

# In the order in which files are written, hashed and shown.
RULES = ("seats", "pack", "packs", "spots", "zones", "round", "turn", "moves", "duties", "triggers", "scoring",
         "ending")
HEADER = ("format", "title", "family", "summary", "words", "sources", "status")
DERIVED = ("extends", "with", "keep", "change", "add", "remove")
AFTER = ("variants", "examples", "about")
PATCHED = (*RULES, "words", "about")  # what a variant may reach
KEPT = ("title", "family", "summary", "sources", "status", "variants", "examples", "about")  # what `keep` may name

# Maps of names whose order counts, and in which each name is a thing of its own.
_NAMED = (
    ("zones",), ("turn",), ("moves",), ("duties",), ("triggers",), ("words",), ("about",),
    ("round", "open"), ("round", "deals", "open"), ("round", "phases"), ("scoring", "lines"),
    ("packs",), ("packs", "*", "faces"), ("pack", "faces"), ("pack", "add"), ("packs", "*", "add"),
)
_SECTIONS = ((), ("round",), ("round", "deals"), ("scoring",), ("ending",))
# Maps with exactly one name: another name takes its place.
_CHOICES = (("ending", "match"), ("ending", "ranking"), ("round", "starter"), ("round", "open", "*"),
            ("round", "deals", "open", "*"))
_CLASSES = ("card", "rank", "suit", "kind", "but")


def is_named(path: Path) -> bool:
    """Whether the map at a path holds things by name, in an order that counts."""
    return any(_fits(path, pattern) for pattern in _NAMED)


def is_container(path: Path) -> bool:
    """Whether a patch that adds the map at a path adds to what is there, instead of replacing it."""
    return is_named(path) or path in _SECTIONS


def is_choice(path: Path, *maps: Plain) -> bool:
    """Whether the map at a path holds exactly one name; so does a class of cards (`{suit: S}`), wherever it stands."""
    if path[-1:] != ("by_players",) and any(_fits(path, pattern) for pattern in _CHOICES):
        return True
    return bool(maps) and all(
        isinstance(each, dict) and len(each) == 1 and next(iter(each)) in _CLASSES for each in maps)


def is_by_players(value: Plain) -> bool:
    """Whether a value is one for each number of players: a map whose only key is `by_players`."""
    return isinstance(value, dict) and len(value) == 1 and isinstance(value.get("by_players"), dict)


def _fits(path: Path, pattern: Path) -> bool:
    return len(path) == len(pattern) and all(
        key == part or part == "*" for key, part in zip(path, pattern, strict=True))
