"""Everdell Farshore: its pieces, its deck file, its turn and its score."""
