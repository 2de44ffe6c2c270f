"""From what a person types to the row of numbers that a question of a score pad wants."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardgames.cli.phrases import say
from cardgames.engine.pad import Asked
from cardgames.errors import CountError
from cardgames.table.questions import Question

NOBODY = "-"
Owners = Mapping[int, Sequence[str]]
"""What each side or seat may be called, by its number; the first name is the whole one."""


def row(asked: Asked, text: str, sides: Owners, seats: Owners) -> list[int]:
    """The answer in a text. Raises `CountError` with what is wrong with it."""
    question = asked.question
    if question.kind == "claim":
        return [_claim(text)]
    if question.kind == "side":
        return [_one(text, sides)]
    if question.kind == "seats":
        return [_several(text, {seat: names for seat, names in seats.items() if seat != asked.seat})]
    owners = seats if question.per == "seat" else sides
    if is_owner(question):
        who = _one(text, owners)
        return [int(owner == who) for owner in owners]
    return _numbers(asked, text, owners)


def is_owner(question: Question) -> bool:
    """Whether it asks who has the one card there is."""
    return question.kind == "cards" and not question.of & question.of - 1


def may_be_empty(question: Question) -> bool:
    """Whether no answer means none for all: what happened in play happens seldom."""
    return question.kind == "number" and question.take is not None


def example(asked: Asked, owners: Owners) -> str:
    """An answer with numbers, as it is typed; one that could be true, where their total is known."""
    if asked.total is None:
        return " ".join(map(str, [3, 1, *[0] * len(owners)][:len(owners)]))
    share = asked.total // len(owners)
    some = [share + min(share, 4), *[share] * (len(owners) - 2)]
    return " ".join(map(str, [*some, asked.total - sum(some)]))


def whole(owners: Owners) -> str:
    """The names in their order."""
    return ", ".join(names[0] for names in owners.values())


def _numbers(asked: Asked, text: str, owners: Owners) -> list[int]:
    question = asked.question
    if text in ("", NOBODY) and may_be_empty(question):
        return [0] * len(owners)
    if question.worth and re.search(r"[^\d\s]", text):
        found = [_sum(part.split(), question.worth) for part in text.split(",")]
    else:
        found = [_number(each, asked, owners) for each in re.split(r"[\s,;]+", text.strip()) if each]
    if asked.total is not None and len(found) == len(owners) - 1:
        found.append(asked.total - sum(found))
    if len(found) != len(owners):
        raise CountError(say("pad.read.count", count=len(owners), names=whole(owners)))
    return found


def _number(text: str, asked: Asked, owners: Owners) -> int:
    if not re.fullmatch(r"[+-]?\d{1,6}", text.replace("−", "-")):
        raise CountError(say("pad.read.number", text=text, example=example(asked, owners)))
    return int(text.replace("−", "-"))


def _sum(words: Sequence[str], worth: Mapping[str, int]) -> int:
    """A sum, or the sum of ranks."""
    if len(words) == 1 and words[0].isdecimal():
        return int(words[0][:6])
    found = {rank.casefold(): value for rank, value in worth.items()}
    for word in words:
        if word.casefold() not in found:
            raise CountError(say("pad.read.rank", text=word, ranks=list(worth)))
    return sum(found[word.casefold()] for word in words)


def _claim(text: str) -> int:
    given = text.strip().casefold()
    if given and given not in f"{say('pad.yes')} {say('pad.no')}".split():
        raise CountError(say("pad.read.claim"))
    return int(given in say("pad.yes").split())


def _is_nobody(text: str) -> bool:
    return text == NOBODY or text.casefold() in say("pad.nobody").split()


def _one(text: str, owners: Owners) -> int:
    text = text.strip()
    if not text:
        raise CountError(say("pad.read.one", names=whole(owners)))
    return 0 if _is_nobody(text) else owner(text, owners)


def _several(text: str, owners: Owners) -> int:
    found = 0
    if text.strip() and not _is_nobody(text.strip()):
        for each in re.split(r"[\s,;]+", text.strip()):
            found |= 1 << owner(each, owners)
    return found


def owner(text: str, owners: Owners) -> int:
    """Who is meant: by number, by name, or by the beginning of it. Raises `CountError`."""
    given = text.casefold()
    if given.isdecimal() and int(given[:3]) in owners:
        return int(given)
    exact = [number for number, names in owners.items() if given in [name.casefold() for name in names]]
    found = exact or [number for number, names in owners.items()
                      if any(name.casefold().startswith(given) for name in names)]
    if not found:
        raise CountError(say("pad.read.nobody", text=text, names=whole(owners)))
    if len(found) > 1:
        raise CountError(say("pad.read.several", text=text,
                             names=whole({number: owners[number] for number in found})))
    return found[0]
