"""How greedy Everdell answers each kind of question, by the clause that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.everdell.choosing import (
    adornment_to_copy,
    card_to_remove,
    card_to_share_out,
    card_to_tuck,
    effect_to_choose,
    from_meadow,
    last,
    price_to_gain,
    prisoner,
    richest,
    river_card,
    traveler,
)
from skerry.agents.greedy.everdell.payment import (
    number_to_spend,
    resource_to_give,
    resource_to_save,
    resource_to_store,
    resource_to_swap,
    way_to_pay,
)
from skerry.agents.greedy.everdell.turn import place_to_use, place_to_use_again, turn
from skerry.agents.greedy.woodland.answers import ANSWERS
from skerry.agents.greedy.woodland.choosing import strongest_seat, weakest_seat
from skerry.games.everdell.gifts import Share
from skerry.games.everdell.pearlbrook.adornment_effects import (
    CopyAdornment,
    GainCost,
    MoveOn,
    Revive,
)
from skerry.games.everdell.pearlbrook.events import PointsOnStore, TuckOne
from skerry.games.everdell.pearlbrook.places import Either
from skerry.games.everdell.pearlbrook.river import Trade
from skerry.games.everdell.pearlbrook.ships import Sail
from skerry.games.everdell.pearlbrook.turn import GoAboard
from skerry.games.everdell.rugwort import RemoveCard
from skerry.games.woodland.effects.city import Store
from skerry.games.woodland.effects.gain import SpendUpTo
from skerry.games.woodland.effects.give import GiveTray, PayAny
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Whose
from skerry.games.woodland.effects.scrolls import ShareOut
from skerry.games.woodland.effects.workers import Lifted, UseOwn, UsePlace
from skerry.games.woodland.payment.aids import ChoosePrisoner
from skerry.games.woodland.payment.bills import Save, Swap
from skerry.games.woodland.payment.pay import Pay
from skerry.games.woodland.placing import GoToCard
from skerry.games.woodland.playing import GoAbroad
from skerry.games.woodland.turn import TakeTurn

if TYPE_CHECKING:
    from collections.abc import Callable

EVERDELL_ANSWERS: Final[dict[type, Callable[[Any], int]]] = {
    **ANSWERS,
    TakeTurn: turn,
    UsePlace: place_to_use,
    UseOwn: place_to_use_again,
    Pay: way_to_pay,
    Save: resource_to_save,
    Swap: resource_to_swap,
    PayAny: resource_to_give,
    SpendUpTo: number_to_spend,
    Store: resource_to_store,
    FromMeadow: from_meadow,
    ShareOut: card_to_share_out,
    ChoosePrisoner: prisoner,
    RemoveCard: card_to_remove,
    GoAbroad: strongest_seat,
    GiveTray: weakest_seat,
    Share: weakest_seat,
    GoToCard: weakest_seat,
    GoAboard: weakest_seat,
    Whose: weakest_seat,
    Lifted: weakest_seat,
    TuckOne: card_to_tuck,
    PointsOnStore: last,
    Trade: river_card,
    Sail: richest,
    Either: effect_to_choose,
    CopyAdornment: adornment_to_copy,
    GainCost: price_to_gain,
    Revive: traveler,
    MoveOn: last,
}
