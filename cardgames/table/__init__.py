"""The nouns: cards, packs, zones, state, observation, events, messages, sums. Plain values; nothing here knows a
rule."""
