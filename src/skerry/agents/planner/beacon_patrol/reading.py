"""Reading the table: what a seat sees of it, as a chart and a fleet to plan with."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol.chart import Chart
from skerry.agents.planner.beacon_patrol.fleet import Fleet
from skerry.agents.planner.beacon_patrol.odds import Odds
from skerry.agents.planner.beacon_patrol.turn import NO_TILE, Turn
from skerry.agents.planner.beacon_patrol.weights import weights_for
from skerry.games.beacon_patrol.tiles import BASE, PIERS, WINDMILLS
from skerry.games.beacon_patrol.zones import TILE_COUNT, ship_of
from skerry.kernel.view import View


def fleet_in(view: View) -> Fleet:
    """Return the fleet; a tile that is just being taken counts as still in the other hand."""
    ships = view.zone("ships")
    cells = [0] * view.seats
    for index, ship in enumerate(view.cards("ships")):
        for seat in range(view.seats):
            if ship == ship_of(seat):
                cells[seat] = ships.spots[index]
    hands = [view.cards("hand", seat)[:] for seat in range(view.seats)]
    taken = view.cards("taken", view.seat)
    if taken:
        hands[_robbed(hands, view.seat)] += taken
    return Fleet(cells, hands, unseen(view))


def _robbed(hands: list[list[int]], taker: int) -> int:
    """Return whose hand lacks a tile: the shortest of the others."""
    found = -1
    for seat, hand in enumerate(hands):
        if seat != taker and (found < 0 or len(hand) < len(hands[found])):
            found = seat
    return found


def unseen(view: View) -> list[int]:
    """Return the tiles of the pile, in ascending order: those in play that are nowhere in sight."""
    seen = [False] * TILE_COUNT
    for zone in view.zones:
        for card in [] if zone.cards is None else zone.cards:
            if card < TILE_COUNT:
                seen[card] = True
    first_pier = len(BASE) + len(WINDMILLS)
    base = [tile for tile in range(len(BASE)) if not seen[tile]]
    windmills = [tile for tile in range(len(BASE), first_pier) if not seen[tile]]
    piers = [tile for tile in range(first_pier, first_pier + len(PIERS)) if not seen[tile]]
    more = view.zone("pile").count - len(base)
    if more >= len(windmills) + len(piers):
        return base + windmills + piers
    # Of an expansion that is not in play, all tiles are unseen.
    if more == len(windmills) and (len(piers) == len(PIERS) or more != len(piers)):
        return base + windmills
    return base + piers if more else base


def chart_in(view: View, fleet: Fleet) -> Chart:
    """Return the chart as it lies, with the odds that the tiles still to come give."""
    chart = Chart(Odds(fleet.coming(), weights_for(view.seats)))
    sea = view.zone("sea")
    for index, tile in enumerate(view.cards("sea")):
        chart.lay(sea.spots[index], tile)
    return chart


def turn_in(view: View, fleet: Fleet) -> Turn:
    """Return what is left of the seat's turn."""
    seat = view.seat
    own = fleet.hands[seat]
    taken = view.cards("taken", seat)
    turn = fleet.turn_of(seat)
    turn.tokens = view.counter("tokens", seat)
    turn.taken = taken[0] if taken else NO_TILE
    if taken:
        turn.foreign = taken
    elif view.counter("swaps", seat) == 0:
        turn.foreign = []
    turn.most = len(own)
    return turn


def sight(view: View) -> list[int]:
    """Return what changes from pick to pick of a turn, to tell whether all went as foreseen."""
    seat = view.seat
    ships = view.zone("ships")
    ship = ships.spots[view.cards("ships").index(ship_of(seat))]
    return [
        view.counter("turn"),
        ship,
        view.counter("tokens", seat),
        len(view.cards("sea")),
        *view.cards("taken", seat),
        *sorted(view.cards("hand", seat)),
    ]
