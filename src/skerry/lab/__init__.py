"""The laboratory: many games, and what can be learnt from them."""
