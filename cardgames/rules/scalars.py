"""What an unquoted word in a ruleset means: a whole number, true, false, nothing, or text. Stricter than YAML itself.

YAML readers disagree about words such as `010`, `1_0` or `yes`; card notation would meet all of these. Here only plain
decimal whole numbers, `true`, `false`, `null` and `~` are anything but text, and what some reader would take for a
number is refused unless it is quoted.
"""
from __future__ import annotations

import re

from cardgames.errors import Said

WHOLE = re.compile(r"-?(0|[1-9][0-9]*)\Z")
DIGITS = 12
_FRACTION = re.compile(
    r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE][-+]?[0-9]))([eE][-+]?[0-9]+)?\Z|[-+]?\.(inf|nan)\Z", re.IGNORECASE)
_SURPRISING = re.compile(r"[-+]?0[0-9]+\Z|[-+]?[0-9][0-9]*(_[0-9]+)+\Z|[-+]?0[xob][0-9a-f]+\Z", re.IGNORECASE)


def meaning(word: str) -> str | int | bool | None:
    """The value of an unquoted word; raises `ValueError` with a sentence for the author if it could be misread."""
    if WHOLE.match(word):
        return _whole(word)
    if word in ("", "~", "null"):
        return None
    if word in ("true", "false"):
        return word == "true"
    if _FRACTION.match(word):
        raise ValueError(Said('numbers are whole here; if {word} is meant as text, write "{word}"', word=word))
    if _SURPRISING.match(word):
        raise ValueError(Said('{word} could be read as another number; write it plainly, or "{word}" if it is text',
                              word=word))
    return word


def _whole(word: str) -> int:
    if len(word) > DIGITS:
        raise ValueError(Said("this number is too long; at most {most} digits are read", most=DIGITS))
    return int(word)
