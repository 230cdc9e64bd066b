"""How greedy Farshore answers each kind of question, by the clause that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.cards import (
    card_to_discard,
    card_to_draw,
    card_to_keep,
    card_to_lose,
    card_to_set_aside,
    hand_to_keep,
    production,
)
from skerry.agents.greedy.farshore.deeds import worth_of_deed
from skerry.agents.greedy.farshore.payment import (
    how_many,
    how_often,
    resource_to_take,
    resource_to_trade,
    toll_to_pay,
    way_to_pay,
)
from skerry.agents.greedy.farshore.turn import (
    best_play,
    best_turn,
    island_to_flood,
    map_to_take,
    place_to_go,
    worker_to_move,
)
from skerry.agents.greedy.woodland.stock import best
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.effects.gain import ChooseOne
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.trade import Exchange, PayUpTo
from skerry.games.farshore.payment import Bill, Pay
from skerry.games.farshore.seasons import HighTide
from skerry.games.farshore.setup import ChangeHand
from skerry.games.farshore.ship import PayToll
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import GainAny
from skerry.games.woodland.effects.give import GiveAside, KeepOne
from skerry.games.woodland.effects.hand import SetAside
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Again, CopyOther, NextProduction
from skerry.games.woodland.effects.workers import FromWhere, Relocate, UsePlace
from skerry.games.woodland.picks import FIRST_CARD, RIVAL_PICK, SEATS
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.reacting import React
from skerry.games.woodland.turn import TakeTurn

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.farshore.budget import Question


CAPTAIN: Final = RIVAL_PICK


def answer(asked: Question) -> int:
    """Return the most promising option; the first where none is better than the others."""
    for kind in type(asked.frame.effect).__mro__:
        found = ANSWERS.get(kind)
        if found is not None:
            return found(asked)
    return asked.options[0]


def deed_to_choose(asked: Question) -> int:
    """Return the pick of the deed that brings most."""
    deed = asked.frame.effect
    assert isinstance(deed, ChooseOne)
    deeds = [deed.deeds[deed.picks.index(pick)] for pick in asked.options]
    return best(asked.options, [worth_of_deed(part, asked.outlook) for part in deeds])


def first_to_react(asked: Question) -> int:
    """Return the card that brings most of those that watched for the same."""
    deeds = [asked.budget.cards[pick - FIRST_CARD].play for pick in asked.options]
    return best(asked.options, [worth_of_deed(deed, asked.outlook) for deed in deeds])


def weakest_seat(asked: Question) -> int:
    """Return who gets a card: the captain, for whom it is discarded, or who has least."""
    if CAPTAIN in asked.options:
        return CAPTAIN
    return best(asked.options, [-asked.outlook.standing(pick - SEATS) for pick in asked.options])


ANSWERS: Final[dict[type, Callable[[Question], int]]] = {
    TakeTurn: best_turn,
    ChangeHand: hand_to_keep,
    Pay: way_to_pay,
    Bill: how_many,
    PayUpTo: how_often,
    PayToll: toll_to_pay,
    GainAny: resource_to_take,
    Exchange: resource_to_trade,
    DrawFromBay: card_to_draw,
    KeepOne: card_to_keep,
    SetAside: card_to_set_aside,
    LeaveCity: card_to_lose,
    FromMeadow: card_to_discard,
    NextProduction: production,
    Again: production,
    CopyOther: production,
    ChooseOne: deed_to_choose,
    PlayOne: best_play,
    UsePlace: place_to_go,
    Relocate: place_to_go,
    FromWhere: worker_to_move,
    TakeMap: map_to_take,
    HighTide: island_to_flood,
    GiveAside: weakest_seat,
    React: first_to_react,
}
