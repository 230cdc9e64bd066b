"""What purple cards of Farshore count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.farshore.effects.scores import CardsOf, Maps, TreasureMarks, Treasures

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.farshore.outlook import FarshoreOutlook


def _cards(what: CardsOf, city: list[int], outlook: FarshoreOutlook) -> float:
    found = len([kind for kind in city if what.sort.has(outlook.cards[kind])])
    return max(0, found - int(what.others))


def _treasures(_what: Treasures, _city: list[int], outlook: FarshoreOutlook) -> float:
    return outlook.treasures


def _maps(_what: Maps, _city: list[int], outlook: FarshoreOutlook) -> float:
    return len(outlook.held)


def _marks(_what: TreasureMarks, _city: list[int], outlook: FarshoreOutlook) -> float:
    return outlook.chest.deck.track.passed[outlook.ship]


def _more_cards(what: CardsOf, outlook: FarshoreOutlook) -> float:
    return outlook.plays_ahead * outlook.share(what.sort)


def _more_treasures(_what: Treasures, outlook: FarshoreOutlook) -> float:
    return 0.1 * outlook.plays_ahead


def _more_maps(_what: Maps, outlook: FarshoreOutlook) -> float:
    return min(2.5, 0.25 * outlook.plays_ahead)


def _more_marks(_what: TreasureMarks, outlook: FarshoreOutlook) -> float:
    return 0.25 * outlook.plays_ahead


FARSHORE_COUNTS: Final[dict[type, Callable[[Any, list[int], Any], float]]] = {
    CardsOf: _cards,
    Treasures: _treasures,
    Maps: _maps,
    TreasureMarks: _marks,
}
FARSHORE_GROWTHS: Final[dict[type, Callable[[Any, Any], float]]] = {
    CardsOf: _more_cards,
    Treasures: _more_treasures,
    Maps: _more_maps,
    TreasureMarks: _more_marks,
}
