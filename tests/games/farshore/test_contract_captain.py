"""With the captain and two or three seats, and in all weathers, the contract holds as well."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skerry
from tests.contract.checks import CHECKS, Play

WAYS = [(2, "shy", "none"), (3, "terror", "none"), (2, "none", "both")]


@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("check", CHECKS)
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(0, 2**64 - 1))
def test_contract(check: Callable[[Play], None], way: tuple[int, str, str], seed: int) -> None:
    seats, captain, weather = way
    check(Play(skerry.game("farshore"), seats, seed, {"captain": captain, "weather": weather}))
