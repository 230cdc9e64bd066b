"""The examples run, at a small size."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SMALL = {
    "first_agent.py": ["--games", "4"],
    "learning_curve.py": ["--lessons", "2", "--games", "4"],
    "monte_carlo.py": ["--games", "1", "--worlds", "1"],
}
SAYS = {
    "first_agent.py": "of 4 games against random",
    "learning_curve.py": "lesson    1: ",
    "monte_carlo.py": "of 1 games against greedy",
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} >= set(SMALL)


@pytest.mark.parametrize("name", SMALL)
def test_an_example_runs(name: str) -> None:
    command = [sys.executable, str(EXAMPLES / name), *SMALL[name]]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stderr
    assert SAYS[name] in ran.stdout
