"""A page as a tree of plain blocks, and its two printed forms: Markdown, and text wrapped to a width.

Knows nothing of games. The text form works at 40 columns and can do without anything but ASCII.
"""
from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

ASCII = str.maketrans({"–": "-", "—": "-", "−": "-", "“": '"', "”": '"', "‘": "'", "’": "'", "ʻ": "'", "…": "...",
                       "×": "x", "♣": "C", "♦": "D", "♥": "H", "♠": "S", "→": "->", "·": "-"})
NARROWEST = 20


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list. An entry is a name (may be empty) and what is said of it."""

    items: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A worked example: what it says, the position, the moves as typed, and what comes of them. then: stands
    between two moves."""

    says: str
    position: str
    moves: tuple[str, ...]
    outcome: str
    then: str = ", then "


Block = Text | Items | Sample


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a page. id: the word it is asked for by."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    parts: tuple[Chapter, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A page. section: the id of the only chapter it shows, or empty."""

    title: str
    chapters: tuple[Chapter, ...]
    section: str = ""


# Markdown.


def markdown(page: Page) -> str:
    """The page as Markdown."""
    out = [f"# {page.title}"]
    for chapter in page.chapters:
        out += _md_chapter(chapter, 2)
    return "\n\n".join(out) + "\n"


def _md_chapter(chapter: Chapter, level: int) -> Iterator[str]:
    yield f"{'#' * level} {chapter.title}"
    for block in chapter.blocks:
        yield _md_block(block)
    for part in chapter.parts:
        yield from _md_chapter(part, level + 1)


def _md_block(block: Block) -> str:
    if isinstance(block, Text):
        return _escaped(block.text)
    if isinstance(block, Items):
        return "\n".join(f"- {f'**{_escaped(name)}**: ' if name else ''}{_escaped(text)}" for name, text in block.items)
    moves = block.then.join(f"`{move}`" for move in block.moves)
    lines = [f"*{_escaped(block.says)}*", _escaped(block.position), f"{moves}: {_escaped(block.outcome)}"]
    return "\n".join(f"> {line}  " for line in lines[:-1]) + f"\n> {lines[-1] if moves else _escaped(block.outcome)}"


def _escaped(text: str) -> str:
    """A text in which nothing is taken for markup."""
    return re.sub(r"([*_<>`\[\]])", r"\\\1", text)


# Plain text.


def plain(page: Page, width: int = 80, *, ascii: bool = False) -> str:
    """The page as text of at most `width` columns (never narrower than 20)."""
    width = max(width, NARROWEST)
    out = [*_heading(page.title, "=", width), ""]
    for chapter in page.chapters:
        out += _plain_chapter(chapter, width, "-")
    while out and not out[-1]:
        out.pop()
    text = "\n".join(out) + "\n"
    return to_ascii(text) if ascii else text


def unlined(text: str) -> str:
    """A page's text without the lines that are drawn under its titles, for whoever listens to it."""
    return re.sub(r"^(?:=+|-+|~+)\n", "", text, flags=re.MULTILINE)


def to_ascii(text: str) -> str:
    """A text without anything but ASCII: accents are dropped, signs become the nearest ones."""
    plainer = unicodedata.normalize("NFKD", text.translate(ASCII))
    kept = "".join(sign for sign in plainer if not unicodedata.combining(sign))
    return kept.encode("ascii", "replace").decode("ascii")


def _plain_chapter(chapter: Chapter, width: int, underline: str) -> Iterator[str]:
    yield from (*_heading(chapter.title, underline, width), "")
    for block in chapter.blocks:
        yield from _plain_block(block, width)
        yield ""
    for part in chapter.parts:
        yield from _plain_chapter(part, width, "~")


def _heading(title: str, underline: str, width: int) -> list[str]:
    lines = wrapped(title, width)
    return [*lines, underline * max(map(len, lines))]


def _plain_block(block: Block, width: int) -> Iterator[str]:
    if isinstance(block, Text):
        yield from wrapped(block.text, width)
    elif isinstance(block, Items):
        for name, text in block.items:
            yield from wrapped(f"{name}: {text}" if name else text, width, "- ", "  ")
    else:
        yield from wrapped(block.says, width, "  ", "  ")
        yield from wrapped(block.position, width, "    ", "    ")
        moves = block.then.join(block.moves)
        yield from wrapped(f"> {moves}", width, "    ", "      ") if moves else ()
        yield from wrapped(block.outcome, width, "    ", "    ")


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of at most `width`; a word that is longer (such as an address) is broken."""
    lines = textwrap.wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return lines or [first.rstrip()]
