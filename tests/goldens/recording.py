"""Recorded matches as text: made, written and replayed. One file a match.

A header, a blank line, a line for every move with its seat, its text and (after `#`) the events it set off; a blank
line and the score. Hands, shuffles and secret choices are in it: it is the whole truth about a finished match.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.table.bits import ids
from cardgames.table.state import Event, State
from tests.laws.tables import Rules, alone, choose, game_of
from tests.laws.tables import ids as game_ids

FOLDER = Path(__file__).parent
SEEDS = range(1, 60)


class Recording(NamedTuple):
    """A file taken apart: its header, and the seat and text of every move."""

    header: Mapping[str, str]
    moves: Sequence[tuple[int, str]]


def wanted() -> dict[Path, Rules]:
    """The files there should be: one for each ruleset and one for each of its variants, with what it requires."""
    return {FOLDER / rules.id / f"{rules.variants[-1] if rules.variants else 'base'}.play": rules
            for id in game_ids() for rules in alone(id)}


def players_of(rules: Rules) -> int:
    """The base is recorded with the fewest players, variants with the most, so that teams and long tables are met."""
    players = game_of(rules).ruleset.shape.seats.players
    return max(players) if rules.variants else min(players)


def record(rules: Rules) -> str:
    """The text of a match under these rules: that of the first seed where the variant makes a difference."""
    players = players_of(rules)
    game = game_of(rules, players)
    base = game_of(Rules(rules.id, ()), None)
    plain = game_of(Rules(rules.id, ()), players) if players in base.ruleset.shape.seats.players else None
    for seed in SEEDS:
        moves = random_moves(game, seed)
        if plain is None or not rules.variants or differs(game, plain, seed, moves):
            return written(game, seed, moves)
    seed = SEEDS[0]
    return written(game, seed, random_moves(game, seed))


def random_moves(game: Game, seed: int) -> list[str]:
    rng, state, texts = Random(f"golden {game.ruleset.id} {seed}"), game.start(seed=seed), []
    while state.seat:
        move = choose(game, state, rng)
        texts.append(game.text(state, move))
        game.play(state, move)
    return texts


def differs(game: Game, plain: Game, seed: int, texts: Sequence[str]) -> bool:
    """Whether a match goes otherwise without the variant: other moves are legal, or other points are scored."""
    one, other = game.start(seed=seed), plain.start(seed=seed)
    for text in texts:
        mine, yours = ([rules.text(state, move) for move in rules.moves(state)]
                       for rules, state in ((game, one), (plain, other)))
        if set(mine) != set(yours):
            return True
        game.play(one, game.parse(one, text))
        plain.play(other, plain.parse(other, text))
        if one.seat != other.seat or game.points(one) != plain.points(other):
            return True
    return False


def written(game: Game, seed: int, texts: Sequence[str]) -> str:
    """The match as a file."""
    rules = game.ruleset
    heard: list[Event] = []
    state = game.start(seed=seed, tell=heard.append)
    lines = [f"ruleset: {rules.id}", f"variants: {' '.join(rules.variants) or 'none'}", f"players: {game.seats}",
             f"seed: {seed}", "", f"# {told(game, heard)}"]
    for text in texts:
        heard.clear()
        seat, move = state.seat, game.parse(state, text)
        game.play(state, move)
        lines.append(f"{seat} {text}".ljust(28) + f" # {told(game, heard)}")
    assert not state.seat, "the match is not over"
    return "\n".join([*(line.rstrip() for line in lines), "", *score(game, state), ""])


def score(game: Game, state: State) -> list[str]:
    outcome = game.outcome(state)
    rows = {"points": outcome.points, **outcome.lines}
    lines = [f"{name}: " + " ".join(f"{side}={points}" for side, points in row.items()) for name, row in rows.items()]
    return [*lines, "ranking: " + " > ".join("=".join(map(str, place)) for place in outcome.ranking),
            f"why: {outcome.why.id}"]


def told(game: Game, events: Sequence[Event]) -> str:
    """The events of a move, the turn's passing left out."""
    return "; ".join(event_text(game, event) for event in events if event.change != "hand_on")


def event_text(game: Game, event: Event) -> str:
    """One event: the rule, the change, and its cards and numbers."""
    cards, change, args = game.cards.text, event.change, list(event.args)
    if change == "gather":
        args = ["+".join(cards[card] for card in args[1])]
    elif change == "draw":
        args = [to_cards(game, args[0]), "to", place_name(game, args[1])]
    elif change == "shift":
        args = [mask_text(game, args[0]), "from", place_name(game, args[1]), "to", place_name(game, args[2])]
    elif change == "clear":
        args = ["to", place_name(game, args[1])]
    elif change == "show":
        args = [mask_text(game, args[0])]
    elif change == "award":
        name = next(name for name, cell in game.setup.lines.items() if cell == args[0])
        args = [name, f"side {args[1]}", f"{args[2]:+d}", mask_text(game, args[3]) if args[3] else args[4]]
    elif change == "count":
        args = [counter_name(game, args[0]), args[1]]
    elif change == "note":
        reader = game.setup.readers[args[2]]
        args = [place_name(game, args[0]), "holds" if args[1] else "holds none of", mask_text(game, reader(args[3]))]
    elif change in ("take", "join"):
        args = [cards[args[0]], mask_text(game, args[2]), *(args[4][1:] if change == "join" else ())]
    elif change == "tuck":
        args = [to_cards(game, event.cards)]
    elif change in ("lay", "bury"):
        args = [cards[args[0]]]
    return " ".join(map(str, [event.cause, change, *args]))


def place_name(game: Game, cell: int) -> str:
    """The zone of a cell, with its seat, side or spot."""
    zone = next(zone for zone, place in game.layout.place if place == cell)
    owner = {"table": "", "spot": game.setup.spots[cell - zone.cell] if zone.of == "spot" else ""}
    return f"{zone.name} {owner.get(zone.of, cell - zone.cell)}".strip()


def to_cards(game: Game, cards: Sequence[int]) -> str:
    return "+".join(game.cards.text[card] for card in cards)


def mask_text(game: Game, mask: int) -> str:
    return to_cards(game, list(ids(mask))) or "nothing"


def counter_name(game: Game, cell: int) -> str:
    """The name of a counter, with its seat or side."""
    for name, counter in game.setup.counters.items():
        place = cell - counter.cell
        if counter.per == "table" and place == 0:
            return name
        if counter.per != "table" and 1 <= place <= counter.count:
            return f"{name} {place}"
    raise AssertionError(cell)


def read(text: str) -> Recording:
    """A file taken apart. What stands behind `#` is not read."""
    header, moves, _ = text.split("\n\n", 2)
    fields = dict(line.split(": ", 1) for line in header.splitlines())
    plain = [line.split("#")[0].strip() for line in moves.splitlines()]
    return Recording(fields, [(int(seat), move) for seat, _, move in (line.partition(" ") for line in plain if line)])
