"""Playing alone by the brook: the frog of Rugwort, his pearls and his wonders."""

import re

import pytest

import skerry
from skerry import Table
from skerry.text import say
from tests.games.everdell.pearlbrook.shore import BANKS, Shore, shore

ALL_EVENTS = 12  # four special events are left over at three points each in the first year


def alone(**river: str) -> Shore:
    """Return a table for one seat where the frog stands at the top, and these cards are turned up."""
    table = shore(1).rival().set("rival pearls", 2).frog_at("production")
    return table.river(**river) if river else table.river(production="ballroom")


def test_the_frog_begins_where_the_die_says_and_takes_two_pearls() -> None:
    seen = set()
    for seed in range(40):
        table = skerry.new("everdell", 1, seed=seed, pearlbrook=True)
        marks = table.view().zone("river").marks
        frogs = [bank for bank, mark in enumerate(marks) if "ambassador-rival" in mark]
        assert len(frogs) == 1
        assert "pearl" not in marks[frogs[0]]
        assert table.view().counter("rival pearls") == 2
        assert table.view().zone("river cards").count == 1
        seen.add(frogs[0])
    assert seen == {0, 1, 2, 3}


def banks(table: Table) -> list[str]:
    cards = table.view().zone("river").cards
    assert cards is not None
    return [table.game.cards[card].removeprefix("river_spot_") for card in cards]


def frog(table: Table) -> int:
    marks = table.view().zone("river").marks
    return next(number for number, mark in enumerate(marks) if "ambassador-rival" in mark)


def rolled(table: Table) -> int:
    said = " ".join(say(text) for entry in table.log() for text in entry.lines)
    return int(re.findall(r"rolls a (\d)", said)[0])


@pytest.mark.parametrize(
    ("die", "faces"),
    [("in pairs", (0, 0, 1, 1, 2, 2, 3, 3)), ("round and round", (0, 1, 2, 3, 0, 1, 2, 3))],
)
def test_two_faces_of_the_die_mean_each_destination_as_chosen(
    die: str, faces: tuple[int, ...]
) -> None:
    seen = {}
    for seed in range(60):
        table = skerry.new("everdell", 1, seed=seed, pearlbrook=True, die=die)
        seen[rolled(table)] = frog(table)
    assert seen == {face + 1: place for face, place in enumerate(faces)}


def test_the_destinations_lie_in_the_order_that_is_chosen() -> None:
    usual = skerry.new("everdell", 1, pearlbrook=True)
    assert banks(usual) == ["production", "destination", "governance", "traveler", "shoals"]
    order = "traveler production governance destination"
    table = skerry.new("everdell", 1, pearlbrook=True, river=order)
    assert banks(table) == [*order.split(), "shoals"]


def test_in_another_order_the_card_lies_where_the_frog_turned_it_up() -> None:
    order = "traveler production governance destination"
    for seed in range(12):
        table = skerry.new("everdell", 1, seed=seed, pearlbrook=True, river=order)
        [mark] = table.view().zone("river cards").marks
        assert mark == {"place": frog(table) + 1}
        pearls = [
            number for number, m in enumerate(table.view().zone("river").marks) if "pearl" in m
        ]
        assert pearls == [number for number in range(4) if number != frog(table)]


def test_an_order_without_all_four_destinations_is_refused() -> None:
    with pytest.raises(skerry.OptionError, match="river takes"):
        skerry.new("everdell", 1, pearlbrook=True, river="traveler production")


def test_where_the_frog_is_nobody_else_can_be() -> None:
    table = alone().fulfils("production")
    assert table.why_not("river_spot_production") == "Another ambassador is there."


@pytest.mark.parametrize("bank", range(4))
def test_the_frog_goes_down_when_he_prepares_and_from_the_last_to_the_first(bank: int) -> None:
    table = alone().frog_at(BANKS[bank]).prepare()
    assert "ambassador-rival" in table.at_bank(BANKS[(bank + 1) % 4])
    assert "ambassador-rival" not in table.at_bank(BANKS[bank])


def test_the_frog_takes_two_pearls_where_it_turns_up_a_card() -> None:
    table = alone().prepare()
    assert table.rival_pearls() == 4
    assert table.size("river cards") == 2


def test_the_frog_takes_one_pearl_where_the_card_is_up() -> None:
    table = alone(production="ballroom", destination="gardens").prepare()
    assert table.rival_pearls() == 3
    assert table.size("river cards") == 2


def test_the_frog_comes_where_your_ambassador_has_just_left() -> None:
    table = alone().fulfils("destination").next_river("gardens").send("destination").prepare()
    assert table.at_bank("destination") == {"ambassador-rival": 1}
    assert table.count("ambassador") == 1


def test_each_adornment_you_play_gives_him_five_points() -> None:
    table = alone().adorned("seaglass_amulet").pearls(1)
    before = table.rival_score()
    table.play("seaglass_amulet").pick("twig", "twig", "twig")
    assert table.rival_score() == before + 5


def test_his_pearls_are_worth_two_points_each() -> None:
    assert alone().set("rival pearls", 7).rival_score() == ALL_EVENTS + 14


def test_at_the_end_he_builds_the_dearest_wonders_he_can_pay() -> None:
    table = alone().set("rival pearls", 6).lay("achieved", "starfalls_flame").season("autumn")
    table.workers(0).set("ambassador", 0).pick("pass")
    assert table.asked() == -1
    assert table.cards("rival events") == ["sunblaze_bridge", "mistrise_fountain"]
    assert table.rival_pearls() == 1


def test_with_seven_pearls_he_builds_two_wonders_and_keeps_a_pearl() -> None:
    table = alone().set("rival pearls", 7).season("autumn").workers(0).set("ambassador", 0)
    table.pick("pass")
    assert table.cards("rival events") == ["starfalls_flame", "sunblaze_bridge"]
    assert table.rival_score() == ALL_EVENTS + 25 + 20 + 2


def test_with_eight_pearls_he_builds_three_wonders() -> None:
    table = alone().set("rival pearls", 8).season("autumn").workers(0).set("ambassador", 0)
    table.pick("pass")
    assert table.cards("rival events") == [
        "starfalls_flame",
        "sunblaze_bridge",
        "mistrise_fountain",
    ]
    assert table.rival_score() == ALL_EVENTS + 60


def test_he_has_five_to_eight_pearls_after_three_seasons() -> None:
    for seed in range(5):
        table = shore(1, seed=seed).hand(*["farm"] * 8)
        for season in ("winter", "spring", "summer"):
            table.season(season).turn(0).prepare()
        assert 5 <= table.rival_pearls() <= 8


def test_the_mirror_is_not_used_alone() -> None:
    for seed in range(10):
        table = skerry.new("everdell", 1, seed=seed, pearlbrook=True)
        mirror = table.game.cards.index("mirror")
        assert all(mirror not in zone for zone in table.state.zones)


def test_he_takes_no_basic_events() -> None:
    table = alone().rival("farm", "farm", "mine", "mine").prepare()
    assert table.cards("rival events") == []


def test_a_pirate_ship_goes_to_his_city_and_finds_his_pearls() -> None:
    table = alone().city("pirate_ship").visit("pirate_ship").pick("twig", "twig")
    assert (table.cards("rival"), table.points(), table.has()) == (["pirate_ship"], 2, {"twig": 2})
    assert table.prepare().count("workers") == 3 + 1 - 1


def test_his_ferry_may_be_visited_and_earns_him_a_point() -> None:
    table = alone().rival("ferry").points_of(1).stock(resin=1).river(governance="ballroom")
    before = table.rival_score()
    table.send("ferry").pick("ballroom")
    assert (table.rival_score(), table.jewels()) == (before + 1, 1)
    assert not table.can("visit-ferry")


def test_the_ambassador_comes_home_from_his_ferry_and_is_no_worker() -> None:
    table = alone().rival("ferry").river(governance="ballroom").send("ferry").prepare()
    assert (table.count("ambassador"), table.count("workers")) == (1, 3)
    assert table.can("visit-ferry")


def test_the_ambassador_comes_home_from_a_ferry_that_he_has_lost() -> None:
    table = alone().rival("ferry").river(governance="ballroom").hand("fool").stock(berry=3)
    table.send("ferry").play("fool").prepare()
    assert (table.count("ambassador"), table.count("workers")) == (1, 3)


def test_a_harbor_of_his_city_is_copied_with_his_pearls() -> None:
    table = alone().rival("harbor").city("mine").hand("miner_mole").play("miner_mole")
    assert table.pick("harbor", "twig", "twig").has() == {"twig": 2}


def test_masquerade_invitations_alone_go_to_nobody_and_pay() -> None:
    table = alone().events("masquerade_invitations").city("messenger", "fairgrounds")
    table.hand("king", "inn").visit("masquerade_invitations").pick("inn", "king")
    assert (table.points(), table.size("hand")) == (2, 0)


def test_a_fool_sent_on_by_a_compass_removes_a_card_of_his_city() -> None:
    table = alone().rival("farm", "mine").city("fool").adorned("compass").pearls(1)
    table.play("compass").pick("fool", "mine")
    assert (table.cards("city"), table.cards("rival")) == ([], ["farm"])


def test_adornments_count_against_him() -> None:
    table = alone().set("rival pearls", 0).rival().worn("seaglass_amulet").points_of(ALL_EVENTS - 2)
    assert table.winners() == [0]
    assert table.points_of(ALL_EVENTS - 3).winners() == []
