"""Telling English from German: words that no German sentence has, and that hardly an English one does without."""
from __future__ import annotations

import re

LITTLE = set("""
    a about above again and any are as at be because been before being below between both but by can cannot could did do
    does each else from had has have having how if instead into is isn it its itself more most must no nor nothing
    of on once only or other our out over own same than that the their them then there these they this those to too
    until were what when where which while who whose with without would your
    """.split())
LARGE = set("""
    better change chance commands cost counted decision decisions default difference draws elsewhere empty ends error
    events expected fine fits folder found games given holds indented interrupted interval known lead legal line
    match matches meant mend missing missed none noticed players points problem problems required
    rounds ruleset rulesets seats single spread stood such taken ties try usage used value values wins wrong wrote
    """.split())
WORD = re.compile(r"(?<![\w.=/<:-])(?:[A-Z]?[a-z]+|I)(?![\w=/>-]|\.\w|:\S)")
QUOTED = re.compile(r"„[^“]*“|`[^`]*`|\"[^\"\n]*\"|(?<!\w)'[^'\n]*'")


def english_in(text: str) -> list[str]:
    """The English words of a text. What is quoted, and what is typed or a path, may be in any language."""
    return [word for word in WORD.findall(QUOTED.sub("", text)) if word.lower() in LITTLE | LARGE]
