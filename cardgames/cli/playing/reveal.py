"""Who has named whose hidden role, when all of it is shown: a row for each who named, a column for each named."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cardgames.cli.phrases import say
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import table
from cardgames.table.state import State

NAMED = re.compile(r"(\d+)=(\S+)")


def grid(look: Look, lying: State) -> list[str]:
    """The grid, as the table lies when the count begins; nothing in a game where nobody names roles."""
    game = look.game
    bases = [base for step in game.secret_steps for base in step]
    if not bases or not game.setup.offered("named_rightly"):
        return []
    rightly: Callable[[State], Sequence[int]] = game.setup.ask("named_rightly")
    right, named = rightly(lying), {seat: _written(look, lying, bases[0], seat) for seat in look.names}
    if look.terminal.accessible:
        return [say("reveal.right" if right[seat - 1] >> other & 1 else "reveal.wrong", who=look.names[seat],
                    other=look.names[other], role=role)
                for seat, roles in named.items() for other, role in roles.items()]
    rows = []
    for seat, name in look.names.items():
        cells = [_cell(named[seat].get(other, ""), right=bool(right[seat - 1] >> other & 1)) for other in look.names]
        rows.append([say("reveal.row", who=name), *cells])
    return table(look.terminal, ["", *look.names.values()], rows)


def _written(look: Look, lying: State, base: int, seat: int) -> dict[int, str]:
    """The role that a seat has named for each other seat."""
    wording = next(counter.wording for counter in look.game.setup.counters.values()
                   if counter.cell == base and counter.per == "seat")
    value = lying.c[base + seat]
    text = wording.write(value) if wording is not None and value > 0 else ""
    return {int(other): role for other, role in NAMED.findall(text)}


def _cell(role: str, *, right: bool) -> str:
    return f"{role} {'✓' if right else '✗'}" if role else "-"
