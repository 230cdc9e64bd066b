"""Alone against Rugwort, in each of his three years."""

import pytest

import skerry
from skerry.kernel.rng import from_seed
from skerry.text import say
from tests.games.everdell.test_log import told
from tests.games.everdell.valley import Valley, on, valley

YEARS = [1, 2, 3]
FIRST, SECOND, THIRD = "forest_three_berry", "forest_two_any", "forest_two_resin_one_twig"
SPECIAL = ("tax_relief", "croak_wart_cure", "a_well_run_city", "flying_doctor_service")


def alone(year: int = 1) -> Valley:
    """Return a table against Rugwort, his worker on the first forest place."""
    table = valley(1, year=year)
    first = table.cards("forest")[0]
    table.state.send(1, table.state.box.place_ids[first], -1)
    table.state.send(1, table.state.box.place_ids[FIRST], 1)
    return table.forest(FIRST, SECOND, THIRD).events(*SPECIAL)


def rolls(table: Valley, *numbers: int) -> Valley:
    """Let the die show these numbers next."""
    for seed in range(100_000):
        chance = from_seed(seed)
        if all(chance.below(8) == number - 1 for number in numbers):
            table.state.rng = from_seed(seed)
            return table
    raise AssertionError


def at_end(table: Valley) -> int:
    """Return Rugwort's points."""
    verdict = table.scene.table.verdict()
    assert verdict is not None
    points = verdict.args["points"]
    assert isinstance(points, int)
    return points


def stands(table: Valley) -> list[str]:
    """Return the places where workers of Rugwort stand."""
    return [name for name in table.state.box.place_ids if table.workers_at(name, seat=1)]


# His answer to a card.


def test_he_begins_on_the_first_forest_place_and_on_the_three_twigs() -> None:
    table = skerry.scenario("everdell", 1)
    taken = ["basic_three_twigs", table.cards("forest")[0]]
    assert not set(taken) & set(table.options())
    assert table.cards("forest")[1] in table.options()


def test_after_each_card_played_he_takes_the_card_that_the_die_shows() -> None:
    table = rolls(alone().hand("farm").stock(2, 1).meadow("mine", "inn", "king"), 3).play("farm")
    assert [table.cards("rival"), table.size("meadow")] == [["king"], 8]


def test_a_new_card_goes_to_the_place_that_fell_empty() -> None:
    table = rolls(alone().hand("farm").stock(2, 1).meadow("mine", "inn", "king"), 2)
    table.deck("wife").play("farm")
    assert table.meadow_places()[:3] == ["mine", "wife", "king"]


def test_the_meadow_is_filled_before_he_rolls() -> None:
    table = rolls(alone().stock(2, 1).meadow("farm"), 1).deck("king").play_from_meadow("farm")
    assert table.cards("rival") == ["king"]


def test_a_play_that_brings_a_second_one_is_answered_twice() -> None:
    table = alone().hand("postal_pigeon").stock(berry=2).meadow("mine", "inn", "king")
    rolls(table.deck("farm", "wife"), 1, 3).play("postal_pigeon").pick("play-farm")
    assert table.cards("rival") == ["mine", "king"]


def test_placing_a_worker_is_not_answered() -> None:
    assert alone().visit("haven").size("rival") == 0


def test_a_play_by_the_clock_tower_is_answered_before_the_season_changes() -> None:
    table = alone().workers(0).city(on("clock_tower", points=3)).stock(berry=9)
    place = "forest_draw_two_meadow_play_one_discount"
    table.forest(FIRST, SECOND, place).worker_at(place).meadow("wanderer", "doctor", "king")
    rolls(table.prepare().pick(place, "wanderer").stop(), 3).pick("play-wanderer")
    assert table.cards("rival") == ["king"]


def test_his_city_has_no_limit() -> None:
    table = alone().rival(*["farm"] * 7, *["mine"] * 3, *["inn"] * 3, *["wife"] * 4)
    rolls(table.hand("farm").stock(2, 1).meadow("king"), 1).play("farm")
    assert table.size("rival") == 18


def test_an_empty_place_gives_him_nothing() -> None:
    table = alone().hand("farm").stock(2, 1).meadow("king")
    state = table.state
    state.zones[state.layout.find("rival")] += state.zones[state.layout.find("deck")]
    state.zones[state.layout.find("deck")] = []
    before = table.size("rival")
    assert state.slots[0] == 0
    state.empty_slot(0, state.layout.find("rival"))
    rolls(table, 1).play("farm")
    assert table.size("rival") == before + 1


def test_equal_cards_on_two_places_are_told_apart() -> None:
    table = rolls(alone().stock(2, 1).meadow("farm", "king", "farm"), 3).deck("wife")
    table.play_from_meadow("farm")
    assert table.options() == ["place-1", "place-3"]
    assert table.pick("place-3").cards("rival") == ["wife"]


def test_with_others_at_the_table_nobody_is_asked_for_the_place() -> None:
    table = valley().stock(2, 1).meadow("farm", "king", "farm").play_from_meadow("farm")
    assert table.cards("city") == ["farm"]


# The Fool.


def test_the_fool_is_discarded_and_removes_any_card_of_his() -> None:
    table = rolls(alone().rival("king", "farm").hand("fool").stock(berry=3).meadow("inn"), 1)
    table.play("fool").pick("king")
    assert [table.cards("rival"), table.cards("city")] == [["farm", "inn"], []]
    assert "fool" in table.cards("discard")


def test_a_fool_finds_nothing_to_remove_in_an_empty_city_of_his() -> None:
    table = alone().rival().hand("fool").stock(berry=3).play("fool")
    assert (table.cards("rival")[1:], table.asked()) == ([], 0)


def test_a_worker_on_a_card_that_is_removed_comes_home_with_the_others() -> None:
    table = alone().rival("inn", "farm").meadow("monk").visit("inn").pick("play-monk-from-meadow")
    table.rival("inn", "farm").hand("fool").stock(berry=3).play("fool").pick("inn")
    assert [table.count("astray"), table.state.visits] == [1, []]


def test_a_fool_that_he_rolls_goes_into_your_city() -> None:
    table = rolls(alone().hand("farm").stock(2, 1).meadow("fool"), 1).play("farm")
    assert [table.cards("city"), table.cards("rival")] == [["farm", "fool"], []]


@pytest.mark.parametrize(
    "city", [("fool",), ("farm",) * 7 + ("mine",) * 3 + ("inn",) * 3 + ("monk",)]
)
def test_a_fool_for_which_you_have_no_room_stays_with_him(city: tuple[str, ...]) -> None:
    table = rolls(alone().city(*city).hand("farm").stock(2, 1).meadow("fool"), 1).play("farm")
    assert table.cards("rival") == ["fool"]


# His city.


@pytest.mark.parametrize("card", ["inn", "post_office"])
def test_his_open_cards_may_be_visited_and_give_him_a_point(card: str) -> None:
    table = alone().rival(card).hand("farm", "mine").meadow("monk")
    before = at_end(table)
    table.visit(card)
    assert at_end(table) == before + 1
    assert table.scene.table.view().zone("rival").marks == [{"worker-0": 1}]


def test_a_card_of_his_takes_one_worker() -> None:
    table = alone().rival("post_office").hand("farm", "mine").visit("post_office")
    assert not table.can("visit-post_office")


def test_his_other_cards_may_not_be_visited() -> None:
    assert not alone().rival("lookout", "queen").can("visit-lookout")


def test_a_ranger_is_shown_the_worker_on_a_card_of_his() -> None:
    table = alone().rival("post_office").hand("farm", "mine").visit("post_office")
    table.hand("ranger").stock(berry=2).worker_at("basic_one_berry").play("ranger")
    choice = table.scene.table.choice()
    assert choice is not None
    assert ("visit-post_office", "rival") in [(o.name, o.zone) for o in choice.options]


def test_visits_to_his_cards_are_told() -> None:
    table = alone().rival("post_office").hand("farm", "mine")
    lines = told(table, "visit-post_office")
    assert lines[0] == "Seat 1 sends a worker to Post Office, in the city of Rugwort."
    table.hand("ranger").stock(berry=2).play("ranger")
    assert "Seat 1 calls a worker home from Post Office." in told(table, "basic_one_berry")


def test_an_inn_plays_no_card_on_a_place_he_keeps() -> None:
    table = alone().city("inn").meadow("farm", "mine").set("blocked", 1).stock(twig=2).visit("inn")
    assert table.why_not("play-farm-from-meadow") == "Rugwort keeps this place of the meadow."


def test_workers_come_home_from_his_cards() -> None:
    table = alone().rival("post_office").hand("farm", "mine").visit("post_office")
    table.workers(0).hand().prepare()
    assert [table.count("workers"), table.state.visits] == [2, []]


def test_a_miner_mole_copies_a_card_of_his() -> None:
    table = rolls(alone().rival("mine", "farm").hand("miner_mole").stock(berry=3).meadow("inn"), 1)
    assert table.play("miner_mole").pick("mine").has() == {"pebble": 1}


def test_a_copied_card_looks_at_his_city() -> None:
    table = alone().rival("barge_toad", "farm", "farm").hand("miner_mole").stock(berry=3)
    assert table.play("miner_mole").pick("barge_toad").has() == {"twig": 4}


def test_what_he_is_given_is_gone_and_the_giver_has_the_benefit() -> None:
    table = alone().hand("monk").stock(berry=3).play("monk").pick("number-2")
    assert [table.points(), table.has()] == [4, {}]
    table = alone().city("monastery").stock(twig=2).visit("monastery")
    assert [table.points(), table.has()] == [4, {}]


def test_cards_that_he_is_given_are_discarded() -> None:
    table = alone().city("post_office").hand("farm", "mine").visit("post_office")
    assert [table.size("discard"), table.size("hand")] == [2, 8]


# His seasons.


@pytest.mark.parametrize(
    ("season", "places"),
    [
        ("winter", ["basic_two_resin", SECOND]),
        ("spring", ["basic_one_pebble", THIRD]),
    ],
)
def test_his_workers_go_on_right_after_yours(season: str, places: list[str]) -> None:
    table = alone().workers(0).prepare()
    if season == "spring":
        table.workers(0).prepare().stop()
    assert stands(table) == places


def _in_autumn(year: int) -> Valley:
    table = alone(year)
    for _ in range(3):
        table.workers(0).prepare()
        if "stop" in table.options():
            table.stop()
    return table


@pytest.mark.parametrize(
    ("year", "places"),
    [
        (1, ["basic_one_berry_one_card", "journey_3"]),
        (2, ["basic_one_berry_one_card", "journey_4"]),
        (3, ["journey_5"]),
    ],
)
def test_in_autumn_he_journeys_and_in_the_third_year_his_other_worker_leaves(
    year: int, places: list[str]
) -> None:
    assert stands(_in_autumn(year)) == places


@pytest.mark.parametrize(("year", "workers"), [(1, 6), (2, 6), (3, 5)])
def test_in_the_third_year_you_have_five_workers_in_autumn(year: int, workers: int) -> None:
    table = alone(year).season("summer").workers(0).worker_at("haven", count=4)
    table.worker_at(FIRST, seat=1, count=-1).worker_at(THIRD, seat=1)
    table.worker_at("basic_three_twigs", seat=1, count=-1).worker_at("basic_one_pebble", seat=1)
    assert table.prepare().count("workers") == workers


@pytest.mark.parametrize(("seasons", "blocked"), [(1, 1), (2, 2), (3, 4)])
def test_he_keeps_more_places_of_the_meadow_each_season(seasons: int, blocked: int) -> None:
    table = alone()
    for _ in range(seasons):
        table.workers(0).prepare()
        if "stop" in table.options():
            table.stop()
    marks = table.scene.table.view().zone("meadow").marks
    assert [mark["place"] for mark in marks if "blocked" in mark] == list(range(1, blocked + 1))


def test_in_summer_you_take_your_cards_before_he_keeps_the_second_place() -> None:
    table = alone().workers(0).prepare().workers(0).meadow("farm", "mine").prepare()
    assert "mine" in table.options()
    assert "farm" not in table.options()


def test_cards_on_places_he_keeps_may_not_be_played_taken_or_discarded() -> None:
    table = alone().set("blocked", 1).meadow("farm", "mine").hand("undertaker").stock(2, 2, 1, 2)
    assert not table.can("play-farm-from-meadow")
    assert table.can("play-mine-from-meadow")
    assert "farm" not in table.play("undertaker").options()


def test_he_may_take_from_the_places_he_keeps() -> None:
    table = alone().set("blocked", 4).meadow("king").hand("farm").stock(2, 1)
    assert rolls(table, 1).play("farm").cards("rival") == ["king"]


def test_he_takes_every_basic_event_that_his_city_fulfils() -> None:
    table = alone().rival("farm", "farm", "farm", "mine", "inn", "inn", "king").workers(0).prepare()
    assert table.cards("rival events") == ["basic_event_production_4"]
    assert table.why_not("basic_event_production_4") == "It has been achieved already."


def test_he_takes_his_events_at_no_other_time() -> None:
    table = alone().rival("farm", "farm", "farm", "mine").visit("haven")
    assert table.cards("rival events") == []


def test_where_he_stands_no_worker_of_yours_may_go() -> None:
    table = alone()
    assert not {"basic_three_twigs", FIRST} & set(table.options())
    assert not table.can("journey_2")


# His score.


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 6), (3, 6)])
def test_he_scores_special_events_that_you_did_not_achieve(year: int, points: int) -> None:
    table = alone(year)
    assert at_end(table) == 4 * points
    assert at_end(table.lay("achieved", "tax_relief").lay("events", *SPECIAL[1:])) == 3 * points


def test_he_scores_two_points_for_a_card_and_three_for_one_of_prosperity() -> None:
    table = alone()
    assert at_end(alone().rival("farm", "fool", "king")) == at_end(table) + 2 + 2 + 3


def test_he_scores_three_points_for_a_basic_event() -> None:
    table = alone().lay("rival events", "basic_event_traveler_3").lay("events", *SPECIAL)
    assert at_end(table) == at_end(alone()) + 3


@pytest.mark.parametrize("year", YEARS)
def test_he_scores_his_journey(year: int) -> None:
    assert at_end(_in_autumn(year)) == at_end(alone(year)) + year + 2


@pytest.mark.parametrize(("more", "winners"), [(-1, []), (0, []), (1, [0])])
def test_a_tie_with_him_is_no_win(more: int, winners: list[int]) -> None:
    table = alone()
    assert table.set("points", at_end(table) + more).winners() == winners


def test_when_you_pass_the_game_is_over() -> None:
    assert alone().season("autumn").pick("pass").asked() == -1


def test_his_sheet_says_where_his_points_come_from() -> None:
    table = alone(2).rival("king", "farm", "inn").set("rival points", 2)
    rival = table.scene.table.rival()
    assert rival is not None
    lines = {say(line.label): line.points for line in rival.sheet}
    assert lines["1 card of prosperity"] == 3
    assert lines["2 other cards"] == 4
    assert lines["4 special events not achieved"] == 24
    assert lines["visits to his city"] == 2
    assert rival.points == at_end(table)


def test_with_others_at_the_table_there_is_no_rival() -> None:
    assert valley(2).scene.table.rival() is None
