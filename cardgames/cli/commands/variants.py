"""`cardgames variants GAME`: the house rules that a game's file declares."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.rules.ruleset import Ruleset


def command(game: options.Game, variant: options.Variants = None, settings: options.Settings = None,
            players: options.Players = None, folder: options.Folder = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """List the house rules of a game.

    There are presets (whole sets, at most one) and switches (single rules); each says where it is from.

    Those named with --variant are marked as on."""
    from cardgames.cli import games
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    ruleset = games.ruleset(game, folder=folder, variants=options.variants(variant),
                            settings=options.settings(settings), players=players)
    if json:
        screen.say(as_json(_content(ruleset)))
    else:
        screen.say(*_lines(screen, ruleset))


def _content(ruleset: Ruleset) -> dict[str, object]:
    listed = [{"id": id, "kind": info.kind, "title": info.title, "summary": info.summary, "on": id in ruleset.variants,
               "sources": list(info.sources), "requires": list(info.requires), "excludes": list(info.excludes)}
              for id, info in ruleset.variants_info.items()]
    return {"game": ruleset.id, "variants": listed}


def _lines(screen: Terminal, ruleset: Ruleset) -> list[str]:
    lines = []
    for kind, title in (("preset", "Presets: whole sets of rules, at most one at a table"),
                        ("switch", "Switches: single rules, as many as go together")):
        ids = [id for id, info in ruleset.variants_info.items() if info.kind == kind]
        if ids:
            lines += [*(screen.paint(line, "bold") for line in screen.wrapped(title)),
                      *(line for id in ids for line in _one(screen, ruleset, id)), ""]
    if not lines:
        return [*screen.wrapped(f"{ruleset.title} has no variants. Any value of its rules can be changed with --set, "
                                "such as"), f"  cardgames play {ruleset.id} --set path=value"]
    example = next(iter(ruleset.variants_info))
    return [*lines, *screen.wrapped(f"Play with one: cardgames play {ruleset.id} --variant {example}", indent=2)]


def _one(screen: Terminal, ruleset: Ruleset, id: str) -> list[str]:
    import textwrap

    info = ruleset.variants_info[id]
    on = " (on)" if id in ruleset.variants else ""
    sources = [ruleset.sources[name].title for name in info.sources if name in ruleset.sources]
    told = [info.title + ("." if info.title[-1:] not in ".!?" else ""), info.summary]
    if info.requires:
        told.append(f"Needs {', '.join(info.requires)}.")
    if info.excludes:
        told.append(f"Does not go with {', '.join(info.excludes)}.")
    if sources:
        told.append(f"From: {'; '.join(sources)}.")
    if screen.accessible:
        return [f"{id}{on}: {' '.join(filter(None, told))}"]
    indent = "      "
    body = textwrap.wrap(" ".join(filter(None, told)), screen.width - 1, initial_indent=indent,
                         subsequent_indent=indent, break_on_hyphens=False)
    return [f"  {screen.paint(id, 'cyan')}{on}", *body]
