"""Cards of the meadow: taken into the hand, or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.hand import hand_room
from skerry.games.woodland.meadow import is_blocked, refill, touchable
from skerry.games.woodland.picks import SLOTS
from skerry.games.woodland.rival import is_alone
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import MEADOW_SIZE
from skerry.games.woodland.zones import DISCARD, HAND, MEADOW, REVEALED
from skerry.kernel.effect import NOTHING, Effect, Reference
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class FromMeadow(Several):
    """Choose cards of the meadow, so many or up to so many, as far as they fit; then fill the gaps.

    Of equal cards the place is chosen where it matters which one leaves.
    """

    __slots__ = ("count", "target_zone", "up_to", "words")

    def __init__(self, count: int, target: int, words: Text, *, up_to: bool = False) -> None:
        self.count = count
        self.target_zone = target
        self.words = words
        self.up_to = up_to

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        """List the cards that lie there and are nobody else's."""
        meadow = state.zones[MEADOW]
        choices = state.box.picks.choices
        alone = is_alone(state)
        found: list[int] = []
        for index in touchable(state):
            card = meadow[index]
            if self.is_fitting(state, card):
                alike = alone and len(LEAVE.places(state, card)) > 1
                found.append(SLOTS + state.slots[index] if alike else choices[card])
        found.sort()
        return found

    def is_fitting(self, state: Woodland, card: int) -> bool:
        """Tell whether a card may be chosen."""
        return True

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        most = self._most(state, frame.seat)
        return 0 if self.up_to else most, most

    def _most(self, state: Woodland, seat: int) -> int:
        fits = hand_room(state, seat) if self.target_zone in (HAND, REVEALED) else self.count
        return min(self.count, fits)

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        """They leave the meadow together."""
        for pick in picks:
            card = state.box.card_of(pick)
            place = pick if card == NOTHING else LEAVE.places(state, card)[0]
            LEAVE.from_place(state, place, state.at(self.target_zone, frame.seat))
        refill(state)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        """Tell cards that the rival keeps from others."""
        reason = super().why_not(state, frame, pick)
        if reason is not None and is_blocked(state, state.box.card_of(pick)):
            return Text("woodland-why-blocked")
        return reason

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        """A place means the card on it."""
        if SLOTS <= pick < SLOTS + MEADOW_SIZE:
            index = state.slots.index(pick - SLOTS)
            return Reference(MEADOW, state.zones[MEADOW][index])
        return card_in(state, pick, MEADOW)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A full hand takes nothing."""
        return self.target_zone == HAND and hand_room(state, seat) == 0

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        if self.target_zone == DISCARD:
            return Text("woodland-verb-discard", {"count": count})
        return Text("woodland-verb-take", {"count": count})

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        """Ask for what is left."""
        return self._say(self._most(state, frame.seat) - len(frame.memo))

    def _say(self, count: int) -> Text:
        return self.words.with_args({"count": count, "up-to": "yes" if self.up_to else "no"})

    def describe(self) -> Text:
        return self._say(self.count)


class Leave(Effect[Woodland]):
    """A card leaves the meadow for a zone (the source); of equal ones one says which, if it matters."""

    __slots__ = ()

    def places(self, state: Woodland, card: int) -> list[int]:
        """List the places of the meadow from which the card could leave."""
        meadow = state.zones[MEADOW]
        # Where a rival counts the places of the meadow it matters which one falls empty.
        if not is_alone(state):
            return [SLOTS + state.slots[meadow.index(card)]]
        found = [index for index in touchable(state) if meadow[index] == card]
        return sorted([SLOTS + state.slots[index] for index in found])

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return self.places(state, frame.memo[0])

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        self.from_place(state, option, state.at(frame.source, frame.seat))

    def from_place(self, state: Woodland, place: int, target: int) -> None:
        """Let the card on a place go to a zone."""
        state.empty_slot(state.slots.index(place - SLOTS), target)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return Reference(MEADOW, frame.memo[0])

    def describe(self) -> Text:
        return Text("woodland-which-place")


LEAVE: Final = Leave()


def take_from_meadow(count: int, *, up_to: bool = False, into: int = HAND) -> FromMeadow:
    """Take cards of the meadow into the hand, as far as they fit, or lay them open first."""
    return FromMeadow(count, into, Text("woodland-take-meadow"), up_to=up_to)


def discard_from_meadow(count: int) -> FromMeadow:
    """Discard cards of the meadow, and fill it again."""
    return FromMeadow(count, DISCARD, Text("woodland-discard-meadow"))
