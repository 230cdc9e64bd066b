"""A valley with the brook, laid out by hand: river cards, pearls and adornments, then play.

table = shore().city("farm", "mine", "inn").pearls(1).adorned("bell")
table.play("bell")
"""

from __future__ import annotations

from typing import Self

from skerry.games.everdell.pearlbrook.brook import Brook, brook
from skerry.games.everdell.rows import RIVER_SPOTS, WONDERS
from skerry.games.woodland import marks
from skerry.games.woodland.terms import TYPES
from skerry.games.woodland.workers import pegs_of
from skerry.kernel.zones import SHARED
from tests.games.everdell.valley import On, Valley
from tests.games.everdell.valley import on as on_card

BANKS = [place.type for place in RIVER_SPOTS[:4]]
CITY_FOR = {
    "production": ("farm", "farm", "farm"),
    "destination": ("inn", "post_office"),
    "governance": ("crane", "courthouse"),
    "traveler": ("wanderer", "wanderer"),
}


class Shore(Valley):
    """A game of Everdell with Pearlbrook; what lays or plays returns it."""

    def __init__(self, seats: int, seed: int, year: int) -> None:
        super().__init__(seats, seed, year, pearlbrook=True)
        for seat in range(seats):
            self.adorned(seat=seat)

    @property
    def brook(self) -> Brook:
        """The brook, for tests that look inside."""
        return brook(self.state)

    # Lay the table.

    def events(self, *names: str) -> Self:
        """Let just these special events be in play, beside the four wonders."""
        super().lay("events", *[wonder.name for wonder in WONDERS], *names)
        return self

    def adorned(self, *names: str, seat: int = 0) -> Self:
        """Let a seat have just these adornments to play."""
        super().lay("adornments", *names, seat=seat)
        return self

    def worn(self, *names: str, seat: int = 0) -> Self:
        """Let a seat have played just these adornments."""
        super().lay("worn", *names, seat=seat)
        return self

    def pearls(self, count: int, *, seat: int = 0) -> Self:
        """Let a seat have so many pearls."""
        return self.set("pearl", count, seat)

    def points_of(self, count: int, *, seat: int = 0) -> Self:
        """Let a seat have so many point tokens."""
        return self.set("points", count, seat)

    def river(self, **cards: str) -> Self:
        """Let these river cards lie face up: `river(production="ballroom")`."""
        super().lay("river cards", *cards.values())
        self.brook.banks = [BANKS.index(bank) for bank in cards]
        return self

    def next_river(self, card: str) -> Self:
        """Let this be the river card that is turned up next."""
        super().lay("river deck", card)
        return self

    def fulfils(self, bank: str, *more: str) -> Self:
        """Let the city have what a destination of the river asks for, and these cards."""
        return self.city(*CITY_FOR[bank], *more)

    def frog_at(self, bank: str) -> Self:
        """Let the frog of Rugwort stand at a destination, and nowhere else."""
        state = self._still().state
        for name in BANKS:
            place = self._place(f"river_spot_{name}")
            state.send(1, place, int(name == bank) - pegs_of(state, 1, place))
        return self

    # Play.

    def send(self, bank: str) -> Self:
        """Send the ambassador to a destination of the river, to the shoals or to a ferry."""
        name = f"river_spot_{bank}" if bank in TYPES else bank
        return self.pick(name if name in self._places() else f"visit-{name}")

    # Look.

    def jewels(self, seat: int = 0) -> int:
        """Return the pearls of a seat."""
        return self.count("pearl", seat)

    def at_bank(self, bank: str) -> dict[str, int]:
        """Return what lies and stands at a destination, or at the shoals."""
        name = f"river_spot_{bank}" if bank in TYPES else bank
        state = self._go_on().state
        zone = state.layout.find("river")
        return state.marks(zone)[self.cards("river").index(name)]

    def rival_pearls(self) -> int:
        """Return the pearls of Rugwort."""
        return self.count("rival pearls", SHARED)

    def rival_score(self) -> int:
        """Return the points of Rugwort."""
        verdict = self._go_on().scene.table.verdict()
        assert verdict is not None
        points = verdict.args["points"]
        assert isinstance(points, int)
        return points


def shore(seats: int = 2, *, seed: int = 0, year: int = 1) -> Shore:
    """Return a table by the brook: nothing in hand or worn, the river face down, no pearls."""
    return Shore(seats, seed, year)


def joined(card: str, *, occupied: bool = False) -> On:
    """Describe a construction whose space a messenger shares."""
    found = on_card(card, occupied=occupied)
    return On(card, found.mark | 1 << marks.JOINED)
