"""Where the captain's workers go: every card of her trail, and every symbol on them."""

import pytest

from skerry.games.farshore import FARSHORE
from skerry.games.farshore.deck.captain import Step
from tests.games.farshore.coast import Coast, coast

TRAIL = {
    1: ("shore 1", "island", "docks 2"),
    2: ("shore 1", "red plays 1", "lookout green"),
    3: ("shore 2", "island", "docks 1"),
    4: ("shore 2", "red ship 1", "lookout blue"),
    5: ("shore 3", "island", "docks 1"),
    6: ("shore 3", "red treasure 1", "lookout brown"),
    7: ("shore 4", "island", "docks 1"),
    8: ("shore 4", "red treasure 1", "lookout red"),
    9: ("island", "shore 1", "docks 1"),
    10: ("island", "shore 2", "docks 1"),
    11: ("island", "shore 3", "docks 1"),
    12: ("island", "shore 4", "docks 2"),
    13: ("island", "shore 4", "docks 1"),
    14: ("red plays 1", "shore 4", "docks 1"),
    15: ("red ship 1", "shore 2", "docks 1"),
    16: ("red treasure 1", "shore 3", "docks 1"),
}
COLOURS = ("green", "brown", "red", "blue", "purple")
BAY = ("grove", "diver", "pirate", "inn", "port", "herbalist", "harbor", "hideout")


def trailing(number: int, *, seats: int = 1) -> Coast:
    """Return a table where she follows this trail card next; two islands, a red card of hers."""
    table = coast(seats, captain="shy").bay(*BAY).islands(4, 5).lay("captain", "inn")
    return table.trail(number).lay("captain hand", "scribe")


def said(step: Step) -> str:
    """Call a section as the list above does."""
    if step.symbol == "lookout":
        return f"lookout {COLOURS[step.number]}"
    number = step.number + 1 if step.symbol == "shore" else step.number
    return " ".join([step.symbol.replace("_", " "), *([str(number)] if number else [])])


def occupy(table: Coast, section: str) -> None:
    """Let others stand where a section leads to."""
    if section.startswith("shore"):
        table.worker_at(section.replace(" ", "_"))
    elif section == "island":
        table.worker_at("island_4").worker_at("island_5")
    else:
        table.her("at red", 1)


def went(table: Coast) -> str:
    """Return where her worker went, as the list above calls it."""
    for place in ("shore_1", "shore_2", "shore_3", "shore_4", "docks", "lookout"):
        if table.her_workers_at(place):
            return place.replace("_", " ")
    if table.her_workers_at("island_4"):
        return "island"
    return "red"


@pytest.mark.parametrize("number", TRAIL)
def test_the_house_deck_has_this_trail_card(number: int) -> None:
    steps = FARSHORE.chest.deck.trail[number - 1].steps
    assert tuple(said(step) for step in steps) == TRAIL[number]


@pytest.mark.parametrize("number", TRAIL)
@pytest.mark.parametrize("section", [0, 1, 2])
def test_a_trail_card_leads_to_its_first_section_that_is_free(number: int, section: int) -> None:
    table = trailing(number)
    for taken in TRAIL[number][:section]:
        occupy(table, taken)
    table.her_turn()
    expected = TRAIL[number][section]
    assert expected.startswith(went(table))
    assert table.hers("section") == section + 1
    assert table.hers("workers") == 1
    assert table.cards("trail") == [f"trail_{number}"]


def test_the_shore_symbol_only_blocks_the_place() -> None:
    table = trailing(1).her_turn()
    assert table.her_workers_at("shore_1") == 1
    assert [table.hers("ship"), table.hers("treasures")] == [0, 0]
    assert table.why_not("shore_1") == "There is no room for another worker."


def test_the_island_symbol_means_the_first_free_one_from_the_left() -> None:
    table = trailing(9).islands(7, 2, 5).worker_at("island_7").her_turn()
    assert table.her_workers_at("island_2") == 1


def test_without_an_island_face_up_the_next_section_is_used() -> None:
    table = trailing(9).islands().lay("flooded", "island_4").her_turn()
    assert table.her_workers_at("shore_1") == 1


def test_without_a_free_red_card_the_next_section_is_used() -> None:
    table = trailing(14).lay("captain", "grove").her_turn()
    assert table.her_workers_at("shore_4") == 1


def test_on_each_of_her_red_cards_one_worker_may_stand() -> None:
    table = trailing(15).lay("captain", "inn", "steward").her("at red", 1).her_turn()
    assert table.hers("at red") == 2
    zone = table.state.layout.find("captain")
    assert table.state.marks(zone) == [{"worker-rival": 1}, {"worker-rival": 1}]


def test_the_red_plays_symbol_plays_a_card_of_her_hand() -> None:
    table = trailing(14).her_turn()
    assert table.cards("captain") == ["inn", "scribe"]


def test_the_red_plays_symbol_plays_by_the_plan_without_a_hand() -> None:
    table = trailing(14).lay("captain hand").plan(("governance", 1)).her_turn()
    assert table.cards("captain") == ["inn", "port"]


def test_the_red_ship_symbol_moves_her_ship() -> None:
    assert trailing(15).her_turn().hers("ship") == 1


def test_the_red_treasure_symbol_takes_a_treasure() -> None:
    assert trailing(16).her_turn().hers("treasures") == 1


@pytest.mark.parametrize(("number", "spaces"), [(3, 1), (1, 2)])
def test_the_docks_symbol_moves_her_ship_as_shown(number: int, spaces: int) -> None:
    table = trailing(number).islands().worker_at(TRAIL[number][0].replace(" ", "_")).her_turn()
    assert table.hers("ship") == spaces
    assert table.hers("treasures") == (1 if spaces == 2 else 0)


def test_the_lookout_symbol_takes_a_purple_card_discards_a_colour_and_takes_a_treasure() -> None:
    table = trailing(2).worker_at("shore_1").her("at red", 1).lay("captain hand")
    table.deck("steward", "tumbler", "cooper").her_turn()
    assert table.cards("captain hand") == ["harbor"]
    assert sorted(table.cards("discard")) == ["diver", "grove"]
    assert table.hers("treasures") == 1
    assert len(set(table.cards("bay"))) == 8


def test_the_lookout_discards_whole_stacks() -> None:
    table = trailing(2).worker_at("shore_1").her("at red", 1).bay("grove", "grove", *BAY[1:])
    table.her_turn()
    assert sorted(table.cards("discard")) == ["diver", "grove", "grove"]


def test_of_several_purple_cards_the_lookout_takes_the_first_of_the_upper_row() -> None:
    table = trailing(2).worker_at("shore_1").her("at red", 1).lay("captain hand")
    table.bay("port", "manor", "harbor", "gardens", "grove", "inn", "pirate", "diver").her_turn()
    assert table.cards("captain hand") == ["manor"]


def test_the_lookout_moves_no_marker() -> None:
    table = trailing(2).worker_at("shore_1").her("at red", 1).plan(("prosperity", 2)).her_turn()
    assert table.count("plan prosperity") == 2


def test_without_a_purple_card_the_lookout_does_the_rest() -> None:
    table = trailing(2).worker_at("shore_1").her("at red", 1).lay("captain hand")
    table.bay("port", "grove", "inn", "pirate", "diver", "hideout", "herbalist", "market")
    table.her_turn()
    assert table.size("captain hand") == 0
    assert table.hers("treasures") == 1


def test_a_trail_that_is_used_up_is_shuffled_anew() -> None:
    table = coast(1, captain="shy").bay(*BAY)
    zones, layout = table.state.zones, table.state.layout
    deck, trail = layout.find("trail deck"), layout.find("trail")
    zones[trail], zones[deck] = zones[deck], []
    table.her_turn()
    assert [table.size("trail"), table.size("trail deck")] == [1, 15]


def test_without_a_worker_she_turns_up_no_trail_card() -> None:
    table = trailing(1).her("workers", 0).her_turn()
    assert table.cards("trail") == []
    assert table.cards("captain") == ["inn", "scribe"]


def test_the_log_tells_which_section_she_uses_and_why() -> None:
    table = trailing(1).worker_at("shore_1").islands().at_her_turn()
    assert table.told()[:7] == [
        "The captain turns up trail card 1.",
        "Driftline is taken.",
        "No island is free.",
        "By the bottom section her worker goes to the docks, and moves her ship 2 spaces.",
        "The captain’s ship sails 2 spaces, to 4.",
        "The captain takes a treasure.",
    ]
