"""The hand, the deck, the meadow, and what is given away."""

from tests.games.everdell.valley import valley

EIGHT = ("farm", "mine", "inn", "chapel", "queen", "wife", "castle", "king")


# The hand.


def test_one_draws_only_as_many_cards_as_fit() -> None:
    table = valley().hand(*["farm"] * 7)
    deck = table.size("deck")
    table.visit("basic_two_cards_one_vp")
    assert (table.size("hand"), table.size("deck"), table.points()) == (8, deck - 1, 1)
    assert table.size("discard") == 0


def test_a_full_hand_draws_nothing() -> None:
    table = valley().hand(*["farm"] * 8)
    deck = table.size("deck")
    table.visit("basic_one_berry_one_card")
    assert (table.size("hand"), table.size("deck"), table.has()) == (8, deck, {"berry": 1})


# The deck.


def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    table = valley().city("fairgrounds").deck_only("inn", discards=5).prepare()
    assert table.cards("hand")[0] == "inn"
    assert (table.size("hand"), table.size("deck"), table.size("discard")) == (2, 4, 0)


def test_discards_stay_until_a_card_is_needed() -> None:
    table = valley().city("fairgrounds").deck_only("inn", "mine", discards=5).prepare()
    assert (table.size("deck"), table.size("discard")) == (0, 5)


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    table = valley().city("fairgrounds").deck_only("inn").prepare()
    assert table.cards("hand") == ["inn"]


def test_without_deck_and_discards_the_meadow_keeps_its_gaps() -> None:
    table = valley().meadow(*EIGHT).stock(2, 1).deck_only().play_from_meadow("farm")
    assert table.meadow_places() == ["", *EIGHT[1:]]


def test_teacher_keeps_the_last_card_and_gives_none() -> None:
    table = valley().city("teacher").deck_only("inn").prepare()
    assert (table.cards("hand"), table.cards("hand", 1)) == (["inn"], [])


def test_postal_pigeon_turns_up_what_there_is() -> None:
    table = valley().hand("postal_pigeon").stock(berry=2).deck_only("mine").play("postal_pigeon")
    assert table.options() == ["stop", "play-mine"]


# The meadow.


def test_a_card_played_from_the_meadow_is_replaced_in_its_place() -> None:
    table = valley().meadow(*EIGHT).deck("ruins").stock(1, 1, 1).play_from_meadow("mine")
    assert table.meadow_places() == ["farm", "ruins", *EIGHT[2:]]


def test_the_meadow_is_filled_before_the_card_acts() -> None:
    table = valley().meadow("fairgrounds", *EIGHT[1:]).deck("ruins", "monk", "fool").stock(1, 2, 1)
    table.play_from_meadow("fairgrounds")
    assert (table.meadow_places()[0], table.cards("hand")) == ("ruins", ["monk", "fool"])


def test_summer_brings_two_cards_of_the_meadow_which_is_then_filled() -> None:
    table = valley().meadow(*EIGHT).deck("ruins", "monk").season("spring").prepare()
    table.pick("farm")
    assert not table.can("ruins")
    table.pick("inn")
    assert table.cards("hand") == ["farm", "inn"]
    assert table.meadow_places() == ["ruins", "mine", "monk", *EIGHT[3:]]


def test_in_summer_one_may_take_fewer_cards() -> None:
    table = valley().meadow(*EIGHT).season("spring").prepare().pick("king")
    assert (table.asked(), table.size("hand")) == (1, 1)  # nothing comes after a King
    assert valley().season("spring").prepare().stop().size("hand") == 0


def test_in_summer_cards_are_taken_as_far_as_they_fit() -> None:
    seven = valley().hand(*["mine"] * 3, *["inn"] * 3, "wife").season("spring").meadow("farm")
    assert seven.prepare().pick("farm").size("hand") == 8
    assert valley().hand(*["farm"] * 8).season("spring").prepare().asked() == 1


# Giving.


def test_cards_go_to_an_opponent_with_room_and_the_rest_is_discarded() -> None:
    table = valley().city("post_office").hand("mine", "inn").hand(*["farm"] * 7, seat=1)
    table.visit("post_office")
    assert table.cards("hand", 1)[-1] == "mine"
    assert (table.cards("discard"), table.size("hand")) == (["inn"], 8)


def test_cards_that_nobody_can_take_are_discarded() -> None:
    table = valley().city("post_office").hand("mine", "inn").passed(1).visit("post_office")
    assert (table.cards("discard"), table.size("hand", 1)) == (["mine", "inn"], 0)


def test_full_hands_and_those_who_have_passed_are_no_receivers() -> None:
    table = valley(4).city("post_office").hand("mine", "inn").hand(*["farm"] * 8, seat=1).passed(2)
    assert table.visit("post_office").cards("hand", 3) == ["mine", "inn"]


def test_resources_may_be_given_without_limit() -> None:
    table = valley().city("monk").stock(berry=2).stock(berry=30, seat=1).prepare().pick("number-2")
    assert table.has(1) == {"berry": 32}


def test_playing_alone_one_gives_to_nobody_and_still_gains() -> None:
    table = valley(1).city("monk", "teacher").deck("inn", "mine").stock(berry=2).prepare()
    table.pick("monk", "number-2", "inn")
    assert (table.points(), table.has(), table.cards("hand")) == (4, {}, ["inn"])
    assert "mine" in table.cards("discard")
