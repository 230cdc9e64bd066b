"""Rulebooks, put into messages once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from skerry import games
from skerry.kernel.catalogue import entries
from skerry.server.protocol.rulebook import (
    EntryInfo,
    ExampleInfo,
    ExampleStep,
    GridInfo,
    PageInfo,
    PieceInfo,
    RulebookInfo,
    RulingInfo,
    SectionInfo,
    StripInfo,
    SumInfo,
)
from skerry.server.protocol.text import said
from skerry.server.shelf import tagged

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.rulebook import Example, Grid, Page, Section, Step


@cache
def rulebook(name: str) -> tuple[bytes, str]:
    """The rulebook of a game as JSON, and a tag that changes whenever it does."""
    return tagged(rulebook_info(games.game(name)))


@lru_cache(maxsize=16)
def rulebook_with(name: str, deck: str) -> RulebookInfo:
    """The rulebook of a game that is played with a deck file: its numbers, copies and examples are the deck's."""
    return rulebook_info(games.game(name, deck))


def rulebook_info(game: Game[Any]) -> RulebookInfo:
    """What can be read of a game."""
    book = game.rulebook()
    return RulebookInfo(
        game.name,
        said(book.about),
        [_page(game, page) for page in book.pages],
        [
            RulingInfo(each.page, said(each.question), said(each.answer), list(each.cards))
            for each in book.rulings
        ],
        [EntryInfo(game.cards[each.card], each.copies, each.setting) for each in entries(game)],
    )


def _page(game: Game[Any], page: Page) -> PageInfo:
    return PageInfo(
        page.key,
        said(page.title),
        said(page.lead),
        [_section(section) for section in page.sections],
        [_example(example(game)) for example in page.examples],
        list(page.prompts),
    )


def _section(section: Section) -> SectionInfo:
    return SectionInfo(
        None if section.title is None else said(section.title),
        [said(text) for text in section.texts],
        [said(item) for item in section.items],
        None if section.grid is None else _grid(section.grid),
        list(section.cards),
    )


def _grid(grid: Grid) -> GridInfo:
    return GridInfo(
        [said(head) for head in grid.heads],
        [
            [cell if isinstance(cell, int | str) else said(cell) for cell in row]
            for row in grid.rows
        ],
    )


def _example(example: Example) -> ExampleInfo:
    return ExampleInfo(said(example.title), [_step(step) for step in example.steps])


def _step(step: Step) -> ExampleStep:
    return ExampleStep(
        said(step.text),
        [
            StripInfo(
                strip.zone,
                list(strip.cards),
                list(strip.spots),
                list(strip.marks),
                list(strip.lit),
                list(strip.hidden),
            )
            for strip in step.strips
        ],
        [PieceInfo(*piece) for piece in step.pieces],
        [SumInfo(said(line.label), line.points) for line in step.sums],
    )
