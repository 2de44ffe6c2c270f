"""From a ruleset to the bound pieces of a game: zones get cells, packs get ids, every mechanic its closures. Once a
game.

The order of binding is the order of need: movers answer what duties, triggers and scorers ask; dealers, orders and
enders come last.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardgames import mechanics
from cardgames.engine.listing import Step
from cardgames.engine.passing import passing
from cardgames.engine.periods import Plan
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.shape import Part
from cardgames.table.bound import Duty, Mover, Scorer, Source, Trigger
from cardgames.table.packs import Cards, faces
from cardgames.table.setup import Setup
from cardgames.table.state import State
from cardgames.table.zones import Form, Layout

CARRIED = "carried"
"""The line of points that a position brings along without saying what for."""


class Bound(NamedTuple):
    """All bound pieces of a game. `names` and `paths` are of the movers, by number."""

    setup: Setup
    plan: Plan
    movers: tuple[Mover, ...]
    names: tuple[str, ...]
    paths: tuple[str, ...]
    duties: tuple[tuple[str, Duty], ...]
    triggers: tuple[tuple[str, Trigger], ...]
    rank: Any
    settled: Any
    better: int


def bind(ruleset: Ruleset) -> Bound:
    """Bind every mechanic of the ruleset for its number of seats."""
    setup = _setup(ruleset)
    setup.line(CARRIED)
    movers, names = _movers(ruleset, setup)
    duties = tuple((part.path, _bound(part, setup)) for part in ruleset.parts("duties"))
    triggers = tuple((part.path, _bound(part, setup)) for part in ruleset.parts("triggers"))
    lines = _lines(ruleset, setup)
    steps = _steps(ruleset, setup, names)
    plan = Plan(
        opening=[(part.path, _bound(part, setup)) for part in ruleset.parts("round.open")],
        dealing=[(part.path, _bound(part, setup)) for part in ruleset.parts("round.deals.open")],
        starter=_only(ruleset, setup, "round.starter"), steps=steps, lines=lines, per=ruleset.shape.scoring.per,
        leftovers=_only(ruleset, setup, "ending.leftovers") if ruleset.part("ending.leftovers") else None,
        match=_only(ruleset, setup, "ending.match"), set_aside=_set_aside(ruleset, setup))
    setup.least_stock = _least_stock(ruleset, setup)
    ranking = _only(ruleset, setup, "ending.ranking")[1]
    paths = tuple(f"moves.{name}" for name in names)
    return Bound(setup, plan, movers, names, paths, duties, triggers, ranking.rank, ranking.settled, ranking.better)


def _least_stock(ruleset: Ruleset, setup: Setup) -> int:
    """How many cards of the stock are worth a further deal, or are drawn; more than there are if none ever are."""
    if ruleset.parts("round.deals.open"):
        return ruleset.players
    return 1 if setup.offered("draws") else len(setup.cards) + 1


def _bound(part: Part, setup: Setup) -> Any:
    setup.path = part.path
    return mechanics.find(part.mechanic).bind(part.params, setup)


def _only(ruleset: Ruleset, setup: Setup, path: str) -> tuple[str, Any]:
    part = ruleset.part(path)
    assert part is not None, path
    return path, _bound(part, setup)


def _setup(ruleset: Ruleset) -> Setup:
    shape, sides = ruleset.shape, ruleset.sides
    side_of = [0] * (ruleset.players + 1)
    for side, seats in enumerate(sides, 1):
        for seat in seats:
            side_of[seat] = side
    hands = {step.card_from for step in shape.turn.values()}
    counts = {"table": 1, "seat": ruleset.players, "side": len(sides), "spot": len(shape.spots)}
    layout = Layout()
    for name, zone in shape.zones.items():
        form: Form = "set"
        if zone.ordered:
            form = "stock"
        elif zone.holds != "cards":
            form = zone.holds
        elif zone.of == "seat" and name in hands:
            form = "hand"
        layout.add(name, of=zone.of, seen_by=zone.seen_by, form=form, count=counts[zone.of],
                   counted_only=zone.shown_as == "count")
    cards = Cards({name: faces(pack) for name, pack in ruleset.packs.items()})
    return Setup(cards=cards, layout=layout, seats=ruleset.players, side_of=side_of, spots=shape.spots,
                 direction=shape.seats.direction)


def _movers(ruleset: Ruleset, setup: Setup) -> tuple[tuple[Mover, ...], tuple[str, ...]]:
    """The movers in file order, and, if some step lets a stuck seat pass, the pass."""
    movers, names = [], []
    for number, part in enumerate(ruleset.parts("moves")):
        setup.mover = number
        steps = [step for step in ruleset.shape.turn.values() if part.name in step.moves]
        setup.source = steps[0].card_from if steps else ""
        movers.append(_bound(part, setup))
        names.append(part.name)
    if any(step.stuck == "pass" for step in ruleset.shape.turn.values()):
        movers.append(passing(len(movers)))
        names.append("pass")
    setup.effects = [mover.effect for mover in movers]
    setup.source = next(iter(ruleset.shape.turn.values())).card_from
    return tuple(movers), tuple(names)


def _lines(ruleset: Ruleset, setup: Setup) -> dict[str, tuple[str, Scorer]]:
    lines: dict[str, tuple[str, Scorer]] = {}
    for part in ruleset.parts("scoring.lines"):
        setup.line(part.name)
        lines[part.name] = part.path, _bound(part, setup)
        setup.offer(f"count:{part.name}", _amounts(lines[part.name][1]))
    worths = [scorer.worth for _, scorer in lines.values() if scorer.worth is not None]
    setup.offer("worth", lambda card: sum(worth(card) for worth in worths))
    return lines


def _amounts(scorer: Scorer) -> Callable[[State], list[int]]:
    """What was counted for each side as numbers, also where the tally is of cards."""
    if not scorer.counts_cards:
        return lambda state: list(scorer.tally(state))
    return lambda state: [tally.bit_count() for tally in scorer.tally(state)]


def _steps(ruleset: Ruleset, setup: Setup, names: tuple[str, ...]) -> list[Step]:
    steps = []
    for phase, turn in ruleset.phases.items():
        for name in turn:
            step, part = ruleset.shape.turn[name], ruleset.part(f"turn.{name}")
            assert part is not None
            setup.source = step.card_from
            source: Source = _bound(part, setup)
            moves = [*step.moves, "pass"] if step.stuck == "pass" else list(step.moves)
            steps.append(Step(name=name, path=part.path, phase=phase, source=source, stuck=step.stuck,
                              movers=tuple(names.index(move) for move in moves)))
    return steps


def _set_aside(ruleset: Ruleset, setup: Setup) -> list[tuple[int, int]]:
    pairs = []
    for source, to in ruleset.shape.scoring.set_aside.items():
        pairs += list(zip(setup.zone(source).cells(), setup.zone(to).cells(), strict=True))
    return pairs
