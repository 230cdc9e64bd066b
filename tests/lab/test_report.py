"""The page of a tournament: findings only where the interval clears the line, and where cards only drawn stand."""

from __future__ import annotations

from skerry.lab.match import Played
from skerry.lab.report.findings import findings
from skerry.lab.report.found import Found
from skerry.lab.report.page import page
from skerry.lab.tournament import Tournament
from skerry.text import say

CARD, OTHER = 3, 4


def found(games: int, lost: int) -> Found:
    """Let casual lose every so many games; winners have one card before them, losers have only drawn it."""
    result = Found(Tournament("faraway", 2, ("beginner", "casual"), games))
    for deal in range(games // 2):
        pair = []
        for number in (2 * deal, 2 * deal + 1):
            agents = ["beginner", "casual"] if number % 2 else ["casual", "beginner"]
            best = agents.index("beginner" if deal % lost == 0 else "casual")
            cards = [[CARD] if seat == best else [OTHER] for seat in range(2)]
            held = [[] if seat == best else [CARD] for seat in range(2)]
            scores = [70 + deal % 5 if seat == best else 50 for seat in range(2)]
            pair.append(Played(number, agents, scores, [best], 20, cards=cards, held=held))
        result.add(("beginner", "casual"), pair)
    return result


def heads(result: Found) -> list[str]:
    return [say(title) for title, _ in findings(result)]


def test_a_lead_is_told_where_it_is_sure_and_by_the_name_of_the_character() -> None:
    assert heads(found(80, lost=5))[0].startswith("Hedgehog leads")
    assert not [head for head in heads(found(80, lost=2)) if "leads" in head]


def test_no_seat_is_named_where_none_is_favoured() -> None:
    assert not [head for head in heads(found(80, lost=5)) if "eat" in head]


def test_a_card_that_was_only_drawn_has_a_hollow_dot() -> None:
    result = found(80, lost=5)
    shares = {card.card: card for card in result.cards()}
    assert (shares[CARD].share, shares[CARD].held) == (1.0, 0.0)
    assert shares[OTHER].held is None
    drawn = page(result, "skerry tournament")
    assert drawn.count('fill="var(--card)" stroke="#2f7f93"') == 1
    assert "<script" not in drawn
    assert "http" not in drawn
