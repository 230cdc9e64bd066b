"""How greedy Farshore pays, and what it trades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.outlook import TREASURE
from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.effects import loss
from skerry.agents.greedy.woodland.stock import UNIT, plus, plus_each
from skerry.games.farshore.aids import Help
from skerry.games.farshore.effects.trade import Exchange, PayUpTo
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.payment.bills import Bill
from skerry.games.woodland.payment.price import payments
from skerry.games.woodland.picks import MOVE_IN, NUMBERS, PRICE, STOP, WILD_PICK

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreBudget, FarshoreQuestion
    from skerry.agents.greedy.woodland.stock import Stock

BOTHER: Final = 0.1  # of several ways that cost the same, rather the simple one
TRADE: Final = 0.6  # what must be gained by changing one resource for another


def way_to_pay(asked: FarshoreQuestion) -> int:
    """Return the cheapest way to pay for the card on the stage."""
    kind = asked.outlook.view.cards("stage", asked.outlook.seat)[0]
    return best(
        asked.options,
        [-price_of_way(pick, kind, asked.budget) for pick in asked.options],
    )


def price_of_way(pick: int, kind: int, budget: FarshoreBudget) -> float:
    """Return what a way to pay costs."""
    outlook = budget.outlook
    if pick == PRICE:
        return budget.cost(kind)
    if pick == MOVE_IN:
        return outlook.anchor_price
    if pick == WILD_PICK:
        return budget.cost(kind) + max(1, budget.missing(kind)) * budget.wild_price + BOTHER
    helping = outlook.box.card_of(pick)
    helper = budget.cards[helping]
    assert isinstance(helper.aid, Help)
    price = budget.cost(kind) - budget.saved(kind, helper.aid) + BOTHER * (1 + helper.aid.swap)
    return price + max(0.0, loss(helping, outlook)) * helper.aid.leaves


def how_many(asked: FarshoreQuestion) -> int:
    """Return the number that the cheapest way to pay has where the open ways differ."""
    bill = asked.frame.effect
    assert isinstance(bill, Bill)
    chosen = asked.frame.memo
    treasures = min(bill.most, asked.outlook.purse)
    left = [
        way
        for way in payments(asked.budget.stock, treasures, bill.price)
        if way[0] >= bill.fewest and way[: len(chosen)] == chosen
    ]
    values = [
        asked.budget.potential(plus(asked.budget.stock, way[1:], -1)) - TREASURE * way[0]
        for way in left
    ]
    cheapest = left[values.index(max(values))]
    for place in range(len(chosen), len(cheapest)):
        if len({way[place] for way in left}) > 1:
            return NUMBERS + cheapest[place]
    return asked.options[0]


def how_often(asked: FarshoreQuestion) -> int:
    """Return how many times to pay."""
    effect = asked.frame.effect
    assert isinstance(effect, PayUpTo)
    return best(
        asked.options, [asked.budget.paying(effect, pick - NUMBERS) for pick in asked.options]
    )


def resource_to_trade(asked: FarshoreQuestion) -> int:
    """Return what to pay for something else, or to stop."""
    effect = asked.frame.effect
    assert isinstance(effect, Exchange)
    paid = [pick for pick in asked.frame.memo if pick < WILD_PICK]
    stock = plus_each(asked.budget.stock, paid, -1)
    whole = asked.budget.potential(stock)
    kinds = [pick for pick in asked.options if pick < WILD_PICK]
    if not kinds:
        return STOP
    gains = [traded(kind, stock, asked.budget) - whole for kind in kinds]
    least = TRADE if asked.frame.memo or effect.reward is None else -TRADE
    return best(kinds, gains) if max(gains) > least else STOP


def traded(paid: int, stock: Stock, budget: FarshoreBudget) -> float:
    """Return what a stock is good for when one resource is changed for the best other one."""
    stock = plus(stock, UNIT[paid], -1)
    others = [kind for kind in range(len(RESOURCES)) if kind != paid]
    return max([budget.potential(plus(stock, UNIT[kind])) for kind in others])


def toll_to_pay(asked: FarshoreQuestion) -> int:
    """Return for how many winds to pay what the weather asks: a ship brings more than it costs."""
    return asked.options[-1]
