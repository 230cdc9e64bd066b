"""The river: who may go there, what is found, what its cards ask and give."""

import pytest

from tests.games.everdell.pearlbrook.shore import CITY_FOR, joined, shore

# Citizens: what they want to see, and a hand that has it.
CITIZENS = {
    "gus_the_gardener": ("farm", "farm", "mine"),
    "crustina_the_constable": ("crane", "judge"),
    "iluminor_the_inventor": ("bard", "wanderer"),
    "snout_the_explorer": ("inn", "lookout"),
    "omicron_the_elder": ("king",),
}
# Locations: the resource they take, and how many cards of the deck they give.
LOCATIONS = {
    "ballroom": ("resin", 3),
    "watermill": ("twig", 2),
    "great_hall": ("pebble", 4),
    "gardens": ("berry", 3),
}


@pytest.mark.parametrize("bank", CITY_FOR)
def test_a_destination_asks_for_cards_of_its_type(bank: str) -> None:
    assert shore().fulfils(bank).can(f"river_spot_{bank}")
    few = CITY_FOR[bank][:-1]
    assert not shore().city(*few).can(f"river_spot_{bank}")
    assert "1" in shore().city(*few).why_not(f"river_spot_{bank}")


def test_river_spot_production_asks_for_three() -> None:
    table = shore().city("farm")
    assert table.why_not("river_spot_production") == "Your city needs 2 production cards more."


def test_river_spot_destination_asks_for_two() -> None:
    assert shore().why_not("river_spot_destination") == "Your city needs 2 destinations more."


def test_river_spot_governance_asks_for_two() -> None:
    assert shore().why_not("river_spot_governance") == "Your city needs 2 governance cards more."


def test_river_spot_traveler_asks_for_two() -> None:
    assert shore().why_not("river_spot_traveler") == "Your city needs 2 travelers more."


def test_the_first_to_come_takes_the_pearl_and_turns_up_the_card() -> None:
    table = shore().fulfils("governance").next_river("ballroom").send("governance")
    assert table.jewels() == 1
    assert table.cards("river cards") == ["ballroom"]
    assert table.at_bank("governance") == {"ambassador-0": 1}
    assert table.at_bank("production") == {"pearl": 1}


def test_nobody_finds_a_second_pearl() -> None:
    table = shore().fulfils("governance").river(governance="ballroom").send("governance")
    assert table.jewels() == 0


def test_a_destination_has_room_for_one_ambassador() -> None:
    table = shore().fulfils("governance").city(*CITY_FOR["governance"], seat=1)
    table.next_river("ballroom").send("governance")
    assert table.asked() == 1
    assert table.why_not("river_spot_governance") == "Another ambassador is there."


def test_the_ambassador_is_one_and_no_worker() -> None:
    table = shore(1).fulfils("governance").next_river("ballroom").frog_at("production")
    table.send("governance")
    assert table.count("workers") == 2
    assert table.count("ambassador") == 0
    assert table.why_not("shoals") == "Your ambassador is not at home."


def test_the_question_names_the_ambassador_while_it_is_at_home() -> None:
    assert "send your ambassador" in shore().prompt()
    assert "ambassador" not in shore().set("ambassador", 0).prompt()


def test_without_workers_the_ambassador_may_still_go() -> None:
    table = shore().fulfils("governance").next_river("ballroom").workers(0)
    assert table.can("river_spot_governance")
    assert table.can("prepare")


def test_the_ambassador_comes_home_with_the_workers() -> None:
    table = shore(1).fulfils("governance").next_river("ballroom").frog_at("production")
    table.send("governance").prepare()
    assert table.count("ambassador") == 1
    assert table.count("workers") == 3
    assert table.workers_at("river_spot_governance") == 0


def test_who_leaves_the_ambassador_at_home_may_prepare() -> None:
    assert shore().workers(0).stock(twig=2).hand("wanderer").can("prepare")


def test_no_worker_goes_to_the_river_and_none_is_called_home_from_there() -> None:
    table = shore().fulfils("governance", "dungeon").hand("ranger").next_river("ballroom")
    table.set("ambassador", 0).worker_at("river_spot_governance")
    assert table.play("ranger").count("workers") == 2
    assert table.workers_at("river_spot_governance") == 1


@pytest.mark.parametrize("name", CITIZENS)
def test_a_citizen_wants_to_see_cards(name: str) -> None:
    hand = CITIZENS[name]
    table = shore().fulfils("governance").hand(*hand, "palace").river(governance=name)
    if name == "omicron_the_elder":
        table.hand(*hand)
    table.send("governance").pick(name)
    assert (table.jewels(), table.points(), table.size("discard")) == (1, 1, len(hand))


@pytest.mark.parametrize("name", CITIZENS)
def test_a_citizen_is_not_content_with_less(name: str) -> None:
    table = shore().fulfils("governance").hand(*CITIZENS[name][1:]).river(governance=name)
    table.send("governance")
    assert (table.asked(), table.jewels()) == (1, 0)


def test_gus_the_gardener_takes_the_cards_that_are_chosen() -> None:
    table = shore().fulfils("governance").hand("farm", "mine", "twig_barge", "inn", "storehouse")
    table.river(governance="gus_the_gardener").send("governance").pick("gus_the_gardener")
    table.pick("farm", "mine")
    assert sorted(table.cards("hand")) == ["inn", "twig_barge"]


def test_crustina_the_constable_may_be_declined() -> None:
    table = shore().fulfils("governance").hand("crane", "judge")
    table.river(governance="crustina_the_constable").send("governance").stop()
    assert (table.size("hand"), table.jewels()) == (2, 0)


def test_iluminor_the_inventor_wants_travelers() -> None:
    table = shore().fulfils("governance").hand("bard", "pirate", "inn")
    table.river(governance="iluminor_the_inventor").send("governance")
    table.pick("iluminor_the_inventor")
    assert table.cards("hand") == ["inn"]


def test_snout_the_explorer_wants_destinations() -> None:
    table = shore().fulfils("governance").hand("ferry", "inn", "bard")
    table.river(governance="snout_the_explorer").send("governance").pick("snout_the_explorer")
    assert table.cards("hand") == ["bard"]


def test_omicron_the_elder_wants_one_card_of_prosperity() -> None:
    table = shore().fulfils("governance").hand("castle", "king")
    table.river(governance="omicron_the_elder").send("governance").pick("omicron_the_elder", "king")
    assert table.cards("hand") == ["castle"]


def test_bosley_the_artist_wants_three_types() -> None:
    table = shore().fulfils("governance").hand("farm", "mine", "bard", "inn", "wanderer")
    table.river(governance="bosley_the_artist").send("governance").pick("bosley_the_artist")
    assert table.options() == ["farm", "mine"]
    table.pick("mine")
    assert table.options() == ["wanderer", "bard"]
    table.pick("bard")
    assert (table.jewels(), table.points()) == (1, 1)
    assert sorted(table.cards("hand")) == ["farm", "wanderer"]


def test_bosley_the_artist_is_not_content_with_two_types() -> None:
    table = shore().fulfils("governance").hand("farm", "mine", "bard")
    table.river(governance="bosley_the_artist").send("governance")
    assert table.asked() == 1


def test_what_a_citizen_takes_all_have_seen() -> None:
    table = shore().fulfils("governance").hand("castle", "farm")
    table.river(governance="omicron_the_elder").send("governance")
    table.state.watch = []
    table.pick("omicron_the_elder")
    revealed = table.state.layout.find("revealed", 0)
    moved = [getattr(event, "target", -1) for event in table.state.watch]
    assert revealed in moved


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_takes_a_point_and_a_resource(name: str) -> None:
    resource, cards = LOCATIONS[name]
    table = shore().fulfils("governance").points_of(1).set(resource, 1)
    table.river(governance=name).send("governance").pick(name)
    assert (table.size("hand"), table.jewels(), table.points(), table.has()) == (cards, 1, 0, {})


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_takes_no_other_resource_and_nothing_without_a_point(name: str) -> None:
    resource, _ = LOCATIONS[name]
    others = {"twig": 3, "resin": 3, "pebble": 3, "berry": 3} | {resource: 0}
    table = shore().fulfils("governance").points_of(1).stock(**others)
    assert table.river(governance=name).send("governance").asked() == 1
    table = shore().fulfils("governance").set(resource, 1)
    assert table.river(governance=name).send("governance").asked() == 1


def test_ballroom_gives_three_cards() -> None:
    table = shore().fulfils("traveler").points_of(2).stock(resin=2).river(traveler="ballroom")
    assert table.send("traveler").pick("ballroom").size("hand") == 3


def test_watermill_gives_two_cards() -> None:
    table = shore().fulfils("traveler").points_of(2).stock(twig=2).river(traveler="watermill")
    assert table.send("traveler").pick("watermill").size("hand") == 2


def test_great_hall_gives_four_cards() -> None:
    table = shore().fulfils("traveler").points_of(2).stock(pebble=2).river(traveler="great_hall")
    assert table.send("traveler").pick("great_hall").size("hand") == 4


def test_gardens_may_be_declined() -> None:
    table = shore().fulfils("traveler").points_of(2).stock(berry=2).river(traveler="gardens")
    assert table.send("traveler").stop().size("hand") == 0


def test_observatory_gives_two_cards_of_the_meadow_for_any_resource() -> None:
    table = shore().fulfils("governance").points_of(1).stock(twig=1, berry=1)
    table.meadow("farm", "king", "inn").river(governance="observatory")
    table.send("governance").pick("observatory", "berry", "farm", "king")
    assert table.cards("hand") == ["farm", "king"]
    assert (table.jewels(), table.points(), table.has()) == (1, 0, {"twig": 1})
    assert table.size("meadow") == 8


def test_market_gives_three_cards_for_any_resource() -> None:
    table = shore().fulfils("governance").points_of(1).stock(twig=1, berry=1)
    table.river(governance="market").send("governance").pick("market", "twig")
    assert (table.size("hand"), table.jewels(), table.has()) == (3, 1, {"berry": 1})


def test_a_card_just_turned_up_may_be_used_at_once() -> None:
    table = shore().fulfils("governance").points_of(1).stock(resin=1).next_river("ballroom")
    table.send("governance").pick("ballroom")
    assert (table.size("hand"), table.jewels()) == (3, 2)


def test_shoals_give_a_pearl_for_two_resources_and_two_cards() -> None:
    table = shore().stock(twig=1, berry=2).hand("farm", "inn", "mine")
    table.send("shoals").pick("twig", "farm", "mine")
    assert (table.jewels(), table.has(), table.cards("hand")) == (1, {"berry": 1}, ["inn"])


def test_shoals_are_shared() -> None:
    table = (
        shore().stock(twig=2).hand("farm", "inn").stock(twig=2, seat=1).hand("mine", "king", seat=1)
    )
    table.send("shoals")
    assert table.asked() == 1
    assert table.send("shoals").at_bank("shoals") == {"ambassador-0": 1, "ambassador-1": 1}


def test_shoals_are_paid_in_full() -> None:
    assert (
        shore().stock(twig=1).hand("farm", "inn").why_not("shoals") == "You need 1 resource more."
    )
    assert shore().stock(twig=2).hand("farm").why_not("shoals") == "You need 1 card more."


def test_a_pearl_is_not_any_resource() -> None:
    table = shore().stock(twig=1).hand("farm", "inn").pearls(3)
    assert not table.can("shoals")


def test_a_messenger_counts_as_what_its_construction_is() -> None:
    assert shore().city("inn", joined("lookout"), "messenger").can("river_spot_destination")
    assert shore().city(joined("inn"), "messenger").can("river_spot_destination")


def test_a_messenger_with_a_construction_is_no_traveler_for_the_river() -> None:
    assert not shore().city(joined("inn"), "messenger", "wanderer").can("river_spot_traveler")


def test_a_messenger_alone_is_a_traveler_for_the_river() -> None:
    assert shore().city("messenger", "wanderer").can("river_spot_traveler")


def test_two_citizens_and_two_locations_are_dealt() -> None:
    for seed in range(20):
        table = shore(seed=seed)
        groups = [
            table.state.box.side_card(card).group
            for card in table.state.zones[table.state.layout.find("river deck")]
        ]
        assert sorted(groups) == ["citizen", "citizen", "location", "location"]
