"""The rulebook: complete, said in every language, and with no number but those of the engine."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import skerry
from skerry import games
from skerry.games.beacon_patrol.sea import STEPS
from skerry.games.beacon_patrol.tiles import BASE, HQ, PIERS, WINDMILLS
from skerry.kernel.rulebook import Strip
from skerry.text import LANGUAGES, bundle, say, source

ROOT = Path(__file__).parent.parent
GAMES = games.names()
MOST_PAGES = 10

NUMBERS = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|twice)\b",
    re.IGNORECASE,
)
# Numbers that are no rule's, with the reason why they may stand in words.
ALLOWED = {
    "faraway-rules-skies-numbers-text": "two numbers are compared",
    "everdell-rules-alone-set-up-text": "both places that were just named",
    "farshore-rules-ship-winds-text": "both tiles that were just named",
    "farshore-rules-anchoring-hand": "both cards that were just named",
    "farshore-rules-seasons-both": "an order, not a number",
    "farshore-rules-captain-weather-both": "both effects of a card, upper and lower",
    "farshore-rules-weather-effects": "both effects of a card, upper and lower",
    "beacon-rules-score-both": "both expansions",
    "faraway-rules-market-both": "its id",
}


class Words(Visitor):
    """Collects the words of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - by its class
        self.said += node.value + " "


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_no_number_of_their_own(game: str) -> None:
    body = FluentParser().parse(source("en", f"rules_{game}")).body
    rules = [entry for entry in body if isinstance(entry, Message) and "-rules-" in entry.id.name]
    assert rules
    for entry in rules:
        words = Words()
        words.visit(entry)
        found = NUMBERS.search(words.said)
        assert found is None or entry.id.name in ALLOWED, f"{entry.id.name} says {found}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_said_in_every_language(game: str, language: str) -> None:
    box = skerry.game(game)
    for text in box.rulebook().texts(box):
        assert say(text, language).strip(), text.id


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_few_pages_with_names_of_their_own(game: str) -> None:
    pages = skerry.game(game).rulebook().pages
    assert len({page.key for page in pages}) == len(pages) <= MOST_PAGES
    assert all(re.fullmatch(r"[a-z-]+", page.key) for page in pages)


@pytest.mark.parametrize("game", GAMES)
def test_all_cards_that_the_rules_show_are_in_the_box(game: str) -> None:
    box = skerry.game(game)
    book = box.rulebook()
    shown = [card for page in book.pages for section in page.sections for card in section.cards]
    shown += [card for ruling in book.rulings for card in ruling.cards]
    assert set(shown) <= set(box.cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_opens_at_prompts_that_are_asked(game: str) -> None:
    prompts = [prompt for page in skerry.game(game).rulebook().pages for prompt in page.prompts]
    assert len(set(prompts)) == len(prompts)
    for prompt in prompts:
        assert "verb" in bundle("en").message(prompt).attributes, prompt


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_found_on_a_page_or_a_card(game: str) -> None:
    book = skerry.game(game).rulebook()
    keys = {page.key for page in book.pages}
    for ruling in book.rulings:
        assert ruling.page in keys or (not ruling.page and ruling.cards), ruling.question.id


def test_numbers_follow_the_engine() -> None:
    book = skerry.game("everdell").rulebook()
    said = " ".join(say(text) for text in book.texts(skerry.game("everdell")))
    assert "A city has 15 spaces." in said
    assert "Nobody holds more than 8 cards." in said
    set_up = next(page for page in book.pages if page.key == "set-up")
    grid = set_up.sections[0].grid
    assert grid is not None
    assert grid.rows == ((1, 3, "5"), (2, 3, "5, 6"), (3, 4, "5, 6, 7"), (4, 4, "5, 6, 7, 8"))


def _edges(strips: tuple[Strip, ...]) -> dict[int, str]:
    known = {tile.name: tile.edges for tile in (*BASE, *WINDMILLS, *PIERS, HQ)}
    return {
        spot: known[card]
        for strip in strips
        if strip.zone == "sea"
        for card, spot in zip(strip.cards, strip.spots, strict=True)
    }


def test_charts_of_examples_lie_as_they_could() -> None:
    box = skerry.game("beacon_patrol")
    examples = [example(box) for page in box.rulebook().pages for example in page.examples]
    charts = [_edges(step.strips) for example in examples for step in example.steps]
    assert charts
    for chart in charts:
        for cell, edges in chart.items():
            for side, step in enumerate(STEPS):
                beyond = chart.get(cell + step)
                assert beyond is None or beyond[side ^ 2] == edges[side], (cell, side)
