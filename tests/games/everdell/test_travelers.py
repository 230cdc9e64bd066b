"""Travelers, brown: once, when played."""

from tests.games.everdell.valley import Valley, on, valley

FULL = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3, "inn"]  # all fifteen spaces


# Wanderer.


def test_wanderer_draws_three_cards() -> None:
    table = valley().hand("wanderer").stock(berry=2).deck("inn", "mine", "farm").play("wanderer")
    assert table.cards("hand") == ["inn", "mine", "farm"]


def test_wanderer_needs_no_space() -> None:
    table = valley().city(*FULL).hand("wanderer", "peddler").stock(berry=2)
    assert (table.can("play-wanderer"), table.can("play-peddler")) == (True, False)


def test_a_wanderer_in_prison_frees_no_space() -> None:
    table = valley().city(*FULL[1:], "dungeon", "wanderer").hand("resin_refinery")
    assert not table.can("play-resin_refinery")
    table.city(*FULL[2:], "dungeon", "peddler").hand("resin_refinery")
    assert table.can("play-resin_refinery")


# Bard.


def test_bard_turns_cards_into_points() -> None:
    table = valley().hand("bard", "farm", "mine", "inn").stock(berry=3)
    table.play("bard").pick("farm", "mine").stop()
    assert (table.points(), table.cards("hand")) == (2, ["inn"])
    assert table.cards("discard") == ["farm", "mine"]


def test_bard_takes_five_cards_at_most() -> None:
    table = valley().hand("bard", *["farm"] * 6).stock(berry=3).play("bard").pick(*["farm"] * 5)
    assert (table.points(), table.size("hand"), table.asked()) == (5, 1, 1)


def test_bard_may_take_none() -> None:
    table = valley().hand("bard", "farm").stock(berry=3).play("bard").stop()
    assert (table.points(), table.size("hand")) == (0, 1)


def test_bard_asks_nobody_with_an_empty_hand() -> None:
    assert valley().hand("bard").stock(berry=3).play("bard").asked() == 1


# Fool.


def test_fool_goes_into_the_city_of_an_opponent_and_costs_two_points_there() -> None:
    table = valley().hand("fool").stock(berry=3).play("fool")
    assert (table.cards("city"), table.cards("city", 1)) == ([], ["fool"])
    assert (table.score(0), table.score(1)) == (0, -2)


def test_fool_needs_a_free_space_there_and_no_other_fool() -> None:
    table = valley(4).city(*FULL, seat=1).city("fool", seat=2).hand("fool").stock(berry=3)
    assert table.play("fool").cards("city", 3) == ["fool"]
    table = valley().city("fool", seat=1).hand("fool").stock(berry=3)
    assert table.why_not("play-fool") == "No opponent has room for Fool."


def test_fool_takes_up_a_space() -> None:
    table = valley().city(*FULL[1:], "fool").hand("peddler").stock(berry=2)
    assert not table.can("play-peddler")


def test_fool_is_stopped_by_neither_an_own_full_city_nor_an_own_fool() -> None:
    table = valley().city(*FULL[1:], "fool").hand("fool").stock(berry=3)
    assert table.play("fool").cards("city", 1) == ["fool"]


def test_fool_asks_into_which_of_several_cities() -> None:
    table = valley(3).hand("fool").stock(berry=3).play("fool")
    assert table.options() == ["seat-2", "seat-3"]
    assert table.pick("seat-3").cards("city", 2) == ["fool"]


def test_fool_may_go_to_who_has_passed() -> None:
    table = valley().passed(1).hand("fool").stock(berry=3).play("fool")
    assert table.cards("city", 1) == ["fool"]


def test_fool_draws_a_card_with_a_historian_but_no_berry_with_a_shopkeeper() -> None:
    table = valley().city("historian", "shopkeeper").hand("fool").stock(berry=3).play("fool")
    assert (table.size("hand"), table.has()) == (1, {})


# Ranger.


def test_ranger_moves_a_worker_to_another_place() -> None:
    table = valley().worker_at("basic_three_twigs").hand("ranger").stock(berry=2).play("ranger")
    table.pick("basic_two_resin")
    assert (table.workers_at("basic_three_twigs"), table.workers_at("basic_two_resin")) == (0, 1)
    assert (table.has(), table.count("workers")) == ({"resin": 2}, 2)


def test_ranger_asks_which_worker() -> None:
    table = valley().worker_at("basic_one_pebble").worker_at("basic_two_resin")
    table.hand("ranger").stock(berry=2).play("ranger")
    assert table.options() == ["basic_two_resin", "basic_one_pebble"]


def test_ranger_moves_no_worker_to_where_it_stands() -> None:
    table = valley().worker_at("basic_one_berry").hand("ranger").stock(berry=2).play("ranger")
    assert not table.can("basic_one_berry")
    assert table.can("basic_two_twigs_one_card")


def test_ranger_finds_the_old_place_still_taken() -> None:
    table = valley().worker_at("basic_three_twigs").hand("ranger").stock(berry=2).play("ranger")
    assert not table.can("basic_three_twigs")


def test_ranger_leaves_workers_who_stay_for_good() -> None:
    table = valley().city(on("monastery", workers=(0,)), on("cemetery", workers=(0,)))
    table.worker_at("journey_2").season("autumn").hand("ranger").stock(berry=2).play("ranger")
    assert (table.asked(), table.on("monastery")) == (1, {"worker-0": 1})


def test_ranger_does_nothing_without_a_worker_out() -> None:
    assert valley().hand("ranger").stock(berry=2).play("ranger").asked() == 1


def test_ranger_moves_a_worker_to_an_event_or_a_card() -> None:
    table = valley().worker_at("basic_one_pebble").city(on("storehouse", twig=3), *["farm"] * 3)
    table.hand("ranger").stock(berry=2).play("ranger")
    assert table.can("basic_event_production_4")
    assert table.pick("visit-storehouse").has() == {"twig": 3}


# Undertaker.


def meadow_of_eight() -> Valley:
    """Eight cards in the meadow; an inn comes next, then mines and a wife."""
    table = valley().meadow("farm", "farm", "farm", "farm", "chapel", "king", "queen", "castle")
    return table.deck("inn", "mine", "mine", "wife")


def test_undertaker_discards_three_of_the_meadow_and_takes_one_of_the_new_eight() -> None:
    table = meadow_of_eight().hand("undertaker").stock(berry=2).play("undertaker")
    table.pick("queen", "chapel", "king")
    assert table.cards("discard") == ["queen", "chapel", "king"]
    assert sorted(table.options()) == ["castle", "farm", "inn", "mine"]
    table.pick("inn")
    assert (table.cards("hand"), table.size("meadow")) == (["inn"], 8)


def test_undertaker_fills_the_places_that_fell_empty() -> None:
    table = meadow_of_eight().hand("undertaker").stock(berry=2).play("undertaker")
    table.pick("queen", "chapel", "king", "castle")
    new = ["inn", "mine", "mine", "wife"]
    assert table.meadow_places() == ["farm", "farm", "farm", "farm", *new]


def test_an_undertaker_of_the_meadow_is_replaced_before_three_are_discarded() -> None:
    table = valley().meadow("undertaker", "king", "king").deck("inn").stock(berry=2)
    table.play_from_meadow("undertaker")
    assert (table.size("meadow"), table.can("inn")) == (8, True)


def test_undertaker_takes_nothing_into_a_full_hand() -> None:
    table = valley().meadow("undertaker", *["mine"] * 3).hand(*["farm"] * 8).stock(berry=2)
    table.play_from_meadow("undertaker").pick("mine", "mine", "mine")
    assert (table.asked(), table.size("hand"), table.size("meadow")) == (1, 8, 8)
    assert table.cards("discard") == ["mine", "mine", "mine"]


# Postal Pigeon.


def pigeon(*deck: str) -> Valley:
    """A table at which a Postal Pigeon can be played, with these cards on the deck."""
    return valley().hand("postal_pigeon").stock(berry=2).deck(*deck)


def test_postal_pigeon_plays_one_of_two_cards_for_nothing() -> None:
    table = pigeon("mine", "king").play("postal_pigeon")
    assert table.options() == ["stop", "play-mine"]  # a King is worth more than 3
    table.pick("play-mine")
    assert table.cards("city") == ["postal_pigeon", "mine"]
    assert (table.has(), table.cards("discard")) == ({"pebble": 1}, ["king"])


def test_postal_pigeon_may_play_none_and_discards_both() -> None:
    table = pigeon("mine", "farm").play("postal_pigeon").stop()
    assert (table.cards("city"), table.cards("discard")) == (["postal_pigeon"], ["mine", "farm"])


def test_postal_pigeon_discards_both_if_neither_can_be_played() -> None:
    table = pigeon("king", "castle").play("postal_pigeon")
    assert (table.asked(), table.cards("discard")) == (1, ["king", "castle"])


def test_postal_pigeon_takes_its_own_space_first() -> None:
    table = pigeon("mine", "wanderer").city(*FULL[:8], *FULL[9:]).play("postal_pigeon")
    assert table.options() == ["stop", "play-wanderer"]


def test_postal_pigeon_plays_no_second_unique_card() -> None:
    table = pigeon("historian", "mine").city("historian").play("postal_pigeon")
    assert table.options() == ["stop", "play-mine"]


def test_the_card_of_a_postal_pigeon_is_a_play_of_its_own() -> None:
    table = pigeon("mine", "king").city("historian", "courthouse", "shopkeeper")
    table.play("postal_pigeon").pick("play-mine", "courthouse", "resin")
    assert (table.size("hand"), table.has()) == (2, {"pebble": 1, "resin": 1, "berry": 1})


def test_a_historian_brought_by_a_postal_pigeon_did_not_see_it_played() -> None:
    table = pigeon("historian", "king").play("postal_pigeon").pick("play-historian")
    assert table.size("hand") == 0


# Shepherd.


def test_shepherd_is_paid_to_an_opponent_and_gives_three_berries() -> None:
    table = valley().hand("shepherd").stock(berry=3).play("shepherd")
    assert (table.has(), table.has(1), table.points()) == ({"berry": 3}, {"berry": 3}, 0)


def test_shepherd_asks_which_opponent_who_still_plays_is_paid() -> None:
    table = valley(4).passed(2).hand("shepherd").stock(berry=3).play("shepherd")
    assert table.options() == ["seat-2", "seat-4"]
    assert table.pick("seat-4").has(3) == {"berry": 3}


def test_shepherd_pays_nobody_if_all_others_have_passed() -> None:
    table = valley().passed(1).hand("shepherd").stock(berry=3).play("shepherd")
    assert (table.has(), table.has(1)) == ({"berry": 3}, {})


def test_shepherd_gives_a_point_for_each_on_the_chapel_and_leaves_them_there() -> None:
    table = valley().city(on("chapel", points=2, occupied=True)).hand("shepherd").stock(berry=3)
    table.play("shepherd")
    assert (table.points(), table.on("chapel")["point"]) == (2, 2)


def test_a_shepherd_who_moves_in_pays_nobody() -> None:
    table = valley().city("chapel").hand("shepherd").play("shepherd")
    assert (table.has(), table.has(1)) == ({"berry": 3}, {})


def test_a_shepherd_played_for_nothing_pays_nobody() -> None:
    table = valley().city("queen").hand("shepherd").visit("queen").pick("play-shepherd")
    assert (table.has(), table.has(1)) == ({"berry": 3}, {})


def test_what_is_really_paid_for_a_shepherd_goes_to_the_opponent() -> None:
    judge = valley().city("judge").hand("shepherd").stock(twig=1, berry=2).play("shepherd")
    assert judge.has(1) == {"twig": 1, "berry": 2}
    innkeeper = valley().city("innkeeper").hand("shepherd").play("shepherd")
    assert innkeeper.has(1) == {}


# Ruins.


def test_ruins_replace_a_construction_pay_its_price_back_and_draw_two_cards() -> None:
    table = valley().city("mine", "wife").hand("ruins").play("ruins")
    assert table.cards("city") == ["wife", "ruins"]
    assert (table.has(), table.size("hand")) == ({"twig": 1, "resin": 1, "pebble": 1}, 2)
    assert table.cards("discard") == ["mine"]


def test_ruins_need_a_construction() -> None:
    table = valley().city("wife").hand("ruins")
    assert table.why_not("play-ruins") == "Ruins needs a construction to replace."


def test_ruins_fit_into_a_full_city() -> None:
    table = valley().city(*FULL).hand("ruins").play("ruins").pick("inn")
    assert (table.size("city"), table.has()) == (15, {"twig": 2, "resin": 1})


def test_ruins_pay_the_printed_price_back_and_all_on_the_card_is_lost() -> None:
    table = valley().city(on("storehouse", twig=3, occupied=True)).hand("ruins").play("ruins")
    assert (table.has(), table.on("ruins")) == ({"twig": 1, "resin": 1, "pebble": 1}, {})
    table = valley().city(on("clock_tower", points=3)).hand("ruins").play("ruins")
    assert (table.score(), table.has()) == (0, {"twig": 3, "pebble": 1})


def test_ruins_of_a_dungeon_free_no_prisoner() -> None:
    table = valley().city("dungeon").lay("prison", "wife").hand("ruins").play("ruins")
    assert (table.cards("prison"), table.cards("discard")) == ([], ["dungeon", "wife"])


def test_a_worker_on_ruins_comes_home_with_the_others() -> None:
    table = valley().city(on("inn", workers=(1,))).workers(1, seat=1).hand("ruins").play("ruins")
    assert table.count("workers", 1) == 1
    assert table.turn(1).prepare().count("workers", 1) == 1 + 1 + 1


def test_a_worker_who_stays_for_good_is_not_freed_by_ruins() -> None:
    table = valley().city(on("cemetery", workers=(0,))).workers(1).hand("ruins").play("ruins")
    assert table.turn(0).prepare().count("workers") == 1 + 1
