"""The chapters of a rules page that carry examples: play, move by move; scoring; and the examples that are left.

What a move sets off stands after it, and so do the duties that restrict it. What a duty says is said with the move; if
that is all it says, a whole page does not say it again.
"""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.engine.game import Game
from cardgames.pages import ruling
from cardgames.pages.chapters import SECTIONS, Chapters
from cardgames.pages.printing import Block, Chapter, Items, Text
from cardgames.pages.samples import Samples
from cardgames.rules.shape import Part

FEW = 2
"""How many examples of each sort the whole page shows at one place; a section alone shows all."""


def play_chapter(chapters: Chapters, samples: Samples, *, whole: bool = False) -> Chapter:
    """What a seat may do in its turn: the order of turns, then every move, duty and trigger as a part."""
    most = None if whole else FEW
    ruleset = chapters.game.ruleset
    moves = {name: phase for phase, steps in ruleset.phases.items() for step in steps
             for name in ruleset.shape.turn[step].moves}
    ordered = _in_order(chapters.game, set(moves))
    said = set() if whole else {sentence for part in ordered for sentence in _restrictions(chapters, part)}
    parts = [made for part in ordered if (made := _part(chapters, samples, part, most, said)).blocks]
    blocks = [*chapters.about("play"), *_turns(chapters), *samples.at("play", most),
              *_more(chapters, samples, "play", most)]
    return Chapter("play", chapters.say("page.play"), tuple(blocks), tuple(parts))


def _in_order(game: Game, moves: set[str]) -> list[Part]:
    """The moves; after the last one that a trigger or duty is about, that trigger or duty."""
    effect = dict(zip(game.names, (mover.effect for mover in game.movers), strict=True))
    on = {path: {trigger.on} for path, trigger in game.bound.triggers}
    found = [part for part in game.ruleset.parts("moves") if part.name in moves]
    rest = [*((part, ruling.restricted(part)) for part in reversed(game.ruleset.parts("duties"))),
            *((part, on[part.path]) for part in reversed(game.ruleset.parts("triggers")))]
    for part, about in rest:
        places = [place for place, move in enumerate(found) if effect.get(move.name) in about]
        found.insert(places[-1] + 1 if places else len(found), part)
    return found


def _turns(chapters: Chapters) -> Iterator[Block]:
    ruleset = chapters.game.ruleset
    for phase, steps in ruleset.phases.items():
        for name in steps:
            step, part = ruleset.shape.turn[name], ruleset.part(f"turn.{name}")
            said = chapters.sentences(part) if part is not None else ""
            moves = chapters.words.speech.joined([chapters.name(move) for move in step.moves], "or")
            choice = chapters.say("page.choice" if len(step.moves) > 1 else "page.choice.one", moves=moves)
            stuck = chapters.say(f"page.stuck.{step.stuck}") if step.stuck else ""
            title = chapters.say("page.phase", phase=chapters.name(phase)) if len(ruleset.phases) > 1 else ""
            yield Text(" ".join(text for text in (title, said, choice, stuck) if text))


def _part(chapters: Chapters, samples: Samples, part: Part, most: int | None, said: set[str]) -> Chapter:
    """A move, duty or trigger; `said` are the sentences of duties that the page says with moves."""
    own = ruling.sentences(chapters.game, part, chapters.words)
    text = " ".join([*own, *_restrictions(chapters, part)]) or chapters.say("page.idle")
    known = bool(own) and said.issuperset(own)
    blocks = [*chapters.about(part.name), *([] if known else [Text(text)]), *samples.at(part.name, most),
              *_more(chapters, samples, part.name, most)]
    return Chapter(part.name, chapters.heading(part), tuple(blocks))


def _restrictions(chapters: Chapters, part: Part) -> list[str]:
    """What the duties of the table say of a move."""
    game = chapters.game
    if not part.path.startswith("moves."):
        return []
    return ruling.restrictions(game, game.movers[game.names.index(part.name)].effect, chapters.words)


def _more(chapters: Chapters, samples: Samples, place: str, most: int | None) -> Iterator[Block]:
    left = samples.count(place) - len(samples.at(place, most))
    if left > 0:
        yield Text(chapters.say("page.more", count=left, section="examples" if place == "play" else place))


def scoring_chapter(chapters: Chapters, samples: Samples, *, whole: bool = False) -> Chapter:
    """When is counted, and the lines as a list."""
    most, ruleset = None if whole else FEW, chapters.game.ruleset
    lines = [chapters.item(part) for part in ruleset.parts("scoring.lines")]
    per = "deal" if ruleset.shape.scoring.per == "deal" and ruleset.shape.round.deals is not None else "round"
    blocks: list[Block] = [*chapters.about("scoring"), Text(chapters.say(f"page.per.{per}"))]
    if lines:
        blocks.append(Items(tuple(lines)))
    if ruleset.shape.scoring.set_aside:
        blocks.append(Text(chapters.say("page.set_aside")))
    blocks += [*samples.at("scoring", most), *_more(chapters, samples, "scoring", most)]
    return Chapter("scoring", chapters.say("page.scoring"), tuple(blocks))


def examples_chapter(chapters: Chapters, samples: Samples, *, whole: bool = False) -> Chapter:
    """All examples that hold at this table; on a whole page, where they have their places, those without one."""
    ruleset = chapters.game.ruleset
    placed = {part.name for section in SECTIONS for part in ruleset.parts(section)}
    found = [each.sample for each in samples.all if whole or each.place not in placed | {"play", "scoring"}]
    none = [Text(chapters.say("page.no_examples"))] if whole and not found else []
    return Chapter("examples", chapters.say("page.examples"), tuple(found or none))
