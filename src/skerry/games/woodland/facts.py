"""What is asked often of cards and places, looked up once: a row of facts each.

Compiled, a field is read at once, while an entry of a list is looked up, counted and unpacked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.games.woodland.amounts import pack
from skerry.games.woodland.terms import CRITTER, JOURNEY, TYPES, WORKER

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card, Place


class CardFacts:
    """One kind of card; sets of kinds and of houses are numbers with a bit for each."""

    __slots__ = (
        "asked",
        "bit",
        "critter",
        "helps",
        "home",
        "house",
        "picky",
        "plain",
        "tally",
        "unique",
        "visited",
        "watches",
    )

    def __init__(self, card: Card, kind: int, home: int, house: int) -> None:
        self.asked: i64 = pack((*card.cost, sum(card.cost) + card.any_cost))  # as in a PriceList
        self.bit = 1 << kind
        self.critter = card.form == CRITTER
        self.home = home  # the bit of the house that a critter may move into, or 0
        self.house = house  # the bit of the house that it is, or 0
        # With how many resources of a price it helps at most.
        self.helps = 0 if card.aid is None else card.aid.amount
        # A second one in the city can be a reason not to play it, or something else beside price
        # and space; a plain card knows neither.
        self.unique = card.unique and not card.abroad
        self.picky = card.abroad or card.joins or card.first is not None
        self.plain = not (self.unique or self.picky)
        # A number that tells its type; added up over a city they tell how many it has of each
        # type, to be compared with what an event asks for.
        self.tally = pack([int(card.type == type_) for type_ in TYPES])
        self.visited = card.visit is not None  # workers may stand on it
        self.watches = card.after != ""  # it acts after something happened


class PlaceFacts:
    """One place."""

    __slots__ = ("asked", "demanding", "lasting", "needed", "shared")

    def __init__(self, place: Place, needed: int) -> None:
        self.needed = needed  # the cards an event asks for, as bits
        self.asked = pack([place.count if place.type in ("", type_) else 0 for type_ in TYPES])
        self.shared = place.shared  # it holds any number of workers
        # There can be a reason not to use it.
        self.demanding = place.effect is not None and place.effect.may_fail()
        # Those who stand there stay when the workers come home.
        self.lasting = place.area == JOURNEY or place.guest != WORKER
