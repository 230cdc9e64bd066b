"""Files of records: read one by one, told by whom they were played, stepped through."""

from pathlib import Path

import pytest

import skerry
from skerry import OptionError, Player, RecordError, Table
from skerry.kernel.record import parse


def played(seed: int = 3, answers: int = 1000) -> Table:
    table = skerry.new("faraway", seats=2, seed=seed)
    while not table.over and table.position < answers:
        table.act(table.options[0])
    return table


def test_a_file_of_many_is_read_record_by_record(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text("".join(played(seed).record().text() for seed in range(3)))
    assert [record.seed for record in skerry.records(path)] == [0, 1, 2]
    assert [record.seed for record in skerry.records(str(path))] == [0, 1, 2]


def test_a_damaged_record_of_a_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text(played(0).record().text() + played(1).record().text().replace("region", "x", 1))
    found = skerry.records(path)
    assert next(found).seed == 0
    with pytest.raises(RecordError, match=r"many.jsonl, record 2: .*its sum is wrong\.$"):
        next(found)


def test_a_file_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(RecordError, match=r"The file gone.jsonl cannot be read: .*\.$"):
        skerry.replay("gone.jsonl")
    with pytest.raises(RecordError, match="cannot be read"):
        list(skerry.records("gone.jsonl"))


def test_a_path_may_be_a_plain_string(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(played().record().text())
    assert skerry.replay(str(path)).scores() == played().scores()


def test_the_steps_of_a_record_are_its_positions() -> None:
    record = played().record()
    tables = list(skerry.steps(record))
    assert [table.position for table in tables] == list(range(len(record.answers) + 1))
    for table, answer in zip(tables, record.answers, strict=False):
        assert answer.seat in table.awaited
    assert tables[-1].scores() == played().scores()


def test_a_step_may_be_kept_and_played_on() -> None:
    record = played().record()
    walk = skerry.steps(record)
    kept = next(walk)
    kept.act(kept.options[-1])
    assert next(walk).record().answers == record.answers[:1]


def test_who_played_stands_in_the_header_and_reads_back() -> None:
    table = played()
    table.sit([Player(agent="expert"), Player(name="Ada")])
    text = table.record().text()
    assert '"players": [{"agent": "expert"}, {"name": "Ada"}]' in text.splitlines()[0]
    assert skerry.replay(text).players == table.players == table.clone().players
    assert parse(text).players[1] == Player(name="Ada")


def test_players_are_named_for_all_seats_or_for_none() -> None:
    with pytest.raises(OptionError, match="for all 2 seats or for none, not for 3"):
        played().sit([Player()] * 3)


def test_a_record_knows_whether_it_tells_the_end() -> None:
    assert played().record().finished
    text = played().record().text()
    cut = "".join(text.splitlines(keepends=True)[:-4])
    assert not parse(cut).finished
    assert not parse(cut).torn
