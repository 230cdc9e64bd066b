"""What greedy Farshore sees of its table, and what things are worth in points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.outlook import Outlook, Scale
from skerry.games.farshore.compass import STACK
from skerry.games.farshore.effects.places import AS_MANY
from skerry.games.farshore.sky import (
    CALM,
    COMPASS_MOST,
    HAND_MOST,
    NO_ANCHORS,
    NO_TREASURES,
    STILL,
)
from skerry.games.farshore.terms import AFTER_PLACING, MAP_VALUES, NEW_WORKERS
from skerry.games.woodland.terms import (
    AUTUMN,
    CONSTRUCTION,
    HAND_LIMIT,
    TYPES,
)

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.outlook import Judgement
    from skerry.games.farshore.chest import Chest
    from skerry.games.farshore.compass import Sort
    from skerry.games.farshore.sky import Sky
    from skerry.kernel.view import View

TREASURE: Final = 2.0
MARKS: Final = 0.8  # what the treasure marks add to a step of the ship, on average
# By season.
ANCHOR_WORTH: Final[tuple[float, ...]] = (4.0, 3.5, 2.5, 0.5)
SPACE_WORTH: Final[tuple[float, ...]] = (3.0, 4.0, 4.0, 2.0)
MOST_SCARCE: Final = 1.5
ANSWER: Final = 2.0  # what a card of the captain is minded
# By season: the chance to get one more card that a map asks for, and to be in time for its map.
FINDING: Final[tuple[float, ...]] = (0.8, 0.75, 0.65, 0.45)
IN_TIME: Final = 0.92
PLACINGS: Final = 0.5  # how many of the workers to come are placed where cards watch for them


FARSHORE_SCALE: Final = Scale(
    resources=(0.7, 0.9, 1.25, 1.05),
    use=(1.0, 1.0, 0.9, 0.6),
    idle_use=0.1,
    productions=(3.0, 2.0, 2.0, 1.0),
    plays=(13, 10, 7, 4),
    card=(0.7, 0.6, 0.5, 0.25),
    idle_card=0.05,
    further=(1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5),
    free_play=4.5,
    rebate=0.9,
    worker=2.2,
)


class FarshoreOutlook(Outlook):
    """What a seat sees of shore, winds and maps."""

    def __init__(self, chest: Chest, view: View, seat: int, judgement: Judgement) -> None:
        super().__init__(chest, view, seat, judgement, FARSHORE_SCALE)
        self.chest = chest
        self.treasures = view.counter("treasure", seat)
        self.meadow = sorted(set(view.cards("bay")))
        self.ship = view.counter("ship", seat)
        self.sky = sky_seen(chest, view)
        self.room = max(0, self.sky.capped(HAND_MOST, HAND_LIMIT) - len(self.hand))
        self.purse = 0 if self.sky.of(NO_TREASURES) else self.treasures  # to pay with
        self.fills = view.counter("lookout rule") != AS_MANY  # the lookout fills the hand
        self._look_at_anchors()
        self._look_at_tiles()
        self.look_ahead()

    def _look_at_anchors(self) -> None:
        """List the types of critters that an anchor could bring."""
        anchors = self.view.counter("anchors", self.seat)
        self.anchors = 0 if self.sky.of(NO_ANCHORS) else anchors
        self.anchorages: set[str] = set()
        for kind, mark in zip(self.city, self.marks, strict=True):
            card = self.cards[kind]
            if self.anchors and card.form == CONSTRUCTION and "occupied" not in mark:
                self.anchorages.add(card.type)

    def _look_at_tiles(self) -> None:
        """See the winds that blow, and the maps that lie on top."""
        first = len(self.cards) + len(self.chest.places)
        compass = self.chest.deck.compass
        self.winds = [
            compass[tile - first]
            for tile in self.view.cards("compass")
            if not self.sky.of(STILL[(tile - first) // STACK])
        ]
        self.tops: dict[int, int] = {}
        for card in self.view.cards("maps"):
            kind, value = self.map_of(card)
            self.tops[kind] = max(value, self.tops.get(kind, 0))
        self.held: dict[int, int] = {}
        for card in self.view.cards("own maps", self.seat):
            kind, value = self.map_of(card)
            self.held[kind] = value
        self.types = self.count_types(self.city)

    def look_ahead(self) -> None:
        """Say what anchors and spaces are worth, too."""
        super().look_ahead()
        season = self.season
        self.anchor_price = 0.0 if self.ending else ANCHOR_WORTH[season]
        # The fewer spaces there are for the cards to come, the better they must be.
        scarcity = min(MOST_SCARCE, self.scale.plays[season] / max(1, self.spaces))
        self.space_price = 0.0 if self.ending else SPACE_WORTH[season] * scarcity
        # Before autumn the captain plays a card for each one that is played.
        answered = self.view.counter("level") > 0 and season < AUTUMN
        self.answer = ANSWER / self.view.seats if answered else 0.0
        at_work = sum(NEW_WORKERS[: season + 1])
        self.to_come = sum([at_work + more for more in range(1, AUTUMN - season + 1)])
        # By type, what one card more or less means for maps; looked up when it is asked for.
        self._map_steps: dict[tuple[str, int], float] = {}
        self._maps_now: float | None = None
        self._map_gains: dict[int, float] = {}  # by kind of map

    def happenings(self, after: str) -> float:
        """Cards may also wait for workers."""
        if after == AFTER_PLACING:
            return PLACINGS * (self.workers + self.to_come)
        return super().happenings(after)

    def places(self, areas: tuple[str, ...]) -> list[int]:
        """They lie at the shore and on the islands."""
        first = len(self.cards)
        cards = self.view.cards("board") + self.view.cards("islands")
        return [card - first for card in cards if self.chest.places[card - first].area in areas]

    def missed(self, kind: int) -> float:
        """A card may be needed for maps."""
        return -self.map_step(self.cards[kind].type, -1)

    def map_of(self, card: int) -> tuple[int, int]:
        """Return the kind and the value of a map."""
        place = card - len(self.cards)
        number = (place - self.chest.first_map) // len(MAP_VALUES)
        return number, self.chest.places[place].points

    def count_types(self, city: list[int]) -> list[int]:
        """Count the cards of each type."""
        types = [self.cards[kind].type for kind in city]
        return [types.count(type_) for type_ in TYPES]

    def sails(self, spaces: int) -> float:
        """Return what it is worth to move the ship."""
        track = self.chest.deck.track
        step = min(track.last, self.ship + spaces)
        return float(track.values[step] - track.values[self.ship]) + MARKS * (step - self.ship)

    def matches(self, kind: int) -> int:
        """Return how many winds a card would use."""
        found = sum([sort.has(self.cards[kind]) for sort in self.winds])
        return min(found, self.sky.capped(COMPASS_MOST, found))

    def share(self, sort: Sort) -> float:
        """Return how large a part of the deck is of a sort."""
        all_cards = sum([card.copies for card in self.cards])
        return sum([card.copies for card in self.cards if sort.has(card)]) / all_cards

    # Maps.

    def maps_worth(self, types: list[int], held: dict[int, int], workers: int) -> float:
        """Return what maps promise to a city with so many cards of each type.

        The values of all maps are added, and the sum counts once for each map.
        """
        hopes: list[tuple[float, int]] = []
        for kind, value in self.tops.items():
            if kind not in held:
                lacks = self.lacks(kind, types)
                if lacks <= self.spaces + 1:
                    hopes.append((IN_TIME * FINDING[self.season] ** lacks, value))
        hopes.sort(reverse=True)
        number = float(len(held))
        total = float(sum(held.values()))
        for chance, value in hopes[:workers]:
            number += chance
            total += chance * value
        return number * total

    def lacks(self, kind: int, types: list[int]) -> int:
        """Return how many cards a city lacks for a kind of map."""
        lacks = 0
        asked = self.chest.deck.maps[kind]
        for place, there in enumerate(types):
            if asked[place] > there:
                lacks += asked[place] - there
        return lacks

    def map_step(self, type_: str, more: int) -> float:
        """Return what one card of a type more, or less, means for the maps."""
        found = self._map_steps.get((type_, more))
        if found is None:
            workers = self.workers + self.to_come
            types = self.types[:]
            types[TYPES.index(type_)] += more
            if self._maps_now is None:
                self._maps_now = self.maps_worth(self.types, self.held, workers)
            found = self.maps_worth(types, self.held, workers) - self._maps_now
            self._map_steps[type_, more] = found
        return found

    def map_gain(self, kind: int) -> float:
        """Return what it is worth to take the top map of a kind, now rather than maybe later."""
        found = self._map_gains.get(kind)
        if found is None:
            left = max(0, self.workers - 1) + self.to_come
            after = self.maps_worth(self.types, {**self.held, kind: self.tops[kind]}, left)
            found = after - self.maps_worth(self.types, self.held, left) + self.haste(kind)
            self._map_gains[kind] = found
        return found

    def haste(self, kind: int) -> float:
        """Return what is lost if a rival whose city is ready for a map takes the best one first."""
        cities = [
            (self.view.cards("city", rival), self.view.cards("own maps", rival))
            for rival in self.rivals
        ]
        if self.view.has("captain"):
            cities.append((self.view.cards("captain"), self.view.cards("captain maps")))
        ready = [1 for city, maps in cities if self._is_ready(city, maps, kind)]
        return 0.5 * self.tops[kind] * len(self.held) * bool(ready)

    def _is_ready(self, city: list[int], maps: list[int], kind: int) -> bool:
        held = [self.map_of(card)[0] for card in maps]
        return kind not in held and not self.lacks(kind, self.count_types(city))

    def standing(self, seat: int) -> float:
        """Return roughly how many points a seat has, from what all can see."""
        city = self.view.cards("city", seat)
        maps = [self.map_of(card)[1] for card in self.view.cards("own maps", seat)]
        ship = self.chest.deck.track.values[self.view.counter("ship", seat)]
        counters = self.view.counter("points", seat) + ship
        cards = sum([self.cards[kind].points for kind in city])
        treasures = TREASURE * self.view.counter("treasure", seat)
        return treasures + float(cards + counters + len(maps) * sum(maps))


def sky_seen(chest: Chest, view: View) -> Sky:
    """Return the rules of the weather that all see."""
    up = view.cards("weather") if view.has("weather") else []
    if not up:
        return CALM
    return chest.skies[view.counter("weather level")][up[0] - chest.first_weather]
