"""All that a deck puts on the table: cards, places, maps and tiles, with their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.sky import skies
from skerry.games.farshore.terms import ISLAND, MAP_KINDS, MAP_VALUES, RESOURCES
from skerry.games.woodland.amounts import pack
from skerry.games.woodland.box import Box
from skerry.games.woodland.terms import CRITTER, TYPES
from skerry.kernel.effect import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.module import Module
    from skerry.games.woodland.payment.rules import PaymentRules
    from skerry.games.woodland.picks import Picks
    from skerry.games.woodland.playing import Plays
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


class Chest(Box):
    """The box of Farshore with one deck in it."""

    __slots__ = (
        "deck",
        "first_map",
        "first_trail",
        "first_weather",
        "islands",
        "map_kinds",
        "map_span",
        "maps_asked",
        "skies",
    )

    def __init__(
        self,
        deck: Deck,
        modules: Sequence[Module],
        chosen: Sequence[Module],
        picks: Picks,
        plays: Plays,
        payment: PaymentRules,
        placed: Effect[Woodland] | None,
        take_turn: Effect[Woodland] | None,
    ) -> None:
        super().__init__(
            RESOURCES,
            modules,
            chosen,
            picks,
            plays=plays,
            payment=payment,
            placed=placed,
            take_turn=take_turn,
            stacks=True,
        )
        self.deck = deck
        self.first_trail = self.first_tiles["captain"]
        self.first_weather = self.first_tiles["weather"]
        self.skies = skies(deck.weather)
        self.islands: list[int] = [n for n, place in enumerate(self.places) if place.area == ISLAND]
        self.first_map = len(self.places) - MAP_KINDS * len(MAP_VALUES)
        self.map_span = len(MAP_VALUES)
        # By card: of which kind a map is. By kind: what it asks for, to be compared with tallies.
        first = len(self.cards) + self.first_map
        self.map_kinds: dict[int, int] = {
            first + n: n // self.map_span for n in range(MAP_KINDS * self.map_span)
        }
        self.maps_asked: list[int] = [pack(asked) for asked in deck.maps]

    def home_of(self, card: Card) -> int:
        """A critter may come to any construction of its colour."""
        return TYPES.index(card.type) if card.form == CRITTER else NOTHING

    def house_of(self, card: Card, kind: int) -> int:
        return 0 if card.form == CRITTER else 1 << TYPES.index(card.type)

    def with_modules(self, chosen: Sequence[Module]) -> Chest:
        """Return the box of a table with these of its modules; with all of them it is this one."""
        if len(chosen) == len(self.modules):
            return self
        return Chest(
            self.deck,
            self.modules,
            chosen,
            self.picks,
            self.plays,
            self.payment,
            self.placed,
            self.take_turn,
        )


def chest_of(state: Woodland) -> Chest:
    """Return the box of a table of Farshore."""
    box = state.box
    assert isinstance(box, Chest)
    return box
