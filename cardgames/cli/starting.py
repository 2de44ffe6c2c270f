"""The text of a new ruleset: what differs from another game, with all that could differ beside it as comments."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any

from cardgames.cli.phrases import say
from cardgames.errors import Said, UsageError
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.settings import write_value

MODELINE = "# yaml-language-server: $schema=schema.json"
EXAMPLES = 2
LONGEST = 60
"""Letters of the longest name: it is that of a file too."""
WIDE = 110
"""Columns of a remark."""
SECTIONS = ("round", "turn", "moves", "duties", "triggers", "scoring", "ending")


def check_name(name: str, known: Iterable[str]) -> None:
    """Raises `UsageError` for a name that cannot be a game's id."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise UsageError('"{name}" cannot name a game: use small letters, figures and hyphens, such as my-game',
                         name=name)
    if len(name) > LONGEST:
        raise UsageError("a name of {length} letters is too long for a game; {longest} are enough", length=len(name),
                         longest=LONGEST)
    if name in known:
        raise UsageError("there is a game called {name} already; choose another name", name=name)


def check_base(found: Catalogue, ruleset: Ruleset, path: Path, *, full: bool) -> None:
    """Raises `UsageError` where a file at that path would extend another game than the one it is begun with, or none.

    full: it is a copy, which extends what the ruleset itself extends, if anything."""
    from cardgames.rules import light

    file = Path(ruleset.file)
    id = light.header(file).extends if full else ruleset.id
    if not id:
        return
    base = found.extended(id, file) if full else file
    try:
        same = found.extended(id, path).read_bytes() == base.read_bytes()
    except UsageError:
        if id in found.ids():       # two of that name: it says which to rename
            raise
        same = False
    if not same:
        raise UsageError("{path} would extend {id}, but from there {base} is not found: write it beside that file with "
                         "--to {folder}{more}", path=path, id=id, base=base, folder=base.parent,
                         more="" if full else Said(", or copy all rules with --full"))


def titled(name: str) -> str:
    """A title made of a file's name."""
    return name.replace("-", " ").capitalize()


def derived(ruleset: Ruleset, name: str) -> str:
    """A file that extends the ruleset and changes nothing yet.

    A section stands after a bare `#`, what belongs to it after `# `: so it can be switched on by taking away either."""
    lines = [
        MODELINE,
        *_remark("new.file.head", title=ruleset.title),
        *(f"#   {f'cardgames {verb} ./{name}.yaml':<36} {say(f'new.file.{verb}')}"
          for verb in ("check", "play", "simulate")),
        "format: 1",
        f"title: {titled(name)}",
        f"summary: {write_value(say('new.file.summary', title=ruleset.title))}",
        f"{'status: draft':<39} # {say('new.file.status')}",
        f"extends: {ruleset.id}",
        "",
        *_variants(ruleset),
        *_remark("new.file.values"),
        "#change:",
        *(f"#   {line}" for line in _changeable(ruleset.effective)),
        "",
        *_remark("new.file.add"),
        "#remove: []",
        "",
        *_examples(ruleset),
        ""]
    return "\n".join(lines)


def _remark(id: str, **args: object) -> list[str]:
    """What is said of what follows, as comment lines."""
    return [f"# {line}" for line in wrap(say(id, **args), WIDE, break_on_hyphens=False, break_long_words=False)]


def _variants(ruleset: Ruleset) -> list[str]:
    """The base's house rules, to be put under `with`."""
    if not ruleset.variants_info:
        return []
    return [*_remark("new.file.variants", title=ruleset.title),
            *(f"#   {id:<20} {info.title}" for id, info in ruleset.variants_info.items()), "with: []", ""]


def _changeable(effective: Mapping[str, Any]) -> Iterator[str]:
    """Every section with plain values in it, as commented lines that can be switched on one by one."""
    for section in SECTIONS:
        found = list(_lines(effective.get(section), 1))
        if found:
            yield f"{section}:"
            yield from found


def _lines(value: Any, depth: int) -> Iterator[str]:
    """One value a line, with the names that it stands under above it."""
    if not isinstance(value, Mapping):
        return
    for key, inner in value.items():
        text = f"{'  ' * depth}{write_value(str(key))}:"
        if isinstance(inner, Mapping):
            found = list(_lines(inner, depth + 1))
            if found:
                yield text
                yield from found
        else:
            yield f"{text} {write_value(inner)}"


def _examples(ruleset: Ruleset) -> list[str]:
    """The first examples of the base that need no variant, as they stand there. They are switched off: a changed rule
    would rightly make one fail."""
    found = [(name, dict(data)) for name, data in ruleset.examples.items()
             if isinstance(data, Mapping) and not data.get("variants") and not _table(data)][:EXAMPLES]
    lines = [*_remark("new.file.examples", title=ruleset.title), "#examples:"]
    for name, data in found:
        lines += [f"#   {name}:", *(f"#     {key}: {write_value(value)}" for key, value in data.items())]
    return lines if found else []


def _table(data: Mapping[str, Any]) -> bool:
    """Whether the example is about a table of its own."""
    given = data.get("given")
    return bool(isinstance(given, Mapping) and given.get("variants"))


def copied(ruleset: Ruleset, name: str) -> str:
    """The whole file of the ruleset under another title, comments and all."""
    text = Path(ruleset.file).read_text(encoding="utf-8")
    return re.sub(r"^title:.*$", lambda _: f"title: {titled(name)}", text, count=1, flags=re.MULTILINE)
