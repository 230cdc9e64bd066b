"""The agents of Beacon Patrol sail whole voyages, each level better than the one before."""

import pytest

import skerry
from skerry.agents import Agent, agent, agents
from skerry.agents.planner.beacon_patrol import BeaconPatrol
from skerry.agents.planner.beacon_patrol.reading import chart_in, fleet_in, turn_in, unseen
from skerry.agents.planner.beacon_patrol.turn import best_plans
from skerry.kernel.rng import from_seed
from skerry.kernel.scenario import Scenario
from skerry.kernel.seen import Seen
from skerry.kernel.view import view_of

HOME = 64 * 128 + 64
NORTH, EAST, SOUTH, WEST = -128, 1, 128, -1
STRAIT = HOME + WEST
# Headquarters lack but their western neighbour, and that must be a channel between two shores.
AROUND = {
    "O1": HOME + NORTH,
    "O2": HOME + SOUTH,
    "O3": HOME + EAST,
    "S-P1": STRAIT + NORTH,
    "N-P1": STRAIT + SOUTH,
    "O6": STRAIT + WEST,
}


def planner(level: int = 1) -> BeaconPatrol:
    return BeaconPatrol(from_seed(0), level)


def sail(table: skerry.Table, players: list[Agent]) -> skerry.Table:
    while not table.over:
        table.act(players[table.seat].choose(Seen(table, table.seat)))
    return table


def strait(seats: int, hand: list[str], ship: int = HOME, tokens: int = 3) -> Scenario:
    table = skerry.scenario("beacon_patrol", seats)
    for tile, cell in AROUND.items():
        table.place("sea", tile, cell)
    table.place("ships", "ship-1", ship)
    return table.lay("hand", hand).set("tokens", tokens, 0)


def with_a_far_partner(table: Scenario) -> Scenario:
    """Lay an arm of open sea with the other ship at its end, too far away for the strait."""
    for steps, tile in enumerate(["B1", "B2", "B3", "B4", "B5", "B6"], start=2):
        table.place("sea", tile, HOME + steps * EAST)
    return table.place("ships", "ship-2", HOME + 7 * EAST)


def turn_of(scenario: Scenario) -> list[str]:
    """Let the planner take its turn; return its picks."""
    table, mind, made = scenario.table, planner(4), []
    turn = view_of(table.state, 0).counter("turn")
    while not table.over and view_of(table.state, 0).counter("turn") == turn:
        pick = mind.choose(Seen(table, table.seat))
        made.append(table.game.vocabulary.name(pick))
        table.act(pick)
    return made


def is_in_the_strait(scenario: Scenario, tile: str) -> bool:
    table = scenario.table
    return table.state.spots.get(table.game.cards.index(tile)) == STRAIT


def mean_score(name: str, seats: int, games: int) -> float:
    scores = []
    for seed in range(games):
        players = [agent(name, "beacon_patrol", seat) for seat in range(seats)]
        scores.append(sail(skerry.new("beacon_patrol", seats, seed), players).scores()[0])
    return sum(scores) / games


def test_the_stronger_agents_are_listed_later() -> None:
    assert list(agents("beacon_patrol"))[:3] == ["random", "greedy", "planner"]
    assert list(agents("faraway"))[:2] == ["random", "greedy"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("more", [False, True])
def test_all_kinds_of_fleets_sail_to_the_end(seats: int, more: bool) -> None:  # noqa: FBT001
    for players in (
        [agent("greedy", "beacon_patrol") for _ in range(seats)],
        [planner() for _ in range(seats)],
    ):
        sail(skerry.new("beacon_patrol", seats, 1, windmills=more, piers=more), [*players])


@pytest.mark.parametrize(("windmills", "piers"), [(True, False), (False, True)])
def test_the_planner_knows_which_tiles_are_in_the_pile(windmills: bool, piers: bool) -> None:  # noqa: FBT001
    table = skerry.new("beacon_patrol", 2, 1, windmills=windmills, piers=piers)
    state = table.state
    pile = state.zones[state.layout.find("pile")]
    hidden = unseen(table.view(0))
    assert set(pile) <= set(hidden)
    assert len(hidden) == len(pile)


def test_greedy_is_far_better_than_chance() -> None:
    assert mean_score("greedy", 2, 6) > mean_score("random", 2, 6) + 8


def test_the_planner_is_far_better_than_greedy() -> None:
    scores = [
        sail(skerry.new("beacon_patrol", 2, seed), [planner(), planner()]).scores()[0]
        for seed in range(4)
    ]
    assert sum(scores) / 4 > mean_score("greedy", 2, 4) + 10


def test_equal_voyages_are_sailed_alike() -> None:
    voyages = [sail(skerry.new("beacon_patrol", 3, 7), [planner()] * 3).answers for _ in range(2)]
    assert voyages[0] == voyages[1]


def test_both_flavours_sail_alike() -> None:
    table = sail(skerry.new("beacon_patrol", 3, 7), [planner()] * 3)
    # Other weights sail otherwise, and then these are others; but the same in both flavours.
    assert (table.position, table.scores()[0]) == (158, 58)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_planner_made_anew_for_every_pick_sails_on(seats: int) -> None:
    table = skerry.new("beacon_patrol", seats, 3)
    while not table.over:
        table.act(planner(0).choose(Seen(table, table.seat)))
    assert table.scores()[0] > 30


def test_what_lies_on_the_pile_makes_no_difference() -> None:
    table = skerry.new("beacon_patrol", 2, 9, piers=True)
    other = table.clone()
    other.state.zones[0].reverse()  # the pile
    assert planner(2).choose(Seen(table, 0)) == planner(2).choose(Seen(other, 0))


@pytest.mark.parametrize("other", ["random", "greedy"])
def test_the_planner_sails_beside_anybody(other: str) -> None:
    sail(skerry.new("beacon_patrol", 2, 5), [planner(), agent(other, "beacon_patrol", 1)])


def test_a_lighthouse_is_explored_when_it_can_be() -> None:
    table = strait(1, ["NS-B", "bayNorth-P", "bayEast-P"])
    turn_of(table)
    assert is_in_the_strait(table, "NS-B")


def test_a_tile_that_explores_a_lighthouse_is_fetched_from_another_hand() -> None:
    table = with_a_far_partner(strait(2, ["bayWest-P", "bayNorth-P", "bayEast-P"]))
    table.lay("hand", ["NS-B", "O4", "O5"], seat=1)
    assert turn_of(table)[0] == "NS-B"
    assert is_in_the_strait(table, "NS-B")


def test_a_useless_tile_is_spent_to_reach_a_better_cell() -> None:
    table = strait(2, ["NS-B", "bayNorth-P", "bayEast-P"], ship=HOME + NORTH, tokens=0)
    with_a_far_partner(table).lay("hand", ["bayWest-P", "O4", "O5"], seat=1)
    assert [pick for pick in turn_of(table) if pick.startswith("spend-")]
    assert is_in_the_strait(table, "NS-B")


def test_who_sails_alone_keeps_the_tile_that_the_chart_needs() -> None:
    table = strait(1, ["NS-B", "bayNorth-P", "bayEast-P"]).lay("gone", ["NS-P1", "NS-P2"])
    table.pick("end-turn")
    assert turn_of(table)[0] == "NS-B"


def test_after_a_swap_begun_by_a_person_the_planner_still_lays_what_was_taken() -> None:
    table = strait(2, ["bayWest-P", "bayNorth-P", "bayEast-P"])
    table.lay("hand", ["NS-B", "O4", "O5"], seat=1).pick("NS-B")
    turn_of(table)
    assert is_in_the_strait(table, "NS-B")


def test_who_has_taken_a_tile_always_has_one_to_give() -> None:
    table = skerry.new("beacon_patrol", seats=2, seed=1)
    table.act("EW-P2")  # out of the other hand
    view = table.view(0)
    fleet = fleet_in(view)
    turn = turn_in(view, fleet)
    plans = best_plans(chart_in(view, fleet), turn, 20)
    assert max(len(plan.tiles) for plan in plans) == len(turn.own)
    assert all(set(turn.own) - set(plan.tiles) for plan in plans)
