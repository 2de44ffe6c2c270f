"""Moves taken back and made again, as far as fairness goes; in practice as far as one likes."""
from __future__ import annotations

import pytest

from tests.cli.sitting import Sitting


def sat(name: str, *typed: str, **more: object) -> Sitting:
    found = Sitting(name, typed, **more)    # type: ignore[arg-type]
    found.run()
    return found


def test_what_a_bot_has_shown_makes_a_move_stand() -> None:
    told = sat("suipi", "#1", "undo")
    assert "Since your last move you have seen 8C, so it stands. With --practice" in told.told
    assert len(told.texts) == 2
    assert not told.record.undone


def test_a_card_that_was_drawn_makes_a_move_stand() -> None:
    told = sat("samoa", "#1", "undo")
    assert "Cards were dealt or drawn since your last move" in told.told
    assert not told.record.undone


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    assert "You have made no move yet" in sat("suipi", "undo").told


@pytest.mark.parametrize("name", ["suipi", "samoa"])
def test_in_practice_any_move_is_taken_back_and_made_again(name: str) -> None:
    straight = sat(name, "#1", "#2", "#1")
    found = sat(name, "#1", "#2", "#1", "undo", "undo", "redo", "redo", practice=True)
    assert found.texts == straight.texts
    assert found.match.state.same_position(straight.match.state)
    assert [entry.move for entry in found.record.moves] == straight.texts


def test_what_is_taken_back_is_told_as_it_is_typed() -> None:
    found = sat("suipi", "#1", "undo", practice=True)
    assert f"Taken back: {found.record.undone[0].move}, " in found.told


def test_after_another_move_nothing_is_made_again() -> None:
    found = sat("suipi", "#1", "undo", "#2", "redo", practice=True)
    assert "Nothing was taken back that could be made again" in found.told
    assert found.texts[0] != found.record.undone[0].move


def test_what_was_taken_back_stays_in_the_save_and_the_match_is_marked() -> None:
    found = sat("suipi", *["#1"] * 4, "undo", *["#1"] * 24, practice=True)
    assert found.match.is_over
    assert len(found.record.undone) == 2
    assert found.record.header.manner.practice
    assert "A match of practice; 2 moves taken back." in found.told


def test_a_match_without_practice_is_not_marked() -> None:
    told = sat("suipi", *["#1"] * 24)
    assert told.match.is_over
    assert "practice" not in told.told
    assert "taken back" not in told.told


def test_a_count_after_moves_were_taken_back_tells_each_point_in_play_once() -> None:
    straight = sat("suipi", *["#1"] * 24)
    again = sat("suipi", *["#1"] * 5, "undo", *["#1"] * 20, practice=True)
    count = straight.told[straight.told.index("Count of round 1, deal 1"):].partition("Deal 2")[0]
    assert count in again.told


def test_last_is_what_happened_since_the_move_before() -> None:
    found = sat("suipi", "#1", "#1", "undo", "last", practice=True)
    last = found.told.rpartition("> last\n")[2]
    assert last.startswith("You take 9D")
    assert last.count("Greedy ") == 1


# People who share a screen.

def test_a_person_may_take_the_last_move_back_until_the_next_has_the_keyboard() -> None:
    found = sat("suipi", "", "#1", "undo", "", "#2", "", "hand", seats=("you", "you"))
    assert len(found.texts) == 1
    assert len(found.record.undone) == 1
    assert found.record.undone[0].move != found.texts[0]
    assert found.lines.prompts[2].startswith("Pass to Ben")
    assert found.lines.prompts[3].startswith("Pass to Ana")
    assert "Ana takes a move back." in found.told
    assert f"Taken back: {found.record.undone[0].move}" not in found.told, "Ben may be looking"


def test_a_move_stands_when_another_person_has_moved() -> None:
    found = sat("suipi", "", "#1", "", "#1", "", "undo", seats=("you", "you"))
    assert "Ben has moved since, so your last move stands." in found.told
    assert len(found.texts) == 2


def test_a_deal_makes_a_move_stand_at_the_curtain_too() -> None:
    found = sat("suipi", *["", "#1"] * 16, "undo", seats=("you", "you"))
    assert found.match.state.deal == 2
    assert len(found.texts) == 16
    assert "Only peek NAME or quit can be typed here" in found.told
