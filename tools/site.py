"""Build the pages about Skerry into build/site: what stands in docs, and what the engine says of itself."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import skerry
from skerry.drawing.words import words
from skerry.kernel.catalogue import entries
from skerry.kernel.game import Game
from skerry.kernel.rulebook import Cell, Grid, Page, Section
from skerry.kernel.text import Text

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
OUTSIDE = re.compile(r"\]\(docs/")  # how the README leads into the folder of pages


def main() -> None:
    """Gather all pages, then let MkDocs build the site; a link that leads nowhere stops it."""
    gather(PAGES)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # an advertisement for its successor
    if subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode:
        sys.exit("docs: the site could not be built; the reason is above.")
    print("docs: open build/site/index.html")


def gather(target: Path) -> None:
    """Lay out what MkDocs reads: pages as they are written, and those that are generated."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    for name, file in (
        ("index", "README"),
        ("changelog", "CHANGELOG"),
        ("contributing", "CONTRIBUTING"),
    ):
        text = (ROOT / f"{file}.md").read_text(encoding="utf-8")
        write(target / f"{name}.md", OUTSIDE.sub("](", text))
    for name in skerry.games.names():
        game = skerry.game(name)
        write(target / "rules" / f"{name}.md", rules(game))
        write(target / "cards" / f"{name}.md", cards(game))
    for path in sorted((ROOT / "examples").glob("*.py")):
        write(target / "tutorials" / f"{path.stem}.md", tutorial(path))


def write(path: Path, text: str) -> None:
    """Write a page, and the folder it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def tutorial(path: Path) -> str:
    """Show an example: what it is about, and all of its code."""
    code = path.read_text(encoding="utf-8")
    about = ast.get_docstring(ast.parse(code)) or ""
    first, _, rest = about.partition("\n")
    title = path.stem.replace("_", " ").capitalize()
    lines = [
        f"# {title}",
        first,
        rest.strip(),
        f"`python examples/{path.name} --help` lists its options.",
    ]
    return "\n\n".join([*[line for line in lines if line], f"```python\n{code}```\n"])


def rules(game: Game[Any]) -> str:
    """Write the rulebook of a game as one page: rules, worked examples, rulings."""
    book = game.rulebook()
    parts = [f"# {title(game)}", said(book.about)]
    for page in book.pages:
        parts += paged(game, page)
        asked = [each for each in book.rulings if each.page == page.key]
        parts += [f"**{said(each.question)}** {said(each.answer)}" for each in asked]
    return "\n\n".join([*parts, f"All cards: [card reference](../cards/{game.name}.md)."]) + "\n"


def paged(game: Game[Any], page: Page) -> list[str]:
    """Write one page of a rulebook as a chapter."""
    parts = [f"## {said(page.title)}", said(page.lead)]
    for section in page.sections:
        parts += chapter(section)
    for example in page.examples:
        shown = example(game)
        steps = [f"{number}. {said(step.text)}" for number, step in enumerate(shown.steps, 1)]
        parts += [f"### {said(shown.title)}", "\n".join(steps)]
    return parts


def chapter(section: Section) -> list[str]:
    """Write a part of a page: text, points, numbers."""
    parts = [] if section.title is None else [f"### {said(section.title)}"]
    parts += [said(text) for text in section.texts]
    parts += ["\n".join(f"- {said(item)}" for item in section.items)] if section.items else []
    return parts if section.grid is None else [*parts, table(section.grid)]


def table(grid: Grid) -> str:
    """Write numbers side by side."""
    rows = [[said(head) for head in grid.heads], ["---"] * len(grid.heads)]
    rows += [[cell(each) for each in row] for row in grid.rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def cell(what: Cell) -> str:
    """Write a number, a name or a message."""
    return said(what) if isinstance(what, Text) else str(what)


def cards(game: Game[Any]) -> str:
    """List every card of a game: how many there are, what is on it, and what was asked about it."""
    rulings = game.rulebook().rulings
    rows = ["| card | copies | what it says |", "| --- | --- | --- |"]
    for entry in entries(game):
        asked = [each for each in rulings if game.cards[entry.card] in each.cards]
        told = [said(game.card_text(entry.card))]
        told += [f"*{said(each.question)}* {said(each.answer)}" for each in asked]
        name = said(game.card_label(entry.card)).partition(" (")[0]
        rows.append(f"| {name} | {entry.copies} | {'<br>'.join(told)} |")
    return f"# {title(game)}: cards\n\n" + "\n".join(rows) + "\n"


def title(game: Game[Any]) -> str:
    """Call a game by its name."""
    return said(Text("browser-game", {"game": game.name}))


def said(text: Text) -> str:
    """Say a message so that Markdown leaves it as it is."""
    return (
        words(text).replace("|", "\\|").replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;")
    )


if __name__ == "__main__":
    main()
