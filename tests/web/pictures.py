"""What a table should show, by the server's own words, and what is shown otherwise."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.house import Json

CITIES = ("city", "captain")  # she, too, sends workers to cards of her own
PLACES = ("board", "forest", "islands", "flooded", "river", *CITIES)  # where workers stand
AT_HOME = {"workers": "worker", "ambassador": "ambassador"}  # counters that are drawn as pegs
NEVER_HIDDEN = {  # zones that a table on a desk always shows
    *("hand", "city", "meadow", "board", "forest", "events", "river", "rival", "stage"),
    *("bay", "islands", "maps", "compass", "captain", "market", "row"),
}
STACKED = {"bay", "maps"}  # of equal things the top one is drawn, and how many there are


@dataclass
class Picture:
    """Cards by zone, pegs by place and seat, figures by name: drawn, or as they should be drawn."""

    zones: dict[str, Counter[str]] = field(default_factory=dict)
    homes: set[str] = field(default_factory=set)
    pegs: dict[str, Counter[str]] = field(default_factory=dict)
    figures: dict[str, set[int]] = field(default_factory=dict)
    chart: dict[tuple[int, int], str] = field(default_factory=dict)
    ships: dict[int, tuple[int, int]] = field(default_factory=dict)


def place_of(zone: str, card: str) -> str:
    """How a place is called; there may be one of that name in every city."""
    return f"place/{zone} {card}" if zone.partition("/")[0] in CITIES else f"place/{card}"


def due(shown: Json, seat: int) -> Picture:
    """Tell what should be drawn for a seat."""
    eyes = next(one for one in shown["eyes"] if one["seat"] == seat)
    picture = Picture()
    for zone in eyes["zones"]:
        owner = seat if zone["seat"] < 0 and zone["name"] == "market" else zone["seat"]
        key = f"{zone['name']}/{owner}"
        picture.figures[key] = {zone["count"]}
        if zone["cards"] is not None:
            picture.zones[key] = Counter(zone["cards"])
        if zone["name"] in PLACES:
            _stand(picture, zone)
    for one in eyes["counters"]:
        picture.figures[f"{one['name']}/{one['seat']}"] = {one["value"]}
        if one["value"] and (kind := AT_HOME.get(one["name"])):
            home = picture.pegs.setdefault(f"home/{one['seat']}", Counter())
            home[f"{kind} {one['seat']}"] = one["value"]
    picture.figures |= {f"score/{one}": {score} for one, score in enumerate(shown["scores"])}
    _track(picture, shown)
    _chart(picture, {zone["name"]: zone for zone in eyes["zones"]})
    return picture


def _stand(picture: Picture, zone: Json) -> None:
    for card, marks in zip(zone["cards"] or [], zone["marks"] or [], strict=False):
        pegs = picture.pegs.setdefault(place_of(f"{zone['name']}/{zone['seat']}", card), Counter())
        for name, count in marks.items():
            kind, _, owner = name.rpartition("-")
            if kind in AT_HOME.values():
                pegs[f"{kind} {owner.replace('rival', '-1')}"] += count
            if name == "stuck":
                pegs[f"worker {zone['seat']}"] += count


def _track(picture: Picture, shown: Json) -> None:
    """A ship is drawn with what its place is worth."""
    values = shown["deck"]["track"]["values"] if shown["deck"] else []
    captain = picture.figures.pop("captain ship/-1", None)
    if captain:
        picture.figures["ship/-1"] = captain
    for name, places in picture.figures.items():
        if name.startswith("ship/"):
            picture.figures[name] = {values[place] for place in places}


def _chart(picture: Picture, zones: Json) -> None:
    if "sea" not in zones:
        return
    sea, ships = zones["sea"], zones["ships"]
    breadth, home = sea["breadth"], sea["spots"][0]

    def cell(spot: int) -> tuple[int, int]:
        return spot % breadth - home % breadth, spot // breadth - home // breadth

    picture.chart = {
        cell(spot): card for card, spot in zip(sea["cards"], sea["spots"], strict=True)
    }
    picture.ships = {seat: cell(spot) for seat, spot in enumerate(ships["spots"])}
    del picture.zones["sea/-1"], picture.zones["ships/-1"]


def differences(drawn: Picture, wanted: Picture, *, whole: bool) -> list[str]:
    """Say what is drawn otherwise than it is; only of a whole table, what is not drawn at all."""
    tiles = set(drawn.chart.items())
    return [
        *_cards(drawn, wanted, whole=whole),
        *_pegs(drawn, wanted),
        *(
            f"{name}: the figure says {values}, it is {wanted.figures.get(name)}"
            for name, values in drawn.figures.items()
            if values != wanted.figures.get(name)
        ),
        *(
            f"the chart: {card} at {cell} is {'drawn' if (cell, card) in tiles else 'laid'} only"
            for cell, card in sorted(tiles ^ set(wanted.chart.items()), key=str)
            if tiles
        ),
        *(
            f"the ship of seat {seat}: drawn at {cell}, is at {wanted.ships[seat]}"
            for seat, cell in drawn.ships.items()
            if cell != wanted.ships[seat]
        ),
    ]


def _cards(drawn: Picture, wanted: Picture, *, whole: bool) -> list[str]:
    hidden = {
        zone
        for zone, cards in wanted.zones.items()
        if whole and cards and zone.partition("/")[0] in NEVER_HIDDEN
    }
    return [
        f"{zone}: drawn {_list(drawn, zone)}, is {_list(wanted, zone)}"
        for zone in drawn.zones.keys() | hidden
        if not zone.startswith(("place/", "home/")) and not _same(zone, drawn, wanted)
    ]


def _list(picture: Picture, zone: str) -> list[str]:
    return sorted(picture.zones.get(zone, Counter()).elements())


def _pegs(drawn: Picture, wanted: Picture) -> list[str]:
    places = {
        place_of(zone, card) for zone, cards in drawn.zones.items() for card in cards
    } | drawn.homes
    places |= {place for place in drawn.pegs if place.startswith("place/")}
    return [
        f"{place}: drawn {dict(stand)}, is {dict(should)}"
        for place in places
        if (stand := drawn.pegs.get(place, Counter()))
        != (should := wanted.pegs.get(place, Counter()))
    ]


def _same(zone: str, drawn: Picture, wanted: Picture) -> bool:
    cards, lying = (one.zones.get(zone, Counter()) for one in (drawn, wanted))
    if zone.partition("/")[0] in STACKED:
        return cards.total() == lying.total() and set(cards) <= set(lying)
    return cards == lying
