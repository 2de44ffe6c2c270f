"""What a person may type, and what comes of it."""
from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest

from cardgames import load
from cardgames.cli.playing.lines import Lines
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from cardgames.table.state import State

FLOOR: dict[str, Any] = {"floor": "5H 4C 4D 9D QS", "hand": {1: "9S 9C 7S KH", 2: "8S 2H"}, "turn": 1}


class Typed(Lines):
    """Lines that somebody types."""

    where = ""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines, self.prompts, self.forgotten = list(lines), list[str](), 0

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def forget(self) -> None:
        self.forgotten += 1


class Table:
    """A person at seat 1 (or people at all seats) of one position."""

    def __init__(self, game: Game, state: State, typed: Sequence[str], seats: Sequence[int] = (1,)) -> None:
        self.game, self.state, self.out, self.lines = game, state, io.StringIO(), Typed(typed)
        terminal = Terminal(out=self.out, colour=False, accessible=False, suits="letters", plain=True, live=False)
        names = {1: "You" if len(seats) == 1 else "Ana", 2: "Ben", 3: "Cy"}
        self.person = Person(Look(game, terminal, names), self.lines, seats)

    def asked(self, seat: int = 1) -> str:
        """The move that was chosen, as a text."""
        seen = self.game.observe(self.state, seat)
        return self.game.text(self.state, self.person.ask(seen, self.game.moves(self.state), self.game, seat))

    @property
    def told(self) -> str:
        return self.out.getvalue()


@pytest.fixture(scope="module")
def game() -> Game:
    return load("suipi")


def table(game: Game, *typed: str) -> Table:
    return Table(game, game.position(FLOOR), typed)


def test_a_move_is_typed(game: Game) -> None:
    assert table(game, "9S=9D").asked() == "9S=9D"


def test_every_prompt_ends_with_an_angle(game: Game) -> None:
    asked = table(game, "", "nonsense", "9S=9D")
    asked.asked()
    assert len(asked.lines.prompts) == 3
    assert all(prompt.endswith("> ") for prompt in asked.lines.prompts)


@pytest.mark.parametrize(("word", "at"), [("hanuk", "hanuk"), ("han above", "hanuk/above"), ("ABOVE", "/above")])
def test_moves_of_one_place_are_listed(word: str, at: str) -> None:
    samoa = load("samoa", players=3)
    asked = Table(samoa, samoa.start(seed=7), [f"moves {word}", "#1"])
    moves = [samoa.text(asked.state, move) for move in samoa.moves(asked.state)]
    asked.asked()
    assert sorted(re.findall(r"\d+  (\S+@\S+)", asked.told)) == sorted(text for text in moves if at in text)


def test_moves_of_one_kind_are_listed(game: Game) -> None:
    asked = table(game, "moves capture", "moves nonsense", "#1")
    asked.asked()
    assert set(re.findall(r"\d  (\S+=\S+)", asked.told)) == {
        game.text(asked.state, move) for move in game.moves(asked.state) if game.kind(move) == "capture"}
    assert 'You have no move with "nonsense".' in asked.told


def test_guesses_that_name_a_role_are_listed() -> None:
    samoa = load("samoa", players=3)
    asked = Table(samoa, samoa.position({"phase": "guess", "turn": 1, "stock": "", "mask": {
        1: "hanuk", 2: "paduka", 3: "mahalo"}}), ["moves paduka", "quit"])
    with pytest.raises(Quit):
        asked.asked()
    found = re.findall(r"\d+  guess (\S+ \S+)", asked.told)
    assert found
    assert all("paduka" in each for each in found)


def test_a_number_is_the_move_of_the_list(game: Game) -> None:
    third = game.text(game.position(FLOOR), game.moves(game.position(FLOOR))[2])
    assert table(game, "moves", "#3").asked() == third
    assert table(game, "moves", "3").asked() == third
    assert table(game, "#3").asked() == third


def test_a_number_alone_is_no_move_of_a_list_that_was_not_shown(game: Game) -> None:
    asked = table(game, "2", "moves KD", "2", "#1")
    assert asked.asked() == game.text(game.position(FLOOR), game.moves(game.position(FLOOR))[0])
    assert asked.told.count("You hold no 2; #2 is the second move of the list.") == 2


def test_the_list_is_shown_anew_for_each_move(game: Game) -> None:
    asked = table(game, "moves", "#1", "3", "#1")
    asked.asked()
    asked.asked()
    assert "You hold no 3" in asked.told


def test_without_a_hand_a_number_is_no_move() -> None:
    game = load("samoa", players=2)
    asked = Table(game, game.start(seed=7), ["2", "#1"])
    asked.asked()
    assert "2 is no move; #2 is the second move of the list." in asked.told


@pytest.mark.parametrize("line", ["\u0663", "#\u0663", "#x", "why #\u0663", "#" + "9" * 5000, "x" * 5000, "why #99"])
def test_what_is_no_number_is_not_played(game: Game, line: str) -> None:
    asked = table(game, "moves", line, "#2")
    assert asked.asked() == game.text(game.position(FLOOR), game.moves(game.position(FLOOR))[1])
    assert len(asked.told) < 4000


def test_a_numbered_move_can_be_asked_about(game: Game) -> None:
    asked = table(game, "why #1", "#1")
    first = asked.asked()
    assert f'"{first}" is legal' in asked.told


def test_a_bare_number_that_is_a_card_in_hand_is_no_number_of_the_list(game: Game) -> None:
    asked = table(game, "7", "#1")
    asked.asked()
    assert "rule: " in asked.told, "a drop of the seven is forbidden, so nothing may be played"


def test_a_number_beyond_the_list_is_refused(game: Game) -> None:
    asked = table(game, "#99", "#1")
    asked.asked()
    assert "#99" in asked.told


def test_more_than_one_fit_and_are_numbered(game: Game) -> None:
    asked = table(game, "9=5+4", "2")
    chosen = asked.asked()
    assert "1  9" in asked.told
    assert "2  9" in asked.told
    assert chosen.startswith("9")
    assert "=5H+4" in chosen


def test_a_refused_move_names_the_rule_and_the_nearest_legal_move(game: Game) -> None:
    asked = table(game, "9S=5H+QS", "#1")
    asked.asked()
    assert "rule: moves.capture" in asked.told
    assert "suipi.yaml:" in asked.told
    assert "legal, and near it: 9S" in asked.told


def test_what_is_not_understood_leads_to_help(game: Game) -> None:
    asked = table(game, "frobnicate", "#1")
    asked.asked()
    assert "?" in asked.told
    assert "moves look like" in asked.told


def test_moves_of_one_card(game: Game) -> None:
    asked = table(game, "moves 9S", "#1")
    asked.asked()
    listed = [line for line in asked.told.splitlines() if line[:3].strip().isdigit()]
    assert listed
    assert all("9C=" not in line for line in listed)


@pytest.mark.parametrize(("word", "said"), [
    ("?", "for example"), ("help", "for example"), ("hand", "9C  9S"), ("table", "Floor"), ("score", "Points"),
    ("last", "Nothing has happened yet"), ("left", "unseen"), ("rules capture", "Capture"),
    ("why 9S=9D", "is legal"), ("why 9S=QS", "rule:"), ("why", "why 9")])
def test_words_at_the_prompt(game: Game, word: str, said: str) -> None:
    asked = table(game, word, "#1")
    asked.asked()
    assert said in asked.told[asked.told.index("moves lists"):]


def test_help_is_made_from_the_present_hand_and_its_examples_can_be_played(game: Game) -> None:
    asked = table(game, "?", "#1")
    asked.asked()
    page = asked.told[asked.told.index("for example"):].splitlines()[1:]
    examples = [line.split("  ")[1].strip() for line in page if line.startswith("  ") and line.endswith(")")]
    assert examples
    for example in examples:
        assert game.refusal(game.position(FLOOR), example) is None


def unseen(asked: Table) -> list[str]:
    """What `left` lists: the number, then the cards."""
    asked.asked()
    return asked.told.rpartition("unseen")[0].split()[-1:] + asked.told.rpartition("unseen")[2].split()


def test_what_was_taken_in_sight_of_all_is_not_unseen(game: Game) -> None:
    state = game.position({**FLOOR, "floor": "5H 4C 3C 6D {AS+6S=7@2} QS"})
    for move in ("9S=3C+6D", "2H"):
        game.play(state, game.parse(state, move))
    told = unseen(Table(game, state, ["left", "#1"]))
    assert told[0] == str(52 - len("5H 4C QS 2H 9S 3C 6D AS 6S 9C 7S KH".split()))
    assert not {"5H", "3C", "6D", "AS", "6S", "9S", "2H", "9C", "KH"} & set(told)
    assert "8S" in told, "a card of the other hand"


def test_unseen_cards_are_the_stock_and_the_other_hands() -> None:
    for name, variants, seats in (("suipi", [], 2), ("samoa", ["memory-piles"], 3)):
        game = load(name, variants=variants, players=seats)
        state = game.start(seed=7)
        for turn in range(44):
            if state.seat == 1:
                seen = game.observe(state, 1)
                others = sum(len(seen.z[zone.cell + seat]) for zone in game.layout.zones.values()
                             if zone.form == "hand" for seat in range(2, seats + 1))
                assert unseen(Table(game, state, ["left", "#1"]))[0] == str(seen.stock + others)
            game.play(state, game.moves(state)[turn % len(game.moves(state))])


def test_quit_stops(game: Game) -> None:
    with pytest.raises(Quit):
        table(game, "quit").asked()


def test_no_single_letter_is_a_command(game: Game) -> None:
    for letter in "abcdefghijklmnoprstuvwxyz":
        asked = table(game, letter, "#1")
        asked.asked()
        assert "You type a move" not in asked.told


# Several people at one keyboard.

def test_a_curtain_falls_between_people(game: Game) -> None:
    state = game.position(FLOOR)
    shared = Table(game, state, ["", "9S=9D", "", "#1"], seats=(1, 2))
    assert shared.asked(1) == "9S=9D"
    game.play(state, game.parse(state, "9S=9D"))
    before = len(shared.told)
    shared.person.hear(1, ["Ana takes 9D with 9S"])
    shared.person.hear(2, ["Ana takes 9D with 9S"])
    assert len(shared.told) == before, "news waits behind the curtain"
    shared.asked(2)
    after = shared.told[before:]
    assert "Pass to Ben, press Enter > " in shared.lines.prompts
    assert "Ana takes" in after
    assert "KH" not in after, "nothing of the other hand"
    assert shared.lines.forgotten == 2


def test_the_same_person_meets_no_curtain(game: Game) -> None:
    state = game.position(FLOOR)
    shared = Table(game, state, ["", "hand", "9S=9D", "#1"], seats=(1, 2))
    shared.asked(1)
    shared.asked(1)
    assert sum("Pass to" in prompt for prompt in shared.lines.prompts) == 1
