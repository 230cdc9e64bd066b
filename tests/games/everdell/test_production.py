"""Production, green: when played, in spring and in autumn."""

import pytest

from tests.games.everdell.valley import Valley, on, valley


def spring(*cards: str) -> Valley:
    """A city of these cards produces."""
    return valley().city(*cards).prepare()


# When production comes.


def test_production_comes_when_a_card_is_played_in_spring_and_in_autumn() -> None:
    played = valley().hand("mine").stock(1, 1, 1).play("mine")
    autumn = valley().city("mine").season("summer").prepare()
    assert played.has() == spring("mine").has() == autumn.has() == {"pebble": 1}


def test_summer_brings_no_production() -> None:
    table = valley().city("mine").season("spring").prepare().stop()
    assert (table.count("season"), table.has()) == (2, {})


def test_plain_gains_come_silently_and_first() -> None:
    table = spring("doctor", "farm", "general_store", "barge_toad")
    assert table.has() == {"berry": 3, "twig": 2}
    assert table.options() == ["number-0", "number-1", "number-2", "number-3"]


def test_the_owner_orders_what_is_left() -> None:
    table = valley().city("teacher", "woodcarver", "fairgrounds").stock(twig=1).prepare()
    assert table.options() == ["fairgrounds", "woodcarver", "teacher"]
    table.pick("woodcarver", "number-1")
    assert table.options() == ["fairgrounds", "teacher"]


def test_a_card_that_can_do_nothing_waits_for_what_others_bring() -> None:
    table = valley().city("doctor", "peddler").stock(twig=1).prepare()
    table.pick("twig", "berry", "number-1")
    assert table.points() == 1


def test_nobody_is_asked_for_cards_that_can_do_nothing() -> None:
    table = spring("doctor", "woodcarver", "monk", "peddler", "husband", "chip_sweep", "miner_mole")
    assert table.asked() == 1
    assert not any("due" in table.on(card) for card in table.cards("city"))


# Plain ones.


def test_farm_gives_a_berry_when_played() -> None:
    assert valley().hand("farm").stock(2, 1).play("farm").has() == {"berry": 1}


def test_every_farm_gives_a_berry() -> None:
    assert spring("farm", "farm", "farm").has() == {"berry": 3}


def test_farm_takes_in_a_husband_or_a_wife_not_both() -> None:
    table = valley().city("farm").hand("husband", "wife").play("husband")
    assert table.on("farm") == {"occupied": 1}
    assert not table.turn(0).can("play-wife")


def test_twig_barge_gives_two_twigs() -> None:
    assert spring("twig_barge").has() == {"twig": 2}


def test_resin_refinery_gives_a_resin() -> None:
    assert spring("resin_refinery").has() == {"resin": 1}


def test_mine_gives_a_pebble() -> None:
    assert spring("mine", "mine").has() == {"pebble": 2}


def test_general_store_gives_a_berry_without_a_farm() -> None:
    assert spring("general_store").has() == {"berry": 1}


def test_general_store_gives_one_berry_more_however_many_farms_there_are() -> None:
    assert spring("general_store", "farm", "farm").has() == {"berry": 2 + 2}


def test_barge_toad_gives_two_twigs_for_each_farm() -> None:
    assert spring("barge_toad", "farm", "farm").has() == {"berry": 2, "twig": 4}


def test_barge_toad_gives_nothing_without_a_farm() -> None:
    assert spring("barge_toad").has() == {}


def test_fairgrounds_draw_two_cards() -> None:
    assert valley().city("fairgrounds").deck("inn", "mine").prepare().cards("hand") == [
        "inn",
        "mine",
    ]


def test_fairgrounds_draw_up_to_the_hand_limit() -> None:
    table = valley().city("fairgrounds").hand(*["farm"] * 7).prepare()
    assert table.size("hand") == 8


# Storehouse.


@pytest.mark.parametrize(
    ("resource", "count"), [("twig", 3), ("resin", 2), ("pebble", 1), ("berry", 2)]
)
def test_storehouse_stores_one_batch_when_played(resource: str, count: int) -> None:
    table = valley().hand("storehouse").stock(1, 1, 1).play("storehouse").pick(resource)
    assert (table.on("storehouse"), table.has()) == ({resource: count}, {})


def test_each_storehouse_keeps_its_own_stock_and_batches_add_up() -> None:
    table = valley().city(on("storehouse", twig=3), "storehouse").prepare().pick("twig", "berry")
    assert table.on("storehouse") == {"twig": 6}
    assert table.on("storehouse", copy=1) == {"berry": 2}


def test_a_worker_on_a_storehouse_takes_all_that_lies_there() -> None:
    table = valley().city(on("storehouse", twig=3, pebble=1)).visit("storehouse")
    assert (table.on("storehouse"), table.has()) == ({"worker-0": 1}, {"twig": 3, "pebble": 1})


def test_storehouse_is_for_its_owner_only_and_for_one_worker() -> None:
    table = valley().city(on("storehouse", twig=3, workers=(0,)))
    assert not table.can("visit-storehouse")
    assert not table.turn(1).can("visit-storehouse")


def test_storehouse_is_production_not_a_destination() -> None:
    table = valley().city("storehouse", "storehouse", "storehouse", "farm")
    assert table.can("basic_event_production_4")
    assert not table.can("basic_event_destination_3")


# Husband.


def test_husband_with_wife_and_farm_gives_any_one_resource() -> None:
    table = valley().city("farm", "wife").hand("husband").play("husband")
    assert table.options() == ["twig", "resin", "pebble", "berry"]
    assert table.pick("pebble").has() == {"pebble": 1}


def test_husband_gives_nothing_without_a_farm() -> None:
    assert spring("husband", "wife").asked() == 1


def test_husband_gives_nothing_without_a_wife() -> None:
    assert spring("husband", "farm").asked() == 1


def test_one_husband_produces_for_each_wife() -> None:
    table = spring("husband", "farm", "husband", "wife").pick("twig")
    assert (table.asked(), table.has()) == (1, {"berry": 1, "twig": 1})


def test_two_pairs_give_two_resources() -> None:
    table = spring("husband", "husband", "wife", "farm", "wife").pick("twig", "resin")
    assert (table.asked(), table.has()) == (1, {"berry": 1, "twig": 1, "resin": 1})


def test_a_husband_without_a_wife_of_his_own_does_not_produce_when_played() -> None:
    table = valley().city("farm", "husband", "wife").hand("husband").stock(berry=3)
    assert table.play("husband").pick("price").asked() == 1


# Chip Sweep.


def test_chip_sweep_lets_a_production_card_act_again() -> None:
    table = valley().city("mine").hand("chip_sweep").stock(berry=3).play("chip_sweep")
    assert table.pick("mine").has() == {"pebble": 1}


def test_chip_sweep_never_repeats_a_chip_sweep() -> None:
    assert spring("chip_sweep", "chip_sweep", "mine").options() == ["stop", "mine"]


def test_chip_sweep_may_be_left_unused() -> None:
    table = spring("chip_sweep", "mine").stop()
    assert (table.asked(), table.has()) == (1, {"pebble": 1})


def test_chip_sweep_repeats_the_own_miner_mole() -> None:
    table = valley().city("chip_sweep", "miner_mole").city("mine", seat=1).prepare()
    table.pick("chip_sweep", "miner_mole", "mine").stop()
    assert (table.asked(), table.has()) == (1, {"pebble": 1})


def test_chip_sweep_is_not_offered_what_gives_nothing() -> None:
    table = valley().city("barge_toad", "husband", "doctor", "peddler", "mine").hand("chip_sweep")
    assert table.stock(berry=3).play("chip_sweep").options() == ["stop", "mine"]


def test_chip_sweep_finds_nothing_to_repeat() -> None:
    assert spring("chip_sweep", "barge_toad").asked() == 1


def test_chip_sweep_does_not_ask_which_of_two_farms() -> None:
    table = valley().city(on("farm", occupied=True), "farm", "chip_sweep").prepare().pick("farm")
    assert (table.asked(), table.has()) == (1, {"berry": 3})


def test_several_chip_sweeps_fill_one_storehouse() -> None:
    table = valley().city("storehouse", "chip_sweep", "chip_sweep").prepare()
    table.pick("storehouse", "twig", "storehouse", "twig", "storehouse", "resin")
    assert table.on("storehouse") == {"twig": 6, "resin": 2}


def test_chip_sweep_asks_which_of_two_storehouses() -> None:
    table = valley().city(on("storehouse", twig=3), "storehouse").hand("chip_sweep")
    table.stock(berry=3).play("chip_sweep").pick("storehouse", "copy-2", "pebble")
    assert table.on("storehouse", copy=1) == {"pebble": 1}


# Miner Mole.


def mole(*theirs: str) -> Valley:
    """A Miner Mole is played against a city of these cards."""
    return valley().city(*theirs, seat=1).hand("miner_mole").stock(berry=3).play("miner_mole")


def test_miner_mole_does_what_a_card_of_an_opponent_does() -> None:
    assert mole("mine").pick("mine").has() == {"pebble": 1}


def test_miner_mole_looks_at_the_city_of_the_card_it_copies() -> None:
    assert mole("general_store", "farm").pick("general_store").has() == {"berry": 2}
    assert mole("barge_toad", "farm").pick("barge_toad").has() == {"twig": 2}
    assert mole("husband", "wife", "farm").pick("husband", "resin").has() == {"resin": 1}


def test_the_own_farm_is_no_help_to_a_copied_barge_toad_or_general_store() -> None:
    table = valley().city("farm", "miner_mole").city("general_store", "barge_toad", seat=1)
    assert table.prepare().options() == ["stop", "general_store"]
    assert table.pick("general_store").has() == {"berry": 2}


def test_miner_mole_copies_no_storehouse() -> None:
    assert mole("storehouse", "mine").options() == ["stop", "mine"]


def test_miner_mole_copies_no_chip_sweep_and_no_miner_mole_itself() -> None:
    assert mole("chip_sweep", "miner_mole", "mine").options() == ["stop", "mine"]


def test_through_an_opponents_miner_mole_one_copies_the_own_city() -> None:
    table = valley().city("farm", "storehouse").city("miner_mole", seat=1).hand("miner_mole")
    table.stock(berry=3).play("miner_mole")
    assert table.options() == ["stop", "farm"]
    assert table.pick("farm").has() == {"berry": 1}


def test_miner_mole_is_not_offered_what_gives_nothing() -> None:
    table = mole("barge_toad", "husband", "doctor", "peddler")
    assert (table.asked(), table.has()) == (1, {})


def test_miner_mole_may_be_left_unused() -> None:
    assert mole("mine").stop().has() == {}


def test_miner_mole_asks_whose_card_it_copies() -> None:
    table = valley(3).city("general_store", seat=1).city("general_store", "farm", seat=2)
    table.hand("miner_mole").stock(berry=3).play("miner_mole").pick("general_store", "seat-3")
    assert table.has() == {"berry": 2}


def test_who_copies_a_doctor_pays_and_gains() -> None:
    table = valley().city("doctor", seat=1).stock(berry=2, seat=1).city("miner_mole")
    table.stock(berry=2).prepare().pick("doctor", "number-2")
    assert (table.points(), table.has(), table.has(1)) == (2, {}, {"berry": 2})


# Who pays for points.


def test_doctor_turns_up_to_three_berries_into_points() -> None:
    table = valley().city("doctor").stock(berry=4).prepare()
    assert table.options() == ["number-0", "number-1", "number-2", "number-3"]
    table.pick("number-3")
    assert (table.points(), table.has()) == (3, {"berry": 1})


def test_doctor_may_take_nothing() -> None:
    table = valley().city("doctor").stock(berry=1).prepare().pick("number-0")
    assert (table.points(), table.has()) == (0, {"berry": 1})


def test_doctor_asks_nobody_who_has_no_berries() -> None:
    assert valley().hand("doctor").stock(berry=4).play("doctor").asked() == 1


def test_woodcarver_turns_up_to_three_twigs_into_points() -> None:
    table = valley().city("woodcarver").stock(twig=5).prepare().pick("number-3")
    assert (table.points(), table.has()) == (3, {"twig": 2})


def test_woodcarver_asks_nobody_who_has_no_twigs() -> None:
    assert valley().city("woodcarver").stock(berry=2).prepare().asked() == 1


def test_monk_gives_up_to_two_berries_for_two_points_each() -> None:
    table = valley().city("monk").stock(berry=3).prepare()
    assert table.options() == ["number-0", "number-1", "number-2"]
    table.pick("number-2")
    assert (table.points(), table.has(), table.has(1)) == (4, {"berry": 1}, {"berry": 2})


def test_monk_gives_to_a_single_opponent_who_still_plays() -> None:
    table = valley(4).city("monk").stock(berry=2).passed(2).prepare().pick("number-2")
    assert table.options() == ["seat-2", "seat-4"]
    assert table.pick("seat-4").has(3) == {"berry": 2}


def test_monk_discards_the_berries_if_all_others_have_passed() -> None:
    table = valley().city("monk").stock(berry=2).passed(1).prepare().pick("number-2")
    assert (table.points(), table.has(), table.has(1)) == (4, {}, {})


def test_monk_asks_nobody_who_has_no_berries() -> None:
    assert valley().city("monk").stock(twig=2).prepare().asked() == 1


def test_peddler_changes_up_to_two_resources_with_the_supply() -> None:
    table = valley().city("peddler").stock(twig=2, resin=1).prepare()
    table.pick("twig", "resin", "pebble", "berry")
    assert (table.has(), table.has(1)) == ({"twig": 1, "pebble": 1, "berry": 1}, {})


def test_peddler_may_change_one_or_none() -> None:
    one = valley().city("peddler").stock(twig=2).prepare().pick("twig").stop().pick("berry")
    none = valley().city("peddler").stock(twig=2).prepare().stop()
    assert (one.has(), none.has()) == ({"twig": 1, "berry": 1}, {"twig": 2})


def test_peddler_asks_nobody_who_has_no_resources() -> None:
    assert valley().hand("peddler").stock(berry=2).play("peddler").asked() == 1


# Teacher.


def test_teacher_draws_two_cards_keeps_one_and_gives_the_other() -> None:
    table = valley().city("teacher").deck("farm", "inn").prepare()
    assert table.options() == ["farm", "inn"]
    table.pick("inn")
    assert (table.cards("hand"), table.cards("hand", 1)) == (["inn"], ["farm"])


def test_teacher_gives_to_an_opponent_who_has_room_and_still_plays() -> None:
    table = valley(4).city("teacher").deck("inn", "mine").hand(*["farm"] * 8, seat=1)
    assert table.prepare().pick("inn").options() == ["seat-3", "seat-4"]
    table = valley(4).city("teacher").deck("inn", "mine").passed(3).prepare().pick("inn")
    assert table.options() == ["seat-2", "seat-3"]


def test_teacher_discards_what_nobody_can_take() -> None:
    full = valley().city("teacher").deck("inn", "mine").hand(*["farm"] * 8, seat=1)
    passed = valley().city("teacher").deck("inn", "mine").passed(1)
    assert full.prepare().pick("inn").cards("discard") == ["mine"]
    assert passed.prepare().pick("inn").cards("discard") == ["mine"]


def test_teacher_with_room_for_one_card_draws_one_and_keeps_it() -> None:
    table = valley().city("teacher").deck("inn", "mine").hand(*["farm"] * 7).prepare()
    assert table.cards("hand")[-1] == "inn"
    assert (table.size("hand"), table.size("hand", 1), table.size("discard")) == (8, 0, 0)


def test_teacher_draws_nothing_into_a_full_hand() -> None:
    table = valley().city("teacher").hand(*["farm"] * 8).prepare()
    assert (table.size("hand"), table.size("hand", 1), table.size("discard")) == (8, 0, 0)


# Alone.


def test_miner_mole_copies_a_card_of_rugwort() -> None:
    table = valley(1).rival("barge_toad", "farm", "husband", "wife").city("miner_mole").prepare()
    assert table.options() == ["stop", "farm", "husband", "barge_toad"]
    assert table.pick("barge_toad").has() == {"twig": 2}
