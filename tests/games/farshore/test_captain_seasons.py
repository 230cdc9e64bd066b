"""The captain through the seasons: how she prepares, her autumn, and the end."""

import pytest

import skerry
from skerry.text import say
from tests.games.farshore.coast import Coast, coast

BAY = ("grove", "diver", "pirate", "inn", "port", "herbalist", "harbor", "hideout")
GREEN, BROWN, RED, BLUE, PURPLE = (
    "production",
    "traveler",
    "destination",
    "governance",
    "prosperity",
)
SEASONS = ("winter", "spring", "summer")


def before(season: str, *, seats: int = 1) -> Coast:
    """Return a table where seat 0 is the last to prepare for the season after this one."""
    number = SEASONS.index(season)
    table = coast(seats, captain="shy").bay(*BAY).season(season).her("season", number)
    for seat in range(1, seats):
        table.set("season", number + 1, seat)
    return table.her("workers", 0)


def prepared(table: Coast) -> Coast:
    """Let seat 0 prepare, and take what comes with the season."""
    table.prepare()
    while table.asked() == 0 and not table.can("docks") and not table.can("finish"):
        table.pick(table.options()[0])
    return table


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 5)])
def test_her_workers_come_home_and_one_more_joins_them(season: str, workers: int) -> None:
    table = before(season).lay("captain", "inn", "steward").her("at red", 1)
    table.worker_at("docks", seat=1, count=workers - 2)
    prepared(table)
    assert table.hers("workers") == workers
    assert table.her_workers_at("docks") == 0
    assert table.hers("at red") == 0


def test_she_prepares_right_after_the_last_seat() -> None:
    table = coast(2, captain="shy").bay(*BAY)
    table.prepare()
    assert [table.hers("season"), table.asked()] == [0, 1]
    table.prepare()
    assert [table.hers("season"), table.asked()] == [1, 0]


def test_her_preparation_is_her_turn() -> None:
    table = before("winter").trail(1)
    prepared(table)
    assert table.asked() == 0
    assert [table.hers("season"), table.hers("workers")] == [1, 1]
    assert table.cards("trail") == []
    table.visit("docks")
    assert table.cards("trail") == ["trail_1"]


def test_if_an_earlier_seat_is_the_last_to_prepare_she_rests_once_at_her_place() -> None:
    table = before("winter", seats=2).lay("captain", "inn").trail(1)
    prepared(table)
    assert [table.asked(), table.hers("season")] == [1, 1]
    table.visit("docks")
    assert [table.asked(), table.cards("trail")] == [0, []]


def test_winds_change_before_she_prepares() -> None:
    table = before("winter").compass("a1", "b1")
    table.state.watch = []
    prepared(table)
    game = table.scene.table.game
    lines = [say(line) for line in game.tell(table.state.layout, table.state.watch, 0)]
    winds = [n for n, line in enumerate(lines) if line.startswith("The compass shows")]
    hers = lines.index("The captain prepares for spring.")
    assert winds[0] < hers


def test_she_takes_every_map_that_she_meets_without_a_worker() -> None:
    city = ("pirate", "hideout", "castaway", "port", "market", "herbalist")
    table = before("winter").lay("captain", *city)
    prepared(table)
    assert table.cards("captain maps") == ["map_3_2", "map_4_2"]
    assert table.hers("workers") == 1
    assert table.her_workers_at("dunes") == 0


def test_she_takes_no_second_map_of_a_kind() -> None:
    table = before("spring").lay("captain", "pirate", "hideout", "castaway")
    table.lay("captain maps", "map_3_2")
    prepared(table)
    assert table.cards("captain maps") == ["map_3_2"]


def test_for_spring_she_draws_four_cards_of_the_deck() -> None:
    table = before("winter").plan((RED, 2)).deck("scribe", "merchant", "sloop", "cooper")
    prepared(table)
    assert sorted(table.cards("captain hand")) == ["cooper", "merchant", "scribe", "sloop"]
    assert table.count("plan destination") == 2


def test_for_summer_she_draws_six_cards_of_the_bay_by_her_plan() -> None:
    table = before("spring").hand(*["tumbler"] * 3, *["scribe"] * 3, "inn", "inn")
    table.plan((PURPLE, 1), (RED, 2), (BLUE, 3), (BROWN, 3), (GREEN, 4))
    prepared(table)
    taken = ["diver", "grove", "harbor", "herbalist", "hideout", "inn", "pirate", "port"]
    hers = table.cards("captain hand")
    assert len(hers) == 6
    assert set(hers) <= set(taken)
    assert {"harbor", "inn", "port"} <= set(hers)
    assert len(set(table.cards("bay"))) == 8


def test_markers_move_with_each_card_drawn_before_the_next_is_chosen() -> None:
    table = before("summer").season("summer").plan((BLUE, 2), (BROWN, 2), (GREEN, 3))
    table.hand(*["tumbler"] * 3, *["scribe"] * 3, "cooper", "cooper")
    prepared(table)
    # Blue leads from row 2 and row 1, then it has left the plan, and brown follows.
    assert sorted(table.cards("captain hand")) == ["herbalist", "pirate", "port"]
    assert [table.count(f"plan {type_}") for type_ in (BLUE, BROWN, GREEN)] == [0, 1, 3]


@pytest.mark.parametrize(("season", "count"), [("spring", 6), ("summer", 3)])
def test_what_the_bay_lacks_comes_from_the_deck(season: str, count: int) -> None:
    table = before(season).plan((RED, 1)).hand(*["tumbler"] * 3, *["scribe"] * 3, *["steward"] * 2)
    prepared(table)
    assert len(table.cards("captain hand")) == count
    assert "inn" in table.cards("captain hand")


def test_she_goes_on_in_her_season_until_all_seats_have_prepared() -> None:
    table = coast(2, captain="shy").bay(*BAY).season("spring").her("workers", 0)
    table.turn(1).lay("captain hand", "scribe").visit("docks")
    assert table.cards("captain") == ["scribe"]
    assert table.hers("season") == 0


# Autumn.


def autumn(*, workers: int = 5, seats: int = 1) -> Coast:
    """Return a table where the captain is in autumn."""
    table = coast(seats, captain="shy").bay(*BAY).her("season", 3).her("workers", workers)
    for seat in range(seats):
        table.set("season", 3, seat)
    return table


def test_in_autumn_she_plays_a_card_of_her_hand_each_turn() -> None:
    table = autumn().lay("captain hand", "scribe").her_turn()
    assert table.cards("captain") == ["scribe"]
    assert table.hers("workers") == 5
    assert table.cards("trail") == []


def test_after_a_card_she_takes_a_map_with_a_worker() -> None:
    table = autumn().lay("captain", "pirate", "hideout").lay("captain hand", "castaway").her_turn()
    assert table.cards("captain maps") == ["map_3_2"]
    assert table.hers("workers") == 4
    assert table.her_workers_at("dunes") == 1


def test_without_a_worker_she_takes_no_map_in_autumn() -> None:
    table = autumn(workers=0).lay("captain", "pirate", "hideout")
    assert table.lay("captain hand", "castaway").her_turn().cards("captain maps") == []


def test_of_several_maps_she_takes_one_the_best_and_then_the_first() -> None:
    city = ("pirate", "hideout", "castaway", "port", "market", "herbalist")
    table = autumn().lay("captain", *city).lay("captain hand", "scribe")
    assert table.her_turn().cards("captain maps") == ["map_3_2"]
    table = autumn().lay("captain", *city).lay("captain hand", "scribe").maps("3_2")
    assert table.her_turn().cards("captain maps") == ["map_4_2"]


def test_with_an_empty_hand_she_uses_the_bottom_section_only() -> None:
    table = autumn().islands(4).trail(1).her_turn()
    assert table.her_workers_at("docks") == 1
    assert table.her_workers_at("shore_1") == 0
    assert [table.hers("ship"), table.hers("section")] == [2, 3]


def test_a_purple_card_found_at_the_lookout_in_autumn_is_played_at_once() -> None:
    table = autumn().trail(2).compass("a2").her_turn()
    assert table.cards("captain") == ["harbor"]
    assert table.size("captain hand") == 0
    assert [table.hers("ship"), table.hers("treasures")] == [1, 1]


def test_no_map_is_taken_for_a_purple_card_of_the_lookout() -> None:
    table = autumn().trail(2).lay("captain", "manor", "gardens", "windmill").her_turn()
    assert table.size("captain") == 4
    assert table.cards("captain maps") == []


def test_without_cards_and_workers_she_passes() -> None:
    table = autumn(workers=0).her_turn()
    assert table.hers("passed") == 1
    assert table.asked() == 0


def test_she_goes_on_after_all_seats_have_finished() -> None:
    table = autumn(workers=0).lay("captain hand", "scribe", "sloop", "inn").pick("finish")
    assert table.asked() == -1
    assert table.size("captain") == 3
    assert table.hers("passed") == 1


def test_who_has_not_finished_goes_on_after_she_has() -> None:
    table = autumn().her("passed", 1).visit("docks")
    assert table.asked() == 0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_at_the_end_she_has_passed_with_neither_cards_nor_workers(seats: int) -> None:
    table = skerry.new("farshore", seats=seats, seed=5, captain="brave")
    chance = skerry.from_seed(5)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
    view = table.view()
    assert [view.counter("captain passed"), view.counter("captain workers")] == [1, 0]
    assert view.zone("captain hand").count == 0


def test_a_whole_game_with_her_can_be_told_without_gaps() -> None:
    table = skerry.new("farshore", seats=1, seed=4, captain="terror")
    chance = skerry.from_seed(5)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
    lines = [say(text) for entry in table.log(0) for text in entry.lines]
    assert not [line for line in lines if "{" in line or "_" in line]
    assert len([line for line in lines if line.startswith("The weather now:")]) == 4


def test_every_card_she_takes_by_her_plan_is_a_deed_of_its_own() -> None:
    table = skerry.new("farshore", seats=1, seed=4, captain="terror")
    chance = skerry.from_seed(5)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
    told = [entry for entry in table.log(0) if entry.texts]
    season = next(one for one in told if say(one.texts[0]) == "The captain prepares for summer.")
    deeds = [entry.deed for entry in told if entry.turn == season.turn]
    assert len(set(deeds)) == len(deeds) > 1
