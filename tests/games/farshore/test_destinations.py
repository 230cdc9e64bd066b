"""Red cards: a worker placed on them in the own city lets them act."""

from tests.games.farshore.coast import coast, filled
from tests.games.farshore.decks import changed


def test_post_office_draws_four_cards_from_deck_and_bay() -> None:
    table = coast().city("post_office").deck("grove", "diver", "inn").bay("pirate", "scribe")
    table.visit("post_office").pick("pirate", "from-deck", "from-deck", "scribe")
    assert table.cards("hand") == ["pirate", "grove", "diver", "scribe"]
    assert table.on("post_office") == {"worker-0": 1}


def test_inn_plays_a_card_of_the_bay_for_up_to_3_resources_less() -> None:
    table = coast().city("inn").bay("scribe", "treasure_hunter").hand("pirate").purse(mushroom=1)
    table.visit("inn")
    assert table.options() == ["play-scribe-from-bay", "play-treasure_hunter-from-bay"]
    table.pick("play-treasure_hunter-from-bay")
    assert table.cards("city") == ["inn", "treasure_hunter"]
    assert table.stock_of() == {"treasure": 1}


def test_inn_cannot_be_visited_without_a_card_to_play() -> None:
    table = coast().city("inn")
    assert table.why_not("visit-inn") == "There is no card that you could play so."


def test_abbey_turns_up_to_three_mushrooms_into_2_points_each() -> None:
    table = coast().city("abbey").purse(mushroom=4).visit("abbey")
    assert table.options() == ["number-0", "number-1", "number-2", "number-3"]
    assert table.pick("number-3").points() == 6
    assert table.stock_of() == {"mushroom": 1}


def test_abbey_takes_treasures_for_mushrooms() -> None:
    table = coast().city("abbey").purse(mushroom=1, treasure=1).visit("abbey").pick("number-1")
    assert table.options() == ["number-0", "number-1"]
    assert table.prompt() == "Pay the price, with the pieces you like."
    assert table.pick("number-1").stock_of() == {"mushroom": 1}


def test_crows_nest_uses_a_shore_place_or_an_island_where_others_stand() -> None:
    table = coast().city("crows_nest").islands(1).worker_at("island_1", seat=1)
    table.visit("crows_nest")
    assert table.options() == ["shore_1", "shore_2", "shore_3", "shore_4", "island_1"]
    assert table.pick("island_1").stock_of() == {"mushroom": 3}


def test_steward_gives_driftwood_seaweed_and_a_mushroom() -> None:
    table = coast().city("steward").visit("steward")
    assert table.stock_of() == {"driftwood": 1, "seaweed": 1, "mushroom": 1}


def test_cooper_plays_a_construction_of_hand_or_bay_for_up_to_3_less() -> None:
    table = coast().city("cooper").hand("tumbler", "scribe").bay("grove").purse(mushroom=2)
    table.visit("cooper")
    assert table.options() == ["play-tumbler", "play-grove-from-bay"]
    assert table.why_not("play-scribe") == "Only a construction can be played so."
    assert table.pick("play-grove-from-bay").stock_of() == {"mushroom": 3}


def test_illuminator_turns_up_to_three_cards_into_2_points_each() -> None:
    table = coast().city("illuminator").hand("grove", "diver", "inn").visit("illuminator")
    table.pick("grove", "diver").stop()
    assert table.points() == 4
    assert table.cards("hand") == ["inn"]


def test_abbey_and_illuminator_can_be_visited_with_nothing() -> None:
    table = coast().city("abbey", "illuminator").visit("abbey").turn(0).visit("illuminator")
    assert [table.on("abbey"), table.on("illuminator")] == [{"worker-0": 1}] * 2
    assert table.count("points") == 0


def test_cartographer_takes_a_map_as_at_the_dunes() -> None:
    table = coast().city("cartographer", "inn", "inn", "abbey").visit("cartographer")
    assert table.cards("own maps") == ["map_5_2"]


def test_a_map_may_be_taken_for_which_a_card_is_missing_if_the_file_says_so() -> None:
    deck = changed("card.cartographer", "effect", '"take a map with 1 card missing"')
    table = coast(deck=deck).city("cartographer", "inn", "abbey", "grove").visit("cartographer")
    assert table.cards("own maps") == ["map_5_2"]


def test_cartographer_cannot_be_visited_without_such_a_map() -> None:
    table = coast().city("cartographer", "grove")
    assert table.why_not("visit-cartographer").startswith("There is no map")


def test_a_red_card_does_nothing_when_played_and_takes_one_worker() -> None:
    table = coast().hand("steward").purse(mushroom=3).play("steward").turn(0)
    assert table.stock_of() == {}
    table.visit("steward").turn(0)
    assert table.why_not("visit-steward") == "There is no room for another worker."


def test_red_cards_of_others_cannot_be_visited() -> None:
    table = coast().city("steward", seat=1)
    assert table.why_not("visit-steward") == "There is no Steward for your workers."


def test_a_full_city_takes_no_card_by_an_inn() -> None:
    table = coast().city(*filled("inn")).bay("scribe").purse(mushroom=9)
    assert not table.can("visit-inn")
