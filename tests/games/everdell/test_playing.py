"""Playing a card: where from, where to, and in which order things happen."""

from tests.games.everdell.valley import full, on, valley


def test_a_card_is_played_from_the_hand_or_from_the_meadow() -> None:
    table = valley().hand("farm").meadow("mine").stock(3, 2, 1)
    assert table.can("play-farm")
    assert table.can("play-mine-from-meadow")


def test_playing_a_card_is_the_whole_turn() -> None:
    table = valley().hand("farm", "farm").stock(4, 2).play("farm")
    assert table.asked() == 1


# Room and uniqueness.


def test_a_city_has_fifteen_spaces() -> None:
    table = valley().city(*full()[:14]).hand("inn").stock(2, 1)
    assert table.can("play-inn")
    assert table.city(*full()).why_not("play-inn") == "Your city has no space left."


def test_a_wanderer_needs_no_space() -> None:
    table = valley().city(*full()).hand("wanderer").stock(berry=2).play("wanderer")
    assert table.size("city") == 16


def test_a_wife_shares_the_space_of_a_husband() -> None:
    table = valley().city(*full("husband")).hand("wife").play("wife")  # into a Farm
    assert table.size("city") == 16


def test_a_second_wife_does_not_share_the_space_of_the_same_husband() -> None:
    table = valley().city(*full("husband"), "wife").hand("wife").stock(berry=2)
    assert not table.can("play-wife")


def test_ruins_take_the_place_of_what_they_replace() -> None:
    table = valley().city(*full()).hand("ruins").play("ruins").pick("mine")
    assert table.size("city") == 15


def test_a_fool_goes_into_another_city_though_the_own_is_full() -> None:
    table = valley().city(*full()).hand("fool").stock(berry=3).play("fool")
    assert table.cards("city", 1) == ["fool"]


def test_a_fool_finds_no_place_in_full_cities_or_where_a_fool_is() -> None:
    table = valley(3).hand("fool").stock(berry=3).city(*full(), seat=1).city("fool", seat=2)
    assert table.why_not("play-fool") == "No opponent has room for Fool."


def test_a_unique_card_is_in_a_city_once() -> None:
    table = valley().city("theater").hand("theater").stock(3, 1, 1)
    assert table.why_not("play-theater") == (
        "Theater is in your city already, and there can be only one."
    )


def test_a_common_card_is_in_a_city_any_number_of_times() -> None:
    table = valley().city("mine", "mine").hand("mine").stock(1, 1, 1)
    assert table.can("play-mine")


# The order of resolution.


def test_the_meadow_is_filled_before_the_card_acts() -> None:
    table = valley().meadow("wanderer").stock(berry=2).deck("king", "farm", "mine", "inn")
    table.play_from_meadow("wanderer")
    assert table.meadow_places()[0] == "king"
    assert table.cards("hand") == ["farm", "mine", "inn"]


def test_the_place_of_an_undertaker_is_filled_before_he_clears_the_meadow() -> None:
    kings = ("king", "king", "queen", "queen", "castle", "castle", "palace")
    table = valley().meadow("undertaker", *kings).stock(berry=2).deck("farm")
    assert table.play_from_meadow("undertaker").can("farm")


def test_a_helper_leaves_before_the_meadow_is_filled_and_the_card_comes() -> None:
    table = valley().city("crane").meadow("lookout")
    table.deck_only().play_from_meadow("lookout")
    assert table.meadow_places()[0] == "crane"  # the only card left to fill it with


def test_what_makes_way_for_ruins_goes_before_they_come() -> None:
    table = valley().city("courthouse").hand("ruins").play("ruins")
    assert table.cards("city") == ["ruins"]


def test_a_card_acts_before_the_others_react() -> None:
    table = valley().city("courthouse").hand("storehouse").stock(1, 1, 1).play("storehouse")
    assert table.prompt() == "Store one of these on the card."
    table.pick("berry")
    assert table.options() == ["twig", "resin", "pebble"]


def test_historian_and_courthouse_react_in_the_order_the_seat_likes() -> None:
    table = valley().city("courthouse", "shopkeeper", "historian").hand("crane").stock(pebble=1)
    table.play("crane")
    assert table.options() == ["historian", "courthouse"]
    assert table.pick("courthouse", "twig").has() == {"twig": 1}
    assert table.size("hand") == 1


def test_historian_and_shopkeeper_are_not_asked_who_reacts_first() -> None:
    table = valley().city("shopkeeper", "historian").hand("wanderer").stock(berry=2)
    assert table.play("wanderer").asked() == 1
    assert (table.size("hand"), table.has()) == (4, {"berry": 1})


def test_historian_with_a_full_hand_need_not_be_put_in_order() -> None:
    table = valley().city("courthouse", "historian").hand("crane", *["farm"] * 8).stock(pebble=1)
    assert table.play("crane").options() == ["twig", "resin", "pebble"]


def test_a_second_play_is_done_whole_before_the_first_is_reacted_to() -> None:
    table = valley().city("historian").hand("postal_pigeon").stock(berry=2)
    table.deck("wanderer", "king", "farm", "mine", "inn", "crane", "lookout")
    table.play("postal_pigeon").pick("play-wanderer")
    assert table.cards("hand") == ["farm", "mine", "inn", "crane", "lookout"]


def test_a_reacting_card_that_was_played_second_does_not_react_to_the_first() -> None:
    table = valley().hand("postal_pigeon").stock(berry=2).deck("shopkeeper", "farm")
    assert table.play("postal_pigeon").pick("play-shopkeeper").has() == {}


def test_a_reacting_card_that_went_with_the_play_does_not_react() -> None:
    table = valley().city("shopkeeper", "dungeon").hand("wife").play("wife")
    assert table.has() == {}


def test_governance_and_prosperity_do_nothing_when_played() -> None:
    table = valley().hand("king").stock(berry=6).play("king")
    assert table.has() == {}
    assert table.points() == 0


def test_a_card_that_leaves_takes_along_what_lies_on_it() -> None:
    table = valley().city(on("storehouse", twig=3, occupied=True)).hand("ruins").play("ruins")
    assert table.has() == {"twig": 1, "resin": 1, "pebble": 1}


def test_a_worker_on_what_makes_way_for_ruins_comes_home_with_the_others() -> None:
    table = valley().city(on("lookout", workers=(0,))).hand("ruins").workers(0).play("ruins")
    assert table.turn(0).prepare().count("workers") == 2


def test_a_permanent_worker_on_what_makes_way_for_ruins_is_lost() -> None:
    table = valley().city(on("monastery", workers=(0,))).hand("ruins").workers(0).play("ruins")
    assert table.turn(0).prepare().count("workers") == 1
