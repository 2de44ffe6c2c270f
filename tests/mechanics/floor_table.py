"""A small table with a floor for tests of mechanics: the least rules of a fishing game, and what a test changes.

Nothing forbids, nothing scores, one round of two players; each test adds the mechanic it is about.
"""
from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from cardgames import mechanics
from cardgames.engine.game import Game
from cardgames.pages.words import Words
from cardgames.rules.loading import from_effective

RULES: dict[str, Any] = {
    "seats": {"players": [2, 3, 4], "teams": {"4": [[1, 3], [2, 4]]}},
    "pack": {"base": "french52", "values": {"J": "none", "Q": "none", "K": "none"}},
    "zones": {
        "stock": {"of": "table", "seen_by": "nobody", "ordered": True},
        "hand": {"of": "seat", "seen_by": "owner"},
        "floor": {"of": "table", "seen_by": "all", "holds": "piles"},
        "won": {"of": "side", "seen_by": "nobody"},
        "aside": {"of": "side", "seen_by": "nobody"},
    },
    "round": {
        "open": {"floor": {"deal": {"to": "floor", "cards": 4}}},
        "deals": {"open": {"hands": {"deal": {"to": "hand", "cards": 8}}}, "until": "stock_empty"},
        "starter": "left_of_dealer",
    },
    "turn": {"play": {"card_from": "hand", "moves": ["capture", "build", "drop"], "stuck": "drop"}},
    "moves": {"capture": {}, "build": {}, "drop": {}},
    "duties": {},
    "triggers": {},
    "scoring": {"per": "deal", "set_aside": {"won": "aside"}, "lines": {}},
    "ending": {"leftovers": "last_capturer", "match": {"rounds": 1}, "ranking": "highest"},
}


def game_with(players: int = 2, **changes: Any) -> Game:
    """The small game with changes: `scoring__lines={…}` replaces what stands at `scoring.lines`, None removes it."""
    rules = deepcopy(RULES)
    for path, value in changes.items():
        *above, name = path.split("__")
        part = rules
        for key in above:
            part = part[key]
        part[name] = value
        if value is None:
            del part[name]
    return Game(from_effective(rules, players))


class Played:
    """One position of a game, played on by the texts of moves."""

    def __init__(self, game: Game, **given: Any) -> None:
        self.game = game
        self.state = game.position({name.replace("__", " "): value for name, value in given.items()})
        self.start = game.points(self.state)

    def play(self, *texts: str) -> Played:
        for text in texts:
            self.game.play(self.state, self.game.parse(self.state, text))
        return self

    def refused(self, text: str) -> str | None:
        found = self.game.refusal(self.state, text)
        return None if found is None else found.rule

    def drops(self) -> list[str]:
        """The cards that may be dropped."""
        texts = [self.game.text(self.state, move) for move in self.game.moves(self.state)]
        return [text for text in texts if "=" not in text]

    def zone(self, name: str, owner: int | None = None) -> set[str]:
        found = self.position.get(name, "" if owner is None else {})
        return set((found if owner is None else found.get(str(owner), "")).split())

    @property
    def position(self) -> Mapping[str, Any]:
        return self.game.to_position(self.state)

    @property
    def gains(self) -> list[int]:
        """What each side has won since the position was set up, side 1 first."""
        now = self.game.points(self.state)
        return [now[side] - self.start[side] for side in sorted(now)]

    @property
    def over(self) -> bool:
        return self.game.is_over(self.state)


def order(game: Game, first: str) -> str:
    """An order of the whole pack that begins with these cards."""
    return " ".join([*first.split(), *(text for text in game.cards.text if text not in first.split())])


def sentences(mechanic: str, **params: Any) -> list[str]:
    """All that the rules page might say of the rule; every message must be the mechanic's own."""
    module, words = mechanics.find(mechanic), Words(zones={"hand": "seat", "floor": "table", "spare": "table"})
    messages = list(module.sentences(module.Params(**params)))
    assert {message.id for message in messages} <= set(module.MESSAGES)
    assert {*getattr(module, "SAID_IF", {}), *getattr(module, "RESTRICTS", {})} <= set(module.MESSAGES)
    return [words.say(message) for message in messages]
