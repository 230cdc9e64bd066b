"""Turns go round: one deed each, until all have passed; and what fits into a city."""

import pytest

from tests.games.everdell.valley import Valley, on, valley

FIFTEEN = ("farm",) * 8 + ("mine",) * 3 + ("twig_barge",) * 3 + ("inn",)


def test_a_turn_is_one_deed_and_then_comes_the_next_seat() -> None:
    table = valley(3).visit("basic_one_berry")
    assert [table.asked(), table.visit("basic_one_berry").asked()] == [1, 2]
    assert table.visit("basic_one_berry").asked() == 0


def test_nobody_may_pass_or_prepare_with_workers_at_home_before_autumn() -> None:
    table = valley()
    assert not table.can("pass")
    assert not table.can("prepare")


def test_with_all_workers_out_one_may_still_play_a_card() -> None:
    table = valley().workers(0).hand("farm").stock(twig=2, resin=1)
    assert {"prepare", "play-farm"} <= set(table.options())


def test_in_autumn_one_may_pass_although_workers_are_at_home() -> None:
    table = valley().season("autumn").workers(3)
    assert table.can("pass")
    assert not table.can("prepare")
    assert table.pick("pass").asked() == 1


def test_who_has_passed_is_skipped() -> None:
    table = valley(3).passed(1)
    assert [table.visit("basic_one_berry").asked(), table.visit("basic_one_berry").asked()] == [
        2,
        0,
    ]


def test_who_can_only_pass_in_autumn_does_so_by_an_own_answer() -> None:
    table = valley().season("autumn").workers(0).meadow(*["king"] * 2, *["castle"] * 2)
    assert (table.asked(), table.options(), table.count("passed")) == (0, ["pass"], 0)
    assert table.pick("pass").count("passed") == 1


def test_who_can_only_prepare_does_so_by_an_own_answer() -> None:
    table = valley().season("winter").workers(0).meadow(*["king"] * 2, *["castle"] * 2)
    assert (table.asked(), table.options()) == (0, ["prepare"])


def test_in_a_playout_nobody_is_asked_what_has_one_answer() -> None:
    table = valley().season("autumn").workers(0).meadow(*["king"] * 2, *["castle"] * 2)
    table.scene.table.hasten()
    assert (table.asked(), table.count("passed")) == (1, 1)


def test_the_game_is_over_when_all_have_passed() -> None:
    table = valley().season("autumn").season("autumn", seat=1)
    assert table.pick("pass", "pass").asked() == -1


def test_the_workers_of_who_has_passed_stay_where_they_are() -> None:
    table = valley().passed(1).worker_at("basic_three_twigs", seat=1)
    assert not table.can("basic_three_twigs")


def test_who_has_passed_is_given_nothing() -> None:
    table = valley(3).passed(1).hand("monk").stock(berry=3).play("monk").pick("number-2")
    assert [table.has(1), table.has(2), table.points()] == [{}, {"berry": 2}, 4]


def test_what_only_those_could_get_who_have_passed_is_discarded() -> None:
    table = valley().passed(1).city("post_office").hand("farm", "mine", "inn").visit("post_office")
    table.pick("farm", "mine").stop()
    assert [table.size("hand", 1), table.size("discard"), table.size("hand")] == [0, 2, 8]


def test_the_fool_goes_into_the_city_of_who_has_passed() -> None:
    table = valley().passed(1).hand("fool").stock(berry=3).play("fool")
    assert table.cards("city", 1) == ["fool"]


def test_the_owner_of_an_open_card_gains_a_point_even_after_passing() -> None:
    table = valley().passed(1).city("inn", seat=1).meadow("farm").visit("inn")
    assert table.points(1) == 1


def test_a_city_has_fifteen_spaces() -> None:
    table = valley().city(*FIFTEEN[1:]).hand("monk", "doctor").stock(berry=9).workers(0)
    assert table.can("play-monk")
    table = valley().city(*FIFTEEN).hand("monk", "doctor").stock(berry=9).workers(0)
    assert not table.can("play-monk")


def test_a_wanderer_needs_no_space() -> None:
    assert valley().city(*FIFTEEN).hand("wanderer").stock(berry=2).can("play-wanderer")


@pytest.mark.parametrize(("one", "other"), [("husband", "wife"), ("wife", "husband")])
def test_a_husband_and_a_wife_share_a_space(one: str, other: str) -> None:
    full = (*FIFTEEN[1:], one)
    assert valley().city(*full).hand(other).stock(berry=3).can(f"play-{other}")
    assert not valley().city(*full).hand(one).stock(berry=3).can(f"play-{one}")


def test_a_husband_has_room_with_one_wife_only() -> None:
    full = (*FIFTEEN[2:], "husband", "wife", "monk")
    assert not valley().city(*full).hand("husband").stock(berry=3).can("play-husband")


def test_ruins_take_the_space_of_what_they_replace() -> None:
    table = valley().city(*FIFTEEN).hand("ruins").play("ruins").pick("inn")
    assert table.cards("city")[-1] == "ruins"
    assert table.has() == {"twig": 2, "resin": 1}


def test_a_full_city_takes_no_fool() -> None:
    assert not valley().city(*FIFTEEN, seat=1).hand("fool").stock(berry=3).can("play-fool")


def test_a_crane_that_helps_makes_room() -> None:
    table = valley().city(*FIFTEEN[:14], "crane").hand("mine").play("mine")
    assert [table.cards("city")[-1], table.size("city")] == ["mine", 15]


def test_a_unique_card_is_in_a_city_only_once() -> None:
    table = valley().city("doctor", "farm").hand("doctor", "farm").stock(2, 1, 0, 4)
    assert not table.can("play-doctor")
    assert table.can("play-farm")


def _tie(*resources: int) -> Valley:
    return valley().set("points", 3).set("points", 3, seat=1).stock(*resources)


def test_a_tie_goes_to_more_events() -> None:
    table = _tie(9).set("points", 0, seat=1).lay("achieved", "basic_event_traveler_3", seat=1)
    assert [table.score(0), table.score(1), table.winners()] == [3, 3, [1]]


def test_with_as_many_events_a_tie_goes_to_more_resources() -> None:
    assert _tie(1).winners() == [0]


def test_with_as_many_resources_all_win_together() -> None:
    assert _tie().winners() == [0, 1]


def test_the_best_score_wins() -> None:
    table = valley(3).city("farm").city("king", seat=2)
    assert table.winners() == [2]


def test_a_worker_on_a_card_counts_as_out() -> None:
    table = valley().city(on("lookout", workers=(0,))).workers(0).hand("farm").stock(2, 1)
    assert table.can("prepare")
