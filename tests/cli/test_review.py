from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Shell


@pytest.fixture
def record(shell: Shell) -> str:
    file = str(shell.home / "game.jsonl")
    shell.run("simulate", "faraway", "--games", "1", "--agents", "greedy,random", "--out", file)
    return file


def test_a_review_draws_the_curves_and_lists_the_slips(shell: Shell, record: str) -> None:
    ran = shell.run("--lang", "pl", "review", record, "--playouts", "24")
    assert ran.code == 0
    assert "▁" in ran.out
    assert "█" in ran.out
    assert "Oceniono" in ran.out
    assert "lepsze" in ran.out


def test_a_review_says_the_same_every_time(shell: Shell, record: str) -> None:
    once, twice = (shell.run("review", record, "--playouts", "4").out for _ in range(2))
    assert "choices judged" in once
    assert once == twice


def test_a_review_without_endings_is_refused(shell: Shell, record: str) -> None:
    ran = shell.run("review", record, "--playouts", "0")
    assert ran.code == 2
    assert "at least one ending" in ran.err
