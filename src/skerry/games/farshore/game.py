"""Farshore as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore import scoring
from skerry.games.farshore.captain import score as captain
from skerry.games.farshore.chest import MAP_KINDS, MAP_VALUES
from skerry.games.farshore.deck.deck import house_deck, read_deck
from skerry.games.farshore.effects.places import AS_MANY
from skerry.games.farshore.log import tell
from skerry.games.farshore.names import name_of
from skerry.games.farshore.previews import preview
from skerry.games.farshore.said import card_text, face, label, rulebook
from skerry.games.farshore.setup import SET_UP
from skerry.games.farshore.shore import Shore, has_captain
from skerry.games.farshore.tables import unpack
from skerry.games.farshore.zones import (
    COMMON_COUNTERS,
    COMMON_ZONES,
    LOOKOUT_RULE,
    MAPS,
    OWN_COUNTERS,
    OWN_ZONES,
    SHARED_COUNTERS,
    SHARED_ZONES,
    TRAIL_DECK,
    WEATHER_BOX,
    WEATHER_LEVEL,
    WINDS,
)
from skerry.games.woodland.zones import (
    BOARD,
    CITY,
    DECK,
    DRAWN,
    EVENT_BOX,
    FOREST,
    FOREST_BOX,
    HAND,
    LEVEL,
    MEADOW,
    REVEALED,
)
from skerry.kernel.choice import Rival
from skerry.kernel.effect import Frame
from skerry.kernel.errors import OptionError
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng

# How many maps of each value lie in each stack, by the number of players.
STACKS: Final = {2: (1, 1, 0), 3: (1, 1, 1), 4: (1, 2, 1)}
ALL_MAPS: Final = (1, 2, 1)
LOOKOUT_RULES: Final = ("limit", "discarded")
NO_CAPTAIN: Final = "none"
CAPTAINS: Final = (NO_CAPTAIN, "shy", "brave", "splendid", "terror")
WEATHERS: Final = ("none", "upper", "both")
LEVEL_WEATHER: Final = (0, 0, 0, 1, 2)  # by the level of the captain


class Farshore(Game[Shore]):
    """A coast where critters build cities, sail, and look for treasures; with one deck."""

    def __init__(self, deck: Deck) -> None:
        self.chest = unpack(deck)
        super().__init__(
            name="farshore",
            rules=2,
            fewest=1,
            most=4,
            settings=(
                Setting("lookout", LOOKOUT_RULES, Text("farshore-setting-lookout")),
                Setting("captain", CAPTAINS, Text("farshore-setting-captain")),
                Setting("weather", WEATHERS, Text("farshore-setting-weather")),
            ),
            vocabulary=Vocabulary(tuple(self.chest.picks.names)),
            cards=self.chest.names,
            deck=deck,
        )
        self._layouts: dict[int, Layout] = {}

    def with_deck(self, text: str, file: str) -> Farshore:
        """Return the same game made from another deck file; DeckError tells what is wrong in it."""
        return Farshore(read_deck(text, file))

    def check(self, seats: object, settings: dict[str, object]) -> tuple[int, dict[str, Value]]:
        """Who plays alone plays against the captain; with her there are at most four."""
        checked, values = super().check(seats, settings)
        if checked == 1 and values["captain"] == NO_CAPTAIN:
            values["captain"] = CAPTAINS[1]
        if checked == self.most and values["captain"] != NO_CAPTAIN:
            raise OptionError(
                f"{self.name} is for 1 to {self.most - 1} seats with the captain, who is one more "
                f"player, not {checked}."
            )
        return checked, values

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table for so many seats, made once."""
        if seats not in self._layouts:
            self._layouts[seats] = Layout(
                seats,
                SHARED_ZONES,
                OWN_ZONES,
                SHARED_COUNTERS,
                OWN_COUNTERS,
                COMMON_ZONES,
                COMMON_COUNTERS,
            )
        return self._layouts[seats]

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Shore:
        """Put all cards, islands and tiles on their piles, and the board and the maps out."""
        chest = self.chest
        zones: list[list[int]] = [[] for _ in layout.zones]
        for kind, card in enumerate(chest.cards):
            zones[DECK] += [kind] * card.copies
        first = len(chest.cards)
        zones[BOARD] = [first + place for place in chest.board]
        zones[FOREST_BOX] = [first + place for place in chest.islands]
        level = CAPTAINS.index(str(settings["captain"]))
        self._lay_maps(zones, layout.common(MAPS), STACKS[layout.seats + int(level > 0)])
        tiles = first + len(chest.places)
        zones[layout.common(WINDS)] = _numbers(tiles, len(chest.deck.compass))
        counters = [0] * len(layout.counters)
        if settings["lookout"] == LOOKOUT_RULES[AS_MANY]:
            counters[layout.common_counter(LOOKOUT_RULE)] = AS_MANY
        weather = max(WEATHERS.index(str(settings["weather"])), LEVEL_WEATHER[level])
        counters[LEVEL] = level
        counters[layout.common_counter(WEATHER_LEVEL)] = weather
        if level:
            zones[layout.common(TRAIL_DECK)] = _numbers(chest.first_trail, len(chest.deck.trail))
        if weather:
            box = _numbers(chest.first_weather, len(chest.deck.weather))
            zones[layout.common(WEATHER_BOX)] = box
        agenda = [Frame(SET_UP, 0)]
        return Shore(chest, layout, zones, counters, rng, agenda)

    def _lay_maps(self, zones: list[list[int]], maps: int, stack: tuple[int, ...]) -> None:
        """Lay so many maps of each value on each stack, and the rest into the box."""
        card = len(self.chest.cards) + self.chest.first_map
        for _ in range(MAP_KINDS):
            for value in range(len(MAP_VALUES)):
                zones[maps] += [card] * stack[value]
                zones[EVENT_BOX] += [card] * (ALL_MAPS[value] - stack[value])
                card += 1

    def scores(self, state: Shore) -> list[int]:
        """Return each seat's points as the table lies now."""
        return [scoring.total(state, seat) for seat in range(state.layout.seats)]

    def winners(self, state: Shore) -> list[int]:
        """The most points win; a tie goes to ship, maps, treasures, resources left."""
        ranked = [scoring.rank(state, seat) for seat in range(state.layout.seats)]
        best = max([*ranked, captain.rank(state)] if has_captain(state) else ranked)
        return [seat for seat, rank in enumerate(ranked) if rank == best]

    def verdict(self, state: Shore) -> Text | None:
        """Say how the captain fares."""
        if not has_captain(state):
            return None
        return captain.verdict(state, self.winners(state))

    def rival(self, state: Shore) -> Rival | None:
        """Return the captain, if she is at the table."""
        if not has_captain(state):
            return None
        return Rival(Text("farshore-captain-name"), captain.sheet(state))

    def score_sheet(self, state: Shore, seat: int) -> list[ScoreLine]:
        """List where the points of a seat come from."""
        return scoring.sheet(state, seat)

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        return label(self.chest, pick)

    def card_label(self, card: int) -> Text:
        """Call a card, a place or a tile by its name."""
        return name_of(self.chest, card)

    def card_text(self, card: int) -> Text:
        """Describe a card whole."""
        return card_text(self.chest, card)

    def face(self, card: int) -> dict[str, object]:
        """Return what is drawn on a card."""
        return face(self.chest, card)

    def picks_for(self, zone: int, card: int, *, own: bool) -> list[int]:
        """A card may be played, visited or chosen; a place may be gone to, a map taken."""
        picks = self.chest.picks
        if zone in (HAND, REVEALED):
            return [picks.plays[card], picks.choices[card]] if own else []
        if zone == MEADOW:
            return [picks.meadow_plays[card], picks.choices[card]]
        if zone in (BOARD, FOREST, MAPS):
            return [picks.places[card - len(self.chest.cards)]]
        if zone not in (CITY, DRAWN) or not own:
            return []
        visited = zone == CITY and self.chest.visits[card]
        return [picks.visits[card], picks.choices[card]] if visited else [picks.choices[card]]

    def preview(self, state: Shore, seat: int, pick: int) -> list[Text]:
        """Tell what a card adds to the city, how far the ship sails, or who comes home."""
        return preview(state, seat, pick)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell what was played, placed, gained and drawn."""
        return tell(self.chest, layout, events, viewer)

    def rulebook(self) -> list[Text]:
        """Say the rules in the order of play."""
        return rulebook(self.chest)


def _numbers(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


FARSHORE: Final = Farshore(house_deck())
