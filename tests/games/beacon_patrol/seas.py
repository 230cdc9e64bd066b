"""Seas laid by hand: a chart written row by row, ships on its cells, tiles in hands."""

from collections.abc import Iterator

import skerry
from skerry import Scenario
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import Way, ways
from skerry.games.beacon_patrol.zones import BREADTH, HOME
from skerry.text import say
from tests.games.beacon_patrol.photographs import chart


def at(row: int, column: int) -> int:
    """Return a cell by its row and column, counted from headquarters to the south and the east."""
    return HOME + BREADTH * row + column


def sea(
    rows: str = "HQ",
    *hands: str,
    ship: tuple[int, int] = (0, 0),
    seats: int = 2,
    **options: bool,
) -> Scenario:
    """Lay a chart, ship 1 on a cell of it, and the hands of the first seats."""
    scene = skerry.scenario("beacon_patrol", seats, **options)
    for seat, hand in enumerate(hands):
        scene.lay("hand", hand.split(), seat)
    for cell, name in cells(rows):
        if name != "HQ":
            scene.place("sea", name, cell)
    scene.place("ships", "ship-1", at(*ship))
    for seat, hand in enumerate(hands):  # a tile of the chart may have been in it
        assert scene.cards("hand", seat) == hand.split()
    return scene


def cells(rows: str) -> Iterator[tuple[int, str]]:
    """Read a chart in which headquarters lie somewhere."""
    placed = chart(rows)
    [(row, column)] = [place for place, name in placed.items() if name == "HQ"]
    for place, name in placed.items():
        yield at(place[0] - row, place[1] - column), name


def leave(scene: Scenario, count: int) -> Scenario:
    """Let only so many tiles be left on the pile."""
    pile = scene.cards("pile")
    return scene.lay("gone", scene.cards("gone") + pile[: len(pile) - count])


def laid(scene: Scenario) -> dict[int, str]:
    """Return the chart by cell."""
    names = scene.table.game.cards
    view = scene.table.view().zone("sea")
    return {spot: names[card] for spot, card in zip(view.spots, view.cards or [], strict=True)}


def ships(scene: Scenario) -> list[int]:
    """Return the cells of all ships."""
    return scene.table.view().zone("ships").spots


def tokens(scene: Scenario, seat: int = 0) -> int:
    return scene.table.view().counter("tokens", seat)


def options(scene: Scenario, verb: str) -> list[str]:
    """Return the open picks that begin with a word."""
    return [name for name in scene.options() if name.startswith(verb)]


def why_not(scene: Scenario, name: str) -> str:
    """Say why a pick cannot be chosen; "" if it can."""
    reason = scene.table.why_not(scene.table.game.vocabulary.id(name))
    return "" if reason is None else say(reason)


def ways_of(scene: Scenario, seat: int = 0) -> list[Way]:
    """Return all ways of a seat."""
    state = scene.table.state
    assert isinstance(state, Sea)
    return ways(state, seat)


def way(scene: Scenario, card: str, cell: int) -> Way:
    """Return the way of a tile or of a ship to a cell."""
    number = scene.table.game.cards.index(card)
    [found] = [w for w in ways_of(scene) if (w.card, w.spot) == (number, cell)]
    return found


def picks(scene: Scenario, found: Way) -> list[str]:
    """Return the names of the answers of a way."""
    return [scene.table.game.vocabulary.name(pick) for pick in found.picks]
