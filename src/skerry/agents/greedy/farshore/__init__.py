"""Greedy Farshore."""
