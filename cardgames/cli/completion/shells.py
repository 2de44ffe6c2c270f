"""Answers to shells: what the scripts that Typer installs ask, and how they want to hear it.

For shells other than those of SHELLS Typer answers, with the same names.
"""
from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any

from cardgames.cli.completion.lines import Line, completed
from cardgames.cli.terminal import one_line

Find = Callable[[Line], list[tuple[str, str]]]
HARMLESS = re.compile(r"[\w.,+=@/:-]+")
"""What a shell takes as it stands. Files may have any names; one that has others is typed by hand."""


def answered(shell_asks: str, group: Callable[[], Any]) -> bool:
    """Answer a shell, if it is one of those known here, by what its script asks. `group` gives all commands.

    Whatever goes wrong, the person who types sees nothing of it."""
    shell = SHELLS.get(shell_asks)
    if shell is None:
        return False

    def find(line: Line) -> list[tuple[str, str]]:
        try:
            return [(name, one_line(told)) for name, told in completed(group(), line) if HARMLESS.fullmatch(name)]
        except Exception:
            return []

    sys.stdout.write(shell(find))
    return True


def _bash(find: Find) -> str:
    """Bash takes each = for a word of its own, and then replaces only what stands behind it."""
    typed, place = _split(os.environ.get("COMP_WORDS", "")), int(os.environ.get("COMP_CWORD", "0"))
    whole, parted = [""], False
    for word in [*typed[1:place], typed[place] if place < len(typed) else ""]:
        parted = word == "=" or (parted and whole[-1].endswith("="))
        if parted:
            whole[-1] += word
        else:
            whole.append(word)
    begun = whole.pop()
    before = begun[:begun.rfind("=") + 1] if parted else ""
    return "".join(f"{name.removeprefix(before)}\n" for name, _ in find(Line(whole[1:], begun)))


def _zsh(find: Find) -> str:
    found = find(_line())
    listed = "\n".join(f'"{_for_zsh(name)}"' + (f':"{_for_zsh(told)}"' if told else "") for name, told in found)
    return f"_arguments '*: :(({listed}))'" if found else "_files"


def _for_zsh(text: str) -> str:
    for sign, instead in (('"', '""'), ("'", "''"), ("$", "\\$"), ("`", "\\`"), (":", "\\\\:")):
        text = text.replace(sign, instead)
    return text


def _fish(find: Find) -> str:
    found = find(_line())
    if os.environ.get("_TYPER_COMPLETE_FISH_ACTION") == "is-args":      # it wants to know whether there are any
        sys.exit(0 if found else 1)
    return "".join(f"{name}\t{' '.join(told.split())}\n" if told else f"{name}\n" for name, told in found)


def _line() -> Line:
    """The line as zsh and fish give it."""
    text = os.environ.get("_TYPER_COMPLETE_ARGS", "")
    typed = _split(text)[1:]
    return Line(typed, "") if text.endswith(" ") or not typed else Line(typed[:-1], typed[-1])


def _split(text: str) -> list[str]:
    """The words of a line that may break off within quotation marks."""
    import shlex

    reader = shlex.shlex(text, posix=True)
    reader.whitespace_split, reader.commenters = True, ""
    found: list[str] = []
    try:
        found.extend(reader)
    except ValueError:
        found.append(reader.token)
    return found


SHELLS: Mapping[str, Callable[[Find], str]] = {"complete_bash": _bash, "complete_zsh": _zsh, "complete_fish": _fish}
"""The shells that are answered here, by what their scripts ask."""
