"""The eight rounds of Faraway, rule by rule."""

from itertools import pairwise
from random import Random

import pytest

import skerry
from skerry import Scenario, Table
from skerry.text import say
from tests.games.faraway.names import regions, sanctuaries

CLUES = sanctuaries(9, 15, 18, 28, 29, 30, 35, 39)


def two_seats() -> Scenario:
    """Seat 0 holds 9, 49 and 60; seat 1 holds 3, 20 and 66; neither has played yet."""
    scene = skerry.scenario("faraway").lay("hand", regions(9, 49, 60))
    return scene.lay("hand", regions(3, 20, 66), seat=1).lay("market", regions(40, 50, 52))


def played_out(table: Table, seed: int = 0) -> Table:
    chance = Random(seed)
    while not table.over:
        seat = chance.choice(table.awaited)
        table.act(chance.choice(table.options_of(seat)), seat)
    return table


def drawn(scene: Scenario, seat: int = 0) -> int:
    return len(scene.cards("drawn", seat))


# Set-up.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_is_dealt_three_regions_and_the_market_has_one_more_than_seats(
    seats: int,
) -> None:
    scene = skerry.scenario("faraway", seats)
    assert [len(scene.cards("hand", seat)) for seat in range(seats)] == [3] * seats
    assert len(scene.cards("market")) == seats + 1
    assert len(scene.cards("deck")) == 68 - 3 * seats - (seats + 1)
    assert len(scene.cards("sanctuary deck")) == 45


def test_other_seeds_are_other_deals() -> None:
    deals = {tuple(skerry.scenario("faraway", seed=seed).cards("hand")) for seed in range(20)}
    assert len(deals) == 20


# Choosing in secret.


def test_all_choose_one_region_of_their_hand_at_once() -> None:
    scene = two_seats()
    assert scene.table.awaited == [0, 1]
    assert scene.options(0) == regions(9, 49, 60)
    assert scene.options(1) == regions(3, 20, 66)


def test_a_chosen_region_stays_secret_until_all_have_chosen() -> None:
    scene = two_seats().pick("region-9", seat=0)
    for viewer in (1, None):
        secret = scene.table.view(viewer).zone("chosen", 0)
        assert (secret.count, secret.cards) == (1, None)
    assert scene.cards("row", 0) == []


def test_the_chosen_regions_are_revealed_together() -> None:
    scene = two_seats().pick("region-9", seat=0).pick("region-66", seat=1)
    assert [scene.cards("row", seat) for seat in (0, 1)] == [["region-9"], ["region-66"]]
    assert [scene.cards("chosen", seat) for seat in (0, 1)] == [[], []]


def test_a_region_is_added_to_the_right_end_of_the_row() -> None:
    scene = two_seats().lay("row", regions(68, 12)).pick("region-9", "region-3")
    assert scene.cards("row", 0) == regions(68, 12, 9)


# Drawing sanctuaries.


def test_an_ascent_draws_one_sanctuary() -> None:
    scene = two_seats().lay("row", regions(3)).lay("hand", regions(5, 20, 66), seat=1)
    assert drawn(scene.pick("region-9", "region-5")) == 1


def test_an_ascent_draws_one_more_for_each_clue_the_new_region_included() -> None:
    scene = two_seats().lay("row", regions(6, 15)).pick("region-49", "region-3")
    assert drawn(scene) == 1 + 3


def test_sanctuaries_kept_in_earlier_rounds_lend_their_clues() -> None:
    scene = two_seats().lay("row", regions(15)).lay("kept", sanctuaries(9, 28, 2))
    assert drawn(scene.pick("region-49", "region-3")) == 1 + 2 + 2


def test_sanctuaries_drawn_now_lend_no_clues() -> None:
    scene = two_seats().lay("row", regions(15)).lay("sanctuary deck", CLUES)
    scene.pick("region-49", "region-3")
    assert scene.cards("drawn", 0) == CLUES[:-4:-1]


def test_the_regions_of_others_lend_no_clues() -> None:
    scene = two_seats().lay("row", regions(2)).lay("row", regions(67, 65, 64), seat=1)
    assert drawn(scene.pick("region-9", "region-3")) == 1


def test_a_descent_draws_nothing_whatever_the_clues() -> None:
    scene = two_seats().lay("row", regions(15, 64)).pick("region-60", "region-3")
    assert drawn(scene) == 0


def test_a_region_is_compared_only_with_the_one_before() -> None:
    scene = two_seats().lay("row", regions(68, 1)).pick("region-9", "region-3")
    assert drawn(scene) == 1


def test_the_first_round_draws_nothing() -> None:
    scene = two_seats().pick("region-60", "region-66")
    assert [drawn(scene, seat) for seat in (0, 1)] == [0, 0]
    assert len(scene.cards("sanctuary deck")) == 45


def test_drawn_sanctuaries_are_seen_by_their_seat_only() -> None:
    table = two_seats().lay("row", regions(15)).pick("region-49", "region-3").table
    assert len(table.view(0).cards("drawn", 0)) == 3
    assert table.view(1).cards("drawn", 0) == []
    assert table.view().zone("drawn", 0).count == 3


# At the market.


def test_the_market_is_visited_in_ascending_order_of_the_numbers_just_played() -> None:
    scene = skerry.scenario("faraway", seats=3)
    for seat, numbers in enumerate([(41, 42, 43), (3, 4, 5), (20, 21, 22)]):
        scene.lay("hand", regions(*numbers), seat)
    scene.pick("region-41", "region-5", "region-20")
    order = []
    for _ in range(3):
        order.append(scene.table.seat)
        scene.pick(scene.options()[0])
    assert order == [1, 2, 0]


def test_a_region_of_the_market_fills_the_hand_to_three() -> None:
    scene = two_seats().pick("region-9", "region-3")
    assert scene.options() == regions(40, 50, 52)
    scene.pick("region-50")
    assert scene.cards("hand", 1) == regions(20, 66, 50)
    assert scene.cards("market") == regions(40, 52)
    assert scene.table.seat == 0


def test_a_region_is_taken_before_the_sanctuary_is_kept() -> None:
    scene = two_seats().lay("row", regions(2), seat=1).lay("kept", sanctuaries(9), seat=1)
    scene.lay("sanctuary deck", sanctuaries(20, 10)).pick("region-49", "region-3")
    assert scene.options() == regions(40, 50, 52)
    scene.pick("region-40")
    assert (scene.table.seat, scene.options()) == (1, sanctuaries(10, 20))


def test_one_sanctuary_is_kept_and_the_others_go_under_the_deck() -> None:
    scene = two_seats().lay("row", regions(15), seat=0)
    scene.lay("sanctuary deck", sanctuaries(3, 2, 1)).pick("region-49", "region-3")
    scene.pick("region-40", "region-50", "sanctuary-2")
    assert scene.cards("kept", 0) == ["sanctuary-2"]
    assert sorted(scene.cards("returned")) == sanctuaries(1, 3)
    assert len(scene.cards("sanctuary deck")) == 42
    assert drawn(scene) == 0


def test_a_kept_sanctuary_is_seen_by_all_and_the_others_by_none() -> None:
    scene = two_seats().lay("row", regions(15))
    scene.lay("sanctuary deck", sanctuaries(3, 2, 1)).pick("region-49", "region-3")
    view = scene.pick("region-40", "region-50", "sanctuary-2").table.view(1)
    assert len(view.cards("kept", 0)) == 1
    assert view.zone("returned").cards is None


def test_a_single_sanctuary_has_to_be_kept() -> None:
    scene = two_seats().lay("row", regions(2)).lay("sanctuary deck", sanctuaries(7))
    scene.pick("region-9", "region-3", "region-40", "region-50")
    assert scene.cards("kept", 0) == ["sanctuary-7"]


def test_the_region_that_nobody_took_leaves_the_game_and_a_new_market_is_laid() -> None:
    scene = two_seats().lay("deck", regions(11, 12, 13)).pick("region-9", "region-3")
    scene.pick("region-40", "region-52")
    assert scene.cards("gone") == ["region-50"]
    assert scene.cards("market") == regions(13, 12, 11)
    assert scene.table.view().counter("round") == 2
    assert scene.table.awaited == [0, 1]


# The last round.


def last_round() -> Scenario:
    scene = two_seats().lay("market", []).set("round", 8)
    scene.lay("row", regions(1, 2, 4, 5, 7, 8, 10))
    return scene.lay("row", regions(68, 67, 65, 64, 63, 62, 61), seat=1)


def test_the_last_round_has_no_market_but_a_sanctuary_is_still_kept() -> None:
    scene = last_round().lay("sanctuary deck", sanctuaries(6, 5, 4))
    scene.pick("region-60", "region-20")
    assert scene.options() == sanctuaries(4, 5, 6)
    scene.pick("sanctuary-5")
    assert scene.cards("kept", 0) == ["sanctuary-5"]
    assert scene.table.over


def test_the_game_ends_with_eight_regions_in_the_row_and_two_in_hand() -> None:
    scene = last_round().pick("region-9", "region-20")
    assert scene.table.over
    assert [len(scene.cards("row", seat)) for seat in (0, 1)] == [8, 8]
    assert [scene.cards("hand", seat) for seat in (0, 1)] == [regions(49, 60), regions(3, 66)]


def test_the_final_fame_is_written_down() -> None:
    table = last_round().pick("region-9", "region-20").table
    assert [table.view().counter("fame", seat) for seat in (0, 1)] == table.scores()
    assert table.scores() == [2 + 5, 0]


def test_the_market_is_empty_from_the_eighth_round_on() -> None:
    table = skerry.new("faraway", seats=3, seed=8)
    while table.view().counter("round") < 8:
        assert table.view().zone("market").count > 0
        table.act(table.options[0])
    assert table.view().zone("market").count == 0
    assert table.view().zone("gone").count == 7


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_whole_game_uses_ten_regions_a_seat_and_seven_more(seats: int, *, advanced: bool) -> None:
    table = played_out(skerry.new("faraway", seats=seats, seed=seats, advanced=advanced))
    view = table.view()
    assert [view.zone("row", seat).count for seat in range(seats)] == [8] * seats
    assert [view.zone("hand", seat).count for seat in range(seats)] == [2] * seats
    assert view.zone("gone").count == 7
    assert view.zone("deck").count == 68 - (10 * seats + 7)


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_keeps_one_sanctuary_for_each_ascent(seed: int) -> None:
    view = played_out(skerry.new("faraway", seats=3, seed=seed), seed).view()
    for seat in range(3):
        row = view.cards("row", seat)
        ascents = sum(later > earlier for earlier, later in pairwise(row))
        assert view.zone("kept", seat).count == ascents


# What a pick would bring.


def previewed(scene: Scenario, name: str, seat: int = 0) -> list[str]:
    game = scene.table.game
    return [say(t) for t in game.preview(scene.table.state, seat, game.vocabulary.id(name))]


def test_a_region_in_hand_tells_what_it_would_draw_and_pay() -> None:
    scene = two_seats().lay("row", regions(15)).lay("kept", sanctuaries(12))
    assert previewed(scene, "region-49") == [
        "It is higher than your last region: draw 3 sanctuaries and keep one.",
        "If scored now: no change.",
    ]
    assert previewed(scene.lay("row", regions(68)), "region-9") == [
        "It draws no sanctuary.",
        "If scored now: +5 fame.",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_what_a_region_or_a_sanctuary_promises_comes_true(seed: int) -> None:
    table, chance = skerry.new("faraway", seed=seed), Random(seed)
    while table.state.count(0) < 8:  # then a single sanctuary would be kept along with the reveal
        seat, before = table.seat, table.scores()
        told = table.game.preview(table.state, seat, pick := chance.choice(table.options))
        promised = [text.args["fame"] for text in told if "fame" in text.args]
        table.act(pick)
        if seat == 1 or pick >= 68:  # the regions are revealed, or a sanctuary is kept
            gained = table.scores()[seat] - before[seat]
            assert promised in ([], [gained])


def test_a_region_of_the_market_promises_nothing() -> None:
    assert previewed(two_seats().pick("region-9", "region-3"), "region-40", seat=1) == []


def test_a_region_that_is_put_back_promises_nothing() -> None:
    scene = skerry.scenario("faraway", advanced=True).lay("hand", regions(9, 10, 11, 12, 13))
    assert previewed(scene, "region-9") == []


# When the sanctuary deck runs short.


def short_deck(deck: list[str], returned: list[str] | None = None) -> Scenario:
    """Seat 1 will play 15 and is due two sanctuaries, seat 0 plays 49 and is due three."""
    returned = returned or []
    scene = skerry.scenario("faraway", seats=3).lay("market", regions(40, 50, 52, 53))
    scene.lay("row", regions(6)).lay("row", regions(3), 1).lay("row", regions(68), 2)
    scene.lay("hand", regions(49, 60, 9)).lay("hand", regions(15, 20, 21), 1)
    scene.lay("hand", regions(66, 30, 31), 2)
    others = [name for name in sanctuaries(*range(1, 46)) if name not in deck + returned]
    scene.lay("kept", others, seat=2).lay("returned", returned)
    assert sorted(scene.cards("sanctuary deck")) == sorted(deck)
    return scene.lay("sanctuary deck", deck)


def test_a_short_deck_serves_the_lowest_number_first() -> None:
    scene = short_deck(sanctuaries(3, 2, 1)).pick("region-49", "region-15", "region-66")
    assert scene.cards("drawn", 1) == sanctuaries(1, 2)
    assert scene.cards("drawn", 0) == sanctuaries(3)


def test_a_seat_served_short_draws_what_others_put_back_at_its_market_turn() -> None:
    scene = short_deck(sanctuaries(3, 2, 1)).pick("region-49", "region-15", "region-66")
    scene.pick("region-40", "sanctuary-2")
    assert scene.table.seat == 0
    assert scene.cards("drawn", 0) == sanctuaries(3, 1)
    assert scene.cards("returned") == []
    assert scene.pick("region-50").options() == sanctuaries(1, 3)


def test_a_seat_for_which_nothing_is_left_keeps_none() -> None:
    scene = short_deck(sanctuaries(1)).pick("region-49", "region-15", "region-66")
    scene.pick("region-40", "region-50", "region-52")
    assert scene.cards("kept", 1) == sanctuaries(1)
    assert scene.cards("kept", 0) == []
    assert scene.table.view().counter("round") == 2


def test_what_was_put_back_first_is_drawn_first_once_the_deck_is_used_up() -> None:
    scene = short_deck(sanctuaries(4), sanctuaries(7, 3, 5, 1, 2))
    scene.pick("region-49", "region-15", "region-66")
    assert scene.cards("drawn", 1) == sanctuaries(4, 7)
    assert scene.cards("drawn", 0) == sanctuaries(3, 5, 1)
    assert scene.cards("returned") == sanctuaries(2)


def test_a_seat_that_was_served_in_full_draws_no_more() -> None:
    scene = short_deck(sanctuaries(3, 2, 1)).pick("region-49", "region-15", "region-66")
    assert scene.pick("region-40").options() == sanctuaries(1, 2)


# The variant for experienced players.


def wide() -> Scenario:
    scene = skerry.scenario("faraway", advanced=True).lay("hand", regions(10, 20, 30, 40, 50))
    return scene.lay("hand", regions(11, 21, 31, 41, 51), seat=1)


def test_experienced_players_are_dealt_five_regions_before_there_is_a_market() -> None:
    scene = skerry.scenario("faraway", seats=3, advanced=True)
    assert [len(scene.cards("hand", seat)) for seat in range(3)] == [5, 5, 5]
    assert scene.cards("market") == []
    assert scene.table.view().counter("round") == 0


def test_two_regions_are_put_back_the_lower_one_first() -> None:
    scene = wide()
    assert scene.options(0) == regions(10, 20, 30, 40)
    assert scene.pick("region-20", seat=0).options(0) == regions(30, 40, 50)
    reason = scene.table.why_not(9, 0)
    assert reason is not None
    assert say(reason).startswith("Several things are answered in ascending order")


def test_the_prompt_counts_the_regions_still_to_put_back() -> None:
    table = skerry.new("faraway", seed=1, advanced=True)
    said = []
    for _ in range(2):
        choice = table.choice(0)
        assert choice is not None
        said.append(say(choice.prompt))
        table.act(table.options_of(0)[0], 0)
    assert said == ["Put 2 regions back.", "Put one more region back."]


def test_a_last_region_that_is_the_only_one_left_to_put_back_goes_with_the_first() -> None:
    scene = wide().pick("region-40", seat=0)
    assert scene.cards("chosen", 0) == regions(40, 50)
    assert scene.table.awaited == [1]


def test_after_all_have_put_back_two_the_market_is_laid() -> None:
    scene = wide().pick("region-10", "region-20", "region-11", "region-51")
    assert scene.cards("hand", 0) == regions(30, 40, 50)
    assert scene.cards("hand", 1) == regions(21, 31, 41)
    assert len(scene.cards("market")) == 3
    assert scene.table.awaited == [0, 1]
    rest = scene.cards("market") + scene.cards("deck")
    assert set(regions(10, 20, 11, 51)) <= set(rest)


def test_the_deck_is_shuffled_after_regions_were_put_back() -> None:
    places = set()
    for seed in range(40):
        scene = skerry.scenario("faraway", seed=seed, advanced=True)
        scene.lay("hand", regions(10, 20, 30, 40, 50))
        scene.lay("hand", regions(11, 21, 31, 41, 51), seat=1)
        scene.pick("region-10", "region-20", "region-11", "region-21")
        places.add((scene.cards("deck") + scene.cards("market")).index("region-10"))
    assert len(places) > 20


def test_what_others_put_back_stays_unseen() -> None:
    scene = wide().pick("region-10", "region-20", seat=0)
    assert scene.table.view(1).zone("chosen", 0).cards is None


# Words.


def test_the_rulebook_tells_the_rules_in_the_order_of_play() -> None:
    pages = skerry.game("faraway").rulebook().pages
    assert [page.key for page in pages][1:6] == [
        "set-up",
        "round",
        "sanctuaries",
        "market",
        "score",
    ]
    assert [page.key for page in pages][-2:] == ["people", "skies"]


def test_the_worked_score_of_the_rulebook_is_what_the_engine_counts() -> None:
    game = skerry.game("faraway")
    score = next(page for page in game.rulebook().pages if page.key == "score")
    [example] = [each(game) for each in score.examples]
    told = skerry.scenario("faraway").lay("row", list(example.steps[-1].strips[1].cards))
    told.lay("kept", list(example.steps[-1].strips[0].cards))
    assert sum(line.points for line in example.steps[-1].sums) == told.table.scores()[0]
    assert say(example.steps[-1].text) == f"{told.table.scores()[0]} fame in all."


def test_the_log_tells_a_round() -> None:
    table = skerry.new("faraway", seed=2)
    first, second = table.options_of(0)[0], table.options_of(1)[0]
    table.act(first, 0)
    table.act(second, 1)
    said = [say(line) for entry in table.log(1) if entry.number >= 0 for line in entry.lines]
    assert said == [
        "Seat 1 lays down a region.",
        f"Seat 2 lays down region {second + 1}.",
        f"Seat 1 explores region {first + 1}.",
        f"Seat 2 explores region {second + 1}.",
    ]
