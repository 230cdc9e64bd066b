"""What all choosing in woodland games has in common."""

from __future__ import annotations

from typing import ClassVar

from skerry.games.woodland.picks import STOP
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import NO_REFERENCE, NOTHING, NOWHERE, Reference
from skerry.kernel.pick import Pick


class Several(Pick[Woodland]):
    """Choose several things; one pick of all woodland games ends the set."""

    __slots__ = ()

    @property
    def stop(self) -> int:
        return STOP


class Counted(Several):
    """Choose resources, or who gets how many of something."""

    __slots__ = ()

    counted: ClassVar[bool] = True


def card_in(state: Woodland, pick: int, zone: int) -> Reference:
    """Refer to the card of a pick, which lies in a zone; a pick of no card refers to nothing."""
    card = state.box.card_of(pick)
    return NO_REFERENCE if card == NOTHING or zone == NOWHERE else Reference(zone, card)
