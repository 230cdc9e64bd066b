"""Greedy plays Everdell as any good player would where there is no doubt, and beats chance."""

import pytest

import skerry
from skerry.agents import agent
from skerry.agents.greedy.everdell.agent import budget_of
from skerry.agents.greedy.everdell.answers import EVERDELL_ANSWERS
from skerry.agents.greedy.everdell.worth import worth
from skerry.games.everdell.game import Everdell
from skerry.games.everdell.pearlbrook.events import FetchOrGain
from skerry.games.everdell.pearlbrook.messengers import ChooseConstruction
from skerry.games.everdell.resources import BERRY, TWIG
from skerry.games.everdell.rows import BOX
from skerry.games.woodland.card import Card
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.effects.gain import Gain
from skerry.games.woodland.effects.meadow import Leave
from skerry.games.woodland.effects.reveal import RevealFromPile
from skerry.games.woodland.placing import TakeSpot
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import FOOD, PRODUCTION
from skerry.kernel.scenario import Scenario
from skerry.kernel.seen import Seen
from skerry.kernel.table import start
from tests.agents.positions import ask_everywhere
from tests.games.everdell.orchard import ORCHARD

# Where all options are alike, or the first is as good as any.
INDIFFERENT = (ChooseCopy, TakeSpot, Leave, RevealFromPile, FetchOrGain, ChooseConstruction)
PAIRS = 6  # games that greedy plays against random from each of two seats


def answer(scenario: Scenario, seat: int = 0) -> str:
    pick = agent("greedy", "everdell").choose(Seen(scenario.table, seat))
    return scenario.table.game.vocabulary.name(pick)


def play_out(table: skerry.Table, names: list[str]) -> list[int]:
    """Let agents play a table to its end, and return what they picked."""
    players = [agent(name, "everdell", seat) for seat, name in enumerate(names)]
    while not table.over:
        table.act(players[table.seat].choose(Seen(table, table.seat)))
    return [pick for _, pick in table.answers]


def by_the_brook(city: list[str], stock: dict[str, int], pearls: int) -> Scenario:
    """Let seat 0 have a city, resources and pearls by the brook; the meadow is too dear."""
    table = skerry.scenario("everdell", pearlbrook=True).lay("meadow", DEAR).lay("hand", [], seat=0)
    state = table.table.state
    assert isinstance(state, Woodland)
    state.built[0] = [0] * len(city)
    table.lay("city", city, seat=0).lay("adornments", [], seat=0)
    for resource, amount in {**stock, "pearl": pearls}.items():
        table.set(resource, amount, seat=0)
    return table


DEAR = ["castle", "palace", "ever_tree", "king"] * 2


def situation(
    season: int, workers: int, city: list[str], hand: list[str], stock: dict[str, int]
) -> Scenario:
    """Let seat 0 have so many workers at home; the meadow is too dear for everybody."""
    table = skerry.scenario("everdell").lay("meadow", DEAR)
    state = table.table.state
    assert isinstance(state, Woodland)
    state.built[0] = [0] * len(city)
    table.lay("city", city, seat=0).lay("hand", hand, seat=0)
    for resource, amount in stock.items():
        table.set(resource, amount, seat=0)
    return table.set("season", season, seat=0).set("workers", workers, seat=0)


def test_of_two_resources_a_judge_is_given_the_one_that_is_wanted_less() -> None:
    city, hand = ["judge", "farm", "farm"], ["wife", "farm"]
    table = situation(0, 1, city, hand, {"twig": 4, "berry": 1}).pick("play-farm")
    assert table.options() == ["twig", "berry"]
    assert answer(table) == "twig"


def test_a_card_is_worth_what_is_written_on_it() -> None:
    farm = BOX.kinds["farm"]
    outlook = budget_of(Seen(situation(0, 1, [], ["farm"], {}).table, 0)).outlook
    printed = worth(farm, outlook)
    richer = Card("farm", PRODUCTION, cost=TWIG, points=1, copies=8, produce=Gain(2 * BERRY))
    outlook.cards = (*outlook.cards[:farm], richer, *outlook.cards[farm + 1 :])
    berries = outlook.productions * outlook.prices[FOOD]
    assert worth(farm, outlook) == pytest.approx(printed + berries)


def test_what_produces_is_worth_more_the_earlier_it_comes() -> None:
    farm = BOX.kinds["farm"]
    tables = [situation(season, 1, [], ["farm"], {}) for season in range(4)]
    worths = [budget_of(Seen(table.table, 0)).worth(farm) for table in tables]
    assert worths[0] > worths[1] > worths[3]


def test_what_counts_critters_is_worth_more_beside_them() -> None:
    school = BOX.kinds["school"]
    few, many = [situation(2, 1, ["wife", "husband"] * n, ["school"], {}) for n in (1, 3)]
    less, more = [budget_of(Seen(table.table, 0)).worth(school) for table in (few, many)]
    assert more > less + 3


def test_an_event_is_worth_what_can_be_laid_on_it() -> None:
    event = BOX.place_ids["an_evening_of_fireworks"]
    gains = [
        budget_of(Seen(situation(1, 1, [], [], {"twig": twigs}).table, 0)).at_place(event)
        for twigs in range(5)
    ]
    assert gains[0] < gains[1] < gains[2] < gains[3] == gains[4]


def test_a_partner_is_worth_more_where_the_other_one_waits() -> None:
    wife = BOX.kinds["wife"]
    alone, awaited = [situation(1, 1, city, ["wife"], {}) for city in (["mine"], ["husband"])]
    single, paired = [budget_of(Seen(table.table, 0)).worth(wife) for table in (alone, awaited)]
    assert paired > single + 2


@pytest.mark.parametrize("seed", range(8))
def test_in_any_position_the_answer_is_an_option(seed: int) -> None:
    table = skerry.new("everdell", 1 + seed % 4, seed=seed, pearlbrook=seed >= 4)
    ask_everywhere(table, seed, {*EVERDELL_ANSWERS, *INDIFFERENT})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_are_legal_and_score_well(seats: int) -> None:
    table = skerry.new("everdell", seats, seed=seats)
    play_out(table, ["greedy"] * seats)
    assert min(table.scores()) >= 20


def test_the_same_seed_gives_the_same_picks() -> None:
    first, second = [
        play_out(skerry.new("everdell", 2, seed=7), ["greedy", "greedy"]) for _ in range(2)
    ]
    assert first == second


def test_a_critter_moves_in_for_nothing_before_anything_is_paid() -> None:
    table = situation(season=0, workers=2, city=["farm"], hand=["wife", "mine"], stock={"berry": 2})
    assert answer(table) == "play-wife"
    table.pick("play-wife")
    assert answer(table) == "move-in"


def test_an_event_is_achieved_as_soon_as_it_can_be() -> None:
    city = ["farm", "mine", "twig_barge", "resin_refinery"]
    table = situation(season=1, workers=1, city=city, hand=[], stock={})
    assert answer(table) == "basic_event_production_4"


def test_nobody_passes_who_can_still_play_for_points() -> None:
    table = situation(
        season=3, workers=0, city=[], hand=["farm", "inn"], stock={"twig": 2, "resin": 1}
    )
    assert answer(table) == "play-inn"


def test_at_the_end_idle_workers_go_on_the_longest_journey() -> None:
    hand = ["ruins"] * 3 + ["fool"] * 2
    table = situation(season=3, workers=1, city=[], hand=hand, stock={})
    assert answer(table) == "journey_5"


def test_a_worker_fetches_what_the_best_card_lacks() -> None:
    table = situation(season=0, workers=1, city=[], hand=["twig_barge"], stock={"pebble": 1})
    assert "twig" in answer(table)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_by_the_brook_are_legal_and_score_well(seats: int) -> None:
    table = skerry.new("everdell", seats, seed=seats, pearlbrook=True)
    play_out(table, ["greedy"] * seats)
    assert min(table.scores()) >= 25


def test_the_forest_place_of_the_meadow_is_good_for_a_hand_with_room() -> None:
    place = "forest_draw_two_meadow_play_one_discount"
    table = skerry.scenario("everdell").lay("forest", [place])
    number = BOX.place_ids[place]
    assert budget_of(Seen(table.table, 0)).at_place(number) > 0
    table.lay("hand", ["farm"] * 8)
    assert budget_of(Seen(table.table, 0)).at_place(number) == 0


def test_the_ambassador_goes_for_a_pearl_before_others_do() -> None:
    table = by_the_brook(["crane", "courthouse"], {}, 0)
    assert answer(table) == "river_spot_governance"


def test_a_wonder_is_built_as_soon_as_it_can_be() -> None:
    table = by_the_brook([], {"twig": 3, "resin": 3, "pebble": 3}, 3).lay("hand", ["ruins"] * 3)
    assert answer(table) == "starfalls_flame"


def test_an_adornment_that_pays_is_worn() -> None:
    table = by_the_brook(["wife", "king", "castle", "palace"], {}, 1)
    assert answer(table.lay("adornments", ["tiara"])) == "play-tiara"


def test_a_ship_sails_to_who_has_most_pearls() -> None:
    table = skerry.scenario("everdell", 3, pearlbrook=True)
    state = table.table.state
    assert isinstance(state, Woodland)
    state.built[0] = [0]
    table.lay("city", ["pirate_ship"], seat=0).set("pearl", 2, seat=2).pick("visit-pirate_ship")
    assert answer(table) == "seat-3"


@pytest.mark.parametrize("seats", [2, 5])
def test_an_expansion_that_nobody_told_it_of_is_played(seats: int) -> None:
    game = Everdell(ORCHARD)
    checked, settings = game.check(seats, {"orchard": True})
    table = start(game, checked, seats, settings)
    play_out(table, ["greedy"] + ["random"] * (seats - 1))
    assert table.winners() == [0]


@pytest.mark.parametrize("pearlbrook", [False, True])
def test_greedy_beats_random(*, pearlbrook: bool) -> None:
    wins = 0
    for seed in range(PAIRS):
        for seat in range(2):
            table = skerry.new("everdell", 2, seed=seed, pearlbrook=pearlbrook)
            play_out(table, ["greedy" if who == seat else "random" for who in range(2)])
            wins += table.winners() == [seat]
    assert wins >= 2 * PAIRS - 1
