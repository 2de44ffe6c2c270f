"""Two thousand spoiled rulesets: each is refused with a report, or loads. Nothing else may come out, nor slowly."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cardgames.errors import CardgamesError
from cardgames.rules.book import open_text
from cardgames.rules.catalogue import Catalogue, built_in
from cardgames.rules.loading import build

HERE = Path(__file__).parent
CASES = 2000

WORDS = (
    "{}", "[]", "null", "true", "-1", "0", "999999999", "1.5", "010", "by_players", "{by_players: {2: 1}}", "use",
    "hand", "deal", "capture", "any", "none", "[[]]", '""', "&a", "*a", "!x", "---", "<<", ": ", "\t", "é", "魚", "[1]",
    "+5", "10D")


def _bytes(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + bytes([rng.randrange(256)]) + text[at + rng.randrange(2):]


def _drop_line(rng: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _swap_lines(rng: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _word(rng: Random, text: bytes) -> bytes:
    words = text.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(WORDS).encode()
    return b" ".join(words)


def _value(rng: Random, text: bytes) -> bytes:
    parts = [*text.split(b": "), b""]
    at = rng.randrange(1, len(parts))
    end = min((parts[at].find(mark) for mark in (b",", b"}", b"\n") if mark in parts[at]), default=len(parts[at]))
    parts[at] = rng.choice(WORDS).encode() + parts[at][end:]
    return b": ".join(parts)


def _name(rng: Random, text: bytes) -> bytes:
    parts = [*text.split(b": "), b""]
    at = rng.randrange(len(parts) - 1)
    head = parts[at].rstrip(b"abcdefghijklmnopqrstuvwxyz_-")
    parts[at] = head + rng.choice((b"deal", b"of", b"cards", b"use", b"x", b"by_players", b"max"))
    return b": ".join(parts)


def _cut(rng: Random, text: bytes) -> bytes:
    return text[:rng.randrange(len(text))]


SPOILERS: tuple[Callable[[Random, bytes], bytes], ...] = (
    _bytes, _drop_line, _swap_lines, _word, _value, _value, _name, _cut)


@pytest.fixture(scope="module")
def texts() -> list[bytes]:
    """The small games mostly, and what comes with the program a little."""
    small = [file.read_bytes() for file in sorted((HERE / "games").glob("*.yaml"))]
    folder = built_in()
    large = [file.read_bytes() for file in sorted(folder.glob("*.yaml"))] if folder else []
    return small * 6 + large


def _answer(text: bytes, catalogue: Catalogue, players: int | None) -> str:
    """The report of a text; empty if it loads."""
    try:
        build(open_text(text, "fuzz.yaml", HERE / "fuzz.yaml", catalogue.extended), players=players, check=True)
    except CardgamesError as error:
        return str(error)
    return ""


def test_whatever_is_spoiled_the_answer_is_a_report(texts: list[bytes], catalogue: Catalogue) -> None:
    rng = Random(11)
    refused = 0
    for _ in range(CASES):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 2, 4))):
            text = rng.choice(SPOILERS)(rng, text) or b"x"
        refused += bool(_answer(text, catalogue, rng.choice((None, 2, 4))))
    assert CASES / 4 < refused < CASES
