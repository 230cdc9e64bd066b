"""What greedy Everdell answers where the brook asks something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skerry.agents.greedy.everdell.brook import at_once, pearls_of, trade_worth
from skerry.agents.greedy.everdell.budget import EverdellBudget
from skerry.agents.greedy.woodland.stock import best
from skerry.games.everdell.tables import BOX
from skerry.games.woodland.picks import FIRST_CARD, SEATS, STOP


def river_card(options: list[int], budget: EverdellBudget) -> int:
    """Return the river card to use, or none."""
    values = [0.0 if pick == STOP else trade_worth(BOX.card_of(pick), budget) for pick in options]
    return best(options, values)


def adornment_to_copy(options: list[int], budget: EverdellBudget) -> int:
    """Return the adornment that does most."""
    values = [
        0.0 if pick == STOP else at_once(BOX.names[BOX.card_of(pick)], budget) for pick in options
    ]
    return best(options, values)


def port(options: list[int], budget: EverdellBudget) -> int:
    """Return the opponent with the most pearls."""
    outlook = budget.outlook
    seats = [pick - SEATS if pick - SEATS < outlook.view.seats else -1 for pick in options]
    return best(options, [float(pearls_of(seat, outlook)) for seat in seats])


def traveler(options: list[int], _plan: EverdellBudget) -> int:
    """Return the traveler that does most when it acts again."""
    values = [
        0.0 if pick == STOP else REVIVED.get(BOX.names[BOX.card_of(pick)], 0.0) for pick in options
    ]
    return best(options, values)


def price_to_gain(options: list[int], budget: EverdellBudget) -> int:
    """Return the card that cost most."""
    return best(
        options, [budget.outlook.value(BOX.cards[BOX.card_of(pick)].cost) for pick in options]
    )


def last(options: list[int], _plan: EverdellBudget) -> int:
    """Return the last option: never to stop while there is anything else."""
    return options[-1]


def first(options: list[int], _plan: EverdellBudget) -> int:
    """Return the first option."""
    return options[0]


def receiver(options: list[int], budget: EverdellBudget) -> int:
    """Give a card while one can be spared; the weakest gets it."""
    outlook = budget.outlook
    cards = [pick for pick in options if pick >= FIRST_CARD]
    if cards:
        return best(cards, [-budget.keep(BOX.card_of(pick)) for pick in cards])
    if min([budget.keep(kind) for kind in outlook.hand], default=1.0) > 0.9:
        return STOP
    return best(options[1:], [-outlook.standing(pick - SEATS) for pick in options[1:]])


# What travelers bring when they act again.
REVIVED: Final = {
    "wanderer": 1.0,
    "shepherd": 2.0,
    "postal_pigeon": 1.8,
    "messenger": 1.3,
    "pirate": 0.9,
    "ranger": 0.8,
    "fool": 1.5,
}
BY_THE_BROOK: Final[dict[str, Callable[[list[int], EverdellBudget], int]]] = {
    "everdell-trade": river_card,
    "everdell-copy-adornment": adornment_to_copy,
    "everdell-sail": port,
    "everdell-revive": traveler,
    "everdell-gain-cost": price_to_gain,
    "everdell-resort": last,
    "everdell-move-on": last,
    "everdell-fetch": first,
    "everdell-either": first,
    "everdell-join": first,
    "everdell-part": first,
    "everdell-rejoin": first,
    "everdell-points-on-store": last,
    "everdell-give-card-around": receiver,
}
