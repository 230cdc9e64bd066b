"""Greedy plays Faraway as any good player would where there is no doubt, and beats chance."""

import pytest

import skerry
from skerry.agents import agent
from skerry.kernel.scenario import Scenario
from skerry.kernel.seen import Seen


def answer(scenario: Scenario, seat: int = 0) -> str:
    pick = agent("greedy", "faraway").choose(Seen(scenario.table, seat))
    return scenario.table.game.vocabulary.name(pick)


def regions(*numbers: int) -> list[str]:
    return [f"region-{number}" for number in numbers]


def sanctuaries(*numbers: int) -> list[str]:
    return [f"sanctuary-{number}" for number in numbers]


def situation(row: list[str], hand: list[str], market: list[str]) -> Scenario:
    """Let seat 0 stand before the next region of its row."""
    table = skerry.scenario("faraway").set("round", len(row) + 1)
    return table.lay("row", row).lay("hand", hand).lay("market", market)


def asked_to_give(row: list[str], kept: list[str], last: str) -> Scenario:
    """Let seat 0 come to the score with this row, under starry skies."""
    table = skerry.scenario("faraway", starry_skies=True).set("round", 8).lay("market", [])
    table.lay("row", row).lay("kept", kept).lay("hand", [last, *regions(57, 58)])
    table.lay("row", regions(68), seat=1).lay("hand", regions(66, 65, 64), seat=1)
    return table.pick(last, seat=0).pick("region-66", seat=1)


def greedy_wins(table: skerry.Table, seat: int) -> bool:
    players = [agent("greedy" if who == seat else "random", "faraway", who) for who in range(2)]
    while not table.over:
        table.act(players[table.seat].choose(Seen(table, table.seat)))
    return table.winners() == [seat]


def test_the_demanding_quest_is_played_before_those_who_give_it_stones() -> None:
    table = situation(regions(9, 27, 31, 40, 47), regions(2, 6, 66), regions(3, 5, 10))
    assert answer(table) == "region-66"


def test_the_last_region_is_the_one_that_meets_a_need_not_the_one_that_pays_most() -> None:
    table = situation(regions(66, 6, 17, 5, 10, 27, 31), regions(2, 9, 60), [])
    assert answer(table) == "region-2"


def test_a_region_is_played_so_that_the_next_one_ascends() -> None:
    table = situation(regions(44, 42, 37, 27, 25, 22), regions(3, 9, 68), regions(1, 4, 7))
    assert answer(table) == "region-3"


def test_a_low_region_is_played_to_choose_first_where_the_market_is_good() -> None:
    row, hand = regions(55, 46, 36, 5), regions(1, 6, 64)
    assert answer(situation(row, hand, [])) == "region-64"
    assert answer(situation(row, hand, regions(19, 30, 48))) == "region-6"


def test_the_region_that_completes_a_need_is_taken_from_the_market() -> None:
    table = situation(regions(66, 6, 17, 5, 10, 27), regions(3, 9, 11), regions(2, 35, 64))
    table.pick("region-3", seat=0).lay("hand", regions(25, 31, 68), seat=1)
    table.pick("region-31", seat=1).lay("market", regions(2, 35, 64))
    assert table.options(0) == regions(2, 35, 64)
    assert answer(table) == "region-2"


def test_the_sanctuary_that_shows_the_last_missing_wonder_is_kept() -> None:
    table = situation(regions(68, 2, 6, 17, 5, 10, 27), regions(31, 9, 11), [])
    table.pick("region-31", seat=0).pick(table.options(1)[0], seat=1)
    table.lay("drawn", sanctuaries(7, 13, 21, 27))
    assert answer(table) == "sanctuary-13"


def test_with_all_needs_met_the_sanctuary_that_pays_most_is_kept() -> None:
    table = situation(regions(66, 2, 6, 17, 5, 10, 27), regions(31, 9, 11), [])
    table.pick("region-31", seat=0).pick(table.options(1)[0], seat=1)
    table.lay("drawn", sanctuaries(7, 13, 27, 32))
    assert answer(table) == "sanctuary-32"


def test_among_askers_for_stones_the_one_that_asks_for_thistles_is_put_back() -> None:
    table = skerry.scenario("faraway", advanced=True).lay("hand", regions(2, 6, 51, 57, 66))
    first = answer(table)
    second = answer(table.pick(first, seat=0))
    assert "region-57" in (first, second)


def test_the_sanctuary_that_pays_least_is_given_up() -> None:
    table = asked_to_give(["region-48", "meteorite-15"], sanctuaries(3, 27, 31), "region-1")
    assert answer(table) == "sanctuary-31"


def test_no_sanctuary_is_given_up_that_is_worth_more() -> None:
    row = [*regions(30, 28), "meteorite-15", *regions(6, 4, 2)]
    assert answer(asked_to_give(row, sanctuaries(32), "region-1")) == "give-nothing"


def test_two_sanctuaries_are_given_up_together_if_they_pay() -> None:
    table = asked_to_give(["meteorite-38"], sanctuaries(7, 27, 33), "region-3")
    assert answer(table) == "sanctuary-7"
    assert answer(table.pick("sanctuary-7")) == "sanctuary-33"


def test_a_sanctuary_is_saved_for_the_meteorite_that_pays_more_for_it() -> None:
    table = asked_to_give(["meteorite-21", "meteorite-15"], sanctuaries(33), "region-3")
    assert answer(table) == "give-nothing"
    assert answer(table.pick("give-nothing")) == "sanctuary-33"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"people_below": True},
        {"starry_skies": True},
        {"people_below": True, "starry_skies": True},
    ],
    ids=["plain", "below", "skies", "both"],
)
def test_greedy_beats_random(options: dict[str, bool]) -> None:
    tables = [
        skerry.new("faraway", seed=seed, advanced=seed % 4 > 1, **options) for seed in range(60)
    ]
    wins = [greedy_wins(table, seat=number % 2) for number, table in enumerate(tables)]
    assert sum(wins) >= 54
