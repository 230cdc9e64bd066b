"""What an explored tile is worth, and how good the fleet has been."""

import pytest

import skerry
from skerry import ImpossiblePosition
from skerry.agents import agent
from skerry.games.beacon_patrol import score_board
from skerry.games.beacon_patrol.scoring import (
    RANKS,
    gained,
    houses_on_island,
    next_rank_at,
    rank,
    total,
)
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.zones import HOME, NAMES
from skerry.kernel.seen import Seen
from tests.games.beacon_patrol.photographs import PHOTOGRAPHS, Photograph, chart

PLUS = """
.  O1 .
O2 HQ O3
.  O4 .
"""
LIGHTS_AND_BUOYS = """
.    B2 B3 B4 O4  O5   S-P1 .
W-P1 HQ B1 O1 O2  O3   N-L  E-P1
.    B5 B6 O6 S-L S-P2 S-B1 .
"""


def points(rows: str, row: int, column: int) -> int:
    """Return what one cell of a chart pays, 0 if it is not explored."""
    return score_board(chart(rows)).points.get((row, column), 0)


# The photographed boards.


@pytest.mark.parametrize("photograph", PHOTOGRAPHS, ids=str)
def test_a_photographed_board_scores_as_it_did(photograph: Photograph) -> None:
    board = score_board(photograph.tiles)
    assert board.explored == set(photograph.explored)
    assert board.points == photograph.explored
    assert board.total == photograph.total


def test_a_chart_scores_alike_wherever_it_is_counted_from() -> None:
    moved = {(row - 40, column + 7): name for (row, column), name in chart(PLUS).items()}
    assert score_board(moved).points == {(-39, 8): 3}


# What is explored, and what it is worth.


def test_of_a_plus_of_five_tiles_only_the_middle_is_explored() -> None:
    assert score_board(chart(PLUS)).explored == {(1, 1)}


def test_a_tile_with_an_empty_corner_beside_it_is_explored_all_the_same() -> None:
    square = chart("O1 O2 O3\nO4 HQ O5\nB1 B2 B3")
    assert score_board(square).total == score_board(chart(PLUS)).total == 3


def test_a_tile_with_one_open_side_is_worth_nothing() -> None:
    assert score_board({k: v for k, v in chart(PLUS).items() if v != "O3"}).total == 0


def test_headquarters_need_four_neighbours_and_then_count_as_a_lighthouse() -> None:
    assert points(PLUS, 1, 1) == 3
    assert points(PLUS.replace("O4", "."), 1, 1) == 0


@pytest.mark.parametrize(("middle", "worth"), [("O5", 1), ("B1", 2), ("WM1", 5)])
def test_a_tile_of_open_sea_is_worth_what_stands_on_it(middle: str, worth: int) -> None:
    assert points(f". O1 .\nO2 {middle} HQ\n. O4 .", 1, 1) == worth


def test_a_lighthouse_on_land_is_worth_three() -> None:
    assert points(". S-P1 .\nO2 N-L HQ\n. O4 .", 1, 1) == 3


def test_two_lighthouses_a_buoy_and_three_others_are_eleven_points() -> None:
    board = score_board(chart(LIGHTS_AND_BUOYS))
    assert sorted(board.points.values()) == [1, 1, 1, 2, 3, 3]
    assert board.total == 6 + 2 + 3


# Windmills.


def test_a_windmill_counts_one_and_each_neighbour_of_open_sea() -> None:
    assert points(". N-P1 .\nO2 WM1 HQ\n. O4 .", 1, 1) == 1 + 3


@pytest.mark.parametrize(
    ("beside", "counts"),
    [("O1", 1), ("B1", 1), ("WM2", 1), ("HQ", 1), ("N-B1", 0), ("N-L", 0), ("NS-P1", 0)],
)
def test_open_sea_beside_a_windmill_is_a_tile_without_land(beside: str, counts: int) -> None:
    home = "" if beside == "HQ" else " HQ"
    rows = f". N-P1 . .\nW-P1 WM1 {beside}{home}\n. S-P1 . ."
    assert points(rows, 1, 1) == 1 + counts


def test_a_windmill_with_land_all_round_is_worth_one() -> None:
    assert points(". N-P1 . .\nW-P1 WM1 N-P2 HQ\n. S-P1 . .", 1, 1) == 1


def test_a_windmill_with_an_open_side_is_worth_nothing() -> None:
    assert points("O2 WM1 HQ\n. O4 .", 0, 1) == 0


def test_the_open_sea_beside_a_windmill_need_not_be_explored() -> None:
    board = score_board(chart(". O1 .\nO2 WM1 HQ\n. O4 ."))
    assert board.points == {(1, 1): 5}


# Piers and islands.


def test_a_pier_counts_one_and_each_house_on_its_island() -> None:
    rows = """
    .  S-P1    .    .
    O1 PIER-NE W-P1 O4
    HQ O3      O2   .
    """
    assert points(rows, 1, 1) == 1 + 4


def test_houses_count_though_their_tiles_are_not_explored() -> None:
    board = score_board(chart(". S-P1 .\nO1 PIER-NE W-P1\nHQ O3 ."))
    assert board.points == {(1, 1): 1 + 4}


def test_a_pier_that_is_not_explored_is_worth_nothing() -> None:
    assert points("O1 PIER-NE W-P1\nHQ O3 .", 0, 1) == 0


def test_an_island_goes_on_across_shared_land_edges() -> None:
    rows = """
    .  S-P2    .          .
    O1 PIER-NE bayNorth-P SW-P
    HQ O3      N-P1       N-P2
    """
    assert points(rows, 1, 1) == 1 + 1 + 2 + 1 + 2 + 1


def test_lands_that_touch_in_a_corner_are_two_islands() -> None:
    # The four houses in the north have land that meets the pier's in one point.
    rows = """
    E-P1 W-P1    .
    E-B2 PIER-SW HQ
    .    N-B1    .
    """
    assert points(rows, 1, 1) == 1 + 1


def test_the_two_shores_of_a_channel_are_two_islands() -> None:
    near = ". NS-P2 .\nO1 PIER-NE W-B2\nHQ O3 ."  # its house stands on the southern shore
    far = ". NS-P1 .\nO1 PIER-NE W-B2\nHQ O3 ."  # its house stands on the northern one
    assert points(near, 1, 1) == 1 + 1 + 1
    assert points(far, 1, 1) == 1 + 0 + 1


def test_the_two_shores_of_a_channel_are_one_island_where_other_tiles_join_them() -> None:
    rows = """
    .  HQ      .
    O2 PIER-ES SW-P
    .  NS-P2   bayWest-P
    .  NE-P    NW-P
    """
    assert points(rows, 1, 1) == 1 + 1 + 1 + 1 + 1 + 1


def test_two_piers_on_one_island_both_count_all_its_houses() -> None:
    rows = """
    .  S-P1    S-P2    .
    O1 PIER-NE PIER-NW O4
    HQ O3      O2      .
    """
    board = score_board(chart(rows))
    assert board.points[1, 1] == board.points[1, 2] == 1 + 3


def test_a_lighthouse_is_no_house() -> None:
    assert points(". S-L .\nO1 PIER-NE W-L\nHQ O3 .", 1, 1) == 1


def test_a_house_beside_a_lighthouse_counts() -> None:
    assert points(". S-L .\nO1 PIER-NE baySouth-L\nHQ O3 .", 1, 1) == 1 + 1


def test_a_long_house_with_a_gable_is_one_house() -> None:
    assert points(". S-L .\nO1 PIER-NE baySouth-P\nHQ O3 .", 1, 1) == 1 + 1


def test_houses_on_the_tile_itself_count() -> None:
    # No pier is known to have one, so a corner with a house stands in.
    assert houses_on_island({HOME: NAMES.index("NE-P")}, HOME) == 1


# Ranks.

LADDERS = [
    (0, [25, 35, 45, 55]),
    (1, [35, 45, 55, 65]),
    (2, [45, 55, 65, 75]),
]


@pytest.mark.parametrize(("expansions", "tops"), LADDERS)
def test_each_rank_goes_up_to_its_last_point(expansions: int, tops: list[int]) -> None:
    for number, top in enumerate(tops):
        assert rank(top, expansions) == number
        assert rank(top + 1, expansions) == number + 1
    assert (rank(0, expansions), rank(200, expansions)) == (0, len(RANKS) - 1)


@pytest.mark.parametrize(("expansions", "tops"), LADDERS)
def test_the_next_rank_begins_after_the_last_point_of_this_one(
    expansions: int, tops: list[int]
) -> None:
    assert [next_rank_at(top, expansions) for top in tops] == [top + 1 for top in tops]
    assert next_rank_at(tops[-1] + 1, expansions) == -1


def test_the_ranks_are_called_by_five_names() -> None:
    assert RANKS == ("novices", "sailors", "captains", "navigators", "cartographers")


# Charts that cannot be.


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ({(0, 0): "HQ", (0, 1): "W-L"}, "HQ on (0, 0) does not match W-L to its east"),
        ({(3, 4): "HQ", (2, 4): "S-L"}, "S-L on (2, 4) does not match HQ to its south"),
        ({(0, 0): "HQ", (0, 1): "X9"}, "There is no tile 'X9', as on (0, 1); one is 'O1'."),
        ({(0, 0): "HQ", (0, 1): "ship-1"}, "There is no tile 'ship-1', as on (0, 1)"),
        ({(0, 0): "HQ", (0, 1): 7}, "There is no tile '7', as on (0, 1)"),
        ({(0, 0): "O1", (0, 1): "O2"}, "There is no HQ on this chart"),
        ({}, "There is no HQ on this chart"),
        (
            {(0, 0): "HQ", (0, 1): "O1", (1, 0): "O1"},
            "There is one tile O1; it lies on (0, 1) and (1, 0).",
        ),
        ({(0, 0): "HQ", (0, 1): "HQ"}, "There is one tile HQ; it lies on (0, 0) and (0, 1)."),
        ({(0, 0): "HQ", (0, 64): "O1"}, "(0, 64) lies farther from HQ than all tiles together"),
        ({(0, 0): "HQ", (-64, 0): "O1"}, "(-64, 0) lies farther from HQ than all tiles together"),
        ({(0, 0): "HQ", (1, 1): "O1"}, "O1 on (1, 1) lies apart: no tiles join it to HQ."),
        ({"a1": "HQ"}, "A cell is a pair of whole numbers, (row, column), not 'a1'."),
        ({(0, 0, 0): "HQ"}, "A cell is a pair of whole numbers, (row, column), not (0, 0, 0)."),
        ({(0, 0.5): "HQ"}, "A cell is a pair of whole numbers, (row, column), not (0, 0.5)."),
        ({(False, 0): "HQ"}, "A cell is a pair of whole numbers, (row, column), not (False, 0)."),
        ({7: "HQ"}, "A cell is a pair of whole numbers, (row, column), not 7."),
    ],
)
def test_a_chart_that_cannot_lie_on_a_table_is_refused(
    tiles: dict[tuple[int, int], str], said: str
) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        score_board(tiles)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    "seed", [4, 6, 7]
)  # in the first two islands grow whose piers are explored
def test_a_tile_gains_what_the_whole_chart_scores_more_with_it(seed: int) -> None:
    table = skerry.new("beacon_patrol", 2, seed, windmills=True, piers=True)
    greedy = agent("greedy", "beacon_patrol")
    while not table.over:
        table.act(greedy.choose(Seen(table, table.seat)))
    assert isinstance(table.state, Sea)
    whole = table.state.chart
    for cell in whole:
        before = whole.copy()
        tile = before.pop(cell)
        assert gained(before, tile, cell) == total(whole) - total(before)
