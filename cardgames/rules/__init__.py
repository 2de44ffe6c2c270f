"""Sentences: a YAML file becomes a frozen `Ruleset`, or a report of everything that is wrong with it.

The stages are read, extends and patch, by_players, shape, sense. Each tells all its faults at once, with file, line and
column; the next one runs only if it found none. Nothing here knows a game, plays a card or prints to a screen.
"""
