"""A person at a real terminal: a pseudo terminal of its own, line by line."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from typing import TYPE_CHECKING

import pytest

import skerry
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

STYLE = re.compile(r"\x1b\[[\d;]*m")
COLOUR = re.compile(r"\x1b\[(\d;)*[39]\d")
PROMPT = re.compile(r" > (\x1b\[0m)?$")
ENDS_TURN = "Enter ends your turn"


class Terminal:
    """A game in a pseudo terminal of 100 columns."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.screen, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 100, 0, 0))
        left_out = ("COLUMNS", "LINES", "NO_COLOR")
        own = {key: value for key, value in os.environ.items() if key not in left_out}
        env = {**own, "XDG_STATE_HOME": str(home), "TERM": "xterm", "USER": "", **more}
        command = [sys.executable, "-m", "skerry", "play", *words]
        self.process = subprocess.Popen(
            command, stdin=there, stdout=there, stderr=there, env=env, start_new_session=True
        )
        os.close(there)

    def read(self) -> str:
        """Return what is shown until something is asked, or the game has ended."""
        shown = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not select.select([self.screen], [], [], 0.2)[0]:
                if PROMPT.search(shown.decode(errors="replace")):
                    break
                continue
            try:
                more = os.read(self.screen, 65536)
            except OSError:
                break
            if not more:
                break
            shown += more
        return shown.decode(errors="replace").replace("\r\n", "\n")

    def type(self, line: str) -> str:
        os.write(self.screen, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> str:
        self.process.send_signal(signal.SIGINT)
        return self.read()

    def close(self) -> int:
        self.process.kill()
        code = self.process.wait()
        os.close(self.screen)
        return code


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


def test_a_whole_game_at_a_terminal(tmp_path: Path, terminals: list[Terminal]) -> None:
    game = Terminal(tmp_path, "faraway", "--terminal", "--seed", "7", NO_COLOR="1")
    terminals.append(game)
    shown = game.read()
    assert not COLOUR.search(shown)
    screens = [shown]
    while "The game is over." not in shown and len(screens) < 80:
        shown = game.type("" if ENDS_TURN in shown else "1")
        screens.append(shown)
    lines = [STYLE.sub("", line) for shown in screens for line in shown.splitlines()]
    assert all(len(line) <= 100 for line in lines if "/" not in line)  # a path stays whole
    assert any(ENDS_TURN in shown for shown in screens)
    table = skerry.replay(tmp_path / "skerry" / "faraway.jsonl")
    assert table.over
    while "wins." not in shown:  # no total before its last source
        assert "total" not in shown
        shown = game.type("a" if len(screens) % 2 else "")
        screens.append(shown)
    assert all(str(score) in shown for score in table.scores())
    assert "1 rematch" in shown
    again = game.type("3")  # the same deal
    assert f"Seed {table.seed}." in again
    assert "your turn" in again


def test_a_turn_is_ones_own_until_it_is_ended(tmp_path: Path, terminals: list[Terminal]) -> None:
    words = ["everdell", "--terminal", "--seed", "7", "--seats", "3", "--name", "Ada"]
    game = Terminal(tmp_path, *words)
    terminals.append(game)
    assert COLOUR.search(game.read())
    shown = game.type("twig pile")
    assert "Ada gains 3 twigs." in STYLE.sub("", shown)
    assert ENDS_TURN in shown
    assert "takes back the last answer" in game.type("u")
    assert "Hedgehog sends" not in shown
    left = game.interrupt()
    assert "The game is kept in" in left
    assert game.process.wait() == 130
