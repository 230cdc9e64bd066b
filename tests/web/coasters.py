"""People at a table of Farshore: what they click. For the tests of this folder."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import skerry
from tests.web.woodlanders import Woodlander

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.choice import Choice
    from tests.server.house import House, Json

FAR = 120  # the most answers to play by chance
DEALS = 200


def moor(house: House, *kinds: str, **more: object) -> Json:
    """Set up a table."""
    return house.create(*kinds, game="farshore", **more)


def drift(house: House, sought: Callable[[Choice], bool]) -> Json:
    """Set up a table for two and play on until such a thing is asked; only that seat's key is held."""
    seed, picks = next(found for seed in range(DEALS) if (found := _way_to(sought, seed)))
    table = moor(house, "me", "screen", seed=seed)
    for pick in picks:
        eyes = _asked(house, table)
        position = eyes["choice"]["position"]
        answer = {"type": "act", "seat": eyes["seat"], "position": position, "picks": [pick]}
        sent = house.post(table["table"], "act", table["keys"], **answer, one_by_one=True)
        assert sent.status_code == 200
    seat = _asked(house, table)["seat"]
    return {**table, "keys": [key for key in table["keys"] if key["seat"] == seat]}


def _asked(house: House, table: Json) -> Json:
    """The eyes of the seat that is asked."""
    shown = house.look(table["table"], table["keys"])
    return dict(next(eyes for eyes in shown["eyes"] if eyes["choice"]))


def _way_to(sought: Callable[[Choice], bool], seed: int) -> tuple[int, list[str]] | None:
    table = skerry.new("farshore", seats=2, seed=seed)
    roll = random.Random(seed)
    picks: list[str] = []
    while len(picks) < FAR and (choice := table.choice()):
        if sought(choice):
            return seed, picks
        names = [option.name for option in choice.options]
        picks.append(roll.choice([name for name in names if name.startswith("play-")] or names))
        table.act(picks[-1])
    return None


class Coaster(Woodlander):
    """Somebody before the bay."""

    game = "farshore"
    shared = ("maps", "islands", "board", "bay")
