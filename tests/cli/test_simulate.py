from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.record import parse_all

if TYPE_CHECKING:
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
