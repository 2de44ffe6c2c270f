"""The command `cardgames`: its commands, and what the shell hears when one has ended.

Nothing heavy is imported here, nor at the top of a command's file: `cardgames --help` must start at once. Exit codes: 0
fine, 1 what was asked about is wrong, 2 used wrongly, 70 our own fault (a crash file tells more), 130 interrupted.
"""
from __future__ import annotations

import gc
import io
import os
import sys
from typing import Annotated, Any, cast

import typer

from cardgames.cli import commands, config, phrases, streams, usage
from cardgames.cli.exits import FINE, INTERRUPTED, OUR_FAULT
from cardgames.cli.terminal import clean
from cardgames.errors import CardgamesError, FileError, reason

COMPLETING = "_CARDGAMES_COMPLETE"
"""The variable with which a shell asks what a word may become."""
INSTALLING = "--install-completion"
HELP = {"--help", "-h"}
WITHOUT_CONFIG = ("config", "help", "paths")
"""Commands that work even if a file of preferences is faulty, as does the help of each: they help to mend it."""

app = typer.Typer(
    name="cardgames", cls=usage.Group, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=False,
    context_settings={"help_option_names": sorted(HELP)},
    epilog="Begin with: cardgames play GAME (cardgames list names the games). cardgames COMMAND --help tells more.")

def _version(wanted: bool) -> None:  # a Typer callback gets its value in this way only
    if wanted:
        from cardgames import __version__

        print(f"cardgames {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(context: typer.Context,
         version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True,
                                               help="Show the version and end.")] = False,
         lang: Annotated[str | None, typer.Option(
             "--lang", metavar="LANGUAGE", help="What is spoken: en or de. May stand after a command too.")] = None,
         ) -> None:
    """Card games whose rules can be read, changed and played."""
    name = context.invoked_subcommand
    if name is None:
        _first(context, lang)
    elif name not in WITHOUT_CONFIG and not HELP & set(sys.argv):
        context.default_map = {name: config.defaults(cast(Any, context.command).commands[name], context.obj)}


def _first(context: typer.Context, lang: str | None) -> None:
    """Nothing was asked for: a menu at a terminal, in whose commands the same language is spoken; elsewhere a few
    commands to begin with."""
    if _is_live():
        from cardgames.cli import menu

        spoken = ["--lang", lang] if lang else []
        code = menu.start(lambda words: _run([*spoken, *words]), list(cast(Any, context.command).commands))
        if code:
            raise typer.Exit(code)
    else:
        print(phrases.say("first"))


def _is_live() -> bool:
    """Whether a person sits here, who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


commands.register(app)


def run() -> None:
    """The console entry: run the command that was typed and exit. A traceback is never shown."""
    _start_quickly()
    with streams.guarded():
        sys.exit(_ended())


def _ended() -> int:
    """Run the command; its exit code. Whatever is said last is written by then."""
    try:
        code = _ran()
        sys.stdout.flush()
    except streams.ReaderGone:      # as in `cardgames list | head -1`: whoever read has seen enough
        streams.abandon(sys.stdout)
        return 0
    except CardgamesError as error:
        if isinstance(error, streams.OutputError):
            streams.abandon(sys.stdout)
        streams.complain(error)
        return error.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        from cardgames.cli import crash

        streams.complain(crash.report(error))
        return OUR_FAULT
    return code


def _ran() -> int:
    """Answer a shell that completes a word, or run what was typed."""
    if COMPLETING in os.environ:
        from cardgames.cli.completion import shells

        phrases.speak(config.language(None, config.resolved()))
        if shells.answered(os.environ[COMPLETING], lambda: typer.main.get_group(app)):
            return FINE
    return _run(sys.argv[1:])


def _run(words: list[str]) -> int:
    """Run a command line; its exit code. Signs that a terminal obeys are no part of what was typed: messages repeat
    it."""
    words, preferred = _language_first([clean(text) for text in words]), config.resolved()
    phrases.speak(config.language(_asked(words), preferred))
    try:
        code = app(words, prog_name="cardgames", standalone_mode=False, obj=preferred)
    except typer.Abort as error:
        return INTERRUPTED if isinstance(error.__cause__, KeyboardInterrupt) else 1
    except SystemExit as end:       # an answer to the shell that completes a word
        return end.code if isinstance(end.code, int) else FINE
    except Exception as error:
        return _used_wrongly(error)
    return code if isinstance(code, int) else FINE


def _language_first(words: list[str]) -> list[str]:
    """The words with `--lang` in front, where it belongs to the program: it may be typed after the command too."""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            size = 1 if "=" in word else 2
            return [*words[place:place + size], *(words[:place] if place + size <= len(words) else []),
                    *words[place + size:]]
    return words


def _asked(words: list[str]) -> str | None:
    """The language that stands in front. It is spoken from the first word on: help and complaints are told before any
    option is looked at."""
    first, equals, value = (words or [""])[0].partition("=")
    if first != "--lang" or (not equals and len(words) < 2):
        return None
    return value if equals else words[1]


def _used_wrongly(error: Exception) -> int:
    """Say what is wrong with the options, as the library that reads them tells it; it installs completion too. Any
    other error is raised."""
    if isinstance(error, OSError) and error.filename and any(word.startswith(INSTALLING) for word in sys.argv):
        raise FileError("{path} cannot be written: {why}", path=error.filename, why=reason(error)) from None
    show, code = getattr(error, "show", None), getattr(error, "exit_code", None)
    if show is None or not isinstance(code, int):
        raise error
    text = io.StringIO()
    show(file=text)
    streams.complain(usage.complaint(text.getvalue()))
    return code


def _start_quickly() -> None:
    """Loading makes much and leaves no litter, so the collector may wait; no plugin of pydantic is wanted here."""
    gc.set_threshold(100_000, 20, 20)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")
