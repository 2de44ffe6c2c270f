"""What sides are called."""
from __future__ import annotations

from cardgames.cli.phrases import joined
from cardgames.cli.screen.look import Look


def side_name(look: Look, side: int) -> str:
    """What a side is called: by its seats."""
    return joined([look.names[seat] for seat in range(1, look.game.seats + 1) if look.game.side_of[seat] == side])
