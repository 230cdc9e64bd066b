"""Gifts shared out among several opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland.choosing import Counted
from skerry.games.woodland.effects.give import OPPONENT, PayAny, clear_tray
from skerry.games.woodland.effects.hand import ANY_NUMBER, DISCARD_ASIDE, SetAside
from skerry.games.woodland.hand import hand_room, receivers
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE, NAMES
from skerry.games.woodland.zones import ASIDE, HAND, POINTS, STOCK, TRAY
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class GiveAround(PayAny):
    """Give up to so many resources to whom one likes, and gain points for each.

    When nobody can be given anything, it goes to the supply.
    """

    __slots__ = ("points",)

    def __init__(self, up_to: int, points: int) -> None:
        super().__init__(up_to=up_to, to=OPPONENT)
        self.points = points

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        super().whole(state, frame, picks)
        if picks:
            state.gain(POINTS, frame.seat, self.points * len(picks))
        if not receivers(state, frame.seat):
            clear_tray(state, frame.seat)
            return
        for resource in sorted(set(picks), reverse=True):
            state.push(SHARE_TRAY[resource], frame.seat)

    def describe(self) -> Text:
        return Text("everdell-give-around", {"count": self.up_to, "points": self.points})


class Share(Counted):
    """Choose who gets how many of something of which there are several."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def number(self, state: Woodland, seat: int) -> int:
        """Return how many there are to share out."""
        raise NotImplementedError

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        number = self.number(state, frame.seat)
        return [
            state.box.picks.owner(other)
            for other in receivers(state, frame.seat)
            for _ in range(min(number, self.room(state, other)))
        ]

    def room(self, state: Woodland, seat: int) -> int:
        """Return how many a seat could be given."""
        return ANY_NUMBER

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        number = self.number(state, frame.seat)
        return number, number

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": OPPONENT})


class ShareTray(Share):
    """Share out what lies on the tray of one resource."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def number(self, state: Woodland, seat: int) -> int:
        return state.count(TRAY + self.resource, seat)

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        state.gain(TRAY + self.resource, frame.seat, -len(picks))
        for pick in sorted(set(picks)):
            state.gain(STOCK + self.resource, state.box.picks.owner_of(pick), picks.count(pick))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        args: dict[str, str | int | Text] = {
            "resource": NAMES[self.resource],
            "count": self.number(state, frame.seat) - len(frame.memo),
        }
        return Text("everdell-share-resource", {"what": Text("woodland-amount", args)})

    def describe(self) -> Text:
        return Text("everdell-share")


class GiveCardsAround(SetAside):
    """Give up to so many cards of the hand to whom one likes, and gain points for each.

    When nobody has room, the cards are discarded.
    """

    __slots__ = ("points",)

    def __init__(self, up_to: int, points: int) -> None:
        self.points = points
        words = Text("everdell-give-cards-around", {"count": up_to, "points": points})
        super().__init__(SHARE_CARDS, words, up_to=up_to)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-pay", {"count": count, "to": OPPONENT})

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        if picks:
            state.gain(POINTS, frame.seat, self.points * len(picks))
        super().whole(state, frame, picks)


class ShareCards(Share):
    """Share out the cards set aside, one kind after the other; what does not fit is discarded."""

    __slots__ = ()

    def _kind(self, state: Woodland, seat: int) -> int:
        return min(state.zone(ASIDE, seat), default=-1)

    def number(self, state: Woodland, seat: int) -> int:
        return state.zone(ASIDE, seat).count(self._kind(state, seat))

    def room(self, state: Woodland, seat: int) -> int:
        return hand_room(state, seat)

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        if not picks:
            state.push(DISCARD_ASIDE, frame.seat)
            return
        kind = self._kind(state, frame.seat)
        aside = state.at(ASIDE, frame.seat)
        for pick in picks:
            state.move(kind, aside, state.at(HAND, state.box.picks.owner_of(pick)))
        state.push(self, frame.seat)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        name = state.box.names[self._kind(state, frame.seat)]
        return Text("everdell-share-card", {"card": Text("everdell-name", {"name": name})})

    def describe(self) -> Text:
        return Text("everdell-share")


SHARE_CARDS: Final = ShareCards()
SHARE_TRAY: Final = tuple([ShareTray(resource) for resource in EVERY_RESOURCE])
