"""Whoever asks why something cannot be done now is told the one reason that matters."""

import pytest

from tests.games.everdell.valley import on, valley

FULL = ("farm",) * 8 + ("mine",) * 3 + ("twig_barge",) * 3 + ("inn",)


def test_missing_resources_are_named_by_kind_and_number() -> None:
    table = valley().hand("castle").stock(twig=1, resin=3)
    assert table.why_not("play-castle") == "You need 1 twig and 3 pebbles more."


def test_a_critter_that_cannot_move_in_lacks_berries() -> None:
    table = valley().hand("wife").city(on("farm", occupied=True)).stock(berry=1)
    assert table.why_not("play-wife") == "You need 1 berry more."


def test_a_full_city_has_no_space() -> None:
    table = valley().hand("monk").city(*FULL).stock(berry=9)
    assert table.why_not("play-monk") == "Your city has no space left."


def test_a_unique_card_is_there_already() -> None:
    table = valley().hand("king").city("king").stock(berry=9)
    assert table.why_not("play-king") == (
        "King is in your city already, and there can be only one."
    )


def test_ruins_need_a_construction() -> None:
    assert valley().hand("ruins").why_not("play-ruins") == "Ruins needs a construction to replace."


def test_no_opponent_has_room_for_a_fool() -> None:
    table = valley().hand("fool").stock(berry=3).city(*FULL, seat=1)
    assert table.why_not("play-fool") == "No opponent has room for Fool."


def test_alone_a_fool_lacks_only_its_price() -> None:
    table = valley(1).hand("fool").stock(berry=1)
    assert table.why_not("play-fool") == "You need 2 berries more."


def test_a_card_that_lies_elsewhere_cannot_be_played() -> None:
    table = valley().hand("farm").meadow("mine")
    assert table.why_not("play-king") == "It is not in your hand."
    assert table.why_not("play-king-from-meadow") == "It is not in the meadow."


def test_a_card_that_rugwort_keeps_cannot_be_played() -> None:
    table = valley(1).meadow("king").set("blocked", 1).stock(berry=9)
    assert table.why_not("play-king-from-meadow") == "Rugwort keeps this place of the meadow."


def test_of_equal_cards_the_one_that_rugwort_does_not_keep_can_be_played() -> None:
    table = valley(1).meadow("king", "king").set("blocked", 1).stock(berry=9)
    assert table.why_not("play-king-from-meadow") == ""


def test_no_worker_is_at_home() -> None:
    table = valley().workers(0).hand("farm").stock(2, 1)
    assert table.why_not("basic_one_berry") == "You have no worker at home."


@pytest.mark.parametrize("place", ["basic_three_twigs", "forest_three_berry"])
def test_a_place_that_takes_one_worker_is_taken(place: str) -> None:
    table = valley().forest("forest_three_berry").worker_at(place, seat=1)
    assert table.why_not(place) == "There is no room for another worker."


def test_a_shared_place_is_never_taken() -> None:
    assert valley().worker_at("basic_one_berry", count=2).why_not("basic_one_berry") == ""


def test_with_four_seats_a_forest_place_takes_two_workers_of_different_seats() -> None:
    place = "forest_three_berry"
    table = valley(4).forest(place).worker_at(place, seat=1)
    assert table.why_not(place) == ""
    assert table.worker_at(place, seat=2).why_not(place) == "There is no room for another worker."
    table = valley(4).forest(place).worker_at(place)
    assert table.why_not(place) == "There is no room for another worker."


def test_a_forest_place_may_be_out_of_the_game() -> None:
    table = valley().forest("forest_three_berry")
    assert table.why_not("forest_two_any") == "It is not in play."


def test_the_journey_begins_in_autumn() -> None:
    assert valley().hand("farm", "mine").why_not("journey_2") == "The journey begins in autumn."


def test_the_journey_asks_for_cards() -> None:
    table = valley().season("autumn").hand("farm", "mine")
    assert table.why_not("journey_2") == ""
    assert table.why_not("journey_4") == "You need 2 cards more."


def test_a_special_event_asks_for_cards_of_the_city() -> None:
    table = valley().events("tax_relief").city("judge")
    assert table.why_not("tax_relief") == "Your city lacks Queen."
    assert valley().events("tax_relief").why_not("tax_relief") == "Your city lacks Judge and Queen."


def test_a_basic_event_asks_for_cards_of_a_type() -> None:
    table = valley().city("inn")
    assert table.why_not("basic_event_destination_3") == "Your city needs 2 destinations more."


def test_the_games_ask_for_two_cards_of_each_type() -> None:
    table = valley().events("the_everdell_games").city("inn", "inn", "farm", "farm", "king", "wife")
    assert table.why_not("the_everdell_games") == (
        "Your city needs 2 travelers and 2 governance cards more."
    )


def test_an_event_asks_for_its_price() -> None:
    table = (
        valley().events("croak_wart_cure").city("undertaker", "barge_toad").stock(twig=9, berry=1)
    )
    assert table.why_not("croak_wart_cure") == "You need 1 berry more."


def test_an_event_is_achieved_once() -> None:
    table = valley().city("inn", "inn", "inn").lay("achieved", "basic_event_destination_3", seat=1)
    assert table.why_not("basic_event_destination_3") == "It has been achieved already."


def test_a_card_for_workers_is_taken() -> None:
    table = valley().city(on("lookout", workers=(0,)))
    assert table.why_not("visit-lookout") == "There is no room for another worker."


def test_a_card_for_workers_is_in_no_city_where_one_may_go() -> None:
    table = valley().city("lookout", seat=1)
    assert table.why_not("visit-lookout") == "There is no Lookout for your workers."
    assert table.why_not("visit-farm") == "Workers do not go to Farm."


def test_a_visit_must_be_of_use() -> None:
    assert valley().city("post_office").why_not("visit-post_office") == "You need 2 cards more."
    assert valley().city("monastery").why_not("visit-monastery") == "You need 2 resources more."
    table = valley().city("queen").meadow(*["king", "castle", "palace", "ever_tree"] * 2)
    assert table.why_not("visit-queen") == "There is no card that you could play so."


def test_one_prepares_when_all_workers_are_out() -> None:
    assert valley().why_not("prepare") == "2 of your workers are still at home."
    assert valley().season("autumn").why_not("prepare") == "Autumn is the last season."


def test_one_passes_in_autumn() -> None:
    assert valley().why_not("pass") == "You can pass in autumn only."


def test_whose_turn_it_is_not_can_do_nothing() -> None:
    table = valley().scene.table
    reason = table.why_not(table.game.vocabulary.id("haven"), 1)
    assert reason is not None
    assert reason.id == "why-not-your-turn"


def test_within_a_deed_one_is_told_what_is_asked_for() -> None:
    table = valley().hand("farm", "mine").visit("haven")
    assert table.why_not("play-farm") == (
        "It does not lie where you choose from now. Discard any number of cards."
    )


def test_what_a_card_lets_one_play_has_the_same_reasons() -> None:
    table = valley().city("inn").meadow("palace", "farm", "monk", "wife").visit("inn")
    missing = "You need 2 twigs, 3 resin and 3 pebbles more, of which 3 can be made up for."
    assert table.why_not("play-palace-from-meadow") == missing
    table = valley().city("queen", "doctor").hand("king", "doctor", "farm", "mine").visit("queen")
    assert table.why_not("play-king") == "King is worth more than 3 points."


def test_a_card_that_rugwort_keeps_cannot_be_taken() -> None:
    table = valley(1).set("blocked", 1).meadow("king").season("spring").workers(0).prepare()
    assert table.why_not("king") == "Rugwort keeps this place of the meadow."


def test_a_visit_points_at_the_city_where_there_is_room() -> None:
    table = valley().city(on("inn", workers=(0,))).city("inn", seat=1).meadow("farm")
    table.options()
    choice = table.scene.table.choice()
    assert choice is not None
    assert [(o.zone, o.seat) for o in choice.options if o.name == "visit-inn"] == [("city", 1)]
