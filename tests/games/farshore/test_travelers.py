"""Brown cards: they act once, when played."""

import pytest

from tests.games.farshore.coast import coast, filled, on

WRECK = (2, 1, 1)  # what a shipwreck costs


def test_rope_bridge_costs_any_two_and_draws_three_from_deck_and_bay() -> None:
    table = coast().hand("rope_bridge").purse(1, 1).deck("grove").bay("diver", "inn")
    table.play("rope_bridge").pick("from-deck", "diver", "inn")
    assert table.cards("hand") == ["grove", "diver", "inn"]
    assert table.stock_of() == {}
    assert len(set(table.cards("bay"))) == 8


def test_rope_bridge_asks_which_resources_if_there_are_more() -> None:
    table = coast().hand("rope_bridge").purse(2, 1).play("rope_bridge")
    assert table.options() == ["number-1", "number-2"]
    assert table.pick("number-2").stock_of() == {"seaweed": 1}


def test_shipwreck_gives_back_what_a_construction_cost_and_draws_a_card() -> None:
    table = coast().hand("shipwreck").city("grove", "scribe").deck("diver", "inn").purse(*WRECK)
    table.play("shipwreck")
    assert table.cards("city") == ["scribe", "shipwreck"]
    assert table.stock_of() == {"driftwood": 2, "seaweed": 1}
    assert len(table.cards("hand")) == 1


def test_shipwreck_gives_any_two_for_a_rope_bridge() -> None:
    table = coast().hand("shipwreck").city("rope_bridge").purse(*WRECK).play("shipwreck")
    assert table.pick("driftwood", "seastone").stock_of() == {"driftwood": 1, "seastone": 1}


def test_shipwreck_needs_a_construction() -> None:
    table = coast().hand("shipwreck").city("scribe").purse(*WRECK)
    assert table.why_not("play-shipwreck") == "Shipwreck needs a construction to replace."


def test_shipwreck_takes_an_anchor_down_with_the_construction() -> None:
    table = coast().hand("shipwreck", "diver").city(on("grove", occupied=True)).purse(*WRECK)
    table.play("shipwreck")
    assert table.cards("city") == ["shipwreck"]
    assert table.count("anchors") == 3


@pytest.mark.parametrize("card", ["shipwreck", "castaway"])
def test_shipwreck_and_castaway_come_into_a_full_city(card: str) -> None:
    table = coast().hand(card, "diver").city(*filled()).purse(*WRECK, mushroom=3)
    assert table.can(f"play-{card}")
    assert table.why_not("play-diver") == "Your city has no space left."


def test_hideout_gives_two_treasures() -> None:
    table = coast().hand("hideout").purse(1, 1, 1).play("hideout")
    assert table.stock_of() == {"treasure": 2}


def test_galley_moves_the_ship_two_spaces() -> None:
    table = coast().bay("diver").hand("galley").purse(3, 2, 1).play("galley")
    assert table.count("ship") == 2


def test_postal_pigeon_plays_one_of_two_cards_worth_up_to_3_for_nothing() -> None:
    table = coast().hand("postal_pigeon").purse(mushroom=2).deck("manor", "tumbler")
    table.play("postal_pigeon")
    assert table.options() == ["stop", "play-tumbler"]
    table.pick("play-tumbler")
    assert table.cards("city") == ["postal_pigeon", "tumbler"]
    assert table.stock_of() == {"seastone": 1}


def test_pirate_gives_a_treasure_and_another_for_two_cards() -> None:
    table = coast().hand("pirate", "grove", "diver", "inn").purse(mushroom=2)
    table.play("pirate").pick("grove", "diver")
    assert table.stock_of() == {"treasure": 2}
    assert table.cards("hand") == ["inn"]


def test_pirate_takes_no_single_card() -> None:
    table = coast().hand("pirate", "grove").purse(mushroom=2).play("pirate")
    assert table.stock_of() == {"treasure": 1}
    assert table.asked() == 1


def test_stowaway_moves_no_worker_to_where_it_stands() -> None:
    table = coast().hand("stowaway").purse(mushroom=2).worker_at("docks").play("stowaway")
    assert not table.pick("docks").can("docks")
    assert table.can("lookout")


def test_stowaway_may_move_a_worker_to_another_place() -> None:
    table = coast().hand("stowaway").purse(mushroom=2).worker_at("shore_1").workers(1)
    table.play("stowaway")
    assert table.options() == ["stop", "shore_1"]
    table.pick("shore_1", "shore_2")
    assert table.stock_of() == {"seaweed": 2}
    assert table.workers_at("shore_1") == 0
    assert table.workers_at("shore_2") == 1
    assert table.count("workers") == 1


def test_castaway_draws_two_cards() -> None:
    table = coast().hand("castaway").purse(mushroom=2).deck("grove", "diver").play("castaway")
    assert table.cards("hand") == ["grove", "diver"]
    assert table.cards("city") == ["castaway"]
