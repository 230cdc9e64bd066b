"""Seeds for tests that play at random: some that stay, and one that is new in every run."""

import os
from secrets import randbelow

import pytest

VARIABLE = "SKERRY_SEED"
FIXED = range(3)


def fresh() -> int:
    """Return the seed of this run, the same in all its processes; the variable repeats a run."""
    return int(os.environ.setdefault(VARIABLE, str(randbelow(1 << 64))))


def seeds() -> list[object]:
    """Return the parameters for a test: its name tells which seed is the fresh one."""
    fixed = [pytest.param(seed, id=f"seed-{seed}") for seed in FIXED]
    return [*fixed, pytest.param(fresh(), id="fresh")]
