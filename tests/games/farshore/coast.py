"""A coast laid out by hand: hands, cities and stocks first, then play.

    table = coast().hand("pirate", "grove").purse(mushroom=2)
    table.play("pirate")
    assert table.count("treasure") == 1

It is a valley (see there) with Farshore's names. No compass tile is in force, no island is in sight
and no ship has left unless it is told so, and the bay has eight cards that nobody asks for.
"""

from __future__ import annotations

from typing import Self

import skerry
from skerry.games.farshore.words import RESOURCES
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.kernel.effect import Frame
from tests.games.everdell.valley import On, Valley, on

BAY = ("gardens", "galleon", "manor", "harbor", "sculptor", "governor", "windmill", "galley")


class Coast(Valley):
    """A game of Farshore whose table is laid by hand; what lays or plays returns it."""

    def __init__(self, seats: int, seed: int, lookout: str) -> None:
        self.scene = skerry.scenario("farshore", seats, seed, lookout=lookout)
        self._later: list[Frame] | None = None
        self._still()._later = [Frame(BEGIN_TURN, 0)]
        for seat in range(seats):
            self.hand(seat=seat)
        self.bay(*BAY).compass().islands()

    def bay(self, *cards: str) -> Self:
        """Let these cards lie in the bay, equal ones on one place; others fill it up to eight."""
        others = [card for card in BAY if card not in cards]
        kinds = list(dict.fromkeys(cards))
        laid = [*cards, *others[: 8 - len(kinds)]]
        self._still().scene.lay("bay", laid)
        order = list(dict.fromkeys(laid))
        self.state.slots = [order.index(card) for card in laid]
        return self

    def compass(self, *tiles: str) -> Self:
        """Let just these tiles be in force."""
        return self.lay("compass", *[f"compass_{tile}" for tile in tiles])

    def islands(self, *numbers: int) -> Self:
        """Let just these islands be in sight."""
        return self.lay("islands", *[f"island_{number}" for number in numbers])

    def maps(self, *names: str, seat: int = 0) -> Self:
        """Let a seat own these maps: "1_2" is the map of the first kind that is worth 2."""
        state = self._still().state
        own = state.zones[state.layout.find("own maps", seat)]
        for name in names:
            card = state.box.place_card(self._place(f"map_{name}"))
            for zone in ("maps", "map box"):
                if card in state.zones[state.layout.find(zone)] and card not in own:
                    state.zones[state.layout.find(zone)].remove(card)
                    own.append(card)
        return self

    def purse(
        self,
        driftwood: int = 0,
        seaweed: int = 0,
        seastone: int = 0,
        mushroom: int = 0,
        *,
        treasure: int = 0,
        seat: int = 0,
    ) -> Self:
        """Let a seat have just these resources and treasures."""
        amounts = (driftwood, seaweed, seastone, mushroom, treasure)
        for name, count in zip((*RESOURCES, "treasure"), amounts, strict=True):
            self.set(name, count, seat)
        return self

    def ship(self, step: int, *, seat: int = 0) -> Self:
        """Let the ship of a seat have come so many steps."""
        return self.set("ship", step, seat)

    def play_from_bay(self, card: str) -> Self:
        """Play a card of the bay."""
        return self.pick(f"play-{card}-from-bay")

    def stock_of(self, seat: int = 0) -> dict[str, int]:
        """Return resources and treasures of a seat, by name, without those it has not."""
        names = (*RESOURCES, "treasure")
        return {name: n for name in names if (n := self.count(name, seat))}

    def bay_places(self) -> list[list[str]]:
        """Return the cards of the bay, place by place."""
        places: list[list[str]] = [[] for _ in range(8)]
        for slot, card in zip(self.state.slots, self.cards("bay"), strict=True):
            places[slot].append(card)
        return places


def coast(seats: int = 2, *, seed: int = 0, lookout: str = "limit") -> Coast:
    """Return a table with empty hands and cities, and two workers and three anchors a seat."""
    return Coast(seats, seed, lookout)


def filled(*cards: str) -> tuple[str, ...]:
    """Return fifteen cards that fill a city: these, then groves and other common cards."""
    others = ("grove",) * 5 + ("tumbler",) * 3 + ("tangle_raft",) * 3 + ("beach_sledge",) * 3
    return (*cards, *(*others, "scriptorium")[: 15 - len(cards)])


__all__ = ["Coast", "On", "coast", "filled", "on"]
