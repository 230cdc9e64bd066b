"""Whoever asks why something cannot be done now is told the one reason that matters."""

from tests.games.farshore.coast import coast


def test_a_card_that_lies_elsewhere_cannot_be_played() -> None:
    table = coast().hand("grove").bay("diver")
    assert table.why_not("play-inn") == "It is not in your hand."
    assert table.why_not("play-inn-from-bay") == "It is not in the bay."


def test_a_card_of_the_bay_says_what_it_lacks() -> None:
    assert coast().bay("diver").why_not("play-diver-from-bay") == "You need 3 mushrooms more."


def test_a_second_unique_card_is_refused_for_its_name_even_if_it_replaces_a_construction() -> None:
    table = coast().city("shipwreck", "grove").hand("shipwreck").purse(2, 1, 1)
    reason = "Shipwreck is in your city already, and there can be only one."
    assert table.why_not("play-shipwreck") == reason


def test_without_a_worker_there_is_no_place_to_go() -> None:
    table = coast().workers(0).hand("castaway").purse(mushroom=2).lay("flooded", "island_2")
    assert table.why_not("shore_1") == "You have no worker at home."
    assert table.why_not("island_2") == "You have no worker at home."


def test_autumn_is_the_last_season() -> None:
    assert coast().season("autumn").why_not("prepare") == "Autumn is the last season."


def test_workers_do_not_go_to_cards_that_are_not_red() -> None:
    assert coast().city("grove").why_not("visit-grove") == "Workers do not go to Grove."


def test_a_card_in_a_draw_from_the_bay_is_told_from_others() -> None:
    table = coast().season("spring").bay("diver", "grove").prepare()
    assert (
        table.why_not("inn")
        == "It does not lie where you choose from now. Draw 2 cards of the bay."
    )


def test_the_turn_is_asked_for_by_what_can_be_done() -> None:
    assert coast().prompt() == "Place a worker or play a card."
    assert coast().season("autumn").prompt() == "Place a worker or play a card, or finish."
