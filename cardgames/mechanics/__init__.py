"""The verbs: one file a mechanic, found by its file name, never importing one another. See `base` for the contract."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType


@cache
def names() -> tuple[str, ...]:
    """The names of all mechanics, in alphabetical order. Nothing is imported."""
    return tuple(sorted(p.stem for p in Path(__file__).parent.glob("*.py") if p.stem not in ("__init__", "base")))


def find(name: str) -> ModuleType:
    """The module of the mechanic `name`; raises `KeyError` if there is none."""
    if name not in names():
        raise KeyError(name)
    return import_module(f"{__name__}.{name}")


def of_kind(kind: str) -> tuple[str, ...]:
    """The names of all mechanics of one kind. Imports every mechanic: for error messages, schema and documents."""
    return tuple(n for n in names() if find(n).KIND == kind)
