"""Blue cards: they watch what is done, or help to pay."""

from tests.games.farshore.coast import coast, filled


def test_port_gives_a_resource_after_another_construction() -> None:
    table = coast().city("port").hand("castaway", "grove").purse(2, 1).play("grove")
    assert table.options() == ["driftwood", "seaweed", "seastone"]
    assert table.pick("seastone").stock_of() == {"seastone": 1, "mushroom": 1}


def test_port_is_not_set_off_by_its_own_play() -> None:
    table = coast().hand("port").purse(1, 1, 2).play("port")
    assert table.stock_of() == {}
    assert table.asked() == 1


def test_market_lets_two_resources_of_a_cost_be_of_other_kinds() -> None:
    table = coast().city("market").hand("beach_sledge").purse(mushroom=2).play("beach_sledge")
    assert table.stock_of() == {"driftwood": 2}


def test_market_replaces_no_third_resource() -> None:
    table = coast().city("market").hand("tumbler").purse(mushroom=3)
    assert not table.can("play-tumbler")
    assert table.purse(1, mushroom=2).can("play-tumbler")


def test_market_offers_only_ways_that_need_it() -> None:
    table = coast().city("market").hand("tangle_raft").purse(0, 1, 1, 1).play("tangle_raft")
    assert table.options() == ["price", "market"]
    assert table.pick("market").options() == ["number-0", "number-1"]
    assert table.pick("number-0").stock_of() == {"seaweed": 2}


def test_lighthouse_saves_a_resource_of_a_card_that_matches_the_compass() -> None:
    table = coast().city("lighthouse").compass("a3").hand("scribe", "grove").purse(mushroom=1)
    table.play("scribe")
    assert table.cards("city") == ["lighthouse", "scribe"]
    assert table.stock_of() == {}


def test_lighthouse_saves_nothing_without_a_match() -> None:
    table = coast().city("lighthouse").compass("a1").hand("scribe").purse(mushroom=1)
    assert table.why_not("play-scribe") == "You need 1 mushroom more."


def test_customs_office_gives_a_resource_for_a_card_given_away_at_the_shore() -> None:
    table = coast().city("customs_office").hand("grove", "diver").visit("shore_1")
    table.pick("diver", "mushroom")
    assert table.stock_of() == {"driftwood": 3, "mushroom": 1}
    assert table.cards("hand", 1) == ["diver"]


def test_customs_office_watches_islands_but_neither_docks_nor_red_cards() -> None:
    table = coast().city("customs_office", "steward").islands(1).hand("grove").workers(3)
    assert table.visit("island_1").options() == ["stop", "grove"]
    table.stop().turn(0).visit("steward")
    assert table.asked() == 1
    table.turn(0).visit("docks").stop()
    assert table.asked() == 1


def test_customs_office_rewards_a_card_that_nobody_has_room_for() -> None:
    table = coast().city("customs_office").hand("grove").passed(1).visit("shore_1")
    table.pick("grove", "mushroom")
    assert table.stock_of() == {"driftwood": 3, "mushroom": 1}
    assert table.cards("discard") == ["grove"]


def test_customs_office_gives_only_to_who_has_room() -> None:
    table = coast(3).city("customs_office").hand("grove", "diver")
    table.hand(*["inn", "inn", "inn", "pirate", "pirate", "pirate", "scribe", "scribe"], seat=1)
    table.visit("shore_1").pick("grove", "mushroom")
    assert table.cards("hand", 2) == ["grove"]


def test_customs_office_watches_a_worker_that_a_stowaway_moves() -> None:
    table = coast().city("customs_office").hand("stowaway", "grove").purse(mushroom=2)
    table.worker_at("docks").workers(1).play("stowaway").pick("docks", "shore_1")
    assert table.options() == ["stop", "grove"]


def test_customs_office_does_not_watch_a_crows_nest() -> None:
    table = coast().city("customs_office", "crows_nest").hand("grove").visit("crows_nest")
    assert table.pick("shore_1").asked() == 1


def test_customs_officer_leaves_the_city_to_save_three_mushrooms() -> None:
    table = coast().city("customs_officer").hand("treasure_hunter").purse(mushroom=1)
    table.play("treasure_hunter")
    assert table.cards("city") == ["treasure_hunter"]
    assert table.stock_of() == {"treasure": 1}


def test_customs_officer_makes_room_in_a_full_city() -> None:
    table = coast().city(*filled("customs_officer")).hand("scribe").purse(mushroom=2)
    table.set("anchors", 0).play("scribe")
    assert "customs_officer" not in table.cards("city")
    assert table.stock_of() == {"mushroom": 2}


def test_customs_officer_does_not_help_with_constructions() -> None:
    table = coast().city("customs_officer").hand("grove").purse(1, 1)
    assert not table.can("play-grove")


def test_navigator_draws_a_card_or_gives_driftwood_when_the_compass_moves_the_ship() -> None:
    table = coast().city("navigator").compass("a1").hand("grove").purse(2, 1).deck("inn")
    table.play("grove")
    assert table.options() == ["driftwood", "from-deck"]
    table.pick("from-deck")
    assert table.cards("hand") == ["inn"]
    assert table.count("ship") == 1


def test_navigator_does_not_watch_a_sloop() -> None:
    table = coast().city("navigator").hand("sloop").purse(2, 1, 1).play("sloop")
    assert table.count("ship") == 1
    assert table.asked() == 1


def test_navigator_is_idle_when_the_ship_has_arrived() -> None:
    table = coast().city("navigator").compass("a1").ship(40).hand("grove").purse(2, 1)
    table.play("grove")
    assert table.asked() == 1
    assert table.count("ship") == 40


def test_navigator_is_not_set_off_by_its_own_play() -> None:
    table = coast().hand("navigator").compass("a4").purse(mushroom=3).play("navigator")
    assert table.count("ship") == 1
    assert table.asked() == 1


def test_lighthouse_keeper_draws_a_card_after_another_card() -> None:
    table = coast().city("lighthouse_keeper").hand("grove").purse(2, 1).deck("inn").play("grove")
    assert table.cards("hand") == ["inn"]


def test_herbalist_gives_a_mushroom_after_another_critter() -> None:
    table = coast().city("herbalist").hand("pirate", "grove").purse(2, 1, mushroom=2)
    table.play("pirate")
    assert table.count("mushroom") == 1
    table.turn(0).play("grove").pick("price")
    assert table.count("mushroom") == 2
