"""A hint: the move a bot would make with what the person can see, and the score line that speaks for it.

The reason is found in a world that fits what is seen: each score line is valued after the move and after the others,
and the line where the move stands out most is named.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardgames.cli.phrases import decimal, say
from cardgames.cli.playing import help
from cardgames.cli.screen.look import Look, beside
from cardgames.pages.naming import Naming
from cardgames.players.asking import estimates
from cardgames.players.estimates import Estimate
from cardgames.players.valuing import Valuing
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

COMPARED = 30
"""How many other moves a move is compared with."""
NOTICED = 0.01
"""Points from which on a difference is one."""
LEAD = 0.05
"""Points that are shown as more than none."""


def lines(look: Look, seen: Observation, moves: Moves, wanted: int) -> list[str]:
    """One move with its reason, or the best few with what they are worth."""
    found = estimates(look.game, seen, moves)
    if wanted > 1:
        return _listed(look, seen, found[:wanted])
    best, others = found[0].move, [each.move for each in found[1:]]
    secret = look.game.movers[best[0]].secret
    why = say("why.secret") if secret else _why(look, seen, best, others) or _ahead(look, seen, found)
    return look.wrapped(look.styled(say("hint.best", move=help.shorter(look, seen, best), why=why)), indent=2)


def _listed(look: Look, seen: Observation, found: Sequence[Estimate]) -> list[str]:
    """The moves under one another, with their worths and how sure these are."""
    texts = [f"  {help.shorter(look, seen, each.move)}" for each in found]
    worths = [decimal(each.worth, "+.1f") + ("" if each.error is None else f" ±{decimal(each.error, '.1f')}")
              for each in found]
    if look.terminal.accessible:
        return [*look.wrapped(say("hint.listed")), *(f"{text.strip()}: {worth}." for text, worth in zip(
            texts, worths, strict=True))]
    return [*look.wrapped(say("hint.listed")), *beside([texts, worths])]


def _why(look: Look, seen: Observation, move: Move, others: Sequence[Move]) -> str:
    """The score line that speaks for a move rather than for the others; empty if there is none."""
    game, valuing = look.game, Valuing(look.game)
    if game.bound.better < 0:       # what a line brings speaks against a move there
        return ""
    naming = Naming(game, look.names)
    world, seat = game.imagine(seen, Random(0)), seen.viewer
    after = world.copy()
    events = game.heard(after, move)
    rest = [game.after(world, other) for other in others[:COMPARED]]
    side = game.side_of[seat]
    awarded = next((event for event in events if event.change == "award" and event.args[1] == side
                    and event.args[2] > 0 and event.cause.startswith("triggers")), None)
    if awarded is not None:
        return say("why.award", line=naming.line(naming.line_at[awarded.args[0]]), points=awarded.args[2])
    gains = [(line(after, seat) - sum(line(other, seat) for other in rest) / max(len(rest), 1), place)
             for place, line in enumerate(valuing.lines)]
    gain, place = max(gains, default=(0.0, 0))
    if gain < NOTICED:
        return ""
    name, (_, scorer) = list(game.bound.plan.lines.items())[place]
    if scorer.counts_cards:
        won = scorer.tally(after)[side - 1] & ~scorer.tally(world)[side - 1]
        if won:
            return say("why.wins", cards=naming.cards(won), line=naming.line(name))
    nearer = valuing.lines[place](after, seat) > valuing.lines[place](world, seat) + NOTICED
    return say("why.nearer" if nearer else "why.keeps", line=naming.line(name))


def _ahead(look: Look, seen: Observation, found: Sequence[Estimate]) -> str:
    """By how much a move is better than the next, where that shows only when the match is played on."""
    lead, other = found[0].worth - found[1].worth, help.shorter(look, seen, found[1].move)
    return say("why.last") if lead < LEAD else say("why.ahead", lead=decimal(lead, ".1f"), other=other)


def how_many(text: str) -> int | None:
    """The number after the word, 1 without one; None for what is no number of moves."""
    if not text:
        return 1
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) else None
