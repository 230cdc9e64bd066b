"""The places of the board, and the islands."""

import pytest

from tests.games.farshore.coast import coast

SEVEN = ("inn", "inn", "inn", "pirate", "pirate", "pirate", "scribe")


def test_shore_1_gives_three_driftwood() -> None:
    assert coast().visit("shore_1").stock_of() == {"driftwood": 3}


def test_shore_2_gives_two_seaweed() -> None:
    assert coast().visit("shore_2").stock_of() == {"seaweed": 2}


def test_shore_3_gives_a_seastone_and_a_card() -> None:
    table = coast().deck("grove").visit("shore_3")
    assert table.stock_of() == {"seastone": 1}
    assert table.cards("hand") == ["grove"]


def test_shore_4_gives_two_mushrooms() -> None:
    assert coast().visit("shore_4").stock_of() == {"mushroom": 2}


def test_a_shore_place_takes_one_worker() -> None:
    table = coast().worker_at("shore_1", seat=1)
    assert table.why_not("shore_1") == "There is no room for another worker."


def test_the_docks_give_a_resource_for_each_of_up_to_three_cards() -> None:
    table = coast().hand("grove", "diver", "inn", "scribe").visit("docks")
    table.pick("grove", "diver", "inn").pick("driftwood", "mushroom")
    assert table.stock_of() == {"driftwood": 1, "mushroom": 2}
    assert table.cards("hand") == ["scribe"]


def test_the_docks_take_any_number_of_workers_and_no_cards_at_all() -> None:
    table = coast().worker_at("docks", count=2).worker_at("docks", seat=1).visit("docks")
    assert table.asked() == 1
    assert table.workers_at("docks") == 3


def test_the_lookout_draws_from_deck_and_bay_up_to_the_hand_limit() -> None:
    table = coast().hand(*SEVEN, "grove").bay("diver").deck("tumbler")
    table.visit("lookout").pick("grove", "inn").stop()
    table.pick("diver", "from-deck")
    assert sorted(table.cards("hand")) == sorted([*SEVEN[1:], "diver", "tumbler"])
    assert len(set(table.cards("bay"))) == 8


def test_the_lookout_may_draw_fewer_cards_than_fit() -> None:
    table = coast().hand(*SEVEN[:6]).deck("grove", "diver").visit("lookout").stop()
    assert table.pick("from-deck").stop().size("hand") == 7
    assert table.asked() == 1


def test_the_lookout_takes_cards_of_the_bay_in_any_order() -> None:
    table = coast().hand(*SEVEN[:6]).bay("diver", "scribe").visit("lookout").stop()
    names = [card for card in table.options() if card in ("diver", "scribe")]
    table.pick(*reversed(names))
    assert table.cards("hand")[-2:] == names[::-1]


def test_the_lookout_draws_to_the_limit_even_if_nothing_is_discarded() -> None:
    table = coast().hand(*SEVEN[:6]).deck("grove", "diver").visit("lookout").stop()
    table.pick("from-deck", "from-deck")
    assert table.size("hand") == 8


def test_by_the_other_reading_the_lookout_draws_as_many_as_were_discarded() -> None:
    table = coast(lookout="discarded").hand("grove", "inn").bay("diver").visit("lookout")
    table.pick("grove").stop().pick("diver")
    assert table.cards("hand") == ["inn", "diver"]
    assert table.asked() == 1


def test_the_dunes_need_a_map_to_take() -> None:
    table = coast().city("grove", "grove", "grove")
    assert table.why_not("dunes").startswith("There is no map")
    assert table.city("grove", "grove", "grove", "diver").can("dunes")


def test_the_dunes_take_several_workers_of_one_seat() -> None:
    green = ("grove", "grove", "grove", "diver")
    table = coast().city(*green, "pirate", "hideout", "castaway").visit("dunes")
    assert table.pick("map_1_2").cards("own maps") == ["map_1_2"]
    table.turn(0).visit("dunes")
    assert table.cards("own maps") == ["map_1_2", "map_3_2"]
    assert table.workers_at("dunes") == 2


def test_island_1_gives_three_mushrooms() -> None:
    assert coast().islands(1).visit("island_1").stock_of() == {"mushroom": 3}


def test_island_2_gives_two_seastones_and_a_card() -> None:
    table = coast().islands(2).visit("island_2")
    assert table.stock_of() == {"seastone": 2}
    assert table.size("hand") == 1


def test_island_3_gives_three_resources_and_a_card() -> None:
    table = coast().islands(3).visit("island_3")
    assert table.stock_of() == {"driftwood": 1, "seaweed": 1, "mushroom": 1}
    assert table.size("hand") == 1


def test_island_4_gives_any_two_resources_and_a_card() -> None:
    table = coast().islands(4).visit("island_4").pick("seaweed", "mushroom")
    assert table.stock_of() == {"seaweed": 1, "mushroom": 1}
    assert table.size("hand") == 1


def test_island_5_gives_any_resource_and_three_cards_from_deck_and_bay() -> None:
    table = coast().islands(5).bay("diver").visit("island_5").pick("seastone")
    table.pick("diver", "from-deck", "from-deck")
    assert table.stock_of() == {"seastone": 1}
    assert table.size("hand") == 3


def test_island_6_moves_the_ship_and_gives_two_cards() -> None:
    table = coast().islands(6).visit("island_6")
    assert table.count("ship") == 1
    assert table.size("hand") == 2


def test_island_7_gives_a_treasure_driftwood_and_seaweed() -> None:
    table = coast().islands(7).visit("island_7")
    assert table.stock_of() == {"driftwood": 1, "seaweed": 1, "treasure": 1}


def test_island_8_draws_two_for_each_of_up_to_four_cards_and_gives_a_mushroom() -> None:
    table = coast().islands(8).hand("grove", "inn", "diver").visit("island_8")
    table.pick("grove", "diver").stop()
    assert table.size("hand") == 5
    assert table.stock_of() == {"mushroom": 1}


def test_island_9_gives_two_driftwood_and_two_seaweed() -> None:
    assert coast().islands(9).visit("island_9").stock_of() == {"driftwood": 2, "seaweed": 2}


def test_island_10_draws_two_of_the_bay_and_plays_a_card_for_1_less() -> None:
    table = coast().islands(10).bay("scribe", "diver").purse(mushroom=1).visit("island_10")
    table.pick("scribe", "diver")
    assert table.options() == ["stop", "play-scribe"]
    table.pick("play-scribe")
    assert table.cards("city") == ["scribe"]
    assert table.stock_of() == {}


def test_an_island_takes_one_worker() -> None:
    table = coast().islands(1).worker_at("island_1", seat=1)
    assert table.why_not("island_1") == "There is no room for another worker."


@pytest.mark.parametrize("place", ["island_1", "map_1_2"])
def test_workers_go_neither_to_islands_out_of_sight_nor_to_maps(place: str) -> None:
    table = coast().city("grove", "grove", "grove", "grove")
    assert table.why_not(place) == "It is not in play."


def test_a_worker_may_go_where_it_gains_nothing() -> None:
    table = coast().hand(*SEVEN, "grove").visit("shore_3")
    assert table.size("hand") == 8
    assert table.stock_of() == {"seastone": 1}
