"""Giving resources and cards to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.choosing import Counted, card_in
from skerry.games.woodland.effects.gain import PayFor
from skerry.games.woodland.hand import hand_room, receivers, top_up
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE, NAMES
from skerry.games.woodland.zones import ASIDE, DECK, DISCARD, DRAWN, HAND, STOCK, TRAY
from skerry.kernel.effect import Effect
from skerry.kernel.gathering import Bargain
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


# To whom resources on the tray may go.
SUPPLY: Final = "supply"
OPPONENT: Final = "opponent"
EVENT: Final = "event"
TRADE: Final = "trade"  # to the supply, for as many others
DRAWN_TO_SHARE: Final = 2  # one is kept, one is given


class GiveTray(Effect[Woodland]):
    """Give what lies on the tray to one opponent who still plays; if none does, it is lost."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [state.box.picks.owner(seat) for seat in receivers(state, frame.seat)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for resource in EVERY_RESOURCE:
            amount = state.count(TRAY + resource, frame.seat)
            if amount:
                state.gain(TRAY + resource, frame.seat, -amount)
                if option >= 0:
                    state.gain(STOCK + resource, state.box.picks.owner_of(option), amount)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return give_to(state, pick)

    def describe(self) -> Text:
        return Text("woodland-give-tray")


def resources_of(state: Woodland, seat: int, most: int) -> list[int]:
    """List the resources that a seat has, each kind as often as there is, but not more than most."""
    return [
        resource for resource in EVERY_RESOURCE for _ in range(min(most, state.has(seat, resource)))
    ]


class PayAny(Counted):
    """Put resources of the seat's own choice on the tray, so many or up to so many."""

    __slots__ = ("at_least", "to", "up_to")

    flow: ClassVar[int] = -1

    def __init__(self, *, up_to: int, at_least: int = 0, to: str = SUPPLY) -> None:
        self.up_to = up_to
        self.at_least = at_least
        self.to = to  # who gets them from the tray

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return resources_of(state, frame.seat, self.up_to)

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return self.at_least, self.up_to

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        for resource in sorted(set(picks)):
            amount = picks.count(resource)
            state.gain(STOCK + resource, frame.seat, -amount)
            state.gain(TRAY + resource, frame.seat, amount)

    def may_fail(self) -> bool:
        return self.at_least > 0

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        if self.can_use(state, seat, source):
            return None
        return Text("woodland-why-resources", {"count": self.at_least - state.wealth(seat)})

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return self.at_least == 0 or state.wealth(seat) >= self.at_least

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return state.wealth(seat) == 0

    def bargain(self, state: Woodland, frame: Frame) -> Bargain | None:
        return Bargain(list(EVERY_RESOURCE), others=False) if self.to == TRADE else None

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": self.to})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        may_stop = "no" if self.at_least == self.up_to else "yes"
        left = self.up_to - len(frame.memo)
        args: dict[str, str | int | Text] = {"count": left, "may-stop": may_stop, "to": self.to}
        return Text("woodland-choose-to-pay", args)

    def describe(self) -> Text:
        if self.at_least == self.up_to:
            return Text("woodland-pay-any", {"count": self.up_to, "to": self.to})
        return Text("woodland-pay-up-to-any", {"count": self.up_to, "to": self.to})


def clear_tray(state: Woodland, seat: int) -> int:
    """Empty the tray into the supply, and return how many resources were on it."""
    count = 0
    for resource in EVERY_RESOURCE:
        amount = state.count(TRAY + resource, seat)
        if amount:
            state.gain(TRAY + resource, seat, -amount)
            count += amount
    return count


class TakeFor(Effect[Woodland]):
    """Empty the tray into the supply, and do something as often as there were resources on it."""

    __slots__ = ("reward",)

    def __init__(self, reward: Effect[Woodland]) -> None:
        self.reward = reward

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        count = clear_tray(state, frame.seat)
        if count:
            state.push(self.reward.times(count), frame.seat, frame.source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return not any([state.count(TRAY + resource, seat) for resource in EVERY_RESOURCE])

    def describe(self) -> Text:
        return Text("woodland-for-each", {"reward": self.reward.describe()})


class SettleTray(Effect[Woodland]):
    """What was paid on the tray goes to the supply."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        clear_tray(state, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-settle")


class GiveFor(PayFor):
    """Give up to so many of one resource to one opponent, and gain points for each."""

    __slots__ = ()

    def deed(self, count: int) -> Text:
        return Text("woodland-verb-give-for", {"points": count * self.points})

    def go_on(self, state: Woodland, frame: Frame, spent: int) -> None:
        super().go_on(state, frame, spent)
        state.gain(TRAY + self.resource, frame.seat, spent)
        state.push(GIVE_TRAY, frame.seat, frame.source)

    def describe(self) -> Text:
        return Text(
            "woodland-give-for-points",
            {"count": self.up_to, "resource": NAMES[self.resource], "points": self.points},
        )


def give_to(state: Woodland, pick: int) -> Text:
    """Say to whom it is given."""
    seat = Text("seat", {"number": state.box.picks.owner_of(pick) + 1})
    return Text("woodland-give-to", {"seat": seat})


class GiveAside(Effect[Woodland]):
    """Give the cards set aside to one opponent with room for them; what does not fit is discarded."""

    __slots__ = ("zone",)

    implied: ClassVar[bool] = True

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        if not state.zone(self.zone, frame.seat):
            return []
        return [
            state.box.picks.owner(seat)
            for seat in receivers(state, frame.seat)
            if hand_room(state, seat)
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        source = state.at(self.zone, frame.seat)
        for card in state.zones[source][:]:
            seat = state.box.picks.owner_of(option)
            fits = option >= 0 and hand_room(state, seat) > 0
            state.move(card, source, state.at(HAND, seat) if fits else DISCARD)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return give_to(state, pick)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": OPPONENT})

    def describe(self) -> Text:
        return Text("woodland-give-cards")


class DrawKeepGive(Effect[Woodland]):
    """Draw two cards, keep one, give the other."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        for _ in range(min(DRAWN_TO_SHARE, hand_room(state, frame.seat))):
            if top_up(state):
                state.draw(DECK, state.at(DRAWN, frame.seat))
        state.push(GIVE_DRAWN, frame.seat, frame.source)
        state.push(KEEP_ONE, frame.seat, frame.source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return hand_room(state, seat) == 0

    def describe(self) -> Text:
        return Text("woodland-draw-keep-give", {"count": DRAWN_TO_SHARE})


class KeepOne(Effect[Woodland]):
    """Keep one of the cards drawn."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        cards = sorted(set(state.zone(DRAWN, frame.seat)))
        return [state.box.picks.choices[card] for card in cards]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option >= 0:
            card = state.box.card_of(option)
            state.move(card, state.at(DRAWN, frame.seat), state.at(HAND, frame.seat))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(DRAWN, frame.seat))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("woodland-keep", {"card": say_card(state, state.box.card_of(pick))})

    def describe(self) -> Text:
        return Text("woodland-keep-one")


GIVE_TRAY: Final = GiveTray()
GIVE_ASIDE: Final = GiveAside(ASIDE)
GIVE_DRAWN: Final = GiveAside(DRAWN)
KEEP_ONE: Final = KeepOne()
SETTLE_TRAY: Final = SettleTray()
