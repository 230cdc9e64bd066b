"""What all tests share: the fresh seed of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from tests.seeds import VARIABLE, fresh

if TYPE_CHECKING:
    from collections.abc import Generator

RUNNING = "compiled" if skerry.compiled else "pure"

pytest.register_assert_rewrite("tests.contract")


def pytest_report_header() -> str:
    """Choose the seed before there are other processes, and tell it."""
    return f"skerry: {RUNNING}, {VARIABLE}={fresh()}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Give the command that repeats a failure."""
    report = yield
    if report.failed:
        flavour = "PYTHONPATH=build/compiled " if skerry.compiled else ""
        command = f"{flavour}{VARIABLE}={fresh()} .venv/bin/python -m pytest '{item.nodeid}'"
        report.sections.append(("To repeat it", command))
    return report
