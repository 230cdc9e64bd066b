from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Shell


@pytest.fixture
def file(shell: Shell) -> Path:
    file = shell.home / "games.jsonl"
    ran = shell.run(
        "simulate",
        "faraway",
        "--games",
        "3",
        "--seed",
        "5",
        "--agents",
        "greedy,random",
        "--out",
        str(file),
    )
    assert ran.code == 0
    return file


def test_good_records_hold(shell: Shell, file: Path) -> None:
    ran = shell.run("replay", str(file), "--verify")
    assert (ran.code, ran.out, ran.err) == (0, "3 records hold.\n", "")


def test_a_damaged_record_is_named_and_the_others_hold(shell: Shell, file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    second = [number for number, line in enumerate(lines) if line.startswith('{"skerry"')][1]
    lines[second + 4] = lines[second + 4].replace("region-", "region-6")
    file.write_text("".join(lines))
    ran = shell.run("replay", str(file), "--verify")
    assert ran.code == 1
    assert ran.err.startswith(f"skerry: {file}, record 2: ")
    assert "line 5 of the record" in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == "2 records hold.\n"


def test_a_torn_file_holds_as_far_as_it_goes(shell: Shell, file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-9])
    ran = shell.run("replay", str(file), "--verify")
    assert ran.code == 0
    assert "cut off" in ran.out


@pytest.mark.parametrize("lost", [1, 6])  # the result alone, or answers too
def test_a_file_cut_at_the_end_of_a_line_is_called_unfinished(
    lost: int, shell: Shell, file: Path
) -> None:
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-lost]))
    ran = shell.run("replay", str(file), "--verify")
    assert ran.code == 0
    assert "1 of them is unfinished" in ran.out


def test_a_record_tells_which_agents_played(file: Path) -> None:
    for number, record in enumerate(skerry.records(file)):
        agents = [player.agent for player in record.players]
        assert agents == (["greedy", "random"], ["random", "greedy"])[number % 2]


def test_without_a_terminal_all_steps_are_printed(shell: Shell, file: Path) -> None:
    ran = shell.run("replay", str(file), "--game", "2")
    assert ran.code == 0
    assert "Before the first answer" in ran.out
    assert "Answer 1 of " in ran.out
    assert "\nYou " not in ran.out
    assert " wins." in ran.out


def test_a_seat_sees_what_it_saw(shell: Shell, file: Path) -> None:
    ran = shell.run("replay", str(file), "--seat", "2")
    assert "The file holds 3 records" in ran.out
    assert "\nYou " in ran.out
    assert "is dealt 3 regions." in ran.out


@pytest.mark.parametrize("words", [("--game", "4"), ("--seat", "3"), ("--seat", "0")])
def test_what_is_not_there_is_not_shown(shell: Shell, file: Path, words: tuple[str, str]) -> None:
    ran = shell.run("replay", str(file), *words)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_a_chart_is_drawn_at_every_step(shell: Shell) -> None:
    file = shell.home / "voyage.jsonl"
    words = ("simulate", "beacon_patrol", "--games", "1", "--agents", "random", "--out", str(file))
    assert shell.run(*words).code == 0
    ran = shell.run("replay", str(file))
    steps = ran.out.count("Answer ") + 1
    assert ran.out.count("·H") == steps
    assert ran.out.count("All together") == 1
    assert "Novices" in ran.out
