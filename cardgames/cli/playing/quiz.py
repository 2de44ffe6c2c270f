"""Counting practice: people count their points before the program does, and see what they have missed."""
from __future__ import annotations

from cardgames.cli.phrases import say
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.sides import side_name
from cardgames.cli.screen import spots
from cardgames.cli.screen.look import Look
from cardgames.pages.counting import CountReport
from cardgames.table.state import State

SKIP = "skip"
Claims = dict[str, int]
"""Points by score line, as somebody has counted them."""


def ask(look: Look, person: Person, report: CountReport, lying: State) -> list[str]:
    """Ask each person's side for its points, line by line; what was right and what was not, to be shown after the
    count."""
    judged, sides = [], list(dict.fromkeys(look.game.side_of[seat] for seat in person.seats))
    look.terminal.say("", *look.wrapped(report.title), *spots.grid(look, look.game.observe(lying, 0)))
    for side in sides:
        who = side_name(look, side)
        look.terminal.say(*_won(look, lying, side), *look.wrapped(
            say("quiz.whose", who=who) if len(sides) > 1 else say("quiz.intro")))
        claims = _claims(look, person, report)
        if claims is not None:
            judged += _judged(look, report, side, claims)
    return judged


def _won(look: Look, lying: State, side: int) -> list[str]:
    """The cards that a side has to count."""
    settled = set(look.game.ruleset.shape.scoring.set_aside.values())
    zones = [zone for zone in look.game.layout.zones.values()
             if zone.of == "side" and zone.form == "set" and zone.name not in settled]
    return [line for zone in zones for line in look.row(
        say("quiz.cards", who=side_name(look, side)), look.cards(lying.z[zone.cell + side]))]


def _lines(report: CountReport) -> list[str]:
    """The score lines of a count by their titles; not what was gained in play, which was told then."""
    return list(dict.fromkeys(row.title for row in report.rows if row.path.startswith("scoring")))


def _claims(look: Look, person: Person, report: CountReport) -> Claims | None:
    """The points a person gives for each line; None if it would rather not count."""
    claims: Claims = {}
    for title in _lines(report):
        while title not in claims:
            line = person.lines.read(say("quiz.ask", line=title))
            if line.casefold() == SKIP:
                return None
            number = line.lstrip("+-")
            if not line or (number.isascii() and number.isdigit() and len(number) < 5):
                claims[title] = int(line or 0)
            else:
                look.terminal.say(*look.wrapped(say("quiz.number")))
    return claims


def _judged(look: Look, report: CountReport, side: int, claims: Claims) -> list[str]:
    """What was counted wrongly, line by line; or that nothing was."""
    who, told = side_name(look, side), []
    for title, said in claims.items():
        points = sum(row.points for row in report.rows if row.title == title and row.side == side)
        if said != points:
            told += look.wrapped(say("quiz.wrong", line=title, who=who, said=said, points=str(points)), indent=2)
    return told or look.wrapped(say("quiz.right", who=who))
