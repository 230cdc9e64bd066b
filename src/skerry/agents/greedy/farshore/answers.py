"""How greedy Farshore answers each kind of question, by the clause that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.farshore.cards import card_to_draw, hand_to_keep
from skerry.agents.greedy.farshore.payment import (
    how_many,
    how_often,
    resource_to_trade,
    toll_to_pay,
    way_to_pay,
)
from skerry.agents.greedy.farshore.tiles import island_to_flood, map_to_take
from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.answers import ANSWERS
from skerry.agents.greedy.woodland.effects import worth_of_effect
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.effects.gain import ChooseOne
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.trade import Exchange, PayUpTo
from skerry.games.farshore.seasons import HighTide
from skerry.games.farshore.setup import ChangeHand
from skerry.games.farshore.ship import PayToll
from skerry.games.woodland.payment.bills import Bill
from skerry.games.woodland.payment.pay import Pay

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.farshore.budget import FarshoreQuestion


def effect_to_choose(asked: FarshoreQuestion) -> int:
    """Return the pick of the effect that brings most."""
    effect = asked.frame.effect
    assert isinstance(effect, ChooseOne)
    effects = [effect.effects[effect.picks.index(pick)] for pick in asked.options]
    return best(asked.options, [worth_of_effect(part, asked.outlook) for part in effects])


FARSHORE_ANSWERS: Final[dict[type, Callable[[Any], int]]] = {
    **ANSWERS,
    ChangeHand: hand_to_keep,
    Pay: way_to_pay,
    Bill: how_many,
    PayUpTo: how_often,
    PayToll: toll_to_pay,
    Exchange: resource_to_trade,
    DrawFromBay: card_to_draw,
    ChooseOne: effect_to_choose,
    TakeMap: map_to_take,
    HighTide: island_to_flood,
}
