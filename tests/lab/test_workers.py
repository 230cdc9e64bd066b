from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

import skerry
from skerry.lab.workers import Workers
from tests.patience import PATIENCE


def late_square(number: int) -> int:
    time.sleep(0.1 if number % 3 == 0 else 0)
    return number * number


def test_results_come_in_the_order_of_the_tasks() -> None:
    with Workers(2) as crew:
        assert list(crew.run(late_square, range(7))) == [n * n for n in range(7)]


def test_a_refusal_in_a_worker_comes_back_as_what_it_is() -> None:
    with Workers(2) as crew, pytest.raises(skerry.UnknownGame, match="no game 'chess'"):
        list(crew.run(skerry.new, ["chess"]))


def test_a_worker_that_dies_is_said_so() -> None:
    with Workers(2) as crew, pytest.raises(skerry.SkerryError, match="ended before its time"):
        list(crew.run(os._exit, [1, 1]))


def leave_a_trace(file: Path | None) -> None:
    """Be done at once, or leave a trace when the work has not been called off for long."""
    if file is not None:
        time.sleep(PATIENCE)
        file.touch()


def test_work_can_be_called_off_at_any_moment(tmp_path: Path) -> None:
    traces = [tmp_path / "one", tmp_path / "two"]
    with Workers(2) as crew:
        next(crew.run(leave_a_trace, [None, *traces]))
    assert not any(process.is_alive() for process in crew.processes)
    assert not any(trace.exists() for trace in traces)
