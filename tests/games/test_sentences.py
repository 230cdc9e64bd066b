"""What is said of a card of the woodland has every number of what the card does."""

from __future__ import annotations

import pytest

from skerry.games.everdell.rows import BOX
from skerry.games.farshore.deck.deck import house_deck
from skerry.games.farshore.rows import places_of
from skerry.games.woodland.card import Card, Place, SideCard
from skerry.games.woodland.counts import Count
from skerry.games.woodland.payment.aids import Aid
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

# What clauses call their numbers, and the clauses inside them.
FIGURES = (
    "amount", "amounts", "any_cost", "asked", "at_least", "batches", "beneath", "cost", "count",
    "each", "every", "less", "may_lack", "most", "pearls", "points", "spaces", "swap", "terms",
    "treasures", "up_to",
)  # fmt: skip
INNER = (
    "count", "counts", "effect", "effects", "first", "parts", "per", "reward", "rewards", "second",
    "then",
)  # fmt: skip
NO_LIMIT = 99

Clause = Effect[Woodland] | Count | Aid


Row = Card | Place | SideCard


def clauses(row: Row) -> list[Clause]:
    """List all that a row does."""
    found: tuple[Clause | None, ...]
    if isinstance(row, Card):
        effects = (row.first, row.play, row.produce, row.visit, row.call, row.before_season)
        found = (*effects, row.aid, row.score)
    else:
        found = (row.effect, row.score)
    return [clause for clause in found if clause is not None]


def several(value: object) -> list[object]:
    """Return what is in a value that may be a table."""
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, (tuple, list)) else [value]


def figures(clause: Clause) -> set[int]:
    """Return the numbers of a clause and of those inside it; one goes without saying."""
    values = [value for name in FIGURES for value in several(getattr(clause, name, None))]
    found = {value for value in values if isinstance(value, int) and 1 < value < NO_LIMIT}
    for name in INNER:
        for part in several(getattr(clause, name, None)):
            if isinstance(part, (Effect, Count, Aid)):
                found |= figures(part)
    return found


def numbers(text: Text) -> set[int]:
    """Return the numbers that are said."""
    found: set[int] = set()
    for gap in text.args.values():
        if isinstance(gap, Text):
            found |= numbers(gap)
        elif isinstance(gap, int):
            found.add(gap)
    return found


EVERDELL = (*BOX.cards, *BOX.places, *BOX.side_cards)
FARSHORE = (*house_deck().cards, *places_of(house_deck()))


@pytest.mark.parametrize("rows", [EVERDELL, FARSHORE], ids=["everdell", "farshore"])
def test_what_a_row_does_is_said_with_all_its_numbers(rows: tuple[Row, ...]) -> None:
    told = [(row.name, clause) for row in rows for clause in clauses(row)]
    silent = [(name, figures(clause) - numbers(clause.describe())) for name, clause in told]
    assert [(name, left) for name, left in silent if left] == []
    assert sum(len(figures(clause)) for _, clause in told) > 30
