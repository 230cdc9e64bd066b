"""Paying for a card: by its price, by moving in, or with the help of one card."""

from tests.games.everdell.valley import full, on, valley

# The price.


def test_a_card_costs_its_price_and_the_single_way_is_paid_unasked() -> None:
    table = valley().hand("castle").stock(3, 3, 3, 3).play("castle")
    assert table.cards("city") == ["castle"]
    assert table.has() == {"twig": 1, "berry": 3}


def test_a_card_whose_price_is_not_there_cannot_be_played() -> None:
    table = valley().hand("castle").stock(2, 1, 3)
    assert table.why_not("play-castle") == "You need 2 resin more."


def test_a_card_that_costs_nothing_is_played_without_any_help() -> None:
    table = valley().city("crane", "dungeon", "wife", "judge").hand("ruins")
    table.play("ruins").pick("crane")
    assert table.cards("city") == ["dungeon", "wife", "judge", "ruins"]


def test_every_way_to_pay_is_offered_once() -> None:
    table = valley().city("farm", "farm", "ever_tree", "innkeeper", "judge", "dungeon")
    table.hand("wife").stock(twig=2, berry=2).play("wife")
    assert table.options() == [
        "price", "move-in", "move-in-anywhere", "innkeeper", "judge", "dungeon",
    ]  # fmt: skip


def test_ways_that_are_not_open_are_not_offered() -> None:
    table = valley().city("innkeeper", "crane", "dungeon").hand("wife").play("wife")
    assert table.options() == ["innkeeper", "dungeon"]


def test_what_is_saved_is_chosen_in_one_order_only() -> None:
    table = valley().city("crane").hand("castle").stock(9, 9, 9).play("castle").pick("crane")
    assert table.options() == ["twig", "resin", "pebble"]
    assert table.pick("resin").options() == ["resin", "pebble"]
    assert table.pick("pebble").has() == {"twig": 7, "resin": 7, "pebble": 8}


def test_a_saving_that_leaves_the_rest_unpayable_is_not_offered() -> None:
    table = valley().city("crane").hand("castle").stock(2, 3, 1).play("castle")
    assert table.options() == ["twig", "resin", "pebble"]  # two pebbles have to be among them
    assert table.pick("resin").has() == {"resin": 1}


# Moving in.


def test_a_critter_moves_into_its_construction_for_nothing() -> None:
    table = valley().city("palace").hand("queen").play("queen")
    assert table.cards("city") == ["palace", "queen"]
    assert table.on("palace") == {"occupied": 1}


def test_a_construction_takes_in_one_critter_only() -> None:
    table = valley().city(on("farm", occupied=True)).hand("husband")
    assert not table.can("play-husband")


def test_a_construction_stays_occupied_when_its_critter_leaves() -> None:
    table = valley().city("farm", "university").hand("husband", "wife").play("husband")
    table.turn(0).visit("university").pick("husband", "twig")
    assert table.on("farm") == {"occupied": 1}
    assert not table.turn(0).stock().can("play-wife")


def test_each_copy_of_a_construction_takes_in_a_critter() -> None:
    table = valley().city(on("farm", occupied=True), "farm").hand("wife").play("wife")
    assert [table.on("farm", copy=copy) for copy in (0, 1)] == [{"occupied": 1}] * 2


def test_a_critter_does_not_move_into_a_construction_of_another_city() -> None:
    table = valley().city("farm", seat=1).hand("wife")
    assert not table.can("play-wife")


def test_a_critter_who_could_pay_may_move_in_or_not() -> None:
    table = valley().city("farm").hand("wife").stock(berry=2).play("wife")
    assert table.options() == ["price", "move-in"]
    assert table.pick("price").on("farm") == {}


def test_moving_in_needs_a_free_space() -> None:
    table = valley().city(*full("palace")).hand("queen")
    assert table.why_not("play-queen") == "Your city has no space left."


def test_one_says_into_which_of_unlike_copies_a_critter_moves() -> None:
    table = valley().city("storehouse", on("storehouse", twig=3)).hand("woodcarver")
    assert table.play("woodcarver").options() == ["copy-1", "copy-2"]
    assert table.prompt() == "Choose which Storehouse."
    assert table.pick("copy-2").on("storehouse", copy=1) == {"occupied": 1, "twig": 3}


def test_any_critter_moves_into_the_ever_tree_once() -> None:
    table = valley().city("ever_tree").hand("king", "queen").play("king")
    assert table.on("ever_tree") == {"occupied": 1}
    assert not table.turn(0).can("play-queen")


def test_no_construction_moves_into_the_ever_tree() -> None:
    table = valley().city("ever_tree").hand("crane")
    assert not table.can("play-crane")


# One card helps at a time.


def test_only_one_card_helps_with_a_play() -> None:
    table = valley().city("crane", "judge").hand("castle").stock(3, 3, 2).play("castle")
    assert table.options() == ["crane", "judge"]
    assert table.pick("judge").cards("city") == ["crane", "judge", "castle"]


def test_two_discounts_are_not_added() -> None:
    table = valley().city("innkeeper", "dungeon", "wife").hand("king").stock(berry=2)
    assert not table.can("play-king")


def test_a_helper_that_leaves_makes_room_for_the_card() -> None:
    table = valley().city(*full("crane")).hand("lookout").stock(1, 1, 1)
    assert table.play("lookout").has() == {"twig": 1, "resin": 1, "pebble": 1}
    assert table.size("city") == 15


def test_a_helper_that_leaves_makes_way_for_another_of_its_name() -> None:
    table = valley().city("innkeeper", "farm").hand("innkeeper").play("innkeeper")
    assert (table.cards("city"), table.cards("discard")) == (["farm", "innkeeper"], ["innkeeper"])


def test_a_prisoner_makes_way_for_another_of_its_name() -> None:
    table = valley().city("dungeon", "wife", "historian").hand("historian").stock(berry=2)
    table.play("historian")
    assert table.cards("prison") == ["historian"]
    assert (table.cards("city"), table.has()) == (["dungeon", "wife", "historian"], {"berry": 2})


def test_a_unique_card_in_the_city_bars_its_name_at_the_full_price() -> None:
    table = valley().city("dungeon", "historian", "crane").hand("historian").stock(berry=2)
    assert table.play("historian").cards("prison") == ["historian"]
    table = valley().city("crane", "historian").hand("historian").stock(berry=2)
    assert table.why_not("play-historian") == (
        "Historian is in your city already, and there can be only one."
    )


def test_a_price_that_was_saved_is_not_paid_to_anybody() -> None:
    table = valley().city("dungeon", "wife").hand("shepherd").play("shepherd")
    assert table.has(1) == {}


# The Shepherd pays an opponent.


def test_the_price_of_a_shepherd_goes_to_an_opponent() -> None:
    table = valley(3).hand("shepherd").stock(berry=3).play("shepherd")
    assert table.options() == ["seat-2", "seat-3"]
    assert table.pick("seat-3").has(2) == {"berry": 3}
    assert table.has(0) == {"berry": 3}


def test_the_price_of_a_shepherd_is_lost_when_all_others_have_passed() -> None:
    table = valley().hand("shepherd").stock(berry=3).passed(1).play("shepherd")
    assert (table.has(0), table.has(1)) == ({"berry": 3}, {})


def test_a_shepherd_who_moves_in_pays_nobody() -> None:
    table = valley().city("chapel").hand("shepherd").play("shepherd")
    assert (table.has(0), table.has(1)) == ({"berry": 3}, {})


def test_an_innkeeper_spares_the_shepherd_all_he_would_give() -> None:
    table = valley().city("innkeeper").hand("shepherd").play("shepherd")
    assert table.has(1) == {}
