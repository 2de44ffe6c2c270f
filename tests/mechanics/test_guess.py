"""Every seat secretly names the hidden role card of every other seat."""
from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from cardgames import load
from cardgames.table.bound import Moves
from cardgames.table.sums import Overflow
from tests.mechanics.spot_table import Moment, bound, setup_for

ROLES = {1: "east", 2: "west", 3: "north"}
MANY = tuple(f"role{number}" for number in range(9))


def guessing(seat: int = 1, **params: Any) -> tuple[Moment, Any]:
    setup = setup_for(spots=("east", "west", "north", "south"))
    mover = bound(setup, "guess", pack="roles", role="role", **params)
    return Moment(setup, seat=seat, role=ROLES), mover


def test_each_role_once_and_not_ones_own() -> None:
    table, guess = guessing(seat=2)
    others = ("east", "north", "south")
    assert table.texts(guess) == [f"guess 1={first} 3={second}" for first, second in product(others, others)
                                  if first != second]


def test_free_guesses_repeat() -> None:
    table, guess = guessing(distinct=False)
    assert len(table.texts(guess)) == 9
    assert "guess 2=west 3=west" in table.texts(guess)


def test_blanks_may_repeat() -> None:
    table, guess = guessing(blank=True)
    assert len(table.texts(guess)) == 6 + 3 + 3 + 1
    assert "guess 2=- 3=-" in table.texts(guess)


def test_ones_own_role_where_that_is_allowed() -> None:
    table, guess = guessing(own=True)
    assert len(table.texts(guess)) == 12


@pytest.mark.parametrize(("text", "rule"), [
    ("guess 2=west 3=west", "moves.guess.distinct"),
    ("guess 2=east 3=west", "moves.guess.own"),
    ("guess 2=west", "moves.guess.blank"),
    ("guess 2=west 3=-", "moves.guess.blank"),
    ("guess", "moves.guess.blank"),
    ("guess 1=west 2=north 3=south", "moves.guess"),     # oneself
    ("guess 2=west 3=south 4=north", "moves.guess"),     # no such seat
    ("guess 2=west 2=south 3=north", "moves.guess"),     # twice
    ("guess 2=up 3=north", "moves.guess.blank"),         # no such role
])
def test_what_is_refused(text: str, rule: str) -> None:
    table, guess = guessing()
    assert table.refused(guess, text) == rule


def test_how_it_is_read() -> None:
    table, guess = guessing()
    for text in ("guess 2=west 3=north", "2=west 3=north", "GUESS 3=NORTH, 2=w", "2:w,3:n", "guess 2 = west 3 = n"):
        assert table.read(guess, text) == ["guess 2=west 3=north"], text
    for text in ("", "west north", "2", "guess west", "east/top", "2=west 3"):
        assert table.read(guess, text) == [], text


def test_a_blank_is_written_too() -> None:
    table, guess = guessing(blank=True)
    assert table.refused(guess, "2=west") == "moves.guess.blank"
    assert table.refused(guess, "guess") == "moves.guess.blank"
    assert table.refused(guess, "2=west 3=-") is None


def test_a_name_that_fits_two_roles_gives_two_readings() -> None:
    setup = setup_for(seats=2, spots=("east", "eden", "north"))
    guess = bound(setup, "guess", pack="roles", role="role")
    table = Moment(setup, role={1: "north", 2: "east"})
    assert table.read(guess, "2=e") == ["guess 2=east", "guess 2=eden"]


def test_it_is_kept_secret() -> None:
    table, guess = guessing()
    assert guess.secret
    assert guess.hides == (table.setup.counter("guess"),)
    mover, card, _, _ = table.play(guess, "2=west 3=north")
    assert guess.text(table.state, (mover, card, -1, 0)) == "guess ?"


def test_the_counter_is_one_more_than_the_number_of_the_move() -> None:
    """What a state imagined from an observation relies on."""
    table, guess = guessing(blank=True)
    assert table.count("guess", of=1) == 0
    for text in ("2=west 3=north", "2=- 3=-"):
        move = table.play(guess, text)
        assert table.count("guess", of=1) == move[2] + 1 > 0


def test_who_has_named_whom_rightly() -> None:
    table, guess = guessing(distinct=False)
    for seat, text in ((1, "2=west 3=south"), (2, "1=north 3=north"), (3, "1=east 2=west")):
        table.state.seat = seat
        table.play(guess, text)
    assert table.setup.ask("named_rightly")(table.state) == [0b100, 0b1000, 0b110]


def test_nobody_is_right_about_what_is_unknown() -> None:
    """In an observation roles are unknown (an empty place) and the guesses of others (-1)."""
    table, guess = guessing()
    table.play(guess, "2=west 3=north")
    table.state.z[table.setup.zone("role").cell + 2] = 0
    table.count("guess", -1, of=2)
    assert table.setup.ask("named_rightly")(table.state) == [0b1000, 0, 0]
    assert table.setup.ask("role_cards")(table.state).bit_count() == 2


def test_a_seat_that_does_not_know_its_own_role_may_name_any() -> None:
    table, guess = guessing()
    table.state.z[table.setup.zone("role").cell + 1] = 0
    assert len(table.texts(guess)) == 12


def test_how_a_position_writes_it() -> None:
    table, guess = guessing(blank=True)
    wording = table.setup.counters["guess"].wording
    assert wording is not None
    for text, written in (("2=west 3=north", "2=west 3=north"), ("2=- 3=north", "3=north"), ("2=- 3=-", "-")):
        value = table.play(guess, text)[2] + 1
        assert (wording.write(value), wording.read(written)) == (written, value)
    for wrong in ("", "west", "2=up", "9=west"):
        with pytest.raises(ValueError, match="name"):
            wording.read(wrong)


def test_many_seats_are_not_listed_in_full_but_read_exactly() -> None:
    setup = setup_for(seats=8, spots=MANY)
    guess = bound(setup, "guess", pack="roles", role="role", distinct=False)
    table = Moment(setup, role={seat: MANY[seat] for seat in range(1, 9)})
    out = Moves()
    with pytest.raises(Overflow):
        guess.add(table.state, (), out)
    guess.some(table.state, (), out)
    assert len(set(out)) == len(out) == 5000
    assert len({guess.text(table.state, move).split()[1] for move in out}) == 8     # the first seat gets every role
    text = "guess " + " ".join(f"{seat}={MANY[0]}" for seat in range(2, 9))
    assert table.read(guess, text) == [text]
    assert table.refused(guess, text) is None
    assert all(guess.refuse(table.state, move) is None for move in out[::97])


def test_a_seat_names_nobody_but_the_others() -> None:
    """A move that names the guesser too, or a seat that is not there, is no guess."""
    game = load("samoa", players=2)
    state = game.position({"phase": "guess", "turn": 1, "mask": {1: "sakani", 2: "hanuk"}})
    listed = game.moves(state)
    mover, card, number, cards = listed[0]
    assert game.refusal(state, listed[0]) is None
    for wrong in (number + 1, number + 6 ** 2):
        refused = game.refusal(state, (mover, card, wrong, cards))
        assert refused is not None
        assert refused.rule == "moves.guess"
