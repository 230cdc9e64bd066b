"""Cards played, left and activated by the effects of others, and workers moved."""

from __future__ import annotations

from typing import Final

from skerry.games.farshore.effects.places import UseShore
from skerry.games.farshore.terms import ISLAND, SHORE
from skerry.games.woodland.counts import NO_LIMIT
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Again
from skerry.games.woodland.effects.reveal import Reveal
from skerry.games.woodland.effects.workers import FromWhere, GoElsewhere
from skerry.games.woodland.payment.price import FREE
from skerry.games.woodland.playing import PlayOne, PlayRevealed
from skerry.games.woodland.zones import DISCARD, HAND, MEADOW
from skerry.kernel.text import Text

BAY: Final = MEADOW


def play_card(
    zones: tuple[int, ...],
    less: int,
    form: str = "",
    most: int = NO_LIMIT,
    *,
    optional: bool = False,
) -> PlayOne:
    """Play a card of the hand, the bay or both for so many resources less, or for nothing."""
    return PlayOne(zones, less=less, most=most, optional=optional, form=form, market="bay")


def reveal_and_play(count: int, most: int = NO_LIMIT, *, optional: bool = True) -> Reveal:
    """Turn up cards of the deck, and play one of them that is worth at most so much for nothing."""
    return Reveal(count, PlayRevealed(less=FREE, most=most, optional=optional))


def leave_city(form: str = "") -> LeaveCity:
    """Discard a card of the city; its cost comes back."""
    return LeaveCity(form=form, refund=True)


def activate_other() -> Again:
    """Let another green card of the city act."""
    return ACTIVATE_OTHER


def discard_from_bay(count: int) -> FromMeadow:
    """Discard cards of the bay, which is then filled."""
    return FromMeadow(count, DISCARD, Text("farshore-discard-bay"))


def use_place(*, islands: bool = True) -> UseShore:
    """Let a place of the shore, or an island that lies face up, act."""
    return UseShore((SHORE, ISLAND) if islands else (SHORE,))


def move_worker() -> FromWhere:
    """You may move one of your workers to another place, which acts."""
    return MOVE_WORKER


ACTIVATE_OTHER: Final = Again(optional=False)
MOVE_WORKER: Final = FromWhere(GoElsewhere(), Text("farshore-move-worker"), optional=True)

__all__ = ["BAY", "FREE", "HAND"]
