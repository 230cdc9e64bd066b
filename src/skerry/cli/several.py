"""A set at the keyboard: why some numbers are not what is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option


def why_not_together(choice: Choice, chosen: list[Option]) -> Text | None:
    """Give the reason why these are not the set that is asked for; None if they are."""
    if choice.gathering is None:
        return Text("terminal-one-number") if len(chosen) > 1 else None
    labels = {option.pick: option.label for option in chosen}
    return choice.gathering.why_not([option.pick for option in chosen], labels.__getitem__)
