"""The end of a game: it is told, and nobody sees before who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily_pairs
from tests.patience import until
from tests.server.house import play_on
from tests.web.people import DESK, PHONE
from tests.web.positions import Deal, lay_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.house import House, Json
    from tests.web.people import Person

LAST = 5  # answers that are still to come
SOURCES = 12  # more than any game has
GAMES = ("beacon_patrol", "everdell", "faraway", "farshore")
# Whatever the page says, aloud or not, is read at every change until the results lie open; what names the outcome is kept.
WATCH = r"""
const OUTCOME = /\bwins?\b|\bbeats?\b|ou reached|keeps the wood|takes the coast|You are |, with \d/;
const NAMES = ["aria-label", "title", "alt", "aria-description"];
window.leaks = [];
function read() {
  if (document.querySelector('dialog[aria-label="Results"]')) return;
  const said = [document.title, document.body?.innerText ?? ""];
  for (const one of document.querySelectorAll("[aria-label], [title]"))
    for (const name of NAMES) said.push(one.getAttribute(name) ?? "");
  const leak = OUTCOME.exec(said.join("\n"));
  if (leak) window.leaks.push(leak[0]);
}
let waiting = false;
new MutationObserver(() => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; read(); });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def told(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="The score is told")


def results(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Results")


# Everdell is told as Farshore is, so once is enough for every day.
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow) if game == "everdell" else game for game in GAMES],
)
def test_nobody_sees_who_won_before_it_is_told(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    table = lay_out(house, Deal(game, 2, 7), -LAST, seats=2)
    person = invite(fresh=True).following()
    person.context.add_init_script(WATCH)
    person.sit({**table, "keys": table["keys"][:1]})
    for seat in range(2):
        handed = house.post(table["table"], "hand-over", table["keys"], seat=seat, agent="greedy")
        assert handed.status_code == 200
    # What is told of the game itself may be skipped, but not its end.
    while not house.look(table["table"])["over"]:
        person.page.keyboard.press("Space")
    expect(told(person)).to_be_visible()
    expect(results(person)).to_be_visible()
    assert person.page.evaluate("window.leaks") == []
    score = max(house.look(table["table"])["scores"])
    expect(results(person).get_by_role("heading", level=1)).to_contain_text(str(score))


def played(house: House, *agents: str) -> tuple[Json, Json]:
    """A game of Everdell that agents have played to its end, for somebody who comes then."""
    table = house.create(*agents, game="everdell")
    until(lambda: house.look(table["table"])["over"], "the game was over")
    return table, house.look(table["table"])


@pytest.mark.parametrize(
    ("size", "motion"),
    daily_pairs(
        [DESK, PHONE],
        ["no-preference", "reduce"],
        (DESK, "no-preference"),
        (PHONE, "reduce"),
    ),
)
def test_the_telling_is_led_by_keys(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    table, _ = played(house, "greedy", "greedy")
    person = invite(size).open(f"/t/{table['table']}")
    person.button("Tell it again").click()
    told(person).get_by_role("button", name="Pause").click()
    now = told(person).locator(".current" if person.phone else "[aria-current=step]")
    for _ in range(SOURCES):  # wherever it was when the pause came
        person.page.keyboard.press("ArrowLeft")
    expect(now).to_contain_text("Cards")
    before = now.inner_text()
    person.page.keyboard.press("ArrowRight")
    expect(now).not_to_have_text(before)
    person.page.keyboard.press("ArrowLeft")
    expect(now).to_contain_text("Cards")
    person.page.keyboard.press("Space")
    expect(results(person)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(results(person)).to_have_count(0)
    assert person.overflow() == 0


def test_the_sources_of_everybody_add_up_to_the_score(
    house: House, invite: Callable[..., Person]
) -> None:
    table, shown = played(house, "greedy", "greedy")
    person = invite().open(f"/t/{table['table']}")
    rows = results(person).locator("tbody tr")
    expect(rows.first).to_be_visible()
    points = [[int(one) for one in row.locator(".cell b").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*points, strict=True)] == shown["scores"]


def test_a_row_of_the_comparison_opens_to_all_its_cards(
    house: House, invite: Callable[..., Person]
) -> None:
    table, shown = played(house, "greedy", "greedy")
    person = invite().open(f"/t/{table['table']}")
    row = results(person).get_by_role("row").filter(has_text="Point tokens")
    expect(row.get_by_role("listitem")).to_have_count(0)
    row.get_by_role("button").click()
    tokens = [line for sheet in shown["sheets"] for line in sheet if is_token(line)]
    expect(row.get_by_role("listitem")).to_have_count(len(tokens))


def is_token(line: Json) -> bool:
    return line["points"] and line["label"]["id"] in {
        "woodland-score-tokens",
        "woodland-score-on-card",
    }


def test_whoever_loses_alone_has_no_crown(house: House, invite: Callable[..., Person]) -> None:
    table = house.create("me", game="everdell")
    shown = play_on(house, table["table"], table["keys"])
    assert not shown["winners"]
    person = invite().hold(table, "everdell").open(f"/t/{table['table']}")
    headline = results(person).get_by_role("heading", level=1)
    his, mine = shown["rival"]["points"], shown["scores"][0]
    expect(headline).to_have_text(f"Rugwort keeps the wood, {his} to {mine}")
    expect(results(person)).not_to_contain_text("The game is over")
    expect(results(person).locator("tfoot .icon")).to_have_count(0)
