"""What a table draws, read from the page; it must come to equal what the server shows that seat."""

from __future__ import annotations

import re
import time
from collections import Counter
from typing import TYPE_CHECKING

from tests.patience import LOOKS, PATIENCE
from tests.web.pictures import AT_HOME, Picture, differences, due, place_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.house import Json
    from tests.web.people import Person

READ = """() => {
  const root = document.querySelector("[data-eyes]");
  if (!root) return null;
  const here = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector) => [...root.querySelectorAll(selector)].filter(here);
  const at = (one) => one.closest("[data-at]")?.dataset.at ?? "";
  const many = (one) => Number((one.closest("[data-count]") ?? one.querySelector("[data-count]:not(:has([data-peg]))"))?.dataset.count || 1);
  const share = (peg) => { const all = peg.closest("[data-count]"); return all ? Number(all.dataset.count) / all.querySelectorAll("[data-peg]").length : 1; };
  const place = (one) => { const on = one.parentElement.closest("[data-name], [data-glide]"); return on?.dataset.name ?? on?.dataset.glide ?? ""; };
  const spot = (one) => { const { a, e, f } = one.getScreenCTM(); return [a, e, f]; };
  return {
    seat: Number(root.dataset.eyes),
    gliding: all("[data-glide]:not([data-peg])").map((one) => [at(one), one.dataset.glide, many(one)]),
    still: all("[data-name][data-at]:not([data-glide], :has([data-glide]:not([data-peg])))").map((one) => [at(one), one.dataset.name, many(one)]),
    under: all("[data-glide] [data-under]").map((one) => [at(one), one.dataset.under]),
    pegs: all("[data-peg]").map((one) => [at(one), place(one), one.dataset.glide, share(one)]),
    homes: all("[data-at^='home/']").map((one) => [at(one), one.querySelector("[data-counter]") !== null]),
    figures: all("[data-counter]").map((one) => [one.dataset.counter, one.textContent]),
    tiles: all("[data-tile]").filter((one) => !at(one) && !one.closest(".ghost")).map((one) => [one.dataset.tile, ...spot(one.firstElementChild)]),
    ships: all("[data-ship]").map((one) => [Number(one.dataset.ship), ...spot(one)]),
  };
}"""
KEYS = """(table) => JSON.parse(localStorage.getItem("skerry.tables") ?? "[]")
    .find((one) => one.table === table)?.keys ?? []"""
MATE = "mate"  # what Beacon Patrol calls the open hand of another seat
NUMBER = re.compile(r"[-−]?\d+")


def read(page: Page) -> tuple[int, Picture] | None:
    """Read what is drawn, and whose eyes look; None if the table is behind a curtain."""
    found = page.evaluate(READ)
    if found is None:
        return None
    seat = int(found["seat"])
    picture = Picture()
    for kind in ("gliding", "still"):
        _lay(picture, found[kind], seat)
    for place, card in found["under"]:
        picture.zones[_zone(place, seat)][card] += 1
    for name, text in found["figures"]:
        number = NUMBER.search(text)
        value = int(number[0].replace("−", "-")) if number else 0
        picture.figures.setdefault(name, set()).add(value)
    _stand(picture, found["pegs"], found["homes"])
    _sail(picture, found["tiles"], found["ships"])
    return seat, picture


def _lay(picture: Picture, cards: list[tuple[str, str, int]], seat: int) -> None:
    """Lay cards into zones; what stands still may be shown elsewhere as well."""
    zones: dict[str, Counter[str]] = {}
    for place, card, count in cards:
        zones.setdefault(_zone(place, seat), Counter())[card] += count
    for zone, lying in zones.items():
        picture.zones[zone] = picture.zones.get(zone, Counter()) | lying


def _stand(
    picture: Picture, pegs: list[tuple[str, str, str, int]], homes: list[tuple[str, bool]]
) -> None:
    for at, name, who, count in pegs:
        kind, _, _ = who.partition(" ")
        where = at if at.startswith(("place/", "home/")) else place_of(at, name) if name else ""
        if where and kind in AT_HOME.values():
            picture.pegs.setdefault(where, Counter())[who] += count
    picture.homes = {home for home, _ in homes}
    for home, counted in homes:
        if counted:  # one peg and a figure
            _, _, owner = home.partition("/")
            pegs_at_home = picture.pegs.setdefault(home, Counter())
            pegs_at_home[f"worker {owner}"] = max(picture.figures[f"workers/{owner}"])


def _zone(place: str, seat: int) -> str:
    """The zone and its owner, where a table names only one of them."""
    name, _, owner = place.partition("/")
    return f"{'hand' if name == MATE else name}/{owner or seat}"


def _sail(
    picture: Picture,
    tiles: list[tuple[str, float, float, float]],
    ships: list[tuple[int, float, float, float]],
) -> None:
    """Count cells from headquarters, the first tile of all."""
    if not tiles:
        return
    _, scale, left, top = tiles[0]
    width = scale * 100
    for name, _, x, y in tiles:
        picture.chart[round((x - left) / width), round((y - top) / width)] = name
    for seat, _, x, y in ships:
        picture.ships[seat] = (int((x - left) // width), int((y - top) // width))


def agree(person: Person) -> None:
    """Wait until what is drawn equals what the server shows this person; it must come to that."""
    end = time.monotonic() + PATIENCE
    while faults := amiss(person):
        assert time.monotonic() < end, "\n".join(["What is drawn is not what is:", *faults])
        time.sleep(LOOKS)


def look(person: Person) -> Json:
    """What the server shows somebody now, by the keys that their browser holds."""
    table = person.page.url.rpartition("/")[2]
    keys = person.page.evaluate(KEYS, table)
    return person.house.look(table, keys)


def amiss(person: Person) -> list[str]:
    """What is drawn otherwise than it is, at this moment."""
    shown = look(person)
    found = read(person.page)
    if found is None or shown["over"]:
        return []
    seat, drawn = found
    return differences(drawn, due(shown, seat), whole=not person.phone)
