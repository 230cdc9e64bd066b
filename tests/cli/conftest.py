"""A shell for the tests: runs the real command in a process of its own, with a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.patience import PATIENCE


@dataclass
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str


class Shell:
    """Runs `skerry` with piped keys; its state lies in a folder of the test."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.file = home / "skerry" / "faraway.jsonl"

    def run(self, *words: str, keys: str = "", columns: str = "80") -> Ran:
        own = {"XDG_STATE_HOME": str(self.home), "COLUMNS": columns, "USER": ""}
        env = {**os.environ, **own}
        command = [sys.executable, "-m", "skerry", *words]
        ran = subprocess.run(
            command,
            input=keys,
            env=env,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return Ran(ran.returncode, ran.stdout, ran.stderr)

    def play(self, *words: str, game: str = "faraway", keys: str = "") -> Ran:
        """Play, each key on a line of its own."""
        typed = "".join(key + "\n" for key in keys.split())
        ran = self.run("play", game, "--terminal", *words, keys=typed)
        assert not ran.err, ran.err
        assert ran.code == 0
        return ran


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
