"""The rulebook of a game: pages of rules with their pictures and worked examples, and rulings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text

Cell: TypeAlias = "Text | int | str"


class Grid(NamedTuple):
    """Numbers side by side: what the columns are, and the rows."""

    heads: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Section(NamedTuple):
    """A part of a page: what it says, point by point where it is a list, and cards to look at."""

    title: Text | None = None
    texts: tuple[Text, ...] = ()
    items: tuple[Text, ...] = ()
    grid: Grid | None = None
    cards: tuple[str, ...] = ()


class Strip(NamedTuple):
    """Cards of one zone as they lie there, with what lies on them; some are pointed at or face down."""

    zone: str
    cards: tuple[str, ...]
    spots: tuple[int, ...] = ()  # on a chart: the cell of each card
    marks: tuple[dict[str, int], ...] = ()
    lit: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()


class Piece(NamedTuple):
    """So many of what a counter counts."""

    name: str
    number: int


class Sum(NamedTuple):
    """A line of the score so far."""

    label: Text
    points: int


class Step(NamedTuple):
    """One step of a worked example: what is said, and how the table lies then."""

    text: Text
    strips: tuple[Strip, ...]
    pieces: tuple[Piece, ...] = ()
    sums: tuple[Sum, ...] = ()


class Example(NamedTuple):
    """A position that the engine lays and plays, step by step."""

    title: Text
    steps: list[Step]


class Page(NamedTuple):
    """A short page: its name in addresses, what it is called, how it begins, its sections and examples.

    A table opens it where one of these prompts is asked.
    """

    key: str
    title: Text
    lead: Text
    sections: tuple[Section, ...]
    examples: tuple[Callable[[Game[Any]], Example], ...] = ()
    prompts: tuple[str, ...] = ()


class Ruling(NamedTuple):
    """What is decided where the printed rules are silent: on which page, about which cards, held by which tests."""

    page: str
    question: Text
    answer: Text
    cards: tuple[str, ...]
    tests: tuple[str, ...]


class Rulebook(NamedTuple):
    """All that can be read of a game, beside its cards."""

    about: Text
    pages: tuple[Page, ...]
    rulings: tuple[Ruling, ...] = ()

    def texts(self, game: Game[Any]) -> list[Text]:
        """List all that is said, in the order in which it is read."""
        found = [self.about]
        for page in self.pages:
            found += [page.title, page.lead]
            for section in page.sections:
                found += said_in(section)
            for example in page.examples:
                found += told_in(example(game))
        for ruling in self.rulings:
            found += [ruling.question, ruling.answer]
        return found


def plain(about: Text, texts: list[Text]) -> Rulebook:
    """Return a rulebook of one page that says these in a row."""
    return Rulebook(about, (Page("rules", about, texts[0], (Section(None, tuple(texts[1:])),)),))


def said_in(section: Section) -> list[Text]:
    """List what a section says."""
    found = [] if section.title is None else [section.title]
    found += [*section.texts, *section.items]
    if section.grid is not None:
        cells = [cell for row in section.grid.rows for cell in row]
        found += section.grid.heads
        found += [cell for cell in cells if not isinstance(cell, int | str)]
    return found


def told_in(example: Example) -> list[Text]:
    """List what an example says."""
    found = [example.title]
    for step in example.steps:
        found += [step.text, *[line.label for line in step.sums]]
    return found


def shown(
    table: Table,
    zone: str,
    seat: int = 0,
    lit: tuple[int, ...] = (),
    hidden: tuple[int, ...] = (),
) -> Strip:
    """Return a zone as it lies."""
    state = table.state
    number = state.layout.find(zone, seat)
    cards = state.zones[number]
    breadth = state.layout.zones[number].breadth
    return Strip(
        zone,
        tuple([table.game.cards[card] for card in cards]),
        tuple([state.spots[card] for card in cards]) if breadth else (),
        tuple([dict(mark) for mark in state.marks(number)]),
        lit,
        hidden,
    )


def pieces(table: Table, *names: str, seat: int = 0) -> tuple[Piece, ...]:
    """Return counters of a seat as they stand."""
    state = table.state
    return tuple(
        [Piece(name, state.counters[state.layout.find_counter(name, seat)]) for name in names]
    )
