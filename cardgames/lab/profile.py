"""What kind of game a ruleset makes: the traits of many matches, and the rules that never mattered in any."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.lab import matches
from cardgames.lab.idle import Idle, idle, idle_duties, less, values
from cardgames.lab.recipe import Recipe, recipe
from cardgames.lab.runs import Chunk, Run, runs
from cardgames.lab.sharing import Progress, executor
from cardgames.lab.traits import Traits, traits
from cardgames.players.seats import estimating

SCHEMA_VERSION = 1
PAIRS = 20
"""Pairs of random matches that are compared before a rule counts as one that never mattered."""



@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What was found at one table. `runs` are the matches that were finished of the `asked`, `traits` what they show
    (None of no match). judge: the bot that estimated moves. unused: duties that forbade nothing, idle: values that
    never mattered; neither was looked for if the matches were interrupted (`finished` is false then)."""

    game: str
    title: str
    variants: tuple[str, ...]
    settings: dict[str, Any]
    rules_hash: str
    players: int
    teams: Sequence[Sequence[int]]
    seats: tuple[str, ...]
    judge: str
    seed: int | str
    asked: int
    runs: tuple[Run, ...]
    traits: Traits | None
    unused: tuple[str, ...]
    idle: tuple[Idle, ...]
    finished: bool

    def to_json(self) -> dict[str, Any]:
        """The profile as one JSON object, without the single matches."""
        return {
            "schema_version": SCHEMA_VERSION, "kind": "profile", "game": self.game, "title": self.title,
            "variants": list(self.variants), "settings": self.settings, "rules_hash": self.rules_hash,
            "players": self.players, "sides": [list(seats) for seats in self.teams], "seats": list(self.seats),
            "judge": self.judge, "seed": self.seed, "asked": self.asked, "games": len(self.runs),
            "finished": self.finished, **(self.traits.to_json() if self.traits else {}),
            "unused": list(self.unused), "idle": [each.to_json() for each in self.idle]}


class Question(NamedTuple):
    """Whether a value ever matters; without a path, which duties never do."""

    recipe: Recipe
    path: str | None
    seed: int | str


def profile(game: Game, seats: str | Sequence[str] = "greedy", *, judge: str = "greedy", games: int = 100,
            seed: int | str = 0, jobs: int = 1, cluster: str | None = None,
            progress: Progress | None = None) -> Profile:
    """Watch `games` matches between the bots at `seats`, the bot `judge` estimating every move, and look for rules that
    never mattered. Ctrl-C ends it with what has been finished.

    Raises `UsageError` for people among the seats, a judge that makes no estimates, and numbers below 1."""
    sitting = matches.seated(seats, game)
    matches.check_number("--games", games)
    estimating(game, judge, 1, seed)
    made, found, answers, finished = recipe(game.ruleset), list[Run](), list[list[Idle | str]](), False
    questions = [Question(made, path, seed) for path in (None, *dict.fromkeys(
        ".".join(value.path) for value in values(game.ruleset)))]
    total = games + len(questions)
    chunks = (Chunk(made, sitting, judge, seed, *span) for span in matches.spans(games, 2))
    try:
        with executor(jobs, cluster) as workers:
            for part in workers.map_chunks(runs, chunks):
                found += part
                if progress is not None:
                    progress(len(found), total)
            for answer in workers.map_chunks(_answered, questions):
                answers.append(answer)
                if progress is not None:
                    progress(len(found) + len(answers), total)
        finished = True
    except KeyboardInterrupt:
        pass
    return _profile(game, sitting, judge, seed, games, found, answers, finished=finished)


def _answered(question: Question) -> list[Idle | str]:
    game = question.recipe.game()
    if question.path is None:
        return list(idle_duties(game, question.seed, matches=PAIRS))
    return list(idle(game, question.seed, among=[question.path], matches=PAIRS))


def _profile(game: Game, seats: tuple[str, ...], judge: str, seed: int | str, asked: int, found: Sequence[Run],
             answers: Sequence[Sequence[Idle | str]], *, finished: bool) -> Profile:
    rules, told = game.ruleset, [each for answer in answers for each in answer]
    unused = tuple(each for each in told if isinstance(each, str))
    unmattered = less((each for each in told if not isinstance(each, str)), unused)
    return Profile(game=rules.id, title=rules.title, variants=rules.variants, settings=dict(rules.settings),
                   rules_hash=rules.rules_hash, players=rules.players, teams=rules.sides, seats=seats, judge=judge,
                   seed=seed, asked=asked, runs=tuple(found), traits=traits(found) if found else None, unused=unused,
                   idle=unmattered, finished=finished)
