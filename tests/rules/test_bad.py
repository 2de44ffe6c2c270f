"""The corpus of wrong files: the report of each is exactly the text beside it. See `reports.py`."""
from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted((HERE / "bad").glob("*.yaml"))
_spec = importlib.util.spec_from_file_location("rules_reports", HERE / "reports.py")
assert _spec is not None
assert _spec.loader is not None
reports = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(reports)

JARGON = re.compile(
    r"Traceback|[Pp]ydantic|\bdict\b|\bstr\b|\bint\b|\bbool\b|NoneType|\btuple\b|Literal|Params|\bNone\b|validat|[Ii]nput")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_report_of_a_wrong_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    assert reports.report(file) == file.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_report_is_in_the_words_of_its_reader(file: Path) -> None:
    text = file.with_suffix(".txt").read_text(encoding="utf-8")
    assert text.rstrip().endswith("nothing was played.")
    told = "\n".join(line.partition("^ ")[2] for line in text.split("\n") if "^ " in line)
    assert told
    assert not JARGON.search(told)


def test_the_corpus_is_large_and_every_report_has_its_file() -> None:
    assert len(FILES) >= 60
    assert {file.stem for file in FILES} == {file.stem for file in (HERE / "bad").glob("*.txt")}
