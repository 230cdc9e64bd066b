"""The score, source by source, and who wins."""

from tests.games.everdell.valley import On, Valley, on, valley


def test_the_sheet_names_every_source() -> None:
    table = valley().city("castle", "farm", on("chapel", points=2)).set("points", 3)
    table.worker_at("journey_5").lay("achieved", "basic_event_traveler_3")
    assert table.sheet() == {
        "Castle": 4,
        "Farm": 1,
        "Chapel": 2,
        "Castle, bonus": 1,
        "point tokens": 3,
        "points on Chapel": 2,
        "journey": 5,
        "Cartographer’s Expedition": 3,
    }
    assert table.score() == 4 + 1 + 2 + 1 + 3 + 2 + 5 + 3


def test_the_sheet_says_what_points_are_counted_by() -> None:
    table = valley().city("castle", "king", "farm", "farm", "wife", "husband")
    table.worker_at("journey_2", count=2).lay("achieved", "basic_event_traveler_3")
    assert table.reasons() == {
        "Castle, bonus": "2 common constructions",
        "King, bonus": "1 basic event",
        "Wife, bonus": "1 pair",
        "journey": "2 × stone of 2",
    }


def test_cards_are_worth_their_printed_points() -> None:
    assert valley().city("king", "queen", "doctor", "ruins", "fool").score() == 4 + 4 + 4 + 0 - 2


def test_points_left_on_a_clock_tower_count() -> None:
    assert valley().city(on("clock_tower", points=2)).score() == 2


def test_several_workers_may_be_on_a_journey() -> None:
    table = valley().worker_at("journey_2", count=2).worker_at("journey_4")
    assert table.sheet()["journey"] == 2 + 2 + 4


def test_the_journey_of_others_does_not_count() -> None:
    assert valley().worker_at("journey_5", seat=1).score() == 0


def test_cards_in_prison_and_beneath_events_are_worth_nothing_by_themselves() -> None:
    table = valley().city("dungeon").lay("prison", "king").lay("beneath", "queen")
    assert table.score() == 0


def test_resources_and_cards_in_hand_are_worth_nothing() -> None:
    assert valley().stock(9, 9, 9, 9).hand("king", "castle").score() == 0


def test_what_is_stored_is_worth_nothing() -> None:
    assert valley().city(on("storehouse", twig=3, pebble=1)).score() == 2


# Who wins.


def duel(first: list[str | On], second: list[str | On]) -> Valley:
    """Two cities."""
    return valley().city(*first).city(*second, seat=1)


def test_most_points_win() -> None:
    assert duel(["farm"], ["mine"]).winners() == [1]


def test_a_tie_goes_to_more_events() -> None:
    table = duel(["king"], ["wife"]).lay("achieved", "basic_event_traveler_3", seat=1)
    table.set("points", 1).stock(9)
    assert (table.score(0), table.score(1), table.winners()) == (5, 5, [1])


def test_then_to_more_resources_left() -> None:
    assert duel(["farm"], ["farm"]).stock(1, 1).stock(berry=3, seat=1).winners() == [1]


def test_what_is_stored_breaks_no_tie() -> None:
    table = duel([on("storehouse", twig=3)], ["storehouse"]).stock(berry=1, seat=1)
    assert table.winners() == [1]


def test_who_is_still_tied_shares_the_victory() -> None:
    assert duel(["farm"], ["farm"]).stock(1).stock(berry=1, seat=1).winners() == [0, 1]
