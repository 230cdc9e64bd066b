"""What the server refuses is said in the language of the page, also after that has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.games.farshore.decks import changed
from tests.web.moving import CALM

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.web.people import Person

pytestmark = CALM
NOWHERE = "These words lead to no table."
WORDS = """
server-words = Слова никуда не ведут.
deck-unknown = «{ $word }»: здесь нужен { $what }, { $hint }
deck-expected = глагол
deck-hint-mean = может быть, «{ $word }»?
browser-deck-refused = { $file }: ошибок { $count }
browser-deck-place = Строка { $line }, столбец { $column }.
browser-open-table = Открыть стол
browser-new-table-of = Новый стол: { $game }
"""


def translated(person: Person, *, kept: bool) -> None:
    """Have a few words of Russian at hand, whether the server has them or not."""

    def answer(route: Route) -> None:
        route.fulfill(body=WORDS, content_type="text/plain; charset=utf-8")

    person.context.route("**/text/ru/*.ftl", answer)
    if kept:
        person.context.add_init_script("localStorage.setItem('skerry.language', '\"ru\"')")


def test_a_refusal_is_said_anew_when_the_language_changes(invite: Callable[..., Person]) -> None:
    person = invite(fresh=True)
    translated(person, kept=False)
    person.open("/j/nowhere-atall")
    expect(person.page.get_by_role("alert")).to_have_text(NOWHERE)
    person.page.locator(".languages").get_by_text("RU").click()
    expect(person.page.get_by_role("alert")).to_have_text("Слова никуда не ведут.")


def test_without_the_words_a_refusal_is_said_in_english(invite: Callable[..., Person]) -> None:
    person = invite(fresh=True)
    person.context.route("**/text/*/refusals.ftl", lambda route: route.abort())
    person.open("/j/nowhere-atall")
    expect(person.page.get_by_role("alert")).to_have_text(NOWHERE)


def test_the_faults_of_a_deck_are_told_in_the_language_of_the_page(
    invite: Callable[..., Person], tmp_path: Path
) -> None:
    person = invite(fresh=True)
    translated(person, kept=True)
    person.open("/")
    person.page.get_by_role("button", name="Новый стол: farshore").click()
    file = tmp_path / "mine.toml"
    broken = changed("card.grove", "effect", '"gian 1 mushroom"')
    file.write_text(broken, encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(file)
    person.button("Открыть стол").click()
    line = broken.split("\n").index('effect = "gian 1 mushroom"') + 1
    expect(person.page.get_by_text(f"Строка {line}, столбец 11.")).to_be_visible()
    said = "«gian»: здесь нужен глагол, может быть, «gain»?"
    expect(person.page.get_by_text(said)).to_be_visible()
