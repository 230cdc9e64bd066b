"""Numbers as the chosen language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal

from skerry.text import chosen


def number(value: float, digits: int = 0) -> str:
    """Write a number with so many digits after the point, or after the comma."""
    return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", chosen())


def percent(share: float) -> str:
    """Write a share of a whole."""
    return f"{number(100 * share, 1)}%"
