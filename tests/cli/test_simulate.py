from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from skerry.kernel.record import parse_all
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Shell

MATCH = ("simulate", "faraway", "--games", "30", "--seats", "3", "--agents", "greedy,random")


def result(out: str) -> str:
    """All but the speed, which is the last line."""
    return out.strip().rpartition("\n")[0]


def test_the_same_seed_gives_the_same_file_with_any_number_of_workers(shell: Shell) -> None:
    one, two = shell.home / "one.jsonl", shell.home / "two.jsonl"
    alone = shell.run(*MATCH, "--seed", "5", "--workers", "1", "--out", str(one))
    together = shell.run(*MATCH, "--seed", "5", "--workers", "2", "--out", str(two))
    assert alone.code == together.code == 0
    assert one.read_bytes() == two.read_bytes()
    assert len(parse_all(one.read_text())) == 30
    assert result(alone.out) == result(together.out)


def test_another_seed_gives_other_games(shell: Shell) -> None:
    assert result(shell.run(*MATCH, "--seed", "5").out) != result(
        shell.run(*MATCH, "--seed", "6").out
    )


def test_the_table_counts_every_sitting(shell: Shell) -> None:
    out = shell.run(*MATCH).out
    rows = [[cell.strip() for cell in line.split("│")] for line in out.splitlines()]
    games = {row[1]: int(row[2]) for row in rows if len(row) > 2 and row[2].isdecimal()}
    assert games == {"greedy": 60, "random": 30, "1": 30, "2": 30, "3": 30}
    assert "decisions a game" in out
    assert "games/s, " in out


def test_a_file_is_not_overwritten_unless_forced(shell: Shell) -> None:
    file = shell.home / "old.jsonl"
    file.write_text("precious")
    ran = shell.run(*MATCH, "--out", str(file))
    assert ran.code == 2
    assert file.read_text() == "precious"
    assert shell.run(*MATCH, "--out", str(file), "--force").code == 0
    assert len(parse_all(file.read_text())) == 30


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_shows_what_is_finished(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "out.jsonl"
    match = ["faraway", "--games", "1000000", "--workers", workers, "--out", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "skerry", "simulate", *match],
        stdout=-1,
        stderr=-1,
        text=True,
        start_new_session=True,
    ) as game:
        try:
            kept = file.with_name("out.jsonl.unfinished")
            until(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 1, "a game is kept")
            os.killpg(game.pid, signal.SIGINT)  # as a terminal does: to the workers too
            out, err = game.communicate(timeout=PATIENCE)
        finally:
            if game.poll() is None:  # nothing outlives a test
                os.killpg(game.pid, signal.SIGKILL)
    assert game.returncode == 130
    assert not err
    told = int(re.findall(r"([\d,]+) of 1,000,000 games", out)[0].replace(",", ""))
    assert abs(told - len(parse_all(file.read_text()))) <= 1  # the interrupt may fall between


def test_where_all_play_together_a_team_has_one_row_and_no_wins(shell: Shell) -> None:
    ran = shell.run(
        "simulate", "beacon_patrol", "--games", "12", "--seats", "3", "--agents", "random"
    )
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in ran.out.splitlines()]
    [row] = [row for row in rows if row]
    assert row[:2] == ["3 × random", "12"]
    assert "win" not in ran.out
    assert "3 × random: Novices 100.0%." in ran.out
    assert "12 of 12 games of beacon_patrol with 3 seats" in ran.out


def test_a_match_has_two_seats_unless_it_is_said(shell: Shell) -> None:
    ran = shell.run("simulate", "beacon_patrol", "--games", "1", "--agents", "random")
    assert "2 × random" in ran.out


def test_the_team_is_told_from_lowest_to_highest(shell: Shell) -> None:
    ran = shell.run(
        "simulate", "beacon_patrol", "--games", "30", "--seats", "1", "--agents", "random"
    )
    cells = next(line.split("│") for line in ran.out.splitlines() if line.startswith("│"))
    tenth, median, ninetieth = (int(cells[number]) for number in (5, 6, 7))
    lowest, highest = map(int, cells[8].split("–"))
    assert lowest <= tenth <= median <= ninetieth <= highest
