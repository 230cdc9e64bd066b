"""What is drawn on cards, places and tiles, and what a thing on the table can be picked for."""

from collections.abc import Mapping

import skerry
from skerry.kernel.text import Text
from skerry.text import say
from tests.games.farshore.coast import coast, on

GAME = skerry.game("farshore")


def face(name: str) -> Mapping[str, object]:
    return GAME.face(GAME.cards.index(name))


def test_a_card_has_its_cost_with_resources_of_any_kind() -> None:
    drawn = face("rope_bridge")
    assert drawn["cost"] == {"any": 2}
    assert (drawn["form"], drawn["type"], drawn["rarity"]) == ("construction", "traveler", "common")


def test_a_card_that_takes_no_space_says_so() -> None:
    assert face("castaway")["space"] == 0
    assert face("diver")["space"] == 1


def test_a_map_shows_what_it_asks_for_and_its_worth() -> None:
    assert face("map_1_2") == {"sort": "map", "kind": 1, "points": 2, "needs": {"production": 4}}


def test_a_compass_tile_shows_its_stack_and_sort() -> None:
    tile = {"sort": "compass", "stack": "a", "types": [], "form": "critter", "rarity": "common"}
    drawn = face("compass_a3")
    assert {name: drawn[name] for name in tile} == tile
    assert face("compass_b2")["types"] == ["governance"]


def test_places_tell_their_area() -> None:
    assert [
        face(name)["area"] for name in ("shore_1", "docks", "lookout", "dunes", "island_3")
    ] == [
        "shore",
        "docks",
        "lookout",
        "dunes",
        "island",
    ]


def test_an_anchor_shows_on_its_construction() -> None:
    assert coast().city(on("warehouse", occupied=True)).on("warehouse") == {"occupied": 1}


def test_things_on_the_table_lead_to_their_picks() -> None:
    layout = coast().state.layout
    names = GAME.vocabulary.names
    found = {
        zone: [
            names[pick]
            for pick in GAME.picks_for(
                layout, layout.find(zone, 0), GAME.cards.index(name), own=True
            )
        ]
        for zone, name in (("bay", "inn"), ("hand", "inn"), ("city", "inn"), ("maps", "map_2_1"))
    }
    assert found == {
        "bay": ["play-inn-from-bay", "inn"],
        "hand": ["play-inn", "inn"],
        "city": ["visit-inn", "inn"],
        "maps": ["map_2_1"],
    }


def test_a_play_foretells_points_and_the_move_of_the_ship() -> None:
    table = coast().compass("a1", "b4").hand("inn").purse(2, 1)
    pick = GAME.vocabulary.id("play-inn")
    assert table.can("play-inn")
    assert [say(text) for text in GAME.preview(table.state, 0, pick)] == [
        "If scored now: +2 points.",
        "Your ship moves 2 spaces.",
    ]


def test_a_trail_card_shows_its_sections_and_a_weather_both_its_rules() -> None:
    steps = face("trail_1")["steps"]
    assert isinstance(steps, list)
    said = say(GAME.card_text(GAME.cards.index("trail_1")))
    assert all(say(step["text"]) in said for step in steps)
    rules = say(GAME.card_text(GAME.cards.index("weather_1")))
    for text in map(face("weather_1").get, ("upper", "lower")):
        assert isinstance(text, Text)
        assert say(text) in rules
