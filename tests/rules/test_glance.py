"""What is seen at a glance is what the strict reader reads, in every ruleset there is; and no YAML is loaded for it."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardgames.rules import layout
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.glance import glance, pairs, title
from cardgames.rules.settings import read_setting

GAMES = Catalogue().ids()


def leaves(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, str(key)))
    else:
        yield path, data


@pytest.mark.parametrize("id", GAMES)
def test_the_names_are_those_that_are_read(id: str) -> None:
    catalogue = Catalogue()
    seen, book = glance(catalogue.path(id), catalogue.extended), catalogue.book(id)
    real = catalogue.load_ruleset(id)
    assert seen.title == title(catalogue.path(id)) == real.title
    assert {name: info.title for name, info in real.variants_info.items()} == seen.variants
    assert list(seen.variants) == list(real.variants_info)
    rules = {name: book.rules.data[name] for name in layout.RULES if name in book.rules.data}
    assert {".".join(path) for path, _ in leaves(rules)} == set(seen.settings)
    assert set(seen.players) == set(real.shape.seats.players)


@pytest.mark.parametrize("id", GAMES)
def test_a_plain_value_can_be_set_as_it_is_seen(id: str) -> None:
    catalogue = Catalogue()
    seen, book = glance(catalogue.path(id), catalogue.extended), catalogue.book(id)
    for path, value in leaves({name: book.rules.data[name] for name in layout.RULES if name in book.rules.data}):
        if isinstance(value, bool | int):
            assert read_setting(f"x={seen.settings['.'.join(path)]}")[1] == value


def test_the_forms_a_file_may_have() -> None:
    text = """# a comment: with a colon
title: "A: game"   # another
summary: >-
  not: a name
  {nor: this}
moves:
  'odd name': {a: 1, b: {c: [1, {x: 2}], "d e": 'it''s'}}   # {
  long: {a: 1,
         b: 2}
  list: [one,
    two]
  plain: rank and # comment
    goes: on
about: don't: do
"""
    assert dict(pairs(text)) == {
        ("title",): "A: game", ("summary",): "text", ("moves", "odd name", "a"): "1",
        ("moves", "odd name", "b", "c"): "[1, {x: 2}]", ("moves", "odd name", "b", "d e"): "it's",
        ("moves", "long", "a"): "1", ("moves", "long", "b"): "2", ("moves", "list"): "[one, two]",
        ("moves", "plain"): "rank and", ("moves", "goes"): "on", ("about",): "don't: do"}


@pytest.mark.parametrize("source", [
    b"", b"\x00\xff{{{", b"a: {b: [", b"]}:", b"- x", b"extends: me\n", b"{" * 5000, b"a: " + b"{a: " * 240,
    b"a:\n {" * 5000, b"a" * 99999, b"a: " + b"'" * 9999, b"a: " + b"\"\\" * 9999, b" #" * 9999,
    b"a: {" + b"b: [" * 9999, b"a: x" + b"  '" * 999], ids=range(15))
def test_whatever_is_in_a_file_is_no_fault(tmp_path: Path, source: bytes) -> None:
    file = tmp_path / "me.yaml"
    file.write_bytes(source)
    glance(file, Catalogue(tmp_path).extended)
    assert glance(tmp_path / "none.yaml", Catalogue().extended).variants == {}


def test_neither_yaml_nor_pydantic_is_loaded() -> None:
    code = ("import sys; from cardgames.rules.catalogue import Catalogue; from cardgames.rules.glance import glance; "
            "c = Catalogue(); [glance(c.path(id), c.extended) for id in c.ids()]; "
            "print(*({'yaml', 'pydantic'} & set(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
