"""The log tells what happened in words of the shore."""

import skerry
from skerry.text import say
from tests.games.farshore.coast import Coast, coast


def told(table: Coast, *picks: str) -> list[str]:
    """Answer with these picks and return what seat 0 is told of it."""
    table.options()
    state, game = table.state, table.scene.table.game
    state.watch = []
    table.pick(*picks)
    return [say(line) for line in game.tell(state.layout, state.watch, 0)]


def test_a_play_from_the_bay_tells_card_price_ship_and_refill() -> None:
    table = coast().compass("a1").bay("grove").purse(2, 1).deck("inn").ship(1)
    assert told(table, "play-grove-from-bay") == [
        "Seat 1 plays Grove from the bay.",
        "Seat 1 spends 2 driftwood and 1 seaweed.",
        "The ship of Seat 1 sails 1 space, to 4.",
        "New in the bay: Inn.",
        "Seat 1 gains 1 mushroom and 1 treasure.",
    ]


def test_an_anchor_is_told_with_its_construction() -> None:
    table = coast().city("warehouse").hand("diver")
    assert "Seat 1 drops an anchor at Warehouse." in told(table, "play-diver")


def test_maps_tides_and_winds_are_told() -> None:
    table = coast().city("grove", "grove", "grove", "grove")
    assert "Seat 1 takes Coast Map, worth 2." in told(table, "dunes")
    table = coast().season("spring").season("summer", seat=1).islands(4, 5).hand("castaway")
    table.purse(mushroom=2)
    lines = told(table.workers(0), "prepare", "galley", "windmill")
    assert "The tide floods Trader’s Rest and Isle of Nests." in lines
    assert any(line.startswith("The compass shows: wind for a ") for line in lines)


def test_finishing_is_told() -> None:
    assert "Seat 1 has finished." in told(coast().season("autumn"), "finish")


def test_a_whole_game_can_be_told_without_gaps() -> None:
    table = skerry.new("farshore", seats=3, seed=4)
    chance = skerry.from_seed(5)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
    lines = [say(text) for entry in table.log(0) for text in entry.lines]
    assert len(lines) > 100
    assert not [line for line in lines if "{" in line or "_" in line]
