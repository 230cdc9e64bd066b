"""Purple cards: they score at the end."""

from tests.games.farshore.coast import Coast, coast


def bonus(table: Coast, card: str) -> int:
    return table.sheet()[f"{card}, bonus"]


def test_windmill_scores_2_for_each_green_card() -> None:
    assert bonus(coast().city("windmill", "grove", "diver", "inn"), "Windmill") == 4


def test_manor_scores_2_for_each_common_critter() -> None:
    table = coast().bay().city("manor", "diver", "governor", "pirate", "grove")
    assert bonus(table, "Manor") == 4


def test_harbor_scores_3_for_each_purple_card_with_itself() -> None:
    assert bonus(coast().city("harbor", "pilgrim", "grove"), "Harbor") == 6


def test_gardens_scores_2_for_each_unique_critter() -> None:
    assert bonus(coast().city("gardens", "pirate", "pilgrim", "diver"), "Gardens") == 4


def test_galleon_scores_1_more_for_each_treasure() -> None:
    table = coast().city("galleon").purse(treasure=3)
    assert bonus(table, "Galleon") == 3
    assert table.sheet()["treasures"] == 6


def test_sculptor_scores_2_for_each_unique_construction() -> None:
    assert bonus(coast().city("sculptor", "port", "manor", "grove"), "Sculptor") == 4


def test_pilgrim_scores_2_for_each_map() -> None:
    assert bonus(coast().city("pilgrim").maps("1_2", "3_0"), "Pilgrim") == 4


def test_guild_master_scores_1_for_each_red_blue_and_brown_card() -> None:
    blue = ("port", "market", "herbalist")
    brown = ("pirate", "galley", "hideout")
    table = coast().bay("diver").city("guild_master", *blue, *brown, "inn", "steward", "grove")
    assert bonus(table, "Guild Master") == 8
    assert table.sheet()["Guild Master"] + bonus(table, "Guild Master") == 10  # as printed


def test_governor_scores_2_for_each_common_construction() -> None:
    assert bonus(coast().city("governor", "grove", "inn", "port"), "Governor") == 4


def test_admiral_scores_1_for_each_treasure_mark_behind_the_ship() -> None:
    assert bonus(coast().city("admiral").ship(9), "Admiral") == 4


def test_two_governors_score_both() -> None:
    assert bonus(coast().bay("diver").city("governor", "governor", "grove"), "Governor") == 4
