"""Governance, blue: they watch what is played, help to pay for it, or wait for the season."""

from skerry.games.woodland.city import spaces_left
from tests.games.everdell.valley import full, on, valley

# Historian.


def test_historian_draws_a_card_after_any_play() -> None:
    table = valley().city("historian").hand("farm").stock(2, 1).play("farm")
    assert table.size("hand") == 1
    table = valley().city("historian").hand("wife").stock(berry=2).play("wife")
    assert table.size("hand") == 1


def test_historian_draws_nothing_for_its_own_arrival() -> None:
    table = valley().hand("historian").stock(berry=2).play("historian")
    assert table.size("hand") == 0


def test_historian_draws_after_the_card_played_has_acted() -> None:
    table = valley().city("historian").hand("wanderer").stock(berry=2)
    table.deck("farm", "mine", "inn", "king").play("wanderer")
    assert table.cards("hand") == ["farm", "mine", "inn", "king"]


def test_historian_takes_no_card_off_the_deck_when_the_hand_is_full() -> None:
    table = valley().city("historian").hand(*["king"] * 2, *["mine"] * 3, *["inn"] * 3)
    table.meadow("farm").stock(2, 1)
    before = table.size("deck")
    table.play_from_meadow("farm")
    assert table.size("hand") == 8
    assert table.size("deck") == before - 1  # the card that filled the meadow


def test_historian_draws_once_for_each_card_when_a_play_leads_to_another() -> None:
    table = valley().city("historian").hand("postal_pigeon").stock(berry=2)
    table.deck("farm", "king").play("postal_pigeon").pick("play-farm")
    assert table.size("hand") == 2


def test_historian_who_comes_with_the_pigeon_draws_for_neither() -> None:
    table = valley().hand("postal_pigeon").stock(berry=2)
    table.deck("historian", "king").play("postal_pigeon").pick("play-historian")
    assert table.size("hand") == 0


def test_historian_watches_plays_through_queen_inn_and_cemetery() -> None:
    table = valley().city("historian", "queen").hand("farm").visit("queen").pick("play-farm")
    assert table.size("hand") == 1
    table = valley().city("historian", "inn").meadow("farm").visit("inn")
    assert table.pick("play-farm-from-meadow").size("hand") == 1
    table = valley().city("historian", "cemetery").deck("farm", "king", "king", "queen")
    assert table.visit("cemetery").pick("play-farm").size("hand") == 1


def test_historian_who_went_to_prison_for_the_card_draws_nothing() -> None:
    table = valley().city("historian", "dungeon").hand("wife").play("wife")
    assert table.cards("prison") == ["historian"]
    assert table.size("hand") == 0


def test_historian_draws_for_a_fool() -> None:
    table = valley().city("historian").hand("fool").stock(berry=3).play("fool")
    assert table.size("hand") == 1


# Shopkeeper.


def test_shopkeeper_gains_a_berry_after_a_critter() -> None:
    table = valley().city("shopkeeper").hand("wife").stock(berry=2).play("wife")
    assert table.has() == {"berry": 1}


def test_shopkeeper_gains_nothing_after_a_construction() -> None:
    table = valley().city("shopkeeper").hand("crane").stock(pebble=1).play("crane")
    assert table.has() == {}


def test_shopkeeper_gains_nothing_for_its_own_arrival() -> None:
    table = valley().hand("shopkeeper").stock(berry=2).play("shopkeeper")
    assert table.has() == {}


def test_shopkeeper_gains_once_for_each_critter_of_a_chain() -> None:
    table = valley().city("shopkeeper").hand("postal_pigeon").stock(berry=2)
    table.deck("wife", "king").play("postal_pigeon").pick("play-wife")
    assert table.has() == {"berry": 2}


def test_shopkeeper_watches_plays_through_queen_inn_and_cemetery() -> None:
    table = valley().city("shopkeeper", "queen").hand("wife").visit("queen").pick("play-wife")
    assert table.has() == {"berry": 1}
    table = valley().city("shopkeeper", "inn").meadow("wife").visit("inn")
    assert table.pick("play-wife-from-meadow").has() == {"berry": 1}
    table = valley().city("shopkeeper", "cemetery").deck("wife", "farm", "mine", "inn")
    assert table.visit("cemetery").pick("play-wife").has() == {"berry": 1}


def test_shopkeeper_who_comes_with_the_pigeon_gains_for_neither() -> None:
    table = valley().hand("postal_pigeon").stock(berry=2)
    table.deck("shopkeeper", "king").play("postal_pigeon").pick("play-shopkeeper")
    assert table.has() == {}


def test_shopkeeper_gains_nothing_for_a_fool() -> None:
    table = valley().city("shopkeeper").hand("fool").stock(berry=3).play("fool")
    assert table.has() == {}


# Courthouse.


def test_courthouse_gains_a_twig_a_resin_or_a_pebble_after_a_construction() -> None:
    table = valley().city("courthouse").hand("crane").stock(pebble=1).play("crane")
    assert table.options() == ["twig", "resin", "pebble"]
    assert table.pick("resin").has() == {"resin": 1}


def test_courthouse_gains_nothing_after_a_critter() -> None:
    table = valley().city("courthouse").hand("wife").stock(berry=2).play("wife")
    assert table.has() == {}


def test_courthouse_gains_nothing_for_its_own_arrival() -> None:
    table = valley().hand("courthouse").stock(1, 1, 2).play("courthouse")
    assert table.has() == {}


def test_courthouse_watches_plays_through_queen_inn_cemetery_and_pigeon() -> None:
    table = valley().city("courthouse", "queen").hand("crane").visit("queen").pick("play-crane")
    assert table.pick("twig").has() == {"twig": 1}
    table = valley().city("courthouse", "inn").meadow("crane").visit("inn")
    assert table.pick("play-crane-from-meadow", "twig").has() == {"twig": 1}
    table = valley().city("courthouse", "cemetery").deck("crane", "king", "wife", "queen")
    assert table.visit("cemetery").pick("play-crane", "twig").has() == {"twig": 1}
    table = valley().city("courthouse").hand("postal_pigeon").stock(berry=2)
    table.deck("crane", "king").play("postal_pigeon").pick("play-crane", "twig")
    assert table.has() == {"twig": 1}


def test_courthouse_that_made_way_for_ruins_pays_nothing_out() -> None:
    table = valley().city("courthouse").hand("ruins").play("ruins")
    assert table.has() == {"twig": 1, "resin": 1, "pebble": 2}  # its own price, and no more


def test_courthouse_pays_out_for_ruins_that_another_construction_made_way_for() -> None:
    table = valley().city("courthouse", "crane").hand("ruins").play("ruins").pick("crane", "twig")
    assert table.has() == {"twig": 1, "pebble": 1}


# Innkeeper.


def test_innkeeper_leaves_the_city_to_save_three_berries_of_a_critter() -> None:
    table = valley().city("innkeeper").hand("king").stock(berry=3).play("king")
    assert table.cards("city") == ["king"]
    assert table.cards("discard") == ["innkeeper"]
    assert table.has() == {}


def test_innkeeper_gives_no_change() -> None:
    table = valley().city("innkeeper").hand("wife").stock(berry=2).play("wife").pick("innkeeper")
    assert table.has() == {"berry": 2}


def test_innkeeper_does_not_help_with_constructions() -> None:
    table = valley().city("innkeeper").hand("crane")
    assert table.why_not("play-crane") == "You need 1 pebble more."


def test_innkeeper_makes_room_in_a_full_city() -> None:
    table = valley().city(*full("innkeeper")).hand("king").stock(berry=9).play("king")
    assert table.has() == {"berry": 6}
    assert table.size("city") == 15


def test_innkeeper_is_joined_with_no_other_help() -> None:
    table = valley().city("innkeeper", "dungeon", "judge").hand("king").stock(twig=1, berry=2)
    assert not table.can("play-king")


# Crane.


def test_crane_leaves_the_city_to_save_three_resources_of_a_construction() -> None:
    table = valley().city("crane").hand("castle").stock(2, 2, 1).play("castle")
    assert table.cards("city") == ["castle"]
    assert table.cards("discard") == ["crane"]
    assert table.has() == {}


def test_crane_lets_one_choose_what_is_saved() -> None:
    table = valley().city("crane").hand("mine").stock(1, 1, 1).play("mine").pick("crane")
    assert table.has() == {"twig": 1, "resin": 1, "pebble": 2}
    table = valley().city("crane").hand("castle").stock(2, 3, 3).play("castle")
    assert table.pick("crane", "pebble").has() == {"pebble": 3}


def test_crane_gives_no_change() -> None:
    table = valley().city("crane").hand("twig_barge").play("twig_barge")
    assert table.has() == {"twig": 2}  # of the barge itself


def test_crane_does_not_help_with_critters() -> None:
    table = valley().city("crane").hand("wife")
    assert table.why_not("play-wife") == "You need 2 berries more."


def test_crane_makes_room_in_a_full_city() -> None:
    table = valley().city(*full("crane")).hand("lookout").play("lookout")
    assert table.size("city") == 15
    assert "lookout" in table.cards("city")


def test_crane_is_joined_with_no_other_help() -> None:
    table = valley().city("crane", "judge", "dungeon", "wife").hand("castle").stock(3, 0, 1)
    assert not table.can("play-castle")  # three would be saved, and one more swapped


# Judge.


def test_judge_lets_one_resource_of_a_price_be_of_another_kind() -> None:
    table = valley().city("judge").hand("farm").stock(twig=2, berry=1).play("farm")
    assert table.cards("city") == ["judge", "farm"]
    assert table.has() == {"berry": 1}  # of the Farm itself


def test_judge_swaps_no_second_resource() -> None:
    table = valley().city("judge").hand("farm").stock(twig=1, berry=2)
    assert not table.can("play-farm")


def test_judge_works_for_critters_and_constructions() -> None:
    table = valley().city("judge").hand("wife", "crane").stock(twig=1, berry=1)
    assert table.can("play-wife")
    assert table.can("play-crane")


def test_judge_offers_each_swap_once() -> None:
    table = valley().city("judge").hand("farm").stock(2, 1, 1, 1).play("farm")
    assert table.options() == ["price", "judge"]
    assert table.pick("judge").options() == ["twig", "resin"]
    assert table.pick("twig").options() == ["pebble", "berry"]
    assert table.pick("pebble").has() == {"twig": 1, "berry": 2}


def test_judge_swaps_a_resource_of_the_shepherd_that_goes_to_the_opponent() -> None:
    table = valley().city("judge").hand("shepherd").stock(twig=1, berry=2).play("shepherd")
    assert table.has(1) == {"twig": 1, "berry": 2}


def test_judge_does_not_join_a_discount() -> None:
    table = valley().city("judge", "innkeeper").hand("king").stock(twig=1, berry=2)
    assert not table.can("play-king")


def test_judge_takes_no_pearl_for_a_resource() -> None:
    table = valley().city("judge").hand("wife").stock(berry=1).set("pearl", 3)
    assert not table.can("play-wife")


# Dungeon.


def test_dungeon_takes_a_critter_of_the_city_to_save_three_resources() -> None:
    table = valley().city("dungeon", "wife").hand("castle").stock(2, 2, 1).play("castle")
    assert table.cards("city") == ["dungeon", "castle"]
    assert table.cards("prison") == ["wife"]
    assert table.has() == {}


def test_dungeon_helps_with_critters_and_lets_one_choose_the_prisoner() -> None:
    table = valley().city("dungeon", "wife", "husband").hand("king").stock(berry=3).play("king")
    assert table.options() == ["husband", "wife"]
    assert table.pick("husband").cards("prison") == ["husband"]


def test_dungeon_prisoners_are_worth_nothing_and_take_no_space() -> None:
    table = valley().city(*full("dungeon")).lay("prison", "king")
    assert table.score() == 8 * 1 + 3 * 2 + 3 * 1
    assert spaces_left(table.state, 0) == 0


def test_dungeon_has_one_cell() -> None:
    table = valley().city("dungeon", "wife").lay("prison", "king").hand("crane")
    assert not table.can("play-crane")


def test_dungeon_has_a_second_cell_with_a_ranger_in_the_city() -> None:
    table = valley().city("dungeon", "wife", "ranger").lay("prison", "king").hand("crane")
    table.play("crane")
    assert table.cards("prison") == ["king", "wife"]


def test_dungeon_has_no_third_cell() -> None:
    table = valley().city("dungeon", "wife", "ranger").lay("prison", "king", "king")
    assert not table.hand("crane").can("play-crane")


def test_dungeon_takes_the_ranger_into_the_first_cell() -> None:
    table = valley().city("dungeon", "ranger").hand("crane").play("crane")
    assert table.cards("prison") == ["ranger"]


def test_dungeon_never_takes_the_ranger_into_the_second_cell() -> None:
    table = valley().city("dungeon", "ranger").lay("prison", "king").hand("crane")
    assert not table.can("play-crane")


def test_dungeon_makes_room_in_a_full_city() -> None:
    table = valley().city(*full("dungeon", "king")).hand("crane").play("crane")
    assert table.size("city") == 15


def test_dungeon_makes_no_room_by_a_wanderer() -> None:
    table = valley().city(*full("dungeon"), "wanderer").hand("crane").stock(pebble=1)
    assert table.why_not("play-crane") == "Your city has no space left."


def test_dungeon_makes_no_room_by_one_of_a_couple() -> None:
    table = valley().city(*full("dungeon", "husband"), "wife").hand("crane")
    assert not table.can("play-crane")


def test_dungeon_offers_in_a_full_city_only_prisoners_who_make_room() -> None:
    table = valley().city(*full("dungeon", "king", "queen"), "wanderer").hand("crane").play("crane")
    assert table.options() == ["queen", "king"]


def test_dungeon_pays_for_a_fool_in_a_full_city_with_any_prisoner() -> None:
    table = valley().city(*full("dungeon", "king"), "wanderer").hand("fool").play("fool")
    assert table.options() == ["wanderer", "king"]
    assert table.pick("wanderer").cards("city", seat=1) == ["fool"]


def test_dungeon_pays_for_a_fool_in_a_full_city_though_no_room_is_made() -> None:
    table = valley().city(*full("dungeon"), "wanderer").hand("fool").play("fool")
    assert [table.cards("prison"), table.cards("city", seat=1)] == [["wanderer"], ["fool"]]


def test_dungeon_is_joined_with_no_other_help() -> None:
    table = valley().city("dungeon", "wife", "crane").hand("castle").stock(2, 0, 0)
    assert not table.can("play-castle")  # both together would save six of eight


def test_dungeon_that_leaves_takes_its_prisoners_along() -> None:
    table = valley().city("dungeon").lay("prison", "king").hand("ruins").play("ruins")
    assert sorted(table.cards("discard")) == ["dungeon", "king"]


def test_dungeon_takes_a_queen_whose_worker_comes_home_with_the_others() -> None:
    table = valley().city("dungeon", on("queen", workers=(0,))).hand("crane").workers(0)
    table.play("crane")
    assert table.turn(0).prepare().count("workers") == 2


# Clock Tower.


def test_clock_tower_comes_with_three_points() -> None:
    table = valley().hand("clock_tower").stock(3, 0, 1).play("clock_tower")
    assert table.on("clock_tower") == {"point": 3}
    assert table.score() == 3


def test_clock_tower_uses_a_place_again_before_the_workers_come_home() -> None:
    table = valley().city(on("clock_tower", points=3)).worker_at("basic_three_twigs")
    table.prepare().pick("basic_three_twigs")
    assert table.has() == {"twig": 3}
    assert table.on("clock_tower") == {"point": 2}


def test_clock_tower_may_be_left_alone() -> None:
    table = valley().city(on("clock_tower", points=3)).worker_at("basic_three_twigs")
    table.prepare().stop()
    assert table.on("clock_tower") == {"point": 3}
    assert table.count("season") == 1


def test_clock_tower_acts_once_for_a_season() -> None:
    table = valley().city(on("clock_tower", points=3)).worker_at("basic_three_twigs", count=2)
    table.prepare().pick("basic_three_twigs")
    assert table.count("season") == 1


def test_clock_tower_uses_basic_and_forest_places_only() -> None:
    table = valley().city(on("clock_tower", points=3), on("lookout", workers=(0,)))
    table.forest("forest_three_berry").worker_at("forest_three_berry").worker_at("haven")
    table.worker_at("basic_event_governance_3").worker_at("basic_one_pebble").prepare()
    assert table.options() == ["stop", "basic_one_pebble", "forest_three_berry"]


def test_clock_tower_is_not_asked_for_when_no_worker_stands_rightly() -> None:
    table = valley().city(on("clock_tower", points=3)).worker_at("haven").prepare()
    assert table.count("season") == 1
    assert table.on("clock_tower") == {"point": 3}


def test_clock_tower_acts_before_production() -> None:
    table = valley().city(on("clock_tower", points=1), "woodcarver").worker_at("basic_three_twigs")
    table.prepare().pick("basic_three_twigs")
    assert table.pick("number-3").points() == 3


def test_clock_tower_without_points_does_nothing() -> None:
    table = valley().city("clock_tower").worker_at("basic_three_twigs").prepare()
    assert table.count("season") == 1
    assert table.has() == {}


def test_clock_tower_that_leaves_takes_its_points_along() -> None:
    table = valley().city(on("clock_tower", points=3)).hand("ruins").play("ruins")
    assert table.score() == 0
