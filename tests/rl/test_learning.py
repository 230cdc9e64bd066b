"""The network can be taught; only who has torch can try."""

import subprocess
import sys
from pathlib import Path

import pytest

from skerry.agents.network.agent import load


@pytest.mark.slow
def test_a_short_course_writes_weights(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "faraway.npz"
    choices = ["--games", "10", "--rounds", "1", "--minutes", "0.05", "--choices", "200"]
    command = [sys.executable, "-m", "skerry.rl.learning", *choices]
    command += ["--every", "1", "--deals", "1", "--width", "8", "--out", str(out)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stderr
    assert "agrees with greedy on" in ran.stdout
    assert "lesson 1: wins" in ran.stdout
    assert load(out).layers[0][0].shape[1] == 8
