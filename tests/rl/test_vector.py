"""Many games, stepped by one call."""

import numpy as np
import pytest

import skerry
from skerry.rl import Vector
from skerry.rl.vector import Step


def chosen(step: Step, rng: np.random.Generator) -> list[int]:
    found: list[int] = (step.masks * rng.random(step.masks.shape)).argmax(1).tolist()
    return found


@pytest.mark.parametrize("game", skerry.games.names())
def test_a_step_shows_every_game_to_the_seat_to_move(game: str) -> None:
    vector, rng = Vector(game, 3, seed=5), np.random.default_rng(5)
    for _ in range(20):
        step = vector.step(chosen(vector.now, rng))
        for number, table in enumerate(vector.tables):
            assert step.seats[number] == table.seat
            seen = vector.observer.observe(table, table.seat)
            assert (step.observations[number] == seen).all()
            assert np.flatnonzero(step.masks[number]).tolist() == table.options


def test_a_game_that_ends_begins_anew_with_its_rewards_told() -> None:
    vector, rng = Vector("faraway", 4, 3, seed=5, reward="win"), np.random.default_rng(5)
    ended = 0
    while ended < 8:
        step = vector.step(chosen(vector.now, rng))
        for number in np.flatnonzero(step.done):
            ended += 1
            best = step.scores[number].max()
            assert step.scores[number][step.rewards[number].argmax()] == best
            assert step.rewards[number].sum() == pytest.approx(0)
            assert vector.tables[number].position == 0
        assert not step.rewards[~step.done].any()


def test_equal_seeds_play_alike() -> None:
    one, other = (Vector("farshore", 2, seed=5) for _ in range(2))
    rngs = [np.random.default_rng(5) for _ in range(2)]
    for _ in range(50):
        assert (one.now.observations == other.now.observations).all()
        one.step(chosen(one.now, rngs[0]))
        other.step(chosen(other.now, rngs[1]))
    first = one.reset(9).observations.copy()
    assert (first == Vector("farshore", 2, seed=9).now.observations).all()


def test_what_is_no_option_is_refused_before_anything_is_played() -> None:
    vector = Vector("faraway", 2, seed=5)
    legal = [table.options[0] for table in vector.tables]
    with pytest.raises(ValueError, match=r"In game 1 the action -1 is none of the options \["):
        vector.step([legal[0], -1])
    with pytest.raises(ValueError, match="A step takes 2 whole numbers"):
        vector.step(legal[:1])
    with pytest.raises(ValueError, match="At least one game"):
        Vector("faraway", 0)
    assert [table.position for table in vector.tables] == [0, 0]
    vector.step(np.array(legal))
