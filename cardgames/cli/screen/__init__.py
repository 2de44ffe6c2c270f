"""The table as a seat may see it, drawn from the zones a ruleset names: any game, any width, with signs or in words.

Everything here reads an observation, never a state, and makes lines of text; it prints nothing and asks nothing.
"""
