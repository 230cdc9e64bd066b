"""How a greedy seat answers each kind of question, by the clause that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.woodland.choosing import (
    card_to_discard,
    card_to_keep,
    card_to_lose,
    card_to_set_aside,
    first_to_react,
    production,
    resource_to_take,
    weakest_seat,
)
from skerry.agents.greedy.woodland.turn import best_play, best_turn, place_to_go, worker_to_move
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import GainAny
from skerry.games.woodland.effects.give import GiveAside, KeepOne
from skerry.games.woodland.effects.hand import SetAside
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.produce import Again, CopyOther, NextProduction
from skerry.games.woodland.effects.workers import FromWhere, Relocate, UsePlace
from skerry.games.woodland.playing import PlayOne
from skerry.games.woodland.reacting import React
from skerry.games.woodland.turn import TakeTurn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.agents.greedy.woodland.question import Question


def answer(asked: Question[Budget[Outlook]], answers: Mapping[type, Callable[[Any], int]]) -> int:
    """Return the most promising option; the first where none is better than the others."""
    for kind in type(asked.frame.effect).__mro__:
        found = answers.get(kind)
        if found is not None:
            return found(asked)
    return asked.options[0]


ANSWERS: Final[dict[type, Callable[[Any], int]]] = {
    TakeTurn: best_turn,
    GainAny: resource_to_take,
    KeepOne: card_to_keep,
    SetAside: card_to_set_aside,
    LeaveCity: card_to_lose,
    FromMeadow: card_to_discard,
    NextProduction: production,
    Again: production,
    CopyOther: production,
    PlayOne: best_play,
    UsePlace: place_to_go,
    Relocate: place_to_go,
    FromWhere: worker_to_move,
    GiveAside: weakest_seat,
    React: first_to_react,
}
