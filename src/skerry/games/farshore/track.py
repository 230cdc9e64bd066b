"""The ships' track: what its places are worth, and where treasures wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence


class Track:
    """Places from the start to the end; some have a treasure mark."""

    __slots__ = ("last", "marks", "passed", "values")

    def __init__(self, values: Sequence[int], marks: Sequence[int]) -> None:
        self.values: list[int] = list(values)  # by step, what a ship is worth there
        self.marks: list[int] = list(marks)  # steps
        self.last: int = len(values) - 1
        # By step: how many marks a ship has reached or passed.
        self.passed: list[int] = [
            len([mark for mark in marks if mark <= step]) for step in range(len(values))
        ]

    def describe(self) -> Text:
        """Say all places and the marks among them."""
        return Text(
            "farshore-track",
            {
                "count": len(self.values),
                "values": ", ".join([str(value) for value in self.values]),
                "marks": ", ".join([str(self.values[mark]) for mark in self.marks]),
            },
        )
