"""A random game to its end, looked at now and then."""

from collections.abc import Callable

import skerry
from skerry import Table

LONGEST = 2000


def walk(table: Table, seed: int, check: Callable[[Table], None]) -> Table:
    """Play at random, checking every sixteenth position and the last; no card may be lost."""
    before, chance = cards(table), skerry.from_seed(seed + 1)
    while not table.over:
        assert table.position < LONGEST
        options = table.options
        table.act(options[chance.below(len(options))])
        if table.position % 16 == 0:
            check(table)
    check(table)
    assert cards(table) == before
    return table


def cards(table: Table) -> list[int]:
    """Return all cards, wherever they lie, in order."""
    return sorted(card for zone in table.state.zones for card in zone)
