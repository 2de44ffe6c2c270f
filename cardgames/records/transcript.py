"""The written record of a match: a header with the rules themselves, a line a move, an end with the final position's
hash.

JSON Lines, one object a line. This module holds the shape and makes it from a match; `lines` reads and writes it,
`replay` plays it again. A transcript tells everything, seed and hidden cards included: it is for those who may know,
or for later.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from hashlib import sha256
from typing import Any, NamedTuple

from cardgames.engine import chance
from cardgames.engine.game import Game
from cardgames.engine.match import ENGINE, Match, Turn
from cardgames.table.state import Event, State

SCHEMA_VERSION = 1
KIND = "transcript"
"""What the header of every record says, so that the file is known by its first line."""

FORMAT = 1
"""The format of the rule sections that a record carries."""


class Seat(NamedTuple):
    """Who sat at a seat: the name the table used, and the kind of player."""

    name: str
    kind: str


class Entry(NamedTuple):
    """One move: its number from 1, the seat that made it, its canonical text. Secret choices stand here too."""

    number: int
    seat: int
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How the people at a table want to play. practice: moves may be taken back whatever they have shown. assist:
    whether the program finds for them what can be played. count: whether they count first. delay: seconds after each
    move of a bot, None if nobody asked for any. detail: 0; -1 for the result only, 1 for the rules that acted too."""

    practice: bool = False
    assist: bool = True
    count: bool = False
    delay: float | None = None
    detail: int = 0

    def to_json(self) -> dict[str, Any]:
        """What is not as usual. `practice` stands in the header itself: it marks the match for ever."""
        return {each.name: getattr(self, each.name) for each in fields(self)
                if each.name != "practice" and getattr(self, each.name) != each.default}


USUAL = Manner()


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a record begins with: all that is needed to play the match again, without any ruleset file.

    `rules` are the effective rule sections, which `rules_hash` covers; `engine` and `chance` are the versions of this
    program's mechanics and shuffles. `orders` are those of Round 1 and all that were set by hand; `order` lines bring
    those of later rounds. `manner` is how people played, in the end: it may change where a match is taken up again."""

    id: str
    title: str
    rules: Mapping[str, Any]
    rules_hash: str
    variants: tuple[str, ...]
    settings: Mapping[str, Any]
    players: int
    seats: tuple[Seat, ...]
    seed: int | str
    orders: Mapping[str, str]
    starter: int | None
    manner: Manner = USUAL
    engine: int = ENGINE
    chance: int = chance.VERSION

    def to_json(self) -> dict[str, Any]:
        """The first line of the file."""
        manner = self.manner.to_json()
        return {
            "schema_version": SCHEMA_VERSION, "kind": KIND, "engine": self.engine, "chance": self.chance,
            "ruleset": {"id": self.id, "title": self.title, "format": FORMAT}, "rules": self.rules,
            "rules_hash": self.rules_hash, "variants": list(self.variants), "settings": dict(self.settings),
            "players": self.players, "seats": [seat._asdict() for seat in self.seats], "seed": self.seed,
            "orders": dict(self.orders), "starter": self.starter, "practice": self.manner.practice,
            **({"manner": manner} if manner else {})}


class End(NamedTuple):
    """How it ended: points by side, ranking, and the hash of the final position. undone: how many moves were taken
    back, where they themselves are not told."""

    points: Mapping[str, int]
    ranking: Sequence[Sequence[int]]
    hash: str
    undone: int = 0

    def to_json(self) -> dict[str, Any]:
        """The last line of the file."""
        ranking = [list(place) for place in self.ranking]
        undone = {"undone": self.undone} if self.undone else {}
        return {"end": {"points": dict(self.points), "ranking": ranking, **undone}, "hash": self.hash}


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match as it was written down. `orders` are the cards of all rounds that have begun; `end` is None while it
    runs. `undone` are moves that were taken back, in the order in which that was done; `hints` how many each seat was
    given, `notes` what each seat has noted. `name` is the file it came from, for messages."""

    header: Header
    moves: tuple[Entry, ...] = ()
    orders: Mapping[str, str] = field(default_factory=dict)
    end: End | None = None
    undone: tuple[Entry, ...] = ()
    hints: Mapping[int, int] = field(default_factory=dict)
    notes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    name: str = "the transcript"

    @property
    def taken_back(self) -> int:
        """How many moves were taken back, whether they are told or only counted."""
        return len(self.undone) or (self.end.undone if self.end is not None else 0)


def header(match: Match, *, seed: int | str, starter: int | None = None, kinds: Sequence[str] = (),
           names: Sequence[str] = (), manner: Manner = USUAL) -> Header:
    """The header of a match that has just been started with this seed and starter. `kinds` and `names` are those of its
    players, from seat 1 on; a player's own name stands for what is not given."""
    game, rules = match.game, match.game.ruleset
    text = game.cards.text
    by_hand = {key: " ".join(text[card] for card in order) for key, order in match.state.chance.orders.items()}
    called = [match.players[seat].name for seat in range(1, game.seats + 1)]
    seats = tuple(Seat(name, kind) for name, kind in zip(names or called, kinds or called, strict=True))
    return Header(id=rules.id, title=rules.own_title, rules=rules.effective, rules_hash=rules.rules_hash,
                  variants=rules.variants, settings=rules.settings, players=rules.players, seats=seats, seed=seed,
                  orders=by_hand | orders_of(game, 0, match.opening), starter=starter, manner=manner)


def orders_of(game: Game, before: int, events: Sequence[Event]) -> dict[str, str]:
    """The orders of the rounds that begin in these events, `before` being the last round begun earlier. A round dealt
    several times has the order that stayed."""
    out: dict[str, str] = {}
    number = before
    for event in events:
        if event.change == "count" and event.args[0] == 0:
            number = event.args[1]
        elif event.change == "gather":
            out.update(_by_pack(game, number, event.args[1]))
    return out


def _by_pack(game: Game, number: int, order: Sequence[int]) -> dict[str, str]:
    """One round's order, pack by pack; each card knows its pack, so their order among one another does not matter."""
    text = game.cards.text
    return {f"{name}.{number}": " ".join(text[card] for card in order if card in pack)
            for name, pack in game.cards.packs.items()}


def turn_lines(game: Game, turn: Turn, before: int) -> Iterator[dict[str, Any]]:
    """The lines that a turn adds; `before` is the number of the round it was played in."""
    yield {"n": turn.number, "seat": turn.seat, "move": turn.text}
    orders = orders_of(game, before, turn.events)
    if orders:
        yield {"order": orders}


def undo_line(number: int) -> dict[str, Any]:
    """All moves but the first `number` are taken back."""
    return {"undo": number}


def hint_line(seat: int) -> dict[str, Any]:
    """A seat was given a hint."""
    return {"hint": seat}


def manner_line(manner: Manner) -> dict[str, Any]:
    """From here on people play in another manner."""
    return {"manner": {"practice": manner.practice, **manner.to_json()}}


def note_line(seat: int, text: str) -> dict[str, Any]:
    """A seat has noted something."""
    return {"note": text, "seat": seat}


def end(game: Game, state: State) -> End:
    """The end of a match that is over."""
    outcome = game.outcome(state)
    return End({str(side): points for side, points in outcome.points.items()}, outcome.ranking, hash_of(game, state))


def hash_of(game: Game, state: State) -> str:
    """The hash of a position (hex): the same on every machine for the same cards, counters and turn."""
    position = game.to_position(state)
    return sha256(json.dumps(position, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode()).hexdigest()


def of(match: Match, head: Header) -> Transcript:
    """The transcript of a match as far as it has been played."""
    orders, number = dict(head.orders), 1
    for turn in match.turns:
        new = orders_of(match.game, number, turn.events)
        number += len({key.rpartition(".")[2] for key in new})
        orders.update(new)
    moves = tuple(Entry(turn.number, turn.seat, turn.text) for turn in match.turns)
    return Transcript(head, moves, orders, end(match.game, match.state) if match.is_over else None)
