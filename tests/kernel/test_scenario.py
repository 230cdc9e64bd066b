"""A situation laid by hand has just the cards that were asked for, and all others somewhere."""

from itertools import chain

import pytest

import skerry
from skerry import ImpossiblePosition, Scenario


def all_cards(scene: Scenario) -> list[int]:
    return sorted(chain(*scene.table.state.zones))


def test_the_cards_laid_lie_there_in_that_order() -> None:
    scene = skerry.scenario("faraway").lay("hand", ["region-9", "region-3"], seat=1)
    assert scene.cards("hand", 1) == ["region-9", "region-3"]
    assert all_cards(scene) == list(range(113))


def test_whoever_held_a_card_gets_another_for_it() -> None:
    scene = skerry.scenario("faraway", seed=4)
    theirs = scene.cards("hand", 1)
    scene.lay("hand", theirs, seat=0)
    assert scene.cards("hand", 0) == theirs
    assert len(scene.cards("hand", 1)) == 3
    assert all_cards(scene) == list(range(113))


def test_cards_laid_on_a_deck_are_drawn_first_and_the_last_of_them_first_of_all() -> None:
    scene = skerry.scenario("faraway").lay("deck", ["region-5", "region-6"])
    assert scene.cards("deck")[-2:] == ["region-5", "region-6"]
    assert all_cards(scene) == list(range(113))


def test_the_options_are_those_of_the_new_situation() -> None:
    scene = skerry.scenario("faraway").lay("hand", ["region-9", "region-3", "region-60"])
    assert scene.options() == ["region-3", "region-9", "region-60"]
    assert scene.options(0) == scene.options()


def test_a_counter_that_is_not_there_is_refused() -> None:
    with pytest.raises(
        ImpossiblePosition, match="There is no counter 'moons'; the counters are round,"
    ):
        skerry.scenario("faraway").set("moons", 5)


def test_a_counter_stands_where_it_is_set() -> None:
    assert skerry.scenario("faraway").set("round", 5).table.view().counter("round") == 5


def test_picks_are_answered_for_the_awaited_seat_or_the_one_named() -> None:
    scene = skerry.scenario("faraway")
    scene.lay("hand", ["region-1", "region-2"]).lay("hand", ["region-3", "region-4"], seat=1)
    scene.pick("region-4", seat=1).pick("region-1")
    assert scene.cards("row", 0) + scene.cards("row", 1) == ["region-1", "region-4"]


@pytest.mark.parametrize(
    ("zone", "card", "said"),
    [
        ("hand", "dragon", "There is no card called 'dragon'; one is 'region-1'."),
        ("harbour", "region-1", "Seat 0 has no zone 'harbour'; the zones are deck, market,"),
        ("hand", "sanctuary-1", "There is no further sanctuary-1 that could lie there."),
    ],
)
def test_what_cannot_lie_there_is_refused(zone: str, card: str, said: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        skerry.scenario("faraway").lay(zone, [card])
    assert str(caught.value).startswith(said)


def test_a_card_cannot_lie_in_a_zone_twice() -> None:
    with pytest.raises(ImpossiblePosition, match="There is no further region-1"):
        skerry.scenario("faraway").lay("hand", ["region-1", "region-1"])


def test_a_seat_that_is_not_there_has_no_zones() -> None:
    with pytest.raises(ImpossiblePosition, match="Seat 2 has no zone 'hand'"):
        skerry.scenario("faraway").cards("hand", 2)


def test_a_scenario_is_sampled_by_what_its_seats_see() -> None:
    scene = skerry.scenario("faraway", seats=2).lay("hand", ["region-1", "region-2", "region-3"])
    world = scene.table.sample(0, skerry.from_seed(1))
    assert world.view(0) == scene.table.view(0)
    assert world.key() != scene.table.key()


@pytest.mark.parametrize("name", skerry.games.names())
def test_every_zone_of_every_game_can_be_laid_anew(name: str) -> None:
    scene = skerry.scenario(name)
    state = scene.table.state
    for number, zone in enumerate(state.layout.zones):
        seat = max(0, state.layout.owners[number])
        if not zone.breadth:
            scene.lay(zone.name, scene.cards(zone.name, seat)[:2], seat)
            scene.table.view(0)
            scene.options()


def test_a_city_is_laid_with_workers_and_things_on_its_cards() -> None:
    scene = skerry.scenario("everdell").lay("city", ["farm", "storehouse", "storehouse"])
    scene.put("city", "storehouse", {"twig": 3, "worker-1": 1}, copy=1)
    assert scene.table.view(1).zone("city", 0).marks == [{}, {}, {"twig": 3, "worker-1": 1}]
    assert "visit-storehouse" in scene.options()


def test_a_meadow_that_is_laid_lies_on_its_first_places() -> None:
    scene = skerry.scenario("everdell").lay("meadow", ["farm", "mine"])
    assert [mark["place"] for mark in scene.table.view(0).zone("meadow").marks] == [1, 2]
    scene = skerry.scenario("farshore").lay("bay", ["grove", "inn", "grove"])
    assert [mark["place"] for mark in scene.table.view(0).zone("bay").marks] == [1, 2, 1]


def test_workers_stand_on_places_laid_by_hand() -> None:
    scene = skerry.scenario("everdell").put("board", "basic_one_berry", {"worker-1": 2})
    places = scene.cards("board")
    assert scene.table.view().zone("board").marks[places.index("basic_one_berry")] == {
        "worker-1": 2
    }


@pytest.mark.parametrize(
    ("things", "copy", "said"),
    [
        ({"moons": 1}, 0, "There is no 'moons' to lie there; there is occupied, point,"),
        ({"twig": 1}, 1, "The city has 1 of farm; lay it there first."),
        ({"twig": -1}, 0, "counted from 0 up"),
    ],
)
def test_what_cannot_lie_on_a_card_is_refused(things: dict[str, int], copy: int, said: str) -> None:
    scene = skerry.scenario("everdell").lay("city", ["farm"])
    with pytest.raises(ImpossiblePosition, match=said):
        scene.put("city", "farm", things, copy=copy)


def test_nothing_lies_on_the_cards_of_a_hand() -> None:
    with pytest.raises(ImpossiblePosition, match="Nothing ever lies"):
        skerry.scenario("everdell").lay("hand", ["farm"]).put("hand", "farm", {"twig": 1})
    with pytest.raises(ImpossiblePosition, match="Nothing ever lies"):
        skerry.scenario("faraway").lay("row", ["region-9"]).put("row", "region-9", {"moon": 1})
