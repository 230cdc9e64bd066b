"""What a seat can know beforehand of an answer, in every woodland game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.city import build
from skerry.games.woodland.payment.pay import PAY
from skerry.games.woodland.workers import come_home
from skerry.games.woodland.zones import HAND, MEADOW, REVEALED, SEASON
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


def preview_home(state: Woodland, seat: int, new_workers: tuple[int, ...]) -> Text:
    """Tell how many workers a seat has once it has prepared; new ones join by season."""
    season = state.count(SEASON, seat) + 1
    home = come_home(state.clone(), seat) + new_workers[season]
    return Text("everdell-preview-prepare", {"count": home})


def preview_payment(state: Woodland, seat: int, pick: int) -> list[Text]:
    """Tell what a way to pay costs and what besides, where that is asked."""
    offer = state.offers[seat]
    if offer is None or offer.frame.effect is not PAY:
        return []
    return PAY.besides(state, offer.frame, pick)


def with_card(state: Woodland, seat: int, kind: int) -> Woodland:
    """Return the table with a card in the city that is now in the hand or the meadow.

    The price is left out: there may be several ways to pay, and points do not hang on it.
    """
    later = state.clone()
    for zone in (HAND, REVEALED, MEADOW):
        if kind in later.zone(zone, seat):
            build(later, seat, kind, later.at(zone, seat))
            break
    return later
