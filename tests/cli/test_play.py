from __future__ import annotations

import json
import signal
import subprocess
import sys
from itertools import pairwise
from typing import TYPE_CHECKING

import skerry

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

WHOLE_GAME = "1 " * 40  # more than a game can ask of one seat


def answers(shell: Shell) -> list[tuple[int, int]]:
    return skerry.replay(shell.file).answers


def test_a_whole_game_is_played_by_numbers(shell: Shell) -> None:
    ran = shell.play("--seed", "7", keys=WHOLE_GAME)
    table = skerry.replay(shell.file)
    assert table.over
    assert f"{['Seat 1', 'Hedgehog'][table.winners()[0]]} wins." in ran.out
    assert all(str(score) in ran.out for score in table.scores())
    assert str(shell.file) in ran.out.replace("\n", "")


def test_a_newcomer_reads_what_the_cards_do(shell: Shell) -> None:
    ran = shell.play("--seed", "7")
    table = skerry.new("faraway", seed=7)
    for card in table.view(0).cards("hand", 0) + table.view(0).cards("market"):
        assert f" region {card + 1} " in ran.out
    assert "Hedgehog" in ran.out
    assert "Explore a region of your hand." in ran.out


def test_every_answer_is_kept_at_once_and_the_game_goes_on(shell: Shell) -> None:
    shell.play("--seed", "7", keys="1 2 q")
    before = answers(shell)
    assert [pick for seat, pick in before if seat == 0]
    ran = shell.play(keys="1")
    assert f"goes on after answer {len(before)}" in ran.out
    assert answers(shell)[: len(before)] == before
    assert len(answers(shell)) > len(before)


def test_the_end_of_the_input_is_a_polite_leave(shell: Shell) -> None:
    ran = shell.play("--seed", "7", keys="1")
    assert "The game is kept in" in ran.out
    assert len(answers(shell)) >= 2


def test_undo_takes_the_last_answer_back_on_disk_too(shell: Shell) -> None:
    shell.file = shell.home / "skerry" / "beacon_patrol.jsonl"
    words = ("play", "beacon_patrol", "--terminal")
    shell.run(*words, "--seed", "3", "--seats", "1", keys="1 4\n")
    assert len(answers(shell)) == 1
    ran = shell.run(*words, keys="u\n")
    assert "Seat 1 takes back the last answer." in ran.out
    assert answers(shell) == []


def test_what_has_come_to_light_is_not_undone(shell: Shell) -> None:
    ran = shell.play("--seed", "7", keys="1 u")
    assert "Seat 1 can take nothing back" in ran.out


def test_a_torn_file_goes_on_without_its_last_line(shell: Shell) -> None:
    shell.play("--seed", "7", keys="1 1 1")
    before = answers(shell)
    shell.file.write_bytes(shell.file.read_bytes()[:-9])
    ran = shell.play(keys="")
    assert "cut off" in ran.out
    assert answers(shell)[: len(before) - 1] == before[:-1]
    shell.play(keys=WHOLE_GAME)
    assert skerry.replay(shell.file).over


def test_a_file_that_lost_only_its_last_newline_goes_on(shell: Shell) -> None:
    shell.play("--seed", "7", keys="1 1")
    before = answers(shell)
    shell.file.write_bytes(shell.file.read_bytes()[:-1])
    shell.play(keys="1")
    assert answers(shell)[: len(before)] == before
    assert len(answers(shell)) > len(before)


def test_fresh_moves_the_old_game_aside(shell: Shell) -> None:
    shell.play("--seed", "7", keys="1")
    old = shell.file.read_text()
    ran = shell.play("--fresh", "--seed", "8")
    assert "faraway-1.jsonl" in ran.out
    assert (shell.file.parent / "faraway-1.jsonl").read_text() == old
    assert skerry.replay(shell.file).seed == 8


def test_after_a_finished_game_a_new_one_begins(shell: Shell) -> None:
    shell.play("--seed", "7", keys=WHOLE_GAME)
    shell.play("--seed", "8")
    assert skerry.replay(shell.file.parent / "faraway-1.jsonl").over
    assert not skerry.replay(shell.file).over


def test_who_sits_where_survives_a_resume(shell: Shell) -> None:
    shell.play("--seed", "7", "--agents", "random,me,random")
    ran = shell.play()
    assert "Seat 2, 1–" in ran.out
    assert "Duckling" in ran.out
    assert "Gosling" in ran.out  # two of one level are told apart
    shell.file.with_name("faraway.jsonl.seats").unlink()
    assert "Seat 1, 1–" in shell.play().out


def test_wishes_that_the_kept_game_does_not_fulfil_are_refused(shell: Shell) -> None:
    shell.play("--seed", "7")
    ran = shell.run("play", "faraway", "--terminal", "--seats", "3")
    assert ran.code == 2
    assert "--fresh" in ran.err


def test_a_game_may_lie_in_a_file_of_its_own(shell: Shell) -> None:
    file = shell.home / "mine.jsonl"
    shell.play("--file", str(file), keys="1")
    assert skerry.replay(file).position >= 2
    assert not shell.file.exists()


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    ran = shell.play("--agents", "random,greedy,random", "--seed", "7")
    assert skerry.replay(shell.file).over
    assert "Hedgehog" in ran.out


def test_between_two_people_a_curtain_hides_the_hand(shell: Shell) -> None:
    # Both choose; then whoever is asked goes on, each behind a curtain.
    keys = ["", "1"] * 6
    ran = shell.run(
        "play", "faraway", "--terminal", "--agents", "me,me", "--seed", "7", keys="\n".join(keys)
    )
    scenes = ran.out.split("Hand over to Seat ")[1:]
    assert len(scenes) >= 3
    start = skerry.new("faraway", seed=7)
    hands = [start.view(seat).cards("hand", seat) for seat in (0, 1)]
    assert [scene[0] for scene in scenes[:2]] == ["1", "2"]
    for seat, scene in enumerate(scenes[:2]):
        assert all(f" region {card + 1} " in scene for card in hands[seat])
        assert not any(f" region {card + 1} " in scene for card in hands[1 - seat])
    assert all(before[0] != after[0] for before, after in pairwise(scenes))


def test_a_person_may_think_again_until_all_have_chosen(shell: Shell) -> None:
    keys = "\n1\nu\n2\n\n"
    ran = shell.run("play", "faraway", "--terminal", "--agents", "me,me", "--seed", "7", keys=keys)
    assert "Seat 1 takes back the last answer." in ran.out
    [(seat, pick)] = answers(shell)
    assert (seat, pick) == (0, skerry.new("faraway", seed=7).view(0).cards("hand", 0)[1])


def test_one_person_sees_no_curtain(shell: Shell) -> None:
    assert "Hand over" not in shell.play("--seed", "7", keys="1 1").out


def test_questions_change_nothing(shell: Shell) -> None:
    keys = "?\nc 12\nc market\nw region-12\nwhy\nc nobody\nl\ns\nt\n99\nhm\n\n"
    ran = shell.run("play", "faraway", "--terminal", "--seed", "7", keys=keys)
    assert ran.code == 0
    for words in (
        "take back your last answer",
        "region 12: shows",
        "Table · Market",
        "region 12: It does not lie where you choose from now.",
        "Name it",
        "Nothing is called “nobody”",
        "If the game ended now:",
        "There is no option 99; choose from 1 to 3.",
        "“hm” is not understood",
    ):
        assert words in ran.out
    assert [seat for seat, _ in answers(shell)] == [1]


def test_the_scores_stand_in_one_table_that_adds_up(shell: Shell) -> None:
    ran = shell.play("--seed", "7", keys=WHOLE_GAME)
    table = skerry.replay(shell.file)
    rows = {
        line.split()[0]: [int(cell.strip("*")) for cell in line.split()[1:]]
        for line in ran.out.partition("The game is over.")[2].splitlines()
        if line.startswith(("Regions", "Sanctuaries", "total"))
    }
    assert rows.pop("total") == table.scores()
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == table.scores()


def at_the_terminal(shell: Shell) -> subprocess.Popen[str]:
    """Begin a game in a process of its own."""
    words = ["play", "faraway", "--terminal", "--file", str(shell.file)]
    command = [sys.executable, "-m", "skerry", *words]
    return subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, text=True)


def test_a_file_changed_by_another_is_not_spoilt(shell: Shell) -> None:
    shell.play("--seed", "7")
    with at_the_terminal(shell) as first:
        assert first.stdout is not None
        assert any("Explore" in line for line in first.stdout)
        shell.play(keys="1")
        kept = shell.file.read_text()
        _, err = first.communicate("1\n")
    assert "was changed by another" in err
    assert first.returncode == 2
    assert shell.file.read_text() == kept


def test_ctrl_c_leaves_with_its_own_exit_code(shell: Shell) -> None:
    with at_the_terminal(shell) as game:
        assert game.stdout is not None
        assert any("Explore" in line for line in game.stdout)
        game.send_signal(signal.SIGINT)
        out, err = game.communicate()
    assert game.returncode == 130
    assert "The game is kept in" in out
    assert not err


def test_the_seats_lie_beside_the_record(shell: Shell) -> None:
    shell.play("--seats", "3")
    beside = shell.file.with_name("faraway.jsonl.seats")
    assert json.loads(beside.read_text()) == ["me", "greedy", "greedy"]


# A game with a chart.


def voyage(shell: Shell, *words: str, keys: str) -> str:
    """Sail by numbers, and return all that was shown."""
    return shell.play("--seed", "3", *words, game="beacon_patrol", keys=keys).out


def test_a_whole_voyage_alone_is_sailed_by_tiles_and_cells(shell: Shell) -> None:
    # What cannot be is refused and changes nothing, so the same lines serve for every turn.
    keys = "1 4\n1 5\n1\nend turn\n" * 60
    words = ("play", "beacon_patrol", "--terminal", "--seed", "3", "--seats", "1")
    out = shell.run(*words, keys=keys).out
    table = skerry.replay(shell.home / "skerry" / "beacon_patrol.jsonl")
    assert table.over
    assert out.rstrip().endswith("beacon_patrol.jsonl.")
    assert f" {table.scores()[0]}\n" in out
    assert "more for the next rank" in out.replace("\n", " ").partition("The game is over.")[2]


def test_the_sea_is_drawn_with_ships_and_with_the_cells_to_go_to(shell: Shell) -> None:
    out = voyage(shell, keys="")
    assert "        ······\n    [5] ·H 12·  [6]\n        ······\n" in out
    assert "▒ land, · water; L lighthouse" in out


def test_each_tile_says_to_which_cells_it_could_come_and_what_that_brings(shell: Shell) -> None:
    lines = [line.strip() for line in voyage(shell, keys="").splitlines()]
    tile = next(line for line in lines if line.startswith("1 > "))
    assert tile.startswith("1 > open sea with a buoy to [4] +0, [5] +0")
    assert "Swap for a tile of another hand:" in lines
    assert any("> open sea (Hedgehog)" in line for line in lines)
    assert any(line.endswith("> End turn") for line in lines)


def test_a_tile_and_a_cell_are_typed_in_one_go_and_taken_back_as_one(shell: Shell) -> None:
    ran = shell.run(
        "play", "beacon_patrol", "--terminal", "--seats", "1", "--seed", "3", keys="1\n1 4\nu\n"
    )
    assert "Type the number of a tile and that of a cell, such as 1 5" in ran.out
    assert "Seat 1 lays open sea with a buoy." in ran.out
    assert "Seat 1 takes back the last answer." in ran.out


def test_where_all_play_together_there_is_one_score_and_a_verdict(shell: Shell) -> None:
    out = voyage(shell, "--seats", "3", keys="s")
    assert out.count("All together") == 1
    assert "Novices; 26 more for the next rank" in out


def test_a_hint_gives_the_best_answers_with_their_numbers(shell: Shell) -> None:
    out = shell.play("--seed", "7", "--seats", "2", keys="h").out
    hint = out.partition("? help >")[2]
    assert hint.count("against the best other at the end") == 3
    assert "It sees only what you see" in hint


# A game with cities.


def everdell(shell: Shell, *lines: str, columns: str = "100", words: tuple[str, ...] = ()) -> str:
    """Type lines at a table of three with Pearlbrook, and return all that was shown."""
    given = ["--seed", "7", "--seats", "3", "--name", "Ada", "--option", "pearlbrook=true", *words]
    keys = "".join(line + "\n" for line in lines)
    ran = shell.run("play", "everdell", "--terminal", *given, keys=keys, columns=columns)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_the_number_stands_at_the_thing_and_the_reason_at_what_lacks(shell: Shell) -> None:
    out = everdell(shell)
    assert "x General Store 1r 1p     1 gr lacks 1r 1p" in out
    assert "1 > Twig Pile        Gain 3 twigs." in out
    assert "Journey of 5: from autumn" in " ".join(out.split())


def test_no_counter_is_shown_that_nobody_counts(shell: Shell) -> None:
    out = everdell(shell, "t").lower()
    for name in ("tray", "astray", "played", "blocked", "crossing", "level", "to give"):
        assert name not in out


def test_workers_are_drawn_where_they_stand_and_what_changed_comes_first(shell: Shell) -> None:
    out = everdell(shell, "twig").partition("? help >")[2]
    twig = next(line for line in out.splitlines() if " Twig Pile " in line)
    assert twig.lstrip().startswith("x Twig Pile")
    assert " You " in twig
    assert "1 of 2 workers" in out
    since = out.index("Since your last turn")
    assert since < out.index("Hedgehog sends a worker") < out.index("Basic places")


def test_why_tells_the_reason_for_playing_a_card(shell: Shell) -> None:
    out = " ".join(everdell(shell, "w farm", "w king", "farm", "palce").split())
    assert "Farm (Meadow): You need 2 twigs and 1 resin more." in out
    assert "Play King: It is not in your hand." in out
    assert out.count("Farm (Meadow): You need") == 2
    assert "Palace, perhaps?" in out


def test_a_turn_fits_on_a_screen(shell: Shell) -> None:
    for columns, most in (("100", 44), ("80", 52)):
        shell.file.unlink(missing_ok=True)
        screen = everdell(shell, columns=columns, words=("--fresh",)).partition("── Everdell")[2]
        lines = screen.partition("? help >")[0].splitlines()
        assert len(lines) <= most
        assert max(len(line) for line in lines) <= int(columns)


def test_plain_has_one_thing_a_line_and_no_rules(shell: Shell) -> None:
    out = everdell(shell, words=("--plain",))
    assert "──" not in out
    assert all(line.count(" > ") + line.count(" x ") <= 1 for line in out.splitlines())


def test_parts_of_the_table_are_shown_by_name(shell: Shell) -> None:
    out = everdell(shell, "t hedgehog", "t forest", "t nowhere", "l 1", "r", "? basics", "lang pl")
    assert "Hand: 6" in out
    assert "Hollow Oak: Discard up to 3 cards." in out
    assert "No part of the table is called “nowhere”" in out
    assert "twoja tura" in out
