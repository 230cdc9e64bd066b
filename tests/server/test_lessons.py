"""Guided first games on the server: ordinary tables, at which the others answer by the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.kernel.record import parse
from skerry.lessons import LESSONS
from skerry.lessons.lesson import PUPIL, Lesson
from skerry.lessons.progress import Progress, progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json, Viewer

NAMES = sorted(LESSONS)


def begin(house: House, game: str) -> Json:
    answer = house.http.post(f"/api/lessons/{game}", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def follow(viewer: Viewer, lesson: Lesson, most: int = 99) -> None:
    """Do the first steps of a lesson, each after all that was answered to those before."""
    for step in lesson.steps[:most]:
        for pick in step.picks:
            viewer.see(lambda shown: shown["eyes"][0]["choice"] is not None)
            asked = viewer.choice(PUPIL)["position"]
            assert viewer.act(PUPIL, pick)["type"] == "done"
            viewer.see(later_than(asked))


def later_than(position: int) -> Callable[[Json], bool]:
    return lambda shown: int(shown["position"]) > position


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_played_through_by_its_own_picks(house: House, game: str) -> None:
    made = begin(house, game)
    lesson = LESSONS[game]
    with house.view(made["table"], made["keys"]) as ann:
        assert ann.see()["lesson"] == {
            "steps": len(lesson.steps),
            "done": 0,
            "given": 0,
            "strayed": False,
        }
        follow(ann, lesson)
        shown = ann.see(lambda shown: shown["lesson"]["done"] == len(lesson.steps) - 1)
    assert not shown["lesson"]["strayed"]
    assert not shown["over"]


def test_the_position_after_a_lesson_is_always_the_same(house: House) -> None:
    seen = []
    for _ in range(2):
        made = begin(house, "everdell")
        with house.view(made["table"], made["keys"]) as ann:
            follow(ann, LESSONS["everdell"])
            shown = ann.see(lambda shown: shown["eyes"][0]["choice"] is not None)
            seen.append((shown["position"], shown["eyes"][0]["zones"], shown["scores"]))
    assert seen[0] == seen[1]


def test_another_way_is_noticed_and_the_game_goes_on(house: House) -> None:
    made = begin(house, "faraway")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see()
        ann.act(PUPIL, "region-6")
        shown = ann.see(lambda shown: shown["position"] > 1 and shown["eyes"][0]["choice"])
    assert shown["lesson"]["strayed"]


def test_what_is_taken_back_is_not_done_any_more(house: House) -> None:
    made = begin(house, "beacon_patrol")
    with house.view(made["table"], made["keys"]) as ann:
        follow(ann, LESSONS["beacon_patrol"], 4)
        assert ann.see(lambda shown: shown["position"] == 3)["lesson"]["done"] == 4
        ann.ask("undo", seat=PUPIL, to=2)
        shown = ann.see(lambda shown: shown["position"] == 2)["lesson"]
    assert (shown["done"], shown["given"]) == (3, 1)


def test_the_steps_are_told_but_not_what_the_others_will_answer(house: House) -> None:
    told = house.http.get("/api/lessons/faraway").json()
    assert [step["text"]["id"] for step in told["steps"]] == [
        step.text.id for step in LESSONS["faraway"].steps
    ]
    assert "region-30" not in str(told)
    assert house.http.get("/api/lessons/chess").status_code == 404


def test_the_shelf_says_how_long_the_lessons_are(house: House) -> None:
    shelf = {box["name"]: box["lesson"] for box in house.http.get("/api/shelf").json()}
    assert shelf == {name: len(lesson.steps) for name, lesson in LESSONS.items()}


def test_the_words_of_lessons_come_with_no_table(house: House) -> None:
    lessons = house.http.get("/text/en/lessons.ftl").text
    assert "lesson-faraway-first" in lessons
    assert "lesson-faraway-first" not in house.http.get("/text/en/faraway.ftl").text
    assert "lesson-faraway-first" not in house.http.get("/text/en/tables.ftl").text


def test_a_glimpse_of_the_table_says_how_far_the_lesson_is(house: House) -> None:
    made = begin(house, "farshore")
    kept = [{"table": made["table"], "keys": made["keys"]}]
    with house.view(made["table"], made["keys"]) as ann:
        follow(ann, LESSONS["farshore"], 3)
        ann.see(lambda shown: shown["lesson"]["done"] == 3)
    assert house.http.post("/api/glimpses", json=kept).json()[0]["lesson"]["done"] == 3


def test_the_record_of_a_lesson_replays_as_any_other(house: House) -> None:
    made = begin(house, "beacon_patrol")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see()
        ann.play(PUPIL)
    text = house.http.get(f"/api/tables/{made['table']}/record").text
    replayed = skerry.replay(parse(text))
    assert replayed.over
    assert replayed.seed == LESSONS["beacon_patrol"].seed


# How far a lesson is, by the answers alone.


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([], Progress(0, 0, strayed=False)),
        (["lay-N-L-north"], Progress(3, 0, strayed=False)),
        (["lay-N-L-north", "sail-south"], Progress(3, 1, strayed=False)),
        (["lay-N-L-north", "sail-south", "lay-N-P1-east"], Progress(4, 0, strayed=False)),
        (["lay-N-L-north", "sail-south", "end-turn"], Progress(3, 1, strayed=True)),
        (["end-turn"], Progress(0, 0, strayed=True)),
    ],
)
def test_progress_is_told_by_the_answers(answers: list[str], expected: Progress) -> None:
    assert progress(LESSONS["beacon_patrol"], answers) == expected


def test_a_free_step_is_done_by_any_answer() -> None:
    lesson = LESSONS["faraway"]
    picks = [pick for step in lesson.steps[:-2] for pick in step.picks]
    assert progress(lesson, [*picks, "region-40"]) == Progress(11, 0, strayed=False)
