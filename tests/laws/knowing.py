"""The law of knowledge: what a seat sees, may do, reads and hears depends on nothing that it cannot know.

Two worlds that differ only in what a seat cannot know are told apart by nothing it gets: not by its observation, its
moves, their texts, a refusal, nor by an event or its sentence, until one reveals what differed. A world is made in
two ways: imagined from the observation, which changes everything unknown, and by the exchange of two unknown cards,
which changes so little that both worlds can be played on together for long.

All that a seat gets is asked of a `Door`, so that a test can put a leaking one in its place and see the law fail.
"""
from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from cardgames.engine import observing
from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.engine.reading import why_not
from cardgames.pages.telling import tell
from cardgames.table.bits import ids
from cardgames.table.observation import Observation
from cardgames.table.row import Row
from cardgames.table.state import Event, Move, State
from tests.laws.laws import each_card_lies_in_one_place, neighbours, places

TOGETHER = 12
"""Moves that two worlds are played on together, at most."""


class Door:
    """What a seat gets of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def observe(self, state: State, seat: int) -> Observation:
        return self.game.observe(state, seat)

    def moves(self, state: State) -> list[Move]:
        return self.game.moves(state)

    def filtered(self, event: Event, seat: int) -> Event:
        return self.game.filtered(event, seat)

    def refusal(self, state: State, move: Move) -> Any:
        return self.game.refusal(state, move)

    def sentences(self, played: Played, equal: int, seat: int) -> list[str]:
        """What the seat is told of a move and of its first events."""
        names = {each: "You" if each == seat else f"Seat {each}" for each in range(1, self.game.seats + 1)}
        events = tuple(heard.event for heard in played.heard[:equal])
        turn = Turn(1, played.seat, played.move, played.text, events)
        return tell(self.game, turn, seat, names, before=played.before)


def facts_hold(game: Game, state: State) -> bool:
    """Whether what play has revealed of hands is true in this world."""
    for cell, holds, reader, data, _ in observing.live_facts(game, state):
        cards = game.setup.readers[reader](data)
        if holds != any(cards >> card & 1 for card in state.z[cell]):
            return False
    return True


def imagined_world(game: Game, state: State, seat: int, rng: Random) -> State:
    """A world that the observation allows. It must fit, be whole, and be true to the facts."""
    seen = game.observe(state, seat)
    world = game.imagine(seen, rng)
    each_card_lies_in_one_place(game, world)
    assert observing.fits(game, world, seen)
    assert facts_hold(game, world), f"facts {seen.facts} do not hold in {game.to_position(world)}"
    return world


Place = tuple[str, int, int]
"""(`stock`, 0, place in the order), (`hand`, cell, card) or (`set`, cell, card)."""


def unknown_places(game: Game, state: State, seat: int) -> list[tuple[int, Place]]:
    """The cards whose place the seat does not know, with where they are."""
    found: list[tuple[int, Place]] = [
        (card, ("stock", 0, number)) for number, card in enumerate(state.order)
        if number >= state.pos and not state.public >> card & 1]
    for zone, cell in game.layout.place:
        if not observing.sees(game, seat, zone, cell):
            held = state.z[cell]
            form = "hand" if isinstance(held, tuple) else "set"
            found += [(card, (form, cell, card)) for card in (held if form == "hand" else ids(held))
                      if not state.public >> card & 1]
    return found


def exchanged_world(game: Game, state: State, seat: int, rng: Random) -> State | None:
    """The same world with two unknown cards of one pack exchanged; None if none was found that leaves facts true."""
    unknown = unknown_places(game, state, seat)
    for _ in range(10):
        if len(unknown) < 2:
            return None
        (card, place), (other, there) = rng.sample(unknown, 2)
        same_pack = any(card in pack and other in pack for pack in game.cards.packs.values())
        if same_pack and place[:2] != there[:2]:
            world = state.copy()
            put(world, place, card, other)
            put(world, there, other, card)
            if facts_hold(game, world):
                each_card_lies_in_one_place(game, world)
                return world
    return None


def put(state: State, place: Place, gone: int, come: int) -> None:
    """One card takes another's place."""
    form, cell, number = place
    if form == "stock":
        state.order = (*state.order[:number], come, *state.order[number + 1:])
    elif form == "hand":
        cards = [come if card == gone else card for card in state.z[cell]]
        state.z[cell] = Row(cards) if isinstance(state.z[cell], Row) else tuple(sorted(cards))
    else:
        state.z[cell] ^= 1 << gone | 1 << come


def nothing_tells(door: Door, state: State, world: State, seat: int, rng: Random) -> None:
    """The seat gets the same in both worlds; and so on, as long as both can be played on with the same moves."""
    game, one, other = door.game, state.copy(), world.copy()
    for _ in range(TOGETHER):
        same_sight(door, one, other, seat, rng)
        if not one.seat:
            return
        chosen = choices(game, one, other, seat, rng)
        if chosen is None:
            return
        mine, yours = (Played(game, each, move) for each, move in zip((one, other), chosen, strict=True))
        equal = same_events(door, mine, yours, seat)
        assert door.sentences(mine, equal, seat) == door.sentences(yours, equal, seat), "the sentences differ"
        if equal < len(mine.heard):
            return


def choices(game: Game, one: State, other: State, seat: int, rng: Random) -> tuple[Move, Move] | None:
    """What is played in both worlds: the same move, but for a secret one of another seat. None if there is none."""
    moves, others = game.moves(one), game.moves(other)
    if one.seat != seat and game.secret_steps[one.step]:
        return rng.choice(moves), rng.choice(others)
    shared = set(others)
    common = [move for move in moves if move in shared]
    assert common or one.seat != seat
    if not common:
        return None
    move = rng.choice(common)
    return move, move


def same_sight(door: Door, one: State, other: State, seat: int, rng: Random) -> None:
    """Equal observations; and if the seat is to move, equal moves, texts and refusals, whatever they are asked of."""
    seen = door.observe(one, seat)
    assert seen == door.observe(other, seat), "the observations differ"
    if not one.seat or one.seat != seat:
        return
    moves = door.moves(one)
    assert moves == door.moves(other), "the lists of moves differ"
    assert moves == door.moves(seen), "the moves of the observation differ from those of the state"
    game = door.game
    for move in rng.sample(moves, min(3, len(moves))):
        text = game.text(one, move)
        assert text == game.text(other, move) == game.text(seen, move)
        assert game.parse(seen, text) == move
        for near in neighbours(game, one, move, rng)[:2]:
            said = door.refusal(one, near)
            assert said == door.refusal(other, near), "the refusals differ"
            assert (said is None) == (why_not(game, seen, near) is None)


class Heard(NamedTuple):
    """An event as it was told, and a copy of the state right after it."""

    event: Event
    after: State


class Played:
    """A move that is played on a state, with the state before and the events it set off.

    How deep the stock's order has been drawn is counted from here: an imagined world begins at 0."""

    def __init__(self, game: Game, state: State, move: Move) -> None:
        self.seat, self.move, self.text = state.seat, move, game.text(state, move)
        self.before, self.heard, self.start = state.copy(), list[Heard](), state.pos
        state.tell = lambda event: self.heard.append(Heard(self.shifted(event), state.copy()))
        game.play(state, move)
        state.tell = None

    def shifted(self, event: Event) -> Event:
        if event.change != "draw":
            return event
        cards, to, pos, shown = event.args
        return event._replace(args=(cards, to, pos - self.start, shown))


def same_events(door: Door, one: Played, other: Played, seat: int) -> int:
    """How many events the seat hears alike before the worlds part. What differs must be a reveal."""
    for number, (mine, yours) in enumerate(zip(one.heard, other.heard, strict=False)):
        event, again = door.filtered(mine.event, seat), door.filtered(yours.event, seat)
        if event != again:
            assert event.change == again.change, f"{event} is not {again}"
            assert reveals(door.game, event, mine.after, seat), f"{event} is not {again}, and is no reveal"
            return number
        if event.change in ("gather", "show"):  # chance differs; and the same cards may be shown in other places
            return number
    assert len(one.heard) == len(other.heard)
    return len(one.heard)


def reveals(game: Game, event: Event, after: State, seat: int) -> bool:
    """Whether an event, as a seat hears it, shows a card that the seat now sees itself."""
    if event.change == "draw":
        shown = [card for card in event.cards if card >= 0]
        return bool(shown) and set(shown) <= set(places(game, game.observe(after, seat)))
    return event.change == "show" or (event.change == "clear" and all(card >= 0 for card in event.cards))


def knowledge(door: Door, state: State, rng: Random, worlds: int = 1) -> None:
    """The law for every seat and an onlooker in one position."""
    game = door.game
    for seat in range(game.seats + 1):
        for _ in range(worlds):
            nothing_tells(door, state, imagined_world(game, state, seat, rng), seat, rng)
            exchanged = exchanged_world(game, state, seat, rng)
            if exchanged is not None:
                nothing_tells(door, state, exchanged, seat, rng)
