"""What all tests share: the flavour that is tested, its share of the tests, and the fresh seed.

Each test is at home in one flavour: the contract and the golden games compiled, all else pure.
With `--share` a run keeps the tests that are at home in its flavour, and a few guests: of those
that are at home in the other one, always the same one in eight.
"""

from __future__ import annotations

import signal
from importlib.util import find_spec
from typing import TYPE_CHECKING
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import skerry
from tests.seeds import VARIABLE, fresh
from tools.compiled import SOURCE, sources

if TYPE_CHECKING:
    from collections.abc import Generator

COMPILED_AT_HOME = ("tests/contract/", "tests/golden/")
GUESTS_FROM = (*COMPILED_AT_HOME, "tests/kernel/", "tests/games/", "tests/agents/")
ONE_IN = 8
RUNNING = "compiled" if skerry.compiled else "pure"

pytest.register_assert_rewrite("tests.contract")
# A slow machine is no fault of an example.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say what it means to test."""
    parser.addoption("--flavour", choices=["pure", "compiled"], help="refuse to test the other")
    parser.addoption("--share", action="store_true", help="leave out what the other flavour tests")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong flavour, and choose the seed before there are other processes."""
    fresh()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = config.getoption("--flavour")
    if wanted and (others := of_other_flavour(wanted)):
        raise pytest.UsageError(
            f"{len(others)} modules are not {wanted}, such as {others[0]}; `make test` sees to that."
        )


def of_other_flavour(wanted: str) -> list[str]:
    """Return the modules of the rules that Python would not load in this flavour."""
    parts = [path.relative_to(SOURCE.parent).with_suffix("").parts for path in sources()]
    names = [".".join(part for part in name if part != "__init__") for name in parts]
    suffix = ".py" if wanted == "pure" else (".so", ".pyd")
    return [name for name in names if not origin(name).endswith(suffix)]


def origin(name: str) -> str:
    """Return the file that a module would be loaded from."""
    spec = find_spec(name)
    return "" if spec is None else spec.origin or ""


def pytest_report_header(config: pytest.Config) -> str:
    """Tell what is tested, and how to play the same games again."""
    share = " (its share)" if config.getoption("--share") else ""
    return f"skerry: {RUNNING}{share}, {VARIABLE}={fresh()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the share of this flavour, if only that is asked for."""
    if config.getoption("--share"):
        others = [item for item in items if not is_of_the_share(item.nodeid)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if is_of_the_share(item.nodeid)]


def is_of_the_share(name: str) -> bool:
    """Tell whether a test is at home in this flavour, or one of the guests."""
    home = "compiled" if name.startswith(COMPILED_AT_HOME) else "pure"
    return home == RUNNING or (name.startswith(GUESTS_FROM) and crc32(name.encode()) % ONE_IN == 0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a run pass that has no test for its share, for the other flavour has them."""
    if (
        session.config.getoption("--share")
        and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED
    ):
        session.exitstatus = pytest.ExitCode.OK


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
