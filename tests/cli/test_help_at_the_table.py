"""Hints, notes, peeking, counting first, and a table without help."""
from __future__ import annotations

import re

import pytest

from cardgames import load
from cardgames.cli.playing import hints
from cardgames.cli.playing.stopping import Quit
from cardgames.players.estimates import Estimate
from cardgames.records import saves
from tests.cli.sitting import Sitting
from tests.cli.test_prompt import FLOOR, Table
from tests.cli.test_undo import sat

GUESSING = {"phase": "guess", "turn": 1, "stock": "", "mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}}

# Hints.


def test_a_hint_is_a_legal_move_with_a_score_line_as_its_reason() -> None:
    game = load("suipi")
    state = game.position(FLOOR)
    asked = Table(game, state, ["hint", "#1"])
    asked.asked()
    move, _, why = asked.told.rpartition("lists all you can do.\n")[2].splitlines()[0].partition(": ")
    assert game.refusal(state, move) is None
    titles = [name.capitalize() for name in game.setup.lines]
    assert any(title in why for title in titles)


def test_a_hint_for_three_lists_three_legal_moves_best_first() -> None:
    game = load("suipi")
    state = game.position(FLOOR)
    asked = Table(game, state, ["hint 3", "#1"])
    asked.asked()
    rows = re.findall(r"^  (\S+) +([+-][\d.]+)", asked.told, re.MULTILINE)
    assert len(rows) == 3
    assert all(game.refusal(state, move) is None for move, _ in rows)
    worths = [float(worth) for _, worth in rows]
    assert worths == sorted(worths, reverse=True)


def test_a_sweep_is_named_with_its_points() -> None:
    game = load("suipi")
    asked = Table(game, game.position({**FLOOR, "floor": "9D"}), ["hint", "#1"])
    asked.asked()
    assert re.search(r"^9\S*=9\S*: Suipi at once, 1 point", asked.told, re.MULTILINE)


def test_hints_are_counted_and_told_at_the_end() -> None:
    found = sat("suipi", "hint", "hint 3", "hint 0", "hint me", "#1", "hint", *["#1"] * 24)
    assert "You: 3 hints." in found.told
    assert found.record.hints == {1: 3}
    assert found.told.count("Type hint for one move, or hint 3") == 2


def test_a_hint_without_a_reason_says_so_in_plain_words() -> None:
    game = load("samoa", players=2)
    asked = Table(game, game.start(seed=7), [])
    look, seen = asked.person.look, game.observe(asked.state, 1)
    two = [Estimate(move, 0.0) for move in game.moves(asked.state)[:2]]
    assert hints._ahead(look, seen, two) == "none of the others is better"


def test_a_hint_that_finds_nothing_is_no_hint() -> None:
    found = sat("suipi", *["#1"] * 7, "moves", "hint", "#1")
    if "There is only this move" in found.told:
        assert not found.record.hints
    else:
        assert found.record.hints == {1: 1}


def test_a_hint_for_a_secret_choice_is_one() -> None:
    game = load("samoa", players=3)
    state = game.position(GUESSING)
    asked = Table(game, state, ["hint", "#1"])
    asked.asked()
    found = re.search(r"^(guess Ben=.*): that is where the moves", asked.told, re.MULTILINE)
    assert found is not None
    assert game.refusal(state, found[1].replace("Ben", "2").replace("Cy", "3")) is None


# Notes.

def test_notes_are_kept_for_their_writer_alone_and_saved() -> None:
    found = sat("suipi", "", "note the ten is gone", "notes", "#1", "", "notes", seats=("you", "you"))
    anas, bens = found.told.split("Pass to Ben")
    assert "- the ten is gone" in anas
    assert "the ten is gone" not in bens
    assert "You have noted nothing" in bens
    assert found.record.notes == {1: ("the ten is gone",)}


def test_a_grid_tells_who_may_have_which_role() -> None:
    found = sat("samoa", "note ben han no", "note 2 mah yes", "note 2 mah clear", "note ben is careful", "notes",
                seats=("you", "greedy", "random"), seed=7)
    grid = found.told.rpartition("> notes\n")[2]
    assert "Sakani" in grid
    assert re.search(r"^Greedy ", grid, re.MULTILINE)
    assert "You " not in grid
    assert "- ben is careful" in grid, "nobody is called so: it is a line of text"
    assert found.record.notes == {1: ("ben han no", "2 mahalo yes", "2 mahalo clear", "ben is careful")}
    assert "yes" not in grid


def test_a_mark_stands_in_its_row_and_column_and_ones_own_role_in_no_other_row() -> None:
    found = sat("samoa", "note greedy han no", "notes", seats=("you", "greedy", "random"), seed=7)
    header, greedy, other = found.told.rpartition("> notes\n")[2].splitlines()[:3]
    own = found.game.cards.text[found.match.state.z[found.game.layout.zones["mask"].cell + 1].bit_length() - 1]
    cells = dict(zip(header.split(), greedy.split()[1:], strict=True))
    assert cells["Hanuk"] == "no"
    if own != "hanuk":
        assert cells[own.capitalize()] == "yours"
        assert dict(zip(header.split(), other.split()[1:], strict=True))["Hanuk"] == "."


@pytest.mark.parametrize(("typed", "said"), [("note", "Type after it"), ("note " + "x" * 300, "at most 200 letters")])
def test_a_note_has_to_be_something(typed: str, said: str) -> None:
    found = sat("suipi", typed)
    assert said in found.told
    assert not found.record.notes


def test_hints_and_notes_are_there_again_after_a_resume() -> None:
    sat("suipi", "hint", "note watch the spades", "#1")
    resumed = saves.resume()
    resumed.save.close()
    record = resumed.record
    assert (record.hints, record.notes) == ({1: 1}, {1: ("watch the spades",)})


# A table without help.

def test_without_help_nothing_is_shown_that_a_learner_should_find() -> None:
    found = sat("suipi", "moves", "hint", "left", "#1", "1", "?", "nonsense", "9=8", "why 9=8", "why", assist=False)
    assert found.told.count("This table is without help") == 4
    assert not found.texts
    assert "legal, and near it" not in found.told
    legal = {found.game.text(found.match.state, move) for move in found.game.moves(found.match.state)}
    assert not {text for text in legal if text in found.told.replace("9S=5H+4C", "")}
    assert "such as" not in found.told


def test_without_help_a_move_is_still_judged() -> None:
    found = sat("suipi", "why 9=9", "9=9", assist=False)
    assert "is legal" in found.told
    assert found.texts[0].startswith("9")


def test_without_help_no_preview_and_no_unseen_cards_are_shown() -> None:
    assert "unseen" in sat("samoa", "table").told
    assert "unseen" not in sat("samoa", "table", assist=False).told


# Counting first.

def test_what_was_missed_is_told_line_by_line() -> None:
    found = sat("suipi", *["#1"] * 8, "3", "x", "0", "", "", "", *["quit"], count=True)
    first = found.told.index("Count of round 1, deal 1")
    asked = found.told[first:found.told.index("-- Count of round 1, deal 1")]
    assert "You have won" in asked
    assert "Type a number of points" in asked
    judged = found.told[found.told.index("in all."):].splitlines()[1:2]
    assert judged[0].startswith("Cards (You): counted 3, it is ") or "all counted rightly" in judged[0]


def test_who_counts_rightly_is_told_so() -> None:
    straight = sat("suipi", *["#1"] * 8)
    rows = re.findall(r"^ (\w+) +You +(\d+)  ", straight.told, re.MULTILINE)
    points = dict(rows)
    lines = re.findall(r"^ (\w+) +(?:You|Greedy|nobody) +(?:\d+|-)  ", straight.told, re.MULTILINE)
    typed = [points.get(line, "") for line in dict.fromkeys(lines)]
    assert "You: all counted rightly." in sat("suipi", *["#1"] * 8, *typed, count=True).told


def test_whoever_skips_sees_the_count_unjudged() -> None:
    found = sat("suipi", *["#1"] * 8, "skip", count=True)
    assert "counted" not in found.told.rpartition("in all.")[2]


def test_everybody_at_the_screen_counts_the_own_side() -> None:
    found = Sitting("suipi", [*["", "#1"] * 16, "skip", "skip", ""], seats=("you", "you"), count=True)
    found.run()
    assert "Ana: count your points" in found.told
    assert "Ben: count your points" in found.told


def test_the_table_of_spots_is_shown_to_who_counts() -> None:
    found = sat("samoa", *["#1"] * 40, *["1"] * 40, count=True)
    asked = found.told[found.told.index("Count of round 1"):]
    assert "Sakani" in asked.partition("Now you count")[0]


# What others have done.

def test_what_somebody_did_is_told_by_name() -> None:
    found = sat("samoa", "#1", "#1", "last greedy", "last nobody", "last you")
    told = found.told.rpartition("> last greedy\n")[2].partition("Your move > last nobody")[0].splitlines()
    assert len([text for text in told if "places" in text]) >= 2
    assert all(text.startswith(("Greedy ", "  ")) for text in told if text)
    assert "Nobody here is called nobody." in found.told
    assert "You place" in found.told.rpartition("> last you\n")[2]


def test_a_resumed_match_still_knows_what_somebody_did() -> None:
    first = sat("samoa", "#1", "#1", "last greedy")
    first.session.news.recall(first.match)
    assert first.person is not None
    assert any(text.startswith("Greedy places") for text in first.person.heard[1])


def test_what_somebody_did_tells_no_secret() -> None:
    game = load("samoa", players=3)
    state = game.position(GUESSING)
    shared = Table(game, state, ["", "guess ben=mahalo cy=paduka", "", "last ana", "quit"], seats=(1, 2, 3))
    game.play(state, game.parse(state, shared.asked(1)))
    shared.person.hear(2, ["Ana has chosen"])
    with pytest.raises(Quit):
        shared.asked(2)
    assert "mahalo" not in shared.told.rpartition("> last ana")[2]


def test_a_hint_that_is_stopped_stops_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardgames.cli.playing import hints

    def stopped(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hints, "estimates", stopped)
    found = sat("suipi", "hint", "#1")
    assert "Stopped; no hint." in found.told
    assert not found.record.hints
    assert found.texts


def test_told_aloud_each_fact_has_its_line() -> None:
    found = sat("samoa", "score", accessible=True)
    assert "Points, You: 0.\nPoints, Greedy: 0.\n" in found.told


def test_a_hint_that_no_line_speaks_for_tells_its_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardgames.cli.playing import hints

    monkeypatch.setattr(hints, "_why", lambda *args: "")
    worths = iter([2.0, 1.5])
    monkeypatch.setattr(hints, "estimates", lambda game, seen, moves: [
        hints.Estimate(move, next(worths, 0.0)) for move in moves])
    assert "played on, it ends about 0.5 points better than" in sat("suipi", "hint").told
