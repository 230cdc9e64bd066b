"""Pearlbrook: a river with pearls, ambassadors, adornments and wonders."""
