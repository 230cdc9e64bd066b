"""The people from below: 9 regions, 8 sanctuaries, grey, sets of wonders and a seventh seat."""

import pytest

import skerry
from skerry import OptionError
from skerry.games.faraway import sanctuaries_to_draw
from tests.games.faraway.names import regions, sanctuaries
from tests.games.faraway.playing import points

BELOW = ("people_below",)


def fame(row: list[int], kept: list[int] | None = None) -> list[int]:
    return points([*row], kept or [], people_below=True)


# The regions.


def test_region_0_shows_one_of_each_wonder_and_pays_nothing() -> None:
    assert fame([40, 0]) == [3 * 1, 0]
    assert fame([40, 1]) == [0, 0]


def test_region_69_pays_7_for_each_set_of_wonders() -> None:
    assert fame([69, 1, 4, 7])[0] == 7 * 2


def test_region_70_pays_6_and_shows_a_clue() -> None:
    assert fame([70]) == [6]
    assert sanctuaries_to_draw([3, 70], [], BELOW) == 2


def test_region_71_pays_7_for_each_set_of_wonders_with_its_own_stone() -> None:
    assert fame([71, 7])[0] == 7 * 1


def test_region_72_pays_26_with_five_chimeras() -> None:
    assert fame([72, 16, 8, 7, 5, 1])[0] == 26
    assert fame([72, 16, 8, 7, 5])[0] == 0


def test_region_73_pays_5_for_each_grey_card_with_four_thistles() -> None:
    assert fame([73, 12, 7, 4, 0])[0] == 5 * 1
    assert fame([73, 12, 7, 4, 0], [27, 50])[0] == 5 * 3
    assert fame([73, 12, 7, 4], [27, 50])[0] == 0


def test_region_74_pays_7_for_each_set_of_wonders_with_its_own_thistle() -> None:
    assert fame([74, 1])[0] == 7 * 1


def test_region_75_pays_28_with_six_stones() -> None:
    assert fame([75, 17, 6, 4, 2, 1])[0] == 28
    assert fame([75, 17, 6, 2, 1])[0] == 0


def test_region_76_pays_4_for_each_grey_card_itself_included_with_two_of_each_wonder() -> None:
    assert fame([76, 7, 4, 1, 0])[0] == 4 * 2
    assert fame([76, 7, 1, 0], [50])[0] == 4 * 3
    assert fame([76, 4, 1, 0])[0] == 4 * 2
    assert fame([76, 7, 0], [50])[0] == 4 * 3
    assert fame([76, 1, 0], [50])[0] == 0


# The sanctuaries.


def test_sanctuary_46_is_red_and_pays_3_for_each_set_of_wonders() -> None:
    assert fame([53, 7, 0], [46]) == [4 * 2, 0, 0, 3 * 1]


def test_sanctuary_47_is_green_and_pays_3_for_each_set_of_wonders() -> None:
    assert fame([50, 7, 0], [47]) == [4 * 1, 0, 0, 3 * 2]


def test_sanctuary_48_is_blue_and_pays_2_for_each_grey_card() -> None:
    assert fame([27, 70, 0], [48]) == [2, 6, 0, 2 * 2]


def test_sanctuary_49_is_a_yellow_night_and_pays_for_each_grey_card() -> None:
    assert fame([27, 10, 0], [49]) == [2, 3, 0, 1]


def test_sanctuary_50_shows_two_stones() -> None:
    assert fame([21], [50]) == [8, 0]


def test_sanctuary_51_shows_a_clue_and_pays_3_for_each_set_of_wonders() -> None:
    assert fame([11, 0], [51]) == [2, 0, 3]


def test_sanctuary_52_shows_a_chimera_and_pays_for_each_grey_card_itself_included() -> None:
    assert fame([15, 70], [52]) == [2, 6, 2]


def test_sanctuary_53_shows_a_thistle_and_pays_for_each_grey_card_itself_included() -> None:
    assert fame([37, 70], [53]) == [3, 6, 2]


# Grey, and sets of wonders.


def test_sanctuaries_without_a_colour_count_as_grey() -> None:
    assert fame([1], [27, 28, 52]) == [0, 5, 0, 3]


def test_a_coloured_sanctuary_is_not_grey() -> None:
    assert fame([1], [2, 48, 52])[-1] == 1


def test_grey_is_no_part_of_a_set_of_colours() -> None:
    assert fame([18, 70, 1, 2])[0] == 0
    assert fame([18, 12, 1, 2])[0] == 10


def test_a_set_of_wonders_pays_for_the_rarest_of_them() -> None:
    assert fame([69, 2, 0])[0] == 7
    assert fame([69, 2, 1])[0] == 0


# The lowest number of all.


def test_no_sanctuary_is_gained_by_region_0_but_by_whatever_follows_it() -> None:
    assert sanctuaries_to_draw([1, 0], [], BELOW) == 0
    assert sanctuaries_to_draw([0, 1], [], BELOW) == 1


def test_region_76_is_the_highest_of_all() -> None:
    assert sanctuaries_to_draw([68, 76], [], BELOW) == 1


def test_region_0_goes_first_to_the_market_and_wins_a_tie() -> None:
    scene = skerry.scenario("faraway", people_below=True).lay("hand", regions(1, 2, 4))
    scene.lay("hand", regions(0, 6, 7), seat=1).pick("region-1", "region-0")
    assert scene.table.seat == 1
    assert scene.table.scores() == [0, 0]
    assert scene.table.winners() == [1]


# The box.


def test_its_cards_are_in_the_box_only_if_it_is_chosen() -> None:
    plain, below = skerry.scenario("faraway"), skerry.scenario("faraway", people_below=True)
    assert [len(scene.cards("sanctuary deck")) for scene in (plain, below)] == [45, 53]
    assert [len(scene.cards("deck")) for scene in (plain, below)] == [68 - 9, 77 - 9]


def test_a_seventh_seat_plays_with_the_people_from_below() -> None:
    scene = skerry.scenario("faraway", seats=7, people_below=True)
    assert [len(scene.cards("hand", seat)) for seat in range(7)] == [3] * 7
    assert len(scene.cards("market")) == 8


@pytest.mark.parametrize("options", [{}, {"starry_skies": True}], ids=["plain", "starry skies"])
def test_without_the_people_from_below_there_is_no_seventh_seat(options: dict[str, bool]) -> None:
    with pytest.raises(OptionError, match="faraway is for 2 to 6 seats, not 7"):
        skerry.new("faraway", seats=7, **options)


def test_seven_seats_use_every_region() -> None:
    table = skerry.new("faraway", seats=7, seed=7, people_below=True)
    while not table.over:
        table.act(table.options[0])
    view = table.view()
    assert (view.zone("deck").count, view.zone("gone").count) == (0, 7)
    assert [view.zone("row", seat).count for seat in range(7)] == [8] * 7


def test_a_record_names_the_expansion_only_where_it_is_chosen() -> None:
    assert skerry.new("faraway", seed=1).record().options == {"advanced": False}
    options = skerry.new("faraway", seed=1, people_below=True).record().options
    assert options == {"advanced": False, "people_below": True}


def test_its_sanctuaries_are_drawn_like_any_other() -> None:
    scene = skerry.scenario("faraway", people_below=True).lay("hand", regions(70, 2, 4))
    scene.lay("hand", regions(1, 6, 7), seat=1).lay("row", regions(3))
    scene.lay("sanctuary deck", sanctuaries(50, 46)).pick("region-70", "region-1")
    assert scene.cards("drawn") == sanctuaries(46, 50)
