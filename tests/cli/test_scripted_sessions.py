"""Two hundred sessions of random typing: no traceback, no lost move, and nothing on the screen that the seat at the
keyboard cannot know."""
from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest

from cardgames import load
from cardgames.cli.playing import seating
from cardgames.cli.playing.curtain import Curtain
from cardgames.cli.playing.desk import Desk
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from cardgames.records import saves
from cardgames.rules.catalogue import Catalogue
from cardgames.table.state import State
from tests.cli.scribbling import line, lines
from tests.cli.sitting import Sitting, Typed

SESSIONS = 200
BATCHES = 8
TYPED = 40
"""Lines of one session."""
DECISIONS = 8
"""Decisions of one pair of deals."""
GAMES = ("suipi", "samoa")


def name_of(number: int) -> str:
    """Every other session is of one of the first games, the others go round."""
    others = [name for name in Catalogue().ids() if name not in GAMES]
    return GAMES[number // 2 % 2] if number % 2 else others[number // 2 % len(others)]


def at_the_keyboard(sitting: list[Sitting], rng: Random) -> Iterator[str]:
    """What is typed in one session, made for the position at each prompt; then the input ends."""
    for _ in range(TYPED):
        match = sitting[0].match
        yield line(match.game, match.state, rng) if match.state.seat else rng.choice(["", "3", "x", "skip"])


def session(number: int) -> Sitting:
    """One session: a game, a table, a manner of playing, and lines, all drawn from its number."""
    rng, name, made = Random(number), name_of(number), list[Sitting]()
    seats = load(name).seats
    people = rng.choice([1, 1, 2])
    kinds = ["you"] * people + ["random"] * (seats - people)
    rng.shuffle(kinds)
    made.append(Sitting(name, at_the_keyboard(made, rng), seats=kinds, seed=number, accessible=rng.random() < 0.2,
                        assist=rng.random() < 0.8, count=rng.random() < 0.3,
                        practice=people == 1 and rng.random() < 0.4))
    return made[0]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_session_of_any_typing_loses_no_move_and_ends_as_it_should(batch: int) -> None:
    for number in range(batch, SESSIONS, BATCHES):
        found = session(number)
        code = found.run()
        assert code == (0 if found.match.is_over else 130), number
        assert "Traceback" not in found.told
        assert [entry.move for entry in found.record.moves] == found.texts, number
        assert found.save is not None
        if not found.match.is_over:
            resumed = saves.resume(str(found.save.path))
            resumed.save.close()
            assert resumed.match.state.same_position(found.match.state), number


def shown(game: Game, state: State, typed: list[str], *, accessible: bool) -> tuple[str, str]:
    """What the seat to move is shown when it types these lines, and the move that comes of it."""
    out, seat = io.StringIO(), state.seat
    terminal = Terminal(out=out, colour=True, accessible=accessible, suits="letters", plain=False, live=False)
    names = seating.called(["you", *["greedy"] * (game.seats - 1)], None)
    reader = Typed(iter(typed))
    reader.echo = out.write
    desk = Desk(look_at=lambda of: game.observe(state, of))
    person = Person(Look(game, terminal, names), reader, [seat], desk=desk)
    try:
        move = person.ask(game.observe(state, seat), game.moves(state), game, seat)
    except (EOFError, Quit) as end:
        return out.getvalue(), repr(end)
    return out.getvalue(), game.text(state, move)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_two_deals_that_a_seat_cannot_tell_apart_look_alike_whatever_it_types(batch: int) -> None:
    for number in range(batch, SESSIONS, BATCHES):
        rng, game = Random(f"twins {number}"), load(name_of(number))
        state = game.start(seed=number)
        for _ in range(rng.randrange(1, DECISIONS)):
            moves = game.moves(state)
            game.play(state, moves[rng.randrange(len(moves))])
        if game.is_over(state):
            continue
        twin = game.imagine(game.observe(state, state.seat), rng)
        typed = list(lines(game, state, rng, 12))
        spoken = rng.random() < 0.3
        assert shown(game, state, typed, accessible=spoken) == shown(game, twin, typed, accessible=spoken), number


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above could not fail if the other deal were the same, or if nobody asked for what is hidden."""
    def leaky(self: Curtain, name: str, seen: object = None) -> list[str]:
        assert self.desk.look_at is not None
        return picture.holding(self.look, self.desk.look_at(2))

    monkeypatch.setattr(Curtain, "peek", leaky)
    game = load("suipi")
    for number in range(20):
        state = game.start(seed=number)
        twin = game.imagine(game.observe(state, 1), Random(number))
        assert shown(game, state, ["peek"], accessible=False) != shown(game, twin, ["peek"], accessible=False)
