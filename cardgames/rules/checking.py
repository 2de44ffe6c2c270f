"""Checks of a whole file: its base, each variant alone, each pair that goes together, for every number of players."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardgames.errors import Fault, RulesetError, Said, UsageError
from cardgames.rules import report, texts, variants
from cardgames.rules.book import Book, failed
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.loading import build
from cardgames.rules.near import with_variants


class Table(NamedTuple):
    """A number of players, and the variants that are on, in the order of application."""

    players: int
    variants: tuple[str, ...]


class Finding(NamedTuple):
    """What is wrong at one table; `players` is None where the file as a whole is at fault."""

    players: int | None
    variants: tuple[str, ...]
    faults: tuple[Fault, ...]
    report: str


def check_file(path: str | Path, catalogue: Catalogue | None = None) -> tuple[Finding, ...]:
    """All that is wrong with a ruleset file (or id); each fault is told once, at the first table that shows it.

    Raises `UsageError` if there is no such file.
    """
    try:
        book = (catalogue or Catalogue()).book(path)
        texts.check(build(book, check=True))
        _refuse_impossible(book)
    except RulesetError as error:
        return (Finding(None, (), error.faults, error.said),)
    return tuple(_tables_at_fault(book))


def _refuse_impossible(book: Book) -> None:
    faults = variants.never(_declared(book), book.rules)
    if faults:
        raise failed(faults, dict(book.texts), book.id)


def _tables_at_fault(book: Book) -> Iterator[Finding]:
    told: set[Fault] = set()
    for table in tables(book):
        try:
            build(book, table.variants, players=table.players)
        except RulesetError as error:
            new = tuple(fault for fault in error.faults if fault not in told)
            told.update(new)
            if new:
                yield Finding(*table, new, report.render(new, book.texts, _subject(book, table)))


def _subject(book: Book, table: Table) -> str:
    players = Said("1 player") if table.players == 1 else Said("{count} players", count=table.players)
    return Said("{id} ({players}{on})", id=book.id, players=players, on=with_variants(table.variants))


def tables(book: Book, *, pairs: bool = True) -> list[Table]:
    """Every number of players with no variant, each one (and what it requires), and each pair that goes together."""
    declared = _declared(book)
    sets: list[tuple[str, ...]] = [(), *(variants.alone(id, declared) for id in declared)]
    if pairs:
        sets += variants.compatible_pairs(declared, book.rules)
    return [Table(players, chosen) for chosen in dict.fromkeys(sets) for players in _numbers(book, chosen, declared)]


def compatible(path: str | Path, catalogue: Catalogue | None = None) -> list[tuple[str, ...]]:
    """The pairs of variants of a file that go together, each with what it requires. Raises `RulesetError`."""
    book = (catalogue or Catalogue()).book(path)
    return variants.compatible_pairs(_declared(book), book.rules)


def _declared(book: Book) -> dict[str, variants.Declared]:
    faults: list[Fault] = []
    declared = variants.declared(book.header, faults)
    if faults:
        raise UsageError("the variants of {id} have faults; check the file first", id=book.id)
    return declared


def _numbers(book: Book, chosen: tuple[str, ...], declared: variants.Variants) -> list[int]:
    """The numbers of players that the rules with these variants allow."""
    rules = variants.applied(chosen, declared, book.rules, [])
    found = rules.at(("seats", "players"))
    return [number for number in found.data if type(number) is int] if found and isinstance(found.data, list) else []
