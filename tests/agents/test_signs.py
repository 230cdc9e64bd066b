"""Signs of Faraway: what is read off a tableau agrees with what its cards will be paid for."""

from __future__ import annotations

from skerry.agents.search.faraway import signs
from skerry.agents.search.faraway.judge import TABLES, Judge, widened
from skerry.agents.search.faraway.signs import Signs
from skerry.agents.search.makers import learned
from skerry.games.faraway.cards import BIOMES, CHIMERA, NIGHT, STONE, YELLOW
from skerry.games.faraway.deck import NAMES
from skerry.games.faraway.scoring import tally


def cards(*names: str) -> list[int]:
    return [NAMES.index(name) for name in names]


def read(
    row: list[int], kept: list[int], hand: list[int], market: list[int] = signs.NO_CARDS
) -> dict[int, float]:
    found = Signs(learned("faraway")["promise"])
    found.read(row, kept, hand, market)
    assert len(found.places) == len(found.values)
    return dict(zip(found.places, found.values, strict=True))


def test_what_is_sure_is_the_score_as_the_tableau_lies() -> None:
    row, kept = cards("region-45", "region-5", "region-16", "region-10"), cards("sanctuary-2")
    found = read(row, kept, cards("region-1"))
    assert round(10 * found[signs.SURE]) == tally(row, kept).total


def test_a_quest_that_lacks_two_wonders_is_at_stake() -> None:
    found = read(cards("region-51", "region-4"), [], [])  # it needs four stones
    assert round(10 * found[signs.STAKE + STONE * signs.MISSING + 1]) == 14
    assert round(10 * found[signs.WHOLE + 1]) == 14
    assert signs.SURE not in found


def test_a_night_more_is_worth_what_the_quests_pay_for_it() -> None:
    found = read(cards("region-10"), [], [])
    assert round(found[signs.WANTED + NIGHT] / 0.3, 6) == 3
    assert found[signs.LATER + NIGHT] == 0.25 * 7 * found[signs.WANTED + NIGHT]


def test_a_quest_without_what_it_needs_wants_nothing_yet() -> None:
    found = read(cards("region-52"), [], [])
    assert signs.WANTED + CHIMERA not in found
    assert round(found[signs.OPEN + CHIMERA] / 0.3, 6) == 4


def test_the_only_biome_that_is_missing_to_a_set_is_told() -> None:
    found = read(cards("region-23", "region-3", "region-9"), [], [])
    assert found[signs.SET + BIOMES.index(YELLOW)] == 1.0
    assert signs.SETS not in found


def test_in_the_last_round_the_best_finish_comes_first() -> None:
    row = cards(
        "region-13", "region-2", "region-4", "region-6", "region-7", "region-8", "region-12"
    )
    hand = cards("region-43", "region-1")
    now = tally(row, []).total
    gains = sorted([tally([*row, card], []).total - now for card in hand], reverse=True)
    found = read(row, [], hand)
    finish = [round(-10 * found.get(signs.FINISH + place, 0.0)) for place in range(2)]
    assert finish == gains
    assert not any(signs.FINISH <= place < signs.SHOWN for place in read(row[:6], [], hand))


def test_cards_themselves_are_told_after_all_that_is_printed() -> None:
    found = Signs(learned("faraway")["promise"])
    found.read(cards("region-13"), [], cards("region-43"), cards("region-1"))
    hand, market, front = [place for place in found.places if place >= signs.BROAD]
    assert hand == signs.single(NAMES.index("region-43"), signs.IN_HAND)
    assert market == signs.single(NAMES.index("region-1"), signs.IN_MARKET)
    assert front == signs.single(NAMES.index("region-13"), signs.IN_FRONT)
    assert found.broad == len(found.places) - 3


def test_a_judge_that_has_never_met_an_expansion_judges_all_else_as_before() -> None:
    weights = learned("faraway")["resting"]
    known = signs.LENGTH - signs.WHERE  # of a line, before the last card was there
    lines = [weights[table * signs.LENGTH :][:known] for table in range(TABLES)]
    cells = weights[TABLES * signs.LENGTH :]
    earlier = [weight for line in lines for weight in line] + cells
    wide = widened(earlier)
    assert len(wide) == len(weights)
    assert wide[known : signs.LENGTH] == [0.0] * signs.WHERE
    assert wide[TABLES * signs.LENGTH :] == cells
    found = Signs(learned("faraway")["promise"])
    found.read(cards("region-13"), [], cards("region-43", "region-7", "region-60"))
    assert Judge(earlier).judge(1, found) == Judge(weights).judge(1, found)
