"""What somebody typed or computed: which name was meant, which whole number it is."""

from __future__ import annotations

from operator import index
from typing import Any, Final

FAR: Final = 3  # more changes than this make another word


def nearest(typed: str, names: list[str]) -> str:
    """Return the name that is most like what was typed; "" if none is like it."""
    best = ""
    least = min(FAR, max(1, len(typed) // 3)) + 1
    for name in names:
        if abs(len(name) - len(typed)) < least:
            changes = distance(typed, name)
            if changes < least:
                best, least = name, changes
    return best


def whole(value: Any) -> int | None:  # noqa: ANN401 - whatever somebody brought
    """Return a whole number, of whatever library it is; None if it is none. A truth value is none."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else int(index(value))
    except TypeError:
        return None


def distance(one: str, other: str) -> int:
    """Count the letters to be added, left out or changed to make one word the other."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        corner, row[0] = row[0], place
        for at, wanted in enumerate(other, 1):
            changed = corner + (letter != wanted)
            corner = row[at]
            row[at] = min(changed, corner + 1, row[at - 1] + 1)
    return row[-1]
