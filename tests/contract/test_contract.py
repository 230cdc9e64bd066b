"""Every game on the shelf, with every number of seats and every setting, keeps the contract."""

import pytest

import skerry
from tests.contract.checks import WITH_AGENTS, keep_contract
from tests.contract.setups import Setup, said, setups
from tests.seeds import seeds


@pytest.mark.parametrize("seed", seeds())
@pytest.mark.parametrize("setup", setups(), ids=said)
def test_contract(setup: Setup, seed: int) -> None:
    name, seats, options = setup
    table = keep_contract(skerry.game(name), seats, seed, options, WITH_AGENTS)
    assert table.over
