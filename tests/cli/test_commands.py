from __future__ import annotations

import json
import platform
import re
import socket
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.cli import run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Shell


def test_version_names_the_flavour_and_the_python(shell: Shell) -> None:
    flavour = "compiled" if skerry.compiled else "pure"
    wanted = f"skerry {skerry.__version__} ({flavour}), Python {platform.python_version()}\n"
    assert shell.run("--version").out == wanted


def test_games_are_listed_one_a_line(shell: Shell) -> None:
    lines = shell.run("games").out.splitlines()
    assert len(lines) == len(skerry.games.names()) + 1
    [faraway] = [line for line in lines if line.startswith("faraway")]
    assert faraway.split()[1:3] == ["2–7", "Faraway"]


def test_one_game_is_told_with_its_settings_and_agents(shell: Shell) -> None:
    out = shell.run("games", "faraway").out
    for words in ("advanced=false|true", "greedy"):
        assert words in out


def test_games_and_matches_are_told_to_programs(shell: Shell) -> None:
    games = json.loads(shell.run("games", "--json").out)
    assert [game["name"] for game in games] == list(skerry.games.names())
    assert games[0]["settings"][0]["allowed"] == [False, True]
    ran = shell.run("simulate", "faraway", "--games", "3", "--agents", "random", "--json")
    match = json.loads(ran.out)
    assert (match["games"], match["agents"]["random"]["games"]) == (3, 6)
    assert [seat["games"] for seat in match["by_seat"]] == [3, 3]


def test_rules_are_told_page_by_page_and_fit_the_terminal(shell: Shell) -> None:
    out = shell.run("rules", "faraway").out
    assert "1. What you want" in out
    assert f"\n{len(skerry.game('faraway').rulebook().pages)}. " in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_one_page_of_the_rules_has_its_table_example_and_rulings(shell: Shell) -> None:
    out = shell.run("rules", "beacon_patrol", "--page", "score").out
    assert re.search(r"Cartographers +56 +66 +76", out)
    assert "Example: A score, tile by tile" in out
    assert "Do headquarters have to be surrounded?" in out
    assert "Your turn" not in out


def test_rules_list_every_card_with_copies_and_rulings(shell: Shell) -> None:
    out = shell.run("rules", "faraway", "--cards").out
    assert "region 68: " in out
    assert "sanctuary 45 " in out
    cards = " ".join(shell.run("rules", "everdell", "--cards").out.split())
    assert "Gain 1 berry. (8 in the box)" in cards
    assert "May the University discard itself? No," in cards


def test_bench_measures_every_game(shell: Shell) -> None:
    found = json.loads(shell.run("bench", "--seconds", "0.05", "--json").out)
    assert {(game, seats) for game, seats, _, _ in found["figures"]} >= {
        ("beacon_patrol", 2),
        ("beacon_patrol", 4),
        ("faraway", 2),
        ("faraway", 6),
    }
    assert all(rate > 0 for _, _, _, rate in found["figures"])


def test_bench_refuses_a_folder_without_the_package(shell: Shell) -> None:
    ran = shell.run("bench", "--seconds", "0.01", "--compare", str(shell.home))
    assert ran.code == 2
    assert "holds no package skerry" in ran.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("fly", "Unknown command"),
        ("play --terminal chess", "There is no game 'chess'"),
        ("play --terminal", "Say which game: beacon_patrol, everdell, faraway, farshore."),
        ("play --terminal --seats many", "--seats"),
        ("play faraway --terminal --seats 9", "2 to 6 seats, not 9"),
        ("play faraway --terminal --agents me,nobody", "There is no agent 'nobody'"),
        ("play faraway --terminal --agents me,me --seats 1", "seats"),
        ("play faraway --terminal --option advanced=perhaps", "takes false or true, not 'perhaps'"),
        ("play faraway --terminal --option dragons=true", "has no option 'dragons'"),
        ("play faraway --terminal --option advanced", "name=value"),
        ("play faraway --terminal --seed -1", "seed"),
        ("play faraway --terminal --file /bin/sh", "not JSON"),
        ("play faraway --terminal --fresh --file /", "/ is a folder"),
        ("simulate beacon_patrol --option windmills=five", "takes false or true, not 'five'"),
        ("simulate beacon_patrol --seats 5", "1 to 4 seats, not 5"),
        ("simulate faraway --games 0", "one game or more"),
        ("simulate faraway --workers 0", "at least one worker"),
        ("simulate faraway --agents random,random,random --seats 2", "3 agents for 2 seats"),
        ("simulate faraway --out /nowhere/x.jsonl", "/nowhere/x.jsonl"),
        ("replay /nowhere/x.jsonl", "The file /nowhere/x.jsonl cannot be read: No such file"),
        (
            "replay /nowhere/x.jsonl --verify",
            "The file /nowhere/x.jsonl cannot be read: No such file",
        ),
        ("replay /bin/sh", "/bin/sh, record 1: Line 1 of the record is not JSON"),
        ("rules chess", "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: str,
    reason: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert run(words.split()) == 2
    said = capsys.readouterr()
    assert said.err.startswith("skerry: ")
    assert said.err.count("\n") == 1
    assert reason in said.err
    assert not said.out


def test_an_error_ends_the_process_with_its_code_and_no_stack_trace(shell: Shell) -> None:
    ran = shell.run("play", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("skerry: There is no game 'chess'")
    assert ran.err.count("\n") == 1


def test_what_is_chosen_in_the_browser_cannot_be_chosen_before(shell: Shell) -> None:
    ran = shell.run("play", "--seats", "3")
    assert ran.code == 2
    assert "--terminal" in ran.err


def test_a_port_that_is_taken_is_refused(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = shell.run("serve", "--port", port)
    assert ran.code == 2
    assert port in ran.err
