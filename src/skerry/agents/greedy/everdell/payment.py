"""How greedy Everdell pays, and which resources it gives, stores and saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.options import best, fullest
from skerry.agents.greedy.woodland.effects import on_event
from skerry.agents.greedy.woodland.stock import UNIT, plus, plus_each
from skerry.games.everdell.gifts import GiveAround
from skerry.games.woodland.effects.city import LayOn, Store
from skerry.games.woodland.effects.gain import PayFor, SpendUpTo
from skerry.games.woodland.effects.give import PayAny
from skerry.games.woodland.payment.bills import Swap
from skerry.games.woodland.payment.price import payments
from skerry.games.woodland.picks import MOVE_IN, MOVE_IN_ANYWHERE, NUMBERS, PRICE, STOP

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.budget import EverdellQuestion

PLENTY: Final = 0.1  # how much less a resource is worth for each that there is already


def way_to_pay(asked: EverdellQuestion) -> int:
    """Return the cheapest way: move in, into its own home first; pay; get help as the last."""
    for pick in (MOVE_IN, MOVE_IN_ANYWHERE, PRICE):
        if pick in asked.options:
            return pick
    return asked.options[0]


def _prices(asked: EverdellQuestion) -> list[float]:
    """Return what a resource of each kind is worth beside those that there are."""
    pairs = zip(asked.outlook.prices, asked.outlook.stock, strict=True)
    return [price - PLENTY * number for price, number in pairs]


def resource_to_save(asked: EverdellQuestion) -> int:
    """Return the next of the dearest resources of a price."""
    prices = _prices(asked)
    pool, most = asked.pool()
    return min(fullest(pool, [prices[pick] for pick in pool], most))


def resource_to_swap(asked: EverdellQuestion) -> int:
    """Return the dearest resource of a price; then what is missed least instead of it."""
    bill = asked.frame.effect
    assert isinstance(bill, Swap)
    swaps = [bill.told(payment) for payment in payments(asked.outlook.stock, 0, bill.price)]
    if not asked.frame.memo and len({wanted for wanted, _ in swaps}) > 1:
        prices = _prices(asked)
        return best(asked.options, [prices[kind] for kind in asked.options])
    return best(asked.options, [_without(kind, asked) for kind in asked.options])


def _without(kind: int, asked: EverdellQuestion, given: tuple[int, ...] = ()) -> float:
    """Return what the stock is good for without a resource, and without those given before."""
    left = plus_each(asked.outlook.stock, (*given, kind), -1)
    return asked.budget.potential(left)


def resource_to_give(asked: EverdellQuestion) -> int:
    """Return the resource that is missed least; stop where it brings nothing to give more."""
    effect = asked.frame.effect
    assert isinstance(effect, PayAny)
    kinds = [pick for pick in asked.options if pick != STOP]
    left = [_without(kind, asked, asked.frame.memo) for kind in kinds]
    each = effect.points if isinstance(effect, GiveAround) else asked.outlook.prices[0]
    now = asked.budget.potential(plus_each(asked.outlook.stock, asked.frame.memo, -1))
    if STOP in asked.options and max(left) + each < now:
        return STOP
    return best(kinds, left)


def number_to_spend(asked: EverdellQuestion) -> int:
    """Return how many resources to turn into points."""
    effect = asked.frame.effect
    assert isinstance(effect, SpendUpTo)
    each = 1
    if isinstance(effect, PayFor):
        each = effect.points
    elif isinstance(effect, LayOn):
        each = on_event(effect.event, asked.outlook).each[effect.resource]
    values: list[float] = []
    for pick in asked.options:
        left = plus(asked.outlook.stock, UNIT[effect.resource], NUMBERS - pick)
        values.append(each * (pick - NUMBERS) + asked.budget.potential(left))
    return best(asked.options, values)


def resource_to_store(asked: EverdellQuestion) -> int:
    """Return the batch that would help most."""
    effect = asked.frame.effect
    assert isinstance(effect, Store)
    stocks = [plus(asked.outlook.stock, UNIT[kind], effect.batches[kind]) for kind in asked.options]
    return best(asked.options, [asked.budget.potential(stock) for stock in stocks])
