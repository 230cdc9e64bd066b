"""Cards of the meadow: taken into the hand, or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.deed import Deed
from skerry.games.woodland.picks import FIRST_CARD, SLOTS, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.words import MEADOW_SIZE
from skerry.games.woodland.zones import DISCARD, HAND, MEADOW, REVEALED
from skerry.kernel.gathering import Gathering, gathered
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class FromMeadow(Deed):
    """Choose cards of the meadow one by one, and move each; the gaps are filled at the end."""

    __slots__ = ("count", "target_zone", "up_to", "words")

    def __init__(self, count: int, target: int, words: Text, *, up_to: bool = False) -> None:
        self.count = count
        self.target_zone = target
        self.words = words
        self.up_to = up_to

    def _left(self, state: Woodland, frame: Frame) -> int:
        """Return how many are still to choose, as far as they fit."""
        left = self.count - (frame.done >> 8)
        if self.target_zone not in (HAND, REVEALED):
            return left
        return min(left, state.room(frame.seat) - self._held(state, frame))

    def _held(self, state: Woodland, frame: Frame) -> int:
        """Cards on their way to the hand take up room in it already."""
        return len(state.zone(REVEALED, frame.seat)) if self.target_zone == REVEALED else 0

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Offer the kinds from the last one on; equal cards once."""
        left = self._left(state, frame)
        if left <= 0:
            return []
        later = self.later(state, frame)
        if not self.up_to:
            later = later[: max(0, len(later) - left + 1)] if len(later) >= left else later[:1]
        found = [FIRST_CARD + card for card in sorted(set(later))]
        return [STOP, *found] if self.up_to and found else found

    def later(self, state: Woodland, frame: Frame) -> list[int]:
        """List the cards that may be chosen from the last one on, in ascending order."""
        last = (frame.done & 255) - 1
        meadow = state.zones[MEADOW]
        return sorted([meadow[index] for index in state.open_meadow() if meadow[index] >= last])

    def gathering(self, state: Woodland, frame: Frame) -> Gathering | None:
        """They are one set; of equal ones the place says which is meant, if it matters."""
        later = self.later(state, frame)
        leads = [FIRST_CARD + card for card in later]
        pool = leads[:]
        for index, card in enumerate(later):
            places = LEAVE.places(state, card)
            if len(places) > 1:
                pool[index] = places[index - later.index(card)]
        left = self._left(state, frame)
        least = 0 if self.up_to else left
        return gathered(pool, frame.done >> 8, least, left, STOP, leads)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """Move it, and go on; at the end fill the gaps."""
        if option in (-1, STOP):
            state.refill()
            return
        card = state.box.card_of(option)
        done = (frame.done >> 8) + 1 << 8 | card + 1
        state.push(self, frame.seat, frame.source, done)
        state.push(LEAVE, frame.seat, self.target_zone, card)

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        """Tell cards that the rival keeps from others."""
        if pick in self.options(state, frame):
            return None
        if state.is_blocked(pick - FIRST_CARD):
            return Text("woodland-why-blocked")
        return super().why_not(state, frame, pick)

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        """They lie in the meadow."""
        return -1 if pick == STOP else MEADOW

    def card(self, state: Woodland, frame: Frame, pick: int) -> int:
        """A place means the card on it."""
        if SLOTS <= pick < SLOTS + MEADOW_SIZE:
            return state.zones[MEADOW][state.slots.index(pick - SLOTS)]
        return super().card(state, frame, pick)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A full hand takes nothing."""
        return self.target_zone == HAND and state.room(seat) == 0

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        """Ask for what is left."""
        return self.words.with_args({"count": self._left(state, frame)})

    def describe(self) -> Text:
        """Say how many."""
        return self.words.with_args({"count": self.count})


class Leave(Deed):
    """A card leaves the meadow for a zone (the source); of equal ones one says which, if it matters."""

    __slots__ = ()

    def places(self, state: Woodland, card: int) -> list[int]:
        """List the places of the meadow from which the card could leave."""
        meadow = state.zones[MEADOW]
        found = [index for index in state.open_meadow() if meadow[index] == card]
        # Where a rival counts the places of the meadow it matters which one falls empty.
        among = found if state.is_alone() else found[:1]
        return sorted([SLOTS + state.slots[index] for index in among])

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return self.places(state, frame.done)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        index = state.slots.index(option - SLOTS)
        state.leave_meadow(index, state.at(frame.source, frame.seat))

    def target(self, state: Woodland, frame: Frame, pick: int) -> int:
        return MEADOW

    def card(self, state: Woodland, frame: Frame, pick: int) -> int:
        return frame.done

    def describe(self) -> Text:
        return Text("woodland-which-place")


LEAVE: Final = Leave()


def take_from_meadow(count: int, *, up_to: bool = False) -> FromMeadow:
    """Take cards of the meadow into the hand, as far as they fit."""
    return FromMeadow(count, HAND, Text("woodland-take-meadow"), up_to=up_to)


def discard_from_meadow(count: int) -> FromMeadow:
    """Discard cards of the meadow, and fill it again."""
    return FromMeadow(count, DISCARD, Text("woodland-discard-meadow"))
