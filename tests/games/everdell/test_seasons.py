"""Preparing for the next season: who comes home, who joins, what the season gives."""

import pytest

from tests.games.everdell.valley import on, valley


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 6)])
def test_one_worker_joins_in_spring_one_in_summer_and_two_in_autumn(
    season: str, workers: int
) -> None:
    out = {"winter": 2, "spring": 3, "summer": 4}[season]
    table = valley().season(season).workers(0).worker_at("haven", count=out).prepare()
    if season == "spring":
        table.stop()
    assert table.count("workers") == workers


def test_workers_come_home_from_places_events_and_cards() -> None:
    table = valley().workers(0).worker_at("basic_event_traveler_3").city(on("inn", workers=(0,)))
    table.worker_at("forest_three_berry").prepare()
    assert table.count("workers") == 3 + 1
    assert table.on("inn") == {}


def test_workers_come_home_from_cards_of_others() -> None:
    table = (
        valley().workers(0).city(on("inn", workers=(0,)), on("post_office", workers=(1,)), seat=1)
    )
    table.prepare()
    assert [table.count("workers"), table.on("inn", seat=1)] == [2, {}]
    assert table.on("post_office", seat=1) == {"worker-1": 1}


@pytest.mark.parametrize("card", ["monastery", "cemetery"])
def test_who_went_into_a_monastery_or_cemetery_stays_there(card: str) -> None:
    table = valley().workers(0).worker_at("haven").city(on(card, workers=(0,))).prepare()
    assert [table.count("workers"), table.on(card)] == [2, {"worker-0": 1}]


def test_workers_whose_card_has_gone_come_home_with_the_others() -> None:
    table = valley().workers(0).set("astray", 1).prepare()
    assert [table.count("workers"), table.count("astray")] == [2, 0]


def test_the_workers_of_others_stay_where_they_are() -> None:
    table = valley().workers(0).worker_at("haven").worker_at("haven", seat=1).prepare()
    assert [table.workers_at("haven"), table.workers_at("haven", seat=1)] == [0, 1]


@pytest.mark.parametrize(("season", "berries"), [("winter", 2), ("spring", 0), ("summer", 2)])
def test_spring_and_autumn_let_all_production_act_and_summer_does_not(
    season: str, berries: int
) -> None:
    table = valley().season(season).workers(0).city("farm", "farm").prepare()
    assert table.has().get("berry", 0) == berries


def test_in_spring_the_new_worker_is_home_before_production() -> None:
    table = valley().workers(0).worker_at("haven", count=2).city("doctor").stock(berry=1).prepare()
    assert table.options() == ["number-0", "number-1"]
    assert table.count("workers") == 3


def test_in_summer_one_takes_up_to_two_cards_of_the_meadow() -> None:
    table = valley().season("spring").workers(0).meadow("farm", "mine").prepare()
    table.pick("farm", "mine")
    assert [table.cards("hand"), table.size("meadow")] == [["farm", "mine"], 8]


def test_in_summer_one_may_take_none() -> None:
    table = valley().season("spring").workers(0).prepare().stop()
    assert [table.size("hand"), table.asked()] == [0, 1]


def test_the_meadow_is_filled_only_after_both_were_taken() -> None:
    table = valley().season("spring").workers(0).meadow("farm", "mine").prepare().pick("farm")
    assert table.cards("meadow")[:2] == ["farm", "mine"]
    assert table.pick("mine").size("meadow") == 8


@pytest.mark.parametrize(("held", "taken"), [(6, 2), (7, 1), (8, 0)])
def test_in_summer_one_takes_as_many_cards_as_the_hand_has_room(held: int, taken: int) -> None:
    table = valley().season("spring").workers(0).hand(*["farm"] * held).meadow("mine", "mine")
    table.prepare().pick(*["mine"] * taken)
    assert [table.size("hand"), table.asked()] == [held + taken, 1]


def test_the_clock_tower_uses_a_place_again_before_the_workers_come_home() -> None:
    table = valley().workers(0).worker_at("basic_three_twigs").city(on("clock_tower", points=3))
    table.prepare().pick("basic_three_twigs")
    assert [table.has(), table.on("clock_tower")] == [{"twig": 3}, {"point": 2}]
    assert table.workers_at("basic_three_twigs") == 0


def test_the_clock_tower_needs_a_point_on_it_and_a_worker_on_a_basic_or_forest_place() -> None:
    table = valley().workers(0).worker_at("haven").city(on("clock_tower", points=3)).prepare()
    assert table.asked() == 1
    table = valley().workers(0).worker_at("basic_three_twigs").city("clock_tower").prepare()
    assert table.has() == {}


def test_the_clock_tower_may_stand_still() -> None:
    table = valley().workers(0).worker_at("basic_three_twigs").city(on("clock_tower", points=3))
    assert table.prepare().stop().on("clock_tower") == {"point": 3}


def test_autumn_is_the_last_season() -> None:
    table = valley().season("autumn").workers(0).hand("farm").stock(2, 1)
    assert not table.can("prepare")


def test_seats_change_the_season_each_in_its_own_time() -> None:
    table = valley().workers(0).worker_at("haven", count=2).prepare()
    assert [table.count("season", seat) for seat in (0, 1)] == [1, 0]
