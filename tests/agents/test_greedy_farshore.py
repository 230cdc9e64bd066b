"""Greedy plays Farshore as any good player would where there is no doubt, and beats chance."""

from __future__ import annotations

from statistics import mean

import pytest

import skerry
from skerry.agents import agent
from skerry.agents.greedy.farshore.agent import budget_of
from skerry.agents.greedy.farshore.answers import FARSHORE_ANSWERS
from skerry.agents.greedy.farshore.budget import FarshoreBudget
from skerry.agents.greedy.woodland.stock import plus
from skerry.games.farshore.effects.visits import VISIT_DOCKS
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.give import GiveTray
from skerry.games.woodland.effects.meadow import Leave
from skerry.games.woodland.effects.produce import Whose
from skerry.games.woodland.effects.workers import Lifted
from skerry.games.woodland.payment.pay import MoveIn
from skerry.games.woodland.placing import GoToCard, TakeSpot
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen
from tests.agents.positions import ask_everywhere
from tests.games.farshore.coast import Coast, coast, filled
from tests.games.farshore.decks import HOUSE
from tests.games.farshore.made_up import mixed

PAIRS = 3  # games that greedy plays against random from each of two seats
# Where all options are alike: which of equal cards, where an anchor lies, whose card is copied.
INDIFFERENT = (MoveIn, ChooseCopy, GoToCard, TakeSpot, Leave, Whose, Lifted, GiveTray)


def answer(table: Coast, seat: int = 0) -> str:
    assert table.asked() == seat
    scene = table.scene.table
    return scene.game.vocabulary.name(agent("greedy", "farshore").choose(Seen(scene, seat)))


def spending(table: Coast, seat: int = 0) -> FarshoreBudget:
    """Return what greedy has in mind."""
    assert table.asked() == seat
    return budget_of(Seen(table.scene.table, seat))


def play_out(table: skerry.Table, names: list[str]) -> list[int]:
    """Let agents play a table to its end, and return what they picked."""
    players = [agent(name, "farshore", seat) for seat, name in enumerate(names)]
    while not table.over:
        table.act(players[table.seat].choose(Seen(table, table.seat)))
    return [pick for _, pick in table.answers]


def idle(season: str, workers: int) -> Coast:
    """A table where the bay is too dear for everybody."""
    return coast().season(season).workers(workers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_legal_and_score_well(seats: int) -> None:
    table = skerry.new("farshore", seats, seed=seats)
    play_out(table, ["greedy"] * seats)
    assert min(table.scores()) >= 50
    assert min(len(table.view().cards("city", seat)) for seat in range(seats)) >= 13


@pytest.mark.parametrize("captain", ["shy", "brave", "splendid", "terror"])
def test_alone_against_the_captain_it_fills_its_city(captain: str) -> None:
    tables = [skerry.new("farshore", 1, seed=seed, captain=captain) for seed in (1, 2, 3)]
    for table in tables:
        play_out(table, ["greedy"])
    assert mean(table.scores()[0] for table in tables) >= 60
    assert mean(len(table.view().cards("city", 0)) for table in tables) >= 12


@pytest.mark.parametrize("seats", [2, 3])
def test_several_seats_play_to_the_end_beside_the_captain(seats: int) -> None:
    table = skerry.new("farshore", seats, seed=seats, captain="brave")
    play_out(table, ["greedy"] * seats)
    assert min(table.scores()) >= 50


def test_a_card_is_rather_given_to_the_captain_who_discards_it() -> None:
    table = coast(seats=2, captain="shy").city("customs_office").hand("grove")
    table.visit("shore_1").pick("grove")
    assert answer(table) == "rival"


def test_a_price_is_charged_once() -> None:
    budget = spending(idle("winter", 2).hand("grove"))
    wish = budget.wish(budget.outlook.hand[0], 1.0)
    budget._wished = [wish]
    stock = plus(wish.price, (0, 0, 0, 2))
    assert budget.potential(stock) - budget.value(stock) == pytest.approx(wish.surplus)


def test_the_docks_are_worth_a_visit_though_no_card_is_spare() -> None:
    budget = spending(idle("winter", 2).hand("herbalist", "port"))
    assert budget.outlook.spare == 0
    assert budget.gain(VISIT_DOCKS) > 0


def test_the_same_seed_gives_the_same_picks() -> None:
    first, second = [
        play_out(skerry.new("farshore", 2, seed=7), ["greedy", "greedy"]) for _ in range(2)
    ]
    assert first == second


@pytest.mark.parametrize("seed", [*range(8), 45])
def test_in_any_position_of_any_deck_the_answer_is_an_option(seed: int) -> None:
    deck = mixed(seed) if seed else HOUSE
    weather = ("none", "upper", "both")[seed % 3]
    table = skerry.new("farshore", 1 + seed % 4, seed=seed, deck=deck, weather=weather)
    ask_everywhere(table, seed, {*FARSHORE_ANSWERS, *INDIFFERENT})


@pytest.mark.parametrize("seed", range(4))
def test_a_made_up_deck_is_played_better_than_by_chance(seed: int) -> None:
    table = skerry.new("farshore", 2, seed=seed, deck=mixed(seed))
    play_out(table, ["greedy", "random"] if seed % 2 else ["random", "greedy"])
    assert table.winners() == [1 - seed % 2]


def test_what_is_hidden_changes_no_answer() -> None:
    table = skerry.new("farshore", 3, seed=11)
    player = agent("greedy", "farshore")
    rng = from_seed(5)
    while not table.over:
        pick = player.choose(Seen(table, table.seat))
        if table.position % 5 == 0:
            other = table.sample(table.seat, rng)
            assert player.choose(Seen(other, table.seat)) == pick
        table.act(pick)


def test_a_dear_critter_comes_by_an_anchor() -> None:
    table = idle("summer", 1).city("galleon").hand("governor").purse(mushroom=6)
    assert answer(table.play("governor")) == "anchor"


def test_a_cheap_critter_is_paid_for() -> None:
    table = idle("winter", 1).city("market").hand("customs_officer").purse(mushroom=2)
    assert answer(table.play("customs_officer")) == "price"


def test_treasures_are_kept_as_long_as_resources_will_do() -> None:
    table = idle("winter", 1).hand("grove").purse(driftwood=2, seaweed=1, treasure=2)
    assert answer(table.play("grove")) == "price"


def test_of_two_like_cards_the_one_that_the_wind_is_for_is_played() -> None:
    table = idle("winter", 2).compass("b2").hand("merchant", "herbalist").purse(mushroom=3)
    assert answer(table) == "play-herbalist"


def test_in_autumn_workers_fetch_the_maps_that_the_city_is_ready_for() -> None:
    table = idle("autumn", 1).city("grove", "grove", "grove", "tumbler").maps("3_2")
    assert answer(table) == "dunes"


def test_the_better_map_is_taken() -> None:
    city = ["grove"] * 4 + ["post_office"] * 3 + ["inn"]
    table = idle("autumn", 2).city(*city).maps("1_2", seat=1).visit("dunes")
    assert answer(table) == "map_5_2"


def test_nobody_finishes_who_can_still_play_for_points() -> None:
    table = idle("autumn", 0).hand("grove", "inn").purse(driftwood=2, seaweed=1)
    assert answer(table).startswith("play-")


def test_a_worker_fetches_what_the_best_card_lacks() -> None:
    greens = ["grove"] * 4 + ["tumbler"] * 2
    table = idle("summer", 1).city(*greens).hand(*["scribe"] * 3, "windmill")
    table.purse(seaweed=2, seastone=1)
    assert answer(table) == "shore_1"


def test_a_city_without_room_buys_nothing() -> None:
    table = idle("summer", 1).city(*filled()).hand("inn").purse(driftwood=3, seaweed=3)
    assert not answer(table).startswith("play-")


def test_a_card_to_give_away_goes_to_the_captain_for_whom_it_is_discarded() -> None:
    table = coast(2, captain="shy").city("customs_office").hand("grove").her("workers", 0)
    assert answer(table.visit("shore_1").pick("grove")) == "rival"


def test_at_high_tide_the_poorer_islands_go() -> None:
    table = coast(3).islands(2, 4, 8).season("spring").workers(0)
    for seat in (1, 2):
        table.season("summer", seat=seat)
    table.prepare()
    while "island_8" not in table.options():
        table.pick(answer(table))
    assert answer(table) != "island_4"


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(PAIRS):
        for seat in range(2):
            table = skerry.new("farshore", 2, seed=seed)
            play_out(table, ["greedy" if who == seat else "random" for who in range(2)])
            wins += table.winners() == [seat]
    assert wins == 2 * PAIRS
