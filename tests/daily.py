"""One proof at many sizes, in many languages: some cases are tried every day, the others in the full run only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark.structures import ParameterSet


def daily(cases: Iterable[object], *chosen: object) -> list[ParameterSet]:
    """Return all cases of a proof, those slow that were not chosen for every day."""
    found = [*cases]
    assert set(map(repr, chosen)) <= set(map(repr, found)), "An unknown case was chosen."
    return [pytest.param(case, marks=() if case in chosen else pytest.mark.slow) for case in found]


def daily_pairs(
    ones: Iterable[object], others: Iterable[object], *chosen: tuple[object, object]
) -> list[ParameterSet]:
    """Return all pairs of two lists, those slow that were not chosen for every day."""
    pairs = [(one, other) for other in [*others] for one in ones]
    assert {*chosen} <= {*pairs}, "An unknown pair was chosen."
    return [pytest.param(*pair, marks=() if pair in chosen else pytest.mark.slow) for pair in pairs]
