"""A hint anywhere: in every game with every option its picks are legal, and its words are there in every language."""

from __future__ import annotations

import pytest

import skerry
from skerry.agents.adviser import adviser
from skerry.agents.search.budget import Budget
from skerry.agents.search.opinion import CARD, NEXT, SCORES, SOURCE, Reason
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text
from skerry.lab.advice import shown, whole
from skerry.server.protocol.advice import Advised
from skerry.server.protocol.text import TextInfo
from skerry.server.thinking import advised
from skerry.text import LANGUAGES, say
from tests.contract.setups import Setup, said, setups
from tests.daily import daily

DAILY: list[Setup] = [("faraway", 2, {}), ("farshore", 1, {"captain": "shy"})]
EVERY = 40  # answers between two hints
PLAYOUTS = 20


@pytest.mark.parametrize("setup", daily(setups(), *DAILY), ids=said)
def test_a_hint_names_legal_picks_and_has_words_wherever_it_is_asked_for(setup: Setup) -> None:
    name, seats, options = setup
    table = skerry.new(name, seats, 7, **options)
    rng = from_seed(3)
    due = rng.below(EVERY)
    while not table.over:
        seat = table.seat
        picks = table.options_of(seat)
        if table.position >= due and len(picks) > 1:
            due = table.position + 1 + rng.below(EVERY)
            check_hint(table, seat)
        table.act(picks[rng.below(len(picks))], seat)


def check_hint(table: skerry.Table, seat: int) -> None:
    opinion = adviser(table.game, Budget(PLAYOUTS), table.position).opinion(Seen(table, seat))
    told = shown(opinion)
    assert told
    worths = [candidate.worth for candidate in told[1:]]
    assert worths == sorted(worths, reverse=True)
    for place, candidate in enumerate(told):
        assert candidate.pick in table.options_of(seat)
        found = advised(table, seat, candidate, best=not place)
        assert len(found.labels) == len(found.picks)
        check_set(table, seat, whole(table, seat, candidate))
        check_words(found)
        for reason in candidate.reasons:
            check_reason(table, reason)


def check_reason(table: skerry.Table, reason: Reason) -> None:
    """What is named as a reason is there: a source of points, a card of the game, or a pick."""
    if reason.kind == SOURCE:
        assert reason.source
    if reason.kind in (CARD, SCORES):
        assert say(table.game.card_label(reason.card))
    if reason.kind == NEXT:
        assert 0 <= reason.pick < len(table.game.vocabulary)


def check_set(table: skerry.Table, seat: int, picks: list[int]) -> None:
    """What is advised can be answered one by one in that order."""
    tried = table.clone()
    for pick in picks:
        assert pick in tried.options_of(seat)
        tried.act(pick, seat)


def check_words(found: Advised) -> None:
    texts = [*found.labels, *[step.label for step in found.line]]
    for language in LANGUAGES:
        for text in [*texts, *([found.why] if found.why else [])]:
            words = say(spoken(text), language)
            assert words
            assert text.id not in words


def spoken(text: TextInfo) -> Text:
    """Read a message back from how it is sent."""
    args = {k: spoken(v) if isinstance(v, TextInfo) else v for k, v in text.args.items()}
    return Text(text.id, args)
