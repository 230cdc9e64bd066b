"""Greedy Faraway."""
