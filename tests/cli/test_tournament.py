from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

CONTEST = ("tournament", "faraway", "--agents", "random,greedy", "--games", "10")


def test_a_tournament_tells_ratings_duels_and_ties(shell: Shell) -> None:
    ran = shell.run(*CONTEST)
    assert ran.code == 0
    assert ran.out.index("greedy") < ran.out.index("random")
    assert "10 of 10 games of faraway with 2 seats" in ran.out
    assert "tie" in ran.out


def test_a_second_call_goes_on_where_the_first_one_ended(shell: Shell) -> None:
    file = str(shell.home / "ladder.jsonl")
    assert "10 games were played now" in shell.run(*CONTEST, "--out", file).out
    again = shell.run(*CONTEST, "--out", file)
    assert "played now" not in again.out
    more = shell.run(*CONTEST[:-1], "14", "--out", file)
    assert "4 games were played now" in more.out
    alone = shell.run(*CONTEST[:-1], "14")
    assert more.out.partition("4 games were")[0] == alone.out.partition("14 games were")[0]


def test_it_ends_when_it_is_decided_and_says_so(shell: Shell) -> None:
    ran = shell.run(*CONTEST[:-1], "400", "--edge", "0.05")
    assert "greedy is better than random" in " ".join(ran.out.split())


def test_a_report_is_a_page_in_the_language_of_the_call(shell: Shell) -> None:
    file = shell.home / "report.html"
    ran = shell.run("--lang", "pl", *CONTEST, "--report", str(file))
    assert ran.code == 0
    written = file.read_text(encoding="utf-8")
    assert '<html lang="pl">' in written
    assert "--agents random,greedy --games 10" in written


def test_one_agent_is_no_tournament(shell: Shell) -> None:
    ran = shell.run("tournament", "faraway", "--agents", "random")
    assert ran.code == 2
    assert "two different agents" in ran.err
