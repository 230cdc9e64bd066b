"""What a seat of a playout of Farshore sees change: the winds, and the maps that it could have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.agent import budget_of
from skerry.agents.search.woodland.features import MAP, WIND
from skerry.agents.search.woodland.sight import Sight
from skerry.games.farshore.chest import Chest
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.visits import Around
from skerry.games.farshore.shore import sea_of
from skerry.games.farshore.zones import ANCHOR, SHIP
from skerry.games.woodland.amounts import covers
from skerry.games.woodland.summary import summary
from skerry.games.woodland.zones import ACHIEVED
from skerry.kernel.effect import Sequence

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreBudget
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect
    from skerry.kernel.seen import Seen

HOPE: Final = 2.0  # each map makes all others worth more, also those to come
SOON: Final = 3  # steps that a ship is likely to make
MARK: Final = 0.8  # what the treasure marks add to a step of the ship, on average


class ShoreSight(Sight):
    """Knows compass, ship and maps."""

    def __init__(self, chest: Chest) -> None:
        super().__init__(chest)
        self.chest = chest
        # By tile and kind: whether a card of the kind is driven by it.
        self.driven: list[list[bool]] = [
            [sort.has(card) for card in chest.cards] for sort in chest.deck.compass
        ]
        # By place: whether a map is taken there.
        self.charted: list[bool] = [takes_map(place.effect) for place in chest.places]
        self.winds: list[int] = []
        self.values: list[float] = []  # by winds: what so many bring
        self.ready = 0.0  # what the best map is worth that could be taken

    def begin(
        self, state: Woodland, seat: int, season: int, weights: list[float], first: int
    ) -> None:
        """Forget the winds that blew."""
        super().begin(state, seat, season, weights, first)
        self.values = []

    def look_for_types(self) -> None:
        """Maps ask for types; the more maps one has, the more a further one is worth."""
        super().look_for_types()
        state, chest = self.state, self.chest
        seen = 0  # the kinds of maps that one has, or has looked at, as bits
        held = 0
        total = 0
        first = len(self.box.cards)
        for card in state.zone(ACHIEVED, self.seat):
            seen |= 1 << chest.map_kinds[card]
            held += 1
            total += chest.places[card - first].points
        self.ready = 0.0
        for card in state.zones[sea_of(state).maps]:
            kind = chest.map_kinds[card]
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            worth = float(total + chest.places[card - first].points * (held + 2)) + HOPE
            if covers(self.city.tally, chest.maps_asked[kind]):
                self.ready = max(self.ready, worth)
            else:
                self.want_types(chest.maps_asked[kind], worth)

    def see_card(self, kind: int) -> None:
        """The winds may drive it."""
        super().see_card(kind)
        if not self.values:
            self.look_at_winds()
        count = 0
        for tile in self.winds:
            if self.driven[tile][kind]:
                count += 1
        if count:
            self.add(WIND, self.values[count])

    def look_at_winds(self) -> None:
        """See the winds, and by how many of them what is won."""
        tile = len(self.box.cards) + len(self.box.places)
        self.winds = [card - tile for card in self.state.zones[sea_of(self.state).compass]]
        track = self.chest.deck.track
        step = self.state.count(SHIP, self.seat)
        for more in range(len(self.winds) + 1):
            there = min(track.last, step + more)
            self.values.append(
                float(track.values[there] - track.values[step]) + MARK * (there - step)
            )

    def see_place(self, pick: int) -> None:
        """A map may be taken there."""
        number = self.kinds[pick] - len(self.box.cards)
        if 0 <= number < len(self.charted) and self.charted[number]:
            if self.needs_wanted:
                self.look_for_types()
            self.add(MAP, self.ready)

    def promise(self, state: Woodland, seat: int) -> list[float]:
        """Maps, the one that could be taken, the next, anchors, and what the ship has before it."""
        self.state = state
        self.seat = seat
        self.city = summary(state, seat)
        self.look_for_types()
        held = len(state.zone(ACHIEVED, seat))
        track = self.chest.deck.track
        step = state.count(SHIP, seat)
        soon = track.values[min(track.last, step + SOON)] - track.values[step]
        return [
            float(held * held),
            self.ready,
            max(self.wanted),
            float(state.count(ANCHOR, seat)),
            float(step),
            float(soon),
        ]


def takes_map(effect: Effect[Woodland] | None) -> bool:
    """Tell whether an effect lets take a map."""
    if isinstance(effect, Around):
        return takes_map(effect.effect)
    if isinstance(effect, Sequence):
        return any([takes_map(part) for part in effect.parts])
    return isinstance(effect, TakeMap)


def calm_budget(seen: Seen) -> FarshoreBudget:
    """Return what a seat could buy, cards weighed without winds and maps: these change."""
    budget = budget_of(seen)
    budget.outlook.winds = []
    budget.outlook.tops = {}
    budget.outlook.look_ahead()
    budget.forget()
    return budget
