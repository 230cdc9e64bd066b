"""What happens by the brook is told to all, and to nobody more than they saw."""

import skerry
from skerry.text import say
from tests.games.everdell.pearlbrook.shore import shore
from tests.games.everdell.test_log import told


def test_an_ambassador_is_seen_going_and_the_river_shows_a_card() -> None:
    table = shore().fulfils("governance").next_river("ballroom")
    assert told(table, "river_spot_governance") == [
        "Seat 1 sends the ambassador to Rune Stone.",
        "The river shows Ballroom.",
        "Seat 1 gains 1 pearl.",
    ]


def test_a_ferry_is_told_with_its_city() -> None:
    table = shore().city("ferry", seat=1).river(production="ballroom")
    assert told(table, "visit-ferry")[0] == (
        "Seat 1 sends the ambassador to Ferry, in the city of Seat 2."
    )


def test_a_citizen_shows_the_cards_to_all() -> None:
    table = shore().fulfils("governance").hand("king").river(governance="omicron_the_elder")
    assert told(table.send("governance"), "omicron_the_elder", viewer=1) == [
        "Seat 1 shows King.",
        "Seat 1 discards King.",
        "Seat 1 gains 1 point and 1 pearl.",
    ]


def test_an_adornment_is_named_when_it_is_played() -> None:
    assert told(shore().adorned("bell").pearls(1), "play-bell", viewer=1) == [
        "Seat 1 plays Bell.",
        "Seat 1 spends 1 pearl.",
        "Seat 1 gains 3 berries.",
    ]


def test_a_wonder_is_built() -> None:
    table = shore().stock(1, 1, 1).pearls(2).hand("farm", "mine")
    assert told(table, "hopewatch_gate")[0] == "Seat 1 builds Hopewatch Gate."


def test_a_messenger_is_told_where_it_lies() -> None:
    table = shore().city("farm", "bridge").hand("messenger").play("messenger")
    assert told(table, "farm")[0] == "The messenger shares the space of Farm."


def test_a_ship_is_seen_going() -> None:
    assert told(shore().city("pirate_ship"), "visit-pirate_ship") == [
        "Seat 1 sends a worker to Pirate Ship.",
        "Pirate Ship goes into the city of Seat 2.",
    ]


def test_invitations_are_named_to_giver_and_receiver_only() -> None:
    table = shore(3).events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("farm", "king").visit("masquerade_invitations").gather("farm")
    assert told(table, "seat-2", viewer=2)[0] == "Seat 1 gives a card to Seat 2."
    table = shore(3).events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("farm", "king").visit("masquerade_invitations").gather("farm")
    assert told(table, "seat-2", viewer=1)[0] == "Seat 1 gives Farm to Seat 2."


def test_the_frog_is_seen_going_and_gathering() -> None:
    table = shore(1).frog_at("production").river(production="ballroom").next_river("gardens")
    table.workers(0).hand("wanderer").stock(berry=2)
    lines = told(table, "prepare")
    assert lines[-3:] == [
        "Rugwort’s frog goes to Old Jetty.",
        "The river shows Gardens.",
        "Rugwort gains 2 pearls.",
    ]


def test_the_wonders_of_rugwort_are_told() -> None:
    table = shore(1).frog_at("production").set("rival pearls", 3).season("autumn")
    table.workers(0).set("ambassador", 0).hand("wanderer").stock(berry=2)
    assert told(table, "pass")[-1] == "Rugwort builds Starfalls Flame."


def test_how_many_adornments_one_gets_is_told_and_which_to_their_seat_only() -> None:
    table = skerry.new("everdell", 2, seed=1, pearlbrook=True)
    assert "Seat 1 gets 2 adornments." in [say(line) for line in table.log(1)[0].texts]
    own = [say(line) for line in table.log(0)[0].texts if "adornments" in say(line)]
    assert own[0].startswith("Seat 1 gets the adornments ")
