"""Where workers go: basic places, the forest, the haven and the journey."""

import pytest

from skerry.games.everdell.rows import BOARD_PLACES, FOREST_PLACES
from tests.games.everdell.board import BASIC, FOREST, JOURNEY
from tests.games.everdell.valley import Valley, on, valley


def gains(place: str) -> str:
    """Send a worker to a place and say what it has gained there."""
    forest = [place] if place in FOREST else []
    table = valley().forest(*forest).visit(place)
    found = [f"{count} {name}" for name, count in table.has().items()]
    found += [f"{table.size('hand')} card"] if table.size("hand") else []
    found += [f"{table.points()} point"] if table.points() else []
    return ", ".join(sorted(found))


def told(words: str) -> str:
    """Return what a place is said to give, sorted and without its star."""
    return ", ".join(sorted(words.removesuffix(" *").split(", ")))


def wood(*places: str, seats: int = 2) -> Valley:
    """Lay out a valley with these forest places."""
    return valley(seats).forest(*places)


# All of them.


def test_the_board_has_just_these_places() -> None:
    assert {place.name for place in BOARD_PLACES} == {*BASIC, "haven", *JOURNEY}
    assert {place.name for place in FOREST_PLACES} == set(FOREST)


@pytest.mark.parametrize("name", [*BASIC, *[name for name, words in FOREST.items() if words]])
def test_a_place_gives_what_is_printed_on_it(name: str) -> None:
    assert gains(name) == told({**BASIC, **FOREST}[name])


@pytest.mark.parametrize("name", BASIC)
def test_a_basic_place_with_an_open_ring_is_shared_and_the_others_are_not(name: str) -> None:
    table = valley().worker_at(name).worker_at(name, seat=1)
    assert table.can(name) is BASIC[name].endswith("*")


@pytest.mark.parametrize("name", FOREST)
def test_a_forest_place_takes_one_worker(name: str) -> None:
    table = wood(name, seats=3).worker_at(name, seat=1)
    assert table.why_not(name) == "There is no room for another worker."


@pytest.mark.parametrize("name", FOREST)
def test_with_four_seats_a_forest_place_takes_a_second_worker_of_another_seat(name: str) -> None:
    assert wood(name, seats=4).worker_at(name, seat=1).can(name)
    assert not wood(name, seats=4).worker_at(name).can(name)
    assert not wood(name, seats=4).worker_at(name, seat=1).worker_at(name, seat=2).can(name)


# Basic places.


def test_basic_three_twigs_and_the_other_places_act_once_when_the_worker_comes() -> None:
    table = valley().visit("basic_three_twigs").visit("basic_one_berry")
    assert table.has() == {"twig": 3}
    assert table.workers_at("basic_three_twigs") == 1


def test_basic_two_twigs_one_card_draws_nothing_into_a_full_hand() -> None:
    table = valley().hand(*["farm"] * 8).visit("basic_two_twigs_one_card")
    assert table.has() == {"twig": 2}
    assert table.size("hand") == 8


def test_basic_two_resin_is_barred_while_a_worker_stands_there() -> None:
    table = valley().visit("basic_two_resin")
    assert table.why_not("basic_two_resin") == "There is no room for another worker."


def test_basic_one_resin_one_card_takes_two_workers_of_one_seat() -> None:
    table = valley().visit("basic_one_resin_one_card").visit("basic_one_berry")
    assert table.visit("basic_one_resin_one_card").has() == {"resin": 2}


def test_basic_two_cards_one_vp_gives_its_point_when_only_one_card_fits() -> None:
    table = valley().hand(*["farm"] * 7).visit("basic_two_cards_one_vp")
    assert (table.size("hand"), table.points()) == (8, 1)


def test_basic_one_pebble_is_free_again_when_the_worker_has_come_home() -> None:
    table = valley().worker_at("basic_one_pebble").prepare()
    assert table.turn(1).can("basic_one_pebble")


def test_basic_one_berry_one_card_draws_from_the_deck() -> None:
    table = valley().deck("king").visit("basic_one_berry_one_card")
    assert table.cards("hand") == ["king"]


def test_basic_one_berry_draws_nothing() -> None:
    assert valley().visit("basic_one_berry").size("hand") == 0


def test_a_worker_that_is_out_cannot_be_placed() -> None:
    table = valley().workers(0).hand("ruins").city("farm")
    assert table.why_not("basic_one_berry") == "You have no worker at home."


# The haven.


def test_haven_gives_a_resource_for_every_two_cards_discarded() -> None:
    table = valley().hand("farm", "farm", "mine", "king", "king").visit("haven")
    table.pick("farm", "farm", "mine", "king").stop().pick("twig", "berry")
    assert table.has() == {"twig": 1, "berry": 1}
    assert table.cards("hand") == ["king"]


def test_haven_gives_nothing_for_an_odd_card() -> None:
    table = valley().hand("farm", "mine", "king").visit("haven").pick("farm", "mine", "king")
    assert table.pick("resin").has() == {"resin": 1}
    assert table.size("discard") == 3


def test_haven_is_open_to_any_number_of_workers_in_every_season() -> None:
    for season in ("winter", "spring", "summer", "autumn"):
        table = valley().season(season).worker_at("haven", count=2).worker_at("haven", seat=1)
        assert table.can("haven")


def test_haven_may_be_visited_with_an_empty_hand_for_nothing() -> None:
    table = valley().visit("haven")
    assert table.has() == {}
    assert table.workers_at("haven") == 1


# The journey.


@pytest.mark.parametrize("name", JOURNEY)
def test_a_journey_takes_as_many_cards_as_it_is_worth(name: str) -> None:
    table = valley().season("autumn").hand(*["farm"] * JOURNEY[name]).visit(name)
    assert table.size("hand") == 0
    assert table.sheet()["journey"] == JOURNEY[name]


@pytest.mark.parametrize("name", JOURNEY)
def test_a_journey_begins_in_autumn_only(name: str) -> None:
    table = valley().season("summer").hand(*["farm"] * 8)
    assert table.why_not(name) == "The journey begins in autumn."


@pytest.mark.parametrize("name", JOURNEY)
def test_a_journey_needs_the_cards(name: str) -> None:
    table = valley().season("autumn").hand(*["farm"] * (JOURNEY[name] - 1))
    assert table.why_not(name) == "You need 1 card more."


def test_journey_2_is_shared() -> None:
    table = valley().season("autumn").hand(*["farm"] * 8).worker_at("journey_2", seat=1)
    assert table.can("journey_2")


def test_journey_3_journey_4_and_journey_5_are_for_one_worker() -> None:
    table = valley().season("autumn").hand(*["farm"] * 8)
    for name in ("journey_3", "journey_4", "journey_5"):
        assert not table.worker_at(name, seat=1).can(name)


def test_several_workers_of_one_seat_may_be_on_a_journey() -> None:
    table = valley().worker_at("journey_2", count=2).worker_at("journey_5")
    assert table.sheet()["journey"] == 9


def test_who_goes_on_a_journey_chooses_what_to_discard() -> None:
    table = valley().season("autumn").hand("farm", "mine", "king").visit("journey_2")
    assert table.options() == ["farm", "mine"]
    assert table.pick("farm").options() == ["mine", "king"]
    assert table.pick("king").cards("hand") == ["mine"]


# The forest.


def test_forest_two_berry_one_card_draws_nothing_into_a_full_hand() -> None:
    table = wood("forest_two_berry_one_card").hand(*["farm"] * 8)
    assert table.visit("forest_two_berry_one_card").has() == {"berry": 2}


def test_forest_two_any_gives_two_resources_of_choice() -> None:
    table = wood("forest_two_any").visit("forest_two_any").pick("resin")
    assert table.options() == ["resin", "pebble", "berry"]
    assert table.pick("berry").has() == {"resin": 1, "berry": 1}


def test_forest_discard_any_draw_double_stops_at_the_hand_limit() -> None:
    table = wood("forest_discard_any_draw_double").hand(*["farm"] * 4, "king", "queen")
    table.visit("forest_discard_any_draw_double").pick(*["farm"] * 4).stop()
    assert table.size("hand") == 8
    assert table.size("discard") == 4


def test_forest_discard_any_draw_double_draws_two_for_each() -> None:
    table = wood("forest_discard_any_draw_double").hand("farm", "king")
    table.visit("forest_discard_any_draw_double").pick("king")
    assert table.size("hand") == 3


def test_forest_discard_any_draw_double_may_be_visited_for_nothing() -> None:
    table = wood("forest_discard_any_draw_double").visit("forest_discard_any_draw_double")
    assert table.size("hand") == 0
    assert table.asked() == 1


def test_forest_copy_basic_one_card_uses_a_basic_place_and_draws() -> None:
    table = wood("forest_copy_basic_one_card").worker_at("basic_three_twigs", seat=1)
    table.visit("forest_copy_basic_one_card").pick("basic_three_twigs")
    assert table.has() == {"twig": 3}
    assert table.size("hand") == 1
    assert table.workers_at("basic_three_twigs") == 0


def test_forest_copy_basic_one_card_copies_basic_places_only() -> None:
    table = wood("forest_copy_basic_one_card", "forest_two_any").season("autumn")
    table.hand("farm", "farm").visit("forest_copy_basic_one_card")
    assert set(table.options()) == set(BASIC)


def test_forest_one_pebble_three_card_draws_what_fits() -> None:
    table = wood("forest_one_pebble_three_card").hand(*["farm"] * 6)
    table.visit("forest_one_pebble_three_card")
    assert (table.size("hand"), table.has()) == (8, {"pebble": 1})


def test_forest_one_twig_resin_berry_gives_one_of_each() -> None:
    assert gains("forest_one_twig_resin_berry") == "1 berry, 1 resin, 1 twig"


def test_forest_three_berry_takes_the_second_seat_of_four_too() -> None:
    table = wood("forest_three_berry", seats=4)
    table.visit("forest_three_berry").visit("forest_three_berry")
    assert (table.has(0), table.has(1)) == ({"berry": 3}, {"berry": 3})
    assert not table.can("forest_three_berry")


def test_forest_two_resin_one_twig_gives_three_resources() -> None:
    assert gains("forest_two_resin_one_twig") == "1 twig, 2 resin"


def test_forest_two_card_one_any_draws_before_one_chooses() -> None:
    table = wood("forest_two_card_one_any").visit("forest_two_card_one_any")
    assert table.size("hand") == 2
    assert table.pick("pebble").has() == {"pebble": 1}


def test_forest_discard_up_to_three_gain_any_gives_one_for_each() -> None:
    table = wood("forest_discard_up_to_three_gain_any").hand(*["farm"] * 4)
    table.visit("forest_discard_up_to_three_gain_any").pick("farm", "farm", "farm")
    assert table.pick("twig", "twig", "berry").has() == {"twig": 2, "berry": 1}
    assert table.size("hand") == 1


def test_forest_discard_up_to_three_gain_any_may_take_none() -> None:
    table = wood("forest_discard_up_to_three_gain_any").hand("farm")
    table.visit("forest_discard_up_to_three_gain_any").stop()
    assert table.has() == {}
    assert table.cards("hand") == ["farm"]


MEADOW_PLACE = "forest_draw_two_meadow_play_one_discount"


def test_forest_draw_two_meadow_play_one_discount_takes_two_and_plays_one_for_less() -> None:
    table = wood(MEADOW_PLACE).meadow("farm", "king").stock(twig=2)
    table.visit(MEADOW_PLACE).pick("farm", "king", "play-farm")
    assert table.cards("city") == ["farm"]
    assert table.cards("hand") == ["king"]
    assert table.has() == {"berry": 1}


def test_forest_draw_two_meadow_play_one_discount_lets_one_choose_what_is_saved() -> None:
    table = wood(MEADOW_PLACE).meadow("farm", "king").stock(2, 1)
    table.visit(MEADOW_PLACE).pick("farm", "king", "play-farm", "twig")
    assert table.has() == {"twig": 1, "berry": 1}


def test_forest_draw_two_meadow_play_one_discount_makes_nobody_play() -> None:
    table = wood(MEADOW_PLACE).meadow("farm", "king").stock(twig=2)
    table.visit(MEADOW_PLACE).pick("farm", "king").stop()
    assert sorted(table.cards("hand")) == ["farm", "king"]


def test_forest_draw_two_meadow_play_one_discount_needs_no_card_one_could_pay() -> None:
    table = wood(MEADOW_PLACE).meadow("queen", "king").visit(MEADOW_PLACE).pick("queen", "king")
    assert sorted(table.cards("hand")) == ["king", "queen"]


def test_forest_draw_two_meadow_play_one_discount_fills_the_meadow_after_both() -> None:
    table = wood(MEADOW_PLACE).meadow("farm", "mine").deck("king", "queen")
    table.visit(MEADOW_PLACE).pick("farm")
    assert table.meadow_places()[:2] == ["farm", "mine"]
    assert table.pick("mine").meadow_places()[:2] == ["king", "queen"]


def test_forest_draw_two_meadow_play_one_discount_takes_one_card_into_a_hand_of_seven() -> None:
    table = wood(MEADOW_PLACE).meadow("mine", "king").hand(*["farm"] * 7).stock(1, 1)
    table.visit(MEADOW_PLACE).pick("mine", "play-mine")
    assert table.cards("city") == ["mine"]
    assert table.size("hand") == 7


def test_forest_draw_two_meadow_play_one_discount_gives_a_full_hand_nothing() -> None:
    table = wood(MEADOW_PLACE).hand(*["farm"] * 8).stock(9, 9, 9, 9).visit(MEADOW_PLACE)
    assert table.cards("city") == []
    assert table.size("hand") == 8
    assert table.asked() == 1


def test_forest_draw_two_meadow_play_one_discount_is_joined_with_no_other_help() -> None:
    table = wood(MEADOW_PLACE).city("crane", "judge").meadow("mine", "king").stock(1)
    table.visit(MEADOW_PLACE).pick("mine", "king")
    assert "mine" in table.cards("hand")
    assert table.cards("city") == ["crane", "judge"]


def test_a_place_of_the_forest_that_was_not_dealt_is_not_in_play() -> None:
    table = wood("forest_two_any")
    assert table.why_not("forest_three_berry") == "It is not in play."


# Workers that stay.


def test_workers_come_home_but_from_journey_monastery_and_cemetery() -> None:
    table = valley().city(on("monastery", workers=(0,)), on("cemetery", workers=(0,)))
    table.worker_at("journey_2").worker_at("haven").worker_at("basic_one_berry").prepare()
    assert table.count("workers") == 2 + 2 + 1  # at home, come home, and new in spring
