"""A few dozen of the thousand kills of `make faults`, and of its other faults as many in proportion."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.faults.__main__ import KINDS, run
from tests.faults.machine import Clock

if TYPE_CHECKING:
    from pathlib import Path

    from tests.faults.stages import Report


def audited(name: str, kills: int) -> Report:
    report = run(name, KINDS[name], kills, seed=1, minutes=60)
    if isinstance(report, str):
        pytest.skip(report)
    assert report.answers > 0
    return report


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_no_fault_loses_or_doubles_what_was_acknowledged(name: str) -> None:
    report = audited(name, 60)
    assert (report.lost, report.doubled, report.broken) == (0, 0, [])


def test_what_a_clock_showed_that_was_set_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKERRY_CLOCK", str(tmp_path / "ahead"))
    clock = Clock()
    clock.set(-86_400.0)
    clock.set(3_600.0)
    now = time.time()
    time.sleep(0.01)
    assert clock.true(now + 3_600) == pytest.approx(now)
    assert clock.true(now - 60) == now - 60  # before anybody set it
    clock.set(-30.0)
    assert clock.true(now + 3_600) == pytest.approx(now)  # not what it will show in an hour
