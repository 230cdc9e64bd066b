"""Worked examples of Beacon Patrol, laid and scored by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.beacon_patrol.scoring import houses_on_island, is_explored, points
from skerry.games.beacon_patrol.sea import STEPS, Sea
from skerry.games.beacon_patrol.tiles import SIDES
from skerry.games.beacon_patrol.zones import BREADTH, HOME
from skerry.kernel.rulebook import Example, Step, Strip, Sum, pieces, shown
from skerry.kernel.scenario import Scenario
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table

NORTH: Final = -BREADTH
SHIP: Final = "ship-1"
TILE: Final = "E-P1"  # land in the east
ROUND: Final = ("north", "east", "south")


def _chart(game: Game[Any], tiles: dict[str, int], expansion: str = "") -> Scenario:
    """Lay tiles by their distance from headquarters, on which the ship lies."""
    scene = Scenario(game, 2, 0, {expansion: True} if expansion else {})
    for tile, distance in tiles.items():
        scene.place("sea", tile, HOME + distance)
    return scene


def _drawn(table: Table, *lit: int) -> tuple[Strip, ...]:
    """Sea and ship, with the cells that are pointed at."""
    sea = shown(table, "sea")
    spots = [HOME + distance for distance in lit]
    seen = [place for place, spot in enumerate(sea.spots) if spot in spots]
    own = shown(table, "ships")
    return sea._replace(lit=tuple(seen)), own._replace(cards=own.cards[:1], spots=own.spots[:1])


def _bare(table: Table, *lit: int) -> tuple[Strip, ...]:
    """The sea alone, where ships do not matter."""
    return _drawn(table, *lit)[:1]


def laying(game: Game[Any]) -> Example:
    """A tile fits to one side of the ship and not to another."""
    scene = _chart(game, {"S-L": 1, "O1": NORTH + 1}).lay("hand", [TILE, "O2", "B1"])
    table = scene.table
    steps = [Step(Text("beacon-rules-laying-ship"), (*_drawn(table, 0), _in_hand(table)))]
    for side in ("north", "west", "south"):
        why = table.why_not(game.vocabulary.id(f"lay-{TILE}-{side}"))
        text = (
            Text("beacon-rules-laying-fits", {"side": side})
            if why is None
            else Text("beacon-rules-laying-not", {"side": side, "why": why})
        )
        steps.append(Step(text, (*_drawn(table), _beside(side))))
    scene.pick(f"lay-{TILE}-south")
    steps.append(Step(Text("beacon-rules-laying-laid"), _drawn(table, BREADTH)))
    return Example(Text("beacon-rules-laying"), steps)


def _in_hand(table: Table) -> Strip:
    hand = shown(table, "hand")
    return hand._replace(cards=(TILE,))


def _beside(side: str) -> Strip:
    """The tile as it would lie there."""
    spot = HOME + STEPS[SIDES.index(side)]
    return Strip("trial", (TILE,), (spot,), lit=(0,))


def sailing(game: Game[Any]) -> Example:
    """Land lies between, so a ship goes round."""
    below = BREADTH
    scene = _chart(game, {TILE: below, "W-P1": below + 1, "O1": 1})
    scene.place("ships", SHIP, HOME + below)
    table = scene.table
    tokens = pieces(table, "tokens")
    steps = [Step(Text("beacon-rules-sailing-here"), _drawn(table, below + 1), tokens)]
    for side in ROUND:
        scene.pick(f"sail-{side}")
        text = Text("beacon-rules-sailing-step", {"side": side})
        steps.append(Step(text, _drawn(table), pieces(table, "tokens")))
    spent = tokens[0].number - pieces(table, "tokens")[0].number
    there = Text("beacon-rules-sailing-there", {"count": spent})
    steps.append(Step(there, _drawn(table, below + 1), pieces(table, "tokens")))
    return Example(Text("beacon-rules-sailing"), steps)


def scoring(game: Game[Any]) -> Example:
    """Two tiles of a small chart are explored."""
    up, down = NORTH, BREADTH
    tiles = {"B1": 1, "O1": -1, "O2": up, "N-L": up + 1, "S-L": down, "B2": down + 1, "O3": 2}
    table = _chart(game, tiles).table
    state = table.state
    assert isinstance(state, Sea)
    steps = [Step(Text("beacon-rules-scoring-chart"), _bare(table))]
    sums: list[Sum] = []
    for cell in sorted(state.chart):
        if is_explored(state.chart, cell):
            label = game.card_label(state.chart[cell])
            sums.append(Sum(label, points(state.chart, cell)))
            text = Text("beacon-rules-scoring-tile", {"points": sums[-1].points})
            steps.append(Step(text, _bare(table, cell - HOME), sums=tuple(sums)))
    total = Text("beacon-rules-scoring-total", {"points": table.scores()[0]})
    steps.append(Step(total, _bare(table), sums=tuple(sums)))
    return Example(Text("beacon-rules-scoring"), steps)


def milling(game: Game[Any]) -> Example:
    """A windmill with open sea about it, and a pier with houses on its island."""
    mill = _chart(game, {"WM1": 1, "O1": 2, "B1": NORTH + 1, "S-P1": BREADTH + 1}, "windmills")
    pier = _chart(
        game, {"PIER-NE": NORTH, "S-P1": 2 * NORTH, "W-P2": NORTH + 1, "O1": NORTH - 1}, "piers"
    )
    sea = mill.table.state
    land = pier.table.state
    assert isinstance(sea, Sea)
    assert isinstance(land, Sea)
    worth = points(sea.chart, HOME + 1)
    args = {"count": worth - 1, "points": worth}
    houses = houses_on_island(land.chart, HOME + NORTH)
    built = {"count": houses, "points": points(land.chart, HOME + NORTH)}
    steps = [
        Step(Text("beacon-rules-milling-mill", dict(args)), _bare(mill.table, 1)),
        Step(Text("beacon-rules-milling-pier", dict(built)), _bare(pier.table, NORTH)),
    ]
    return Example(Text("beacon-rules-milling"), steps)
