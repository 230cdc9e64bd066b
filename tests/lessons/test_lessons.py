"""Every lesson can be played to its end by its own picks, and what it says is so."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from skerry import text
from skerry.kernel.table import Table
from skerry.lessons import LESSONS
from skerry.lessons.lesson import PUPIL, Lesson, Step, Thing
from skerry.text import LANGUAGES

ALL = [pytest.param(lesson, id=name) for name, lesson in LESSONS.items()]
FEWEST, MOST = 8, 14


def others_answer(lesson: Lesson, table: Table) -> None:
    """Let the other seats answer by the lesson until the pupil is asked."""
    while not table.over and PUPIL not in table.awaited:
        pick = lesson.reply(table, table.seat)
        assert pick is not None, f"nothing is said for {table.choice()}"
        table.act(pick, table.seat)


def before(game: str, step: str) -> Table:
    """Return the table as it is when a step begins."""
    lesson = LESSONS[game]
    table = lesson.table()
    for each in lesson.steps:
        if each.text.id == step:
            return table
        for pick in each.picks:
            table.act(pick, PUPIL)
        others_answer(lesson, table)
    raise AssertionError(f"{game} has no step {step}")


def is_there(table: Table, thing: Thing) -> bool:
    view = table.view(PUPIL)
    if thing.counter:
        return view.counter(thing.counter, thing.seat) >= 0
    zone = view.zone(thing.zone, thing.seat)
    names = [table.game.cards[card] for card in zone.cards or []]
    return thing.card in names if thing.card else True


def own(table: Table, counter: str) -> int:
    return table.view(PUPIL).counter(counter, PUPIL)


@pytest.mark.parametrize("lesson", ALL)
def test_every_pick_is_legal_when_its_step_asks_for_it(lesson: Lesson) -> None:
    table = lesson.table()
    others_answer(lesson, table)
    for step in lesson.steps:
        for pick in step.picks:
            names = [table.game.vocabulary.name(each) for each in table.options_of(PUPIL)]
            assert pick in names, step.text.id
            table.act(pick, PUPIL)
        if not step.free:
            others_answer(lesson, table)
    assert not table.over


@pytest.mark.parametrize("lesson", ALL)
def test_the_others_answer_just_what_the_lesson_says(lesson: Lesson) -> None:
    table = lesson.table()
    for step in lesson.steps:
        for pick in step.picks:
            table.act(pick, PUPIL)
        said = [table.game.vocabulary.id(reply) for reply in step.replies]
        for reply in said:
            assert lesson.reply(table, table.seat) == reply, step.text.id
            table.act(reply, table.seat)
        assert step.free or PUPIL in table.awaited, step.text.id


@pytest.mark.parametrize("lesson", ALL)
def test_what_a_step_shows_lies_on_the_table(lesson: Lesson) -> None:
    for step in lesson.steps:
        table = before(lesson.game, step.text.id)
        assert [thing for thing in step.shows if not is_there(table, thing)] == [], step.text.id


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_is_short_and_ends_with_the_pupil_alone(lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.steps) <= MOST
    assert not lesson.steps[-1].picks
    assert len({step.text.id for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize("lesson", ALL)
def test_where_any_choice_will_do_the_steps_after_it_ask_for_nothing_certain(
    lesson: Lesson,
) -> None:
    after = [step for place, step in enumerate(lesson.steps) if freed(lesson, place)]
    assert all(step.free or not (step.picks or step.shows) for step in after)


def freed(lesson: Lesson, place: int) -> bool:
    return any(step.free for step in lesson.steps[:place])


def test_a_seat_answers_by_itself_where_the_lesson_says_nothing() -> None:
    lesson = LESSONS["faraway"]
    table = lesson.table()
    table.act("region-6", PUPIL)
    table.act("region-19", 1)
    assert table.seat == PUPIL
    table.act(table.options_of(PUPIL)[0], PUPIL)
    assert lesson.reply(table, 1) in (None, *table.options_of(1))


# What the sentences say.


def test_in_faraway_the_first_quest_is_met_and_the_second_missed() -> None:
    table = before("faraway", "lesson-faraway-met")
    sheet = {table.game.cards[line.card]: line for line in table.score_sheet(PUPIL)}
    assert sheet["region-46"].points == 10
    assert sheet["region-55"].lacks == ["thistle", "thistle"]


def test_in_faraway_climbing_with_two_clues_draws_three_sanctuaries() -> None:
    table = before("faraway", "lesson-faraway-take")
    assert len(table.view(PUPIL).cards("drawn", PUPIL)) == 3


def test_in_everdell_the_husband_moves_in_and_spring_gives_a_berry() -> None:
    assert own(before("everdell", "lesson-everdell-worker"), "twig") == 0
    assert own(before("everdell", "lesson-everdell-second"), "twig") == 3
    table = before("everdell", "lesson-everdell-city")
    assert own(table, "berry") == 1
    assert {"occupied": 1} in table.view(PUPIL).zone("city", PUPIL).marks
    spring = before("everdell", "lesson-everdell-produced")
    assert (own(spring, "berry"), own(spring, "workers")) == (2, 3)


def test_in_everdell_the_pair_is_worth_three_points_more() -> None:
    table = before("everdell", "lesson-everdell-forest")
    assert own(table, "berry") == 0
    assert sorted(line.points for line in table.score_sheet(PUPIL)) == [0, 1, 2, 2, 3]


def test_in_farshore_the_ship_sails_by_the_compass_and_a_map_is_found() -> None:
    assert own(before("farshore", "lesson-farshore-compass"), "ship") == 1
    ship = before("farshore", "lesson-farshore-ship")
    assert (own(ship, "ship"), own(ship, "treasure"), own(ship, "anchors")) == (3, 2, 2)
    table = before("farshore", "lesson-farshore-alone")
    maps = table.view(PUPIL).cards("own maps", PUPIL)
    assert [table.game.cards[card] for card in maps] == ["map_3_2"]


def test_in_beacon_patrol_headquarters_is_surrounded_for_three_points() -> None:
    assert before("beacon_patrol", "lesson-beacon-close").scores() == [0]
    assert before("beacon_patrol", "lesson-beacon-score").scores() == [3]
    alone = before("beacon_patrol", "lesson-beacon-alone")
    assert len(alone.view(PUPIL).cards("hand", PUPIL)) == 3


# The words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_and_every_strict_one_an_answer_to_wrong_choices(
    language: str,
) -> None:
    words = {
        entry.id.name: {each.id.name for each in entry.attributes}
        for entry in FluentParser().parse(text.source(language, "lessons")).body
        if isinstance(entry, Message)
    }
    for lesson in LESSONS.values():
        for step in lesson.steps:
            assert wanted(step) <= words[step.text.id], step.text.id


def wanted(step: Step) -> set[str]:
    return {"title", "wrong"} if step.picks and not step.free else {"title"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL)
def test_every_sentence_can_be_said(lesson: Lesson, language: str) -> None:
    for step in lesson.steps:
        assert text.say(step.text, language)
