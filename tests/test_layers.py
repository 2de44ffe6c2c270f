"""Imports run one way (architecture.md): those inside functions and those only for types count too."""
from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cardgames"
# The public door (cardgames/__init__.py) loads and binds a ruleset and gives it words, so it stands on the pages.
DOOR = "cardgames"
# Highest first; layers in one row may not import each other.
LAYERS = (
    {"cli"}, {"adapters", "lab"}, {"records"}, {"players"}, {DOOR}, {"pages"}, {"engine"}, {"rules"}, {"mechanics"},
    {"table"}, {"errors"},
)
HEIGHT = {layer: -place for place, row in enumerate(LAYERS) for layer in row}
# Where a library may be imported: in these packages (a trailing dot) or modules.
HOMES = {
    "pydantic": ("cardgames.rules.", "cardgames.mechanics."),
    "pydantic_core": ("cardgames.rules.", "cardgames.mechanics."),
    "yaml": ("cardgames.rules.reader",),
    "typer": ("cardgames.cli.",),
    "rich": ("cardgames.cli.",),
    "distributed": ("cardgames.lab.cluster",),
    "click": (),  # typer carries its own
}


class Import(NamedTuple):
    """One import: who, what (a module of ours in full, otherwise as written), and the line."""

    importer: str
    target: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def base_of(module: str, node: ast.ImportFrom) -> str:
    """The absolute name that `from … import` starts at."""
    if not node.level:
        return node.module or ""
    package = module if modules()[module].name == "__init__.py" else module.rpartition(".")[0]
    parts = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def targets(module: str, node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = base_of(module, node)
        return [full if (full := f"{base}.{alias.name}") in modules() else base for alias in node.names]
    # import_module("cardgames.cli") is an import like any other; a computed name is how mechanics are found
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__"):
        return [arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []


def imports_of(module: str) -> Iterator[Import]:
    for node in ast.walk(ast.parse(modules()[module].read_text(encoding="utf-8"))):
        for target in targets(module, node):
            yield Import(module, target, getattr(node, "lineno", 0))


@cache
def imports() -> tuple[Import, ...]:
    return tuple(found for module in modules() for found in imports_of(module))


def layer(module: str) -> str:
    return module.split(".")[1] if module.count(".") else DOOR


def ours() -> list[Import]:
    return [found for found in imports() if found.target.split(".")[0] == DOOR]


def listed(faults: list[Import]) -> str:
    return "\n".join(map(str, faults))


def test_every_part_of_the_package_is_a_known_layer() -> None:
    assert {layer(module) for module in modules()} <= set(HEIGHT)


def test_imports_run_downwards() -> None:
    faults = [
        found for found in ours()
        if layer(found.importer) != layer(found.target)
        and HEIGHT[layer(found.importer)] <= HEIGHT[layer(found.target)]
    ]
    assert not faults, listed(faults)


def test_mechanics_import_no_mechanic_but_base() -> None:
    home = "cardgames.mechanics"
    faults = [
        found for found in ours()
        if found.importer.startswith(f"{home}.") and layer(found.target) == "mechanics"
        and found.target != f"{home}.base"
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize("library", HOMES)
def test_a_library_is_imported_only_at_its_home(library: str) -> None:
    faults = [
        found for found in imports()
        if found.target.split(".")[0] == library
        and not any(f"{found.importer}.".startswith(home if home[-1] == "." else f"{home}.") for home in HOMES[library])
    ]
    assert not faults, listed(faults)


def test_no_import_cycles() -> None:
    graph = {module: {f.target for f in ours() if f.importer == module and f.target != module} for module in modules()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail("a cycle of imports: " + " <- ".join(error.args[1]))


# Nothing heavy loads before it is needed: the door and the command line start with what they need at once.
HEAVY = ("pydantic", "yaml", "numpy", "textual", "multiprocessing", "concurrent", "http",
         "distributed")


@pytest.mark.parametrize("module", ["cardgames", "cardgames.cli.main"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == []


# The rules above are only worth something if the walk sees every kind of import.
SAMPLE = """
from __future__ import annotations
from typing import TYPE_CHECKING
import importlib
from . import base
from ..table import zones
if TYPE_CHECKING:
    from cardgames.engine import game
def late():
    import yaml.nodes
    return importlib.import_module("cardgames.cli")
"""


def test_the_walk_sees_relative_late_and_type_only_imports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE, encoding="utf-8")
    known = {"cardgames.mechanics.sample": sample, "cardgames.mechanics.base": sample, "cardgames.table.zones": sample}
    monkeypatch.setitem(globals(), "modules", lambda: known)
    found = {found.target for found in imports_of("cardgames.mechanics.sample")}
    expected = {"cardgames.mechanics.base", "cardgames.table.zones", "cardgames.engine", "yaml.nodes", "cardgames.cli"}
    assert expected <= found
