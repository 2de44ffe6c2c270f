"""What the shell hears when a command has ended. What each means is told by `cardgames help exit-codes`."""
from __future__ import annotations

FINE = 0
WRONG = 1
"""What was asked about is wrong; the code of most errors, see `errors.py`."""
MISUSED = 2
OUR_FAULT = 70
INTERRUPTED = 130

ALL = (FINE, WRONG, MISUSED, OUR_FAULT, INTERRUPTED)
