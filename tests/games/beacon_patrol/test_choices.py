"""What people are told at sea: why not, by which way, for how many points, and what happened."""

from random import Random

import pytest

import skerry
from skerry import Scenario, Table
from skerry.games.beacon_patrol import BEACON_PATROL
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import course
from skerry.games.beacon_patrol.zones import NAMES
from skerry.kernel.zones import SHARED
from skerry.text import say
from tests.games.beacon_patrol.seas import at, picks, sea, ships, tokens, way, ways_of, why_not

LINE = "HQ O1 O2 O3 O4"
ELSEWHERE = "It does not lie where you choose from now."
BAY = "HQ .    .\nO1 E-P1 bayEast-L"


# Why not.


@pytest.mark.parametrize(
    ("scene", "pick", "said"),
    [
        (sea("HQ", "O1"), "lay-O2-north", "This tile is not in your hand."),
        (sea("HQ", "O1"), "spend-O2-north", "This tile is not in your hand."),
        (sea("HQ", "O1", "B1"), "O1", "Only a tile out of another hand can be taken."),
        (sea("HQ", "O1", "B1"), "O2", "Only a tile out of another hand can be taken."),
        (
            sea("HQ", "O1", "B1").set("swaps", 0, 0),
            "B1",
            "You have swapped in this turn already.",
        ),
        (sea("HQ", "", "B1"), "B1", "You have no tile to give for it."),
        (sea("HQ O1", "O2"), "lay-O2-east", "A tile lies there already."),
        (
            sea("HQ N-P1", "S-P2", ship=(0, 1)),
            "lay-S-P2-north",
            "Land lies to the north of your ship; it cannot go there.",
        ),
        (
            sea("HQ N-P1", "S-P2", ship=(0, 1)),
            "sail-north",
            "Land lies to the north of your ship; it cannot go there.",
        ),
        (
            sea("HQ N-P1", "S-P2", ship=(0, 1)),
            "spend-S-P2-north",
            "Land lies to the north of your ship; it cannot go there.",
        ),
        (sea("HQ", "O1"), "sail-east", "No tile lies there yet."),
        (sea("HQ", "O1"), "spend-O1-east", "No tile lies there yet."),
        (
            sea(LINE, "B1").set("tokens", 0, 0),
            "sail-east",
            "All your movement tokens are spent.",
        ),
        (
            sea("HQ", "W-P1"),
            "lay-W-P1-east",
            "Its west side is land, the tile beyond is water.",
        ),
        (
            sea("HQ .\nO1 N-P1", "O2"),
            "lay-O2-east",
            "Its south side is water, the tile beyond is land.",
        ),
        (sea("HQ", "O1"), "keep-none", "This cannot be chosen now."),
        (
            sea("HQ", "O1 O2", "B1").pick("B1"),
            "B2",
            f"{ELSEWHERE} Give one of your tiles for the one taken.",
        ),
        (
            sea("HQ", "O1 O2", seats=1).pick("end-turn"),
            "B2",
            f"{ELSEWHERE} Keep one tile for your next turn, or none.",
        ),
    ],
)
def test_what_cannot_be_chosen_has_its_reason(scene: Scenario, pick: str, said: str) -> None:
    assert why_not(scene, pick) == said


@pytest.mark.parametrize("pick", ["lay-B1-north", "spend-B1-east", "sail-east", "B2", "end-turn"])
def test_what_can_be_chosen_has_none(pick: str) -> None:
    scene = sea(LINE, "B1", "B2")
    assert why_not(scene, pick) == ""
    assert pick in scene.options()


# Ways.


def test_the_ship_has_a_way_to_each_tile_that_its_tokens_reach() -> None:
    scene = sea(LINE, "")
    ship = scene.table.game.cards.index("ship-1")
    found = [w for w in ways_of(scene) if w.card == ship]
    assert [w.spot for w in found] == [at(0, column) for column in (1, 2, 3)]
    assert [len(w.picks) for w in found] == [1, 2, 3]


def test_a_way_round_land_is_told_step_by_step() -> None:
    scene = sea("O1 O2\nE-P1 W-P1\nHQ .", "B1", ship=(-1, 0))
    assert picks(scene, way(scene, "ship-1", at(-1, 1))) == [
        "sail-north",
        "sail-east",
        "sail-south",
    ]


def test_a_tile_has_a_way_to_each_cell_where_it_fits_and_tokens_lead() -> None:
    scene = sea(LINE, "B1")
    found = way(scene, "B1", at(-1, 2))
    assert picks(scene, found) == ["sail-east", "sail-east", "lay-B1-north"]
    scene.pick(*picks(scene, found))
    assert (ships(scene)[0], tokens(scene)) == (at(-1, 2), 1)


def test_a_way_tells_the_cells_that_the_ship_passes() -> None:
    scene = sea(LINE, "B1")
    state = scene.table.state
    assert isinstance(state, Sea)
    found = course(state, 0, way(scene, "B1", at(-1, 2)))
    assert found == [at(0, column) for column in (0, 1, 2)]


def test_a_way_tells_what_it_would_add() -> None:
    scene = sea(". O1 .\nO2 HQ .\n. O3 .", "B1")
    assert [say(text) for text in way(scene, "B1", at(0, 1)).preview] == ["3 points more."]
    assert [say(text) for text in way(scene, "B1", at(-1, 1)).preview] == ["No points yet."]


@pytest.mark.parametrize(
    ("scene", "card", "cell", "said"),
    [
        (
            sea("HQ", "W-P1"),
            "W-P1",
            at(0, 1),
            "Its west side is land, the tile beyond is water.",
        ),
        (
            sea(LINE, "B1"),
            "B1",
            at(0, 5),
            "It lies 4 steps away; you have 3 tokens.",
        ),
        (
            sea(LINE, "B1").set("tokens", 1, 0),
            "B1",
            at(0, 5),
            "It lies 4 steps away; you have one token.",
        ),
        (
            sea("HQ O1", "B1").set("tokens", 0, 0),
            "B1",
            at(0, 2),
            "It lies out of reach: one step away, and all your tokens are spent.",
        ),
        (
            sea(LINE, "B1").set("tokens", 0, 0),
            "B1",
            at(0, 5),
            "It lies out of reach: 4 steps away, and all your tokens are spent.",
        ),
        (
            sea(BAY, "O2", ship=(1, 2)),
            "O2",
            at(-1, 0),
            "Your ship finds no way by water to it.",
        ),
        (
            sea("HQ N-P1", "S-P2"),
            "S-P2",
            at(-1, 1),
            "It would meet all its neighbours along land; no ship could follow it.",
        ),
    ],
)
def test_where_a_tile_cannot_come_the_way_says_why(
    scene: Scenario, card: str, cell: int, said: str
) -> None:
    found = way(scene, card, cell)
    assert found.picks == []
    assert found.reason is not None
    assert say(found.reason) == said


def test_ways_are_told_of_every_cell_beside_the_chart_and_of_no_other() -> None:
    scene = sea("HQ O1", "B1")
    tile = scene.table.game.cards.index("B1")
    beside = {at(-1, 0), at(-1, 1), at(0, -1), at(0, 2), at(1, 0), at(1, 1)}
    assert {w.spot for w in ways_of(scene) if w.card == tile} == beside


def test_who_is_not_at_sea_has_no_ways() -> None:
    scene = sea("HQ O1", "B1 B2", "B3")
    assert ways_of(scene, 1) == []
    assert ways_of(scene.pick("B3"), 0) == []


# What options point at.


def test_an_option_names_the_tile_and_the_cell_it_goes_to() -> None:
    scene = sea("HQ O1", "B1", "B2")
    choice = scene.table.choice()
    assert choice is not None
    names = scene.table.game.cards
    found = {o.name: (o.zone, o.seat, names[o.card], o.spot) for o in choice.options if o.zone}
    assert found["lay-B1-north"] == ("hand", 0, "B1", at(-1, 0))
    assert found["spend-B1-east"] == ("hand", 0, "B1", at(0, 1))
    assert found["sail-east"] == ("ships", SHARED, "ship-1", at(0, 1))
    assert found["B2"] == ("hand", 1, "B2", -1)


def test_the_end_of_a_turn_is_a_button() -> None:
    choice = sea("HQ", "B1").table.choice()
    assert choice is not None
    end = choice.options[-1]
    assert (end.name, end.zone, end.card, end.spot) == ("end-turn", "", -1, -1)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (sea("HQ", "B1"), "Lay a tile beside your ship, or sail on."),
        (sea("HQ", "B1").set("tokens", 0, 0), "Lay a tile beside your ship, or end your turn."),
        (sea("HQ", ""), "Sail on, or end your turn."),
        (sea("HQ", "").set("tokens", 0, 0), "Nothing is left to do: end your turn."),
    ],
)
def test_the_prompt_says_what_is_left_to_do(scene: Scenario, said: str) -> None:
    choice = scene.table.choice()
    assert choice is not None
    assert say(choice.prompt) == said


# The log and the score.


def told(table: Table, *picks: str) -> list[str]:
    for pick in picks:
        table.act(pick)
    last = table.position - 1
    told = [entry.lines for entry in table.log() if entry.number == last]
    return [say(line) for lines in told for line in lines]


def new(*, seats: int = 2) -> Table:
    return skerry.new("beacon_patrol", seats, 1)  # seat 1 holds W-B1, NE-P and bayWest-L


def test_the_log_begins_with_the_hands_and_no_ship_has_sailed() -> None:
    lines = [say(line) for entry in new().log() for line in entry.lines]
    assert len(lines) == 3
    assert lines[0].startswith("Seat 1 draws west shore with a buoy, ")
    assert lines[2] == "Turn 1"


def test_the_log_tells_of_each_deed() -> None:
    assert told(new(), "lay-W-B1-west") == ["Seat 1 lays west shore with a buoy."]
    assert told(new(), "lay-W-B1-west", "sail-east") == ["Seat 1 sails on."]
    assert told(new(), "lay-W-B1-west", "spend-NE-P-east") == [
        "Seat 1 sets aside north-east shore.",
        "Seat 1 sails on.",
    ]


def test_the_log_tells_of_a_swap() -> None:
    table = new()
    other = table.game.cards[table.view().cards("hand", 1)[0]]
    assert told(table, other) == ["Seat 1 takes south shore with a lighthouse."]
    assert told(table, "NE-P") == ["Seat 2 gets north-east shore for it."]


def test_the_log_tells_what_was_kept_set_aside_and_drawn() -> None:
    lines = told(new(seats=1), "end-turn", "W-B1")
    assert lines[:2] == [
        "Seat 1 keeps west shore with a buoy.",
        "Seat 1 sets aside north-east shore and bay open to the west with a lighthouse.",
    ]
    assert lines[2].startswith("Seat 1 draws ")
    assert lines[3:] == ["Turn 2"]


def test_the_log_tells_what_each_tile_explores() -> None:
    table = new()
    chance = Random(1)
    gains = []
    while not table.over:
        before = table.scores()[0]
        table.act(chance.choice(table.options))
        gains.append(table.scores()[0] - before)
    lines = [
        say(line) for told in table.log() for line in told.texts if line.id == "beacon-log-points"
    ]
    assert lines
    assert lines == [
        f"That explores for {gain} {'point' if gain == 1 else 'points'}." for gain in gains if gain
    ]


def test_all_seats_have_the_one_score_and_win_together() -> None:
    scene = sea(". O1 .\nO2 HQ O3\n. O4 .", seats=3)
    assert (scene.table.scores(), scene.table.winners()) == ([3, 3, 3], [0, 1, 2])


def test_the_score_sheet_lists_the_explored_tiles_from_north_to_south() -> None:
    scene = sea(". O1 .\nO2 HQ O3\nB1 B2 B3\n. O4 .")
    lines = [(say(line.label), line.points) for line in scene.table.score_sheet(0)]
    assert lines == [("headquarters", 3), ("open sea with a buoy", 2)]


def verdict(rows: str, *, windmills: bool = False, piers: bool = False) -> str:
    text = sea(rows, windmills=windmills, piers=piers).table.verdict()
    assert text is not None
    return say(text)


def test_the_verdict_calls_the_rank_and_what_the_next_one_takes() -> None:
    assert verdict("HQ") == "Novices; 26 more for the next rank"


@pytest.mark.parametrize(
    ("windmills", "piers", "said"),
    [
        (False, False, "26 more for the next rank"),
        (True, False, "36 more for the next rank"),
        (False, True, "36 more for the next rank"),
        (True, True, "46 more for the next rank"),
    ],
)
def test_either_expansion_lifts_the_ranks_by_ten_points(
    *, windmills: bool, piers: bool, said: str
) -> None:
    assert verdict("HQ", windmills=windmills, piers=piers).endswith(said)


def test_the_rank_alone_is_the_same_for_scores_that_amount_to_the_same() -> None:
    ranks = [sea(rows).table.rank() for rows in ("HQ", ". O1 .\nO2 HQ O3\n. O4 .")]
    assert [say(rank) for rank in ranks if rank is not None] == ["Novices", "Novices"]


def test_there_is_no_rank_above_the_highest() -> None:
    state = sea().table.state
    assert isinstance(state, Sea)
    lighthouse = NAMES.index("N-L")
    state.chart = {at(row, column): lighthouse for row in range(9) for column in range(9)}
    assert say(BEACON_PATROL.verdict(state)) == "Cartographers"
