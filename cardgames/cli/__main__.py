"""`python -m cardgames.cli`: the command line without an installed script."""
from __future__ import annotations

from cardgames.cli.main import run

if __name__ == "__main__":
    run()
