"""Paying: treasures, anchors, helps; all ways, each once."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skerry.games.woodland.payment.price import (
    Amounts,
    Payment,
    Price,
    is_payable,
    next_bounds,
    payments,
)
from tests.games.farshore.coast import coast, filled, on
from tests.games.farshore.decks import changed

SMALL = st.integers(0, 3)
FOUR = st.tuples(SMALL, SMALL, SMALL, SMALL)
PRICES = st.builds(Price, FOUR, st.integers(0, 2), st.integers(0, 3), st.integers(0, 2))


def by_trying(stock: Amounts, treasures: int, price: Price) -> set[Payment]:
    """List the ways by trying all: each unit of the price is paid in its kind, or else somehow."""
    found = set()
    sums = product(*[range(have + 1) for have in (treasures, *stock)])
    for wild, *paid in sums:
        if wild + sum(paid) != price.total:
            continue
        fitting = sum(min(p, c) for p, c in zip(paid, price.cost, strict=True))
        odd = sum(paid) - fitting  # resources that pay in no kind that is asked for
        if odd <= price.any or (price.any < odd <= price.any + price.swap):
            needs_swap = odd > price.any
            if needs_swap == bool(price.swap):
                found.add((wild, paid[0], paid[1], paid[2], paid[3]))
    return found


@settings(max_examples=500)
@given(stock=FOUR, treasures=SMALL, price=PRICES)
def test_the_ways_to_pay_are_those_found_by_trying(
    stock: Amounts, treasures: int, price: Price
) -> None:
    listed = payments(stock, treasures, price)
    assert listed == sorted(set(listed))
    assert is_payable(stock, treasures, price) == bool(listed)
    whole = Price(price.cost, price.any)
    assert is_payable(stock, treasures, whole, price.less, price.swap) == bool(listed)
    if price.less <= sum(price.cost) + price.any:
        assert set(listed) == by_trying(stock, treasures, price)


@settings(max_examples=500)
@given(
    stock=FOUR,
    fewest=st.integers(0, 1),
    treasures=SMALL,
    price=st.builds(Price, FOUR, st.integers(0, 2), st.integers(0, 3)),
)
def test_the_numbers_that_a_bill_may_ask_for_are_those_of_all_ways_to_pay(
    stock: Amounts, fewest: int, treasures: int, price: Price
) -> None:
    ways = [way for way in payments(stock, treasures, price) if way[0] >= fewest]
    begun = {way[:place] for way in ways for place in range(len(way))}
    for chosen in begun:
        place = len(chosen)
        fitting = {way[place] for way in ways if way[:place] == chosen}
        least, most = next_bounds(list(stock), (fewest, treasures), price, list(chosen))
        assert list(range(least, most + 1)) == sorted(fitting)


def test_a_single_way_is_paid_without_a_question() -> None:
    table = coast().hand("grove").purse(2, 1).play("grove")
    assert table.asked() == 1
    assert table.stock_of() == {"mushroom": 1}


def test_a_treasure_pays_for_what_is_missing_without_a_question() -> None:
    table = coast().hand("grove").purse(2, treasure=1).play("grove")
    assert table.stock_of() == {"mushroom": 1}


def test_who_has_a_treasure_too_chooses_what_it_pays_for() -> None:
    table = coast().hand("grove").purse(2, 1, treasure=1).play("grove")
    assert table.options() == ["treasure", "price"]
    table.pick("treasure")
    assert table.prompt() == "Pay the price, with the pieces you like."
    assert table.options() == ["number-1", "number-2"]
    assert table.pick("number-2").stock_of() == {"seaweed": 1, "mushroom": 1}


def test_with_several_treasures_one_says_how_many() -> None:
    table = coast().hand("scribe").purse(mushroom=2, treasure=3).play("scribe").pick("treasure")
    assert table.prompt() == "Pay the price, with the pieces you like."
    assert table.options() == ["number-1", "number-2"]
    assert table.pick("number-2").stock_of() == {"mushroom": 2, "treasure": 1}


def test_a_mushroom_may_pay_for_any() -> None:
    table = coast().hand("rope_bridge").purse(mushroom=2).play("rope_bridge")
    assert table.stock_of() == {}


def test_what_is_missing_is_said_with_what_treasures_make_up_for() -> None:
    table = coast().hand("grove", "rope_bridge").purse(treasure=1)
    missing = "You need 2 driftwood and 1 seaweed more, of which 1 can be made up for."
    assert table.why_not("play-grove") == missing
    missing = "You need 2 resources of any kinds more, of which 1 can be made up for."
    assert table.why_not("play-rope_bridge") == missing


def test_an_anchor_on_a_warehouse_brings_a_diver() -> None:
    table = coast().city("warehouse").hand("diver").play("diver")
    assert table.cards("city") == ["warehouse", "diver"]
    assert table.on("warehouse") == {"occupied": 1}
    assert table.count("anchors") == 2


def test_a_construction_takes_one_anchor() -> None:
    table = coast().city(on("warehouse", occupied=True)).hand("diver")
    assert not table.can("play-diver")


def test_an_anchor_needs_the_colour_of_the_critter() -> None:
    assert not coast().city("inn", "scribe").hand("diver").can("play-diver")


def test_an_anchor_brings_no_construction() -> None:
    assert not coast().city("warehouse").hand("grove").can("play-grove")


def test_there_are_three_anchors_for_the_whole_game() -> None:
    table = coast().city("warehouse").hand("diver").set("anchors", 0)
    assert not table.can("play-diver")


def test_one_chooses_where_to_drop_the_anchor() -> None:
    table = coast().city("warehouse", "grove", "grove").hand("diver").play("diver")
    assert table.options() == ["grove", "warehouse"]
    assert table.pick("grove").on("grove") == {"occupied": 1}


def test_price_and_anchor_are_two_ways() -> None:
    table = coast().city("warehouse").hand("diver").purse(mushroom=3).play("diver")
    assert table.options() == ["price", "anchor"]


def test_a_free_critter_asks_for_no_anchor() -> None:
    free = changed("card.castaway", "cost", '"free"')
    table = coast(deck=free).city("rope_bridge").hand("castaway").play("castaway")
    assert table.count("anchors") == 3
    assert table.asked() == 1


def test_an_anchor_pays_for_a_critter_at_an_inn_too() -> None:
    table = coast().city("inn", "warehouse").bay("treasure_hunter").visit("inn")
    assert table.cards("city")[-1] == "treasure_hunter"
    assert table.count("anchors") == 2


def test_a_play_for_less_gets_no_second_help() -> None:
    table = coast().city("inn", "customs_officer", "market").bay("sculptor").purse(mushroom=2)
    assert not table.can("visit-inn")
    assert table.purse(mushroom=3).can("visit-inn")


def test_two_helps_never_add_up() -> None:
    table = coast().city("customs_officer", "lighthouse").compass("a4").hand("pilgrim")
    assert not table.can("play-pilgrim")
    assert table.purse(mushroom=1).can("play-pilgrim")


def test_a_full_city_takes_no_critter_by_an_anchor() -> None:
    table = coast().city(*filled()).hand("diver")
    assert not table.can("play-diver")


@pytest.mark.parametrize("treasure", [0, 1])
def test_helps_go_with_treasures(treasure: int) -> None:
    table = coast().city("lighthouse").compass("a3").hand("scribe").purse(treasure=treasure)
    assert table.can("play-scribe") == bool(treasure)
