"""Sets of cards: what may be among them, and where cards are chosen one by one instead."""

from __future__ import annotations

import pytest

import skerry
from skerry.games.woodland.effects.give import PayAny
from skerry.games.woodland.zones import STOCK, TRAY
from skerry.kernel.errors import IllegalAction
from tests.games.everdell.valley import On, Valley, on, valley


def capture(*city: str | On) -> Valley:
    """Let up to two critters of a city go beneath an event."""
    table = valley().events("capture_of_the_acorn_thieves").city("courthouse", "ranger", *city)
    return table.visit("capture_of_the_acorn_thieves")


def undertaker(seats: int, *meadow: str) -> Valley:
    """Let three cards of the meadow be discarded."""
    table = valley(seats).hand("undertaker").stock(berry=2).meadow(*meadow)
    return table.play("undertaker")


def test_cards_of_the_hand_are_gathered_in_any_order() -> None:
    table = valley().hand("farm", "queen", "farm", "inn").visit("haven")
    assert sorted(table.pool()) == ["farm", "farm", "inn", "queen"]
    assert table.gather("queen", "farm", "farm", "stop").pick("twig").cards("hand") == ["inn"]


def test_only_cards_that_fit_are_among_a_set() -> None:
    table = valley().events("graduation_of_scholars").city("university", "teacher")
    table.hand("farm", "king", "queen").visit("graduation_of_scholars")
    assert sorted(table.pool()) == ["king", "queen"]


def test_a_hand_of_one_card_is_no_set() -> None:
    assert valley().hand("farm").visit("haven").pool() == []


def test_cards_of_the_meadow_are_gathered_in_any_order() -> None:
    table = undertaker(2, "queen", "farm", "king", "farm")
    table.gather("queen", "farm", "farm")
    assert table.size("discard") == 3
    assert table.meadow_places()[2] == "king"


def test_of_equal_cards_of_the_meadow_the_place_is_told_where_a_rival_counts_the_places() -> None:
    cards = ("queen", "farm", "king", "mine", "inn", "farm", "judge", "farm")
    table = undertaker(1, *cards)
    assert {"place-2", "place-6", "place-8", "queen"} <= set(table.pool())
    with pytest.raises(IllegalAction):
        table.gather("farm", "queen", "king")
    table.gather("queen", "place-8", "place-2")
    kept = table.meadow_places()
    assert [kept[place] for place in (2, 3, 4, 5, 6)] == ["king", "mine", "inn", "farm", "judge"]
    assert table.size("discard") == 3


def test_all_equal_cards_of_the_meadow_may_be_gathered() -> None:
    table = undertaker(1, "queen", "farm", "king", "mine", "inn", "farm", "judge", "farm")
    table.gather("place-8", "place-6", "place-2")
    assert [table.meadow_places()[place] for place in (0, 2, 3)] == ["queen", "king", "mine"]
    assert table.size("discard") == 3


def test_cards_of_the_city_are_gathered_in_any_order() -> None:
    table = capture("wife", "king", "wife").gather("wife", "wife")
    assert table.cards("city") == ["courthouse", "ranger", "king"]
    assert capture("wife", "king").gather("king", "ranger").cards("city") == ["courthouse", "wife"]


def test_fewer_cards_of_the_city_than_there_may_be_are_a_set_too() -> None:
    assert capture("wife", "king").gather("wife", "stop").size("beneath") == 1
    assert capture("wife", "king").gather("wife").size("beneath") == 1
    assert capture("wife", "king").gather().size("beneath") == 0


def test_of_equal_cards_of_the_city_one_is_meant_where_they_differ() -> None:
    table = capture("queen", on("queen", workers=(0,))).gather("queen", "stop")
    assert table.options() == ["copy-1", "copy-2"]


def test_just_two_cards_of_the_city_are_neither_one_nor_three() -> None:
    table = valley().events("croak_wart_cure").city("undertaker", "barge_toad", "king", "farm")
    table.stock(berry=2).visit("croak_wart_cure")
    for cards in (["king"], ["king", "farm", "undertaker"]):
        with pytest.raises(IllegalAction, match="2 things are needed"):
            table.gather(*cards)
    assert table.gather("king", "farm").cards("city") == ["undertaker", "barge_toad"]


def test_of_cards_turned_up_as_many_are_taken_as_the_hand_has_room_for() -> None:
    table = valley().events("ancient_scrolls_discovered").city("historian", "ruins")
    table.hand("mine", "mine", "mine", "inn", "inn", "inn")
    table.deck("queen", "farm", "king", "farm", "bard").visit("ancient_scrolls_discovered")
    assert len(table.pool()) == 5
    with pytest.raises(IllegalAction, match="0 to 2 things are needed, not 3"):
        table.gather("queen", "farm", "farm")
    table.gather("queen", "farm")
    assert sorted(table.cards("beneath")) == ["bard", "farm", "king"]


def test_a_set_of_one_or_two_ends_with_one() -> None:
    table = skerry.new("everdell", seats=2, seed=1)
    for resource in (STOCK, STOCK + 1):
        table.state.gain(resource, 0, 2)
    table.state.offers[0] = None
    table.state.push(PayAny(up_to=2, at_least=1), 0)
    table.state.run()
    table.gather([1])
    assert [table.state.count(TRAY + resource, 0) for resource in (0, 1)] == [0, 1]
