"""Destinations, red: a worker placed on them lets them act."""

from tests.games.everdell.valley import full, on, valley

# Inn.


def test_inn_plays_a_card_of_the_meadow_for_three_resources_less() -> None:
    table = valley().city("inn").meadow("castle").stock(2, 1, 2)
    table.visit("inn").pick("play-castle-from-meadow")  # only this can be saved: 2 resin, 1 pebble
    assert table.cards("city") == ["inn", "castle"]
    assert table.has() == {}


def test_inn_lets_the_visitor_choose_what_is_saved() -> None:
    table = valley().city("inn").meadow("castle").stock(2, 3, 3)
    table.visit("inn").pick("play-castle-from-meadow", "twig", "twig", "resin")
    assert table.has() == {"twig": 2, "resin": 1}


def test_inn_gives_no_change() -> None:
    table = valley().city("inn").meadow("farm", "crane").stock(pebble=1)
    table.visit("inn").pick("play-crane-from-meadow")
    assert table.has() == {"pebble": 1}


def test_inn_refills_the_meadow_and_leaves_the_same_card_in_hand() -> None:
    table = valley().city("inn").meadow("farm").hand("farm").deck("king")
    table.visit("inn").pick("play-farm-from-meadow")
    assert table.cards("hand") == ["farm"]
    assert table.meadow_places()[0] == "king"


def test_inn_does_not_offer_cards_of_the_hand() -> None:
    table = valley().city("inn").meadow("farm", "mine").hand("crane").visit("inn")
    assert not table.can("play-crane")


def test_inn_offers_only_what_is_affordable_and_legal_for_the_visitor() -> None:
    table = valley().city("inn", "lookout")
    table.meadow("king", "lookout", "farm", "mine", "castle", "queen", "doctor", "theater")
    assert table.visit("inn").options() == ["play-farm-from-meadow", "play-mine-from-meadow"]


def test_inn_cannot_be_visited_when_no_card_of_the_meadow_can_be_played() -> None:
    table = (
        valley()
        .city("inn")
        .meadow("king", "king", "castle", "castle", "queen", "queen", "doctor", "palace")
    )
    assert table.why_not("visit-inn") == "There is no card that you could play so."


def test_inn_is_joined_with_no_other_help() -> None:
    table = valley().city("inn", "crane", "judge").meadow("castle").stock(5, 5, 5)
    table.visit("inn").pick("play-castle-from-meadow")
    assert table.prompt() == "Save 3 resources that you need not pay."
    table.pick("twig", "twig", "resin")
    assert table.cards("city") == ["inn", "crane", "judge", "castle"]


def test_inn_of_another_is_open_and_its_owner_gains_a_point() -> None:
    table = valley().city("inn", seat=1).meadow("farm", "mine")
    table.visit("inn").pick("play-farm-from-meadow")
    assert table.cards("city") == ["farm"]
    assert (table.points(0), table.points(1)) == (0, 1)
    assert table.on("inn", seat=1) == {"worker-0": 1}


def test_inn_gives_its_owner_no_point_for_an_own_visit() -> None:
    table = valley().city("inn").meadow("farm", "mine")
    table.visit("inn").pick("play-farm-from-meadow")
    assert table.points() == 0


def test_inn_of_an_owner_who_has_passed_still_earns_the_point() -> None:
    table = valley().city("inn", seat=1).meadow("farm", "mine").passed(1)
    table.visit("inn").pick("play-farm-from-meadow")
    assert table.points(1) == 1


def test_each_inn_has_its_own_spot() -> None:
    table = valley().city(on("inn", workers=(1,)), "inn").meadow("farm", "mine")
    table.visit("inn").pick("play-farm-from-meadow")
    assert table.on("inn", copy=1) == {"worker-0": 1}


def test_a_taken_inn_takes_no_second_worker() -> None:
    table = valley().city(on("inn", workers=(1,))).meadow("farm")
    assert table.why_not("visit-inn") == "There is no room for another worker."


def test_whose_inn_is_asked_when_several_are_open() -> None:
    table = valley(3).city("inn", seat=1).city("inn", seat=2).meadow("farm", "mine")
    assert table.visit("inn").options() == ["seat-2", "seat-3"]
    assert table.prompt() == "Choose whose Inn to go to."


# Post Office.


def test_post_office_gives_two_cards_then_discards_then_fills_the_hand() -> None:
    table = valley().city("post_office").hand("farm", "mine", "king", "queen")
    table.visit("post_office").pick("farm", "mine", "queen").stop()
    assert sorted(table.cards("hand", 1)) == ["farm", "mine"]
    assert "king" in table.cards("hand")
    assert table.size("hand") == 8


def test_post_office_needs_two_cards_in_hand() -> None:
    table = valley().city("post_office").hand("farm")
    assert table.why_not("visit-post_office") == "You need 1 card more."


def test_post_office_gives_both_cards_to_one_opponent_of_the_visitors_choice() -> None:
    table = valley(3).city("post_office").hand("farm", "mine")
    table.visit("post_office").pick("seat-3")
    assert sorted(table.cards("hand", 2)) == ["farm", "mine"]
    assert table.cards("hand", 1) == []


def test_post_office_gives_what_fits_and_discards_the_rest() -> None:
    table = valley().city("post_office").hand("king", "queen").hand(*["farm"] * 7, seat=1)
    table.visit("post_office")
    assert table.size("hand", 1) == 8
    assert table.size("discard") == 1


def test_post_office_passes_over_full_hands_and_those_who_have_passed() -> None:
    table = valley(4).city("post_office").hand("king", "queen").hand(*["farm"] * 8, seat=1)
    table.passed(2).visit("post_office")
    assert sorted(table.cards("hand", 3)) == ["king", "queen"]


def test_post_office_discards_the_gift_when_nobody_can_take_it() -> None:
    table = valley().city("post_office").hand("king", "queen").passed(1).visit("post_office")
    assert sorted(table.cards("discard")) == ["king", "queen"]


def test_post_office_of_another_is_open_and_its_owner_gains_a_point() -> None:
    table = valley().city("post_office", seat=1).hand("king", "queen").visit("post_office")
    assert (table.points(0), table.points(1)) == (0, 1)
    assert table.size("hand") == 8


# Lookout.


def test_lookout_uses_a_basic_or_forest_place() -> None:
    table = valley().city("lookout").forest("forest_three_berry")
    table.visit("lookout").pick("forest_three_berry")
    assert table.has() == {"berry": 3}


def test_lookout_uses_places_that_are_taken_even_by_the_visitor() -> None:
    table = valley().city("lookout").worker_at("basic_two_resin")
    table.worker_at("basic_three_twigs", seat=1).visit("lookout")
    assert table.can("basic_two_resin")
    assert table.can("basic_three_twigs")


def test_lookout_adds_no_worker_to_the_copied_place() -> None:
    table = valley().city("lookout").visit("lookout").pick("basic_three_twigs")
    assert table.workers_at("basic_three_twigs") == 0
    assert table.on("lookout") == {"worker-0": 1}


def test_lookout_copies_no_haven_journey_event_or_card() -> None:
    table = valley().city("lookout", "chapel", "queen", "inn").season("autumn")
    table.hand("farm", "mine", "farm", "mine", "farm").visit("lookout")
    assert all(pick.startswith(("basic_", "forest_")) for pick in table.options())
    assert not any(pick.startswith("basic_event") for pick in table.options())


def test_lookout_is_for_its_owner_only() -> None:
    table = valley().city("lookout", seat=1)
    assert table.why_not("visit-lookout") == "There is no Lookout for your workers."


def test_lookout_may_copy_the_place_that_copies() -> None:
    table = valley().city("lookout").forest("forest_copy_basic_one_card")
    table.visit("lookout").pick("forest_copy_basic_one_card", "basic_one_pebble")
    assert table.has() == {"pebble": 1}
    assert table.size("hand") == 1


# Queen.


def test_queen_plays_a_card_of_the_hand_for_nothing() -> None:
    table = valley().city("queen").hand("theater").visit("queen").pick("play-theater")
    assert table.cards("city") == ["queen", "theater"]


def test_queen_plays_a_card_of_the_meadow_which_is_replaced() -> None:
    table = valley().city("queen").meadow("theater").deck("king")
    table.visit("queen").pick("play-theater-from-meadow")
    assert table.meadow_places()[0] == "king"


def test_queen_may_be_declined() -> None:
    table = valley().city("queen").hand("theater").visit("queen").stop()
    assert (table.cards("city"), table.cards("hand"), table.asked()) == (["queen"], ["theater"], 1)


def test_queen_takes_three_points_but_not_four() -> None:
    table = valley().city("queen").hand("theater", "castle", "doctor").visit("queen")
    assert table.can("play-theater")
    assert not table.can("play-castle")
    assert not table.can("play-doctor")


def test_queen_counts_base_points_only() -> None:
    table = valley().city("queen", "husband").hand("wife", "architect").visit("queen")
    assert table.can("play-wife")
    assert table.can("play-architect")


def test_queen_may_play_the_fool_who_is_worth_less_than_nothing() -> None:
    table = valley().city("queen").hand("fool").visit("queen").pick("play-fool")
    assert table.cards("city", 1) == ["fool"]


def test_queen_cannot_be_visited_when_no_card_qualifies() -> None:
    table = (
        valley()
        .city("queen")
        .hand("king")
        .meadow("king", "castle", "castle", "palace", "palace", "doctor", "doctor", "ever_tree")
    )
    assert table.why_not("visit-queen") == "There is no card that you could play so."


def test_queen_can_play_nothing_but_ruins_into_a_full_city() -> None:
    table = valley().city(*full("queen")).hand("ruins", "crane").visit("queen")
    assert table.can("play-ruins")
    assert not table.can("play-crane")


def test_queen_obeys_uniqueness() -> None:
    table = valley().city("queen", "lookout").hand("lookout").visit("queen")
    assert not table.can("play-lookout")


def test_queen_plays_a_shepherd_for_whom_nobody_is_paid() -> None:
    table = valley().city("queen").hand("shepherd").visit("queen").pick("play-shepherd")
    assert table.has(0) == {"berry": 3}
    assert table.has(1) == {}


def test_queen_is_joined_with_no_other_help() -> None:
    table = valley().city("queen", "crane", "dungeon", "judge").hand("farm")
    table.visit("queen").pick("play-farm")
    assert table.cards("city") == ["queen", "crane", "dungeon", "judge", "farm"]


def test_queen_has_one_spot_and_it_is_the_owners() -> None:
    table = valley().city(on("queen", workers=(0,))).hand("farm")
    assert not table.can("visit-queen")
    assert not valley().city("queen", seat=1).hand("farm").can("visit-queen")


# Chapel.


def test_chapel_takes_a_point_and_draws_two_cards_for_each_on_it() -> None:
    table = valley().city(on("chapel", points=1)).visit("chapel")
    assert table.on("chapel") == {"point": 2, "worker-0": 1}
    assert table.size("hand") == 4


def test_chapel_draws_two_cards_at_the_first_visit() -> None:
    assert valley().city("chapel").visit("chapel").size("hand") == 2


def test_chapel_stops_at_the_hand_limit() -> None:
    table = valley().city(on("chapel", points=4)).hand("farm").visit("chapel")
    assert table.size("hand") == 8


def test_points_on_the_chapel_count_at_the_end() -> None:
    table = valley().city(on("chapel", points=3))
    assert table.sheet()["points on Chapel"] == 3


def test_points_on_a_chapel_that_leaves_are_lost() -> None:
    table = valley().city(on("chapel", points=3), "university")
    table.visit("university").pick("twig")
    assert table.score() == 3 + 1  # the University and its own point


def test_chapel_keeps_the_points_that_a_shepherd_counts() -> None:
    table = valley().city(on("chapel", points=2)).hand("shepherd").play("shepherd")
    assert table.points() == 2
    assert table.on("chapel") == {"occupied": 1, "point": 2}


# Monastery.


def test_monastery_gives_two_resources_for_four_points() -> None:
    table = valley().city("monastery").stock(twig=1, berry=2).visit("monastery")
    assert table.prompt() == "Give 2 resources of any kinds to an opponent."
    table.pick("twig")
    assert table.points() == 4
    assert (table.has(0), table.has(1)) == ({"berry": 1}, {"twig": 1, "berry": 1})


def test_monastery_cannot_be_visited_with_fewer_than_two_resources() -> None:
    table = valley().city("monastery").stock(twig=1)
    assert table.why_not("visit-monastery") == "You need 1 resource more."


def test_monastery_gives_to_one_opponent_who_still_plays() -> None:
    table = valley(4).city("monastery").stock(berry=2).passed(2).visit("monastery")
    assert table.options() == ["seat-2", "seat-4"]
    assert table.pick("seat-4").has(3) == {"berry": 2}


def test_monastery_discards_the_resources_when_all_others_have_passed() -> None:
    table = valley().city("monastery").stock(berry=2).passed(1).visit("monastery")
    assert (table.has(0), table.has(1), table.points()) == ({}, {}, 4)


def test_monastery_keeps_its_worker_for_good() -> None:
    table = valley().city("monastery").stock(berry=2).workers(1).visit("monastery")
    table.turn(0).prepare()
    assert table.on("monastery") == {"worker-0": 1}
    assert table.count("workers") == 1  # the new one of spring


def test_a_second_worker_enters_the_monastery_only_with_a_monk() -> None:
    table = valley().city(on("monastery", workers=(0,))).stock(berry=4)
    assert not table.can("visit-monastery")
    assert table.city(on("monastery", workers=(0,)), "monk").can("visit-monastery")


def test_a_third_worker_never_enters_the_monastery() -> None:
    table = valley().city(on("monastery", workers=(0, 0)), "monk").stock(berry=4)
    assert not table.can("visit-monastery")


def test_a_monk_of_another_city_opens_no_second_spot_of_the_monastery() -> None:
    table = valley().city(on("monastery", workers=(0,))).city("monk", seat=1).stock(berry=4)
    assert not table.can("visit-monastery")


# Cemetery.


def test_cemetery_turns_up_four_cards_of_the_deck_and_plays_one_for_nothing() -> None:
    table = valley().city("cemetery").deck("king", "queen", "farm", "mine", "inn")
    table.visit("cemetery").pick("play-king")
    assert table.cards("city") == ["cemetery", "king"]
    assert sorted(table.cards("discard")) == ["farm", "mine", "queen"]


def test_cemetery_may_turn_up_the_top_of_the_discard_pile() -> None:
    table = valley().city("cemetery").lay("discard", "inn", "farm", "mine", "king", "queen")
    table.visit("cemetery").pick("from-discard")
    assert table.options() == ["play-farm", "play-mine", "play-queen", "play-king"]


def test_cemetery_finds_a_discard_pile_that_lies_face_down() -> None:
    table = valley().city("cemetery").lay("discard", "farm", "mine", "king", "queen")
    pile = table.visit("cemetery").scene.table.view(0).zone("discard")
    assert (pile.count, pile.cards) == (4, None)


def test_cemetery_has_to_play_one_of_the_cards() -> None:
    table = valley().city("cemetery").deck("king", "queen", "farm", "mine").visit("cemetery")
    assert not table.can("stop")


def test_cemetery_offers_only_legal_cards() -> None:
    table = valley().city("cemetery", "lookout").city("fool", seat=1)
    table.deck("lookout", "king", "fool", "farm").visit("cemetery")
    assert table.options() == ["play-farm", "play-king"]


def test_cemetery_plays_ruins_into_a_full_city() -> None:
    table = valley().city(*full("cemetery")).deck("king", "queen", "mine", "ruins")
    table.visit("cemetery").pick("farm")
    assert table.cards("city")[-1] == "ruins"


def test_cemetery_discards_all_four_when_none_can_be_played() -> None:
    table = valley().city(*full("cemetery")).deck("king", "queen", "farm", "mine")
    table.visit("cemetery")
    assert table.size("discard") == 4
    assert table.on("cemetery") == {"worker-0": 1}


def test_cemetery_takes_the_deck_unasked_when_the_discards_are_too_few() -> None:
    table = valley().city("cemetery").lay("discard", "farm", "mine", "inn")
    table.visit("cemetery")
    assert table.size("revealed") == 4
    assert table.size("discard") == 3


def test_cemetery_takes_the_discards_unasked_when_the_deck_is_too_short() -> None:
    table = valley().city("cemetery").deck_only("farm", "mine", "inn", discards=5)
    table.visit("cemetery")
    assert table.size("discard") == 1
    assert table.size("deck") == 3


def test_cemetery_turns_up_what_both_piles_hold_when_neither_has_four() -> None:
    table = valley().city("cemetery").deck_only("farm", "mine", discards=1).visit("cemetery")
    assert table.size("revealed") == 3


def test_cemetery_may_turn_up_a_fool_though_the_own_city_has_one() -> None:
    table = valley().city("cemetery", "fool").deck("fool", "king", "queen", "mine")
    table.visit("cemetery").pick("play-fool")
    assert table.cards("city", 1) == ["fool"]


def test_cemetery_keeps_its_worker_for_good() -> None:
    table = valley().city(on("cemetery", workers=(0,))).workers(0).prepare()
    assert table.on("cemetery") == {"worker-0": 1}
    assert table.count("workers") == 1


def test_a_second_worker_enters_the_cemetery_only_with_an_undertaker() -> None:
    table = valley().city(on("cemetery", workers=(0,)))
    assert not table.can("visit-cemetery")
    assert table.city(on("cemetery", workers=(0,)), "undertaker").can("visit-cemetery")


def test_the_second_worker_of_the_cemetery_stays_when_the_undertaker_leaves() -> None:
    table = valley().city(on("cemetery", workers=(0, 0)), "undertaker", "university")
    table.visit("university").pick("undertaker", "berry")
    table.turn(0).prepare()
    assert table.on("cemetery") == {"worker-0": 2}


# University.


def test_university_pays_a_card_of_the_city_back_with_a_resource_and_a_point() -> None:
    table = valley().city("university", "farm", "king").visit("university")
    table.pick("farm", "berry")
    assert table.has() == {"twig": 2, "resin": 1, "berry": 1}
    assert table.points() == 1
    assert table.cards("city") == ["university", "king"]
    assert table.cards("discard") == ["farm"]


def test_university_may_discard_a_critter() -> None:
    table = valley().city("university", "farm", "king").visit("university")
    assert table.pick("king", "twig").has() == {"twig": 1, "berry": 6}


def test_university_does_not_discard_itself() -> None:
    table = valley().city("university", "farm", "mine").visit("university")
    assert table.options() == ["farm", "mine"]


def test_university_cannot_be_visited_when_it_stands_alone() -> None:
    table = valley().city("university")
    assert table.why_not("visit-university") == "Your city has no card for it."


def test_university_takes_over_a_permanent_worker_of_the_discarded_card() -> None:
    table = valley().city(on("monastery", workers=(0,)), "university")
    table.visit("university").pick("berry")
    assert table.on("university") == {"stuck": 1, "worker-0": 1}
    table.turn(0).prepare()
    assert table.on("university") == {"stuck": 1}


def test_university_with_a_permanent_worker_may_still_be_visited() -> None:
    table = valley().city("university", "farm", on("cemetery", workers=(0, 0)))
    table.visit("university").pick("cemetery", "berry")
    table.turn(0).prepare()
    assert table.turn(0).can("visit-university")


def test_university_sends_an_ordinary_worker_of_the_discarded_card_home_with_the_others() -> None:
    table = valley().city("university", on("lookout", workers=(0,))).workers(1)
    table.visit("university").pick("berry")
    assert table.count("workers") == 0
    assert table.turn(0).prepare().count("workers") == 3


def test_university_lets_the_worker_of_an_opponent_come_home_with_the_others() -> None:
    table = valley().city("university", on("inn", workers=(1,))).workers(1, seat=1)
    table.visit("university").pick("berry")
    assert table.count("workers", 1) == 1
    table.turn(1).workers(0, seat=1).prepare()
    assert table.count("workers", 1) == 2


def test_university_lets_a_card_that_comes_again_start_afresh() -> None:
    table = valley().city("university", on("farm", occupied=True)).hand("farm", "husband")
    table.visit("university").pick("berry")
    table.turn(0).play("farm")
    assert table.on("farm") == {}
    assert table.turn(0).can("play-husband")


def test_university_discards_a_dungeon_with_its_prisoners() -> None:
    table = valley().city("university", "dungeon").lay("prison", "king")
    table.visit("university").pick("berry")
    assert sorted(table.cards("discard")) == ["dungeon", "king"]
