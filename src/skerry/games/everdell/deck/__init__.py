"""Everdell with cards of somebody's own: a deck file names what it changes and adds."""
