"""A situation laid by hand has just the cards that were asked for, and all others somewhere."""

from itertools import chain

import pytest

import skerry
from skerry import ImpossiblePosition, RecordError, Scenario


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
    with pytest.raises(ImpossiblePosition, match="has no counter 'moons'; the counters are round,"):
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


def test_no_deal_leads_to_a_scenario() -> None:
    with pytest.raises(RecordError):
        skerry.scenario("faraway").table.record()
