"""Playing a card: the order of its steps, space, uniqueness, the bay, the deck."""

import pytest

from tests.games.farshore.coast import coast, filled


def test_a_card_acts_before_others_react_and_the_ship_sails_last() -> None:
    table = coast().city("port", "navigator").compass("a1").hand("grove").purse(2, 1)
    table.play("grove")
    assert table.stock_of() == {"mushroom": 1}
    assert table.count("ship") == 0
    table.pick("seaweed")
    assert table.count("ship") == 1
    assert table.options() == ["driftwood", "from-deck"]


def test_the_bay_is_filled_after_the_ship_has_sailed() -> None:
    table = coast().city("navigator").compass("a1").bay("grove").purse(2, 1)
    table.play_from_bay("grove")
    assert table.size("bay") == 7
    table.pick("driftwood")
    assert len(set(table.cards("bay"))) == 8


def test_a_card_of_a_stack_leaves_the_others_and_no_gap() -> None:
    table = coast().bay("grove", "grove").purse(2, 1).play_from_bay("grove")
    assert table.cards("bay").count("grove") == 1
    assert table.bay_places()[0] == ["grove"]
    assert table.size("bay") == 8


def test_a_new_card_goes_on_top_of_its_like_and_the_gap_is_filled_again() -> None:
    table = coast().bay("grove", "diver").deck("diver", "inn").purse(2, 1).play_from_bay("grove")
    assert table.bay_places()[:2] == [["inn"], ["diver", "diver"]]


def test_a_card_played_by_an_effect_acts_is_watched_and_moves_the_ship() -> None:
    table = coast().city("inn", "lighthouse_keeper").compass("a3").bay("scribe")
    table.visit("inn")
    assert table.cards("city")[-1] == "scribe"
    assert table.size("hand") == 3
    assert table.count("ship") == 1


def test_there_is_one_unique_card_of_a_name_in_a_city() -> None:
    table = coast().city("pirate").hand("pirate").purse(mushroom=2)
    assert (
        table.why_not("play-pirate") == "Pirate is in your city already, and there can be only one."
    )


def test_of_common_cards_there_may_be_any_number() -> None:
    table = coast().city("grove", "grove").hand("grove").purse(2, 1).play("grove")
    assert table.cards("city") == ["grove"] * 3


def test_a_city_has_fifteen_spaces_and_two_kinds_of_cards_take_none() -> None:
    table = coast().city(*filled()[:14], "castaway").hand("inn").purse(2, 1)
    assert table.can("play-inn")
    table.city(*filled(), "castaway")
    assert table.why_not("play-inn") == "Your city has no space left."


def test_drawing_stops_at_eight_cards() -> None:
    hand = ("inn", "inn", "inn", "pirate", "pirate", "pirate", "port", "castaway")
    table = coast().hand(*hand).purse(mushroom=2).play("castaway")
    assert table.size("hand") == 8


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = coast().hand("castaway").purse(mushroom=2).deck_only(discards=3).play("castaway")
    assert table.size("hand") == 2
    assert table.size("discard") == 0


def test_without_deck_and_discards_nothing_is_drawn_and_the_bay_keeps_its_gap() -> None:
    table = coast().hand("castaway").bay("grove").purse(2, 1, mushroom=2).deck_only()
    table.play("castaway")
    assert table.size("hand") == 0
    table.turn(0).play_from_bay("grove")
    assert table.size("bay") == 7


@pytest.mark.parametrize("card", ["steward", "windmill", "port"])
def test_red_purple_and_blue_cards_do_nothing_when_played(card: str) -> None:
    table = coast().bay("diver").hand(card).purse(5, 5, 5, 5)
    before = sum(table.stock_of().values())
    table.play(card)
    assert sum(table.stock_of().values()) < before
    assert table.asked() == 1
