"""Playing a card: pay, build, act, let others react, sail, fill the bay; in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.payment import MOST_LESS, is_affordable, pay_for
from skerry.games.farshore.prices import lacking
from skerry.games.farshore.purse import Purse, price_of, stock_of, treasures_of
from skerry.games.farshore.ship import SAIL_BY_COMPASS, compass_watchers
from skerry.games.farshore.sky import CALM
from skerry.games.farshore.weather import blame, in_calm, sky_of
from skerry.games.farshore.words import RESOURCES
from skerry.games.woodland.city import fits_in
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.payment import AT_PRICE, FREE, say_card, staged
from skerry.games.woodland.playing import ARRIVE, Plays, is_welcome
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.zones import MEADOW, STAGE
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class FarshorePlays(Plays):
    """How cards are played at the shore."""

    __slots__ = ()

    def can(self, state: Woodland, seat: int, kind: int, terms: int, zone: int) -> bool:
        """Tell whether a card of a zone could be played on these terms."""
        return is_playable(state, seat, kind, terms, zone, Purse(state, seat))

    def why_not(self, state: Woodland, seat: int, kind: int, terms: int, zone: int) -> Text | None:
        """Give the reason why a card of a zone cannot be played on these terms."""
        if self.can(state, seat, kind, terms, zone):
            return None
        if sky_of(state) is not CALM and self.can(in_calm(state), seat, kind, terms, zone):
            return blame(state)
        card = state.card(kind)
        if not is_welcome(state, seat, kind):
            message = (
                Text("woodland-why-unique")
                if card.unique and card.first is None
                else Text("woodland-why-no-construction")
            )
            return message.with_args({"card": say_card(state, kind)})
        if card.first is None and not fits_in(state, seat, kind):
            return Text("woodland-why-full")
        return why_missing(state, seat, kind, max(0, terms), zone)

    def perform(self, state: Woodland, seat: int, terms: int, zone: int) -> None:
        """Play the card that is coming from a zone to the stage on these terms."""
        state.push(PERFORM[terms], seat, zone)


def is_playable(state: Woodland, seat: int, kind: int, terms: int, zone: int, purse: Purse) -> bool:
    """Tell whether a card of a zone could be played on these terms by who has these means."""
    if not is_welcome(state, seat, kind, may_make_way=terms == AT_PRICE):
        return False
    if terms != FREE:
        return is_affordable(state, seat, purse, kind, pay_for(terms, zone))
    return state.box.cards[kind].first is not None or fits_in(state, seat, kind)


def why_missing(state: Woodland, seat: int, kind: int, less: int, zone: int) -> Text:
    """Say what a seat lacks to pay for a card; its treasures could stand in for so much of it."""
    short = lacking(stock_of(state, seat), price_of(state, kind, 0, bay=zone == MEADOW))
    what = say_amounts(tuple(short[:4]), names=RESOURCES)
    if short[4]:
        rest = Text("woodland-amount", {"resource": "any", "count": short[4]})
        what = join_and([what, rest]) if any(short[:4]) else rest
    help_of = min(treasures_of(state, seat) + less, sum(short))
    return Text("farshore-why-missing", {"what": what, "less": help_of})


class Perform(Effect[Woodland]):
    """Play the card on the stage, which comes from a zone (the source), on these terms."""

    __slots__ = ("terms",)

    def __init__(self, terms: int) -> None:
        self.terms = terms

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        card = staged(state, seat)
        state.push(FILL_BAY, seat)
        state.push(SAIL_BY_COMPASS, seat, state.zone(STAGE, seat)[0], compass_watchers(state, seat))
        state.push(ARRIVE, seat)
        if card.first is not None:
            state.push(card.first, seat, site(seat, NO_CARD))
        if self.terms != FREE:
            state.push(pay_for(self.terms, frame.source), seat)

    def describe(self) -> Text:
        return Text("farshore-rule-play")


class FillBay(Effect[Woodland]):
    """Lay new cards where the bay has gaps."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        refill(state)

    def describe(self) -> Text:
        return Text("farshore-rule-bay")


FARSHORE_PLAYS: Final = FarshorePlays()
FILL_BAY: Final = FillBay()
PERFORM: Final[dict[int, Perform]] = {
    terms: Perform(terms) for terms in (AT_PRICE, FREE, *range(1, MOST_LESS + 1))
}
