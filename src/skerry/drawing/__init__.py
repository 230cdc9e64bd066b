"""A table drawn in characters, for terminals and for print: from a view, a choice and the game's own words.

It knows zones, marks and labels, no rules. What a game adds is a row in `arrangements`: what stands
beside what.
"""
