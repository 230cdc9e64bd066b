"""The eight cards of Pearlbrook."""

import pytest

import skerry
from skerry.games.everdell.rows import PEARLBROOK_CARDS
from tests.games.everdell.pearlbrook.shore import joined, shore
from tests.games.everdell.valley import full, on

# Form, rarity, type, price in twigs, resin, pebbles and berries, points, copies, and the partner.
FACTS = {
    "harbor": ("construction", "unique", "production", (3, 1, 1, 0), 3, 2, ""),
    "ferry_ferret": ("critter", "unique", "production", (0, 0, 0, 3), 1, 2, "ferry"),
    "pirate_ship": ("construction", "common", "destination", (0, 0, 0, 0), 0, 3, ""),
    "ferry": ("construction", "unique", "destination", (2, 2, 0, 0), 2, 3, ""),
    "bridge": ("construction", "unique", "governance", (2, 0, 1, 0), 1, 2, ""),
    "shipwright": ("critter", "unique", "prosperity", (0, 0, 0, 4), 2, 2, "harbor"),
    "messenger": ("critter", "common", "traveler", (0, 0, 0, 2), 0, 3, "bridge"),
    "pirate": ("critter", "common", "traveler", (0, 0, 0, 3), 1, 3, "pirate_ship"),
}


def test_the_cards_are_as_printed() -> None:
    found = {
        card.name: (
            card.form,
            "unique" if card.unique else "common",
            card.type,
            card.cost,
            card.points,
            card.copies,
            card.home,
        )
        for card in PEARLBROOK_CARDS
    }
    assert found == FACTS
    assert sum(card.copies for card in PEARLBROOK_CARDS) == 20


# Harbor, Ferry Ferret, Shipwright.


def test_harbor_gives_two_resources_to_who_has_two_pearls() -> None:
    table = shore().hand("harbor").stock(twig=3, resin=1, pebble=1).pearls(2)
    table.play("harbor").pick("pebble", "berry")
    assert table.has() == {"pebble": 1, "berry": 1}
    assert table.jewels() == 2


def test_harbor_gives_nothing_for_one_pearl() -> None:
    table = shore().hand("harbor").stock(twig=3, resin=1, pebble=1).pearls(1).play("harbor")
    assert table.has() == {}
    assert table.asked() == 1


def test_harbor_gives_no_pearl_as_a_resource() -> None:
    table = shore().hand("harbor").stock(twig=3, resin=1, pebble=1).pearls(2).play("harbor")
    assert table.options() == ["twig", "resin", "pebble", "berry"]


def test_harbor_produces_in_spring() -> None:
    table = shore().city("harbor").pearls(2).prepare().pick("twig", "twig")
    assert table.has() == {"twig": 2}


def test_who_copies_a_harbor_needs_the_pearls_of_its_owner() -> None:
    table = shore().hand("miner_mole").city("mine").city("harbor", seat=1).pearls(2)
    assert table.play("miner_mole").asked() == 1
    table = shore().hand("miner_mole").city("mine").city("harbor", seat=1).pearls(2, seat=1)
    assert table.play("miner_mole").pick("harbor", "twig", "twig").has() == {"twig": 2}


def test_ferry_ferret_brings_two_points_to_who_has_two_pearls() -> None:
    table = shore().hand("ferry_ferret").stock(berry=3).pearls(2).play("ferry_ferret")
    assert (table.points(), table.jewels()) == (2, 2)
    assert shore().hand("ferry_ferret").stock(berry=3).pearls(1).play("ferry_ferret").points() == 0


def test_ferry_ferret_produces_in_spring() -> None:
    assert shore().city("ferry_ferret").pearls(3).prepare().points() == 2


def test_shipwright_counts_cards_of_the_brook_and_itself() -> None:
    table = shore().city("shipwright", "pirate", "pirate", "bridge", "farm")
    assert table.sheet()["Shipwright, bonus"] == 4


def test_shipwright_counts_neither_adornments_nor_wonders() -> None:
    table = shore().city("shipwright").worn("bell").lay("achieved", "hopewatch_gate")
    assert table.sheet()["Shipwright, bonus"] == 1


# Pirate.


def test_pirate_turns_cards_into_others_and_finds_a_pearl_with_seven_points() -> None:
    table = shore().hand("pirate", "farm", "mine").stock(berry=3).deck("king", "harbor")
    table.play("pirate").pick("farm", "mine")
    assert table.cards("hand") == ["king", "harbor"]
    assert table.jewels() == 1


def test_pirate_finds_no_pearl_with_six_points() -> None:
    table = shore().hand("pirate", "farm", "mine").stock(berry=3).deck("king", "mine")
    table.play("pirate").pick("farm", "mine")
    assert (table.size("hand"), table.jewels()) == (2, 0)


def test_pirate_counts_less_for_a_fool() -> None:
    table = shore().hand("pirate", "farm", "mine", "inn").stock(berry=3)
    table.deck("king", "harbor", "fool").play("pirate").pick("farm", "mine", "inn")
    assert (table.size("hand"), table.jewels()) == (3, 0)


def test_pirate_discards_four_cards_at_most() -> None:
    table = shore().hand("pirate", "farm", "farm", "farm", "farm", "farm").stock(berry=3)
    table.play("pirate").pick("farm", "farm", "farm", "farm")
    assert table.asked() == 1
    assert table.size("hand") == 5


def test_pirate_may_discard_nothing_and_then_nothing_happens() -> None:
    table = shore().hand("pirate", "farm").stock(berry=3).play("pirate").stop()
    assert (table.cards("hand"), table.jewels()) == (["farm"], 0)
    assert shore().hand("pirate").stock(berry=3).play("pirate").asked() == 1


def test_pirate_takes_no_space() -> None:
    table = shore().hand("pirate").stock(berry=3).city(*full())
    assert table.play("pirate").size("city") == 16


def test_pirate_takes_no_more_than_the_hand_may_hold() -> None:
    table = shore().hand("pirate", *["farm"] * 8, "mine", "mine").stock(berry=3)
    table.play("pirate").pick("mine", "mine")
    assert table.size("hand") == 8


def test_a_pearl_of_a_pirate_brings_cards_over_the_bridge() -> None:
    table = shore().hand("pirate", "farm", "mine").stock(berry=3).city("bridge")
    table.deck("king", "harbor").play("pirate").pick("farm", "mine")
    assert (table.size("hand"), table.jewels()) == (4, 1)


# Pirate Ship.


def test_pirate_ship_sails_to_an_opponent_and_pays_for_pearls() -> None:
    table = shore().city("pirate_ship").pearls(2, seat=1).visit("pirate_ship").pick("berry")
    assert (table.points(), table.has()) == (2, {"berry": 2})
    assert table.cards("city", 0) == []
    assert table.cards("city", 1) == ["pirate_ship"]
    assert table.on("pirate_ship", seat=1) == {"worker-0": 1}
    assert table.jewels(1) == 2


def test_pirate_ship_pays_for_three_pearls_at_most() -> None:
    table = shore().city("pirate_ship").pearls(5, seat=1).visit("pirate_ship")
    table.pick("twig", "twig", "twig")
    assert (table.points(), table.has(), table.asked()) == (3, {"twig": 3}, 1)


def test_pirate_ship_may_sail_to_who_has_no_pearls() -> None:
    table = shore().city("pirate_ship").visit("pirate_ship")
    assert (table.points(), table.has(), table.cards("city", 1)) == (0, {}, ["pirate_ship"])


def test_pirate_ship_goes_to_the_opponent_one_chooses() -> None:
    table = shore(3).city("pirate_ship").visit("pirate_ship").pick("seat-3")
    assert table.cards("city", 2) == ["pirate_ship"]


def test_pirate_ship_sails_to_who_has_passed() -> None:
    table = shore().city("pirate_ship").passed(1).visit("pirate_ship")
    assert table.cards("city", 1) == ["pirate_ship"]


def test_pirate_ship_needs_a_free_space() -> None:
    table = shore().city("pirate_ship").city(*full(), seat=1)
    assert table.why_not("visit-pirate_ship") == "No opponent’s city has room for it."
    assert shore().city("pirate_ship").city(*full()[:14], seat=1).can("visit-pirate_ship")


def test_pirate_ship_is_visited_by_who_has_it_and_by_nobody_else() -> None:
    assert not shore().city("pirate_ship", seat=1).can("visit-pirate_ship")


def test_pirate_ship_is_free_again_when_its_worker_has_gone_home() -> None:
    table = shore().city("pirate_ship").visit("pirate_ship")
    assert not table.can("visit-pirate_ship")
    table.turn(0).prepare()
    assert table.turn(1).can("visit-pirate_ship")


def test_pirate_ship_keeps_its_marker_and_leaves_its_messenger_behind() -> None:
    table = shore().city(joined("pirate_ship", occupied=True), "messenger", "farm")
    table.visit("pirate_ship")
    assert table.on("pirate_ship", seat=1) == {"occupied": 1, "worker-0": 1}
    assert table.on("farm") == {"messenger": 1}


def test_pirate_ship_that_arrives_is_not_played() -> None:
    table = shore().city("pirate_ship").city("courthouse", "historian", seat=1)
    table.visit("pirate_ship")
    assert (table.has(1), table.size("hand", 1)) == ({}, 0)


def test_pirate_ship_costs_nothing() -> None:
    assert shore().hand("pirate_ship").play("pirate_ship").cards("city") == ["pirate_ship"]


# Ferry.


def test_ferry_lets_the_ambassador_use_any_card_turned_up() -> None:
    table = shore().city("ferry").points_of(1).stock(resin=1).river(production="ballroom")
    table.send("ferry").pick("ballroom")
    assert (table.size("hand"), table.jewels(), table.points()) == (3, 1, 0)
    assert table.on("ferry") == {"ambassador-0": 1}


def test_ferry_lets_one_choose_among_the_cards_turned_up() -> None:
    table = shore().city("ferry").points_of(1).stock(resin=1, twig=1)
    table.river(production="ballroom", traveler="watermill").send("ferry")
    assert table.options() == ["stop", "ballroom", "watermill"]


def test_ferry_is_of_no_use_before_a_card_is_turned_up() -> None:
    table = shore().city("ferry")
    assert table.why_not("visit-ferry") == "No river card has been turned up yet."


def test_ferry_serves_where_another_ambassador_is() -> None:
    table = shore().city("ferry").points_of(1).stock(resin=1).river(production="ballroom")
    table.worker_at("river_spot_production", seat=1)
    assert table.send("ferry").pick("ballroom").jewels() == 1


def test_ferry_of_an_opponent_earns_its_owner_a_point() -> None:
    table = shore().city("ferry", seat=1).points_of(1).stock(resin=1).river(production="ballroom")
    table.send("ferry").pick("ballroom")
    assert (table.points(), table.points(1), table.jewels(1)) == (0, 1, 0)
    assert table.on("ferry", seat=1) == {"ambassador-0": 1}


def test_ferry_visited_by_its_owner_earns_no_point() -> None:
    table = shore().city("ferry").points_of(1).stock(resin=1).river(production="ballroom")
    assert table.send("ferry").stop().points() == 1


def test_ferry_has_room_for_one_ambassador() -> None:
    table = shore().city("ferry").river(production="ballroom").send("ferry")
    assert table.asked() == 1
    assert table.why_not("visit-ferry") == "Another ambassador is there."


def test_of_two_ferries_one_chooses() -> None:
    table = shore(3).city("ferry", seat=1).city("ferry", seat=2).river(production="ballroom")
    assert table.send("ferry").pick("seat-3").points(2) == 1


def test_ferry_may_be_visited_though_nothing_can_be_paid() -> None:
    table = shore().city("ferry").river(production="ballroom").send("ferry")
    assert (table.asked(), table.count("ambassador")) == (1, 0)


def test_ferry_takes_no_worker() -> None:
    table = shore().city("ferry").river(production="ballroom").set("ambassador", 0)
    assert table.why_not("visit-ferry") == "Your ambassador is not at home."


def test_the_ambassador_comes_home_from_a_ferry() -> None:
    table = shore().city("ferry", seat=1).river(production="ballroom").send("ferry")
    table.turn(0).prepare()
    assert (table.count("ambassador"), table.count("workers")) == (1, 3)
    assert table.on("ferry", seat=1) == {}


def test_the_ambassador_comes_home_from_a_ferry_that_has_left() -> None:
    table = shore().city(on("ferry", workers=(1,)), "university").set("ambassador", 0, 1)
    table.visit("university").pick("twig").turn(1).prepare()
    assert (table.count("ambassador", 1), table.count("workers", 1)) == (1, 3)


def test_ferry_may_be_played_before_a_card_is_turned_up() -> None:
    assert shore().hand("ferry").stock(twig=2, resin=2).can("play-ferry")


# Bridge.


def test_bridge_gives_room_for_a_card_a_pearl() -> None:
    hand = ["farm"] * 8
    table = shore().hand(*hand).city("bridge").pearls(2).visit("basic_two_cards_one_vp")
    assert table.size("hand") == 10
    assert shore().hand(*hand).pearls(2).visit("basic_two_cards_one_vp").size("hand") == 8


def test_bridge_draws_two_cards_for_each_pearl() -> None:
    table = shore().city("bridge").stock(twig=2).hand("farm", "mine").send("shoals")
    assert (table.jewels(), table.size("hand")) == (1, 2)


def test_bridge_draws_at_the_river_when_all_else_is_done() -> None:
    table = shore().city("bridge", "crane").next_river("omicron_the_elder")
    table.deck("king", "castle").send("governance")
    assert table.asked() == 1  # the king is not yet in the hand when it could be shown
    assert table.cards("hand") == ["king", "castle"]


def test_bridge_draws_for_both_pearls_of_a_visit() -> None:
    table = shore().city("bridge", "crane").next_river("ballroom").points_of(1).stock(resin=1)
    assert table.send("governance").pick("ballroom").size("hand") == 7


def test_bridge_without_pearls_asks_nobody_to_discard() -> None:
    table = shore().hand(*["farm"] * 8, "mine", "mine").city("bridge").pearls(2).adorned("tiara")
    table.play("tiara")
    assert table.size("hand") == 10
    assert table.turn(0).visit("basic_one_berry_one_card").size("hand") == 10


def test_bridge_draws_nothing_for_who_has_none() -> None:
    assert shore().stock(twig=2).hand("farm", "mine").send("shoals").size("hand") == 0


# Messenger.


def test_messenger_lies_with_a_construction_and_brings_a_point_and_a_card() -> None:
    table = shore().hand("messenger").stock(berry=2).city("farm", "wanderer").play("messenger")
    assert (table.points(), table.size("hand")) == (1, 1)
    assert table.on("farm") == {"messenger": 1}


def test_messenger_lies_where_one_chooses() -> None:
    table = shore().hand("messenger").stock(berry=2).city("farm", "inn").play("messenger")
    assert table.pick("inn").on("inn") == {"messenger": 1}


def test_messenger_needs_a_construction_without_another_messenger() -> None:
    table = shore().hand("messenger").stock(berry=2).city(joined("farm"), "messenger", "wife")
    assert table.why_not("play-messenger") == (
        "Messenger needs a construction in your city that no other shares."
    )


def test_messenger_takes_no_space_of_a_full_city() -> None:
    table = shore().hand("messenger").stock(berry=2).city(*full()).play("messenger").pick("farm")
    assert table.size("city") == 16


def test_messenger_moves_at_once_when_its_construction_leaves() -> None:
    table = shore().city(joined("farm"), "messenger", "university", "inn")
    table.visit("university").pick("farm", "inn")
    assert table.on("inn") == {"messenger": 1}


def test_messenger_without_a_construction_waits_and_joins_the_next() -> None:
    table = shore().city("messenger").hand("farm").stock(twig=2, resin=1).play("farm")
    assert table.on("farm") == {"messenger": 1}


def test_a_messenger_that_waits_joins_a_ship_that_arrives() -> None:
    table = shore().city("pirate_ship").city("messenger", seat=1).visit("pirate_ship")
    assert table.on("pirate_ship", seat=1) == {"worker-0": 1, "messenger": 1}


def test_messenger_without_a_construction_takes_a_space() -> None:
    city = ["wife"] * 4 + ["teacher"] * 3 + ["woodcarver"] * 3 + ["peddler"] * 3 + ["king"]
    table = shore().city("messenger", *city).hand("doctor", "farm")
    table.stock(twig=2, resin=1, berry=4)
    assert table.why_not("play-doctor") == "Your city has no space left."
    assert table.can("play-farm")


def test_messenger_may_join_the_ruins_of_its_construction() -> None:
    table = shore().city(joined("farm"), "messenger").hand("ruins").play("ruins")
    assert table.cards("city") == ["messenger", "ruins"]
    assert table.on("ruins") == {"messenger": 1}


def test_messenger_whose_construction_becomes_ruins_may_join_any_other() -> None:
    table = shore().city(joined("farm"), "messenger", "inn").hand("ruins").play("ruins")
    table.pick("farm")
    assert table.options() == ["ruins", "inn"]


def test_messenger_of_a_crane_that_helps_may_join_what_is_built() -> None:
    table = shore().city(joined("crane"), "messenger").hand("farm").play("farm")
    assert table.on("farm") == {"messenger": 1}


def test_messenger_that_leaves_frees_its_construction() -> None:
    table = shore().city(joined("farm"), "messenger", "university")
    table.visit("university").pick("messenger")
    assert table.on("farm") == {}


def test_of_several_messengers_one_says_which_has_left() -> None:
    table = shore().city(joined("farm"), joined("inn"), "messenger", "messenger", "university")
    table.visit("university").pick("messenger", "inn")
    assert (table.on("farm"), table.on("inn")) == ({"messenger": 1}, {})


def test_messenger_moves_into_a_bridge() -> None:
    table = shore().hand("messenger").city("bridge").play("messenger")
    assert table.on("bridge") == {"occupied": 1, "messenger": 1}


def test_messenger_is_a_traveler_for_everything_but_the_river() -> None:
    table = shore().city(joined("farm"), "messenger").worn("compass")
    assert table.sheet()["Compass"] == 1


def test_a_prisoner_that_waits_for_a_construction_frees_its_space() -> None:
    city = ["wife"] * 4 + ["teacher"] * 3 + ["woodcarver"] * 3 + ["peddler"] * 3
    table = shore().city("messenger", "messenger", joined("dungeon"), *city[:13])
    table.hand("doctor").stock(berry=1)
    assert table.can("play-doctor")


@pytest.mark.parametrize("name", FACTS)
def test_a_card_of_the_brook_is_not_dealt_without_it(name: str) -> None:
    table = skerry.new("everdell", 2, seed=1)
    number = table.game.cards.index(name)
    assert all(number not in zone for zone in table.state.zones)
