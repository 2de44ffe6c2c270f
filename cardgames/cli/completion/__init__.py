"""Completion for shells: games, variants, settings, saves and whatever else has names, while somebody types."""
