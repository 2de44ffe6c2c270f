"""Every command in German: what it says when all goes well, and when it is used wrongly, has no English sentence."""
from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from cardgames.cli import commands, config, phrases, topics
from cardgames.players.seats import BOTS
from cardgames.rules.catalogue import Catalogue
from cardgames.table import state
from tests.cli.conftest import Result, Run
from tests.cli.english import english_in
from tests.cli.test_german_faults import words_of_rulesets

ALIKE = {*topics.TOPICS, *config.KEYS, *BOTS, *words_of_rulesets(), "above", "below"}
"""Names that are typed, and so the same in every language."""
POSITION = "{floor: '3C', hand: {1: '7S KH', 2: '5S'}, turn: 1}"
UNTRUE = f"""\
extends: suipi
examples:
  eins: {{says: Ohne die Karte., given: {POSITION}, move: 7S+3C=10, then: {{}}}}
  zwei: {{says: Erlaubt., given: {POSITION}, move: 7S, refused: moves.drop}}
  drei: {{says: Unsinn., given: {POSITION}, move: Unsinn, refused: moves}}
  vier: {{says: Zu viele., given: {POSITION}, count: 77}}
  acht: {{says: Anders., given: {POSITION}, move: 7S, then: {{floor: 3C, over: true, gains: {{1: 5}}}}}}
  neun: {{says: Nicht alle., given: {POSITION}, legal: [7S]}}
"""
"""Examples none of which holds, each for another reason."""
RUNS: dict[str, list[str]] = {
    "play": ["play suipi --seed 3 --seats greedy", "play samoa --seed 3 --seats greedy,random,random --players 3",
             "play suipi --seed 3 --seats greedy --accessible", "play suipi --seed 3 --seats greedy --verbose"],
    "resume": ["resume --moves -"], "saves": ["saves", "saves --accessible", "saves --delete-over"],
    "share": ["share", "share --accessible"], "replay": ["replay {over}", "replay {over} --from 3 --accessible"],
    "review": ["review {over} --bot greedy", "review {over} --bot greedy --accessible --seat 1"],
    "score": ["score suipi --names Ana,Ben", "score samoa --players 2", "score --list"],
    "list": ["list --rulesets {folder}/..", "list --accessible", "list --md"],
    "rules": ["rules suipi", "rules samoa", "rules suipi --variant raise,group --plain"],
    "variants": ["variants suipi", "variants samoa --accessible",
                 "variants suipi --variant drop-free --set moves.build.max=12 --save meins"],
    "why": ["why suipi --position {position} 7S", "why suipi --position {position} 7S+3C=10",
            "why suipi --position {position} Unfug"],
    "new": ["new meines --from suipi --to {folder}", "new deines --from samoa --to {folder}"],
    "check": ["check {own} --games 2", "check {own} --games 0"],
    "simulate": ["simulate suipi --games 3 --svg {folder}/s.svg", "simulate samoa --games 2 --accessible",
                 "simulate suipi --games 2 --sweep moves.build.max=8,9 --svg {folder}/t.svg"],
    "compare": ["compare suipi --variant drop-free --games 10 --svg {folder}/c.svg",
                "compare suipi --variant drop-free --games 10 --accessible", "compare suipi suipi --games 2"],
    "ladder": ["ladder suipi --bots greedy,random --sets 2 --svg {folder}/l.svg",
               "ladder samoa --bots greedy,random --sets 2 --accessible"],
    "report": ["report suipi --games 2 --svg {folder}/r.svg", "report samoa --games 2 --accessible"],
    "perft": ["perft suipi --depth 1 --split"], "schema": ["schema --out {folder}/s.json"],
    "paths": ["paths"],
    "config": ["config", "config set deck skat", "config set lang de", "config unset deck", "config show --accessible"],
    "help": ["help", *(f"help {topic}" for topic in topics.TOPICS), "help notation suipi", "help notation samoa"]}
"""What is run of each command, each of them in the same surroundings."""
WRONG: dict[str, list[str]] = {
    "play": ["play siupi", "play suipi --players 9"], "resume": ["resume nichts"], "saves": ["saves --delete nichts"],
    "share": ["share nichts"], "replay": ["replay nichts.jsonl"],
    "review": ["review nichts.jsonl", "review {over} --seat 9"],
    "score": ["score suipi --resume", "score siupi"], "list": ["list --rulesets {folder}/nichts"],
    "rules": ["rules suipi captrue"], "variants": ["variants suipi --set moves.biuld.max=3"],
    "why": ["why suipi --position {folder}/nichts 7S"],
    "new": ["new suipi --from suipi", "new Mein-Spiel --from suipi"],
    "check": ["check {faulty}", "check {untrue} --games 0", "check nichts.yaml"],
    "simulate": ["simulate suipi --sweep moves.build.max"],
    "compare": ["compare suipi"], "ladder": ["ladder suipi --bots greedy"], "report": ["report suipi --judge random"],
    "perft": ["perft suipi --position {faulty}"], "schema": ["schema --out {folder}"],
    "paths": ["paths --rulesets {folder}/x"],
    "config": ["config set colour red", "config set deck bunt", "config drop"], "help": ["help exit-code"]}


@pytest.fixture
def marks(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, str]:
    """A home with a match that is over and one that is not, and what the commands are about."""
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "ordner"
    folder.mkdir()
    (folder / "stellung.yaml").write_text(POSITION, encoding="utf-8")
    for name, more in (("falsch", "extends: siupi\n"), ("eigenes", "extends: suipi\n"), ("unwahr", UNTRUE)):
        (folder / f"{name}.yaml").write_text(f"format: 1\ntitle: Eigenes\nstatus: draft\n{more}", encoding="utf-8")
    assert run("play", "suipi", "--seed", "3", "--moves", "-", "--seats", "you,greedy", typed="#1\n" * 60).code == 0
    over = next((tmp_path / "home").rglob("saves/*.jsonl"))
    run("play", "samoa", "--seed", "3", "--moves", "-", "--seats", "you,greedy", typed="#1\n" * 3)
    return {"folder": str(folder), "over": over.stem, "position": str(folder / "stellung.yaml"),
            **{name: str(folder / f"{file}.yaml") for name, file in (
                ("faulty", "falsch"), ("own", "eigenes"), ("untrue", "unwahr"))}}


def filled(words: str, marks: dict[str, str]) -> list[str]:
    return [word.format(**marks) if "{" in word else word for word in words.split()]


def english_said(found: Result, marks: dict[str, str]) -> list[str]:
    """English words of what was said, but for the games that nobody has translated."""
    ids = "|".join(set(Catalogue().ids()) - {"suipi", "samoa"})
    lines = re.sub(rf"(?m)^(?:\| `)?(?:{ids})\b.*$|^game\t.*$|\t(?:no|yes)\t", "",
                   re.sub(rf"(?ms)^(?:{ids}), Worum es geht:.*?\.$(?=\n\S+, Spieler|\n\n)", "", found.out + found.err))
    pictures = [path.read_text(encoding="utf-8") for path in Path(marks["folder"]).glob("*.svg")]
    drawn = [text for picture in pictures for text in re.findall(r"<text[^>]*>([^<]*)<", picture)]
    return [word for text in (lines, *drawn) for word in english_in(text) if word.lower() not in ALIKE]


def test_each_command_is_tried() -> None:
    assert set(RUNS) == set(WRONG) == set(commands.NAMES)


@pytest.mark.parametrize("name", commands.NAMES)
def test_a_command_says_nothing_in_english(run: Run, marks: dict[str, str], name: str) -> None:
    for words in RUNS[name]:
        found = run(*filled(words, marks), "--lang", "de", typed="#1\n" if name == "resume" else "")
        if name not in ("resume", "score"):         # the moves, or the answers, run out
            refused = name == "why" and words.split()[-1] != "7S"
            assert found.code == int(refused), (words, found.out, found.err)
        assert english_said(found, marks) == [], (words, found.out, found.err)


@pytest.mark.parametrize("name", commands.NAMES)
def test_wrong_use_of_a_command_is_told_in_german(run: Run, marks: dict[str, str], name: str) -> None:
    for words in WRONG[name]:
        found = run(*filled(words, marks), "--lang", "de")
        assert found.code in (1, 2), (words, found.out)
        assert found.err or name == "check"
        assert english_said(found, marks) == [], (words, found.out, found.err)


def test_english_would_be_noticed(run: Run, marks: dict[str, str]) -> None:
    for name in set(commands.NAMES) - {"perft", "schema"}:      # which say next to nothing
        words = filled(RUNS[name][0], marks)
        assert english_said(run(*words, "--lang", "en", typed="#1\n" if name == "resume" else ""), marks), words


@pytest.mark.parametrize("language", phrases.languages())
def test_no_sentence_stands_in_two_files(language: str) -> None:
    files = [import_module(f"cardgames.cli.languages.{file.stem}") for file in phrases.FOLDER.glob(f"{language}*.py")]
    for part in ("MESSAGES", "TEMPLATES", "LINES", "WORDS"):
        found = Counter(key for file in files for key in getattr(file, part, {}))
        assert [key for key, times in found.items() if times > 1] == []


def test_every_change_has_a_word() -> None:
    changes = re.findall(r'Event\(self\.cause, "(\w+)"', Path(state.__file__).read_text(encoding="utf-8"))
    assert len(changes) > 9
    for language in phrases.languages():
        assert {f"act.{change}" for change in changes} <= set(phrases.part(language, "MESSAGES"))
