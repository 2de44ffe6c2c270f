"""Where a person's files lie: the folders the operating system has for them, or one folder for all.

`CARDGAMES_HOME` overrides everything. Nothing is made here before something is written into it.
"""
from __future__ import annotations

import os
from pathlib import Path

from cardgames.errors import FileError, reason

HOME = "CARDGAMES_HOME"
NAME = "cardgames"
KINDS = ("config", "data", "state")


def folder(kind: str) -> Path:
    """The folder for one of KINDS."""
    assert kind in KINDS, kind
    home = os.environ.get(HOME)
    if home:
        return Path(home).expanduser() / kind
    import platformdirs

    return Path(getattr(platformdirs, f"user_{kind}_dir")(NAME, appauthor=False))


def rulesets() -> Path:
    """The person's own rulesets."""
    return folder("data") / "rulesets"


def saves() -> Path:
    """Matches saved move by move."""
    return folder("state") / "saves"


def pads() -> Path:
    """Score pads of matches with real cards."""
    return folder("state") / "pads"


def crashes() -> Path:
    """What is written down when the program itself fails."""
    return folder("state") / "crashes"


def config_file() -> Path:
    """What the person prefers."""
    return folder("config") / "config.toml"


def listed() -> dict[str, Path]:
    """The folders that are used, by what lies in them, for the person to see."""
    return {"rulesets": rulesets(), "saves": saves(), "pads": pads(), "crashes": crashes(),
            "config": config_file().parent}


def made(path: Path) -> Path:
    """The folder, made if it was not there; only its owner may look into it. Raises `FileError` if it cannot be."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("the folder {path} cannot be made: {why}; {home} can name another", path=path,
                        why=reason(error), home=HOME) from None
    return path
