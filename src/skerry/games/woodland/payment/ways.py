"""Which ways there are to pay for a card, and which cards can be paid for at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import GUARDS
from skerry.games.woodland.city import fits_in
from skerry.games.woodland.payment.price import lack
from skerry.games.woodland.picks import MOVE_IN, MOVE_IN_ANYWHERE, PRICE, WILD_PICK
from skerry.games.woodland.summary import has_kind

if TYPE_CHECKING:
    from skerry.games.woodland.facts import CardFacts
    from skerry.games.woodland.payment.means import Means
    from skerry.games.woodland.payment.price import Price
    from skerry.games.woodland.state import Woodland


def is_held(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a city has a unique card of a kind, so that it takes no other of that name."""
    return state.box.facts[kind].unique and has_kind(state, seat, kind)


def has_room(state: Woodland, seat: int, kind: int, freed: int = 0) -> bool:
    """Tell whether a card will have room when it comes, once so many spaces have been freed."""
    card = state.box.cards[kind]
    return card.first is not None or card.abroad or fits_in(state, seat, kind, freed)


def ways(state: Woodland, seat: int, kind: int, means: Means) -> list[int]:
    """List the picks for the different ways to pay for a card, as far as the city has room."""
    price = means.price(kind)
    room = _has_room_now(state, seat, kind, means)
    found = _unhelped(state, kind, means, price) if room else []
    for helper in means.helpers:
        if _helps(state, seat, kind, means, price, helper, room=room):
            found.append(state.box.picks.choices[helper])
    return found


def _has_way(state: Woodland, seat: int, kind: int, means: Means) -> bool:
    """Tell whether there is any of these ways."""
    price = means.price(kind)
    room = _has_room_now(state, seat, kind, means)
    if room and _unhelped(state, kind, means, price):
        return True
    for helper in means.helpers:
        if _helps(state, seat, kind, means, price, helper, room=room):
            return True
    return False


def _has_room_now(state: Woodland, seat: int, kind: int, means: Means) -> bool:
    return (means.space or has_room(state, seat, kind)) and not is_held(state, seat, kind)


def _helps(
    state: Woodland, seat: int, kind: int, means: Means, price: Price, helper: int, *, room: bool
) -> bool:
    """Tell whether a card of the city could help to pay for one."""
    aid = state.box.cards[helper].aid
    return (
        aid is not None
        and aid.suits(state, seat, kind)
        and (room or aid.lets_in(state, seat, helper, kind))
        and aid.is_enough(means.stock, means.wild, price)
    )


def _unhelped(state: Woodland, kind: int, means: Means, price: Price) -> list[int]:
    """List the ways to pay for a card that has room: wild pieces, the price, moving in."""
    found: list[int] = []
    lacks = lack(means.stock, price) - price.less
    costs = price.total > 0
    if costs and means.wild and lacks <= means.wild:
        found.append(WILD_PICK)
    if lacks <= 0:
        found.append(PRICE)
    if costs and can_move_in(state, kind, means):
        found.append(MOVE_IN)
    if costs and means.open_house and state.box.facts[kind].critter:
        found.append(MOVE_IN_ANYWHERE)
    return found


def can_move_in(state: Woodland, kind: int, means: Means) -> bool:
    """Tell whether the own house of a critter is free."""
    return means.free & state.box.facts[kind].home != 0


def can_pay(state: Woodland, seat: int, kind: int, card: CardFacts, means: Means) -> bool:
    """Tell whether there is any way to pay for a card; the usual ones are looked at first."""
    space = means.space
    asked = card.asked
    if not means.printed:
        asked = means.prices.packed[kind]
    if space and (means.purse - asked) & GUARDS == GUARDS:
        return True  # as `covers` tells
    moves_in = means.free & card.home != 0
    if space and moves_in:
        return True
    if not moves_in and not means.open_house:
        if space and not means.most:
            return False
        lacks = lack(means.stock, means.prices.prices[kind])
        if lacks > means.most:
            return False
        if space and lacks <= means.spare:
            return True
    return _has_way(state, seat, kind, means)
