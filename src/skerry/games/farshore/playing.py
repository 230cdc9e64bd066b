"""Playing a card: pay, build, act, let others react, sail, fill the bay; in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.ship import SAIL_BY_COMPASS, compass_watchers
from skerry.games.farshore.sky import CALM
from skerry.games.farshore.weather import blame, in_calm, sky_of
from skerry.games.woodland.meadow import refill
from skerry.games.woodland.payment.pay import pay_on, staged
from skerry.games.woodland.playing import ARRIVE, Plays, playable_on
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.zones import STAGE
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class FarshorePlays(Plays):
    """How cards are played at the shore."""

    __slots__ = ()

    def why_not(self, state: Woodland, seat: int, kind: int, terms: int, zone: int) -> Text | None:
        """Blame the weather if it is the reason."""
        reason = super().why_not(state, seat, kind, terms, zone)
        if reason is None or sky_of(state) is CALM:
            return reason
        in_better = playable_on(in_calm(state), seat, [kind], terms, zone)
        return blame(state) if in_better else reason

    def perform(self, state: Woodland, seat: int, terms: int, zone: int) -> None:
        """Play the card that is coming from a zone to the stage on these terms."""
        state.push(PERFORM, seat, zone, (terms,))


class Perform(Effect[Woodland]):
    """Play the card on the stage; the source is the zone it comes from, the memo the terms."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        card = staged(state, seat)
        state.push(FILL_BAY, seat)
        state.push(SAIL_BY_COMPASS, seat, state.zone(STAGE, seat)[0], compass_watchers(state, seat))
        state.push(ARRIVE, seat)
        if card.first is not None:
            state.push(card.first, seat, site(seat, NO_CARD))
        pay_on(state, seat, frame.memo[0], frame.source)

    def describe(self) -> Text:
        return Text("farshore-rules-play-lead")


class FillBay(Effect[Woodland]):
    """Lay new cards where the bay has gaps."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        refill(state)

    def describe(self) -> Text:
        return Text("farshore-rules-play-order-refill")


FARSHORE_PLAYS: Final = FarshorePlays()
FILL_BAY: Final = FillBay()
PERFORM: Final = Perform()
