"""Guided first games, as the browser learns of them."""

from __future__ import annotations

from msgspec import Struct

from skerry.server.protocol.text import TextInfo


class ThingInfo(Struct):
    """Something on the table: a card in a zone, with card "" the zone, or a counter of a seat."""

    zone: str
    seat: int
    card: str
    counter: str


class LessonStep(Struct):
    """One step: its message with title and answers in attributes, what does it, what it shows."""

    text: TextInfo
    picks: list[str]  # in a row; none if it is only read
    shows: list[ThingInfo]
    free: bool  # any other choice will do as well


class LessonInfo(Struct):
    """A guided first game."""

    game: str
    steps: list[LessonStep]


class LessonState(Struct):
    """How far a lesson has come by the answers given at its table."""

    steps: int  # how many there are
    done: int
    given: int  # picks of the next step that is done by picks
    strayed: bool  # the game has gone another way


class NewLesson(Struct):
    """A guided first game to be set up, and what its pupil is called."""

    name: str = ""
