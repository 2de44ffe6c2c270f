"""What is told when a count has been made and when the match is over: who got what and why, who has won, what next."""
from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping

from cardgames.cli import sharing
from cardgames.cli.phrases import say
from cardgames.cli.playing import codes
from cardgames.cli.playing.queries import score_table
from cardgames.cli.playing.sides import side_name
from cardgames.cli.screen.look import Look, beside
from cardgames.cli.terminal import length, pad
from cardgames.engine.match import Match
from cardgames.engine.outcome import Outcome
from cardgames.pages.counting import CountReport
from cardgames.records.saves import Save
from cardgames.records.share import Shared

NARROWEST_REASON = 24
"""Columns that the reasons of a count need at least; with fewer the count is told in sentences."""


def count(look: Look, report: CountReport) -> list[str]:
    """A count as a table: line, side, points, why. As sentences where there is no room or nobody looks."""
    rows = [] if look.terminal.accessible else _rows(look, report)
    if not rows:
        told = [line for text in report.sentences for line in look.wrapped(look.styled(text), indent=4)]
        return [*look.rule(report.title), *told]
    notes = [line for note in report.notes for line in look.wrapped(look.styled(note), indent=2)]
    return [*look.rule(report.title), *notes, *rows, *_totals(look, report)]


def _rows(look: Look, report: CountReport) -> list[str]:
    """The rows as a table, the reasons folded; none where there is no room for reasons."""
    facts = beside([[f" {row.title}" for row in report.rows],
                    [report.sides.get(row.side, say("end.nobody")) for row in report.rows],
                    [f"{row.points:>3}" if row.side else "  -" for row in report.rows]])
    indent = max(map(length, facts), default=0) + 2
    if look.width - indent < NARROWEST_REASON:
        return []
    lines = []
    for fact, row in zip(facts, report.rows, strict=True):
        folded = textwrap.wrap(look.styled(row.why), look.width - 1 - indent, break_on_hyphens=False) or [""]
        lines += [pad(fact, indent) + folded[0], *(" " * indent + more for more in folded[1:])]
    return lines


def _totals(look: Look, report: CountReport) -> list[str]:
    told = [say("end.total", who=report.sides[side], gained=f"{report.gained[side]:+d}", total=str(total))
            for side, total in report.totals.items()]
    return look.wrapped(" " + "; ".join(told) + ".", indent=1) if told else []


def outcome(look: Look, match: Match) -> list[str]:
    """Who has won, and the whole score pad."""
    found = match.game.outcome(match.state)
    why = [] if found.settled is None else look.wrapped(match.game.say(found.settled))
    return [*look.rule(say("end.result")), *look.wrapped(look.terminal.paint(_result(look, found), "bold")), *why, "",
            *score_table(look, found.lines, found.points)]


def _result(look: Look, found: Outcome) -> str:
    best = [side_name(look, side) for side in found.ranking[0]]
    points = found.points[found.ranking[0][0]]
    if len(best) > 1:
        return say("end.shared", sides=best, count=points)
    others = [str(found.points[side]) for place in found.ranking[1:] for side in place]
    several = look.game.side_of.count(found.ranking[0][0]) > 1
    id = "end.won.against" if others else "end.won"
    return say(id, who=best[0], several=several, count=points, others=others)


def helped(look: Look, hints: Mapping[int, int], *, practice: bool, undone: int) -> list[str]:
    """What help was used, for fairness' sake; nothing if none was."""
    told = [say("end.hints", who=look.names[seat], count=count) for seat, count in sorted(hints.items())]
    if practice:
        told.insert(0, say("end.practice", count=undone))
    elif undone:
        told.insert(0, say("end.undone", count=undone))
    return [line for text in told for line in look.wrapped(text)]


def afterwards(look: Look, shared: Shared | None, save: Save | None) -> Iterator[str]:
    """How to see the match again, and how somebody else can play the same cards."""
    if shared is not None:
        yield from sharing.told(look.terminal, shared)
    if save is not None:
        yield say("end.replay", name=codes.called(save.path))
