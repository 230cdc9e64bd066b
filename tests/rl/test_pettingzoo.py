"""PettingZoo finds nothing to object to, and its agents play whole games."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import skerry
from skerry.rl.pettingzoo import env, parallel_env

# PettingZoo's own games with masks have dicts for observations, too; of other people's it says this.
DICT = (
    "ignore:Observation (space for each agent probably should be|is not a NumPy array):UserWarning"
)


@pytest.mark.filterwarnings(DICT)
@pytest.mark.parametrize("game", skerry.games.names())
def test_the_api_test_passes(game: str) -> None:
    api_test(env(game), num_cycles=60)


@pytest.mark.filterwarnings(DICT)
@pytest.mark.parametrize("game", skerry.games.names())
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_parallel_api_test_passes(seats: int) -> None:
    parallel_api_test(parallel_env("faraway", seats), num_cycles=60)


def test_a_whole_game_ends_with_rewards_that_sum_to_nothing() -> None:
    table = env("faraway", 3, advanced=True)
    table.reset(seed=5)
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        totals[agent] += reward
        table.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) == 1
    assert not table.agents


def test_who_is_not_awaited_waits() -> None:
    table = parallel_env("faraway", 3)
    seen, _ = table.reset(seed=5)
    steps = waits = 0
    rewards: dict[str, float] = {}
    while table.agents:
        picks = {name: int(np.flatnonzero(each["action_mask"])[0]) for name, each in seen.items()}
        steps, waits = steps + 1, waits + list(picks.values()).count(table.wait)
        seen, rewards, _, _, _ = table.step(picks)
    assert waits > steps  # at the market one chooses and two wait
    assert sum(rewards.values()) == pytest.approx(0)


def test_only_where_all_choose_at_once_there_is_a_parallel_environment() -> None:
    with pytest.raises(ValueError, match="In everdell one seat acts after the other"):
        parallel_env("everdell")


def test_it_can_be_shown() -> None:
    table: Any = env("faraway")
    table.reset(seed=5)
    assert "market: region-" in table.render()
