"""`python -m tests.goldens.make [NAME …]` records the matches again: all of them, or those whose file has a NAME in it.

Do so when rules, the cards of a seed or events have changed on purpose, and read the difference.
"""
from __future__ import annotations

import sys

from tests.goldens.recording import FOLDER, record, wanted


def main(names: list[str]) -> None:
    files = wanted()
    for path in sorted(FOLDER.rglob("*.play")):
        if path not in files:
            path.unlink()
            print("removed", path.relative_to(FOLDER))
    for path, rules in files.items():
        if not names or any(name in str(path.relative_to(FOLDER)) for name in names):
            path.parent.mkdir(exist_ok=True)
            text = record(rules)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print("recorded", path.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
