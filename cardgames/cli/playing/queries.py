"""The words a person may type instead of a move. Each gives lines to show; none changes anything."""
from __future__ import annotations

from collections.abc import Sequence

from cardgames.cli import talk
from cardgames.cli.playing import help, numbers, seat_names
from cardgames.cli.screen import picture
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import columns, table
from cardgames.cli.terminal import cut
from cardgames.engine import outcome
from cardgames.errors import CardgamesError, MoveError
from cardgames.table.bits import bits
from cardgames.table.bound import Moves
from cardgames.table.notation import card_mask
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.state import Move

LISTED = 60
"""How many moves are listed at once."""


def answer(look: Look, seen: Observation, moves: Moves, word: str, rest: str, *,
           last: Sequence[str], saved: bool) -> list[str] | None:
    """The lines for a word, or None if it is no such word. Raises `MoveError` where a move after it is none."""
    if word in ("?", "help"):
        return help.page(look, seen, moves, saved=saved)
    if word == "moves":
        return listed(look, seen, moves, rest)
    if word == "why":
        return why(look, seen, moves, rest)
    if word == "rules":
        return rules(look, rest)
    if word == "last":
        return [line for text in last for line in look.wrapped(text, indent=2)] or ["Nothing has happened yet."]
    plain = {"hand": picture.holding, "table": picture.picture, "score": score, "left": left}
    return plain[word](look, seen) if word in plain and not rest else None


def listed(look: Look, seen: Observation, moves: Moves, card: str) -> list[str]:
    """The moves with their numbers, all or those with one card."""
    numbered = list(enumerate(moves, 1))
    if card:
        mask = card_mask(look.game.cards, card)
        numbered = [(number, move) for number, move in numbered if move[1] >= 0 and mask >> move[1] & 1]
        if not numbered:
            return look.wrapped(cut(f'You have no move with "{card}".'))
    cells = [f"{number:>3}  {look.game.text(seen, move)}" for number, move in numbered[:LISTED]]
    lines = columns(look.terminal, cells)
    if len(numbered) > LISTED:
        lines += look.wrapped(f"... and {len(numbered) - LISTED} more; moves CARD lists those with one card.")
    if not moves.complete:
        lines += look.wrapped("There are more than can be listed; any legal move may be typed.")
    return lines


def why(look: Look, seen: Observation, moves: Moves, text: str) -> list[str]:
    """Whether a move is legal, and if not which rule forbids it."""
    if not text:
        return look.wrapped("Type the move after it, such as: why " + look.game.text(seen, moves[0]))
    game, text = look.game, seat_names.by_number(look, text)
    number = numbers.number(text)
    if number is not None and text.startswith("#"):
        text = game.text(seen, numbers.numbered(moves, number))
    try:
        refusal = game.refusal(seen, text)
        if refusal is not None:
            return talk.refused(look.terminal, game.ruleset, refusal.message, refusal.rule, refusal.nearest)
        move: Move = game.parse(seen, text)
    except MoveError as error:
        return look.wrapped(talk.sentence(cut(str(error))))
    return talk.legal(look.terminal, game.ruleset, game.text(seen, move), help.kind(look, move),
                      f"moves.{game.names[move[0]]}")


def rules(look: Look, section: str) -> list[str]:
    """The rules as they are at this table."""
    from cardgames.pages import rules_page

    try:
        page = rules_page.page(look.game, section or None)
    except CardgamesError as error:
        return look.wrapped(talk.sentence(cut(str(error))))
    return str(rules_page.plain(page, look.width - 1)).rstrip("\n").split("\n")


def score(look: Look, seen: Observation) -> list[str]:
    """The points of every side, line by line."""
    return score_table(look, outcome.lines(look.game, seen), look.game.points(seen))


def score_table(look: Look, lines: dict[str, dict[int, int]], points: dict[int, int]) -> list[str]:
    """A score pad: a row for every line that anybody has points on, and the sum."""
    sides = list(points)
    rows = [[look.word(name).capitalize(), *(str(row[side]) for side in sides)]
            for name, row in lines.items() if any(row.values())]
    rows.append(["Points", *(str(points[side]) for side in sides)])
    return table(look.terminal, ["", *(side_name(look, side) for side in sides)], rows, numbers=True)


def side_name(look: Look, side: int) -> str:
    """What a side is called: by its seats."""
    return " and ".join(look.names[seat] for seat in range(1, look.game.seats + 1) if look.game.side_of[seat] == side)


def left(look: Look, seen: Observation) -> list[str]:
    """The cards of the stock's pack whose place the viewer does not know, each face with its number."""
    game, known = look.game, known_cards(seen)
    faces: dict[str, list[int]] = {}
    for card in game.cards.packs[game.main_pack]:
        if not known >> card & 1:
            faces.setdefault(game.cards.text[card], []).append(card)
    total = sum(map(len, faces.values()))
    return look.row(f"{total} unseen", [look.card(cards[0]) + (f" x{len(cards)}" if len(cards) > 1 else "")
                                        for cards in faces.values()])


def known_cards(seen: Observation) -> int:
    """The cards whose place the viewer knows, as a bit set: those played in sight of all, wherever they lie by now, and
    those in its own zones. What an observation shows in any cell is known."""
    known = seen.public | bits(card for card in seen.order[seen.pos:] if card != UNKNOWN)
    for held in seen.z:
        if isinstance(held, int):
            known |= held
        else:
            for entry in held:
                known |= entry[0] if isinstance(entry, tuple) else 1 << entry if entry != UNKNOWN else 0
    return known
