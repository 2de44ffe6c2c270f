"""Whose doing a fault is: where a patch makes a value of the base wrong, the fault is told at the patch.

A fault that shows in a line of the base may come from what a derived file, a variant or a setting has changed beside
it. To find out, the rules are made once more without one edit after another: with the one whose absence makes them
right, the author has to do. `also` is then the line of the base.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardgames.errors import Fault, Place, Said
from cardgames.rules import layout, patch
from cardgames.rules.patch import Edit
from cardgames.rules.tree import Tree, Where, dotted

Find = Callable[[Tree], Sequence[Fault]]


class Step(NamedTuple):
    """One edit, and the rules that bring back what another patch took away (None: those it is made in)."""

    edit: Edit
    base: Tree | None


def made(rules: Tree, steps: Sequence[Step]) -> Tree:
    """The rules with these edits."""
    for edit, base in steps:
        rules = patch.apply(rules, (edit,), base or rules)
    return rules


def blamed(faults: Sequence[Fault], start: Tree, steps: Sequence[Step], find: Find) -> list[Fault]:
    """The faults, each where its author can mend it; `find` tells the faults of other rules."""
    own = {place for step in steps for place in _places(step.edit)}
    search = _Search(start, steps, find, frozenset(fault.path for fault in faults))
    return [_moved(fault, search) if steps and _may_move(fault, own) else fault for fault in faults]


def _may_move(fault: Fault, own: set[Place]) -> bool:
    section = fault.path.partition(".")[0].partition("[")[0]
    return fault.place is not None and fault.place not in own and section in layout.RULES


def _moved(fault: Fault, search: _Search) -> Fault:
    edit = search.culprit(fault)
    if edit is None or edit.place is None:
        return fault
    return Fault(edit.place, dotted(edit.written) or fault.path, _told(edit, fault), edit.length, fault.place)


class _Search(NamedTuple):
    """What the search for the edit goes through. `known` are the paths of all faults that there are."""

    start: Tree
    steps: Sequence[Step]
    find: Find
    known: frozenset[str]

    def culprit(self, fault: Fault) -> Edit | None:
        """The edit without which the fault is not there; where only several together are, the one that completes it.

        Rules that have other faults instead prove nothing: they may not have been looked at so far."""
        if not self._right(fault, ()):
            return None
        latest_first = list(reversed(self.steps))
        for one in sorted(latest_first, key=lambda step: not _near(step.edit, fault)):
            if self._right(fault, [step for step in self.steps if step is not one]):
                return one.edit
        right = (size for size in reversed(range(len(self.steps))) if self._right(fault, self.steps[:size]))
        return next((self.steps[size].edit for size in right), None)

    def _right(self, fault: Fault, kept: Sequence[Step]) -> bool:
        """Whether the fault is gone from the rules with these edits only, and nothing else wrong instead."""
        found = {other.path for other in self.find(made(self.start, kept))}
        return fault.path not in found and found <= self.known


def _near(edit: Edit, fault: Fault) -> bool:
    """Whether an edit has to do with a fault at first sight."""
    return edit.path[-1] in fault.message or fault.path.startswith(edit.path[0])


def _told(edit: Edit, fault: Fault) -> str:
    where = fault.path.partition("[")[0]
    if edit.new is None and fault.message.startswith("there is no ") and f'"{edit.path[-1]}"' in fault.message:
        return Said("{where} still names {name}; remove or change that too", where=where, name=edit.path[-1])
    return Said("with this, {where} is wrong: {message}", where=where, message=fault.message)


def _places(edit: Edit) -> Iterator[Place]:
    """All places of what an edit writes."""
    if edit.new is not None and edit.new.where is not None:
        yield from _within(edit.new.where)


def _within(where: Where) -> Iterator[Place]:
    yield where.value.place
    yield where.name.place
    for kid in where.kids.values():
        yield from _within(kid)
