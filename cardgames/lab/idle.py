"""Parameters that never mattered: matches played side by side under the rules and under the rules with one value
changed.

Both get the same cards and choices. As soon as a list of moves, a turn, the points or the ranking differs, the value
has mattered. Only values that the ruleset writes down are tried, and only with changes that make a ruleset without
faults.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from cardgames import mechanics
from cardgames.engine.chance import stream
from cardgames.engine.game import Game
from cardgames.errors import CardgamesError, UnplayableError
from cardgames.rules.loading import from_effective
from cardgames.rules.parts import slots
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.tree import Tree

PAIRS = 100
"""Pairs of matches that are compared, at most, before a value counts as one that never mattered."""
LONGEST = 20_000

Rules = dict[str, Any]


class Idle(NamedTuple):
    """A value that never mattered: its path, what it is, what it was changed to, in how many matches each."""

    path: str
    value: Any
    tried: tuple[Any, ...]
    matches: int

    def to_json(self) -> dict[str, Any]:
        """The same, for programs."""
        return {**self._asdict(), "tried": list(self.tried)}


def less(found: Iterable[Idle], unused: Sequence[str]) -> tuple[Idle, ...]:
    """The idle values, less those of rules that are told to be unused as a whole."""
    return tuple(each for each in found if not any(each.path.startswith(f"{path}.") for path in unused))


class Written(NamedTuple):
    """A value the ruleset writes down, and what else it might be."""

    path: tuple[str, ...]
    value: Any
    others: tuple[Any, ...]


def idle(game: Game, seed: int | str, *, among: Sequence[str] | None = None, matches: int = PAIRS) -> list[Idle]:
    """The parameters that made no difference; `among` limits the search to these paths."""
    out = []
    for written in values(game.ruleset):
        path = ".".join(written.path)
        if among is None or path in among:
            tried = []
            for other in written.others:
                variant = _with(game.ruleset, written.path, other)
                if variant is None:
                    continue
                if differs(game, variant, seed, matches):
                    break
                tried.append(other)
            else:
                if tried:
                    out.append(Idle(path, written.value, tuple(tried), matches))
    return out


def idle_duties(game: Game, seed: int | str, *, matches: int = PAIRS) -> list[str]:
    """The duties that forbade nothing that a seat had come to choose from: without them all is the same."""
    out = []
    for part in game.ruleset.parts("duties"):
        without = _without_duty(game.ruleset, part.name)
        if without is not None and not differs(game, without, seed, matches):
            out.append(part.path)
    return out


def _without_duty(ruleset: Ruleset, name: str) -> Game | None:
    return _changed(ruleset, lambda rules: rules["duties"].pop(name))


def differs(game: Game, other: Game, seed: int | str, matches: int = PAIRS) -> bool:
    """Whether two games ever show a player anything different."""
    try:
        return any(_differs(game, other, f"{seed}.{number}") for number in range(1, matches + 1))
    except UnplayableError:                                 # the one could be played to here, the other cannot
        return True


def _differs(one: Game, other: Game, seed: str) -> bool:
    rng, left, right = stream(seed, "idle"), one.start(seed), other.start(seed)
    for _ in range(LONGEST):
        if left.seat != right.seat or left.round != right.round or one.points(left) != other.points(right):
            return True
        if not left.seat:
            return one.outcome(left).ranking != other.outcome(right).ranking
        moves = one.moves(left)
        if moves != other.moves(right):
            return True
        move = rng.choice(moves)
        one.play(left, move)
        other.play(right, move)
    return False


def _with(ruleset: Ruleset, path: tuple[str, ...], value: Any) -> Game | None:
    def put(rules: Rules) -> None:
        *above, last = path
        for key in above:
            rules = rules[key]
        rules[last] = value

    return _changed(ruleset, put)


def _changed(ruleset: Ruleset, change: Callable[[Rules], Any]) -> Game | None:
    """The game by rules that have been changed; None if these make no ruleset."""
    rules = deepcopy(dict(ruleset.effective))
    change(rules)
    try:
        return Game(from_effective(rules, ruleset.players, id=ruleset.id, title=ruleset.title))
    except CardgamesError:
        return None


def values(ruleset: Ruleset) -> Iterator[Written]:
    """All parameters of mechanics that the rules write down and that have another value to try."""
    for slot in slots(Tree(dict(ruleset.effective))):
        if slot.mechanic is None or not slot.written:
            continue
        model = mechanics.find(slot.mechanic).Params
        if isinstance(slot.params, Mapping):
            yield from _of_model(model, slot.params, slot.inner)
        elif model.SHORT is not None:                       # a bare value stands for its only parameter
            others = tuple(_others(slot.params, list(_kinds(model.model_fields[model.SHORT].annotation))))
            if others:
                yield Written(slot.inner, slot.params, others)


def _of_model(model: Any, written: Any, path: tuple[str, ...]) -> Iterator[Written]:
    for name, field in model.model_fields.items():
        key = field.alias or name
        if not isinstance(written, Mapping) or key not in written:
            continue
        value, kinds = written[key], list(_kinds(field.annotation))
        nested = [kind for kind in kinds if hasattr(kind, "model_fields")]
        if isinstance(value, Mapping) and nested:
            yield from _of_model(nested[0], value, (*path, key))
            continue
        others = tuple(_others(value, kinds))
        if others:
            yield Written((*path, key), value, others)


def _kinds(annotation: Any) -> Iterator[Any]:
    """The kinds of value an annotation allows, unions taken apart."""
    if get_origin(annotation) in (Union, UnionType):
        for part in get_args(annotation):
            yield from _kinds(part)
    else:
        yield annotation


def _others(value: Any, kinds: Sequence[Any]) -> Iterator[Any]:
    """What might stand there instead: the other choice, the neighbouring numbers, the other words."""
    if isinstance(value, bool):
        yield not value
        return
    if isinstance(value, int):
        yield from (value - 1, value + 1)
    for kind in kinds:
        if get_origin(kind) is Literal:
            yield from (word for word in get_args(kind) if word != value)
    if type(None) in kinds and value is not None:
        yield None
