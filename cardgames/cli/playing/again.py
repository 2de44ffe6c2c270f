"""What next, when a match is over: another one with new cards, the same cards once more, or the shell."""
from __future__ import annotations

from cardgames.cli.phrases import say
from cardgames.cli.playing.lines import Lines
from cardgames.cli.screen.look import Look

NEW, SAME, QUIT = "new", "same", "quit"
ANSWERS = {"": NEW, "n": NEW, NEW: NEW, "again": NEW, "s": SAME, SAME: SAME, "q": QUIT, QUIT: QUIT}


def ask(look: Look, lines: Lines) -> str:
    """NEW, SAME or QUIT. Whoever goes away wants no more either. Raises `KeyboardInterrupt` as it comes."""
    lines.forget()
    look.terminal.say("")
    while True:
        look.terminal.say(*look.wrapped(say("end.choices")))
        try:
            wanted = ANSWERS.get(lines.read(say("end.again")).casefold())
        except EOFError:
            look.terminal.say("")
            return QUIT
        if wanted is not None:
            return wanted
