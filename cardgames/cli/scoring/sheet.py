"""What a score pad shows: the counts so far, the result, and the same for programs."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.cli.phrases import say
from cardgames.cli.playing import ending
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import table
from cardgames.engine import outcome
from cardgames.engine.pad import Counted
from cardgames.pages.counting import reports
from cardgames.pages.naming import Naming
from cardgames.records.pads import SavedPad
from cardgames.table.messages import Message
from cardgames.table.state import DEALER, STARTER


def counted(look: Look, naming: Naming, count: Counted) -> list[str]:
    """A count, line by line."""
    found = reports(look.game, count.events, look.names, before=count.before, words=naming.words, named=count.known)
    return [line for report in found for line in ending.count(look, report)] or look.wrapped(say("pad.zero"))


def heading(naming: Naming, saved: SavedPad) -> str:
    """Which count comes next, and who leads."""
    state = saved.pad.state
    id = "ask.deal" if saved.pad.periods.plan.per == "deal" else "ask.round"
    return naming.say(id, round=state.round, deal=state.deal, leads=naming.who(state.c[STARTER]))


def sheet(look: Look, naming: Naming, saved: SavedPad) -> list[str]:
    """Every count with what each side got and had then."""
    rows = []
    for count, gained, totals in _counts(saved):
        per_deal = saved.pad.periods.plan.per == "deal"
        title = naming.say("count.title.deal" if per_deal else "count.title.round", round=count.before.round,
                           deal=count.before.deal)
        rows.append([title, *(f"{totals[side]} ({gained[side]:+d})" for side in totals)])
    if not rows:
        return look.wrapped(say("pad.nothing"))
    return table(look.terminal, ["", *(naming.side(side) for side in range(1, look.game.sides + 1))], rows,
                 numbers=True)


def _counts(saved: SavedPad) -> list[tuple[Counted, dict[int, int], dict[int, int]]]:
    """Each count with the points that each side got and had after it."""
    found = []
    totals = dict.fromkeys(range(1, saved.pad.game.sides + 1), 0)
    for count in saved.pad.counts:
        if not count.failed:
            gained = dict.fromkeys(totals, 0)
            for event in count.events:
                if event.change == "award":
                    gained[event.args[1]] += event.args[2]
            totals = {side: totals[side] + gained[side] for side in totals}
            found.append((count, gained, totals))
    return found


def result(look: Look, naming: Naming, saved: SavedPad) -> list[str]:
    """Who has won, by the ruleset's own rules."""
    found = outcome.of(look.game, saved.pad.state)
    best = found.ranking[0]
    who = naming.words.speech.joined([naming.side(side) for side in best])
    id = "pad.won" if len(best) == 1 else "pad.shared"
    text = say(id, who=who, several=len(best) > 1 or naming.several(best[0]), points=found.points[best[0]],
               why=look.game.say(found.why))
    why = [] if found.settled is None else look.wrapped(look.game.say(found.settled))
    return [*look.wrapped(look.terminal.paint(text, "bold")), *why]


def content(naming: Naming, saved: SavedPad) -> dict[str, Any]:
    """The pad for programs."""
    pad, state, asked = saved.pad, saved.pad.state, saved.pad.asked
    game, rules = pad.game, pad.game.ruleset
    over = outcome.of(game, state) if asked is None else None
    return {
        "pad": saved.name, "file": str(saved.path), "game": rules.id, "variants": list(rules.variants),
        "settings": dict(rules.settings), "players": rules.players, "names": list(saved.names.values()),
        "sides": [list(seats) for seats in rules.sides],
        "counts": [{"round": count.before.round, "deal": count.before.deal, "gained": gained, "totals": totals}
                   for count, gained, totals in _counts(saved)],
        "points": game.points(state), "lines": outcome.lines(game, state), "over": asked is None,
        "ranking": over.ranking if over else None, "leads": None if over else state.c[STARTER],
        "deals": None if over else state.c[DEALER], "asked": question(naming, saved)}


def question(naming: Naming, saved: SavedPad) -> str | None:
    """The words of what is asked now, in the game's own words."""
    asked = saved.pad.asked
    if asked is None:
        return None
    args: Mapping[str, Any] = asked.question.text.args
    who = {"who": naming.who(asked.seat)} if asked.seat else {}
    text = naming.words.say(Message(asked.question.text.id, {**args, **who}))
    return text[:1].upper() + text[1:]
