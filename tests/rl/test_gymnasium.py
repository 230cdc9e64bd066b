"""Gymnasium finds nothing to object to, and one seat plays against agents."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skerry.kernel.errors import IllegalAction, OptionError
from skerry.rl.gymnasium import IDS


def made(game: str, **choices: Any) -> Any:  # noqa: ANN401 - Gymnasium's wrappers
    return gymnasium.make(IDS[game], **choices).unwrapped


@pytest.mark.parametrize("game", IDS)
def test_check_env_passes(game: str) -> None:
    check_env(made(game), skip_render_check=True)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_game_is_played_to_its_end(game: str, opponent: str) -> None:
    env = made(game, opponent=opponent, seats=3, seat=1)
    _, told = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert np.flatnonzero(env.action_masks()).tolist() == told["options"]
        seen, reward, over, _, told = env.step(told["options"][0])
        assert env.observation_space.contains(seen)
    assert env.table.over
    assert reward == env.reward(env.table)[1]


def test_equal_seeds_play_alike() -> None:
    def play() -> list[int]:
        env = made("faraway", opponent="random")
        _, told = env.reset(seed=5)
        while told["options"]:
            _, _, _, _, told = env.step(told["options"][-1])
        scores: list[int] = env.table.scores()
        return scores

    assert play() == play()


def test_an_illegal_action_loses_is_refused_or_replaced() -> None:
    for reward, worth in (("win", -1.0), ("score", 0.0)):
        env = made("faraway", reward=reward)
        env.reset(seed=5)
        _, told_worth, over, _, told = env.step(int(np.flatnonzero(~env.action_masks())[0]))
        assert (told_worth, over, told["illegal"]) == (worth, True, True)
    env = made("faraway", illegal="raise")
    env.reset(seed=5)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
    env = made("faraway", illegal="random")
    env.reset(seed=5)
    assert env.step(int(np.flatnonzero(~env.action_masks())[0]))[4]["illegal"]
    assert env.table.position > 0


def test_what_nobody_offers_is_refused() -> None:
    with pytest.raises(OptionError):
        made("faraway", opponent="nobody")
    with pytest.raises(OptionError):
        made("faraway", pearlbrook=True)
    with pytest.raises(ValueError, match="There is no seat 2"):
        made("faraway", seat=2)
    with pytest.raises(ValueError, match="An illegal action can lose, raise, random"):
        made("faraway", illegal="sing")
