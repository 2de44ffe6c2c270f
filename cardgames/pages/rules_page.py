"""The rules page of a game at one table, in the order in which card players write rules down.

Introduction, object, cards, deal, play (each kind of move with the examples that show it), scoring, end, variants, the
table's own settings, sources. Every sentence comes from the parameters that are played, so a page never says what does
not hold; the `about:` texts of the ruleset are woven in.
"""
from __future__ import annotations

from cardgames.engine.game import Game
from cardgames.errors import Said, UsageError
from cardgames.pages.chapters import SECTIONS as PARTS
from cardgames.pages.chapters import Chapters
from cardgames.pages.play_chapter import examples_chapter, play_chapter, scoring_chapter
from cardgames.pages.printing import Chapter, Page, markdown, plain
from cardgames.pages.samples import Samples
from cardgames.rules.near import meant

__all__ = ["SECTIONS", "markdown", "page", "plain", "sections"]

SECTIONS = (
    "introduction", "object", "cards", "deal", "play", "scoring", "end", "variants", "examples", "table", "sources")


def sections(game: Game) -> tuple[str, ...]:
    """The ids of all sections of a game's page: the common ones, and its moves, duties and triggers by their names."""
    own = [part.name for section in PARTS for part in game.ruleset.parts(section)]
    return tuple(dict.fromkeys([*SECTIONS, *own]))


def page(game: Game, section: str | None = None) -> Page:
    """The page of a game, or one section of it, by its name, its heading, or a score line that it explains; in the
    language of its ruleset. Raises `UsageError` for a section that there is not."""
    wanted = section.strip().lower().rpartition(".")[2].replace(" ", "_") if section else ""
    chapters, samples = Chapters(game), Samples(game)
    title = game.ruleset.title or game.ruleset.id
    if not wanted:
        return Page(title, tuple(_all(chapters, samples)))
    headed = _headed(chapters, " ".join((section or "").split()).casefold())
    found = _find(chapters, samples, wanted) or (_find(chapters, samples, headed) if headed else None)
    if found is None:
        known = sections(game)
        hint = meant(wanted, known, Said("sections are"))
        raise UsageError('the rules of {id} have no section "{section}"{hint}', id=game.ruleset.id, section=section,
                         hint=hint)
    return Page(title, (found,), found.id)


def _all(chapters: Chapters, samples: Samples) -> list[Chapter]:
    found = [chapters.introduction(), chapters.object(), chapters.cards(), chapters.deal(),
             play_chapter(chapters, samples), scoring_chapter(chapters, samples), chapters.end(), chapters.variants(),
             examples_chapter(chapters, samples), chapters.table(), chapters.sources()]
    return [chapter for chapter in found if chapter.blocks or chapter.parts]


def _find(chapters: Chapters, samples: Samples, wanted: str) -> Chapter | None:
    """One chapter or part, with all its examples."""
    if wanted in ("introduction", "object", "cards", "deal", "end", "variants", "table", "sources"):
        return chapters.by_name(wanted)
    if wanted == "scoring":
        return scoring_chapter(chapters, samples, whole=True)
    if wanted == "examples":
        return examples_chapter(chapters, samples, whole=True)
    play = play_chapter(chapters, samples, whole=wanted != "play")
    return play if wanted == "play" else next((part for part in play.parts if part.id == wanted), None)


def _headed(chapters: Chapters, heading: str) -> str:
    """The id of the section with this heading, or that explains the score line of this name; empty if there is none."""
    game = chapters.game
    headings = {chapters.say(f"page.{id}").casefold(): id for id in SECTIONS}
    headings |= {chapters.heading(part).casefold(): part.name for section in PARTS
                 for part in game.ruleset.parts(section)}
    lines = {called.casefold() for line in game.setup.lines for called in (line, chapters.line(line))}
    return headings.get(heading, "scoring" if heading in lines else "")
