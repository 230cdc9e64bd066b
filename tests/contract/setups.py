"""All ways to set up the games of the shelf that the contract suite plays."""

from itertools import product
from typing import Any

import skerry
from skerry.games import names
from skerry.kernel.game import Game, Value

Setup = tuple[str, int, dict[str, Value]]

# What the rule below leaves out, and what has rules of its own.
MORE: list[Setup] = [
    ("farshore", 2, {"captain": "shy"}),
    ("farshore", 3, {"captain": "terror"}),
    ("farshore", 2, {"weather": "both"}),
]


def setups() -> list[Setup]:
    """Return all set-ups: every number of seats, and every setting with the fewest.

    What joined a game later, an expansion, is another game, so it is played with all of them, and
    so are several together. Of a setting that matters only under another one, its last value
    stands for all.
    """
    found: list[Setup] = []
    for name in names():
        box = skerry.game(name)
        settings = {s.name: s for s in box.settings}
        deviations = [
            {s.name: value} for s in box.settings if not s.under for value in s.allowed[1:]
        ]
        deviations += [
            {s.under: settings[s.under].allowed[-1], s.name: s.allowed[-1]}
            for s in box.settings
            if s.under
        ]
        found += [(name, seats, {}) for seats in range(box.fewest, box.most + 1)]
        found += [(name, box.fewest, options) for options in deviations]
        for options in expansions(box):
            least = box.fewest + (len(options) == 1)  # with the fewest it is among the deviations
            most = most_seats(box, options)
            found += [(name, seats, options) for seats in range(least, most + 1)]
    return found + [setup for setup in MORE if setup not in found]


def expansions(box: Game[Any]) -> list[dict[str, Value]]:
    """Return what joined a game later: each for itself, and all ways to combine several."""
    joined = [s for s in box.settings if s.joined and not s.under]
    ways = product(*[s.allowed for s in joined])
    told = [{s.name: v for s, v in zip(joined, way, strict=True)} for way in ways]
    usual = {s.name: s.allowed[0] for s in joined}
    found = [{k: v for k, v in way.items() if v != usual[k]} for way in told]
    return sorted([way for way in found if way], key=len)


def most_seats(box: Game[Any], options: dict[str, Value]) -> int:
    """Return how many can play with these settings."""
    return box.most_with(box.check(box.fewest, {**options})[1])


def said(setup: Setup) -> str:
    """Name a set-up for a test."""
    name, seats, options = setup
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
