"""A record is the truth: it reads back to the same game, or is refused with one sentence."""

import json
from pathlib import Path
from zlib import crc32

import pytest

import skerry
from skerry import OptionError, RecordError, Table, UnknownGame
from skerry.kernel.record import parse, parse_all

Body = dict[str, object]


def played(answers: int = 1000) -> Table:
    table = skerry.new("faraway", seats=2, seed=11)
    while not table.over and table.position < answers:
        table.act(table.options[-1])
    return table


def bodies(text: str) -> list[Body]:
    found: list[Body] = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in body.items() if key != "sum"} for body in found]


def written(lines: list[Body]) -> str:
    """Write lines with right sums: each over the sum before it and its own fields in order."""
    text, total = "", ""
    for body in lines:
        total = f"{crc32((total + json.dumps(body)).encode()):08x}"
        text += json.dumps({**body, "sum": total}) + "\n"
    return text


def changed(number: int, **fields: object) -> str:
    lines = bodies(FINISHED)
    lines[number] = {**lines[number], **fields}
    return written(lines)


FINISHED = played().record().text()


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        skerry.replay(text)
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


def test_a_record_has_a_header_then_a_line_for_each_answer_then_the_result() -> None:
    first, *answers, last = bodies(FINISHED)
    assert first == {
        "skerry": 1,
        "game": "faraway",
        "rules": 1,
        "seats": 2,
        "seed": 11,
        "options": {"advanced": False},
    }
    assert all(set(answer) == {"seat", "pick"} for answer in answers)
    assert len(answers) == played().position
    assert last == {"scores": played().scores(), "winners": played().winners()}


def test_the_sums_are_those_of_the_published_format() -> None:
    assert written(bodies(FINISHED)) == FINISHED


def test_a_record_replays_from_its_text_its_object_and_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(FINISHED, encoding="utf-8")
    for form in (FINISHED, parse(FINISHED), path):
        assert skerry.replay(form).record().text() == FINISHED


def test_an_unfinished_game_goes_on_where_it_was() -> None:
    half = played(9)
    again = skerry.replay(half.record())
    assert again.options == half.options
    assert again.awaited == half.awaited


def test_wherever_a_file_was_cut_off_all_whole_lines_hold() -> None:
    head = FINISHED.index("\n") + 1
    whole = [json.loads(line) for line in FINISHED.splitlines()]
    for cut in range(head, len(FINISHED), 5):
        record = parse(FINISHED[:cut])
        complete = FINISHED[:cut].splitlines()
        rest = complete[-1] not in FINISHED.splitlines()
        assert record.torn == rest
        assert len(record.answers) == min(len(complete) - 1 - rest, len(whole) - 2)
        assert skerry.replay(record).position == len(record.answers)


def test_a_whole_record_is_not_torn() -> None:
    assert not parse(FINISHED).torn
    assert not parse(FINISHED.removesuffix("\n")).torn


def test_a_broken_last_line_that_was_ended_is_no_torn_one() -> None:
    assert "Line 3 of the record is not JSON" in refusal(
        "\n".join(FINISHED.splitlines()[:2]) + '\n{"seat": 0, "pi\n'
    )


def test_a_broken_line_in_the_middle_is_refused() -> None:
    lines = FINISHED.splitlines()
    lines[4] = lines[4][:12]
    assert "Line 5 of the record is not JSON" in refusal("\n".join(lines))


def test_a_torn_header_is_refused() -> None:
    assert "Line 1 of the record is not JSON" in refusal(FINISHED[:20])


def test_an_altered_pick_is_noticed() -> None:
    lines = FINISHED.splitlines()
    lines[3] = lines[3].replace("region-", "region-1", 1)
    assert "altered or lost a line at or before line 4" in refusal("\n".join(lines) + "\n")


def test_an_altered_seed_is_noticed() -> None:
    assert "altered or lost a line at or before line 1" in refusal(
        FINISHED.replace('"seed": 11', '"seed": 12')
    )


def test_a_missing_line_is_noticed() -> None:
    lines = FINISHED.splitlines()
    del lines[5]
    assert "altered or lost a line at or before line 6" in refusal("\n".join(lines) + "\n")


def test_swapped_lines_are_noticed() -> None:
    lines = FINISHED.splitlines()
    lines[5], lines[6] = lines[6], lines[5]
    assert "altered or lost a line at or before line 6" in refusal("\n".join(lines) + "\n")


def test_a_line_without_a_sum_is_refused() -> None:
    assert "its sum is wrong" in refusal(json.dumps(bodies(FINISHED)[0]) + "\n")


def test_a_pick_that_was_not_offered_does_not_replay() -> None:
    assert "Answer 3 does not fit" in refusal(changed(4, pick="sanctuary-1"))


def test_a_pick_that_no_game_knows_does_not_replay() -> None:
    assert "Answer 0 does not fit" in refusal(changed(1, pick="dragon"))


def test_an_answer_of_a_seat_that_was_not_awaited_does_not_replay() -> None:
    assert "Answer 0 does not fit" in refusal(changed(1, seat=7))


def test_another_deal_does_not_replay() -> None:
    assert "does not fit" in refusal(changed(0, seed=12))


@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert refusal(text) == "The record is empty."


def test_a_record_without_header_is_refused() -> None:
    assert "line 1 of the record is no header" in refusal(written(bodies(FINISHED)[1:]))


def test_another_format_is_refused() -> None:
    assert "has format 3; this version reads 2" in refusal(changed(0, skerry=3))


def test_another_version_of_the_rules_is_refused() -> None:
    assert "version 99 of the rules" in refusal(changed(0, rules=99))


@pytest.mark.parametrize("line", ["[1, 2]", "7", '"text"', "null"])
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    assert "Line 1 of the record is not an object" in refusal(line + "\n")


def test_a_line_nested_without_end_is_refused() -> None:
    assert "Line 1 of the record is not JSON" in refusal("[" * 100_000 + "\n")


def test_two_records_are_not_one() -> None:
    assert refusal(FINISHED + FINISHED) == "Expected one record, found 2."
    assert [record.seed for record in parse_all(FINISHED + FINISHED)] == [11, 11]


def test_a_torn_second_record_leaves_the_first_whole() -> None:
    first, second = parse_all(FINISHED + FINISHED[:-3])
    assert [first.torn, second.torn] == [False, True]


def test_an_altered_result_is_refused() -> None:
    assert "by the rules it is" in refusal(changed(-1, scores=[99, 1]))


def test_an_altered_winner_is_refused() -> None:
    [winner] = played().winners()
    assert "won; by the rules it is" in refusal(changed(-1, winners=[1 - winner]))


def test_a_result_before_the_end_is_refused() -> None:
    lines = bodies(FINISHED)
    del lines[-2]
    assert "its answers stop before that" in refusal(written(lines))


def test_an_answer_after_the_result_is_refused() -> None:
    lines = bodies(FINISHED)
    assert "The game had ended before" in refusal(written([*lines, lines[1]]))


def test_an_answer_after_the_end_is_refused() -> None:
    lines = bodies(FINISHED)
    assert "The game is over" in refusal(written([*lines[:-1], lines[1]]))


def test_a_finished_game_may_lack_its_result() -> None:
    assert skerry.replay(written(bodies(FINISHED)[:-1])).over


@pytest.mark.parametrize("pick", [7, None, True, ["region-1"]])
def test_a_pick_is_a_name(pick: object) -> None:
    assert "is not a name" in refusal(changed(1, pick=pick))


@pytest.mark.parametrize("seat", ["0", None, True, 0.0])
def test_a_seat_is_a_number(seat: object) -> None:
    assert "A number is missing in line 2" in refusal(changed(1, seat=seat))


@pytest.mark.parametrize("field", ["rules", "seats", "seed"])
@pytest.mark.parametrize("value", ["1", None, True, 1.5])
def test_the_numbers_of_a_header_are_numbers(field: str, value: object) -> None:
    assert "A number is missing in line 1" in refusal(changed(0, **{field: value}))


@pytest.mark.parametrize("change", [{"game": 7}, {"options": []}, {"game": None}])
def test_a_header_names_its_game_and_options(change: Body) -> None:
    assert "lacks its game or its options" in refusal(changed(0, **change))


@pytest.mark.parametrize("scores", [None, 7, "12", [1, "2"], [1, True]])
def test_the_scores_of_a_result_are_numbers(scores: object) -> None:
    assert "missing in line" in refusal(changed(-1, scores=scores))


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        skerry.replay(changed(0, game="chess"))


@pytest.mark.parametrize(
    "change",
    [{"options": {"wild": True}}, {"options": {"advanced": 1}}, {"seats": 9}, {"seed": -1}],
)
def test_options_seats_and_seed_of_a_record_are_checked(change: Body) -> None:
    with pytest.raises(OptionError):
        skerry.replay(changed(0, **change))


def test_the_record_of_a_sampled_table_begins_with_a_position_and_tells_no_deal() -> None:
    table = played(5)
    world = table.sample(0, skerry.from_seed(1))
    [head] = bodies(world.record().text())
    assert (head["skerry"], head["seed"]) == (2, 0)
    again = skerry.replay(world.record().text())
    assert again.key(0) == world.key(0) == table.key(0)
    with pytest.raises(RecordError, match="no deal leads to it"):
        world.log(0)


def test_a_scenario_is_saved_with_its_answers_taken_back_and_told() -> None:
    scene = skerry.scenario("faraway", seats=2).lay("hand", ["region-1", "region-2", "region-3"])
    scene.pick("region-2")
    again = skerry.replay(scene.table.record().text())
    assert [answer.pick for answer in again.record().answers] == ["region-2"]
    assert again == scene.table
    assert len(again.log()) == 2
    again.undo(0)
    assert len(again.options_of(0)) == 3


def test_a_position_in_a_record_of_a_deal_is_refused() -> None:
    assert "does not fit its format" in refusal(changed(0, position="faraway"))
    assert "does not fit its format" in refusal(changed(0, skerry=2))


def test_a_deck_that_is_no_digest_is_refused() -> None:
    with pytest.raises(RecordError, match="is not a digest: 3"):
        parse(changed(0, deck=3))


def test_a_game_without_a_deck_file_refuses_a_record_with_one() -> None:
    with pytest.raises(RecordError, match="the file abc, and this is no file"):
        skerry.replay(changed(0, deck="abc"))
