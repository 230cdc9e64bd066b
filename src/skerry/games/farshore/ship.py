"""Ships on their track: points for the place reached, a treasure at every mark on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.chest import chest_of
from skerry.games.farshore.compass import winds_for
from skerry.games.farshore.effects.take import Take
from skerry.games.farshore.effects.trade import PayUpTo, can_pay, toll
from skerry.games.farshore.sky import COMPASS_MOST, TREASURE_TOLL
from skerry.games.farshore.terms import AFTER_COMPASS, RESOURCES
from skerry.games.farshore.weather import sky_of
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.amounts import NO_AMOUNT
from skerry.games.woodland.effects.gain import say_price
from skerry.games.woodland.payment.bills import charge
from skerry.games.woodland.picks import NUMBERS
from skerry.games.woodland.reacting import REACT, watchers
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.zones import WILD
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.track import Track
    from skerry.kernel.effect import Frame

TILES: Final = 2  # no card matches more than so many compass tiles


def track_of(state: Woodland) -> Track:
    """Return the track on which the ships of a table sail."""
    return chest_of(state).deck.track


def move(state: Woodland, ship: int, spaces: int) -> tuple[int, int]:
    """Move a ship, given its counter; return how far it came and how many treasure marks it passed."""
    track = track_of(state)
    step = state.counters[ship]
    moved = max(0, min(spaces, track.last - step))
    if moved:
        state.gain(ship, 0, moved)
    return moved, track.passed[step + moved] - track.passed[step]


def sail(state: Woodland, seat: int, spaces: int) -> int:
    """Move the ship of a seat, which takes the treasures; return how far it came."""
    moved, found = move(state, state.counter_at(SHIP, seat), spaces)
    if not found:
        return moved
    toll = sky_of(state).of(TREASURE_TOLL)
    if toll:
        state.push(treasures_for(found, toll), seat, site(seat, NO_CARD))
    else:
        state.gain(WILD, seat, found)
    return moved


def treasures_for(count: int, toll: int) -> PayUpTo:
    """Return the choice how many treasures to take, each for so many resources."""
    if (count, toll) not in BOUGHT:
        BOUGHT[count, toll] = PayUpTo(NO_AMOUNT, count, Take(treasures=1), toll)
    return BOUGHT[count, toll]


def fair_spaces(state: Woodland, kind: int) -> int:
    """Return how far the compass moves a ship for a card, without any toll."""
    free, _ = winds_for(state, kind)
    return _fair(state, free)


def _fair(state: Woodland, free: int) -> int:
    """Return how far so many tiles move a ship in this weather."""
    return min(free, sky_of(state).capped(COMPASS_MOST, free))


class SailByCompass(Effect[Woodland]):
    """The ship moves one space for each tile that the card just played (the source) matches.

    Then the cards act that watch for it and were there before (the memo).
    """

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        free, tolls = winds_for(state, frame.source)
        if tolls:
            state.push(PAY_TOLL, frame.seat, frame.source, frame.memo)
        else:
            sail_on(state, frame.seat, _fair(state, free), frame.memo)

    def describe(self) -> Text:
        return Text("farshore-rules-ship-moves")


class PayToll(Effect[Woodland]):
    """Choose for how many of the matching tiles (of the source) to pay what the weather asks."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Offer as many as there are resources for, and as many as move the ship."""
        free, tolls = winds_for(state, frame.source)
        room = sky_of(state).capped(COMPASS_MOST, TILES) - free
        room = min(room, track_of(state).last - state.count(SHIP, frame.seat) - free)
        return [
            NUMBERS + count
            for count in range(len(tolls) + 1)
            if count == 0
            or (count <= room and can_pay(state, frame.seat, toll(sum(tolls[:count]))))
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        _, tolls = winds_for(state, frame.source)
        paid = option - NUMBERS
        spaces = fair_spaces(state, frame.source) + paid
        state.push(SAIL_ON[spaces], frame.seat, frame.source, frame.memo)
        if paid:
            charge(state, frame.seat, toll(sum(tolls[:paid])))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        paid = pick - NUMBERS
        tolls = winds_for(state, frame.source)[1][:paid]
        price = say_price((0, 0, 0, 0), sum(tolls), RESOURCES)
        spaces = fair_spaces(state, frame.source) + paid
        return Text("farshore-verb-toll", {"count": paid, "what": price, "spaces": spaces})

    def describe(self) -> Text:
        return Text("farshore-pay-toll")


class SailOn(Effect[Woodland]):
    """The ship moves so many spaces; then cards that watch for moves by the compass (the memo) act."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        sail_on(state, frame.seat, self.spaces, frame.memo)

    def describe(self) -> Text:
        return Text("farshore-move-ship", {"count": self.spaces})


def sail_on(state: Woodland, seat: int, spaces: int, present: tuple[int, ...]) -> None:
    """Move the ship by the compass; those that watch for it act after treasures were taken."""
    step = state.count(SHIP, seat)
    if present and spaces and step < track_of(state).last:
        state.push(REACT, seat, site(seat, NO_CARD), present)
    sail(state, seat, spaces)


def compass_watchers(state: Woodland, seat: int) -> tuple[int, ...]:
    """Remember which cards of the city watch for moves by the compass."""
    return watchers(state, seat, (AFTER_COMPASS,))


BOUGHT: Final[dict[tuple[int, int], PayUpTo]] = {}
SAIL_BY_COMPASS: Final = SailByCompass()
PAY_TOLL: Final = PayToll()
SAIL_ON: Final = tuple([SailOn(spaces) for spaces in range(TILES + 1)])
