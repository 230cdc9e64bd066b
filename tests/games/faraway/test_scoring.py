"""Rows are scored from right to left, then the sanctuaries, and ties go to the lowest number."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skerry
from skerry import ImpossiblePosition
from skerry.games.faraway import sanctuaries_to_draw, score_tableau
from tests.games.faraway import facts
from tests.games.faraway.examples import DRAWS, SCORED, TIE_BREAKS, Example, TieBreak
from tests.games.faraway.facts import paid
from tests.games.faraway.names import regions, sanctuaries

PRINTED_REGIONS = facts.facts(facts.REGIONS)
PRINTED_SANCTUARIES = facts.facts(facts.SANCTUARIES)


def fame(row: list[int], kept: list[int] | None = None) -> list[int]:
    return score_tableau(row, kept or []).regions


@pytest.mark.parametrize("example", SCORED, ids=[example.name for example in SCORED])
def test_a_worked_example_scores_as_it_says(example: Example) -> None:
    score = score_tableau(example.regions, example.sanctuaries)
    assert score.regions == example.region_fame
    assert score.sanctuaries == example.sanctuary_fame
    assert score.total == example.total


@pytest.mark.parametrize("example", SCORED, ids=[example.name for example in SCORED])
def test_a_worked_example_on_the_table_has_its_score_sheet(example: Example) -> None:
    scene = skerry.scenario("faraway").lay("row", regions(*example.regions), seat=1)
    scene.lay("kept", sanctuaries(*example.sanctuaries), seat=1)
    sheet = [line.points for line in scene.table.score_sheet(1)]
    assert sheet == example.region_fame + example.sanctuary_fame
    assert scene.table.scores()[1] == example.total


@pytest.mark.parametrize("example", SCORED, ids=[example.name for example in SCORED])
def test_a_worked_example_has_one_sanctuary_for_each_ascent(example: Example) -> None:
    row = example.regions
    drawn = [sanctuaries_to_draw(row[:length], []) > 0 for length in range(1, 9)]
    assert sum(drawn) == example.ascents == len(example.sanctuaries)


def test_a_score_sheet_tells_what_a_region_lacks() -> None:
    scene = skerry.scenario("faraway").lay("row", regions(68, 66, 2)).lay("kept", sanctuaries(3))
    sheet = scene.table.score_sheet(0)
    assert [line.lacks for line in sheet] == [["stone", "stone"], ["stone"], [], []]
    assert [line.card for line in sheet] == [67, 65, 1, 70]


@pytest.mark.parametrize("tie", TIE_BREAKS, ids=["first", "second", "third", "fourth"])
def test_a_tie_goes_to_the_lowest_region_in_a_row(tie: TieBreak) -> None:
    scene = skerry.scenario("faraway", seats=len(tie.seats))
    for seat, (row, kept, _) in enumerate(tie.seats):
        scene.lay("row", regions(*row), seat).lay("kept", sanctuaries(*kept), seat)
    scores = scene.table.scores()
    assert scores == [total for _, _, total in tie.seats]
    assert [seat for seat, score in enumerate(scores) if score == max(scores)] == tie.tied
    assert scene.table.winners() == [tie.winner]


def test_a_low_region_in_hand_breaks_no_tie() -> None:
    scene = skerry.scenario("faraway").lay("row", regions(3, 68)).lay("row", regions(66, 8), 1)
    scene.lay("hand", regions(1, 2, 9), seat=1).lay("row", regions(68, 12), seat=0)
    assert scene.table.scores() == [0, 0]
    assert scene.table.winners() == [1]


@pytest.mark.parametrize(("row", "kept", "drawn"), DRAWS)
def test_a_worked_draw_gives_as_many_sanctuaries_as_it_says(
    row: list[int], kept: list[int], drawn: int
) -> None:
    assert sanctuaries_to_draw(row, kept) == drawn


def test_a_flat_quest_pays_once() -> None:
    assert fame([9]) == [5]


def test_a_wonder_quest_pays_for_each_such_wonder_face_up() -> None:
    assert fame([13, 2, 1]) == [2 * 3, 0, 0]


def test_a_night_quest_pays_for_night_regions_and_night_sanctuaries() -> None:
    assert fame([10, 21, 31], [5])[0] == 3 * 3


def test_a_sanctuary_that_pays_for_nights_is_no_night_itself() -> None:
    assert score_tableau([25], [10, 36]).sanctuaries == [1, 1]


def test_a_clue_quest_pays_for_each_clue() -> None:
    assert fame([11, 6, 49], [9])[0] == 2 * 3


def test_a_colour_quest_pays_for_each_card_of_the_colour() -> None:
    assert fame([53, 1, 12, 4], [30, 2])[0] == 4 * 3


def test_a_two_colour_quest_pays_for_the_sum_and_not_for_pairs() -> None:
    assert fame([25, 12, 27], [6])[0] == 1 * 4


def test_a_set_quest_pays_for_the_rarest_colour() -> None:
    assert fame([18, 1, 2, 12]) == [10, 0, 0, 0]
    assert fame([18, 1, 2, 12, 4, 6, 25])[0] == 10
    assert fame([18, 1, 2, 12, 4, 6, 25], [6])[0] == 20


def test_a_colourless_sanctuary_is_part_of_no_set() -> None:
    assert score_tableau([1, 2, 3], [35]).sanctuaries == [0]
    assert score_tableau([1, 2, 3, 12], [35]).sanctuaries == [4]


def test_a_region_counts_itself_and_what_lies_right_of_it() -> None:
    assert fame([30, 2]) == [2 * 3, 0]
    assert fame([2, 30]) == [0, 2 * 1]


def test_own_wonders_help_to_meet_what_a_region_needs() -> None:
    assert fame([32, 2]) == [7, 0]
    assert fame([32, 6]) == [0, 0]


def test_what_a_region_needs_is_all_or_nothing() -> None:
    assert fame([51, 2, 6])[0] == 14
    assert fame([51, 6, 43])[0] == 0


def test_a_region_that_has_what_it_needs_may_still_pay_nothing() -> None:
    assert fame([56, 1, 7], [1])[0] == 0


def test_wonders_are_not_used_up() -> None:
    assert fame([21, 66, 46, 2, 1, 6])[:3] == [8, 20, 10]


def test_sanctuaries_count_for_every_region_even_the_last() -> None:
    assert fame([67], [2, 7, 4, 14]) == [19]


def test_sanctuaries_score_with_everything_face_up_themselves_included() -> None:
    assert score_tableau([2, 68], [40, 32]).sanctuaries == [3, 6]


def naive(row: list[int], kept: list[int]) -> int:
    """Score by the words of the rules, from the printed cards."""
    places = [PRINTED_REGIONS[number - 1] for number in row]
    gifts = [PRINTED_SANCTUARIES[number - 1] for number in kept]
    total = sum(paid(card, places + gifts) for card in gifts)
    return total + sum(paid(card, places[n:] + gifts) for n, card in enumerate(places))


@given(
    st.lists(st.integers(1, 68), max_size=8, unique=True),
    st.lists(st.integers(1, 45), max_size=7, unique=True),
)
def test_any_tableau_scores_as_the_words_of_the_rules_say(row: list[int], kept: list[int]) -> None:
    assert score_tableau(row, kept).total == naive(row, kept)


def test_a_tableau_may_be_given_as_any_sequence() -> None:
    assert score_tableau((9,), ()).total == 5
    assert sanctuaries_to_draw((3, 9), (9,)) == 2


@pytest.mark.parametrize("ask", [score_tableau, sanctuaries_to_draw])
@pytest.mark.parametrize(
    ("row", "kept", "said"),
    [
        ([0], [], "There is no region 0; they go from 1 to 68."),
        ([69], [], "There is no region 69; they go from 1 to 68."),
        ([-1], [], "There is no region -1; they go from 1 to 68."),
        ([True], [], "There is no region True; they go from 1 to 68."),
        (["3"], [], "There is no region '3'; they go from 1 to 68."),
        ([3.0], [], "There is no region 3.0; they go from 1 to 68."),
        ([None], [], "There is no region None; they go from 1 to 68."),
        ([], [0], "There is no sanctuary 0; they go from 1 to 45."),
        ([], [46], "There is no sanctuary 46; they go from 1 to 45."),
        ([], ["9"], "There is no sanctuary '9'; they go from 1 to 45."),
        ([3, 9, 3], [], "Region 3 is there twice."),
        ([3], [9, 9], "Sanctuary 9 is there twice."),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9], [], "A row has at most 8 regions, not 9."),
    ],
)
def test_an_impossible_tableau_is_refused(
    ask: Callable[[list[int], list[int]], object], row: list[int], kept: list[int], said: str
) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        ask(row, kept)
    assert str(caught.value) == said
