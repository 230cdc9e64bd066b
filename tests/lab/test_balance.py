"""What seats and cards are worth: sides add up, a known advantage is found, and the page stands alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import skerry
from skerry.lab.balance.counting import Balance, margin_of
from skerry.lab.balance.page import page
from skerry.lab.balance.side import Side, difference
from skerry.lab.balance.tables import card_rows, figures
from skerry.lab.balance.worth import worths
from skerry.lab.gleaning import Gleaned, Stretch, glean
from skerry.lab.match import Keep, Match, Played, play_match, play_out

MATCH = Match("faraway", 2, ("random",), 40, seed=3)


def counted(match: Match) -> Balance:
    balance = Balance(match)
    for game in play_match(match, keep=Keep(cards=True)):
        balance.add(game)
    return balance


def test_a_card_is_drawn_before_it_is_played_and_seasons_go_on() -> None:
    table = skerry.new("everdell", 2, 3)
    play_out(table, ["greedy", "greedy"], [1, 1])
    for seat, each in enumerate(glean(table)):
        whens = [when for _, when in each.played]
        assert whens == sorted(whens)
        assert set(whens) <= {0, 1, 2, 3}
        city = table.view().zones
        standing = {
            card
            for zone in city
            if zone.seat == seat and zone.name == "city"
            for card in zone.cards or []
        }
        assert standing <= {card for card, _ in each.played}
        assert sum(each.sources.values()) == table.scores()[seat]
        assert each.pace[-1].points == table.scores()[seat]
        assert sum(stretch.decisions for stretch in each.pace) == [
            s for s, _ in table.answers
        ].count(seat)


@pytest.mark.parametrize("game", ["faraway", "beacon_patrol", "farshore"])
def test_every_game_is_gleaned_by_what_the_kernel_reports(game: str) -> None:
    table = skerry.new(game, 2, 5)
    play_out(table, ["random", "random"], [1, 2])
    found = glean(table)
    assert all(each.drawn and each.played for each in found)
    assert [sum(each.sources.values()) for each in found] == table.scores()


def test_faraway_plays_eight_regions_one_a_round() -> None:
    table = skerry.new("faraway", 3, 5)
    play_out(table, ["random"] * 3, [1, 2, 3])
    for each in glean(table):
        regions = [
            when for card, when in each.played if table.game.cards[card].startswith("region")
        ]
        assert regions == list(range(1, 9))


def test_sides_and_their_rest_add_up() -> None:
    both, one = Side(), Side()
    for won, margin in ((1, 5), (0, -5), (1, 2)):
        both.add(won, margin)
    one.add(1, 5)
    rest = both.without(one)
    assert (rest.count, rest.wins, rest.margin) == (2, 1, -1.5)
    gap, low, high = difference(one, rest)
    assert low < gap == 0.5 < high


def test_alone_the_score_is_the_margin() -> None:
    assert margin_of([7, 4, 9], 0, apart=False) == -2
    assert margin_of([7], 0, apart=False) == margin_of([7, 7], 1, apart=True) == 7


def test_what_a_card_adds_is_found_even_if_it_goes_together_with_another() -> None:
    balance, chance = Balance(MATCH), Random(1)
    for number in range(2000):
        own = [{card for card in (1, 2, 3) if chance.random() < 0.5} for _ in range(2)]
        own = [cards | ({2} if 1 in cards and chance.random() < 0.8 else set()) for cards in own]
        scores = [round(50 + 6 * (1 in cards) + chance.gauss(0, 4)) for cards in own]
        winners = [seat for seat in range(2) if scores[seat] == max(scores)]
        gleaned = [
            Gleaned([], [(card, 1) for card in cards], {"region": 1}, [Stretch(1, 1, 1)], 1)
            for cards in own
        ]
        balance.add(Played(number, ["a", "a"], scores, winners, 2, gleaned=gleaned))
    found = worths(balance)
    assert abs(found[1].points - 6) < 2 * found[1].reach
    assert abs(found[2].points) < 2 * found[2].reach < 2
    plain = {row["card"]: row["win_gap"] for row in card_rows(balance)}
    assert plain["region-2"] - plain["region-3"] > 0.05  # it only came along with the other


def test_wins_of_all_seats_are_all_there_are() -> None:
    balance = counted(MATCH)
    told = figures(balance)
    assert sum(row["win"] for row in told["seats"]) == pytest.approx(1)
    assert told["games"] == 40
    assert sum(row["mean"] for row in told["sources"]) == pytest.approx(told["score"]["mean"])
    for row in told["cards"]:
        assert 0 <= row["played"] + row["held"] <= row["seats"] == 80


@pytest.mark.parametrize("match", [MATCH, Match("beacon_patrol", 2, ("random",), 40)])
def test_the_page_needs_nothing_from_outside(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.lab.balance.counting.FEWEST", 5)
    written = page(counted(match), "skerry balance")
    assert written.count("<svg") > 3
    assert "<script" not in written
    assert "http" not in written.replace("http://www.w3.org/", "")
    assert "NaN" not in written


def test_examples_run(tmp_path: Path) -> None:
    import subprocess  # noqa: PLC0415
    import sys  # noqa: PLC0415

    from tests.patience import PATIENCE  # noqa: PLC0415

    root = Path(__file__).parents[2]
    for name, word in (("card_statistics.py", "cards were played"), ("rating_agents.py", "tied")):
        ran = subprocess.run(
            [sys.executable, str(root / "examples" / name), "--games", "6", "--workers", "1"],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
            cwd=tmp_path,
        )
        assert word in ran.stdout
