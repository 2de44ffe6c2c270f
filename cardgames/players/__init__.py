"""Who decides: people (through a `Prompt`) and bots. A player gets an observation and the legal moves, never the
state."""
