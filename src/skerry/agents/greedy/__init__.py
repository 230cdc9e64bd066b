"""Greedy: takes what looks best now, by what is known of each game."""
