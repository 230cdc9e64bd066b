"""Events: achieved once, by the first seat whose city has what they ask for."""

import pytest

from skerry.games.everdell import rows
from skerry.games.woodland.city import spaces_left
from tests.games.everdell.board import BASIC_EVENTS, SPECIAL_EVENTS
from tests.games.everdell.valley import Valley, full, on, valley

CARDS_OF = {
    "governance": ("historian", "shopkeeper", "crane"),
    "destination": ("inn", "inn", "lookout"),
    "production": ("farm", "farm", "mine", "mine"),
    "traveler": ("wanderer", "wanderer", "bard"),
}
GAMES = (
    "farm", "mine", "wanderer", "bard", "inn", "lookout", "crane", "judge", "king", "castle",
)  # fmt: skip


def ready(event: str, *more: str, seats: int = 2) -> Valley:
    """Lay out a valley with an event in play and the cards it needs in the first city."""
    needs, _ = SPECIAL_EVENTS[event]
    return valley(seats).events(event).city(*sorted(needs), *more)


# All of them.


def test_the_events_are_just_these() -> None:
    basic = {event.name: (event.count, event.type) for event in rows.BASIC_EVENTS}
    assert basic == BASIC_EVENTS
    assert {event.points for event in rows.BASIC_EVENTS} == {3}
    special = {event.name: (set(event.needs), event.points) for event in rows.SPECIAL_EVENTS}
    assert special == SPECIAL_EVENTS


@pytest.mark.parametrize("name", BASIC_EVENTS)
def test_a_basic_event_is_worth_three_points_for_cards_of_a_type(name: str) -> None:
    cards = CARDS_OF[BASIC_EVENTS[name][1]]
    table = valley().city(*cards)
    before = table.score()
    assert table.visit(name).score() == before + 3
    assert name in table.cards("achieved")
    assert not valley().city(*cards[1:]).can(name)


@pytest.mark.parametrize("name", [name for name in SPECIAL_EVENTS if SPECIAL_EVENTS[name][0]])
def test_a_special_event_needs_both_its_cards(name: str) -> None:
    first, second = sorted(SPECIAL_EVENTS[name][0])
    table = ready(name).stock(berry=2)
    assert table.can(name)
    assert not table.city(first).can(name)
    assert not table.city(second).can(name)


def test_an_event_says_what_is_missing() -> None:
    assert valley().events("tax_relief").why_not("tax_relief") == "Your city lacks Judge and Queen."


def test_an_event_that_is_not_in_play_cannot_be_achieved() -> None:
    table = valley().events("tax_relief").city("teacher", "university")
    assert table.why_not("graduation_of_scholars") == "It is not in play."


def test_an_event_is_achieved_by_one_seat_only() -> None:
    table = valley().city(*CARDS_OF["traveler"]).city("wanderer", "ranger", "bard", seat=1)
    table.visit("basic_event_traveler_3")
    assert not table.can("basic_event_traveler_3")


def test_the_worker_on_an_event_comes_home_with_the_others() -> None:
    table = valley().city(*CARDS_OF["traveler"]).workers(1).visit("basic_event_traveler_3")
    assert table.turn(0).prepare().count("workers") == 2
    assert table.cards("achieved") == ["basic_event_traveler_3"]


def test_an_event_is_kept_when_its_cards_leave_the_city() -> None:
    table = ready("tax_relief", "dungeon").hand("crane").visit("tax_relief")
    table.turn(0).play("crane").pick("judge")
    assert table.sheet()["Tax Relief"] == 3


def test_an_event_takes_no_space_of_the_city() -> None:
    table = valley().city(*full())
    before = spaces_left(table.state, 0)
    table.visit("basic_event_production_4")
    assert spaces_left(table.state, 0) == before


def test_cards_without_a_space_count_for_events() -> None:
    table = valley().city("wanderer", "wanderer", "wanderer")
    assert table.can("basic_event_traveler_3")


# Basic events.


def test_basic_event_governance_3_asks_for_three_governance_cards() -> None:
    table = valley().city("historian", "crane", "king")
    assert table.why_not("basic_event_governance_3") == "Your city needs 1 governance card more."


def test_basic_event_destination_3_counts_equal_cards() -> None:
    assert valley().city("inn", "inn", "inn").can("basic_event_destination_3")


def test_basic_event_production_4_counts_the_storehouse_as_production() -> None:
    table = valley().city("farm", "farm", "farm", "storehouse")
    assert table.can("basic_event_production_4")


def test_basic_event_traveler_3_counts_a_fool_in_ones_city() -> None:
    assert valley().city("fool", "ruins", "bard").can("basic_event_traveler_3")


# Special events.


def test_graduation_of_scholars_takes_critters_of_the_hand_for_two_points_each() -> None:
    table = ready("graduation_of_scholars").hand("king", "queen", "wife", "farm")
    table.visit("graduation_of_scholars").pick("wife", "king")
    assert table.sheet()["Graduation of Scholars"] == 4
    assert sorted(table.cards("hand")) == ["farm", "queen"]


def test_graduation_of_scholars_takes_no_constructions_and_at_most_three() -> None:
    table = ready("graduation_of_scholars").hand("farm", *["wife"] * 4)
    assert table.visit("graduation_of_scholars").options() == ["stop", "wife"]
    assert table.pick("wife", "wife", "wife").size("beneath") == 3
    assert table.asked() == 1


def test_graduation_of_scholars_may_take_none() -> None:
    table = ready("graduation_of_scholars").visit("graduation_of_scholars")
    assert table.sheet()["Graduation of Scholars"] == 0


def test_a_brilliant_marketing_plan_gives_resources_for_two_points_each() -> None:
    table = ready("a_brilliant_marketing_plan", seats=3).stock(twig=2, berry=1)
    table.visit("a_brilliant_marketing_plan").gather("berry", "twig").pick("seat-2", "seat-3")
    assert table.points() == 4
    assert (table.has(1), table.has(2)) == ({"twig": 1}, {"berry": 1})


def test_a_brilliant_marketing_plan_gives_three_in_all() -> None:
    table = ready("a_brilliant_marketing_plan").stock(twig=5)
    table.visit("a_brilliant_marketing_plan").gather("twig", "twig", "twig")
    assert (table.points(), table.has(0), table.has(1)) == (6, {"twig": 2}, {"twig": 3})


def test_a_brilliant_marketing_plan_shares_out_what_is_alike() -> None:
    table = ready("a_brilliant_marketing_plan", seats=3).stock(twig=2, berry=2)
    table.visit("a_brilliant_marketing_plan").gather("berry", "twig", "berry").pick("seat-2")
    assert table.prompt() == "Give 2 berries to whom you like."
    table.gather("seat-3", "seat-2")
    assert (table.has(1), table.has(2)) == ({"twig": 1, "berry": 1}, {"berry": 1})


def test_a_brilliant_marketing_plan_may_be_achieved_with_nothing_to_give() -> None:
    table = ready("a_brilliant_marketing_plan").visit("a_brilliant_marketing_plan")
    assert table.cards("achieved") == ["a_brilliant_marketing_plan"]
    assert table.points() == 0


def test_a_brilliant_marketing_plan_pays_point_tokens() -> None:
    table = ready("a_brilliant_marketing_plan").stock(twig=1)
    table.visit("a_brilliant_marketing_plan").pick("twig")
    assert table.sheet()["point tokens"] == 2
    assert table.sheet()["A Brilliant Marketing Plan"] == 0


def test_a_brilliant_marketing_plan_gives_to_the_supply_when_all_have_passed() -> None:
    table = ready("a_brilliant_marketing_plan").stock(twig=1, berry=1).passed(1)
    table.visit("a_brilliant_marketing_plan").pick("twig").stop()
    assert (table.points(), table.has(0), table.has(1)) == (2, {"berry": 1}, {})


def test_performer_in_residence_takes_berries_for_two_points_each() -> None:
    table = ready("performer_in_residence").stock(berry=5)
    assert table.visit("performer_in_residence").options() == [f"number-{n}" for n in range(4)]
    assert table.pick("number-3").has() == {"berry": 2}
    assert table.sheet()["Performer in Residence"] == 6


def test_performer_in_residence_may_take_none() -> None:
    table = ready("performer_in_residence").stock(berry=1).visit("performer_in_residence")
    assert table.pick("number-0").sheet()["Performer in Residence"] == 0


def test_capture_of_the_acorn_thieves_takes_critters_of_the_city_for_three_points_each() -> None:
    table = ready("capture_of_the_acorn_thieves", "wife", "king")
    table.visit("capture_of_the_acorn_thieves").pick("ranger", "king")
    assert table.cards("city") == ["courthouse", "wife"]
    assert table.sheet()["Capture of the Acorn Thieves"] == 6


def test_capture_of_the_acorn_thieves_frees_the_spaces() -> None:
    table = ready("capture_of_the_acorn_thieves", "king")
    before = spaces_left(table.state, 0)
    table.visit("capture_of_the_acorn_thieves").pick("king")
    assert spaces_left(table.state, 0) == before + 1


def test_capture_of_the_acorn_thieves_takes_at_most_two_and_no_constructions() -> None:
    table = ready("capture_of_the_acorn_thieves", "wife", "wife", "wife")
    assert table.visit("capture_of_the_acorn_thieves").options() == ["stop", "ranger", "wife"]
    assert table.pick("wife", "wife").size("beneath") == 2
    assert table.asked() == 1


def test_capture_of_the_acorn_thieves_chooses_in_one_order_only() -> None:
    table = ready("capture_of_the_acorn_thieves", "wife", "king")
    table.visit("capture_of_the_acorn_thieves").pick("wife")
    assert table.options() == ["stop", "king"]


def test_capture_of_the_acorn_thieves_sends_the_worker_of_a_captured_queen_astray() -> None:
    table = valley().events("capture_of_the_acorn_thieves").workers(1)
    table.city("courthouse", "ranger", on("queen", workers=(0,)))
    table.visit("capture_of_the_acorn_thieves").pick("queen")
    assert table.turn(0).prepare().count("workers") == 3


def test_capture_of_the_acorn_thieves_may_take_none() -> None:
    table = ready("capture_of_the_acorn_thieves").visit("capture_of_the_acorn_thieves").stop()
    assert table.size("city") == 2


def test_ministering_to_miscreants_scores_three_points_for_each_prisoner_at_the_end() -> None:
    table = ready("ministering_to_miscreants").visit("ministering_to_miscreants")
    assert table.sheet()["Ministering to Miscreants"] == 0
    table.lay("prison", "king", "queen")
    assert table.sheet()["Ministering to Miscreants"] == 6


def test_ministering_to_miscreants_is_worth_nothing_without_the_dungeon() -> None:
    table = ready("ministering_to_miscreants").lay("prison", "king").hand("ruins")
    table.visit("ministering_to_miscreants").turn(0).play("ruins")
    assert table.sheet()["Ministering to Miscreants"] == 0


def test_croak_wart_cure_costs_two_berries_and_two_cards_of_the_city() -> None:
    table = ready("croak_wart_cure", "king", "farm").stock(berry=3)
    table.visit("croak_wart_cure").pick("farm", "barge_toad")
    assert table.cards("city") == ["undertaker", "king"]
    assert table.has() == {"berry": 1}
    assert table.sheet()["Croak Wart Cure"] == 6


def test_croak_wart_cure_cannot_be_achieved_without_two_berries() -> None:
    table = ready("croak_wart_cure").stock(berry=1)
    assert table.why_not("croak_wart_cure") == "You need 1 berry more."


def test_croak_wart_cure_may_cost_the_cards_it_needs() -> None:
    table = ready("croak_wart_cure").stock(berry=2).visit("croak_wart_cure")
    assert table.cards("city") == []
    assert table.sheet()["Croak Wart Cure"] == 6


def test_croak_wart_cure_chooses_in_one_order_only() -> None:
    table = ready("croak_wart_cure", "king").stock(berry=2).visit("croak_wart_cure")
    assert table.options() == ["barge_toad", "undertaker"]
    assert table.pick("undertaker").cards("city") == ["barge_toad"]


def test_an_evening_of_fireworks_takes_twigs_for_two_points_each() -> None:
    table = ready("an_evening_of_fireworks").stock(twig=2).visit("an_evening_of_fireworks")
    assert table.pick("number-2").has() == {}
    assert table.sheet()["An Evening of Fireworks"] == 4


def test_an_evening_of_fireworks_may_take_none() -> None:
    table = ready("an_evening_of_fireworks").stock(twig=2).visit("an_evening_of_fireworks")
    assert table.pick("number-0").has() == {"twig": 2}


def test_a_well_run_city_calls_a_worker_home() -> None:
    table = ready("a_well_run_city").workers(1).worker_at("basic_three_twigs")
    table.visit("a_well_run_city").pick("basic_three_twigs")
    assert table.count("workers") == 1
    assert table.workers_at("basic_three_twigs") == 0
    assert table.sheet()["A Well Run City"] == 4


def test_a_well_run_city_may_call_home_the_worker_that_came() -> None:
    table = ready("a_well_run_city").workers(1).worker_at("basic_three_twigs")
    table.visit("a_well_run_city").pick("a_well_run_city")
    assert table.workers_at("a_well_run_city") == 0
    assert table.workers_at("basic_three_twigs") == 1


def test_a_well_run_city_calls_a_worker_home_from_a_card() -> None:
    table = ready("a_well_run_city").city(on("inn", workers=(0,)), seat=1)
    table.visit("a_well_run_city").pick("visit-inn")
    assert table.on("inn", seat=1) == {}


def test_a_well_run_city_calls_no_permanent_worker_home() -> None:
    table = valley().events("a_well_run_city").worker_at("journey_3").worker_at("haven")
    table.city("chip_sweep", "clock_tower", on("monastery", workers=(0,)))
    assert table.visit("a_well_run_city").options() == ["haven", "a_well_run_city"]


def test_tax_relief_lets_all_production_cards_act() -> None:
    table = ready("tax_relief", "farm", "mine").visit("tax_relief")
    assert table.has() == {"pebble": 1, "berry": 1}
    assert table.sheet()["Tax Relief"] == 3


def test_tax_relief_lets_the_seat_choose_within_production() -> None:
    table = ready("tax_relief", "woodcarver").stock(twig=2).visit("tax_relief").pick("number-2")
    assert table.points() == 2


def test_under_new_management_takes_resources_for_one_or_two_points_each() -> None:
    table = ready("under_new_management").stock(1, 1, 1, 1).visit("under_new_management")
    table.pick("twig", "resin", "pebble")
    assert table.has() == {"berry": 1}
    assert table.sheet()["Under New Management"] == 1 + 2 + 2


def test_under_new_management_counts_a_berry_as_one_point_and_may_take_fewer() -> None:
    table = ready("under_new_management").stock(berry=3).visit("under_new_management")
    assert table.pick("berry", "stop").sheet()["Under New Management"] == 1


def test_ancient_scrolls_discovered_shares_five_cards_between_hand_and_event() -> None:
    table = ready("ancient_scrolls_discovered").deck("farm", "mine", "inn", "king", "queen")
    table.visit("ancient_scrolls_discovered").pick("queen", "king")
    assert sorted(table.cards("hand")) == ["king", "queen"]
    assert table.sheet()["Ancient Scrolls Discovered"] == 3


def test_ancient_scrolls_discovered_puts_beneath_what_does_not_fit_the_hand() -> None:
    table = ready("ancient_scrolls_discovered").hand(*["farm"] * 7)
    table.deck("mine", "inn", "king", "queen", "crane").visit("ancient_scrolls_discovered")
    table.pick("mine")
    assert table.size("hand") == 8
    assert table.size("beneath") == 4


def test_flying_doctor_service_counts_the_couples_of_all_cities() -> None:
    table = ready("flying_doctor_service", "husband", "wife", "wife")
    table.city("husband", "husband", "wife", seat=1).visit("flying_doctor_service")
    assert table.sheet()["Flying Doctor Service"] == 6


def test_flying_doctor_service_counts_couples_in_the_city_of_rugwort() -> None:
    table = valley(1).lay("achieved", "flying_doctor_service").rival("husband", "wife")
    assert table.sheet()["Flying Doctor Service"] == 3


def test_path_of_the_pilgrims_scores_three_points_for_each_worker_in_the_monastery() -> None:
    table = valley().lay("achieved", "path_of_the_pilgrims")
    table.city(on("monastery", workers=(0, 0)))
    assert table.sheet()["Path of the Pilgrims"] == 6
    assert table.city("wanderer").sheet()["Path of the Pilgrims"] == 0


def test_path_of_the_pilgrims_does_not_count_workers_that_went_to_the_university() -> None:
    table = valley().lay("achieved", "path_of_the_pilgrims")
    table.city(on("monastery", workers=(0,)), "university").visit("university").pick("twig")
    assert table.sheet()["Path of the Pilgrims"] == 0


def test_remembering_the_fallen_scores_three_points_for_each_worker_in_the_cemetery() -> None:
    table = valley().lay("achieved", "remembering_the_fallen")
    table.city(on("cemetery", workers=(0,)))
    assert table.sheet()["Remembering the Fallen"] == 3
    assert table.city("shepherd").sheet()["Remembering the Fallen"] == 0


def test_pristine_chapel_ceiling_gives_a_card_and_a_resource_for_each_point() -> None:
    table = valley().events("pristine_chapel_ceiling").city("woodcarver", on("chapel", points=2))
    table.visit("pristine_chapel_ceiling").pick("resin", "berry")
    assert table.size("hand") == 2
    assert table.has() == {"resin": 1, "berry": 1}
    assert table.sheet()["Pristine Chapel Ceiling"] == 4


def test_pristine_chapel_ceiling_may_be_achieved_with_an_empty_chapel() -> None:
    table = ready("pristine_chapel_ceiling").visit("pristine_chapel_ceiling")
    assert table.has() == {}
    assert table.asked() == 1


def test_pristine_chapel_ceiling_is_worth_nothing_without_the_chapel() -> None:
    table = valley().lay("achieved", "pristine_chapel_ceiling").city("woodcarver")
    assert table.sheet()["Pristine Chapel Ceiling"] == 0


def test_the_everdell_games_need_two_cards_of_each_type_for_nine_points() -> None:
    table = valley().events("the_everdell_games").city(*GAMES)
    assert table.visit("the_everdell_games").sheet()["The Everdell Games"] == 9


@pytest.mark.parametrize("missing", GAMES[::2])
def test_the_everdell_games_need_every_type_twice(missing: str) -> None:
    city = [card for card in GAMES if card != missing]
    assert not valley().events("the_everdell_games").city(*city).can("the_everdell_games")
