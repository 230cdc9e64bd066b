"""Which clauses take cards or resources away from who chooses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import GainAny
from skerry.games.woodland.effects.give import PayAny
from skerry.games.woodland.effects.hand import SetAside

if TYPE_CHECKING:
    from skerry.kernel.effect import Effect

PARTING: Final = (SetAside, LeaveCity)


def sign_of(effect: Effect[Any]) -> float:
    """Return -1 where cards are parted with, 1 where they come."""
    return -1.0 if isinstance(effect, PARTING) else 1.0


def flow_of(effect: Effect[Any]) -> float:
    """Return 1 where resources that are chosen come, -1 where they go, 0 where they are only named."""
    if isinstance(effect, GainAny):
        return 1.0
    return -1.0 if isinstance(effect, PayAny) else 0.0
