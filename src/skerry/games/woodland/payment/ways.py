"""Which ways there are to pay for a card, and which cards can be paid for at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import GUARDS
from skerry.games.woodland.city import fits_in
from skerry.games.woodland.payment.price import is_payable, lack
from skerry.games.woodland.picks import MOVE_IN, MOVE_IN_ANYWHERE, PRICE, WILD_PICK
from skerry.games.woodland.zones import CITY

if TYPE_CHECKING:
    from skerry.games.woodland.payment.means import Means
    from skerry.games.woodland.payment.price import Price
    from skerry.games.woodland.state import Woodland


def is_held(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a city has a unique card of a kind, so that it takes no other of that name."""
    return state.box.unique[kind] and kind in state.zone(CITY, seat)


def has_room(state: Woodland, seat: int, kind: int, freed: int = 0) -> bool:
    """Tell whether a card will have room when it comes, once so many spaces have been freed."""
    card = state.box.cards[kind]
    return card.first is not None or card.abroad or fits_in(state, seat, kind, freed)


def ways(state: Woodland, seat: int, kind: int, means: Means) -> list[int]:
    """List the picks for the different ways to pay for a card, as far as the city has room."""
    price = means.prices.prices[kind]
    if means.less:
        price = means.prices.price(kind, means.less)
    room = (means.space or has_room(state, seat, kind)) and not is_held(state, seat, kind)
    found = _unhelped(state, kind, means, price) if room else []
    for helper in means.helpers:
        aid = state.box.cards[helper].aid
        if (
            aid is not None
            and aid.suits(state, seat, kind)
            and (room or aid.lets_in(state, seat, helper, kind))
            and is_payable(means.stock, means.wild, aid.price(price))
        ):
            found.append(state.box.picks.choices[helper])
    return found


def _unhelped(state: Woodland, kind: int, means: Means, price: Price) -> list[int]:
    """List the ways to pay for a card that has room: wild pieces, the price, moving in."""
    found: list[int] = []
    lacks = lack(means.stock, price) - price.less
    costs = price.total > 0
    if costs and means.wild and lacks <= means.wild:
        found.append(WILD_PICK)
    if lacks <= 0:
        found.append(PRICE)
    if costs and state.box.homes[kind] in means.homes:
        found.append(MOVE_IN)
    if costs and means.open_house and state.box.critters[kind]:
        found.append(MOVE_IN_ANYWHERE)
    return found


def payable(state: Woodland, seat: int, kinds: list[int], means: Means) -> list[int]:
    """List the cards for which there is any way to pay; the usual ways are looked at first."""
    prices = means.prices.packed
    homes = state.box.homes
    free = means.homes
    purse = means.purse + GUARDS
    usual = [
        kind
        for kind in kinds
        if (purse - prices[kind]) & GUARDS == GUARDS or homes[kind] in free  # as `covers` does
    ]
    if means.simple:
        return usual
    found = usual[:] if means.space else []
    for kind in kinds:
        if kind in found:
            continue
        lacks = lack(means.stock, means.prices.prices[kind])
        if means.space and lacks <= means.wild + means.less:
            found.append(kind)
        elif lacks > means.most and not means.open_house and homes[kind] not in free:
            continue
        elif ways(state, seat, kind, means):
            found.append(kind)
    return found
