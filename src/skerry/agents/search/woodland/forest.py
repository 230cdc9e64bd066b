"""What a seat of a playout of Everdell sees change: events and wonders it could go for, pearls of the river."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.woodland.features import PEARL, RESOURCES, SAVING
from skerry.agents.search.woodland.sight import NOTHING_MORE, Sight
from skerry.games.everdell.pearlbrook.brook import SPOTS, Brook
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.part import find_part
from skerry.games.woodland.scoring import WILD_WORTH
from skerry.games.woodland.terms import WONDER
from skerry.games.woodland.zones import EVENTS, STOCK, WILD
from skerry.kernel.effect import Sequence

if TYPE_CHECKING:
    from skerry.agents.search.woodland.features import Printed
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Place
    from skerry.games.woodland.state import Woodland

A_PEARL: Final = 3.0  # points
FAR: Final = 6  # so many resources may be missing from a wonder that one saves for


class ForestSight(Sight):
    """Knows events, wonders and the river."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.asking: list[list[int]] = [[] for _ in box.cards]  # by kind: events that ask for it
        for number, needs in enumerate(box.needs):
            for kind in needs:
                self.asking[kind].append(number)
        # By place: what a wonder costs, or nothing; of every other place nothing.
        self.prices: list[list[int]] = [price_of(place) for place in box.places]
        # The dearest first, as a rival builds them.
        wonders = [number for number, place in enumerate(box.places) if place.area == WONDER]
        order = sorted([(-box.places[number].points, number) for number in wonders])
        self.wonders: list[int] = [number for _, number in order]
        self.river: Brook | None = None
        self.target = -1  # the wonder that one saves for

    def look(self, printed: list[Printed], *, has_river: bool) -> None:
        """Without a river there is none."""
        super().look(printed, has_river=has_river)
        self.river = None

    def begin(
        self, state: Woodland, seat: int, season: int, weights: list[float], first: int
    ) -> None:
        """See the river, and for which wonder there are pearls."""
        super().begin(state, seat, season, weights, first)
        self.target = -1
        if self.has_river:
            self.river = find_part(state, Brook)
            self.target = self.wonder()

    def wanted_kind(self, kind: int) -> float:
        """Events ask for two cards; the worth of an event is shared by those that are missing."""
        asking = self.asking[kind]
        if not asking or self.box.facts[kind].bit & self.city.kinds:
            return 0.0
        total = 0.0
        first = len(self.box.cards)
        for number in asking:
            if first + number in self.state.zones[EVENTS]:
                missing = 0
                for other in self.box.needs[number]:
                    if not self.box.facts[other].bit & self.city.kinds:
                        missing += 1
                total += self.now.events[number] / float(missing * missing)
        return total

    def look_for_types(self) -> None:
        """Some events, and the places of the river, ask for types."""
        super().look_for_types()
        first = len(self.box.cards)
        for card in self.state.zones[EVENTS]:
            asked = self.box.place_facts[card - first].asked
            if asked:
                self.want_types(asked, self.now.events[card - first])
        river = self.river
        if river is not None:
            for card in self.state.zones[river.at.river]:
                asked = self.box.place_facts[card - first].asked
                if asked:
                    self.want_types(asked, A_PEARL)

    def look_for_shortage(self) -> None:
        """Also for the wonder that one saves for."""
        super().look_for_shortage()
        if self.target < 0:
            return
        price = self.prices[self.target]
        share = self.share()
        for resource in range(RESOURCES):
            if price[resource] > self.state.count(STOCK + resource, self.seat):
                self.short[resource] = max(self.short[resource], share)

    def wonder(self) -> int:
        """Return the best wonder for which there are pearls and cards, and not too much is missing."""
        pearls = self.state.count(WILD, self.seat)
        if pearls < 2:
            return -1
        first = len(self.box.cards)
        best = -1
        for card in self.state.zones[EVENTS]:
            place = self.box.places[card - first]
            if place.area != WONDER or place.pearls > pearls:
                continue
            if best >= 0 and self.box.places[best].points >= place.points:
                continue
            if self.missing_for(card - first) <= FAR:
                best = card - first
        return best

    def missing_for(self, number: int) -> int:
        """Return how many resources are missing for a wonder."""
        price = self.prices[number]
        missing = 0
        for resource in range(RESOURCES):
            missing += max(0, price[resource] - self.state.count(STOCK + resource, self.seat))
        return missing

    def share(self) -> float:
        """Return what each resource brings that goes into the wonder that one saves for."""
        place = self.box.places[self.target]
        return (place.points - WILD_WORTH * place.pearls) / float(sum(self.prices[self.target]))

    def see_card(self, kind: int) -> None:
        """It may cost what a wonder needs."""
        super().see_card(kind)
        if self.target < 0 or self.box.facts[kind].home & self.city.free:
            return
        price = self.prices[self.target]
        taken = 0
        for resource in range(RESOURCES):
            spare = max(0, self.state.count(STOCK + resource, self.seat) - price[resource])
            taken += max(0, self.costs[kind][resource] - spare)
        if taken:
            self.add(SAVING, taken * self.share())

    def see_place(self, pick: int) -> None:
        """A pearl may lie there."""
        river = self.river
        if river is None:
            return
        spot = self.kinds[pick] - len(self.box.cards) - river.at.first_spot
        if 0 <= spot < SPOTS and spot not in river.banks:
            self.add(PEARL, 1.0)

    def promise(self, state: Woodland, seat: int) -> list[float]:
        """Ambassador, adornments, wonders for the rival and how near own ones are, the river as known."""
        river = find_part(state, Brook) if self.has_river else None
        if river is None:
            return NOTHING_MORE
        pearls = state.count(WILD, seat)
        near = far = 0.0
        first = len(self.box.cards)
        for card in state.zones[EVENTS]:
            place = self.box.places[card - first]
            if place.area == WONDER and place.pearls <= pearls:
                near = max(near, self._share_of(state, seat, card - first))
            elif place.area == WONDER and place.pearls == pearls + 1:
                far = max(far, self._share_of(state, seat, card - first))
        return [
            float(state.count(river.at.ambassador, seat)),
            float(len(state.zone(river.at.adornments, seat))),
            self._rival_wonders(state, state.counters[river.at.rival_pearls]),
            near,
            far,
            float(len(river.banks)),
        ]

    def _rival_wonders(self, state: Woodland, pearls: int) -> float:
        """Return what a rival would build for its pearls: the dearest first, as long as there are any."""
        points = 0
        for number in self.wonders:
            place = self.box.places[number]
            if place.pearls <= pearls and self.box.place_card(number) in state.zones[EVENTS]:
                pearls -= place.pearls
                points += place.points
        return float(points + WILD_WORTH * pearls)

    def _share_of(self, state: Woodland, seat: int, number: int) -> float:
        """Return how much of a wonder's points its seat has resources for."""
        has = asked = 0
        for resource in range(RESOURCES):
            price = self.prices[number][resource]
            asked += price
            has += min(price, state.count(STOCK + resource, seat))
        return float(self.box.places[number].points * (1 + has)) / (1 + asked)


def price_of(place: Place) -> list[int]:
    """Return what a wonder costs of each resource."""
    if place.area == WONDER and isinstance(place.effect, Sequence):
        for part in place.effect.parts:
            if isinstance(part, Spend):
                return list(part.amounts)
    return []
