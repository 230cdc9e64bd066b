"""OpenSpiel simulates, resamples and searches the games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import skerry
from skerry.rl.open_spiel import PREFIX, TableState

NAMES = skerry.games.names()


def loaded(name: str, **params: object) -> pyspiel.Game:
    return pyspiel.load_game(PREFIX + name, params)


@pytest.mark.parametrize("name", NAMES)
def test_the_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def walked(name: str, seed: int) -> list[TableState]:
    """Return some positions of a random game, the deal first."""
    rng = np.random.default_rng(seed)
    state, found = loaded(name).new_initial_state(), []
    while not state.is_terminal():
        found.append(state.clone())
        legal = state.legal_actions()
        state.apply_action(legal[rng.integers(len(legal))])
    return found[:: max(1, len(found) // 12)]


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_the_player_and_plays_on(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walked(name, 5):
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            world.apply_action(world.legal_actions()[0])


def test_resampling_deals_anew_what_others_hold() -> None:
    state = walked("faraway", 5)[3]
    worlds = [
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        for _ in range(8)
    ]
    assert len({world.information_state_string(1) for world in worlds}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_ismcts_plays_them(name: str) -> None:
    game = loaded(name)
    state = game.new_initial_state()
    state.apply_action(7)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4)
    for _ in range(3):
        pick = bot.step(state)
        assert pick in state.legal_actions()
        state.apply_action(pick)


def test_players_settings_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("skerry_faraway(players=3,advanced=True,reward=score,deals=5)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(4)
    assert state.table.settings["advanced"] is True
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == state.table.scores()
    assert len(state.returns()) == 3


def test_an_observation_has_named_parts() -> None:
    game = loaded("faraway")
    state = game.new_initial_state()
    state.apply_action(7)
    seen = make_observation(game)
    seen.set_from(state, 1)
    hand = seen.dict["own.hand"]
    assert np.flatnonzero(hand).tolist() == state.table.options_of(1)


def test_a_copy_goes_its_own_way() -> None:
    state = loaded("faraway").new_initial_state()
    state.apply_action(7)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (state.table.position, copy.table.position) == (0, 1)
