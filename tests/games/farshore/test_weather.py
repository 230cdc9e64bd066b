"""The weather: when it changes, whom it binds, and every rule it can have."""

import re
from pathlib import Path

import pytest

import skerry
from skerry.games.farshore import sky
from skerry.games.farshore.deck.captain import RULES
from skerry.games.farshore.setup import CHANGE_HAND, NEW_HAND
from skerry.games.farshore.ship import track_of
from skerry.games.farshore.weather import sky_of
from skerry.kernel.effect import Frame
from tests.games.farshore import decks
from tests.games.farshore.coast import Coast, coast, filled
from tests.games.farshore.decks import changed
from tests.games.naming import without_test

# What the house deck has, above and below.
HOUSE = {
    1: ("bay_cost", "lookout_deck"),
    2: ("compass_most", "other_moves_less"),
    3: ("still_a", "toll_b"),
    4: ("docks_most", "shore_less"),
    5: ("critter_cost", "no_anchors"),
    6: ("construction_cost", "no_aids"),
    7: ("island_toll", "red_toll"),
    8: ("hand_limit", "prepare_toll"),
    9: ("treasure_toll", "no_treasures"),
    10: ("blue_idle", "green_idle"),
}


def under(
    rule: str, number: int = 1, *, seats: int = 2, captain: str = "none", deck: str = decks.HOUSE
) -> Coast:
    """Return a table where the weather has just this rule."""
    sentence = RULES[rule].replace("N", str(number))
    deck = changed("weather.1", "upper", f'"{sentence}"', deck)
    table = coast(seats, weather="upper", captain=captain, deck=deck)
    return table.lay("weather", "weather_1")


def test_every_rule_of_the_weather_has_a_test_by_its_name() -> None:
    assert without_test([*RULES], Path(__file__).parent) == []


# When it changes.


@pytest.mark.parametrize(("number", "rules"), HOUSE.items(), ids=str)
def test_a_weather_card_has_its_upper_effect_or_both(number: int, rules: tuple[str, str]) -> None:
    for weather, count in (("upper", 1), ("both", 2)):
        table = coast(weather=weather).lay("weather", f"weather_{number}")
        assert [rule.name for rule in sky_of(table.state).rules] == list(rules[:count])


@pytest.mark.parametrize(
    ("captain", "weather", "level"),
    [
        ("none", "none", 0),
        ("brave", "none", 0),
        ("splendid", "none", 1),
        ("terror", "none", 2),
        ("splendid", "both", 2),
        ("terror", "upper", 2),
        ("none", "upper", 1),
        ("shy", "both", 2),
    ],
)
def test_the_third_level_has_upper_effects_and_the_fourth_both(
    captain: str, weather: str, level: int
) -> None:
    view = skerry.new("farshore", seats=2, captain=captain, weather=weather).view()
    assert view.has("weather") == (level > 0)
    if level:
        assert view.counter("weather level") == level
        assert [view.zone(name).count for name in ("weather", "weather deck")] == [1, 3]


def test_winds_of_change_bring_the_next_of_four_weather_cards() -> None:
    table = skerry.new("farshore", seats=2, seed=1, weather="both")
    seen = [table.view().cards("weather")[0]]
    chance = skerry.from_seed(2)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
        if table.view().cards("weather") != seen[-1:]:
            seen += table.view().cards("weather")
    assert len(set(seen)) == 4
    assert table.view().cards("past weather") == seen[:3]
    assert table.view().zone("weather box").count == 6


# Prices.


def test_bay_cost_makes_cards_of_the_bay_dearer_by_any_resource() -> None:
    table = under("bay_cost").bay("grove").hand("grove").purse(2, 1)
    assert table.can("play-grove")
    assert not table.can("play-grove-from-bay")
    table.purse(2, 1, mushroom=1).play_from_bay("grove")
    assert table.stock_of() == {"mushroom": 1}  # its own


def test_bay_cost_holds_for_a_play_for_less_and_for_a_free_card() -> None:
    table = under("bay_cost").city("inn").bay("galley").purse(2)
    assert not table.can("visit-inn")
    assert table.purse(4).can("visit-inn")
    free = changed("card.castaway", "cost", '"free"')
    assert not under("bay_cost", deck=free).bay("castaway").can("play-castaway-from-bay")


def test_an_anchor_stands_for_the_dearer_price_too() -> None:
    table = under("bay_cost").city("warehouse").bay("diver").play_from_bay("diver")
    assert table.count("anchors") == 2


def test_what_is_played_for_nothing_stays_free() -> None:
    table = under("construction_cost").hand("postal_pigeon").purse(mushroom=2)
    table.deck("grove", "inn").play("postal_pigeon")
    assert table.can("play-grove")


def test_critter_cost_asks_for_more_mushrooms() -> None:
    table = under("critter_cost").hand("diver", "castaway").purse(mushroom=3)
    assert table.why_not("play-diver").startswith("Thick fog: Each critter paid with mushrooms")
    assert table.can("play-castaway")
    assert table.purse(mushroom=5).play("diver").stock_of() == {"seastone": 1, "mushroom": 1}


def test_construction_cost_asks_for_any_resource_more() -> None:
    table = under("construction_cost", 2).hand("grove").purse(2, 1, mushroom=1)
    assert not table.can("play-grove")
    table.purse(2, 1, mushroom=1, treasure=1).play("grove")
    assert table.stock_of() == {"mushroom": 1}


def test_no_anchors_lets_no_anchor_be_dropped() -> None:
    table = under("no_anchors").city("warehouse").hand("diver")
    assert "anchors" in table.why_not("play-diver")
    assert table.purse(mushroom=3).play("diver").count("anchors") == 3


def test_no_aids_lets_no_card_change_a_cost() -> None:
    table = under("no_aids").city("customs_officer").hand("diver")
    assert table.why_not("play-diver").startswith("Thick fog:")
    table = under("no_aids").city("inn").bay("grove").purse(1)
    assert not table.can("visit-inn")
    table.purse(2, 1).visit("inn")
    assert table.cards("city") == ["inn", "grove"]
    assert table.stock_of() == {"mushroom": 1}


def test_no_treasures_lets_no_treasure_be_paid() -> None:
    table = under("no_treasures").hand("grove").purse(2, treasure=3)
    assert table.why_not("play-grove").startswith("Thick fog:")
    table = under("no_treasures").city("abbey").purse(mushroom=1, treasure=3).visit("abbey")
    assert table.options() == ["number-0", "number-1"]
    table = under("no_treasures").hand("merchant").purse(1, mushroom=3, treasure=1)
    assert "treasure" not in table.play("merchant").options()


# Ships.


def test_compass_most_limits_how_far_a_card_moves_the_ship() -> None:
    table = under("compass_most").compass("a1", "b4").hand("inn").purse(2, 1).play("inn")
    assert table.count("ship") == 1


def test_other_moves_less_shortens_moves_that_are_not_by_the_compass() -> None:
    table = under("other_moves_less").hand("galley").purse(3, 2, 1).compass("a2").play("galley")
    assert table.count("ship") == 2  # one by the galley, one by the compass
    table = under("other_moves_less").hand("sloop").purse(2, 1, 1).play("sloop")
    assert table.count("ship") == 0


@pytest.mark.parametrize(("rule", "ship"), [("still_a", 0), ("still_b", 1)])
def test_still_a_lets_the_first_tile_move_no_ship(rule: str, ship: int) -> None:
    table = under(rule).compass("a1").hand("grove").purse(2, 1).play("grove")
    assert table.count("ship") == ship


@pytest.mark.parametrize(("rule", "ship"), [("still_b", 0), ("still_a", 1)])
def test_still_b_lets_the_second_tile_move_no_ship(rule: str, ship: int) -> None:
    table = under(rule).compass("b4").hand("inn").purse(2, 1).play("inn")
    assert table.count("ship") == ship


def test_toll_a_asks_for_resources_for_the_first_tile() -> None:
    table = under("toll_a", 2).compass("a1", "b4").hand("inn")
    table.purse(3, 1, mushroom=1).play("inn")
    assert table.options() == ["number-0", "number-1"]
    table.pick("number-1")
    assert [table.count("ship"), table.stock_of()] == [2, {"treasure": 1}]


def test_toll_b_moves_the_ship_only_for_a_resource() -> None:
    for answer, ship in (("number-0", 1), ("number-1", 2)):
        table = under("toll_b").compass("a1", "b4").hand("inn").purse(3, 1).play("inn")
        assert table.pick(answer).count("ship") == ship


def test_who_cannot_pay_the_toll_is_not_asked() -> None:
    table = under("toll_b").compass("b4").hand("inn").purse(2, 1).play("inn")
    assert [table.asked(), table.count("ship")] == [1, 0]


@pytest.mark.parametrize(("left", "offered"), [(2, ["number-0", "number-1"]), (1, []), (0, [])])
def test_no_toll_is_asked_for_a_space_beyond_the_end_of_the_track(
    left: int, offered: list[str]
) -> None:
    table = under("toll_b").compass("a1", "b4").hand("inn").purse(4, 1)
    table.ship(track_of(table.state).last - left)
    assert [pick for pick in table.play("inn").options() if "number" in pick] == offered


def test_a_navigator_sees_one_move_though_a_toll_was_paid() -> None:
    table = under("toll_b").city("navigator").compass("a1", "b4").hand("inn").purse(3, 1)
    table.play("inn").pick("number-1", "driftwood")
    assert table.stock_of() == {"driftwood": 1, "treasure": 1}
    assert table.asked() == 1


def test_treasure_toll_sells_treasures_of_the_marks() -> None:
    table = under("treasure_toll").compass("a1").ship(1).hand("grove").purse(2, 1).play("grove")
    assert table.options() == ["number-0", "number-1"]
    assert table.pick("number-1").stock_of() == {"treasure": 1}
    table = under("treasure_toll").compass("b4").ship(1).hand("inn").purse(2, 1).play("inn")
    assert [table.count("ship"), table.stock_of()] == [2, {}]


@pytest.mark.parametrize("city", [("grove", "sloop"), ("sloop", "grove")])
def test_treasure_toll_is_asked_alike_however_the_city_lies(city: tuple[str, str]) -> None:
    table = under("treasure_toll").city(*city).ship(1).prepare()
    assert table.options() == ["number-0", "number-1"]  # the mushroom of the grove pays


# Places.


def test_docks_most_limits_the_cards_for_the_docks() -> None:
    table = under("docks_most", 2).hand("grove", "diver", "inn").visit("docks")
    table.pick("grove", "diver", "driftwood", "driftwood")
    assert table.stock_of() == {"driftwood": 2}
    assert table.asked() == 1


def test_shore_less_lessens_what_the_shore_gives_down_to_one() -> None:
    for place, gain in (("shore_1", {"driftwood": 2}), ("shore_3", {"seastone": 1})):
        assert under("shore_less").visit(place).stock_of() == gain
    assert under("shore_less", 2).visit("shore_4").stock_of() == {"mushroom": 1}
    table = under("shore_less").islands(9).visit("island_9")
    assert table.stock_of() == {"driftwood": 2, "seaweed": 2}


def test_shore_less_lets_one_choose_between_kinds() -> None:
    deck = changed("shore.1", "effect", '"gain 2 driftwood and 1 seaweed"')
    table = coast(weather="both", deck=deck).lay("weather", "weather_4").visit("shore_1")
    assert len(table.options()) == 2
    gains = set()
    for answer in table.options():
        again = coast(weather="both", deck=deck).lay("weather", "weather_4").visit("shore_1")
        gains.add(tuple(again.pick(answer).stock_of().items()))
    assert gains == {(("driftwood", 1), ("seaweed", 1)), (("driftwood", 2),)}


def test_shore_less_holds_for_who_uses_the_shore_from_afar() -> None:
    table = under("shore_less").city("crows_nest").visit("crows_nest").pick("shore_1")
    assert table.stock_of() == {"driftwood": 2}


def test_lookout_deck_draws_from_the_deck_only() -> None:
    table = under("lookout_deck").hand("grove").visit("lookout").stop()
    assert [table.size("hand"), table.asked()] == [8, 1]
    assert "gardens" in table.cards("bay")


def test_island_toll_takes_a_card_first() -> None:
    table = under("island_toll").islands(1)
    assert table.why_not("island_1").startswith("Thick fog: ")
    table.hand("grove", "diver").visit("island_1").pick("diver")
    assert table.cards("hand") == ["grove"]
    assert table.stock_of() == {"mushroom": 3}


def test_who_uses_an_island_from_afar_pays_no_toll() -> None:
    table = under("island_toll").islands(1).city("crows_nest").visit("crows_nest")
    assert table.pick("island_1").stock_of() == {"mushroom": 3}


def test_red_toll_takes_a_card_first() -> None:
    table = under("red_toll", 2).city("steward").hand("grove")
    assert table.why_not("visit-steward").startswith("Thick fog: ")
    table.hand("grove", "diver").visit("steward")
    assert table.size("hand") == 0
    assert table.stock_of() == {"driftwood": 1, "seaweed": 1, "mushroom": 1}


# Hands, seasons and colours.


def test_hand_limit_is_lower_and_who_holds_more_keeps_it() -> None:
    table = under("hand_limit", 6).hand(*["tumbler"] * 3, *["scribe"] * 3, "inn")
    table.visit("shore_3")
    assert table.size("hand") == 7
    table = under("hand_limit", 6).hand(*["tumbler"] * 3).visit("lookout").stop()
    assert table.pick("from-deck", "from-deck", "from-deck").size("hand") == 6


def test_a_new_first_hand_has_no_more_cards_than_the_weather_allows() -> None:
    table = under("hand_limit", 4).hand("grove", "diver", "inn", "scribe", "galley")
    CHANGE_HAND.apply(table.state, Frame(CHANGE_HAND, 0), NEW_HAND)
    assert table.size("hand") == 4


def test_prepare_toll_takes_a_card_before_the_season() -> None:
    table = under("prepare_toll").hand("grove", "diver").city("scribe")
    table.prepare().pick("diver")
    assert "diver" in table.cards("discard")
    assert table.size("hand") == 3


def test_prepare_toll_takes_what_there_is() -> None:
    table = under("prepare_toll", 2).hand("grove").prepare()
    assert [table.size("hand"), table.count("season")] == [0, 1]
    assert under("prepare_toll").prepare().count("season") == 1


def test_blue_idle_lets_blue_cards_neither_react_nor_help() -> None:
    table = under("blue_idle").city("herbalist").hand("diver").purse(mushroom=3).play("diver")
    assert table.stock_of() == {"seastone": 1}
    table = under("blue_idle").city("customs_office").hand("grove").visit("shore_1")
    assert table.asked() == 1
    table = under("blue_idle").city("navigator").compass("a1").hand("grove").purse(2, 1)
    assert table.play("grove").asked() == 1
    assert not under("blue_idle").city("customs_officer").hand("diver").can("play-diver")


def test_green_idle_lets_green_cards_do_nothing_when_played() -> None:
    table = under("green_idle").hand("grove").purse(2, 1).play("grove")
    assert table.stock_of() == {}
    table = under("green_idle").city("grove").prepare()
    assert table.stock_of() == {"mushroom": 1}


# Whom it binds.


def test_the_weather_never_binds_the_captain() -> None:
    for rule in ("still_a", "compass_most", "treasure_toll"):
        table = under(rule, captain="brave", seats=1).compass("a1", "b4").her("workers", 0)
        table.lay("captain hand", "inn").her_turn()
        assert [table.hers("ship"), table.hers("treasures")] == [4, 2]
    table = under("other_moves_less", captain="shy", seats=1).trail(1).worker_at("shore_1")
    assert table.her_turn().hers("ship") == 2
    table = under("island_toll", captain="shy", seats=1).islands(1).trail(9)
    assert table.her_turn().her_workers_at("island_1") == 1


def test_the_weather_is_no_reason_where_it_bars_nothing() -> None:
    table = under("critter_cost").city(*filled()).hand("diver").purse(mushroom=5)
    assert table.why_not("play-diver") == "Your city has no space left."


def test_a_preview_knows_the_weather() -> None:
    table = under("still_a").compass("a1", "b4").hand("inn").purse(2, 1)
    table.options()
    scene = table.scene.table
    lines = scene.game.preview(scene.state, 0, scene.game.vocabulary.id("play-inn"))
    counts = [line.args["count"] for line in lines if "count" in line.args]
    assert counts == [1]


def test_the_rule_names_are_those_of_the_deck_file() -> None:
    known = {
        name
        for value in vars(sky).values()
        for name in (value if isinstance(value, tuple) else [value])
        if isinstance(name, str) and re.fullmatch("[a-z_]+", name)
    }
    assert set(RULES) <= known
