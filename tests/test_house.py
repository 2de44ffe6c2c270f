"""The house rules that a reader can see: sizes, docstrings, a test for every mechanic, no game named in the code."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from cardgames import mechanics
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import tables
from cardgames.rules.loading import build

ROOT = Path(__file__).parent.parent
FILE_LINES = 300
FUNCTION_LINES = 40
MEAN_FUNCTION_LINES = 12
MODELINE = "# yaml-language-server: $schema=schema.json"
Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function

# Words of a ruleset that the code may use all the same, by the reason why.
ORDINARY = {
    "every card player says it, and the code speaks of it in general": """
        ace aces card cards club clubs court courts diamond diamonds game heart hearts jack jacks king kings pair pairs
        pile queen queens spade spades suit sweep sweeps table ten trick tricks""",
    "it is a level, a kind of thing or a section of the project's own language": """
        build capture deal draw drop hand majority mask masks match partners player points round seat side spot stock
        team teams trail turn""",
    "it is an ordinary word of sentences": "and big for hits in last little of on or seven singles the two with",
    "it is a word of Python, or of arithmetic": "children group raise",
    "it is the name of a family of games, under which rules are cited": "casino",
}


class Piece(NamedTuple):
    """A function and where it is; `lines` does not count its docstring."""

    path: Path
    name: str
    lines: int

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}: {self.name} has {self.lines} lines"


def python_files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def code_files() -> list[Path]:
    """Every Python file of the project but tests and benchmarks."""
    skipped = {"tests", "benchmarks", "build", "dist", "venv"}
    tops = [path for path in ROOT.iterdir() if path.name not in skipped and not path.name.startswith(".")]
    return [file for top in sorted(tops) for file in ([top] if top.suffix == ".py" else sorted(top.rglob("*.py")))]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def docstring_lines(node: Documented) -> int:
    if ast.get_docstring(node) is None:
        return 0
    text = node.body[0]
    return (text.end_lineno or text.lineno) - text.lineno + 1


def pieces() -> list[Piece]:
    """Every function of the package; one inside another counts by itself and as part of the outer one."""
    found = []
    for path in python_files("cardgames"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, Function):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1 - docstring_lines(node)
                found.append(Piece(path, node.name, lines))
    return found


def listed(faults: Iterator[object] | list[Any]) -> str:
    return "\n".join(map(str, faults))


def test_files_are_short() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines())
             for path in python_files("cardgames", "tests", "benchmarks")}
    faults = [f"{path.relative_to(ROOT)} has {size} lines" for path, size in sizes.items() if size > FILE_LINES]
    assert not faults, listed(faults)


def test_functions_are_short() -> None:
    faults = [piece for piece in pieces() if piece.lines > FUNCTION_LINES]
    assert not faults, listed(faults)


def test_the_mean_function_is_short() -> None:
    lengths = [piece.lines for piece in pieces()]
    assert sum(lengths) / len(lengths) <= MEAN_FUNCTION_LINES


def public_names(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    """The node and what is public inside it; a function's inside is its own business."""
    yield name, node
    if isinstance(node, Function):
        return
    for child in node.body:
        if isinstance(child, ast.ClassDef | Function) and not child.name.startswith("_") and not is_overload(child):
            yield from public_names(child, f"{name}.{child.name}")


def is_overload(node: ast.ClassDef | Function) -> bool:
    return any(ast.unparse(decorator).endswith("overload") for decorator in node.decorator_list)


def test_public_names_have_docstrings() -> None:
    faults = [
        name
        for path in python_files("cardgames") if path.stat().st_size
        for name, node in public_names(tree_of(path), str(path.relative_to(ROOT)))
        if not ast.get_docstring(node)
    ]
    assert not faults, listed(faults)


@pytest.mark.parametrize("name", mechanics.names())
def test_a_mechanic_tells_its_source(name: str) -> None:
    docstring = ast.get_docstring(tree_of(ROOT / "cardgames" / "mechanics" / f"{name}.py")) or ""
    assert re.search(r"^Source: \S", docstring, re.MULTILINE), "its docstring, which players read, has no line Source:"


@pytest.mark.parametrize("name", mechanics.names())
def test_a_mechanic_has_a_test(name: str) -> None:
    assert (ROOT / "tests" / "mechanics" / f"test_{name}.py").is_file()


def rulesets() -> list[Path]:
    return sorted((ROOT / "rulesets").glob("*.yaml"))


def test_there_are_rulesets() -> None:
    assert rulesets()


@pytest.mark.parametrize("path", rulesets(), ids=lambda path: path.stem)
def test_a_ruleset_names_the_editor_schema(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines()[0] == MODELINE


@cache
def mechanics_in_use() -> frozenset[str]:
    """What the rulesets bind, in the base and in each variant: orders and endings that no file spells out included."""
    books = [Catalogue().book(path.stem) for path in rulesets()]
    found = [build(book, table.variants, players=table.players)
             for book in books for table in tables(book, pairs=False)]
    return frozenset(part.mechanic for ruleset in found for part in ruleset.mechanics)


@pytest.mark.parametrize("name", mechanics.names())
def test_a_mechanic_is_used_by_a_ruleset(name: str) -> None:
    assert name in mechanics_in_use()


def local_words(path: Path) -> set[str]:
    """What only this ruleset says: its id, title, kinds of card, spots, scoring lines, variants and own words."""
    data = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
    packs = {"main": data.get("pack", {}), **data.get("packs", {})}
    texts = {path.stem, *title_words(data.get("title", ""))}
    texts |= {face for pack in packs.values() for face in pack.get("faces", {})}
    texts |= set(data.get("spots", ())) | set(data.get("variants", {})) | set(words_of(data.get("words", {})))
    texts |= {line.replace("_", "-") for line in data.get("scoring", {}).get("lines", {})}
    return {text.lower() for text in texts}


def title_words(title: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", title)


def words_of(words: Any) -> Iterator[str]:
    """The texts in `words:`, which may be nested by language."""
    if isinstance(words, dict):
        for value in words.values():
            yield from words_of(value)
    elif isinstance(words, list):
        for value in words:
            yield from words_of(value)
    else:
        yield from title_words(str(words))


@cache
def forbidden() -> re.Pattern[str]:
    """All local words of all rulesets but those that are ordinary, or the name of a mechanic."""
    shared = {name.replace("_", "-") for name in mechanics.names()} | set(" ".join(ORDINARY.values()).split())
    words = {word for path in rulesets() for word in local_words(path) - shared if re.search(r"[^\W\d_]{2}", word)}
    # the parts of a snake_case name are words too; a hyphen in an id may be written as an underscore
    spelled = "|".join(sorted((re.escape(word).replace(r"\-", "[-_]") for word in words), key=len, reverse=True))
    return re.compile(rf"(?<![^\W\d_])(?:{spelled or '(?!)'})(?![^\W\d_])", re.IGNORECASE)


def test_the_list_of_ordinary_words_is_honest() -> None:
    """The list of exceptions holds nothing twice; a game's own words never get into it."""
    listed_words = " ".join(ORDINARY.values()).split()
    assert len(listed_words) == len(set(listed_words))
    assert not {path.stem for path in rulesets()} & set(listed_words)


@pytest.mark.parametrize("path", code_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_code_names_a_game(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    faults = [f"line {number}: {found.group()}" for number, line in enumerate(lines, 1)
              if (found := forbidden().search(line))]
    assert not faults, "words of a ruleset (say it in general; for an ordinary word see ORDINARY):\n" + listed(faults)
