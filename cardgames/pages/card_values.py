"""What the packs of a game hold, in sentences: how many cards, of which kinds, and what they are worth."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardgames.engine.game import Game
from cardgames.pages.words import Words
from cardgames.table.messages import Message
from cardgames.table.packs import Face


def described(game: Game, words: Words) -> Iterator[tuple[str, str]]:
    """For each pack its name and what it holds."""
    for name, ids in game.cards.packs.items():
        faces = [game.cards.faces[card] for card in ids]
        if faces and faces[0].rank:
            yield name, " ".join(_ranked(faces, words))
        else:
            yield name, _printed(faces, words)


def _ranked(faces: Sequence[Face], words: Words) -> Iterator[str]:
    """A pack with suits and ranks."""
    suits = [words.speech.SUITS[suit] for suit in dict.fromkeys(face.suit for face in faces)]
    yield words.say(Message("cards.suits", {"cards": len(faces), "suits": words.speech.joined(suits)}))
    value = {rank: Counter(_worth(face, words) for face in faces if face.rank == rank).most_common(1)[0][0]
             for rank in dict.fromkeys(face.rank for face in faces)}
    numbers = [rank for rank in value if rank.isdigit() and value[rank] == rank]
    texts = [f"{rank} {worth}" for rank, worth in value.items() if worth and rank not in numbers]
    if numbers:
        range_of = {"first": numbers[0], "last": numbers[-1]}
        texts.insert(1 if "A" in value else 0, words.say(Message("cards.numbers", range_of)))
    texts += [f"{face.text} {_worth(face, words)}" for face in faces if _worth(face, words) != value[face.rank]]
    yield words.say(Message("cards.values", {"values": ", ".join(texts)}))
    nothing = [rank for rank, worth in value.items() if not worth]
    if nothing:
        yield words.say(Message("cards.no_value", {"ranks": words.speech.joined(nothing)}))


def _worth(face: Face, words: Words) -> str:
    """What a card is worth: `13`, `1 or 14`, `14 in the hand and 1 on the floor`; empty if it has no value."""
    own = (face.value,) if face.value else ()
    plays, lies = (f" {words.speech.OR} ".join(map(str, values or own)) for values in (face.plays, face.lies))
    return plays if plays == lies else words.say(Message("cards.places", {"hand": plays, "floor": lies}))


def _printed(faces: Sequence[Face], words: Words) -> str:
    """A pack of faces, kind by kind."""
    kinds: dict[str, list[Face]] = {}
    for face in faces:
        kinds.setdefault(face.kind, []).append(face)
    if all(len(found) == 1 and not found[0].value for found in kinds.values()):
        names = words.speech.joined([words.name(kind) for kind in kinds])
        return words.say(Message("cards.single", {"cards": len(faces), "kinds": names}))
    texts = [_kind(kind, found, words) for kind, found in kinds.items()]
    return words.say(Message("cards.kinds", {"cards": len(faces), "kinds": "; ".join(texts)}))


def _kind(kind: str, faces: Sequence[Face], words: Words) -> str:
    """One kind: its copies, or how often each of its values is there."""
    kind, copies = words.name(kind), Counter(face.value for face in faces)
    if set(copies) == {0}:
        return words.counted(len(faces), kind)
    if len(set(copies.values())) == 1:
        values, each = " ".join(f"{value:+d}" for value in copies), next(iter(copies.values()))
        args = {"count": words.counted(len(faces), kind), "values": values, "each": each}
        return words.say(Message("cards.each", args))
    values = ", ".join(f"{count} × {value:+d}" for value, count in copies.items())
    return words.say(Message("cards.unequal", {"count": words.counted(len(faces), kind), "values": values}))
