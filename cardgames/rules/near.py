"""Help with names: what was probably meant, and what could have been written. Text only."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgames.errors import Said, joined

LISTED = 30


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name most like the one given, or None if none is like it."""
    from difflib import get_close_matches  # only when something is wrong

    plain = {_plain(other): other for other in known}
    found = get_close_matches(_plain(name), plain, n=1, cutoff=0.6)
    return plain[found[0]] if found else None


def meant(name: str, known: Iterable[str], what: str = Said("known here")) -> str:
    """A closing half-sentence: the name probably meant, else all that are known, else nothing."""
    names = list(known)
    near = nearest(name, names)
    if near is not None:
        return Said('; did you mean "{near}"?', near=near)
    return Said("; {what}: {names}", what=what, names=listed(names)) if names else ""


def listed(names: Iterable[str]) -> str:
    """Names with commas; a long list is cut."""
    names = list(names)
    shown = ", ".join(names[:LISTED])
    return Said("{shown}, and {more} more", shown=shown, more=len(names) - LISTED) if len(names) > LISTED else shown


def either(names: Iterable[str]) -> str:
    """Names as alternatives: `a, b or c`."""
    names = list(names)
    if len(names) < 2:
        return names[0] if names else ""
    return Said("{names} or {last}", names=joined(", ", names[:-1]), last=names[-1])


def with_variants(ids: Sequence[str], before: str = ", ") -> str:
    """Which variants are on, as an addition to something: `, variants a, b`; nothing if none is."""
    if not ids:
        return ""
    what = Said("variant {names}", names=ids[0]) if len(ids) == 1 else Said("variants {names}", names=", ".join(ids))
    return Said("{before}{what}", before=before, what=what)


def _plain(name: str) -> str:
    return name.lower().replace("-", "_").replace(" ", "_")
