"""A game from outside the package stands on the kernel, compiled or not, and keeps the contract."""

import pytest

from skerry.kernel.table import start
from tests.contract.checks import keep_contract
from tests.contract.pebbles import PEBBLES


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_from_outside_keeps_the_contract(seats: int) -> None:
    for seed in range(5):
        assert keep_contract(PEBBLES, seats, seed).over


def test_whoever_takes_the_last_pebble_wins() -> None:
    table = start(PEBBLES, 2, 0, {"pile": 9})
    for pick in ("take-3", "take-3", "take-2"):
        table.act(pick)
    assert table.over  # the single pebble left was taken silently
    assert (table.scores(), table.winners()) == ([5, 4], [1])
