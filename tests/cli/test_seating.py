"""Who sits where and is called what; and what cannot be seated is told without wrong advice."""
from __future__ import annotations

import pytest

from cardgames.cli.playing import seating
from cardgames.errors import UsageError
from tests.cli.conftest import Run


@pytest.mark.parametrize(("seated", "names", "called"), [
    ("you,greedy", None, ["You", "Greedy"]), ("you,greedy", "Ana", ["Ana", "Greedy"]),
    ("you,greedy", "Ana,Ben", ["Ana", "Ben"]), ("greedy,random", "Ana,Ben", ["Ana", "Ben"]),
    ("you,you,greedy", "Ana,Ben", ["Ana", "Ben", "Greedy"]),
    ("greedy,you,greedy", "Ana", ["Greedy 1", "Ana", "Greedy 3"]),
    ("you,you", "Ana", ["Ana", "Player 2"]), ("you,greedy", " A\x1b[2Jna\n, ", ["A[2Jna", "Greedy"])])
def test_what_seats_are_called(seated: str, names: str | None, called: list[str]) -> None:
    assert list(seating.called(seated.split(","), names).values()) == called


@pytest.mark.parametrize(("seated", "names", "said"), [
    ("you,you", "Ana,ana", 'seats 1 and 2 are both called "ana"'), ("you,greedy", "greedy", "both called"),
    ("you,you", "Player 2", "both called"), ("you,you,greedy", "A,B,C,D", "gives 4 names; give at most 2"),
    ("greedy,random", "Ana", "gives 1 name; give 2, one for every seat"), ("you,greedy", "x" * 40, "too long")])
def test_names_that_do_not_fit_are_told(seated: str, names: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        seating.called(seated.split(","), names)


def test_names_reach_the_table(run: Run) -> None:
    out = run("play", "suipi", "--seats", "greedy,random", "--names", "Ana,Ben", "--seed", "7").out
    assert "Suipi: Ana, Ben" in out


@pytest.mark.parametrize(("seats", "said"), [
    ("you", "only bots can play here (greedy, random, search"), ("you,greedy", "only bots"),
    ("greedy,random,random", "suipi is for 2 players, not 3"), ("gredy,random", "did you mean greedy")])
def test_a_simulation_never_advises_a_person(run: Run, seats: str, said: str) -> None:
    result = run("simulate", "suipi", "--seats", seats)
    assert result.code == 2
    assert said in result.err
    assert "try --seats you" not in result.err


def test_a_number_of_players_that_needs_a_variant_says_which(run: Run) -> None:
    result = run("play", "suipi", "--players", "3")
    assert result.code == 2
    assert "3 can play with --variant dealers-choice or twenty-three" in result.err
    assert run("play", "suipi", "--players", "3", "--variant", "dealers-choice", "--json").code == 0
    assert "can play with" not in run("play", "suipi", "--players", "3", "--set", "moves.build.maxx=3").err


@pytest.mark.parametrize(("order", "said"), [
    ("AS,AS", "parted by blanks, not commas"), ("main.0=AS", "rounds count from 1"), ("main.1=AS", "it has 1 card,"),
    ("AS AS", "stands there too often"), ("main.x=AS", "named by pack and round"), ("9X", "--order main.1")])
@pytest.mark.parametrize("command", ["play", "perft"])
def test_an_order_that_is_none_is_wrong_use(run: Run, command: str, order: str, said: str) -> None:
    result = run(command, "suipi", "--order", order)
    assert result.code == 2
    assert said in result.err


@pytest.mark.parametrize("command", [("play", "-q"), ("simulate", "--games", "2"), ("report", "--games", "1")])
def test_as_many_play_as_seats_are_named(run: Run, command: tuple[str, ...]) -> None:
    done = run(command[0], "samoa", "--seats", "random,greedy,random", "--seed", "1", *command[1:])
    assert (done.code, done.err) == (0, "")
    refused = run(command[0], "suipi", "--seats", "random,greedy,random", *command[1:])
    assert refused.code == 2
    assert "suipi is for 2 players, not 3" in refused.err
