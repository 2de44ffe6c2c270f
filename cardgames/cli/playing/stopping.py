"""How a person leaves a match."""
from __future__ import annotations


class Quit(Exception):
    """The person wants to stop here."""
