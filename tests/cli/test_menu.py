"""The first screen, in a real terminal: every way through it and out of it."""
from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import normalize

import pytest

from cardgames import load
from cardgames.cli import asking, menu
from cardgames.cli.phrases import say
from cardgames.cli.terminal import Terminal
from tests.cli.conftest import Run
from tests.cli.sitting import Typed
from tests.cli.terminals import ESCAPES, PLAIN, ended, opened, press

pytestmark = pytest.mark.terminal
CHOICE = "Your choice > $"
GAME = "> $"
MOVE = "Your move > $"


def answer(child: Any, *lines: tuple[str, str]) -> str:
    """Wait for each prompt and answer it; all that was shown."""
    shown = ""
    for prompt, line in lines:
        child.expect(prompt)
        shown += child.before + child.after
        child.sendline(line)
    return shown


def test_without_a_terminal_it_is_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    assert result.out == say("first") + "\n"
    assert result.err == ""


def test_a_game_is_played_and_gone_on_with(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "1"), (GAME, "suip"), ("alone", ""), (MOVE, "#1"), (MOVE, "quit"))
        assert "Continue" not in shown
        assert "cardgames play suipi" in shown
        assert "Share code: suipi/p2/s" in shown
        shown = answer(child, (CHOICE, "1"), (MOVE, "quit"))
        assert "1  Continue Suipi, after 2 moves" in shown
        assert "cardgames resume suipi-" in shown
        assert "Taken up again after 2 moves" in shown
        answer(child, (CHOICE, "quit"))
        assert ended(child)[0] == 0


def test_a_pad_for_real_cards_is_begun_here(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "score"), (GAME, "suipi"))
        child.expect("cardgames score suipi")
        child.expect(r"Names.*\s> $")
        press(child, "\x03")
        code, last = ended(child)
        assert code == 130
        assert "Traceback" not in shown + last


def test_the_language_of_the_menu_is_that_of_its_commands(surroundings: dict[str, str]) -> None:
    with opened(surroundings, "--lang", "de") as child:
        shown = answer(child, ("> $", "spielen"), ("> $", ""), ("> $", "help exit-codes"), ("> $", "quit"))
        assert ended(child)[0] == 0
    assert "Ein Spiel spielen" in shown
    assert "unterbrochen" in shown


def test_a_match_that_is_over_or_broken_is_not_offered(surroundings: dict[str, str], tmp_path: Path) -> None:
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "play suipi --seats greedy"), (CHOICE, "quit"))
        assert "Result" in shown
        assert "Continue" not in shown
    (tmp_path / "home" / "state" / "saves" / "torn.jsonl").write_text('{"kind', encoding="utf-8")
    with opened(surroundings) as child:
        assert "Continue" not in answer(child, (CHOICE, "quit"))


def test_several_people_share_the_keyboard(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "play"), (GAME, "samoa"), ("2 3 4.*> $", "9"), ("2 3 4.*> $", "3"),
                       ("> $", "a,b,c,d"), ("> $", "Ana, Ben"), ("(Ana|Ben)[^\r\n]* > $", "quit"),
                       (CHOICE, "quit"))
        assert "played by 2, 3, 4" in shown
        assert "3 seats only" in shown
        assert "cardgames play samoa --players 3 --seats you,you,greedy --names Ana,Ben" in shown
        assert "Ana, Ben, Greedy" in shown


def test_rules_are_read_and_the_menu_comes_back(surroundings: dict[str, str]) -> None:
    with opened(surroundings, PAGER="cat") as child:
        shown = answer(child, (CHOICE, "rules"), (GAME, "suipi"), (CHOICE, "q"))
        assert "cardgames rules suipi" in shown
        assert "Introduction" in shown
        assert ended(child)[0] == 0


def test_a_ruleset_is_made_here(surroundings: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "make"), ("> $", "My Game"), ("> $", "suipi"), ("> $", "my-game"),
                       (GAME, "suipi"), (CHOICE, "make"), ("> $", "my-game"), ("> $", ""), (CHOICE, "quit"))
        assert "small letters" in shown
        assert "already" in shown
        assert "there is a file my-game.yaml already" in shown.lower()
    assert (tmp_path / "my-game.yaml").is_file()


@pytest.mark.parametrize(("stop", "code"), [("\x03", 130), ("\x04", 0), ("quit\r", 0), ("Q\r", 0), ("6\r", 0)])
def test_every_way_out_of_the_menu(surroundings: dict[str, str], stop: str, code: int) -> None:
    with opened(surroundings) as child:
        answer(child, (CHOICE, "nonsense"), (CHOICE, "99"), (CHOICE, ""))
        child.expect(CHOICE)
        press(child, stop)
        found, shown = ended(child)
        assert found == code
        assert "Traceback" not in shown


@pytest.mark.parametrize("question", [1, 2, 3])
@pytest.mark.parametrize(("stop", "code"), [("\x03", 130), ("\x04", 0), ("back\r", None)])
def test_every_way_out_of_a_question(surroundings: dict[str, str], question: int, stop: str, code: int | None) -> None:
    with opened(surroundings) as child:
        answer(child, *((CHOICE, "play"), ("back > $", "samoa"), ("for 2 > $", ""))[:question])
        child.expect(("back > $", "for 2 > $", "alone\r\n> $")[question - 1])
        press(child, stop)
        if code is None:
            answer(child, (CHOICE, "quit"))
        assert ended(child)[0] == (code or 0)


def test_ctrl_c_in_a_match_leaves_the_program_with_the_match_saved(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        answer(child, (CHOICE, "play suipi"))
        child.expect(MOVE)
        press(child, "\x03")
        code, shown = ended(child)
        assert code == 130
        assert "Saved. Continue with `cardgames resume`" in shown


def test_commands_and_games_may_be_typed(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "cardgames paths"), (CHOICE, "list --bogus"), (CHOICE, "play siupi"),
                       (CHOICE, "rules 'suipi"), (CHOICE, "suipi"), (MOVE, "quit"), (CHOICE, "quit"))
        assert "Rulesets are looked for in" in shown
        assert "No such option" in shown
        assert 'did you mean "suipi"?' in shown
        assert "There is no \"rules 'suipi\"" in shown
        assert "cardgames play suipi" in shown
        assert ended(child)[0] == 0


@pytest.mark.parametrize("more", [{}, PLAIN, {"ACCESSIBLE": "1"}, {"TERM": "dumb"}],
                         ids=["colour", "plain", "accessible", "dumb"])
def test_it_works_on_a_narrow_screen(surroundings: dict[str, str], more: dict[str, str]) -> None:
    with opened(surroundings, columns=40, **more) as child:
        shown = answer(child, (CHOICE, "play"), ("back\r\n> $", "samoa"), ("for 2\r\n> $", "2"), ("alone\r\n> $", ""),
                       (MOVE, "quit"), (CHOICE, "help"), (CHOICE, "quit"))
        assert "Continue Samoa, " in shown
        assert ended(child)[0] == 0
    lines = ESCAPES.sub("", shown).split("Your mask")[0].splitlines()
    assert not [line for line in lines if len(line.rstrip()) > 40]
    assert bool(more) is not ("\x1b[1m" in shown)
    if more is PLAIN:
        assert shown.isascii()
    if "ACCESSIBLE" in more:
        assert "\x1b" not in shown.replace("\x1b[?2004", "")


def test_lines_pasted_at_once_are_answers_in_turn_up_to_the_end_of_a_command(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        child.expect(CHOICE)
        child.send("play\rsuipi\r\r#1\r#1\r#1\rquit\r4\r4\r")
        child.expect("Continue Suipi, after 6 moves")
        answer(child, (CHOICE, "quit"))
        code, shown = ended(child)
        assert code == 0
        assert "ruleset" not in shown, "what was meant for the table is no choice of the menu"


def test_what_was_typed_at_a_table_is_not_to_be_had_at_the_menu(surroundings: dict[str, str]) -> None:
    with opened(surroundings) as child:
        answer(child, (CHOICE, "play suipi"), (MOVE, "why secret thought"), (MOVE, "quit"))
        child.expect(CHOICE)
        child.send("\x1b[A\x1b[A")
        child.sendline("")
        child.expect(CHOICE)
        assert "secret" not in child.before


def test_a_faulty_file_of_preferences_is_told_and_the_menu_still_there(
        surroundings: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "home" / "config").mkdir(parents=True)
    (tmp_path / "home" / "config" / "config.toml").write_text("colour = 1\n", encoding="utf-8")
    with opened(surroundings) as child:
        shown = answer(child, (CHOICE, "config"), (CHOICE, "quit"))
        assert "no setting colour" in shown
        assert ended(child)[0] == 0


def test_a_fault_in_a_chosen_command_leaves_a_crash_file_that_names_it(
        monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    from cardgames.engine.game import Game

    lines = iter(["play suipi --seats greedy"])
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(menu.Keyboard, "read", lambda self, prompt: next(lines))
    monkeypatch.setattr(Game, "start", None)
    monkeypatch.setattr("cardgames.cli.main._is_live", lambda: True)
    assert run().code == 70
    text = next(tmp_path.rglob("crash-*.txt")).read_text(encoding="utf-8")
    assert "asked for: play suipi --seats greedy" in text


def test_whatever_is_typed_leads_to_a_command_line_or_back(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    rng, ran = Random(1), list[list[str]]()
    typed = ["1", "2", "3", "4", "5", "6", "99", "play", "ru", "make", "quit", "back", "", "suipi", "samoa", "my-game",
             "é", "'", '"', "\\", "2", "Ana,Ben", ",,,", "x" * 500, "-1", "٣", "play suipi", "list --json", "cardgames",
             "0", *["Ana,Ben"] * 4]
    monkeypatch.setattr(menu.Keyboard, "read", lambda self, prompt: rng.choice(typed))
    monkeypatch.setattr(menu.Keyboard, "forget", lambda self: None)
    codes = {menu.start(lambda words: ran.append(words) or 0, ["play", "rules", "list"])  # type: ignore[func-returns-value]
             for _ in range(60)}
    assert codes == {0}
    assert {words[0] for words in ran} >= {"play", "rules", "new", "list", "help"}
    assert any(words[-2:] == ["--names", "Ana,Ben"] and "--seats" in words for words in ran)
    assert "Traceback" not in capsys.readouterr().out


@pytest.mark.parametrize(("text", "id"), [
    ("2", "b-game"), ("b-game", "b-game"), ("Bee", "b-game"), ("the first", "a-game"), ("BEE", "b-game")])
def test_a_game_is_meant_by_number_name_or_title(text: str, id: str) -> None:
    assert asking._one_of(text, {"a-game": "The First", "b-game": "Bee Game"}) == id


def test_the_games_stand_in_the_order_of_the_titles_shown() -> None:
    out = io.StringIO()
    screen = Terminal(out=out, colour=False, accessible=True, suits="letters", plain=True, live=False)
    (_, first) = asking.Asking(screen, Typed(iter(["1"]))).rules() or ("", "")
    titles = re.findall(r"^ *\d+  (.+?) *$", out.getvalue(), re.MULTILINE)
    plain = [normalize("NFKD", title.casefold()).encode("ascii", "ignore") for title in titles]
    assert len(titles) > 10
    assert plain == sorted(plain)
    assert load(first).ruleset.title == titles[0]
