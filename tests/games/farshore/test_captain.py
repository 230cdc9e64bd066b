"""The captain: how she begins, chooses, plays and sails, and what she is worth."""

import pytest

import skerry
from skerry.kernel.errors import OptionError
from skerry.text import say
from tests.games.farshore.coast import Coast, coast

LEVELS = ["shy", "brave", "splendid", "terror"]
# Two cards of each colour, none of which matches another's compass tile twice.
MIXED = ("grove", "diver", "pirate", "inn", "port", "herbalist", "harbor", "hideout")
GREEN, BROWN, RED, BLUE, PURPLE = (
    "production",
    "traveler",
    "destination",
    "governance",
    "prosperity",
)


def alone(captain: str = "shy", seats: int = 1) -> Coast:
    """Return a table with her, no worker of hers at home, and a bay of all colours."""
    return coast(seats, captain=captain).bay(*MIXED).her("workers", 0)


# How she begins.


def test_who_plays_alone_meets_her_on_the_first_level() -> None:
    table = skerry.new("farshore", seats=1)
    assert table.settings["captain"] == "shy"
    assert table.view().counter("level") == 1


@pytest.mark.parametrize(("level", "captain"), [*enumerate(LEVELS, 1)])
def test_her_four_levels_have_names(level: int, captain: str) -> None:
    assert skerry.new("farshore", seats=2, captain=captain).view().counter("level") == level


def test_with_her_there_are_at_most_three_seats() -> None:
    with pytest.raises(OptionError, match="1 to 3 seats with the captain"):
        skerry.new("farshore", seats=4, captain="shy")


@pytest.mark.parametrize(("seats", "maps"), [(1, [2, 1]), (2, [2, 1, 0]), (3, [2, 1, 1, 0])])
def test_she_counts_as_a_player_for_maps_but_not_for_islands(seats: int, maps: list[int]) -> None:
    table = skerry.new("farshore", seats=seats, captain="brave")
    names = [table.game.cards[card] for card in table.view().cards("maps")]
    assert [int(name[-1]) for name in names if name.startswith("map_1")] == maps
    assert len(table.view().cards("islands")) == seats


def test_she_begins_with_two_hidden_cards_and_two_workers() -> None:
    view = skerry.new("farshore", seats=2, captain="shy").view(0)
    assert view.zone("captain hand").count == 2
    assert view.zone("captain hand").cards is None
    assert view.counter("captain workers") == 2
    assert view.zone("trail deck").count == 16


def test_without_her_nothing_of_hers_is_on_the_table() -> None:
    table = skerry.new("farshore", seats=2)
    names = {*table.state.layout.names, *table.state.layout.counters}
    assert not [name for name in names if name.startswith(("captain", "trail", "plan", "weather"))]
    assert table.rival() is None
    assert table.verdict() is None


def test_her_markers_begin_in_their_rows_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(8):
        view = skerry.new("farshore", seats=1, seed=seed).view()
        types = (GREEN, BROWN, RED, BLUE, PURPLE)
        assert [view.counter(f"plan {type_}") for type_ in types] == [4, 3, 3, 3, 2]
        columns = tuple(view.counter(f"plan column {type_}") for type_ in types)
        assert sorted(columns) == [1, 2, 3, 4, 5]
        orders.add(columns)
    assert len(orders) > 4


def test_she_has_her_turn_after_the_last_seat() -> None:
    table = coast(2, captain="shy").bay(*MIXED).trail(1)
    table.visit("docks")
    assert table.hers("workers") == 2
    table.visit("docks")
    assert [table.hers("workers"), table.asked()] == [1, 0]


# Her plan.


def test_the_highest_marker_chooses_the_card() -> None:
    table = alone().plan((GREEN, 4), (BLUE, 2), (RED, 3)).her_turn()
    assert table.cards("captain") == ["port"]


def test_of_equal_markers_the_leftmost_chooses() -> None:
    table = alone().plan((RED, 3), (BROWN, 3), (GREEN, 4)).her_turn()
    assert table.cards("captain") == ["inn"]


def test_a_marker_above_the_plan_is_ignored() -> None:
    table = alone().plan((RED, 0), (BROWN, 4)).her_turn()
    assert table.cards("captain") == ["pirate"]


def test_without_such_a_card_the_next_marker_chooses() -> None:
    table = alone().bay("grove", "diver", "pirate", "hideout", "castaway", "tumbler", "scribe")
    table.plan((RED, 1), (BLUE, 2), (BROWN, 3)).her_turn()
    assert table.cards("captain") == ["pirate"]


def test_without_any_such_card_she_takes_the_top_of_the_deck() -> None:
    table = alone().bay("grove", "diver", "tumbler", "scribe", "merchant", "sloop", "warehouse")
    table.plan((RED, 1)).deck("inn").her_turn()
    assert table.cards("captain") == ["inn"]


def test_the_first_card_of_the_upper_row_is_taken() -> None:
    table = alone().bay("port", "inn", "pirate", "harbor", "grove", "diver", "steward", "cooper")
    assert table.plan((RED, 1)).her_turn().cards("captain") == ["inn"]
    table = alone().bay("port", "market", "pirate", "harbor", "grove", "diver", "steward", "cooper")
    assert table.plan((RED, 1)).her_turn().cards("captain") == ["steward"]


def test_the_bay_is_filled_after_her_play() -> None:
    table = alone().plan((RED, 1)).deck("cooper").her_turn()
    assert table.bay_places()[3] == ["cooper"]


def test_cards_of_her_hand_come_first() -> None:
    table = alone().lay("captain hand", "scribe").plan((RED, 1)).her_turn()
    assert table.cards("captain") == ["scribe"]
    assert table.size("captain hand") == 0


@pytest.mark.parametrize(("season", "row"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_a_card_played_moves_its_marker_in_winter_and_spring_only(season: int, row: int) -> None:
    table = alone().her("season", season).lay("captain hand", "inn", "grove").deck("pirate")
    table.plan((GREEN, 3), (RED, 3)).her_turn()
    (played,) = table.cards("captain")
    type_ = {"inn": RED, "grove": GREEN}[played]
    assert table.count(f"plan {type_}") == row


def test_from_the_top_row_a_marker_leaves_the_plan_for_good() -> None:
    table = alone().plan((RED, 1)).deck("cooper", "grove").her_turn()
    assert table.count("plan destination") == 0
    table.lay("captain hand", "steward").her_turn()
    assert table.count("plan destination") == 0


def test_a_card_of_the_deck_moves_its_marker_too() -> None:
    table = alone().bay("grove", "diver", "tumbler", "scribe", "merchant", "sloop", "warehouse")
    table.plan((RED, 1)).deck("inn").her_turn()
    assert table.count("plan destination") == 0


# Her cards and her ship.


@pytest.mark.parametrize(("captain", "spaces"), [*zip(LEVELS, [1, 2, 2, 2], strict=True)])
def test_her_ship_sails_by_her_level_for_each_matching_tile(captain: str, spaces: int) -> None:
    table = alone(captain).lay("captain hand", "inn").compass("a1", "b4").her_turn()
    assert table.hers("ship") == 2 * spaces


def test_her_ship_sails_in_every_season() -> None:
    table = alone().her("season", 3).lay("captain hand", "inn").compass("b4").her_turn()
    assert table.hers("ship") == 1


def test_she_takes_treasures_from_the_marks() -> None:
    table = alone("brave").lay("captain hand", "inn").compass("a1", "b4").her("ship", 1)
    assert table.her_turn().hers("treasures") == 2


def test_her_ship_stops_at_the_end_of_the_track() -> None:
    table = alone("brave").lay("captain hand", "grove").compass("a1").her("ship", 39)
    assert table.her_turn().hers("ship") == 40


def test_she_ignores_what_cards_say_and_what_they_cost() -> None:
    table = alone().lay("captain", "herbalist", "port").lay("captain hand", "treasure_hunter")
    table.her_turn()
    assert table.hers("treasures") == 0
    assert table.size("captain hand") == 0


def test_she_has_no_limit_to_her_city_nor_to_unique_cards() -> None:
    city = ("grove",) * 5 + ("tumbler",) * 3 + ("tangle_raft",) * 3 + ("beach_sledge",) * 3
    table = alone().lay("captain", *city, "port").lay("captain hand", "port").her_turn()
    assert table.size("captain") == 16


# Cards for her.


def test_a_card_due_to_her_is_discarded_and_still_rewarded() -> None:
    table = alone().city("customs_office").hand("grove").trail(1).her("workers", 1)
    table.visit("shore_1").pick("grove", "mushroom")
    assert table.stock_of() == {"driftwood": 3, "mushroom": 1}
    assert "grove" in table.cards("discard")


def test_among_several_opponents_she_may_be_given_a_card() -> None:
    table = alone(seats=2).city("customs_office").hand("grove").visit("shore_1").pick("grove")
    assert table.options() == ["seat-2", "rival"]
    choice = table.scene.table.choice()
    assert choice is not None
    assert say(choice.options[1].label) == "Give to the captain"
    table.pick("rival")
    assert "grove" in table.cards("discard")


# Her score.


def test_her_cards_are_worth_two_and_purple_ones_six() -> None:
    table = alone().lay("captain", "harbor", "grove", "inn", "castaway")
    sheet = table.her_sheet()
    assert sheet["1 purple card"] == 6
    assert sheet["3 other cards"] == 6


def test_her_maps_treasures_and_ship_count_as_everybodys() -> None:
    table = alone().her("ship", 21).her("treasures", 3).lay("captain maps", "map_1_2", "map_2_1")
    sheet = table.her_sheet()
    assert [sheet["map"], sheet["treasures"], sheet["ship"]] == [6, 6, 41]


def test_who_has_more_points_than_she_wins() -> None:
    table = alone().set("points", 3).lay("captain", "grove")
    assert table.winners() == [0]
    assert table.verdict() == "Seat 1 wins; Captain Krabita has 2 points."


def test_she_wins_with_more_points() -> None:
    table = alone().lay("captain", "harbor")
    assert table.winners() == []
    assert table.verdict() == "Captain Krabita wins with 6 points."


def test_the_best_of_several_seats_has_to_beat_her_too() -> None:
    table = alone(seats=2).set("points", 5).set("points", 7, 1).lay("captain", "harbor")
    assert table.winners() == [1]
    assert table.lay("captain", "harbor", "grove").winners() == []


def test_a_tie_with_her_is_broken_as_any_other() -> None:
    table = alone().set("points", 2).ship(1).her("ship", 2)
    assert table.score() == 4
    assert table.winners() == []
    table = alone().set("points", 6).lay("captain", "harbor").purse(1)
    assert table.winners() == [0]


def test_a_tie_in_everything_is_shared_with_her() -> None:
    assert alone().set("points", 6).lay("captain", "harbor").winners() == [0]
