"""How a language writes numbers, and which of its plurals goes with one."""

from __future__ import annotations

from decimal import Decimal

NARROW = "\u00a0"  # a space at which no line is broken
# By language: what parts thousands, what stands before decimals.
SIGNS = {"en": (",", "."), "pl": (NARROW, ","), "ru": (NARROW, ","), "uk": (NARROW, ",")}
TEENS = range(11, 15)


def written(value: float, language: str, *, digits: int = 0, grouped: bool = True) -> str:
    """Write a number with so many digits after the point, or after the comma."""
    thousands, point = SIGNS[language]
    plain = format(Decimal(str(value)), f"{',' if grouped else ''}.{digits}f")
    return plain.replace(",", "\n").replace(".", point).replace("\n", thousands)


def plural(count: float, language: str) -> str:
    """Name the form that a language uses for so many: one, few, many or other."""
    if language == "en":
        return "one" if abs(count) == 1 else "other"
    if count != int(count):
        return "other"
    whole = abs(int(count))
    teen = whole % 100 in TEENS
    last = whole if language == "pl" else whole % 10
    if last == 1 and not teen:
        return "one"
    return "few" if 2 <= whole % 10 <= 4 and not teen else "many"
