"""Starry skies: 15 meteorites, the tie rule, regions that stay face up, sanctuaries given up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skerry
from skerry import Scenario, SkerryError
from skerry.games.faraway import sanctuaries_to_draw, score_tableau
from skerry.text import say
from tests.games.faraway import facts
from tests.games.faraway.examples import STARRY
from tests.games.faraway.facts import paid
from tests.games.faraway.names import journey, regions, sanctuaries
from tests.games.faraway.playing import at_the_score, points

SKIES = ("starry_skies",)
PRINTED: dict[int | str, facts.Fact] = {
    **{card.number: card for card in facts.facts(facts.REGIONS + facts.REGIONS_BELOW)},
    **{f"M{card.number}": card for card in facts.facts(facts.METEORITES)},
}
PRINTED_SANCTUARIES = facts.facts(facts.SANCTUARIES + facts.SANCTUARIES_BELOW)


def fame(row: list[int | str], kept: list[int] | None = None) -> list[int]:
    return points(row, kept or [], starry_skies=True)


def asked(row: list[int | str], kept: list[int]) -> Scenario:
    return at_the_score(row, kept, starry_skies=True)


def sheet(scene: Scenario, seat: int = 0) -> list[int]:
    return [line.points for line in scene.table.score_sheet(seat)]


@pytest.mark.parametrize(("row", "kept", "row_fame", "kept_fame", "total"), STARRY)
def test_a_worked_example_scores_as_it_says(
    row: list[int | str], kept: list[int], row_fame: list[int], kept_fame: list[int], total: int
) -> None:
    score = score_tableau(row, kept, SKIES)
    assert (score.regions, score.sanctuaries) == (row_fame, kept_fame)
    assert score.total == total
    assert fame(row, kept) == row_fame + kept_fame


# The meteorites.


def test_meteorite_4_pays_3_and_shows_a_clue() -> None:
    assert fame(["M4"]) == [3]
    assert sanctuaries_to_draw([3, "M4"], [], SKIES) == 2


def test_meteorite_5_shows_two_clues_and_pays_nothing() -> None:
    assert fame(["M5"]) == [0]
    assert sanctuaries_to_draw([3, "M5"], [], SKIES) == 3


def test_meteorite_7_pays_for_each_chimera_and_each_thistle() -> None:
    assert fame(["M7", 4, 1]) == [1 + 1, 0, 0]


def test_meteorite_9_pays_9_with_four_yellow_cards() -> None:
    assert fame(["M9", 31, 27, 25, 12])[0] == 9
    assert fame(["M9", 31, 27, 25])[0] == 0


def test_meteorite_11_pays_11_with_four_green_cards() -> None:
    assert fame(["M11", 18, 8, 5, 3])[0] == 11
    assert fame(["M11", 18, 8, 5])[0] == 0


def test_meteorite_13_pays_for_each_stone_and_each_thistle() -> None:
    assert fame(["M13", 4, 2]) == [1 + 1 + 2, 0, 0]


def test_meteorite_20_pays_13_with_four_blue_cards() -> None:
    assert fame(["M20", 13, 9, 6, 2])[0] == 13
    assert fame(["M20", 13, 9, 6])[0] == 0


def test_meteorite_26_pays_17_with_five_clues() -> None:
    assert fame(["M26", 22, 15, 12, 8], [9])[0] == 17
    assert fame(["M26", 22, 15, 12, 8])[0] == 0


def test_meteorite_27_pays_15_with_four_red_cards() -> None:
    assert fame(["M27", 16, 14, 4, 1])[0] == 15
    assert fame(["M27", 16, 14, 4])[0] == 0


def test_meteorite_29_pays_for_each_stone_and_each_chimera() -> None:
    assert fame(["M29", 4, 1]) == [1 + 2, 0, 0]


def test_meteorite_32_pays_21_with_five_nights() -> None:
    assert fame(["M32", 31, 30, 28, 27], [43])[0] == 21
    assert fame(["M32", 31, 30, 28, 27])[0] == 0


def test_meteorite_33_pays_4_and_shows_two_clues() -> None:
    assert fame(["M33"]) == [4]
    assert sanctuaries_to_draw([3, "M33"], [], SKIES) == 3


def test_sanctuaries_of_a_colour_help_to_meet_what_a_meteorite_needs() -> None:
    assert fame(["M9", 31, 27], [16, 17])[0] == 9


def test_a_meteorite_counts_its_own_colour_night_and_clues() -> None:
    assert fame(["M9", "M4", 31, 27, 25])[:2] == [9, 3]
    assert fame(["M26", "M5", "M33", 6])[0] == 17


# Meteorite 15, 21 and 38: sanctuaries given up.


def test_meteorite_15_pays_8_for_a_sanctuary_given_up() -> None:
    scene = asked(["M15", 1], [33, 27])
    assert scene.options() == [*sanctuaries(27, 33), "give-nothing"]
    scene.pick("sanctuary-33")
    assert scene.cards("given for meteorite-15") == sanctuaries(33)
    assert scene.cards("kept") == sanctuaries(27)
    assert scene.table.over
    assert sheet(scene) == [8, 0, 5]


def test_meteorite_21_pays_10_for_a_sanctuary_given_up() -> None:
    assert sheet(asked(["M21", 1], [33, 27]).pick("sanctuary-33")) == [10, 0, 5]


def test_meteorite_38_pays_19_for_two_sanctuaries_given_up() -> None:
    scene = asked(["M38", 1], [7, 27, 33]).pick("sanctuary-7", "sanctuary-33")
    assert sheet(scene) == [19, 0, 5]
    assert scene.cards("given for meteorite-38") == sanctuaries(7, 33)


def test_sanctuaries_to_give_up_may_be_named_in_any_order() -> None:
    scene = asked(["M38", 1], [7, 27, 33])
    picks = [scene.table.game.vocabulary.id(name) for name in sanctuaries(33, 7)]
    scene.table.gather(picks, 0)
    assert scene.cards("kept") == sanctuaries(27)


@pytest.mark.parametrize("card", ["M15", "M21", "M38"])
def test_no_sanctuary_has_to_be_given_up(card: str) -> None:
    scene = asked([card, 1], [33, 27]).pick("give-nothing")
    assert scene.table.over
    assert scene.cards("kept") == sanctuaries(33, 27)
    assert sheet(scene) == [0, 0, 2, 5]


def test_with_too_few_sanctuaries_nobody_is_asked() -> None:
    assert asked(["M15", 1], []).table.over
    assert asked(["M38", 1], [27]).table.over


def test_even_a_single_sanctuary_is_given_up_only_if_its_seat_says_so() -> None:
    assert asked(["M15", 1], [27]).options() == ["sanctuary-27", "give-nothing"]


def test_what_was_given_up_counts_for_nothing_scored_afterwards() -> None:
    scene = asked([48, "M15", 13], [3])
    assert sheet(scene) == [3, 0, 2, 0]
    scene.pick("sanctuary-3")
    assert sheet(scene) == [0, 8, 2]


def test_a_region_left_of_the_meteorite_may_come_to_lack_what_was_given_up() -> None:
    scene = asked([51, "M15", 2], [13, 27])
    assert next(line.lacks for line in scene.table.score_sheet(0)) == []
    scene.pick("sanctuary-13")
    assert sheet(scene) == [0, 8, 0, 5]
    assert [line.lacks for line in scene.table.score_sheet(0)] == [["stone"], [], [], []]


def test_a_meteorite_that_nothing_was_given_up_for_lacks_it_on_the_sheet() -> None:
    lines = asked(["M38", 1], [7, 27]).table.score_sheet(0)
    assert [line.lacks for line in lines] == [["offering", "offering"], [], [], []]


def test_the_rightmost_meteorite_asks_first() -> None:
    scene = asked(["M15", "M21", 1], [27])
    assert say_prompt(scene).startswith("Give up a sanctuary for meteorite 21 and 10 fame")
    scene.pick("give-nothing")
    assert say_prompt(scene).startswith("Give up a sanctuary for meteorite 15 and 8 fame")
    assert sheet(scene.pick("sanctuary-27")) == [8, 0, 0]


def test_a_sanctuary_is_given_up_only_once() -> None:
    scene = asked(["M15", "M21", 1], [27]).pick("sanctuary-27")
    assert scene.table.over
    assert sheet(scene) == [0, 10, 0]


def test_all_seats_decide_at_the_same_time_what_they_give_up() -> None:
    scene = skerry.scenario("faraway", starry_skies=True).lay("market", []).set("round", 8)
    for seat, (card, last, kept) in enumerate([("M15", 1, 27), ("M21", 2, 33)]):
        scene.lay("row", journey(card), seat).lay("kept", sanctuaries(kept), seat)
        scene.lay("hand", regions(last, 60 + seat, 62 + seat), seat)
    scene.pick("region-1", "region-2")
    assert scene.table.awaited == [0, 1]
    scene.pick("sanctuary-33", seat=1).pick("give-nothing", seat=0)
    assert scene.table.scores() == [5, 10]
    assert [scene.table.view().counter("fame", seat) for seat in (0, 1)] == [5, 10]


def test_before_the_score_a_meteorite_that_asks_for_sanctuaries_pays_nothing() -> None:
    assert fame(["M15"], [27]) == [0, 5]


def test_one_is_told_what_giving_up_a_sanctuary_brings() -> None:
    scene = asked([48, "M15", 1], [3, 27])
    assert previews(scene) == {
        "sanctuary-3": ["If scored now: +5 fame."],
        "sanctuary-27": ["If scored now: +3 fame."],
        "give-nothing": ["If scored now: no change."],
    }


def test_of_two_sanctuaries_the_second_tells_what_both_bring() -> None:
    scene = asked(["M38", 1], [7, 27, 33])
    assert previews(scene)["sanctuary-7"] == []
    scene.pick("sanctuary-7")
    assert previews(scene) == {
        "sanctuary-27": ["If scored now: +12 fame."],
        "sanctuary-33": ["If scored now: +15 fame."],
    }


def test_the_log_tells_what_is_given_up_for_which_meteorite() -> None:
    table = skerry.new("faraway", seed=0, starry_skies=True)
    said: list[str] = []
    for seed in range(200):
        table = played(seed)
        said += [
            say(line) for entry in table.log() for line in entry.lines if "gives up" in say(line)
        ]
        if said:
            break
    assert " gives up sanctuary " in said[0]
    assert " for meteorite " in said[0]


# Of equal numbers the meteorite is the higher one.


def test_a_meteorite_after_the_region_of_its_number_is_an_ascent() -> None:
    assert sanctuaries_to_draw([27, "M27"], [], SKIES) == 1


def test_a_region_after_the_meteorite_of_its_number_is_no_ascent() -> None:
    assert sanctuaries_to_draw(["M27", 27], [], SKIES) == 0


def test_a_meteorite_is_lower_than_the_next_number() -> None:
    assert sanctuaries_to_draw([28, "M27"], [], SKIES) == 0
    assert sanctuaries_to_draw(["M27", 28], [], SKIES) == 1


def test_whoever_played_the_meteorite_goes_to_the_market_after_the_region_of_its_number() -> None:
    scene = skerry.scenario("faraway", starry_skies=True).lay("hand", journey("M27", 1, 2))
    scene.lay("hand", regions(27, 3, 5), seat=1).pick("meteorite-27", "region-27")
    assert scene.table.seat == 1


def test_of_equal_lowest_numbers_the_region_wins_a_tie_against_the_meteorite() -> None:
    scene = skerry.scenario("faraway", starry_skies=True)
    scene.lay("row", journey(12, "M5")).lay("row", journey(39, 5), seat=1)
    scene.lay("kept", sanctuaries(1), seat=0)
    assert scene.table.scores() == [2, 2]
    assert scene.table.winners() == [1]


# Regions that stay face up.


def test_a_meteorite_counts_for_regions_right_of_it() -> None:
    assert fame(["M4", 11]) == [3, 2]
    assert fame([12, 11]) == [0, 0]


def test_regions_with_the_last_digit_of_a_meteorite_count_for_all_others() -> None:
    assert fame([6, 13]) == [0, 0]
    assert fame([6, "M26", 13])[2] == 2


def test_a_region_that_stayed_face_up_counts_once() -> None:
    assert fame([13, "M26", 6])[0] == 2


def test_a_region_that_stayed_face_up_pays_with_all_that_lies_right_of_it() -> None:
    assert fame(["M33", 13, 2, 6]) == [4, 2 * 3, 0, 0]
    assert fame([2, 6, "M33", 13]) == [0, 0, 4, 0]


def test_what_a_region_needs_may_lie_face_up_left_of_it() -> None:
    assert fame([2, "M32", 21])[2] == 8
    assert fame([2, "M33", 21])[2] == 0


def test_the_meteorites_of_others_keep_no_region_face_up() -> None:
    scene = skerry.scenario("faraway", starry_skies=True).lay("row", regions(6, 13))
    scene.lay("row", journey("M26"), seat=1)
    assert sheet(scene) == [0, 0]


def test_a_sheet_says_what_is_lacking_with_the_regions_that_stayed_face_up() -> None:
    scene = skerry.scenario("faraway", starry_skies=True).lay("row", journey(2, "M32", 51))
    assert [line.lacks for line in scene.table.score_sheet(0)][2] == ["stone"]


@given(
    st.lists(st.sampled_from(sorted(PRINTED, key=str)), max_size=8, unique=True),
    st.lists(st.integers(1, 53), max_size=7, unique=True),
)
def test_any_tableau_scores_as_the_words_of_the_rules_say(
    row: list[int | str], kept: list[int]
) -> None:
    score = score_tableau(row, kept, ("people_below", "starry_skies"))
    assert score.total == naive(row, kept)


def naive(row: list[int | str], kept: list[int]) -> int:
    """Score by the words of the rules, from the printed cards; nothing is given up."""
    places = [PRINTED[card] for card in row]
    gifts = [PRINTED_SANCTUARIES[number - 1] for number in kept]
    digits = {str(card)[-1] for card in row if str(card)[0] == "M"}
    total = sum(paid(card, places + gifts) for card in gifts)
    for place, card in enumerate(places):
        left = [c for c, told in zip(places, row[:place], strict=False) if str(told)[-1] in digits]
        total += paid(card, left + places[place:] + gifts)
    return total


@pytest.mark.parametrize(
    ("row", "modules", "said"),
    [
        ([0], (), "There is no region 0; they go from 1 to 68."),
        (["M4"], (), "There is no region 'M4'; they go from 1 to 68."),
        ([77], ("people_below",), "There is no region 77; they go from 0 to 76."),
        (
            ["M6"],
            ("starry_skies",),
            (
                "There is no region 'M6'; they go from 1 to 68, and there are M4, M5, M7, M9, M11, "
                "M13, M15, M20, M21, M26, M27, M29, M32, M33, M38."
            ),
        ),
        (["M4", 4, "M4"], ("starry_skies",), "Region M4 is there twice."),
        ([1], ("skies",), "faraway has no module 'skies'; it has people_below, starry_skies."),
    ],
)
def test_an_impossible_tableau_is_refused(
    row: list[int | str], modules: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SkerryError) as caught:
        score_tableau(row, [], modules)
    assert str(caught.value) == said


# Together with the people from below.


def test_meteorite_20_keeps_region_0_and_region_70_face_up() -> None:
    both = {"people_below": True, "starry_skies": True}
    assert points([0, 70, "M20", 40], [], **both) == [0, 6, 0, 3]
    assert points([0, 70, "M29", 40], [], **both) == [0, 6, 0, 0]


def test_grey_meteorites_count_as_grey_for_the_people_from_below() -> None:
    assert points(["M7", "M13"], [48], people_below=True, starry_skies=True)[-1] == 4


def test_with_both_expansions_seven_can_play() -> None:
    scene = skerry.scenario("faraway", seats=7, people_below=True, starry_skies=True)
    cards = [*scene.cards("deck"), *scene.cards("market")]
    cards += [card for seat in range(7) for card in scene.cards("hand", seat)]
    assert len(cards) == 68 + 9 + 15


def test_meteorites_are_in_the_box_only_under_starry_skies() -> None:
    assert not [card for card in skerry.scenario("faraway").cards("deck") if "meteor" in card]


def say_prompt(scene: Scenario) -> str:
    choice = scene.table.choice(0)
    assert choice is not None
    return say(choice.prompt)


def previews(scene: Scenario) -> dict[str, list[str]]:
    table = scene.table
    return {
        name: [say(t) for t in table.game.preview(table.state, 0, table.game.vocabulary.id(name))]
        for name in scene.options(0)
    }


def played(seed: int) -> skerry.Table:
    table = skerry.new("faraway", seed=seed, starry_skies=True)
    while not table.over:
        table.act(table.options[0])
    return table
