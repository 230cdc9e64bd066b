"""Every game on the shelf, with every number of seats and every setting, keeps the contract."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skerry
from skerry.games import names
from skerry.kernel.game import Value
from tests.contract.checks import CHECKS, Play, agents_are_honest

SEEDS = st.integers(0, 2**64 - 1)
Way = tuple[str, int, dict[str, Value]]


def ways() -> list[Way]:
    """All ways to set up a game: every number of seats, and every setting with the fewest.

    What joined a game later, an expansion, is another game, so it is played with all of them. Of
    a setting that matters only under another one, its last value stands for all.
    """
    found: list[Way] = []
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
    return found


def said(way: Way) -> str:
    name, seats, options = way
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("way", ways(), ids=said)
@pytest.mark.parametrize("check", [*CHECKS, agents_are_honest])
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_contract(check: Callable[[Play], None], way: Way, seed: int) -> None:
    name, seats, options = way
    check(Play(skerry.game(name), seats, seed, options))
