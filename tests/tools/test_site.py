"""The pages about Skerry are complete, and lead nowhere that is not there."""

import re
from pathlib import Path

import pytest

import skerry
from skerry.drawing.words import words
from skerry.kernel.catalogue import entries
from tools import site

LISTED = re.compile(r"([\w/-]+\.md)$", re.MULTILINE)


def test_every_page_is_listed_and_every_listed_page_is_there(tmp_path: Path) -> None:
    site.gather(tmp_path / "pages")
    made = {str(path.relative_to(tmp_path / "pages")) for path in tmp_path.rglob("*.md")}
    assert set(LISTED.findall((site.ROOT / "mkdocs.yml").read_text(encoding="utf-8"))) == made


@pytest.mark.parametrize("name", skerry.games.names())
def test_rules_and_cards_are_those_of_the_engine(name: str) -> None:
    game = skerry.game(name)
    rules, cards = site.rules(game), site.cards(game)
    for page in game.rulebook().pages:
        assert f"## {site.said(page.title)}\n" in rules
    assert cards.count("\n| ") == len(entries(game)) + 2
    assert words(game.card_text(0)) in cards.replace("\\", "")


@pytest.mark.slow
def test_the_site_is_built_without_a_warning() -> None:
    site.main()
    page = site.ROOT / "build" / "site" / "api" / "tables.html"
    assert "Table.why_not" in page.read_text(encoding="utf-8").replace("skerry.kernel.table.", "")
