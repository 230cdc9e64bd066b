"""Preparing for seasons, winds and tides, and the end."""

import pytest

from tests.games.farshore.coast import Coast, coast


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 5)])
def test_workers_come_home_and_one_more_joins_them(season: str, workers: int) -> None:
    table = coast().season(season).season("autumn", seat=1).city("steward").workers(0)
    table.worker_at("docks", count=workers - 1)
    prepared(table)
    assert table.count("workers") == workers
    assert table.workers_at("docks") == 0


def prepared(table: Coast) -> Coast:
    """Prepare, and take what comes with the season."""
    seat = table.prepare().asked()
    while table.asked() == seat and not table.can("docks") and not table.can("finish"):
        table.pick(table.options()[0])
    return table


def test_nobody_prepares_with_workers_at_home() -> None:
    table = coast()
    assert table.why_not("prepare") == "2 of your workers are still at home."


def test_in_spring_green_cards_act() -> None:
    table = coast().city("grove", "tumbler", "steward").prepare()
    assert table.stock_of() == {"seastone": 1, "mushroom": 1}


def test_in_summer_two_cards_of_the_bay_are_drawn_and_then_it_is_filled() -> None:
    table = coast().season("spring").bay("grove", "diver").city("tumbler").prepare()
    assert "from-deck" not in table.options()
    table.pick("grove", "diver")
    assert table.cards("hand") == ["grove", "diver"]
    assert len(set(table.cards("bay"))) == 8
    assert table.stock_of() == {}


def test_in_autumn_two_cards_are_drawn_and_green_cards_act_in_any_order() -> None:
    table = coast().season("summer").city("grove", "scribe", "warehouse").bay("diver").prepare()
    assert table.options() == ["from-deck", "warehouse", "scribe"]
    table.pick("scribe")
    assert table.size("hand") == 2
    table.pick("from-deck", "diver", "from-deck")
    assert table.size("hand") == 4
    assert table.pick("seastone").stock_of() == {"seastone": 1, "mushroom": 1}


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_the_last_to_prepare_changes_the_winds(season: str) -> None:
    table = coast().season(season).season(season, seat=1).compass("a1", "b1")
    prepared(table)
    assert table.cards("compass") == ["compass_a1", "compass_b1"]
    prepared(table.turn(1))
    up = table.cards("compass")
    assert [tile[:-1] for tile in up] == ["compass_a", "compass_b"]
    assert not {"compass_a1", "compass_b1"} & set(up)
    assert table.cards("past winds") == ["compass_a1", "compass_b1"]


def test_in_summer_the_last_to_prepare_floods_two_islands() -> None:
    table = coast(4).season("spring").islands(2, 5, 7, 9).worker_at("island_5", seat=1)
    for seat in (1, 2, 3):
        table.season("summer", seat=seat)
    table.prepare().pick("galley", "windmill")
    assert table.options() == ["island_2", "island_5", "island_7"]
    table.pick("island_5", "island_9")
    assert table.cards("islands") == ["island_2", "island_7"]
    assert table.cards("flooded") == ["island_5", "island_9"]
    assert table.workers_at("island_5", seat=1) == 1
    assert table.state.marks(table.state.layout.find("flooded"))[0] == {"worker-1": 1}
    assert table.turn(2).why_not("island_9") == "The tide has flooded this island."


def test_a_high_tide_floods_what_is_left() -> None:
    table = coast().season("spring").season("summer", seat=1).islands(4).prepare()
    table.pick("galley", "windmill")
    assert table.cards("islands") == []
    assert table.cards("flooded") == ["island_4"]


def test_a_worker_comes_home_from_a_flooded_island() -> None:
    table = coast().season("summer").lay("flooded", "island_5").worker_at("island_5").workers(0)
    prepared(table)
    assert table.count("workers") == 2


def test_the_tide_comes_after_the_cards_of_summer_and_before_the_winds() -> None:
    table = coast().season("spring").season("summer", seat=1).islands(4, 5, 6)
    table.compass("a1", "b1").prepare()
    assert table.can("galley")
    table.pick("galley", "windmill")
    assert table.can("island_4")
    assert table.cards("compass") == ["compass_a1", "compass_b1"]


def test_finishing_is_for_autumn_and_needs_no_placed_workers() -> None:
    table = coast()
    assert table.why_not("finish") == "You can finish in autumn only."
    assert table.season("autumn").can("finish")


def test_who_has_finished_has_no_more_turns_and_blocks_places() -> None:
    table = coast().season("autumn").worker_at("shore_1").pick("finish")
    assert table.asked() == 1
    table.visit("shore_2")
    assert table.asked() == 1
    assert not table.can("shore_1")


def test_the_game_is_over_when_all_have_finished() -> None:
    table = coast().season("autumn").season("autumn", seat=1).pick("finish", "finish")
    assert table.asked() == -1
