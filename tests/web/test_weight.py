"""How much a browser fetches, compressed as it comes over the line, with letters and pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.moving import CALM

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM

FRONT = 120_000
TABLE = 200_000  # what the table adds to the front page
LANGUAGE = 30_000  # what another language adds to it: its words instead of the English ones, and its letters
GAMES = ("beacon_patrol", "everdell", "faraway", "farshore")


class Scales:
    """Weighs what one browser fetches."""

    def __init__(self, person: Person) -> None:
        self.bytes = 0
        self.heads: dict[str, int] = {}
        self.names: set[str] = set()
        line = person.context.new_cdp_session(person.page)
        line.on("Network.responseReceived", self._begin)
        line.on("Network.loadingFinished", self._end)
        line.send("Network.enable")

    def _begin(self, event: dict[str, Any]) -> None:
        self.heads[event["requestId"]] = int(event["response"]["encodedDataLength"])
        self.names.add(
            re.sub(r"^\w+://[^/]*/(assets/)?|-[\w-]{8}(?=\.\w+$)", "", event["response"]["url"])
        )

    def _end(self, event: dict[str, Any]) -> None:
        head = self.heads.get(event["requestId"], 0)
        self.bytes += max(0, int(event["encodedDataLength"]) - head)


def weigh_front(person: Person) -> Scales:
    scales = Scales(person)
    person.open("/")
    expect(person.button(person.said("front-play-game", game="faraway"))).to_be_visible()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_load_state("networkidle")
    return scales


def test_the_front_page_is_light_and_so_is_every_table(
    house: House, invite: Callable[..., Person]
) -> None:
    weights: dict[str, int] = {}
    for game in GAMES:
        made = house.create("me", "greedy", game=game)
        person = invite(fresh=True)
        scales = weigh_front(person)
        weights["front"] = scales.bytes
        person.hold(made, game).open(f"/t/{made['table']}")
        expect(person.page.get_by_role("region", name="What to do now")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        weights[game] = scales.bytes - weights["front"]
        person.leave()
    print(*(f"{name:14} {weight / 1000:6.1f} kB" for name, weight in weights.items()), sep="\n")  # noqa: T201 - shown with -s
    assert weights.pop("front") < FRONT
    assert max(weights.values()) < TABLE, weights


@pytest.mark.slow  # on a busy machine Chromium now and then fetches the whole Latin files, too
def test_another_language_brings_its_words_and_letters_and_nothing_else(
    invite: Callable[..., Person],
) -> None:
    scripts = {"pl": "polish", "ru": "cyrillic", "uk": "cyrillic"}
    for language, script in scripts.items():
        scales = weigh_front(invite(language=language, fresh=True))
        fetched = {name for name in scales.names if name.endswith((".woff2", ".ftl"))}
        own = re.compile(rf"text/{language}/\w+\.ftl|(title|text|cover)-\w+(-{script})?\.woff2")
        assert {name for name in fetched if not own.fullmatch(name)} == set()
        assert any(name.endswith(f"-{script}.woff2") for name in fetched), fetched
        assert scales.bytes < FRONT + LANGUAGE, (language, scales.bytes)
