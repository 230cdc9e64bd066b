"""All ways to set up the games of the shelf that the contract suite plays."""

import skerry
from skerry.games import names
from skerry.kernel.game import Value

Setup = tuple[str, int, dict[str, Value]]

# What the rule below leaves out, and what has rules of its own.
MORE: list[Setup] = [
    ("farshore", 2, {"captain": "shy"}),
    ("farshore", 3, {"captain": "terror"}),
    ("farshore", 2, {"weather": "both"}),
]


def setups() -> list[Setup]:
    """Return all set-ups: every number of seats, and every setting with the fewest.

    What joined a game later, an expansion, is another game, so it is played with all of them. Of
    a setting that matters only under another one, its last value stands for all.
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
        joined = [
            {s.name: value}
            for s in box.settings
            if s.joined and not s.under
            for value in s.allowed[1:]
        ]
        more = range(box.fewest + 1, box.most + 1)
        found += [(name, seats, options) for options in joined for seats in more]
    return found + [setup for setup in MORE if setup not in found]


def said(setup: Setup) -> str:
    """Name a set-up for a test."""
    name, seats, options = setup
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
