"""Guided first games put into messages: their steps, and how far the one at a table has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry import games
from skerry.kernel.errors import UnknownGame
from skerry.kernel.text import Text
from skerry.lessons import LESSONS
from skerry.lessons.lesson import PUPIL, Lesson, Step
from skerry.lessons.progress import progress
from skerry.server.protocol.lessons import LessonInfo, LessonState, LessonStep, ThingInfo
from skerry.server.protocol.text import said

if TYPE_CHECKING:
    from skerry.kernel.table import Table


def lesson_of(game: str) -> Lesson:
    """The guided first game of a game."""
    games.game(game)
    if game not in LESSONS:
        raise UnknownGame(Text("error-no-lesson", {"game": game, "known": ", ".join(LESSONS)}))
    return LESSONS[game]


def info(lesson: Lesson) -> LessonInfo:
    """All steps of a lesson; what the others will answer is not told."""
    return LessonInfo(lesson.game, [_step(step) for step in lesson.steps])


def state(lesson: Lesson | None, table: Table) -> LessonState | None:
    """How far the lesson at a table has come; None where there is none."""
    if lesson is None:
        return None
    names = table.game.vocabulary.names
    answers = [names[pick] for seat, pick in table.answers if seat == PUPIL]
    done, given, strayed = progress(lesson, answers)
    return LessonState(len(lesson.steps), done, given, strayed)


def _step(step: Step) -> LessonStep:
    return LessonStep(
        said(step.text),
        list(step.picks),
        [ThingInfo(thing.zone, thing.seat, thing.card, thing.counter) for thing in step.shows],
        step.free,
    )
