"""Greedy Everdell."""
