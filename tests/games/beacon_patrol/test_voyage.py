"""A voyage of Beacon Patrol, rule by rule."""

import pytest

import skerry
from skerry import Table, UndoError
from skerry.kernel.game import Value
from tests.games.beacon_patrol.seas import at, laid, leave, options, sea, ships, tokens

LINE = "HQ O1 O2 O3"
# Ship 1 lies in a bay that opens to the east.
BAY = "HQ .    .\nO1 E-P1 bayEast-L"


# Set-up.


@pytest.mark.parametrize(("seats", "hand", "ready"), [(1, 3, 4), (2, 3, 3), (3, 3, 3), (4, 2, 2)])
def test_tiles_and_tokens_are_dealt_by_the_number_of_seats(
    seats: int, hand: int, ready: int
) -> None:
    scene = sea(seats=seats)
    assert [len(scene.cards("hand", seat)) for seat in range(seats)] == [hand] * seats
    assert [tokens(scene, seat) for seat in range(seats)] == [ready] * seats
    assert len(scene.cards("pile")) == 54 - hand * seats


def test_headquarters_lie_in_the_middle_with_all_ships_on_it() -> None:
    scene = sea(seats=4)
    assert laid(scene) == {at(0, 0): "HQ"}
    assert ships(scene) == [at(0, 0)] * 4


@pytest.mark.parametrize(
    ("windmills", "piers", "tiles"),
    [(False, False, 54), (False, True, 58), (True, False, 59), (True, True, 63)],
)
def test_expansions_are_shuffled_in_when_asked_for(
    *, windmills: bool, piers: bool, tiles: int
) -> None:
    scene = sea(windmills=windmills, piers=piers)
    drawn = scene.cards("pile") + scene.cards("hand", 0) + scene.cards("hand", 1)
    assert len(drawn) == tiles
    assert ("WM1" in drawn, "PIER-NE" in drawn) == (windmills, piers)


def test_hands_lie_open_and_the_pile_lies_hidden() -> None:
    view = sea().table.view(1)
    assert len(view.cards("hand", 0)) == 3
    assert view.zone("pile").cards is None


def test_other_seeds_are_other_deals() -> None:
    deals = [skerry.scenario("beacon_patrol", seed=seed).cards("hand") for seed in range(20)]
    assert len({tuple(deal) for deal in deals}) == 20


# Placing.


def test_a_tile_is_laid_on_any_free_side_of_the_ship() -> None:
    scene = sea("HQ", "O1")
    assert options(scene, "lay") == [
        f"lay-O1-{side}" for side in ("north", "east", "south", "west")
    ]


def test_a_tile_is_laid_on_an_empty_cell_only() -> None:
    assert options(sea("HQ O1", "O2"), "lay-O2-east") == []


def test_another_ship_does_not_help() -> None:
    scene = sea(LINE, "B1", seats=2).place("ships", "ship-2", at(0, 3))
    assert options(scene, "lay-B1") == ["lay-B1-north", "lay-B1-south", "lay-B1-west"]


def test_a_tile_keeps_its_orientation() -> None:
    assert options(sea("HQ", "N-L"), "lay") == ["lay-N-L-north", "lay-N-L-east", "lay-N-L-west"]


def test_land_meets_land_and_water_meets_water_on_every_side() -> None:
    scene = sea("HQ .\nO1 N-P1", "O2 E-P1 S-P1")
    assert [name for name in options(scene, "lay") if name.endswith("east")] == ["lay-S-P1-east"]


def test_a_tile_that_matches_but_meets_the_ship_along_land_is_not_laid() -> None:
    scene = sea("HQ N-P1", "S-P2", ship=(0, 1))
    assert options(scene, "lay") == ["lay-S-P2-east", "lay-S-P2-south"]


def test_the_ship_goes_onto_the_tile_at_once_and_for_nothing() -> None:
    scene = sea("HQ", "O1 O2 O3").pick("lay-O2-east")
    assert laid(scene)[at(0, 1)] == "O2"
    assert ships(scene) == [at(0, 1), at(0, 0)]
    assert tokens(scene) == 3


def test_as_many_tiles_are_laid_as_there_are_in_hand() -> None:
    scene = sea("HQ", "O1 O2 O3").pick("lay-O2-east", "lay-O1-north", "lay-O3-west")
    assert scene.cards("hand") == []
    assert ships(scene)[0] == at(-1, 0)


def test_a_tile_that_shuts_a_water_in_may_be_laid() -> None:
    scene = sea(BAY, "bayWest-P O4", ship=(1, 2)).pick("lay-bayWest-P-east")
    assert options(scene, "lay") == []
    assert laid(scene)[at(1, 3)] == "bayWest-P"


def test_a_ship_that_is_shut_in_stays_there() -> None:
    scene = sea(BAY, "bayWest-P", ship=(1, 2)).set("tokens", 0, 0).pick("lay-bayWest-P-east")
    assert scene.options() == ["end-turn"]
    scene.pick("end-turn", "end-turn")
    assert ships(scene)[0] == at(1, 3)
    assert len(scene.cards("hand")) == tokens(scene) == 3


# Moving.


def test_a_token_moves_the_ship_one_step_across_water() -> None:
    scene = sea(LINE, "B1", ship=(0, 1)).pick("sail-east")
    assert ships(scene)[0] == at(0, 2)
    assert tokens(scene) == 2


def test_without_a_token_the_ship_does_not_sail_for_nothing() -> None:
    scene = sea(LINE, "B1").pick("sail-east", "sail-east", "sail-west")
    assert tokens(scene) == 0
    assert options(scene, "sail") == []


def test_a_discarded_tile_moves_the_ship_and_turns_no_token() -> None:
    scene = sea(LINE, "B1 B2 B3").pick("spend-B2-east")
    assert ships(scene)[0] == at(0, 1)
    assert (scene.cards("hand"), tokens(scene)) == (["B1", "B3"], 3)
    assert scene.cards("gone") == ["B2"]


def test_a_tile_may_be_discarded_though_tokens_are_ready() -> None:
    assert options(sea(LINE, "B1"), "s") == ["spend-B1-east", "sail-east"]


def test_without_a_step_to_go_no_tile_is_discarded() -> None:
    assert options(sea("HQ", "B1 B2 B3"), "spend") == []


def test_the_ship_goes_where_tiles_lie_and_across_no_land() -> None:
    scene = sea("E-P1 W-P1 .\n. HQ .\n", "B1", ship=(-1, 0))
    assert options(scene, "sail") == ["sail-south"]


def test_a_tile_across_land_is_reached_the_long_way_round() -> None:
    scene = sea("O1 O2\nE-P1 W-P1\nHQ .", "B1", ship=(-1, 0))
    scene.pick("sail-north", "sail-east", "sail-south")
    assert (ships(scene)[0], tokens(scene)) == (at(-1, 1), 0)


def test_a_ship_leaves_a_tile_by_any_of_its_waters() -> None:
    scene = sea("O1 .\nW-P1 HQ\nO2 .", "B1", ship=(0, -1))
    assert options(scene, "sail") == ["sail-north", "sail-east", "sail-south"]


def test_ships_share_a_tile() -> None:
    scene = sea("HQ O1", "B1").place("ships", "ship-2", at(0, 1)).pick("sail-east")
    assert ships(scene) == [at(0, 1), at(0, 1)]


def test_a_ship_passes_other_ships() -> None:
    scene = sea(LINE, "B1").place("ships", "ship-2", at(0, 1)).pick("sail-east", "sail-east")
    assert ships(scene) == [at(0, 2), at(0, 1)]


# Swapping.


def test_a_tile_of_another_hand_is_taken_for_one_of_ones_own() -> None:
    scene = sea("HQ", "O1 O2 O3", "B1 B2 B3").pick("B2", "O1")
    assert sorted(scene.cards("hand", 0)) == ["B2", "O2", "O3"]
    assert sorted(scene.cards("hand", 1)) == ["B1", "B3", "O1"]


def test_only_ones_own_tiles_are_given() -> None:
    scene = sea("HQ", "O1 O2 O3", "B1 B2 B3").pick("B2")
    assert scene.options() == ["O1", "O2", "O3"]


def test_the_only_tile_is_given_without_asking() -> None:
    scene = sea("HQ", "O1", "B1 B2 B3").pick("B2")
    assert (scene.cards("hand", 0), sorted(scene.cards("hand", 1))) == (["B2"], ["B1", "B3", "O1"])


def test_the_active_seat_decides_and_the_other_is_not_asked() -> None:
    scene = sea("HQ", "O1", "B1 B2 B3").pick("B2")
    assert scene.table.awaited == [0]


def test_a_tile_is_taken_out_of_any_other_hand() -> None:
    scene = sea("HQ", "O1 O2", "B1 B2", "B3 B4", "B5 B6", seats=4)
    assert options(scene, "B") == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert sorted(scene.pick("B4", "O2").cards("hand", 2)) == ["B3", "O2"]


def test_one_swaps_once_a_turn() -> None:
    scene = sea("HQ", "O1 O2 O3", "B1 B2 B3").pick("B2", "O1")
    assert options(scene, "B") == []


def test_in_the_next_turn_one_may_swap_again() -> None:
    scene = sea("HQ", "O1 O2 O3", "B1 B2 B3").pick("B2", "O1", "end-turn", "end-turn")
    assert scene.table.seat == 0
    assert set(scene.cards("hand", 1)) < set(scene.options())


def test_the_tile_taken_may_be_laid_at_once() -> None:
    scene = sea("HQ", "O1", "B1 B2 B3").pick("B2", "lay-B2-west")
    assert laid(scene)[at(0, -1)] == "B2"


def test_the_tile_taken_may_be_discarded_to_move() -> None:
    scene = sea("HQ O4", "O1", "B1 B2 B3").pick("B2", "spend-B2-east")
    assert (scene.cards("gone"), ships(scene)[0]) == (["B2"], at(0, 1))


def test_the_tile_taken_and_not_laid_leaves_the_game() -> None:
    assert sea("HQ", "O1", "B1 B2 B3").pick("B2", "end-turn").cards("gone") == ["B2"]


def test_the_tile_given_is_laid_by_the_other_seat_in_its_own_turn() -> None:
    scene = sea("HQ", "O1", "B1 B2 B3").pick("B2", "end-turn", "lay-O1-north")
    assert (laid(scene)[at(-1, 0)], scene.table.seat) == ("O1", 1)


def test_without_tiles_on_both_sides_there_is_no_swap() -> None:
    assert sea("HQ", "", "B1").options() == ["end-turn"]
    assert options(sea("HQ", "O1", ""), "O") == options(sea("HQ", "O1", ""), "B") == []


def test_who_sails_alone_has_nobody_to_swap_with() -> None:
    scene = sea(seats=1)
    assert set(scene.options()).isdisjoint(scene.table.game.cards)


def test_all_that_a_turn_allows_in_one_turn() -> None:
    scene = sea("HQ O1 O2", "O3 O4 O5", "B1 B2 B3")
    scene.pick("sail-east", "sail-east", "lay-O3-east", "sail-west", "B1", "O5")
    scene.pick("lay-B1-north", "lay-O4-north")
    assert (tokens(scene), scene.cards("hand")) == (0, [])
    assert scene.options() == ["end-turn"]


# The end of a turn.


def test_a_turn_ends_only_when_the_seat_says_so() -> None:
    scene = sea("HQ", "O1").set("tokens", 0, 0).pick("lay-O1-north")
    assert scene.options() == ["end-turn"]
    assert scene.table.seat == 0


def test_a_turn_may_end_though_a_tile_could_be_laid() -> None:
    assert sea("HQ", "O1 O2 O3").pick("end-turn").table.seat == 1


def test_what_was_not_laid_leaves_the_game_and_a_full_hand_is_drawn() -> None:
    scene = sea("HQ", "O1 O2 O3")
    pile = scene.cards("pile")
    scene.pick("lay-O2-east", "end-turn")
    assert scene.cards("gone") == ["O1", "O3"]
    assert scene.cards("hand", 0) == pile[:-4:-1]


def test_four_seats_draw_two_tiles() -> None:
    scene = sea(seats=4).pick("end-turn")
    assert (len(scene.cards("gone")), len(scene.cards("hand", 0))) == (2, 2)


def test_all_tokens_are_ready_again_as_soon_as_the_turn_ends() -> None:
    scene = sea(LINE, "B1").pick("sail-east", "sail-east", "end-turn")
    assert tokens(scene, 0) == 3


def test_turns_go_round_and_are_counted_through() -> None:
    scene = sea(seats=3)
    seen = []
    for _ in range(4):
        seen.append((scene.table.seat, scene.table.view().counter("turn")))
        scene.pick("end-turn")
    assert seen == [(0, 1), (1, 2), (2, 3), (0, 4)]


def test_who_sails_alone_may_keep_one_tile_and_draws_two() -> None:
    scene = sea("HQ", "O1 O2 O3", seats=1)
    pile = scene.cards("pile")
    scene.pick("end-turn", "O2")
    assert scene.cards("hand") == ["O2", *pile[:-3:-1]]
    assert scene.cards("gone") == ["O1", "O3"]


def test_who_sails_alone_may_keep_none() -> None:
    scene = sea("HQ", "O1 O2 O3", seats=1).pick("end-turn")
    assert scene.options() == ["O1", "O2", "O3", "keep-none"]
    assert len(scene.pick("keep-none").cards("gone")) == len(scene.cards("hand")) == 3


def test_who_has_company_keeps_none() -> None:
    assert sea("HQ", "O1 O2 O3").pick("end-turn").table.seat == 1


def test_nothing_is_kept_of_an_empty_hand() -> None:
    scene = sea("HQ", "O1", seats=1).pick("lay-O1-north", "end-turn")
    assert scene.table.view().counter("turn") == 2


def test_nothing_is_kept_once_the_pile_is_empty() -> None:
    assert leave(sea("HQ", "O1 O2", seats=1), 0).pick("end-turn").table.over


def test_a_tile_is_kept_while_one_can_be_drawn() -> None:
    scene = leave(sea("HQ", "O1 O2", seats=1), 1).pick("end-turn", "O1")
    assert len(scene.cards("hand")) == 2
    assert scene.pick("end-turn").table.over


# The end of the game.


def test_a_short_pile_gives_what_is_there() -> None:
    scene = leave(sea("HQ", "O1 O2 O3"), 2).pick("end-turn")
    assert (len(scene.cards("hand", 0)), scene.cards("pile")) == (2, [])


def test_an_empty_pile_alone_does_not_end_the_game() -> None:
    scene = leave(sea("HQ", "O1 O2 O3", "B1"), 0).pick("end-turn")
    assert not scene.table.over
    assert scene.pick("end-turn").table.over


def test_a_seat_without_tiles_is_passed_over_once_the_pile_is_empty() -> None:
    scene = leave(sea("HQ", "O1", "", "B1", seats=3), 0).pick("end-turn")
    assert scene.table.seat == 2
    assert scene.pick("end-turn").table.over


def test_after_the_last_tile_the_game_ends_with_the_turn() -> None:
    scene = leave(sea("HQ", "O1", ""), 0).pick("lay-O1-north")
    assert scene.table.seat == 0
    assert scene.pick("end-turn").table.over


TURNS = [
    ({}, [18, 18, 18, 27], [3, 3, 3, 2]),
    ({"piers": True}, [20, 20, 20, 29], [1, 1, 1, 2]),
    ({"windmills": True}, [20, 20, 20, 30], [2, 2, 2, 1]),
    ({"windmills": True, "piers": True}, [21, 21, 21, 32], [3, 3, 3, 1]),
]


@pytest.mark.parametrize(("deck", "turns", "last"), TURNS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_so_many_turns_are_in_a_deck(
    deck: dict[str, Value], turns: list[int], last: list[int], seats: int
) -> None:
    taken = idle(skerry.new("beacon_patrol", seats, 1, **deck))
    assert len(taken) == turns[seats - 1]
    assert [size for _, size in taken][-1] == last[seats - 1]
    assert [seat for seat, _ in taken] == [turn % seats for turn in range(len(taken))]


def idle(table: Table) -> list[tuple[int, int]]:
    """Do nothing turn after turn; return who had them and with how many tiles."""
    taken = []
    while not table.over:
        taken.append((table.seat, len(table.view().cards("hand", table.seat))))
        table.act("end-turn")
        if table.game.vocabulary.id("keep-none") in table.options:
            table.act("keep-none")
    assert table.view().counter("turn") == len(taken)
    return taken


def test_the_last_of_four_seats_has_a_turn_less() -> None:
    taken = [seat for seat, _ in idle(skerry.new("beacon_patrol", 4, 1))]
    assert [taken.count(seat) for seat in range(4)] == [7, 7, 7, 6]


def test_with_both_expansions_the_first_of_two_seats_has_a_turn_more() -> None:
    table = skerry.new("beacon_patrol", 2, 1, windmills=True, piers=True)
    taken = [seat for seat, _ in idle(table)]
    assert [taken.count(seat) for seat in range(2)] == [11, 10]


# Taking back.


def turn_of(table: Table, *verbs: str) -> None:
    """Answer with the first option that begins with each word."""
    names = table.game.vocabulary.names
    for verb in verbs:
        table.act(next(pick for pick in table.options if names[pick].startswith(verb)))


def test_all_of_a_turn_can_be_taken_back_while_it_lasts() -> None:
    table = skerry.new("beacon_patrol", 2, 3)
    before = table.clone()
    turn_of(table, "lay", "sail", "lay")
    table.undo(to=0)
    assert table.state.same_as(before.state)


def test_a_swap_can_be_taken_back_while_the_turn_lasts() -> None:
    table = skerry.new("beacon_patrol", 2, 3)
    before = table.clone()
    table.act(table.view().cards("hand", 1)[0])
    table.act(table.options[0])
    table.undo(to=0)
    assert table.state.same_as(before.state)


def test_nothing_is_taken_back_after_new_tiles_were_drawn() -> None:
    table = skerry.new("beacon_patrol", 2, 3)
    turn_of(table, "lay", "end")
    with pytest.raises(UndoError):
        table.undo(0)


def test_who_sails_alone_may_think_again_before_keeping() -> None:
    table = skerry.new("beacon_patrol", 1, 3)
    turn_of(table, "lay", "end")
    table.undo()
    assert table.game.vocabulary.id("end-turn") in table.options
    turn_of(table, "end", "keep-none")
    with pytest.raises(UndoError):
        table.undo()
