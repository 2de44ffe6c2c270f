"""The loop: a ruleset bound for its seats becomes a `Game`; a `Match` plays it. Names no game and no mechanic."""
