"""The rulebook of a game, as it is sent: pages, worked examples, rulings, and what is known of cards."""

from __future__ import annotations

from msgspec import Struct

from skerry.server.protocol.text import TextInfo


class GridInfo(Struct):
    """Numbers side by side."""

    heads: list[TextInfo]
    rows: list[list[int | str | TextInfo]]


class SectionInfo(Struct):
    """A part of a page."""

    title: TextInfo | None
    texts: list[TextInfo]
    items: list[TextInfo]
    grid: GridInfo | None
    cards: list[str]  # to look at


class StripInfo(Struct):
    """Cards of one zone as they lie there."""

    zone: str
    cards: list[str]
    spots: list[int]  # on a chart: the cell of each card
    marks: list[dict[str, int]]
    lit: list[int]  # pointed at
    hidden: list[int]  # face down


class PieceInfo(Struct):
    """So many of what a counter counts."""

    name: str
    number: int


class SumInfo(Struct):
    """A line of the score so far."""

    label: TextInfo
    points: int


class ExampleStep(Struct):
    """One step of a worked example: what is said, and how the table lies then."""

    text: TextInfo
    strips: list[StripInfo]
    pieces: list[PieceInfo]
    sums: list[SumInfo]


class ExampleInfo(Struct):
    """A position that is played step by step."""

    title: TextInfo
    steps: list[ExampleStep]


class PageInfo(Struct):
    """A page of the rulebook; a table opens it where one of these prompts is asked."""

    key: str
    title: TextInfo
    lead: TextInfo
    sections: list[SectionInfo]
    examples: list[ExampleInfo]
    prompts: list[str]


class RulingInfo(Struct):
    """What is decided where the printed rules are silent; on a page, about cards, or both."""

    page: str
    question: TextInfo
    answer: TextInfo
    cards: list[str]


class EntryInfo(Struct):
    """How many there are of a card, and which setting brings it ("" if it is always there)."""

    card: str
    copies: int
    setting: str


class RulebookInfo(Struct):
    """All that can be read of a game."""

    game: str
    about: TextInfo
    pages: list[PageInfo]
    rulings: list[RulingInfo]
    entries: list[EntryInfo]
