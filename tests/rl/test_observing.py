"""Observations, masks and rewards as arrays."""

import numpy as np
import pytest

import skerry
from skerry.kernel.rng import from_seed
from skerry.rl import Observer, reward_of

GAMES = skerry.games.names()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("perfect", [False, True])
def test_slices_lie_side_by_side_and_have_names_of_their_own(game: str, *, perfect: bool) -> None:
    schema = Observer(game, 3, perfect=perfect).schema
    stops = [0, *(part.stop for part in schema.slices)]
    assert stops[:-1] == [part.start for part in schema.slices]
    assert stops[-1] == schema.size
    assert len({part.name for part in schema.slices}) == len(schema.slices)
    assert len(schema.describe().splitlines()) == len(schema.slices)


def test_an_observation_can_be_read() -> None:
    observer = Observer("faraway")
    table = skerry.new("faraway", seed=7)
    named = observer.named(observer.observe(table, 1))
    assert named["seat"] == {"seat 1": 1}
    assert named["awaited"] == {"own": 1, "next1": 1}
    assert named["next1.hand.size"] == {"cards": 3}
    assert set(named["own.hand"]) == {
        table.game.vocabulary.name(pick) for pick in table.options_of(1)
    }


def test_a_row_tells_the_places() -> None:
    observer = Observer("faraway")
    table = skerry.new("faraway", seed=7)
    while len(table.view(0).cards("row", 0)) < 3:
        table.act(table.options[0])
    named = observer.named(observer.observe(table, 1))
    row = [table.game.cards[card] for card in table.view(0).cards("row", 0)]
    assert named["next1.row.place"] == {name: place for place, name in enumerate(row, 1)}


def test_only_a_perfect_observation_changes_with_what_is_hidden() -> None:
    table = skerry.new("faraway", 3, seed=7)
    table.act(table.options[0])
    world = table.sample(1, from_seed(3))
    seen, known = Observer("faraway", 3), Observer("faraway", 3, perfect=True)
    assert (seen.observe(table, 1) == seen.observe(world, 1)).all()
    assert (known.observe(table, 1) != known.observe(world, 1)).any()


@pytest.mark.parametrize("dtype", ["float32", "int16"])
def test_an_array_is_written_in_place_and_forgets_what_was_in_it(dtype: str) -> None:
    observer = Observer("everdell", dtype=dtype)
    table = skerry.new("everdell", seed=7)
    out = np.ones(observer.size, dtype)
    assert observer.observe(table, 0, out) is out
    assert (out == observer.observe(table, 0)).all()
    assert out.dtype == dtype


def test_an_array_that_does_not_fit_is_refused() -> None:
    observer, table = Observer("faraway"), skerry.new("faraway", seed=7)
    with pytest.raises(ValueError, match="must be a contiguous one of shape"):
        observer.observe(table, 0, np.zeros(3, np.float32))
    with pytest.raises(ValueError, match="not of 'float64'"):
        Observer("faraway", dtype="float64")


def test_a_table_of_another_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="the table has faraway with 3 seats"):
        Observer("faraway").observe(skerry.new("faraway", 3, seed=7), 0)
    with pytest.raises(ValueError, match="There is no seat 2"):
        Observer("faraway").observe(skerry.new("faraway", seed=7), 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_shows_the_options_of_its_seat(game: str) -> None:
    observer, table = Observer(game), skerry.new(game, seed=7)
    for seat in range(2):
        assert np.flatnonzero(observer.mask(table, seat)).tolist() == table.options_of(seat)


def test_workers_are_told_from_where_one_sits() -> None:
    observer = Observer("everdell")
    table = skerry.new("everdell", seed=7)
    table.act(next(pick for pick in table.options if "basic" in table.game.vocabulary.name(pick)))
    mine, theirs = (observer.named(observer.observe(table, seat)) for seat in range(2))
    assert [name.split()[1] for name in mine["board.marks"]] == ["worker-own"]
    assert [name.split()[1] for name in theirs["board.marks"]] == ["worker-next1"]


def finished(game: str, seats: int, seed: int) -> skerry.Table:
    table = skerry.new(game, seats, seed=seed)
    while not table.over:
        table.act(table.options[0])
    return table


def test_rewards_are_the_score_the_margin_and_the_win() -> None:
    table = finished("faraway", 3, 7)
    scores, (winner,) = table.scores(), table.winners()
    assert reward_of("score")(table) == scores
    best, second = sorted(scores)[::-1][:2]
    assert reward_of("margin")(table)[winner] == best - second
    assert sum(reward_of("win")(table)) == 0
    assert reward_of("win")(table)[winner] == 1
    with pytest.raises(ValueError, match="There is no reward 'fun'; there are score, margin, win"):
        reward_of("fun")


def test_who_sails_together_is_rewarded_together() -> None:
    table = finished("beacon_patrol", 2, 7)
    assert reward_of("win")(table) == [1, 1]
    assert reward_of("margin")(table) == table.scores()
