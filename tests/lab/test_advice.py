"""Why a pick is good: only what the endings surely show, in whole sentences of every language."""

from __future__ import annotations

import pytest

import skerry
from skerry.agents.search.opinion import CARD, NEXT, OTHERS, SCORES, SOURCE, Candidate, Reason
from skerry.agents.search.reasons import reasons_for
from skerry.agents.search.tally import Heap, Tally
from skerry.lab.advice import why
from skerry.text import LANGUAGES, say

EVERDELL = skerry.game("everdell")
KING = EVERDELL.cards.index("king")


def tally(points: list[int], next_pick: int = 0) -> Tally:
    """Endings in which events, and the card King, brought so many points."""
    made = Tally()
    made.endings = len(points)
    made.sources["events"], made.cards[KING] = Heap(), Heap()
    for each in points:
        made.sources["events"].add(each)
        made.cards[KING].add(each)
    made.next[next_pick] = len(points)
    return made


def candidate(*reasons: Reason) -> Candidate:
    return Candidate(0, 1.0, 0.1, 100, 0.5, [], list(reasons), [50.0, 49.0])


def said(language: str, *reasons: Reason, best: bool = True) -> str:
    text = why(EVERDELL, candidate(*reasons), best=best)
    return "" if text is None else say(text, language)


def test_a_sure_difference_is_a_reason() -> None:
    found = {
        each.kind: each
        for each in reasons_for(tally([5, 6, 5, 6] * 10), [tally([3, 3, 4, 0] * 10)])
    }
    assert (found[SOURCE].source, round(found[SOURCE].amount, 2)) == ("events", 3.0)
    assert (found[CARD].card, round(found[CARD].amount, 2)) == (KING, 3.0)


def test_what_may_be_chance_is_no_reason() -> None:
    found = reasons_for(tally([0, 12, 3, 5] * 3), [tally([1, 9, 2, 4] * 3)])
    assert [each.kind for each in found] == [NEXT]


def test_a_card_that_scores_more_often_is_told_with_both_shares() -> None:
    found = reasons_for(tally([1] * 35 + [0] * 5), [tally([1] * 10 + [0] * 30)])
    [share] = [each for each in found if each.kind == SCORES]
    assert (share.card, share.amount, share.usual) == (KING, 0.875, 0.25)


def test_from_few_endings_nothing_is_said() -> None:
    assert reasons_for(tally([9] * 4), [tally([0] * 40)]) == []


def test_the_best_is_told_by_what_it_brings_and_others_by_what_they_lack() -> None:
    gain = Reason(SOURCE, "events", -1, -1, 2.34, 0.0)
    cost = Reason(SOURCE, "journey", -1, -1, -1.16, 0.0)
    assert said("en", gain, cost) == "+2.3 from events; −1.2 from the journey."
    assert said("en", cost, gain, best=False) == (
        "Compared with the best: −1.2 from the journey; +2.3 from events."
    )
    assert said("en", cost) == ""  # the best is not told by what it costs alone


def test_a_card_that_makes_most_of_a_difference_is_named() -> None:
    whole = Reason(SOURCE, "events", -1, -1, 3.0, 0.0)
    assert said("en", whole, Reason(CARD, "", KING, -1, 2.6, 0.0)) == "+2.6 from King."
    assert said("en", whole, Reason(CARD, "", KING, -1, 1.6, 0.0)) == "+3.0 from events."


def test_what_comes_next_is_told_where_nothing_else_is_known() -> None:
    pick = EVERDELL.vocabulary.id("play-king")
    text = said("en", Reason(NEXT, "", -1, pick, 0.71, 0.0))
    assert text == "Next, in 7 of 10 endings: Play King."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    for reason in (
        Reason(SOURCE, "pearls", -1, -1, 1.0, 0.0),
        Reason(CARD, "", KING, -1, 1.0, 0.0),
        Reason(OTHERS, "", -1, -1, 1.0, 0.0),
        Reason(SCORES, "", KING, -1, 0.8, 0.2),
        Reason(NEXT, "", -1, 0, 0.8, 0.0),
    ):
        words = said(language, reason)
        assert words.endswith(".")
        assert "{" not in words
        assert "advice-" not in words
