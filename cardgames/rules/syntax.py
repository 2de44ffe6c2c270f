"""YAML's own complaints in the words of somebody who writes rules. Knows the wording of PyYAML and libyaml, no more."""
from __future__ import annotations

import re
from typing import Any

from cardgames.errors import Place, Said

# (what the parser says, what we say); both parsers' wordings, first match wins
_SENTENCES = (
    (r"mapping values are not allowed", Said("this colon does not fit here; text that contains a colon needs quotes")),
    (r"expected ',' or '\}'", Said("a comma or the closing } is missing before this")),
    (r"expected ',' or '\]'", Said("a comma or the closing ] is missing before this")),
    (r"block sequence entries are not allowed",
     Said("a list with dashes begins in a line of its own; or write [a, b]")),
    (r"expected node content", Said("a value is missing before this")),
    (r"unknown escape character|escape sequence", Said("in double quotes a backslash is special; use single quotes")),
    (r"tab character", Said("a tab cannot be used here; use spaces")),
    (r"expected <document start>", Said("this does not belong to anything above; is it indented rightly?")),
    (r"expected comment or line break|chomping|indentation indicator",
     Said("after | or > the text begins in the next line")),
    (r"tag|URI", Said("a word that begins with ! gives a YAML type, which is not read here; quote it if it is text")),
    (r"alphabetic or numeric|anchor",
     Said("a word that begins with & or * has a meaning of its own in YAML; quote it")),
    (r"directive|version", Said("lines that begin with % are not read here; delete them")),
    (r"'-' indicator", Said("this does not fit the list above; its entries begin with a dash in the same column")),
    (r"expected key|block end|block mapping",
     Said("this does not fit what is above; check indentation, colons, brackets")),
)
_STARTS = {
    "\t": Said("a tab cannot be used here; use spaces"),
    "@": Said('a word that begins with @ must be in quotes: "@…"'),
    "`": Said('a word that begins with ` must be in quotes: "`…"'),
    "%": Said('a word that begins with % must be in quotes: "%…"'),
}


def explain(error: Any, file: str, lines: list[str]) -> tuple[Place, str]:
    """Where a YAML error stands, and what is wrong, as a sentence that tells what would be accepted."""
    problem = str(getattr(error, "problem", None) or "")
    mark = getattr(error, "problem_mark", None)
    context = str(getattr(error, "context", None) or "")
    if "end of stream" in problem and "quoted" in context:
        mark = getattr(error, "context_mark", mark)
        return _place(mark, file, lines), Said("the quotation mark that opens here is never closed")
    if "cannot start any token" in problem:
        sentence = _STARTS.get(_character(mark, lines), Said("this character does not fit here; quote the text"))
        return _place(mark, file, lines), sentence
    if "expected ':'" in problem:
        return _place(getattr(error, "context_mark", mark), file, lines), Said("a colon is missing after this name")
    if "anchor" in context or "alias" in context:
        problem = "anchor"
    for pattern, sentence in _SENTENCES:
        if re.search(pattern, problem):
            return _place(mark, file, lines), sentence
    return _place(mark, file, lines), Said(
        "this is not YAML as it is read here; check quotes, colons and brackets around it")


def _character(mark: Any, lines: list[str]) -> str:
    line = lines[mark.line] if mark and mark.line < len(lines) else ""
    return line[mark.column] if mark and mark.column < len(line) else ""


def _place(mark: Any, file: str, lines: list[str]) -> Place:
    """The mark's place; what stands after the last line is told at its end."""
    if mark is None:
        return Place(file, 1, 1)
    line, column = mark.line, mark.column
    while line > 0 and (line >= len(lines) or (line == len(lines) - 1 and not lines[line].strip())):
        line -= 1
        column = len(lines[line].rstrip())
    return Place(file, line + 1, column + 1)
