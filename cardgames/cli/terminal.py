"""How to write on this terminal: how wide, in which colours, with which signs. All that is printed goes through here.

Colour is ornament only: whatever it says is said in signs too. What the terminal's encoding cannot show is written in
other signs. Knows no cards and no rules.
"""
from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TextIO

from cardgames.errors import UsageError

Suits = Literal["letters", "unicode", "words"]

DECKS: Mapping[str, Mapping[str, str]] = {
    "2color": {"D": "red", "H": "red"},
    "4color": {"C": "green", "D": "bold blue", "H": "red"},
    "skat": {"S": "green", "H": "red", "D": "yellow"},
    "mono": {}}
"""The colours of suits by the name of a deck; palettes differ by country. A suit left out is only bold."""
HOW: Mapping[str, Suits] = {"letters": "letters", "unicode": "unicode", "words": "words"}
NARROWEST, WIDEST = 20, 100
QUOTED = 60
"""Signs of a text typed by somebody that a message repeats at most."""
STYLES: Mapping[str, str] = {
    "bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35", "cyan": "36"}
OTHER_SIGNS = str.maketrans({
    "♣": "C", "♦": "D", "♥": "H", "♠": "S", "·": "-", "–": "-", "—": "-", "−": "-", "…": "...", "×": "x", "→": "->",
    "±": "+/-", "←": "<-", "≥": ">=", "≤": "<=", "’": "'", "‘": "'", "ʻ": "'", "ʼ": "'", "′": "'", "“": '"', "”": '"',
    "„": '"', "«": '"', "»": '"', "‐": "-", "‑": "-", "‒": "-", "─": "-", "│": "|", "•": "*", "✓": "+", "✗": "x",
    "\u00a0": " ", "ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
"""What is written where a sign is missing."""
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Signs that a terminal obeys instead of showing them, but for the end of a line: titles and names may hold them."""
NO_LETTERS = re.compile(r"[^\x00-\x7fÀ-ÖØ-öø-ɏ]+")
"""All but ASCII and the letters that European languages write."""
_STYLE = re.compile(r"(\x1b\[(?:(?:[012]|3[1-6])(?:;|(?=m)))+m)")
"""The few styles of STYLES, and their end: all that `paint` writes."""
WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen and what can be scrolled back to."""


@dataclass(frozen=True)
class Terminal:
    """A place to write to. `live`: a person sees it at once, so it may be cleared. `plain` signs are ASCII only;
    `letters`: but letters keep their accents, for whoever reads them aloud. `deck`: one of DECKS."""

    out: TextIO
    colour: bool
    accessible: bool
    suits: Suits
    plain: bool
    live: bool
    deck: str = "2color"
    letters: bool = False

    @property
    def width(self) -> int:
        """Columns that may be used; read anew each time, as a window can change. A pipe has the usual 80."""
        columns = shutil.get_terminal_size((80, 24)).columns
        return max(NARROWEST, min(columns, WIDEST))

    @property
    def options(self) -> str:
        """What is typed after another command so that it shows things in this way too, a blank first."""
        return " --accessible" if self.accessible and not _is_on("ACCESSIBLE") else ""

    def say(self, *lines: str) -> None:
        """Write these lines."""
        for line in lines:
            self.out.write(self.fit(line) + "\n")
        self.out.flush()

    def fit(self, text: str) -> str:
        """The text in signs that this terminal has, and with none that it would obey."""
        if CONTROL.search(text):
            pieces = _STYLE.split(text) if self.colour else [text]
            text = "".join([piece if place % 2 else clean(piece) for place, piece in enumerate(pieces)])
        if not self.plain or text.isascii():
            return text
        return NO_LETTERS.sub(lambda found: in_ascii(found[0]), text) if self.letters else in_ascii(text)

    def wrapped(self, text: str, *, indent: int = 0) -> list[str]:
        """A sentence in lines; what follows the first line is indented. A path is never broken: it has to be copied."""
        import textwrap

        text, room = self.fit(text), self.width - 1     # which may be longer where signs are missing
        front = text[:len(text) - len(text.lstrip())]
        has_path = any("/" in word for word in text.split() if len(word) >= room - indent)
        return textwrap.wrap(text.strip(), room, initial_indent=front, subsequent_indent=" " * indent,
                             break_on_hyphens=False, break_long_words=not has_path) or [""]

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, where there is colour."""
        if not self.colour or not styles or not text:
            return text
        return f"\x1b[{';'.join(STYLES[style] for style in styles)}m{text}\x1b[0m"

    @property
    def wipes(self) -> bool:
        """Whether what was shown can be made to go away for good."""
        return self.live and os.environ.get("TERM", "dumb") != "dumb"

    def wipe(self) -> None:
        """Nothing that was shown can be read any more. Where that is impossible, at least it moves out of sight."""
        if self.wipes:
            self.out.write(WIPE)
            self.out.flush()
        else:
            self.say(*[""] * 40)


def clean(text: str) -> str:
    """The text without signs that a terminal obeys. A tab becomes a blank."""
    return CONTROL.sub("", text.replace("\t", " "))


def one_line(text: str) -> str:
    """A name as it may stand within a line."""
    return " ".join(clean(text).split())


def in_ascii(text: str) -> str:
    """The text in ASCII: other signs for those that have such, letters without their accents, `?` for the rest."""
    from unicodedata import combining, normalize  # only where a sign is missing

    bare = normalize("NFKD", text.translate(OTHER_SIGNS))
    return "".join([sign for sign in bare if not combining(sign)]).encode("ascii", "replace").decode()


def clip(text: str, most: int = QUOTED) -> str:
    """The beginning of a text."""
    return text if len(text) <= most else text[:most - 1] + "…"


def cut(text: str) -> str:
    """A message in which what somebody typed is quoted no longer than it takes to know it again. Paths stay whole."""
    text = re.sub(rf'"([^"\n]{{{QUOTED + 1},}})"', lambda found: f'"{clip(found[1])}"', text)
    return re.sub(rf"[^\s/\\]{{{2 * QUOTED},}}", lambda found: clip(found[0]), text)


def length(text: str) -> int:
    """How many columns a text takes; colours take none."""
    return len(ESCAPE.sub("", text))


def pad(text: str, width: int) -> str:
    """The text with blanks up to a width."""
    return text + " " * (width - length(text))


def terminal(color: str = "auto", *, accessible: bool = False, suits: str | None = None, deck: str | None = None,
             out: TextIO | None = None) -> Terminal:
    """What the options, the environment and the stream allow. Raises `UsageError` for a value there is not."""
    stream = out or sys.stdout
    live = stream.isatty()
    accessible = accessible or _is_on("ACCESSIBLE")
    able = _has_suits(stream)
    plain = accessible or not able
    return Terminal(out=stream, colour=not accessible and _colour(color, live=live), accessible=accessible,
                    suits=_suits(suits, accessible=accessible, symbols=live and not plain), plain=plain, live=live,
                    deck=_deck(deck), letters=able)


def _deck(asked: str | None) -> str:
    if asked is not None and asked not in DECKS:
        raise UsageError("--deck is {names}, not {asked}", names=", ".join(DECKS), asked=asked)
    return asked or "2color"


def _colour(asked: str, *, live: bool) -> bool:
    if asked not in ("auto", "always", "never"):
        raise UsageError("--color is auto, always or never, not {asked}", asked=asked)
    if asked != "auto":
        return asked == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if _is_on("FORCE_COLOR"):
        return True
    return live and os.environ.get("TERM", "") != "dumb"


def _suits(asked: str | None, *, accessible: bool, symbols: bool) -> Suits:
    if asked is not None and not (accessible and asked == "unicode"):     # symbols are not for whoever listens
        if asked not in HOW:
            raise UsageError("--suits is letters, unicode or words, not {asked}", asked=asked)
        return HOW[asked]
    if accessible:
        return "words"
    return "unicode" if symbols else "letters"


def _is_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def _has_suits(stream: TextIO) -> bool:
    """Whether suit symbols can be shown: the encoding has them, and the person has not asked for a plain locale."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG") or ""
    if locale in ("C", "POSIX"):
        return False
    try:
        "♥·─".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
