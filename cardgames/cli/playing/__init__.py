"""A match on a screen: people at a keyboard or a file of moves, bots beside them, and what is told when.

What a person is shown comes from an observation of that person's seat and from events filtered for it.
"""
