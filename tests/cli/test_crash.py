"""A fault of the program in the middle of a match: what its file tells, and that it tells nobody's secrets."""
from __future__ import annotations

import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardgames.cli import crash
from cardgames.cli.screen.unseen import known_cards
from cardgames.engine.match import Match
from cardgames.engine.pad import Pad
from cardgames.records import folders, lines, replay, saves
from tests.cli.conftest import Result, Run

Planted = Callable[[int], None]


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Planted:
    """Plant a fault that shows up when so many moves have been made; its message is the whole state."""
    def plant(after: int) -> None:
        real = Match.play

        def faulty(self: Match, move: Any) -> Any:
            if len(self.turns) == after:
                try:
                    raise KeyError(str(self.state.z))
                except KeyError as error:
                    raise ValueError(f"{self.game.to_position(self.state)}") from error
            return real(self, move)

        monkeypatch.setattr(Match, "play", faulty)

    return plant


def file_of(result: Result) -> str:
    """The crash file, which is named to the person."""
    assert result.code == 70
    assert "Traceback" not in result.out + result.err
    files = list(folders.crashes().glob("crash-*.txt"))
    assert len(files) == 1
    assert str(files[0]) in result.err
    assert stat.S_IMODE(files[0].stat().st_mode) == 0o600
    return files[0].read_text(encoding="utf-8")


def hidden() -> set[str]:
    """The faces of the saved match that an onlooker has not seen, and that no card he has seen has too."""
    record = lines.read(saves.listed()[0].path)
    match = replay.replay(record)
    game, known = match.game, known_cards(match.game.observe(match.state, 0))
    texts = [(card, game.cards.text[card]) for cards in game.cards.packs.values() for card in cards]
    return {text for card, text in texts if not known >> card & 1} - {text for card, text in texts if known >> card & 1}


def words(text: str) -> set[str]:
    """All that could be a card; where one was placed is no card, though spots and roles may share their names."""
    return set(re.split(r"[\s,:()=@/{}'\"]+", re.sub(r"@\S+", "", text)))


@pytest.mark.parametrize(("args", "after"), [
    (("suipi", "--seed", "7"), 5), (("suipi", "--seed", "7", "--variant", "raise,group"), 20),
    (("samoa", "--players", "3", "--seed", "7"), 30)])
def test_no_hidden_card_gets_into_the_file(run: Run, planted: Planted, args: tuple[str, ...], after: int) -> None:
    planted(after)
    result = run("play", *args, "--moves", "-", typed="#1\n" * 200)
    text = file_of(result)
    unseen = hidden()
    assert len(unseen) > 5
    assert not unseen & words(text + result.err)
    assert unseen & words(str(lines.read(saves.listed()[0].path).orders)), "the search can find them"


def test_secret_choices_stay_secret(run: Run, planted: Planted) -> None:
    run("play", "samoa", "--players", "2", "--seed", "7")
    first = next(entry.number for entry in lines.read(saves.listed()[0].path).moves if entry.move.startswith("guess"))
    planted(first)
    text = file_of(run("play", "samoa", "--players", "2", "--seed", "7"))
    assert f"  {first}  seat" in text, "the guess is counted"
    assert "guess" not in text.split("\n\n")[0]


def test_the_file_says_what_brings_the_fault_about(run: Run, planted: Planted) -> None:
    planted(5)
    text = file_of(run("play", "suipi", "--seed", "7", "--variant", "raise", "--set", "moves.build.max=9"))
    assert "cardgames 0." in text
    assert "asked for: play suipi --seed 7 --variant raise --set moves.build.max=9" in text
    assert "share code, which gives away the cards: suipi/p2/raise/moves.build.max=9/s7/" in text
    assert "at this table: raise, moves.build.max=9" in text
    assert "rules " in text
    assert "after 5 moves" in text
    moves = [entry.move for entry in lines.read(saves.listed()[0].path).moves]
    assert [line.split()[-1] for line in text.splitlines() if re.match(r" +\d+  seat", line)] == moves
    assert text.index("ValueError") < text.index("while dealing with") < text.index("KeyError")
    assert re.search(r"cardgames/engine/match.py:\d+ in step", text)


def test_the_person_is_told_how_to_go_on(run: Run, planted: Planted) -> None:
    planted(5)
    assert "cardgames resume" in run("play", "suipi", "--seed", "7").err


def test_cards_and_names_on_the_command_line_are_left_out(run: Run, planted: Planted) -> None:
    run("play", "suipi", "--seed", "1")
    order = lines.read(saves.listed()[0].path).orders["main.1"]
    saves.listed()[0].path.unlink()
    planted(3)
    for given in (("--order", order), (f"--order=main.1={order}",)):
        text = file_of(run("play", "suipi", *given, "--names", "Ana,Ben", "--seats", "greedy"))
        assert not hidden() & words(text)
        assert "Ana" not in text
        assert text.count("(left out)") == 2
        assert "share code, which gives away the cards: none" in text
        for file in (*folders.crashes().iterdir(), *folders.saves().iterdir()):
            file.unlink()


def test_under_json_it_is_the_same(run: Run, planted: Planted) -> None:
    planted(5)
    assert "after 5 moves" in file_of(run("play", "suipi", "--seed", "7", "--json"))


def test_nobodys_home_is_told(run: Run, planted: Planted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("new", "my-game", "--from", "suipi", "--to", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    planted(1)
    text = file_of(run("play", str(tmp_path / "my-game.yaml")))
    assert "play ~/my-game.yaml" in text
    assert str(tmp_path) not in text


def test_facts_that_cannot_be_told_are_left_away() -> None:
    with pytest.raises(ValueError, match="the fault itself") as caught, crash.about(None):  # type: ignore[arg-type]
        raise ValueError("the fault itself")
    assert not hasattr(caught.value, crash.FACTS)


# Elsewhere than in play.

def test_a_fault_at_a_score_pad_tells_the_answers_and_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Pad.answer

    def faulty(self: Pad, row: Any) -> Any:
        if len(self.answers) == 2:
            raise ValueError("Ana has 10D")
        return real(self, row)

    monkeypatch.setattr(Pad, "answer", faulty)
    result = run("score", "suipi", "--names", "Ana,Ben", "--variant", "raise", typed="12 6\n6 2\nana\n")
    text = file_of(result)
    assert "score --resume" in result.err
    for told in ("game: suipi, 2 players, rules ", "at this table: raise", "round 1, deal 1, after 2 answers:",
                 "  1  (12, 6)", "  2  (6, 2)", "ValueError", "in faulty"):
        assert told in text.replace("[", "(").replace("]", ")")
    assert "Ana" not in text


@pytest.mark.parametrize("command", [
    ("simulate", "suipi", "--seed", "3"), ("compare", "suipi", "suipi/raise", "--seed", "3"),
    ("report", "suipi", "--seed", "3", "--seats", "random"), ("simulate", "suipi", "--seed", "3", "--jobs", "2")])
def test_a_fault_in_an_experiment_tells_which_match_it_was(run: Run, monkeypatch: pytest.MonkeyPatch,
                                                           command: tuple[str, ...]) -> None:
    def faulty(self: Any, *args: Any) -> Any:
        raise ValueError("the fault")

    monkeypatch.setattr("cardgames.players.random.Bot.choose", faulty)
    monkeypatch.setattr("cardgames.players.greedy.Bot.choose", faulty)
    text = file_of(run(*command, "--games", "2"))
    assert "game: suipi, 2 players (" in text
    assert "in the match of seed 3.1, after 0 moves" in text
    assert "in faulty" in text, "even if it was in another process"
    assert "the fault" not in text


@pytest.mark.parametrize("broken", ["_text", "_write", "_folders", "_trace"])
def test_a_fault_while_a_fault_is_told_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch, planted: Planted,
                                                       broken: str) -> None:
    def faulty(*args: Any) -> Any:
        raise ValueError("10D")

    planted(5)
    monkeypatch.setattr(crash, broken, faulty)
    result = run("play", "suipi", "--seed", "7")
    assert result.code == 70
    assert "fault of the program" in result.err
    assert "Traceback" not in result.out + result.err
    assert "10D" not in result.err
    if broken == "_text":
        assert "ValueError" in next(folders.crashes().glob("crash-*.txt")).read_text(encoding="utf-8")
