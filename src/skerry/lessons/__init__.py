"""Guided first games: one a game, learnt by playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.lessons.beacon_patrol import BEACON_PATROL
from skerry.lessons.everdell import EVERDELL
from skerry.lessons.faraway import FARAWAY
from skerry.lessons.farshore import FARSHORE

if TYPE_CHECKING:
    from skerry.lessons.lesson import Lesson

LESSONS: Final[dict[str, Lesson]] = {
    lesson.game: lesson for lesson in (BEACON_PATROL, EVERDELL, FARAWAY, FARSHORE)
}
