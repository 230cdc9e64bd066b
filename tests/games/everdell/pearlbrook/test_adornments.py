"""Adornments: a pearl each, something at once, and points at the end."""

import skerry
from tests.games.everdell.pearlbrook.shore import joined, shore
from tests.games.everdell.valley import on


def test_an_adornment_costs_a_pearl_and_is_the_effect_of_a_turn() -> None:
    table = shore().adorned("bell").pearls(2).play("bell")
    assert (table.jewels(), table.asked()) == (1, 1)
    assert (table.cards("adornments"), table.cards("worn")) == ([], ["bell"])


def test_without_a_pearl_there_is_no_adornment() -> None:
    table = shore().adorned("bell")
    assert table.why_not("play-bell") == "You need a pearl to play an adornment."


def test_one_plays_only_the_own_adornments() -> None:
    table = shore().adorned("bell", seat=1).pearls(1)
    assert table.why_not("play-bell") == "It is not among your adornments."


def test_both_adornments_may_be_played_one_a_turn() -> None:
    table = shore().adorned("bell", "tiara").pearls(2).play("bell")
    assert table.turn(0).play("tiara").cards("worn") == ["bell", "tiara"]


def test_an_adornment_that_was_not_played_is_worth_nothing() -> None:
    table = shore().adorned("seaglass_amulet").city("farm")
    assert table.score() == 1


def test_an_adornment_takes_no_room_in_the_hand() -> None:
    table = shore().adorned("bell", "tiara").hand(*["farm"] * 6).visit("basic_two_cards_one_vp")
    assert table.size("hand") == 8


def test_nobody_sees_the_adornments_of_others() -> None:
    view = shore().adorned("bell", "tiara").scene.table.view(1)
    assert view.zone("adornments", 0).cards is None
    assert view.zone("adornments", 0).count == 2


def test_two_adornments_are_dealt_to_each_seat() -> None:
    table = skerry.new("everdell", 4, seed=5, pearlbrook=True)
    assert [table.view(seat).zone("adornments", seat).count for seat in range(4)] == [2] * 4
    assert table.view().zone("adornment box").count == 4


# At once.


def test_scales_turn_up_to_four_cards_into_resources() -> None:
    table = shore().adorned("scales").pearls(1).hand("farm", "mine", "inn", "king", "wife")
    table.play("scales").pick("farm", "mine", "inn", "wife", "twig", "twig", "twig", "berry")
    assert (table.has(), table.cards("hand")) == ({"twig": 3, "berry": 1}, ["king"])


def test_scales_may_take_nothing() -> None:
    table = shore().adorned("scales").pearls(1).hand("farm").play("scales").stop()
    assert (table.has(), table.size("hand")) == ({}, 1)


def test_mirror_does_what_an_opponent_has_played() -> None:
    table = shore().adorned("mirror").pearls(1).worn("bell", seat=1).play("mirror").pick("bell")
    assert (table.has(), table.cards("worn"), table.jewels()) == ({"berry": 3}, ["mirror"], 0)


def test_mirror_may_be_played_with_nothing_to_copy() -> None:
    table = shore().adorned("mirror").pearls(1).worn("bell").play("mirror")
    assert (table.asked(), table.has()) == (1, {})


def test_mirror_may_be_left_blind() -> None:
    table = shore().adorned("mirror").pearls(1).worn("bell", seat=1).play("mirror").stop()
    assert table.has() == {}


def test_gilded_book_gives_the_price_of_a_clock_tower() -> None:
    table = shore().adorned("gilded_book").pearls(1).city("clock_tower", "farm")
    assert table.play("gilded_book").has() == {"twig": 3, "pebble": 1}


def test_gilded_book_lets_one_choose_the_card() -> None:
    table = shore().adorned("gilded_book").pearls(1).city("clock_tower", "judge")
    assert table.play("gilded_book").pick("judge").has() == {"berry": 3}


def test_gilded_book_gives_nothing_without_a_governance_card() -> None:
    table = shore().adorned("gilded_book").pearls(1).city("farm").play("gilded_book")
    assert (table.has(), table.asked()) == ({}, 1)


def test_key_to_the_city_gives_two_resources_and_a_card_for_each_construction() -> None:
    table = shore().adorned("key_to_the_city").pearls(1).city("farm", "inn", "wife")
    table.play("key_to_the_city").pick("resin", "berry")
    assert (table.has(), table.size("hand")) == ({"resin": 1, "berry": 1}, 2)


def test_bell_gives_berries_and_a_card_for_each_critter() -> None:
    table = shore().adorned("bell").pearls(1).city("farm", "wife", "pirate", "wanderer")
    table.play("bell")
    assert (table.has(), table.size("hand")) == ({"berry": 3}, 3)


def test_compass_lets_two_travelers_act_again() -> None:
    table = shore().adorned("compass").pearls(1).city("wanderer", "shepherd", "pirate", "farm")
    table.play("compass").pick("wanderer", "shepherd")
    assert (table.size("hand"), table.has()) == (3, {"berry": 3})


def test_compass_lets_two_of_a_kind_act() -> None:
    table = shore().adorned("compass").pearls(1).city("wanderer", "wanderer")
    assert table.play("compass").pick("wanderer", "wanderer").size("hand") == 6


def test_compass_lets_none_act_twice() -> None:
    table = shore().adorned("compass").pearls(1).city("wanderer").play("compass")
    assert table.pick("wanderer").asked() == 1


def test_compass_may_be_left_unused() -> None:
    table = shore().adorned("compass").pearls(1).city("wanderer").play("compass").stop()
    assert (table.asked(), table.size("hand")) == (1, 0)


def test_compass_lets_ruins_replace_another_construction() -> None:
    table = shore().adorned("compass").pearls(1).city("ruins", "farm").play("compass")
    table.pick("ruins")
    assert (table.cards("city"), table.has()) == (["ruins"], {"twig": 2, "resin": 1})
    assert table.size("hand") == 2


def test_compass_does_not_let_ruins_replace_themselves() -> None:
    table = shore().adorned("compass").pearls(1).city("ruins").play("compass")
    assert (table.asked(), table.cards("city")) == (1, ["ruins"])


def test_compass_may_send_a_fool_on() -> None:
    table = shore(3).adorned("compass").pearls(1).city("fool").play("compass").pick("fool")
    assert table.options() == ["stop", "seat-2", "seat-3"]
    table.pick("seat-3")
    assert (table.cards("city", 0), table.cards("city", 2)) == ([], ["fool"])


def test_compass_may_leave_a_fool_where_it_is() -> None:
    table = shore(3).adorned("compass").pearls(1).city("fool").play("compass").pick("fool").stop()
    assert (table.cards("city"), table.asked()) == (["fool"], 1)


def test_compass_may_move_a_messenger() -> None:
    table = shore().adorned("compass").pearls(1).city(joined("farm"), "messenger", "inn")
    table.play("compass").pick("messenger", "farm", "inn")
    assert (table.on("farm"), table.on("inn")) == ({}, {"messenger": 1})
    assert (table.points(), table.size("hand")) == (1, 1)


def test_compass_may_leave_a_messenger_where_it_is() -> None:
    table = shore().adorned("compass").pearls(1).city(joined("farm"), "messenger", "inn")
    table.play("compass").pick("messenger").stop()
    assert (table.on("farm"), table.points()) == ({"messenger": 1}, 1)


def test_compass_lets_a_ranger_move_no_ambassador() -> None:
    table = shore().adorned("compass").pearls(1).city("ranger").set("ambassador", 0)
    table.worker_at("shoals").play("compass")
    assert (table.asked(), table.workers_at("shoals")) == (1, 1)


def test_compass_lets_a_bard_act_and_then_a_wanderer() -> None:
    table = shore().adorned("compass").pearls(1).city("bard", "wanderer").hand("farm", "mine")
    table.play("compass").pick("bard").gather("mine", "farm").pick("wanderer")
    assert (table.points(), table.size("hand")) == (2, 3)


def test_compass_lets_a_wanderer_act_and_then_a_bard() -> None:
    table = (
        shore().adorned("compass").pearls(1).city("bard", "wanderer").deck("farm", "mine", "inn")
    )
    assert table.play("compass").options() == ["stop", "wanderer"]
    table.pick("wanderer", "bard").gather("inn", "farm", "mine")
    assert (table.points(), table.size("hand")) == (3, 0)


def test_compass_offers_no_traveler_that_would_do_nothing() -> None:
    table = shore().adorned("compass").pearls(1).city("fool", "bard", "pirate", "ranger")
    table.city("fool", seat=1)
    assert table.play("compass").asked() == 1


def test_masque_plays_a_card_worth_three_points_for_nothing() -> None:
    table = shore().adorned("masque").pearls(1).hand("harbor", "king", "farm")
    table.meadow("mine", "castle").play("masque")
    assert table.can("play-harbor")
    assert table.can("play-mine-from-meadow")
    assert not table.can("play-king")
    assert table.pick("play-harbor").cards("city") == ["harbor"]


def test_masque_may_play_nothing() -> None:
    table = shore().adorned("masque").pearls(1).hand("farm").play("masque").stop()
    assert table.cards("city") == []


def test_seaglass_amulet_gives_resources_cards_and_a_point() -> None:
    table = shore().adorned("seaglass_amulet").pearls(1).play("seaglass_amulet")
    assert (table.size("hand"), table.points()) == (2, 1)
    table.pick("twig", "resin", "berry")
    assert table.has() == {"twig": 1, "resin": 1, "berry": 1}


def test_sundial_lets_up_to_three_production_cards_act() -> None:
    table = shore().adorned("sundial").pearls(1).city("farm", "farm", "mine", "twig_barge")
    table.play("sundial").pick("farm", "farm", "mine")
    assert table.has() == {"pebble": 1, "berry": 2}


def test_sundial_may_stop_early() -> None:
    table = shore().adorned("sundial").pearls(1).city("farm", "mine").play("sundial")
    assert table.pick("mine").stop().has() == {"pebble": 1}
    table = shore().adorned("sundial").pearls(1).city("farm", "mine").play("sundial").pick("farm")
    assert table.stop().has() == {"berry": 1}


def test_sundial_lets_the_cards_act_in_any_order() -> None:
    table = shore().adorned("sundial").pearls(1).city("woodcarver", "peddler").stock(twig=2)
    table.play("sundial").pick("peddler").gather("twig", "twig").gather("resin", "berry")
    assert table.asked() == 1  # no twig is left for a woodcarver
    assert table.has() == {"resin": 1, "berry": 1}


def test_sundial_lets_a_card_act_before_the_next_is_chosen() -> None:
    table = shore().adorned("sundial").pearls(1).city("twig_barge", "woodcarver").play("sundial")
    assert table.options() == ["stop", "twig_barge"]
    assert table.pick("twig_barge").options() == ["stop", "woodcarver"]


def test_sundial_fills_the_storehouse_one_chooses() -> None:
    table = shore().adorned("sundial").pearls(1).city(on("storehouse", twig=3), "storehouse")
    table.play("sundial").pick("storehouse", "copy-2", "berry")
    assert table.on("storehouse", copy=1) == {"berry": 2}


def test_spyglass_gives_a_resource_a_card_and_a_pearl() -> None:
    table = shore().adorned("spyglass").pearls(1).play("spyglass").pick("pebble")
    assert (table.has(), table.size("hand"), table.jewels()) == ({"pebble": 1}, 1, 1)


def test_spyglass_does_not_pay_for_itself() -> None:
    assert not shore().adorned("spyglass").can("play-spyglass")


def test_spyglass_brings_cards_over_the_bridge() -> None:
    table = shore().adorned("spyglass").pearls(1).city("bridge").play("spyglass").pick("pebble")
    assert table.size("hand") == 3


def test_tiara_gives_a_resource_for_each_card_of_prosperity() -> None:
    table = shore().adorned("tiara").pearls(1).city("wife", "king", "farm").play("tiara")
    assert table.pick("twig", "twig").has() == {"twig": 2}


def test_hourglass_uses_a_forest_place_and_gives_a_resource() -> None:
    table = shore().adorned("hourglass").pearls(1)
    table.forest("forest_three_berry", "forest_two_any").worker_at("forest_three_berry", seat=1)
    table.play("hourglass").pick("forest_three_berry", "twig")
    assert (table.has(), table.count("workers")) == ({"twig": 1, "berry": 3}, 2)


def test_hourglass_may_pass_the_forest_by() -> None:
    table = shore().adorned("hourglass").pearls(1).play("hourglass").stop().pick("twig")
    assert table.has() == {"twig": 1}


# At the end.


def test_scales_are_worth_the_cards_in_hand_up_to_five() -> None:
    assert shore().worn("scales").hand("farm", "mine").score() == 2
    assert shore().worn("scales").hand(*["farm"] * 7).score() == 5


def test_mirror_is_worth_the_types_in_the_city() -> None:
    table = shore().worn("mirror").city("farm", "mine", "inn", "king")
    assert table.sheet()["Mirror"] == 3


def test_gilded_book_is_worth_the_governance_cards() -> None:
    assert shore().worn("gilded_book").city("judge", "crane", "farm").sheet()["Gilded Book"] == 2


def test_key_to_the_city_is_worth_half_the_constructions() -> None:
    table = shore().worn("key_to_the_city").city("farm", "farm", "inn", "wife")
    assert table.sheet()["Key to the City"] == 1


def test_bell_is_worth_half_the_critters_and_pirates_count() -> None:
    table = shore().worn("bell").city("wife", "pirate", "pirate", "king", "farm")
    assert table.sheet()["Bell"] == 2


def test_compass_is_worth_the_travelers() -> None:
    assert shore().worn("compass").city("pirate", "ruins", "farm").sheet()["Compass"] == 2


def test_masque_is_worth_a_third_of_all_point_tokens() -> None:
    table = shore().worn("masque").points_of(4).city(on("clock_tower", points=2), "farm")
    assert table.sheet()["Masque"] == 2


def test_seaglass_amulet_is_worth_three_points() -> None:
    assert shore().worn("seaglass_amulet").score() == 3


def test_sundial_is_worth_half_the_production_cards() -> None:
    table = shore().worn("sundial").city("farm", "farm", "mine", "teacher", "husband", "inn")
    assert table.sheet()["Sundial"] == 2


def test_spyglass_is_worth_three_points_for_each_wonder() -> None:
    table = shore().worn("spyglass").lay("achieved", "hopewatch_gate", "tax_relief")
    assert table.sheet()["Spyglass"] == 3


def test_tiara_is_worth_the_cards_of_prosperity() -> None:
    assert shore().worn("tiara").city("wife", "castle", "farm").sheet()["Tiara"] == 2


def test_hourglass_is_worth_the_destinations() -> None:
    assert shore().worn("hourglass").city("inn", "ferry", "farm").sheet()["Hourglass"] == 2
