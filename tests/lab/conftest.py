"""Rulesets that are wrong in play although no line of them is."""
from __future__ import annotations

from pathlib import Path

import pytest

SOUND = """\
# yaml-language-server: $schema=schema.json
format: 1
title: Tiny
sources: {here: {title: these tests}}
status: draft
seats: {players: [2]}
pack: {base: french52, values: {A: 1, J: none, Q: none, K: none}}
zones:
  stock: {of: table, seen_by: nobody, ordered: true}
  hand: {of: seat, seen_by: owner}
  floor: {of: table, seen_by: all, holds: piles}
  won: {of: side, seen_by: nobody}
round:
  open: {floor: {deal: {to: floor, cards: 4}}}
  deals: {open: {hands: {deal: {to: hand, cards: 8}}}, until: stock_empty}
turn: {play: {card_from: hand, moves: [MOVES]}}
moves: {capture: {}, drop: {}}
triggers: {sweep: {points: 1}}
scoring: {per: round, lines: {cards: {use: most, of: any, points: 3}, joker: {use: holds, card: 10D, points: 0}}}
ending: {leftovers: last_capturer, match: {rounds: 1}}
"""


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A small fishing game; one of its lines is worth nothing."""
    file = tmp_path / "tiny.yaml"
    file.write_text(SOUND.replace("MOVES", "capture, drop"), encoding="utf-8")
    return file


@pytest.fixture
def stuck(tmp_path: Path) -> Path:
    """The same without drops: whoever can capture nothing has no move."""
    file = tmp_path / "stuck.yaml"
    file.write_text(SOUND.replace("MOVES", "capture").replace(", drop: {}", ""), encoding="utf-8")
    return file
