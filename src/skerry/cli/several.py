"""A set at the keyboard: what may be among it, how many it takes, and why some numbers are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.effect import NOTHING
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
    return Text("terminal-set", _numbers(gathering))


def how_often(choice: Choice, option: Option) -> int:
    """Return how often a thing may be chosen, if that is more than once and less than others may."""
    if choice.gathering is None:
        return 1
    count = choice.gathering.pool.count(option.pick)
    return count if count < choice.gathering.most else 1


def why_not_together(choice: Choice, chosen: list[Option]) -> Text | None:
    """Give the reason why these are not the set that is asked for; None if they are."""
    gathering = choice.gathering
    if gathering is None:
        return Text("terminal-one-number") if len(chosen) > 1 else None
    things = [option for option in chosen if option.pick != gathering.stop]
    for option in things:
        most = gathering.pool.count(option.pick)
        if things.count(option) > most:
            return Text("terminal-set-often", {"thing": option.label, "count": most})
    alike = _of_one_family(gathering, things)
    if alike:
        return Text("terminal-set-family", {"one": alike[0].label, "other": alike[1].label})
    is_skipped = not things and gathering.stop != NOTHING
    if is_skipped or gathering.least <= len(things) <= gathering.most:
        return None
    return Text("terminal-set-size", _numbers(gathering)).with_args({"count": len(things)})


def _of_one_family(gathering: Gathering, things: list[Option]) -> list[Option]:
    """Return two things of which the set may have only one; none if there are no such."""
    found: dict[int, Option] = {}
    for option in things if gathering.families else []:
        family = gathering.families[gathering.pool.index(option.pick)]
        if family in found:
            return [found[family], option]
        found[family] = option
    return []


def _numbers(gathering: Gathering) -> dict[str, str | int | Text]:
    number = "any" if gathering.least < gathering.most else "all"
    if number == "all" and gathering.stop != NOTHING:
        number = "skip"
    return {"number": number, "least": gathering.least, "most": gathering.most}
