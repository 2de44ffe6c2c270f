"""A score pad at the terminal, for matches that are played with real cards."""
