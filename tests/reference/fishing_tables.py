"""Between the engine and the literal rules: positions read from their text, moves by name, random crowded positions."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.table.bits import ids
from cardgames.table.state import State
from tests.reference.fishing import Move, Table, Thing, has_equals, loose, worth


@cache
def game_of(variant: str, players: int = 2) -> Game:
    return load("suipi", [] if variant == "base" else [variant], players=players)


def things(text: str) -> list[Thing]:
    """A floor as a position writes it."""
    found = []
    for token in re.findall(r"\{[^}]*\}|\S+", text):
        if not token.startswith("{"):
            found.append(loose(token))
            continue
        match = re.fullmatch(r"\{([^=]*)=(\d+)(?:@(\d+))?\}", token)
        assert match is not None, token
        cards = frozenset(re.split(r"[+,]", match[1]))
        found.append(Thing(cards, int(match[2]), pile=True, owner=int(match[3] or 0), locked="," in match[1]))
    return found


def named(game: Game, move: tuple[int, int, int, int]) -> Move:
    """A move of the engine as the literal rules write it."""
    kind, card = game.names[move[0]], game.cards.text[move[1]]
    cards = frozenset(game.cards.text[c] for c in ids(move[3]))
    return {"capture": (kind, card, cards), "build": (kind, card, move[2], cards), "drop": (kind, card)}[kind]


def floor_and_hand(game: Game, state: State) -> tuple[list[Thing], list[str]]:
    """What lies on the floor, and the hand of the seat to move."""
    given = game.to_position(state)
    return things(given.get("floor", "")), given["hand"][str(state.seat)].split()


def crowded(game: Game, table: Table, rng: Random, most: int) -> Mapping[str, Any]:
    """A position of up to so many things with piles: loose cards, piles of one group, locked piles, owners at random.

    Where the rules ask for it no two things are equal, and nobody owns two piles."""
    deck = [game.cards.text[c] for c in game.cards.packs["main"]]
    rng.shuffle(deck)
    hands = {str(seat): " ".join(deck.pop() for _ in range(rng.randint(1, 8))) for seat in range(1, game.seats + 1)}
    floor, owners, wanted = list[Thing](), list(range(1, game.seats + 1)), rng.randint(1, most)
    piles = rng.randint(0, min(3, wanted))
    for _ in range(200):
        if len(floor) == wanted or not deck:
            break
        owner = rng.choice(owners) if owners else 0
        thing = random_pile(deck, table, rng, owner) if len(floor) < piles and owner else loose(deck[-1])
        if thing is None or (table.unique and has_equals([*floor, thing])):
            rng.shuffle(deck)
            continue
        deck = [card for card in deck if card not in thing.cards]
        floor.append(thing)
        if thing.pile and table.one_pile:
            owners.remove(owner)
    return {"floor": " ".join(map(written, floor)), "hand": hands, "turn": rng.randint(1, game.seats)}


def random_pile(deck: list[str], table: Table, rng: Random, owner: int) -> Thing | None:
    """One or two groups of one value from the deck; None if chance did not find any."""
    valued = [card for card in deck if worth(card)]
    group = rng.sample(valued, rng.randint(2, 3))
    value = sum(worth(card) or 0 for card in group)
    if value > table.build_max:
        return None
    locked = table.grouped and rng.random() < 0.4
    if locked:
        more = next((card for card in valued if worth(card) == value and card not in group), None)
        if more is None:
            return None
        group.append(more)
    return Thing(frozenset(group), value, pile=True, owner=owner, locked=locked)


def written(thing: Thing) -> str:
    if not thing.pile:
        return next(iter(thing.cards))
    singles = [card for card in thing.cards if worth(card) == thing.value]
    rest = [card for card in thing.cards if card not in singles]
    groups = ["+".join(rest)] if rest else []
    return "{" + ",".join([*groups, *singles]) + f"={thing.value}@{thing.owner}" + "}"


def played(game: Game, seed: int) -> Iterator[State]:
    """The decisions of a random match; builds and captures come up more often than among all moves."""
    rng, state = Random(seed), game.start(seed=seed)
    while state.seat:
        yield state
        moves = game.moves(state)
        kind = rng.choice(sorted({move[0] for move in moves}))
        game.play(state, rng.choice([move for move in moves if move[0] == kind]))
