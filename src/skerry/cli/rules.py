"""`skerry rules`: the rulebook of a game in the terminal, page by page, or its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table as Columns

from skerry.cli.console import console, paragraph
from skerry.cli.parameters import GameName, chosen_game, flag
from skerry.drawing.words import words
from skerry.kernel.catalogue import entries
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.rulebook import Cell, Example, Grid, Page, Ruling, Section

PageName = Annotated[str, Parameter(show_default=False, help=words(Text("terminal-param-page")))]


def rules(
    game: GameName,
    /,
    *,
    page: PageName = "",
    cards: Annotated[bool, flag(Text("terminal-param-cards"))] = False,
) -> None:
    """Print the rules of a game, page by page."""
    box = chosen_game(game)
    if cards:
        _print_cards(box)
        return
    book = box.rulebook()
    for number, each in enumerate(_chosen(book.pages, page), 1):
        show_page(box, each, "" if page else f"{number}. ")
        _print_rulings([ruling for ruling in book.rulings if ruling.page == each.key])
    names = ", ".join(each.key for each in book.pages)
    paragraph(words(Text("terminal-rules-more", {"pages": names})), style="dim")


def _chosen(pages: tuple[Page, ...], name: str) -> list[Page]:
    found = [page for page in pages if name in ("", page.key)]
    if not found:
        names = ", ".join(page.key for page in pages)
        raise OptionError(Text("terminal-no-page", {"page": name, "pages": names}))
    return found


def show_page(box: Game[Any], page: Page, number: str = "") -> None:
    """Print one page."""
    paragraph(words(page.title), number, style="bold")
    paragraph(words(page.lead))
    for section in page.sections:
        console.print()
        _print_section(section)
    for example in page.examples:
        console.print()
        _print_example(example(box))
    console.print()


def _print_section(section: Section) -> None:
    if section.title is not None:
        paragraph(words(section.title), style="underline")
    for text in section.texts:
        paragraph(words(text))
    for item in section.items:
        paragraph(words(item), "· ")
    if section.grid is not None:
        _print_grid(section.grid)


def _print_grid(grid: Grid) -> None:
    columns = Columns(box=None, pad_edge=False)
    for place, head in enumerate(grid.heads):
        numbers = all(isinstance(row[place], int) for row in grid.rows)
        columns.add_column(words(head), justify="right" if numbers else "left")
    for row in grid.rows:
        columns.add_row(*[_cell(cell) for cell in row])
    console.print(columns)


def _cell(cell: Cell) -> str:
    return str(cell) if isinstance(cell, int | str) else words(cell)


def _print_example(example: Example) -> None:
    title = Text("terminal-rules-example", {"title": example.title})
    paragraph(words(title), style="underline")
    for number, step in enumerate(example.steps, 1):
        paragraph(words(step.text), f"{number:>2}. ")


def _print_rulings(rulings: list[Ruling]) -> None:
    if not rulings:
        return
    paragraph(words(Text("terminal-rules-asked")), style="underline")
    for ruling in rulings:
        paragraph(f"{words(ruling.question)} {words(ruling.answer)}", "· ")
    console.print()


def _print_cards(box: Game[Any]) -> None:
    rulings = box.rulebook().rulings
    for entry in entries(box):
        copies = words(Text("terminal-rules-copies", {"count": entry.copies}))
        paragraph(f"{words(box.card_text(entry.card))} ({copies})")
        for ruling in rulings:
            if box.cards[entry.card] in ruling.cards:
                paragraph(f"{words(ruling.question)} {words(ruling.answer)}", "  · ", style="dim")
