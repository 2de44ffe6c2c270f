"""The exact report of every wrong file in `bad/`. Run this file to write them anew, then read each one critically."""
from __future__ import annotations

import os
from pathlib import Path

from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import check_file

HERE = Path(__file__).parent
FILES = sorted((HERE / "bad").glob("*.yaml"))


def report(file: Path) -> str:
    """All reports of one file, as `check` would give them. To be called with this folder as the working folder."""
    found = check_file(file.relative_to(HERE), Catalogue("games"))
    return "".join(finding.report + "\n" for finding in found)


def main() -> None:
    """Write the report of each file beside it."""
    os.chdir(HERE)
    for file in FILES:
        file.with_suffix(".txt").write_text(report(file), encoding="utf-8")


if __name__ == "__main__":
    main()
