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
from skerry.games.farshore.captain.turns import PASS_ON_AT_SEA
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.terms import TYPES
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.kernel.effect import Frame
from skerry.text import say
from tests.games.everdell.valley import On, Valley, on

# Cards of each colour, none of which matches another's compass tile twice.
MIXED = ("grove", "diver", "pirate", "inn", "port", "herbalist", "harbor", "hideout")
BAY = ("gardens", "galleon", "manor", "harbor", "sculptor", "governor", "windmill", "galley")


class Coast(Valley):
    """A game of Farshore whose table is laid by hand; what lays or plays returns it."""

    def __init__(
        self, seats: int, seed: int, lookout: str, captain: str, weather: str, deck: str
    ) -> None:
        self.scene = skerry.scenario(
            "farshore", seats, seed, deck=deck, lookout=lookout, captain=captain, weather=weather
        )
        self._later: Frame | None = None
        self._still()._later = Frame(BEGIN_TURN, 0)
        for seat in range(seats):
            self.hand(seat=seat)
        self.bay(*BAY).compass().islands()
        for zone in ("captain hand", "weather"):
            if zone in self.state.layout.names:
                self.lay(zone)

    def bay(self, *cards: str) -> Self:
        """Let these cards lie in the bay, equal ones on one place; others fill it up to eight."""
        others = [card for card in BAY if card not in cards]
        kinds = list(dict.fromkeys(cards))
        laid = [*cards, *others[: 8 - len(kinds)]]
        self._still().scene.lay("bay", laid)
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

    def plan(self, *rows: tuple[str, int]) -> Self:
        """Let these markers stand in these rows of the captain's plan, from the left; others are off."""
        for type_ in TYPES:
            self.set(f"plan {type_}", 0).set(f"plan column {type_}", 0)
        for column, (type_, row) in enumerate(rows, 1):
            self.set(f"plan {type_}", row).set(f"plan column {type_}", column)
        return self

    def trail(self, number: int) -> Self:
        """Let this trail card be the next."""
        return self.lay("trail deck", f"trail_{number}")

    def her(self, counter: str, value: int) -> Self:
        """Let a counter of the captain stand at a value."""
        return self.set(f"captain {counter}", value)

    def her_turn(self) -> Self:
        """Let the captain take her turn."""
        return self.at_her_turn()._go_on()

    def at_her_turn(self) -> Self:
        """Let it be the captain's turn."""
        seats = self.state.layout.seats
        self._still()._later = Frame(PASS_ON_AT_SEA, seats - 1)
        return self

    def hers(self, counter: str) -> int:
        """Read a counter of the captain."""
        return self.count(f"captain {counter}")

    def her_workers_at(self, place: str) -> int:
        """Return how many workers of the captain stand on a place."""
        return self.workers_at(place, seat=self.state.layout.seats)

    def her_sheet(self) -> dict[str, int]:
        """Return the lines of her score sheet by their words; lines of equal words are summed."""
        rival = self._go_on().scene.table.rival()
        assert rival is not None
        found: dict[str, int] = {}
        for line in rival.sheet:
            found[say(line.label)] = found.get(say(line.label), 0) + line.points
        return found

    def verdict(self) -> str:
        """Say what the score amounts to."""
        verdict = self._go_on().scene.table.verdict()
        return "" if verdict is None else say(verdict)

    def told(self) -> list[str]:
        """Return what seat 0 is told of what happens from now on until somebody is asked."""
        state, game = self.state, self.scene.table.game
        state.watch = []
        self._go_on()
        return [say(line) for line in game.tell(state.layout, state.watch, 0)]

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


def coast(
    seats: int = 2,
    *,
    seed: int = 0,
    lookout: str = "limit",
    captain: str = "none",
    weather: str = "none",
    deck: str = "",
) -> Coast:
    """Return a table with empty hands and cities, and two workers and three anchors a seat."""
    return Coast(seats, seed, lookout, captain, weather, deck)


def filled(*cards: str) -> tuple[str, ...]:
    """Return fifteen cards that fill a city: these, then groves and other common cards."""
    others = ("grove",) * 5 + ("tumbler",) * 3 + ("tangle_raft",) * 3 + ("beach_sledge",) * 3
    return (*cards, *(*others, "scriptorium")[: 15 - len(cards)])


__all__ = ["MIXED", "Coast", "On", "coast", "filled", "on"]
