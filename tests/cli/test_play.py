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
    assert f"Seat {table.winners()[0] + 1} wins." in ran.out
    assert all(str(score) in ran.out for score in table.scores())
    assert str(shell.file) in ran.out.replace("\n", "")


def test_a_newcomer_reads_what_the_cards_do(shell: Shell) -> None:
    ran = shell.play("--seed", "7")
    table = skerry.new("faraway", seed=7)
    for card in table.view(0).cards("hand", 0) + table.view(0).cards("market"):
        assert f"region {card + 1}: " in ran.out
    assert "Seat 2, Hedgehog" in ran.out
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
    shell.play("--seed", "3", "--seats", "1", game="beacon_patrol", keys="1")
    assert len(answers(shell)) == 1
    ran = shell.play(game="beacon_patrol", keys="u")
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
    assert "You, Seat 2" in ran.out
    assert "Seat 1, Duckling" in ran.out
    shell.file.with_name("faraway.jsonl.seats").unlink()
    assert "You, Seat 1" in shell.play().out


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
    assert "Seat 2, Hedgehog" in ran.out


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
        assert all(f"region {card + 1}:" in scene for card in hands[seat])
        assert not any(f"region {card + 1}:" in scene for card in hands[1 - seat])
    assert all(before[0] != after[0] for before, after in pairwise(scenes))


def test_a_person_may_think_again_until_all_have_chosen(shell: Shell) -> None:
    keys = "\n1\nu\n2\n\n"
    ran = shell.run("play", "faraway", "--terminal", "--agents", "me,me", "--seed", "7", keys=keys)
    assert "Seat 1 takes back the last answer." in ran.out
    [(seat, pick)] = answers(shell)
    assert (seat, pick) == (0, sorted(skerry.new("faraway", seed=7).options)[1])


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


def test_the_score_sheet_adds_up(shell: Shell) -> None:
    ran = shell.play("--seed", "7", keys=WHOLE_GAME)
    rows = [line.split("│") for line in ran.out.splitlines() if line.startswith("│")]
    points = [(row[1].strip(), int(row[2])) for row in rows if row[2].strip()]
    totals = [number for label, number in points if label == "total"]
    assert totals == skerry.replay(shell.file).scores()
    assert sum(totals) == sum(number for label, number in points if label != "total")


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


def test_a_whole_voyage_alone_is_sailed_by_numbers(shell: Shell) -> None:
    out = voyage(shell, "--seats", "1", keys="1 " * 250)
    table = skerry.replay(shell.home / "skerry" / "beacon_patrol.jsonl")
    assert table.over
    assert out.rstrip().endswith("beacon_patrol.jsonl.")
    assert f"{table.scores()[0]} │" in out
    assert "more for the next rank" in out.replace("\n", " ").partition("The game is over.")[2]


def test_the_sea_is_drawn_with_ships_and_with_the_cells_to_go_to(shell: Shell) -> None:
    out = voyage(shell, keys="")
    assert "        ······\n    +   ·H 12·  +\n        ······\n" in out
    assert "▒ land, · water; L lighthouse" in out
    assert "+ is an empty cell" in out


def test_the_tiles_in_hand_are_drawn_and_told(shell: Shell) -> None:
    out = voyage(shell, keys="")
    assert "······ ▒····▒ ▒·····" in out
    assert "Hand  open sea with a buoy, channel from north to south, west shore" in out


def test_options_are_told_card_by_card_and_swaps_together(shell: Shell) -> None:
    lines = [line.strip() for line in voyage(shell, keys="").splitlines()]
    first = lines.index("open sea with a buoy: explored it is worth 2 points")
    assert lines[first + 1] == "1 Lay open sea with a buoy to the north → No points yet."
    swap = lines.index("Swap for a tile of another hand:")
    assert lines[swap + 1].endswith("open sea: explored it is worth 1 point (Seat 2, Hand)")
    assert swap > first
    assert "13 End turn" in lines


def test_a_laid_tile_is_seen_with_the_ship_on_it_and_can_be_taken_back(shell: Shell) -> None:
    out = voyage(shell, "--seats", "1", keys="1 u")
    assert "·b  1·\n        ······\n        ······\n        ·H   ·" in out
    assert "Seat 1 takes back the last answer." in out


def test_where_all_play_together_there_is_one_score_sheet_and_a_verdict(shell: Shell) -> None:
    out = voyage(shell, "--seats", "3", keys="s")
    assert out.count("All together") == 1
    assert "Novices; 26 more for the next rank" in out


def test_a_heap_is_counted_and_not_told_card_by_card(shell: Shell) -> None:
    out = voyage(shell, "--seats", "1", keys="10 4")
    assert "Out of the game 3 cards; c Out of the game describes them" in out
