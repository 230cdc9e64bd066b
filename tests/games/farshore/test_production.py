"""Green cards: they act when played, and in spring and autumn."""

from tests.games.farshore.coast import coast


def test_tumbler_gives_a_seastone() -> None:
    table = coast().hand("tumbler").purse(1, 1, 1).play("tumbler")
    assert table.stock_of() == {"seastone": 1}


def test_tangle_raft_gives_a_seaweed() -> None:
    table = coast().hand("tangle_raft").purse(0, 1, 1).play("tangle_raft")
    assert table.stock_of() == {"seaweed": 1}


def test_scriptorium_draws_two_cards() -> None:
    table = coast().hand("scriptorium").purse(1, 2).deck("grove", "diver").play("scriptorium")
    assert table.cards("hand") == ["grove", "diver"]


def test_grove_gives_a_mushroom() -> None:
    table = coast().hand("grove").purse(2, 1).play("grove")
    assert table.stock_of() == {"mushroom": 1}


def test_beach_sledge_gives_two_driftwood() -> None:
    table = coast().hand("beach_sledge").purse(1, 0, 1).play("beach_sledge")
    assert table.stock_of() == {"driftwood": 2}


def test_warehouse_gives_any_resource() -> None:
    table = coast().hand("warehouse").purse(1, 1, 1).play("warehouse")
    assert table.options() == ["driftwood", "seaweed", "seastone", "mushroom"]
    assert table.pick("mushroom").stock_of() == {"mushroom": 1}


def test_sloop_moves_the_ship_a_space() -> None:
    table = coast().hand("sloop").purse(2, 1, 1).ship(1).play("sloop")
    assert table.count("ship") == 2
    assert table.stock_of() == {"treasure": 1}


def test_sea_chip_activates_another_green_card_but_no_other_sea_chip() -> None:
    table = coast().hand("sea_chip").city("grove", "tumbler", "sea_chip").purse(mushroom=2)
    table.play("sea_chip").pick("price")
    assert table.options() == ["tumbler", "grove"]
    assert table.pick("tumbler").stock_of() == {"seastone": 1}


def test_sea_chip_alone_does_nothing() -> None:
    table = coast().hand("sea_chip").purse(mushroom=2).play("sea_chip")
    assert table.asked() == 1
    assert table.stock_of() == {}


def test_scribe_draws_two_cards() -> None:
    table = coast().hand("scribe").purse(mushroom=2).deck("grove", "diver").play("scribe")
    assert table.cards("hand") == ["grove", "diver"]


def test_scavenger_turns_cards_into_driftwood_or_seaweed() -> None:
    table = coast().hand("scavenger", "grove", "diver", "inn").purse(mushroom=2)
    table.play("scavenger").pick("grove", "diver")
    assert table.options() == ["driftwood", "seaweed"]
    assert table.pick("driftwood", "seaweed").stock_of() == {"driftwood": 1, "seaweed": 1}
    assert table.cards("hand") == ["inn"]


def test_sail_maker_may_turn_a_seaweed_into_a_move() -> None:
    table = coast().hand("sail_maker").purse(seaweed=1, mushroom=2).play("sail_maker")
    assert table.options() == ["number-0", "number-1"]
    table.pick("number-1")
    assert table.count("ship") == 1
    assert table.stock_of() == {}


def test_sail_maker_takes_a_treasure_for_seaweed() -> None:
    table = coast().hand("sail_maker").purse(mushroom=2, treasure=1)
    table.play("sail_maker").pick("price", "number-1")
    assert table.count("ship") == 1
    assert table.stock_of() == {}


def test_merchant_exchanges_resources_for_others_and_a_point() -> None:
    table = coast().hand("merchant").purse(2, mushroom=3).play("merchant")
    table.pick("driftwood", "driftwood")
    assert table.options() == ["seaweed", "seastone", "mushroom"]
    table.pick("seaweed", "seastone")
    assert table.stock_of() == {"seaweed": 1, "seastone": 1}
    assert table.points() == 1


def test_merchant_without_an_exchange_gives_no_point() -> None:
    table = coast().hand("merchant").purse(2, mushroom=3).play("merchant").stop()
    assert table.points() == 0
    assert table.stock_of() == {"driftwood": 2}


def test_merchant_takes_a_treasure_for_any_resource() -> None:
    table = coast().hand("merchant").purse(mushroom=3, treasure=1).play("merchant").pick("price")
    table.pick("treasure", "seastone")
    assert table.stock_of() == {"seastone": 1}


def test_diver_gives_a_seastone() -> None:
    table = coast().hand("diver").purse(mushroom=3).play("diver")
    assert table.stock_of() == {"seastone": 1}


def test_treasure_hunter_gives_a_treasure() -> None:
    table = coast().hand("treasure_hunter").purse(mushroom=4).play("treasure_hunter")
    assert table.stock_of() == {"treasure": 1}
