"""How far a lesson has come, told from the pupil's answers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from skerry.lessons.lesson import Lesson, Step


class Progress(NamedTuple):
    """How many steps are done, how many picks of the next one are given, and whether others were."""

    done: int  # what is only read counts as soon as something after it is done
    given: int
    strayed: bool


def progress(lesson: Lesson, answers: list[str]) -> Progress:
    """Tell how far the pupil's answers have led through the steps."""
    done = 0
    rest = answers
    for place, step in enumerate(lesson.steps):
        if not step.picks:
            continue
        if not rest:
            break
        given = _given(step, rest)
        if step.free:
            return Progress(place + 1, 0, strayed=False)
        if given < len(step.picks):
            return Progress(done, given, strayed=given < len(rest))
        done = place + 1
        rest = rest[given:]
    return Progress(done, 0, strayed=False)


def _given(step: Step, answers: list[str]) -> int:
    """Count the answers that are the step's own, in a row."""
    for place, pick in enumerate(step.picks):
        if place >= len(answers) or answers[place] != pick:
            return place
    return len(step.picks)
