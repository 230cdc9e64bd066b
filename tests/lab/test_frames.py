"""Games as tables: every column is there and told of, ties too, and a run that was called off goes on."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import polars as pl
import pytest

import skerry
from skerry import lab
from skerry.lab.frames import SEATS, STEPS, in_chunks, seat_rows, to_frame, write_rows
from skerry.lab.keeping import Kept, wanted
from skerry.lab.match import HERE, Keep, Match, Played

MATCH = Match("faraway", 3, ("greedy", "random"), 6, seed=2)
PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_a_match_is_a_frame_of_one_row_a_seat_and_game() -> None:
    frame = lab.frame(MATCH)
    assert frame.columns == list(SEATS)
    assert frame.select("number", "seat").rows() == [(n, s) for n in range(6) for s in range(3)]
    for _, rows in frame.group_by("number"):
        assert rows.filter("won")["score"].max() == rows["score"].max()
        assert set(rows.filter("won")["place"]) == {1}


def test_with_steps_there_is_a_row_a_decision_that_leads_to_the_game_again() -> None:
    frame = lab.frame(Match("everdell", 2, ("random",), 1), steps=True)
    assert frame.columns == list(STEPS)
    table = skerry.new("everdell", 2, frame["deal"][0])
    for row in frame.iter_rows(named=True):
        assert len(table.options_of(row["seat"])) == row["options"]
        assert table.scores()[row["seat"]] == row["points"]
        table.act(row["pick"], row["seat"])
    assert table.over
    assert frame["when"].unique().sort().to_list() == [0, 1, 2, 3]


def test_ties_are_told_and_points_part_those_behind() -> None:
    game = Played(0, ["a", "b", "c", "d"], [7, 9, 9, 4], [1, 2], 20)
    frame = to_frame(list(seat_rows(Match("faraway", 4, ("a", "b", "c", "d"), 1), game)))
    assert frame["place"].to_list() == [3, 1, 1, 4]
    assert frame["tied"].to_list() == [False, True, True, False]
    assert frame["margin"].to_list() == [-2, 0, 0, -5]


def test_alone_there_is_no_margin_and_a_fleet_has_its_rank() -> None:
    frame = lab.frame(Match("beacon_patrol", 1, ("random",), 1))
    assert frame["margin"].to_list() == [None]
    assert frame["rank"].to_list() == ["Novices"]


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_rows_come_back_from_a_file_however_many_chunks_there_are(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skerry.lab.frames.CHUNK", 4)
    frame = lab.frame(MATCH)
    file = tmp_path / f"games.{ending}"
    write_rows(file, in_chunks(frame.iter_rows(), to_frame))
    back = pl.read_csv(file) if ending == "csv" else pl.read_parquet(file)
    assert back.rows() == frame.rows()
    assert list(tmp_path.iterdir()) == [file]
    if ending == "parquet":
        assert back.schema == frame.schema


@pytest.mark.parametrize("name", ["games.jsonl", "games.csv", "games.parquet"])
def test_what_was_called_off_goes_on_and_ends_like_one_run(tmp_path: Path, name: str) -> None:
    whole, file = tmp_path / f"whole-{name}", tmp_path / name
    for out, parts in ((whole, (6,)), (file, (2, 3, 6))):
        kept = Kept(out, MATCH, wanted(out, steps=False))
        for part in parts:
            seen = [game.number for game in islice(kept.play(HERE), part)]
            assert seen == list(range(part))
            kept.write()
        list(kept.play(HERE))
        kept.write()
        kept.finish()
    assert file.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == sorted([whole, file])


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.csv", MATCH, Keep())
    list(kept.play(HERE))
    kept.unfinished.write_bytes(kept.unfinished.read_bytes()[:-30])  # the machine stopped here
    assert len(list(kept.games())) == 5
    assert [game.number for game in kept.play(HERE)] == list(range(6))


def test_the_games_of_others_are_not_mixed_in(tmp_path: Path) -> None:
    list(Kept(tmp_path / "games.csv", MATCH, Keep()).play(HERE))
    other = Match("faraway", 3, ("random",), 6, seed=2)
    with pytest.raises(skerry.OptionError, match="something else"):
        list(Kept(tmp_path / "games.csv", other, Keep()).play(HERE))


@pytest.mark.parametrize(("name", "steps"), [("games.txt", False), ("games.jsonl", True)])
def test_a_file_that_will_not_do_is_refused_before_anything_is_played(
    name: str, *, steps: bool
) -> None:
    with pytest.raises(skerry.OptionError, match="must end in"):
        wanted(Path(name), steps=steps)


def test_the_page_tells_of_every_column() -> None:
    told = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in (*SEATS, *STEPS) if name not in told] == []
