"""People who share a screen: what each alone may see, and a game in which all but that is open."""
from __future__ import annotations

import pytest

from cardgames import load
from cardgames.cli.playing.stopping import Quit
from tests.cli.sitting import Sitting
from tests.cli.test_help_at_the_table import GUESSING
from tests.cli.test_prompt import Table
from tests.cli.test_undo import sat

# Peeking.

def test_an_owner_peeks_behind_the_curtain_at_any_time() -> None:
    found = sat("samoa", "peek ben", "", "", "#1", seats=("you", "you"))
    asked = [prompt.partition(" >")[0] for prompt in found.lines.prompts]
    assert asked[:4] == ["Ana", "Pass to Ben, press Enter", "Enter hides it", "Ana"]
    between = found.told.split("Pass to Ben, press Enter")[1].partition("Enter hides it")[0]
    role = found.game.layout.zones["mask"].cell
    bens, anas = (found.game.cards.text[found.match.state.z[role + seat].bit_length() - 1] for seat in (2, 1))
    assert f"Your mask  {bens}" in between
    assert anas not in between.partition("Your mask")[2]


def test_peeking_works_at_the_curtain_and_refuses_bots() -> None:
    found = sat("suipi", "peek ben", "", "", "", "peek greedy", seats=("you", "you"))
    assert "Your hand" in found.told.partition("Enter hides it")[0]
    assert "No person here is called greedy." in found.told


def test_a_person_alone_sees_at_once_what_is_its_own() -> None:
    found = sat("samoa", "peek", "peek greedy")
    assert found.told.rpartition("> peek\n")[2].lstrip().startswith("Your mask")
    assert "No person here is called greedy." in found.told


def test_what_stands_behind_enter_does_not_open_the_curtain() -> None:
    found = sat("suipi", "#1", "9=9", "hello", seats=("you", "you"))
    assert not found.texts
    assert "Your hand" not in found.told
    assert found.told.count("Only peek NAME or quit can be typed here") == 3


def test_what_is_typed_where_enter_hides_something_is_not_dropped_in_silence() -> None:
    found = sat("samoa", "peek ben", "", "#1", "", "#1", seats=("you", "you"))
    asked = [prompt.partition(" >")[0] for prompt in found.lines.prompts]
    assert asked[:5] == ["Ana", "Pass to Ben, press Enter", "Enter hides it", "Enter hides it", "Ana"]
    assert "Only quit can be typed here; Enter hides what you see" in found.told
    assert found.lines.forgotten == 2, "at the curtain, and here"
    assert len(found.texts) == 1
    assert len(sat("samoa", "peek ben", "", "Quit", "", "#1", seats=("you", "you")).lines.prompts) == 3


@pytest.mark.parametrize("typed", [("note ben is hanuk",), ("peek ben", "note ben is hanuk")])
def test_a_note_that_was_typed_goes_away_before_the_keyboard_goes_on(typed: tuple[str, ...]) -> None:
    found = sat("samoa", *typed, "peek ben", "", "", "", seats=("you", "you"))
    assert found.told.count("is hanuk") == 1
    between = found.told.partition("is hanuk")[2].partition("Pass to")[0]
    assert "\n" * 30 in between, "wiped"


def test_guesses_are_written_behind_the_curtain() -> None:
    game = load("samoa", players=3)
    state = game.position({**GUESSING, "turn": 1})
    shared = Table(game, state, ["", "guess ben=mahalo cy=paduka", "", "last", "table", "quit"], seats=(1, 2, 3))
    game.play(state, game.parse(state, shared.asked(1)))
    before = len(shared.told)
    with pytest.raises(Quit):
        shared.asked(2)
    assert "mahalo" not in shared.told[before:].replace("Mahalo", "")
    assert shared.lines.forgotten == 2


# A game without hands: the table is for all eyes, what is secret behind the curtain.

class Open(Sitting):
    """Two people who play the first move, with Enter wherever that is asked, until a round is over. `shown`: each
    prompt, with what was written since the one before."""

    def __init__(self, *first: str) -> None:
        self.shown: list[tuple[str, str]] = []
        self.first, self.done = list(first), 0
        super().__init__("samoa", (), seats=("you", "you"), seed=3)
        self.lines.read = self.answer     # type: ignore[method-assign]
        self.run()

    def answer(self, prompt: str) -> str:
        """What is typed at a prompt."""
        if self.match.state.round > 1:
            raise EOFError
        self.shown.append((prompt, self.told[self.done:]))
        self.done = len(self.told)
        line = "" if "Enter" in prompt else self.first.pop(0) if self.first else "#1"
        self.out.write(prompt + line + "\n")
        return line


def roles(found: Sitting) -> dict[str, str]:
    """The role of each person in the first round."""
    cell, state = found.game.layout.zones["mask"].cell, found.game.start(seed=3)
    return {name: found.game.cards.text[state.z[cell + seat].bit_length() - 1]
            for seat, name in found.table.look.names.items()}


def test_in_the_open_nobody_hands_over_and_no_role_is_shown() -> None:
    found = Open()
    before, _, after = found.told.partition("Now everyone decides in secret")
    assert "Pass to" not in before
    assert "Your mask" not in before
    assert before.count("Ana > ") > 10
    assert after.count("Pass to Ana") == after.count("Pass to Ben") == 1


def test_in_the_open_news_is_told_once() -> None:
    found = Open()
    placed = [turn for turn in found.match.turns if found.game.movers[turn.move[0]].effect == "placed"]
    told = found.told.partition("Now everyone decides in secret")[0]
    assert told.count(" places ") == len(placed)


@pytest.mark.parametrize("word", ["hand", "hint", "notes", "note he bluffs", "peek"])
def test_in_the_open_what_concerns_one_alone_stands_behind_the_curtain(word: str) -> None:
    found = Open(word)
    first = next(place for place, (prompt, _) in enumerate(found.shown) if prompt.startswith("Pass to"))
    assert found.shown[first - 1][0].startswith(("Ana", "Ben"))
    asked = found.shown[first - 1][0].partition(" ")[0]
    assert found.shown[first][0] == f"Pass to {asked}, press Enter > "
    assert found.shown[first + 1][0] == "Enter hides it > "
    secret = found.shown[first + 1][1]
    assert (roles(found)[asked] in secret.lower()) is (word in ("hand", "peek", "notes")) or word == "hint"
    assert "\n" * 30 in found.shown[first + 2][1], "wiped"
    assert "Your mask" not in found.shown[first + 2][1]


def test_the_table_in_the_open_shows_no_role() -> None:
    found = Open("table", "last", "left", "score", "why #1", "moves", "?")
    assert "Your mask" not in found.told.partition("Now everyone decides in secret")[0]


def test_the_reveal_is_told_to_all_once() -> None:
    found = Open()
    assert found.told.count("Ana wrote ") == 1
    assert found.told.count("Ana named") == 1
