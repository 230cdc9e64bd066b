"""A few dozen of the thousand kills of `make faults`, and of its other faults as many in proportion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.faults.__main__ import KINDS, run

if TYPE_CHECKING:
    from tests.faults.stages import Report


def audited(name: str, kills: int) -> Report:
    report = run(name, KINDS[name], kills, seed=1)
    if isinstance(report, str):
        pytest.skip(report)
    assert report.answers > 0
    return report


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_no_fault_loses_or_doubles_what_was_acknowledged(name: str) -> None:
    report = audited(name, 60)
    assert (report.lost, report.doubled, report.broken) == (0, 0, [])
