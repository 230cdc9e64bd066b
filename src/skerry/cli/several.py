"""A set at the keyboard: what may be among it, how many it takes, and why some numbers are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option
    from skerry.kernel.gathering import Gathering


def offered(choice: Choice) -> list[Option]:
    """Return what may be chosen: of a set all that may be among it, each once, and what ends it."""
    if choice.gathering is None:
        return choice.options
    pool = {option.pick: option for option in choice.pool}
    ends = [option for option in choice.options if option.pick == choice.gathering.stop]
    return [*pool.values(), *ends]


def how_many(gathering: Gathering) -> Text:
    """Say how many the set takes."""
    return Text("terminal-set", gathering.numbers())


def how_often(choice: Choice, option: Option) -> int:
    """Return how often a thing may be chosen, if that is more than once and less than others may."""
    if choice.gathering is None:
        return 1
    count = choice.gathering.pool.count(option.pick)
    return count if count < choice.gathering.most else 1


def why_not_together(choice: Choice, chosen: list[Option]) -> Text | None:
    """Give the reason why these are not the set that is asked for; None if they are."""
    if choice.gathering is None:
        return Text("terminal-one-number") if len(chosen) > 1 else None
    labels = {option.pick: option.label for option in chosen}
    return choice.gathering.why_not([option.pick for option in chosen], labels.__getitem__)
