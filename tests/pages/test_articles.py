"""A game's own word takes its own article."""
from __future__ import annotations

from cardgames.pages.words import Words


def test_a_word_that_begins_with_a_vowel_has_an() -> None:
    words = Words(local={"sweep": "escoba"})
    assert words.in_local_words("This is a sweep. A sweep! Two sweeps.") == "This is an escoba. An escoba! Two escobas."
    assert Words(local={"sweep": "sur"}).in_local_words("This is a sweep.") == "This is a sur."
