"""Numbers as the chosen language writes them."""

from __future__ import annotations

from skerry.text import chosen
from skerry.text.numerals import written


def number(value: float, digits: int = 0) -> str:
    """Write a number with so many digits after the point, or after the comma."""
    return written(value, chosen(), digits=digits)


def percent(share: float, decimals: int = 1) -> str:
    """Write a share of a whole."""
    return f"{number(100 * share, decimals)}%"
