"""The game of hidden masks written out from its rules as one literal state machine. Shares nothing with the engine.

Cards and moves are their texts. The numbers A-01 to A-44 are those of the questions that the rulebook leaves open.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

MASKS = ("sakani", "hanuk", "paduka", "lonosa", "mahalo")
SIDES = ("above", "below")


@dataclass(frozen=True)
class Table:
    """The parameters of one table; as they stand, the base."""

    children: bool = False
    keep_negative: bool = False
    forced_wave: bool = False
    free_guess: bool = False
    blank_guess: bool = False
    feathers_only: bool = False
    last_round_starter: bool = False


def value(card: str) -> int:
    return int(card.removeprefix("bonfire").removeprefix("wind")) if card != "wave" else 0


class Masks:
    """A match: three rounds. Players count from 1."""

    def __init__(self, table: Table, players: int) -> None:
        self.table, self.players = table, list(range(1, players + 1))
        self.total = dict.fromkeys(self.players, 0)
        self.bonus_total = dict.fromkeys(self.players, 0)
        self.last_feathers = dict.fromkeys(self.players, 0)
        self.last_round = dict.fromkeys(self.players, 0)
        self.round = self.starter = 0

    def round_setup(self, deck: Sequence[str], role: Mapping[int, str], starter: int) -> None:
        """All cards are shuffled anew (A-41); each player has a secret mask (A-40)."""
        assert len(deck) == 62
        self.round, self.starter, self.current = self.round + 1, starter, starter
        self.deck, self.role = list(deck), dict(role)
        self.board: dict[str, dict[str, list[str]]] = {mask: {side: [] for side in SIDES} for mask in MASKS}
        self.tucked: dict[str, list[str]] = {mask: [] for mask in MASKS}
        self.removed: list[str] = []
        self.guesses: dict[int, dict[int, str]] = {}
        self.pending, self.owed, self.phase = "", 1, "draw"
        self.draw()

    def draw(self) -> None:
        """DRAW, until somebody has something to decide or the deck is out (A-06)."""
        while self.deck:
            if self.owed == 0:
                self.current, self.owed = self.current % len(self.players) + 1, 1
            self.owed -= 1
            self.pending = self.deck.pop(0)
            if self.pending != "wave":
                return
            if self.deck and not self.table.forced_wave:
                return
            self.wave(accept=bool(self.deck))
        self.phase, self.current = "guess", 1

    def wave(self, *, accept: bool) -> None:
        """A-03, A-04: two more draws on top of what is owed; the wave is out of the game (A-07)."""
        self.owed += 2 if accept else 0
        self.removed.append(self.pending)
        self.pending = ""

    # Decisions.

    def legal(self) -> list[str]:
        """The texts of all that may be done now."""
        if self.phase == "guess":
            return self.legal_guesses()
        if self.pending == "wave":
            return ["wave draw", "wave skip"]
        moves = [f"{self.pending}@{mask}/{side}" for mask in MASKS for side in SIDES]
        verb = "burn" if self.pending.startswith("bonfire") else "blow" if self.pending.startswith("wind") else ""
        if verb:
            targets = {(card, mask, side) for mask in MASKS for side in SIDES for card in self.board[mask][side]
                       if not self.table.feathers_only or card[0] in "+-"}
            moves += [f"{verb} {card}@{mask}/{side}" for card, mask, side in targets]
        return moves

    def legal_guesses(self) -> list[str]:
        """One mask for every other player: distinct (A-24), not one's own (A-25), no blank (A-26)."""
        others = [player for player in self.players if player != self.current]
        options = [mask for mask in MASKS if mask != self.role[self.current]] + ["-"] * self.table.blank_guess
        found = []
        for choice in product(options, repeat=len(others)):
            named = [mask for mask in choice if mask != "-"]
            if self.table.free_guess or len(set(named)) == len(named):
                found.append("guess " + " ".join(f"{o}={mask}" for o, mask in zip(others, choice, strict=True)))
        return found

    def do(self, text: str) -> None:
        """Carry out a decision, and all that follows."""
        if self.phase == "guess":
            self.write_down(text)
            return
        first, _, rest = text.partition(" ")
        if first == "wave":
            self.wave(accept=rest == "draw")
        elif first in ("burn", "blow"):
            self.strike(first, rest)
        else:
            card, place = text.split("@")
            mask, side = place.split("/")
            assert card == self.pending
            self.board[mask][side].append(card)
            self.pending = ""
            self.check(mask)
        self.draw()

    def strike(self, verb: str, text: str) -> None:
        """A-10 to A-15: a card beside a mask is removed, or goes to its other side. Nothing triggers."""
        card, place = text.split("@")
        mask, side = place.split("/")
        self.board[mask][side].remove(card)
        if verb == "burn":
            self.removed.append(card)
        else:
            self.board[mask]["below" if side == "above" else "above"].append(card)
        self.removed.append(self.pending)
        self.pending = ""

    def check(self, mask: str) -> None:
        """CHECK and RESOLVE: five cards at the mask; its fuller side counts for all masks (A-17)."""
        above, below = (len(self.board[mask][side]) for side in SIDES)
        if above + below < 5:
            return
        winner = "above" if above > below else "below"
        for each in MASKS:
            for side in SIDES:
                (self.tucked[each] if side == winner else self.removed).extend(self.board[each][side])
                self.board[each][side] = []

    # The end of a round.

    def write_down(self, text: str) -> None:
        """GUESS; the last one's guess is followed by REVEAL and SCORE."""
        named = dict(entry.split("=") for entry in text.split()[1:])
        self.guesses[self.current] = {int(player): mask for player, mask in named.items()}
        if self.current < len(self.players):
            self.current += 1
        else:
            self.score()

    def score(self) -> None:
        """Feathers under one's own mask and 5 for each hit; nothing for who is caught by all others (A-29, A-30)."""
        feathers = {p: sum(map(value, self.tucked[self.role[p]])) for p in self.players}
        for p in self.players:
            hits = sum(self.guesses[p][other] == self.role[other] for other in self.players if other != p)
            caught = all(self.guesses[other][p] == self.role[p] for other in self.players if other != p)
            gained, bonus = feathers[p] + 5 * hits, 5 * hits
            if caught:
                kept = feathers[p] if self.table.keep_negative else max(0, feathers[p])
                gained, bonus = kept if self.table.children else 0, 0
            self.total[p] += gained
            self.bonus_total[p] += bonus
            self.last_round[p] = gained
        self.last_feathers, self.phase = feathers, "over" if self.round == 3 else "setup"

    def next_starter(self) -> int:
        """The lowest total; of equals the first clockwise after the last starter, who is last in line."""
        count = len(self.players)
        line = [(self.starter + step - 1) % count + 1 for step in range(1, count + 1)]
        points = self.last_round if self.table.last_round_starter else self.total
        lowest = min(points.values())
        return next(player for player in line if points[player] == lowest)

    def ranking(self) -> list[list[int]]:
        """Most points, then most bonus points received, then most feathers in the last round; else shared."""
        def worth(player: int) -> tuple[int, int, int]:
            return self.total[player], self.bonus_total[player], self.last_feathers[player]

        places = sorted({worth(player) for player in self.players}, reverse=True)
        return [[player for player in self.players if worth(player) == place] for place in places]
