"""Wonders, forest places, special events and the set-up of Pearlbrook."""

import pytest

import skerry
from skerry.games.everdell.rows import PEARLBROOK_EVENTS, PEARLBROOK_FOREST, WONDERS
from tests.games.everdell.pearlbrook.shore import shore
from tests.games.everdell.valley import full, on

# Twigs, resins and pebbles of each; pearls and cards; points.
PRICES = {
    "hopewatch_gate": (1, 2, 10),
    "mistrise_fountain": (2, 2, 15),
    "sunblaze_bridge": (2, 3, 20),
    "starfalls_flame": (3, 3, 25),
}
HAND = ("farm", "mine", "king")


# Wonders.


@pytest.mark.parametrize("name", PRICES)
def test_a_wonder_is_paid_in_resources_pearls_and_cards(name: str) -> None:
    each, pearls, points = PRICES[name]
    table = shore().stock(each, each, each).pearls(pearls).hand(*HAND[:pearls]).visit(name)
    assert (table.has(), table.jewels(), table.size("hand")) == ({}, 0, 0)
    assert (table.cards("achieved"), table.score()) == ([name], points)


@pytest.mark.parametrize("name", PRICES)
def test_a_wonder_is_paid_in_full(name: str) -> None:
    each, pearls, _ = PRICES[name]
    for resource in ("twig", "resin", "pebble"):
        table = shore().stock(each, each, each, 5).pearls(pearls).hand(*HAND[:pearls])
        assert table.set(resource, each - 1).why_not(name) == f"You need 1 {resource} more."
    table = shore().stock(each, each, each).pearls(pearls - 1).hand(*HAND[:pearls])
    assert table.why_not(name) == "You need 1 pearl more."
    table = shore().stock(each, each, each).pearls(pearls).hand(*HAND[: pearls - 1])
    assert table.why_not(name) == "You need 1 card more."


def test_there_are_four_wonders() -> None:
    assert {place.name: place.points for place in WONDERS} == {
        name: points for name, (_, _, points) in PRICES.items()
    }


def test_hopewatch_gate_is_built_by_one_only() -> None:
    table = shore().stock(1, 1, 1).pearls(2).hand("farm", "mine").visit("hopewatch_gate")
    assert table.asked() == 1
    assert table.why_not("hopewatch_gate") == "It has been built already."


def test_mistrise_fountain_gives_its_worker_back_in_the_next_season() -> None:
    table = shore().stock(2, 2, 2).pearls(2).hand("farm", "mine").visit("mistrise_fountain")
    assert table.turn(0).prepare().count("workers") == 4 - 1


def test_sunblaze_bridge_is_not_made_cheaper_by_a_crane() -> None:
    assert (
        not shore()
        .stock(1, 2, 2)
        .pearls(3)
        .hand(*HAND)
        .city("crane", "judge")
        .can("sunblaze_bridge")
    )


def test_starfalls_flame_needs_a_worker() -> None:
    table = shore().stock(3, 3, 3).pearls(3).hand(*HAND).workers(0)
    assert table.why_not("starfalls_flame") == "You have no worker at home."


def test_one_may_build_several_wonders() -> None:
    table = shore().stock(3, 3, 3).pearls(4).hand("farm", "mine", "king", "inn")
    table.visit("hopewatch_gate").pick("farm", "mine").turn(0).visit("mistrise_fountain")
    assert table.cards("achieved") == ["hopewatch_gate", "mistrise_fountain"]


def test_a_wonder_is_no_event_for_a_king_nor_in_a_tie() -> None:
    table = shore().city("king").lay("achieved", "hopewatch_gate")
    assert table.score() == 4 + 10
    table = shore().lay("achieved", "hopewatch_gate").points_of(10, seat=1)
    assert table.winners() == [0, 1]


# Pearls.


def test_a_pearl_is_worth_two_points() -> None:
    assert shore().pearls(3).sheet()["pearls"] == 6


# Forest.


def test_forest_two_pebble_one_card_gives_them() -> None:
    table = shore().forest("forest_two_pebble_one_card").visit("forest_two_pebble_one_card")
    assert (table.has(), table.size("hand")) == ({"pebble": 2}, 1)


def test_forest_resin_pebble_or_four_card_gives_one_of_both() -> None:
    name = "forest_resin_pebble_or_four_card"
    table = shore().forest(name).visit(name).pick("resin")
    assert (table.has(), table.size("hand")) == ({"resin": 1, "pebble": 1}, 0)
    table = shore().forest(name).visit(name).pick("from-deck")
    assert (table.has(), table.size("hand")) == ({}, 4)


def test_forest_berry_pebble_card_gives_them() -> None:
    table = shore().forest("forest_berry_pebble_card").visit("forest_berry_pebble_card")
    assert (table.has(), table.size("hand")) == ({"pebble": 1, "berry": 1}, 1)


def test_forest_discard_two_meadow_take_two_gain_any_changes_the_meadow() -> None:
    name = "forest_discard_two_meadow_take_two_gain_any"
    table = shore().forest(name).meadow("farm", "mine", "king").deck("queen", "castle")
    table.visit(name).pick("farm", "mine", "queen", "castle", "resin")
    assert table.cards("hand") == ["queen", "castle"]
    assert (table.has(), table.size("meadow"), table.size("discard")) == ({"resin": 1}, 8, 2)


def test_forest_discard_two_meadow_take_two_gain_any_takes_what_fits_the_hand() -> None:
    name = "forest_discard_two_meadow_take_two_gain_any"
    table = shore().forest(name).meadow("farm", "mine", "king").hand(*["farm"] * 7)
    table.visit(name).pick("farm", "mine", "king", "resin")
    assert (table.size("hand"), table.asked()) == (8, 1)


def test_the_forest_of_the_brook_is_four_places() -> None:
    assert len(PEARLBROOK_FOREST) == 4


# Events.


@pytest.mark.parametrize(
    ("name", "needs", "points"),
    [
        ("romantic_cruise", {"ferry", "husband"}, 0),
        ("x_marks_the_spot", {"pirate_ship", "storehouse"}, 0),
        ("riverside_resort", {"harbor", "innkeeper"}, 0),
        ("masquerade_invitations", {"messenger", "fairgrounds"}, 0),
        ("sunken_treasure_discovered", {"pirate", "crane"}, 0),
        ("river_race", {"ferry_ferret", "twig_barge"}, 4),
    ],
)
def test_an_event_is_as_printed(name: str, needs: set[str], points: int) -> None:
    event = {event.name: event for event in PEARLBROOK_EVENTS}[name]
    assert (set(event.needs), event.points) == (needs, points)
    table = shore().events(name)
    assert not table.can(name)


def test_romantic_cruise_brings_a_wife_out_of_the_deck() -> None:
    table = shore().events("romantic_cruise").city("ferry", "husband").deck("wife", "farm")
    table.visit("romantic_cruise").pick("wife")
    assert table.cards("city") == ["ferry", "husband", "wife"]


def test_romantic_cruise_may_bring_five_points() -> None:
    table = shore().events("romantic_cruise").city("ferry", "husband").visit("romantic_cruise")
    assert table.pick("number-5").points() == 5


def test_romantic_cruise_finds_no_wife_where_there_is_none() -> None:
    table = shore().events("romantic_cruise").city("ferry", "husband").city(*["wife"] * 4, seat=1)
    table.visit("romantic_cruise").pick("wife")
    assert (table.size("city"), table.points()) == (2, 0)


def test_romantic_cruise_has_a_place_for_the_wife_in_a_full_city() -> None:
    table = shore().events("romantic_cruise").city(*full("ferry", "husband")).deck("wife")
    assert table.visit("romantic_cruise").pick("wife").size("city") == 16


def test_x_marks_the_spot_puts_points_on_a_storehouse() -> None:
    table = (
        shore().events("x_marks_the_spot").city("pirate_ship", on("storehouse", twig=3, berry=2))
    )
    table.visit("x_marks_the_spot")
    assert table.on("storehouse") == {"point": 5, "twig": 3, "berry": 2}
    assert table.score() == 2 + 5


def test_x_marks_the_spot_puts_six_points_at_most_on_the_one_chosen() -> None:
    table = shore().events("x_marks_the_spot")
    table.city("pirate_ship", "storehouse", on("storehouse", twig=9)).visit("x_marks_the_spot")
    assert table.pick("copy-2").on("storehouse", copy=1) == {"point": 6, "twig": 9}


def test_x_marks_the_spot_leaves_its_points_when_the_storehouse_is_emptied() -> None:
    table = shore().city(on("storehouse", points=4, twig=3)).visit("storehouse")
    assert table.on("storehouse") == {"point": 4, "worker-0": 1}


def test_riverside_resort_takes_critters_of_the_meadow() -> None:
    table = shore().events("riverside_resort").city("harbor", "innkeeper")
    table.meadow("wife", "farm", "king", "bard", "mine", "inn", "castle", "queen")
    table.visit("riverside_resort")
    assert table.options() == ["stop", "bard", "queen", "wife", "king"]
    table.pick("bard", "wife", "king")
    assert table.cards("beneath") == ["bard", "wife", "king"]
    assert (table.sheet()["Riverside Resort"], table.size("meadow")) == (6, 8)


def test_riverside_resort_may_take_none() -> None:
    table = shore().events("riverside_resort").city("harbor", "innkeeper").meadow("wife")
    assert table.visit("riverside_resort").stop().sheet()["Riverside Resort"] == 0


def test_masquerade_invitations_pay_a_point_for_each_card_given() -> None:
    table = shore(3).events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("farm", "mine", "king", "inn").visit("masquerade_invitations")
    table.gather("mine", "king", "farm").pick("seat-3", "seat-2", "seat-3")
    assert (table.cards("hand", 1), table.cards("hand", 2)) == (["mine"], ["farm", "king"])
    assert (table.points(), table.cards("hand")) == (3, ["inn"])


def test_masquerade_invitations_go_to_six_at_most() -> None:
    table = shore().events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand(*["farm"] * 8).visit("masquerade_invitations")
    table.gather(*["farm"] * 6)
    assert (table.asked(), table.points(), table.size("hand", 1)) == (1, 6, 6)


def test_masquerade_invitations_may_be_achieved_with_an_empty_hand() -> None:
    table = shore().events("masquerade_invitations").city("messenger", "fairgrounds")
    assert table.visit("masquerade_invitations").points() == 0


def test_masquerade_invitations_find_no_room_in_a_full_hand() -> None:
    table = shore(3).events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("king", "inn").hand(*["farm"] * 8, seat=1).visit("masquerade_invitations")
    table.gather("king", "inn")
    assert table.cards("hand", 2) == ["inn", "king"]


def test_masquerade_invitations_of_one_kind_go_to_several() -> None:
    table = shore(3).events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand(*["farm"] * 3).visit("masquerade_invitations").gather(*["farm"] * 3)
    table.gather("seat-3", "seat-2", "seat-3")
    assert (table.cards("hand", 1), table.cards("hand", 2)) == (["farm"], ["farm", "farm"])


def test_masquerade_invitations_beyond_the_room_of_all_are_discarded() -> None:
    table = shore().events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("king", "inn").hand(*["farm"] * 7, seat=1).visit("masquerade_invitations")
    table.gather("king", "inn")
    assert (table.points(), table.cards("hand", 1)[-1], table.cards("discard")) == (
        2,
        "inn",
        ["king"],
    )


def test_masquerade_invitations_are_discarded_if_nobody_has_room() -> None:
    table = shore().events("masquerade_invitations").city("messenger", "fairgrounds").passed(1)
    table.hand("king", "inn").visit("masquerade_invitations").pick("inn").stop()
    assert (table.points(), table.cards("discard"), table.cards("hand")) == (1, ["inn"], ["king"])


def test_sunken_treasure_discovered_plays_a_card_of_the_meadow() -> None:
    table = shore().events("sunken_treasure_discovered").city("pirate", "crane").hand("farm")
    table.meadow("harbor", "king").visit("sunken_treasure_discovered")
    assert not table.can("play-farm")
    assert not table.can("play-king-from-meadow")
    assert table.pick("play-harbor-from-meadow").cards("city") == ["pirate", "crane", "harbor"]


def test_sunken_treasure_discovered_may_play_none() -> None:
    table = shore().events("sunken_treasure_discovered").city("pirate", "crane").meadow("farm")
    assert table.visit("sunken_treasure_discovered").stop().size("city") == 2


def test_river_race_pays_two_points_for_the_ferret() -> None:
    table = shore().events("river_race").city("ferry_ferret", "twig_barge").visit("river_race")
    table.pick("ferry_ferret")
    assert (table.points(), table.cards("beneath"), table.cards("city")) == (
        2,
        ["ferry_ferret"],
        ["twig_barge"],
    )
    assert table.sheet()["River Race"] == 4


def test_river_race_pays_two_resources_for_the_barge() -> None:
    table = shore().events("river_race").city("ferry_ferret", "twig_barge").visit("river_race")
    table.pick("twig_barge", "twig", "pebble")
    assert (table.has(), table.cards("city")) == ({"twig": 1, "pebble": 1}, ["ferry_ferret"])


# The set-up.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_event_at_least_is_of_the_brook_and_there_are_no_basic_ones(seats: int) -> None:
    own = {event.name for event in PEARLBROOK_EVENTS}
    for seed in range(15):
        table = skerry.new("everdell", seats, seed=seed, pearlbrook=True)
        names = [table.game.cards[card] for card in table.view().cards("events")]
        special = [name for name in names if name not in PRICES]
        assert (len(names), len(special)) == (8, 4)
        assert own & set(special)
        assert not [name for name in names if name.startswith("basic")]


def test_the_deck_has_twenty_cards_more() -> None:
    table = skerry.new("everdell", 2, seed=1, pearlbrook=True)
    assert table.view().zone("deck").count == 148 - 8 - 5 - 6


def test_the_river_lies_face_down_with_four_pearls() -> None:
    table = skerry.new("everdell", 2, seed=1, pearlbrook=True)
    view = table.view(0)
    assert [mark.get("pearl", 0) for mark in view.zone("river").marks] == [1, 1, 1, 1, 0]
    assert view.zone("river deck").cards is None
    assert (view.zone("river deck").count, view.zone("river box").count) == (4, 8)


def test_each_seat_has_an_ambassador() -> None:
    table = skerry.new("everdell", 3, seed=1, pearlbrook=True)
    assert [table.view().counter("ambassador", seat) for seat in range(3)] == [1, 1, 1]
