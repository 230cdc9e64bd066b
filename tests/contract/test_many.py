"""Many games of every set-up come to an end, and no card is lost on the way.

GAMES=10000 PYTHONPATH=build/compiled .venv/bin/python -m pytest -n 2 --flavour compiled -m slow tests/contract
"""

import os

import pytest

import skerry
from tests.contract.setups import Setup, said, setups

GAMES = int(os.environ.get("GAMES", "100"))
LONGEST = 2000


def cards(table: skerry.Table) -> list[int]:
    """Return all cards, wherever they lie, in order."""
    return sorted(card for zone in table.state.zones for card in zone)


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=said)
def test_every_game_ends_and_loses_no_card(setup: Setup) -> None:
    name, seats, options = setup
    for seed in range(GAMES):
        table = skerry.new(name, seats, seed=seed, **options)
        box, chance = cards(table), skerry.from_seed(seed + 1)
        while not table.over:
            assert table.position < LONGEST
            seat = table.awaited[0]
            picks = table.options_of(seat)
            table.act(picks[chance.below(len(picks))], seat)
        assert cards(table) == box
