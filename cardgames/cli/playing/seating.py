"""Who sits where at this terminal, and what each is called."""
from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from cardgames.cli import phrases
from cardgames.cli.phrases import say
from cardgames.cli.playing.lines import Lines, answer
from cardgames.cli.talk import sentence
from cardgames.cli.terminal import Terminal, one_line
from cardgames.errors import Said, UsageError
from cardgames.players.seats import KINDS
from cardgames.records.transcript import Header

PERSON, BOT = KINDS[:2]
LONE, ONE_OF_SEVERAL = "You", "Player {}"
"""What a person is called that has no name of its own, as records keep it; each language shows it in its own way."""
LONGEST = 30
"""Letters of the longest name."""


def usual(seats: int, *, people: bool) -> str:
    """Who sits where if nobody says: a person against bots, or bots alone."""
    return ",".join([PERSON if people else BOT, *[BOT] * (seats - 1)])


def check(seated: Sequence[str], *, moves: bool, json: bool) -> None:
    """Refuse people who cannot be asked, and moves for nobody. Raises `UsageError`."""
    if PERSON in seated and not moves and not sys.stdin.isatty():
        raise UsageError("--seats puts a person at the table, but there is no terminal to ask at; take bots (--seats "
                         "{bots}) or give the moves with --moves FILE", bots=",".join([BOT] * len(seated)))
    if moves and PERSON not in seated:
        raise UsageError("--moves are the moves of people, but --seats has none; put you at a seat")
    if json and PERSON in seated and not moves:
        raise UsageError("--json prints a match when it is over; take bots with --seats, or give the moves with "
                         "--moves FILE")


def people(seated: Sequence[str]) -> list[int]:
    """The seats at which people sit."""
    return [seat for seat, kind in enumerate(seated, 1) if kind == PERSON]


def called(seated: Sequence[str], names: str | None) -> dict[int, str]:
    """What each seat is called: a lone person `You`, several by their names or numbers, bots by their kind; in the
    language that is spoken.

    Names are given for the people, or one for every seat. Raises `UsageError` for any other number of them, and for two
    that cannot be told apart."""
    sitting = people(seated)
    given = [name for name in map(one_line, (names or "").split(",")) if name]
    if len(given) > len(sitting) and len(given) != len(seated):
        first = Said("at most {people}, for the people, or ", people=len(sitting)) if sitting else ""
        count = Said("1 name") if len(given) == 1 else Said("{count} names", count=len(given))
        raise UsageError("--names gives {count}; give {first}{seats}, one for every seat", count=count, first=first,
                         seats=len(seated))
    found = {seat: say("name.player", seat=seat) if len(sitting) > 1 else say("name.you") for seat in sitting}
    for seat, kind in enumerate(seated, 1):
        if kind != PERSON:
            found[seat] = kind.capitalize() + (f" {seat}" if seated.count(kind) > 1 else "")
    found.update(zip(range(1, len(seated) + 1) if len(given) == len(seated) else sitting, given, strict=False))
    _check_names(found)
    return dict(sorted(found.items()))


def asked(lines: Lines, terminal: Terminal, seated: Sequence[str], names: Mapping[int, str]) -> dict[int, str]:
    """What the people want to be called, asked one after another; Enter keeps a name. Nothing is on the screen yet."""
    found = dict(names)
    terminal.say(*terminal.wrapped(say("name.once")))
    for seat in people(seated):
        while True:
            try:
                name = one_line(answer(lines, terminal, say("name.ask", seat=seat, name=found[seat])).replace(",", " "))
            except EOFError:
                raise KeyboardInterrupt from None
            try:
                _check_names({**found, seat: name or found[seat]})
            except UsageError as error:
                terminal.say(*terminal.wrapped(sentence(phrases.told(error))))
            else:
                found[seat] = name or found[seat]
                break
    return found


def _check_names(names: dict[int, str]) -> None:
    """Each is short, and another one than those before, however it is written."""
    seen: dict[str, int] = {}
    for seat, name in sorted(names.items()):
        if len(name) > LONGEST:
            raise UsageError('the name "{name}" is too long; names have at most {longest} letters', name=name,
                             longest=LONGEST)
        other = seen.setdefault(name.casefold(), seat)
        if other != seat:
            raise UsageError('seats {other} and {seat} are both called "{name}"; each needs a name of its own, and '
                             "capital letters make no other name", other=other, seat=seat, name=name)


def names_of(head: Header) -> dict[int, str]:
    """What the seats of a record are called."""
    return told({seat: each.name for seat, each in enumerate(head.seats, 1)})


def told(names: Mapping[int, str]) -> dict[int, str]:
    """The names that a record keeps as they are shown."""
    usual = {seat: {"": say("name.player", seat=seat), ONE_OF_SEVERAL.format(seat): say("name.player", seat=seat),
                    LONE: say("name.you")} for seat in names}
    return {seat: usual[seat].get(name) or one_line(name) for seat, name in names.items()}


def kept(names: Mapping[int, str]) -> list[str]:
    """The names as a record keeps them: the same in every language where nobody chose them."""
    usual = {say("name.you"): LONE, **{say("name.player", seat=seat): ONE_OF_SEVERAL.format(seat) for seat in names}}
    return [usual.get(name, name) for name in names.values()]
