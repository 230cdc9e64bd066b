"""The river: what is asked and given by its citizens and at its locations."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.brook import brook
from skerry.games.everdell.pearlbrook.pearls import CROSS, GainPearls
from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Place, SideCard
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.effects.gain import Draw, Gain
from skerry.games.woodland.effects.give import SETTLE_TRAY, PayAny
from skerry.games.woodland.effects.hand import DiscardAside, SetAside, discard
from skerry.games.woodland.effects.meadow import take_from_meadow
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.picks import STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import (
    AMBASSADOR,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    TYPES,
)
from skerry.games.woodland.zones import ASIDE, DISCARD, REVEALED
from skerry.kernel.effect import Effect, Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.amounts import Amount
    from skerry.kernel.effect import Frame, Reference

# Areas of places.
RIVER: Final = "river"
SHOALS: Final = "shoals"
CITIZEN: Final = "citizen"
LOCATION: Final = "location"
SHOALS_RESOURCES: Final = 2  # of any kind
SHOALS_CARDS: Final = 2
ALL_BANKS: Final = -1


class Trade(Effect[Woodland]):
    """Pay what a river card asks and take what it gives, or not: at one destination, or at any."""

    __slots__ = ("bank",)

    def __init__(self, bank: int = ALL_BANKS) -> None:
        self.bank = bank

    def _cards(self, state: Woodland) -> list[int]:
        if self.bank == ALL_BANKS:
            return sorted(state.zones[brook(state).at.cards])
        return [brook(state).card_at(state, self.bank)]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = [
            state.box.side_card_pick(card)
            for card in self._cards(state)
            if state.box.side_card(card).effect.can_use(state, frame.seat, frame.source)
        ]
        return [STOP, *found] if found else []

    def _why_not_card(self, state: Woodland, frame: Frame, card: int) -> Text | None:
        return state.box.side_card(card).effect.why_not_use(state, frame.seat, frame.source)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option not in (-1, STOP):
            card = state.box.card_of(option)
            state.push(state.box.side_card(card).effect, frame.seat, frame.source)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        card = state.box.card_of(pick)
        if card in self._cards(state):
            return self._why_not_card(state, frame, card)
        return super().why_not(state, frame, pick)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, brook(state).at.cards)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        if pick == STOP:
            return Text("everdell-trade-not")
        return Text("woodland-use", {"place": say_card(state, state.box.card_of(pick))})

    def describe(self) -> Text:
        return Text("everdell-trade", {"any": "yes" if self.bank == ALL_BANKS else "no"})


class Visit(Effect[Woodland]):
    """At a destination: take the pearl and turn up the card if it lies face down; then trade."""

    __slots__ = ("bank", "trade")

    def __init__(self, bank: int) -> None:
        self.bank = bank
        self.trade = Trade(bank)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        here = brook(state)
        state.push(CROSS, frame.seat)
        if self.bank not in here.banks:
            here.gain_pearls(state, frame.seat, 1)
            here.turn_up(state, self.bank)
        state.push(self.trade, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("everdell-visit-river")


class UseRiver(Trade):
    """Trade at any destination where the card is turned up; then cards may come over the bridge."""

    __slots__ = ()

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return None if self.can_use(state, seat, source) else Text("everdell-why-no-river-card")

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return len(self._cards(state)) > 0


class ShowAside(DiscardAside):
    """Show what was set aside to all, and discard it."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        aside = state.at(ASIDE, frame.seat)
        shown = state.at(REVEALED, frame.seat)
        for card in state.zones[aside][:]:
            state.move(card, aside, shown)
        for card in state.zones[shown][:]:
            state.move(card, shown, DISCARD)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("everdell-verb-show", {"count": count})


class SetAsideMixed(SetAside):
    """Choose cards of the hand that are all of different types."""

    __slots__ = ()

    def family(self, state: Woodland, pick: int) -> int:
        return TYPES.index(state.card(state.box.card_of(pick)).type)

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        """There must be enough types."""
        lacks = self._lacks(state, seat)
        return Text("everdell-why-types", {"count": lacks}) if lacks > 0 else None

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return self._lacks(state, seat) <= 0

    def _lacks(self, state: Woodland, seat: int) -> int:
        return self.at_least - len({state.card(card).type for card in self.fitting(state, seat)})


THANKS: Final = Sequence(Gain(points=1), GainPearls(1))
SHOW_ASIDE: Final = ShowAside()


def citizen(name: str, count: int, type: str) -> SideCard:
    """Return a citizen who asks for cards of one type."""
    words = Text("everdell-show", {"count": count, "type": type})
    show = SetAside(SHOW_ASIDE, words, up_to=count, at_least=count, type=type)
    return SideCard(name, RIVER, Sequence(show, THANKS), group=CITIZEN)


def location(name: str, price: Amount, cards: int) -> SideCard:
    """Return a location where cards are drawn for a point and a resource."""
    effect = Sequence(Spend(price, points=1), Draw(cards), GainPearls(1))
    return SideCard(name, RIVER, effect, group=LOCATION)


def open_location(name: str, cards: Effect[Woodland]) -> SideCard:
    """Return a location that takes any resource beside the point."""
    effect = Sequence(
        Spend(points=1), PayAny(up_to=1, at_least=1), SETTLE_TRAY, cards, GainPearls(1)
    )
    return SideCard(name, RIVER, effect, group=LOCATION)


RIVER_CARDS: Final[tuple[SideCard, ...]] = (
    citizen("gus_the_gardener", count=3, type=PRODUCTION),
    SideCard("bosley_the_artist", RIVER,
          Sequence(SetAsideMixed(SHOW_ASIDE, Text("everdell-show-mixed", {"count": 3}), up_to=3,
                                 at_least=3), THANKS),
          group=CITIZEN),
    citizen("crustina_the_constable", count=2, type=GOVERNANCE),
    citizen("iluminor_the_inventor", count=2, type=TRAVELER),
    citizen("snout_the_explorer", count=2, type=DESTINATION),
    citizen("omicron_the_elder", count=1, type=PROSPERITY),
    location("ballroom", price=RESIN, cards=3),
    location("watermill", price=TWIG, cards=2),
    open_location("observatory", take_from_meadow(2)),
    open_location("market", Draw(3)),
    location("great_hall", price=PEBBLE, cards=4),
    location("gardens", price=BERRY, cards=3),
)  # fmt: skip

# From top to bottom, as the frog of Rugwort goes down. The printed order is not known to us, so
# it can be chosen.
RIVER_SPOTS: Final[tuple[Place, ...]] = (
    Place("river_spot_production", RIVER, Visit(bank=0), type=PRODUCTION, count=3,
          guest=AMBASSADOR),
    Place("river_spot_destination", RIVER, Visit(bank=1), type=DESTINATION, count=2,
          guest=AMBASSADOR),
    Place("river_spot_governance", RIVER, Visit(bank=2), type=GOVERNANCE, count=2,
          guest=AMBASSADOR),
    Place("river_spot_traveler", RIVER, Visit(bank=3), type=TRAVELER, count=2,
          guest=AMBASSADOR),
    Place("shoals", SHOALS, shared=True, guest=AMBASSADOR,
          effect=Sequence(PayAny(up_to=SHOALS_RESOURCES, at_least=SHOALS_RESOURCES), SETTLE_TRAY,
                          discard(SHOALS_CARDS), GainPearls(1))),
)  # fmt: skip
RIVER_ORDERS: Final = tuple(
    [" ".join(order) for order in permutations([place.type for place in RIVER_SPOTS if place.type])]
)
