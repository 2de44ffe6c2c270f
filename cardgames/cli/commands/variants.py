"""`cardgames variants GAME`: the house rules that a game's file declares, and a file of one's own with some of them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.rules.book import Book
    from cardgames.rules.catalogue import Catalogue
    from cardgames.rules.explained import Effect
    from cardgames.rules.ruleset import Ruleset

Save = Annotated[str | None, typer.Option(
    "--save", metavar="NAME", help="Write the rules of this table down as a game of your own, called NAME.")]


def command(game: options.Game, variant: options.Variants = None, settings: options.Settings = None,
            players: options.Players = None, save: Save = None, folder: options.Folder = None,
            json: options.Json = False, color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """List the house rules of a game.

    There are presets (whole sets, at most one) and switches (single rules). Each says what it changes, from what, where
    it is from and what it does not go with.

    Those named with --variant are marked as on; --save makes a game of your own of them."""
    from cardgames.cli import games
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    found = games.catalogue(folder)
    ruleset = games.ruleset(game, folder=folder, variants=options.variants(variant),
                            settings=options.settings(settings), players=players)
    if save is not None:
        saved = _save(found, game, ruleset, save)
        told = _told(screen, games.called(save, folder), saved)
        screen.say(as_json({"game": save, "file": saved}) if json else "\n".join(told))
    elif json:
        screen.say(as_json(_content(ruleset, found.book(game))))
    else:
        called, keep = games.called(game, folder), game in found.ids()
        screen.say(*_lines(screen, ruleset, found.book(game), called, keep=keep))


def _save(found: Catalogue, game: str, ruleset: Ruleset, name: str) -> str:
    """Write the rules of this table into the person's own folder; the path. Raises `UsageError`, `FileError`."""
    from cardgames.cli import files, overlay, starting
    from cardgames.errors import UsageError
    from cardgames.records import folders

    if game not in found.ids():
        raise UsageError("a file of your own can only extend a game of `cardgames list`, and {game} is none", game=game)
    starting.check_name(name, found.ids())
    path = folders.made(folders.rulesets()) / f"{name}.yaml"
    files.write(path, overlay.written(found, game, ruleset, name, path))
    return str(path)


def _told(screen: Terminal, name: str, path: str) -> list[str]:
    from cardgames.cli.phrases import say

    return [say("variants.saved", path=path), *screen.wrapped(say("variants.saved.how", name=name))]


def _content(ruleset: Ruleset, book: Book) -> dict[str, object]:
    from cardgames.rules.explained import effects, excluded

    changes, apart = effects(book), excluded(book)
    listed = [{"id": id, "kind": info.kind, "title": info.title, "summary": info.summary, "on": id in ruleset.variants,
               "sources": list(info.sources), "requires": list(info.requires), "excludes": apart[id],
               "changes": [effect._asdict() for effect in changes[id]]}
              for id, info in ruleset.variants_info.items()]
    return {"game": ruleset.id, "variants": listed}


def _lines(screen: Terminal, ruleset: Ruleset, book: Book, called: str, *, keep: bool) -> list[str]:
    """All house rules, and how to play with one. called: the game on a command line; keep: whether --save takes it."""
    from cardgames.cli.phrases import say
    from cardgames.rules.explained import effects, excluded

    changes, apart, lines = effects(book), excluded(book), list[str]()
    for kind, title in (("preset", say("variants.presets")), ("switch", say("variants.switches"))):
        ids = [id for id, info in ruleset.variants_info.items() if info.kind == kind]
        if ids:
            lines += [*(screen.paint(line, "bold") for line in screen.wrapped(title)),
                      *(line for id in ids for line in _one(screen, ruleset, id, changes[id], apart[id])), ""]
    if not lines:
        return [*screen.wrapped(say("variants.none", title=ruleset.title)),
                f"  cardgames play {called} --set path=value"]
    example = next(iter(ruleset.variants_info))
    hint_ids = ("variants.play", "variants.keep") if keep else ("variants.play",)
    hints = [say(id, game=called, variant=example) for id in hint_ids]
    return [*lines, *(line for hint in hints for line in screen.wrapped(hint, indent=2))]


def _one(screen: Terminal, ruleset: Ruleset, id: str, changes: list[Effect], apart: list[str]) -> list[str]:
    import textwrap

    from cardgames.cli.phrases import say

    info = ruleset.variants_info[id]
    on = f" ({say('variants.on')})" if id in ruleset.variants else ""
    sources = [ruleset.sources[name].title for name in info.sources if name in ruleset.sources]
    told = [info.title + ("." if info.title[-1:] not in ".!?" else ""), info.summary]
    if info.requires:
        told.append(say("variants.needs", names=", ".join(info.requires)))
    if apart:
        told.append(say("variants.apart", names=", ".join(apart)))
    if sources:
        told.append(say("variants.from", sources="; ".join(sources)))
    values = [_change(effect) for effect in changes] if info.kind == "switch" or on else []
    if screen.accessible:
        return [line for fact in (*filter(None, told), *values) for line in screen.wrapped(f"{id}{on}: {fact}")]

    def wrapped(text: str, indent: int) -> list[str]:
        return textwrap.wrap(text, screen.width - 1, initial_indent=" " * 6, subsequent_indent=" " * indent,
                             break_on_hyphens=False)

    dim = [screen.paint(line, "dim") for value in values for line in wrapped(value, 8)]
    return [f"  {screen.paint(id, 'cyan')}{on}", *wrapped(" ".join(filter(None, told)), 6), *dim]


def _change(effect: Effect) -> str:
    """What a variant does to one value: the value with it, and what holds without it."""
    from cardgames.cli.phrases import say
    from cardgames.cli.terminal import clip
    from cardgames.rules.settings import write_value

    id = "variants.gone" if effect.gone else "variants.new" if effect.new else "variants.default"
    return say(id, path=effect.path, written=clip(write_value(effect.value)), before=clip(write_value(effect.default)))
