"""All that a deck puts on the table: cards, places, maps and tiles, with their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.sky import skies
from skerry.games.farshore.words import ISLAND, MAP, RESOURCES
from skerry.games.woodland.amounts import pack
from skerry.games.woodland.box import Box
from skerry.games.woodland.picks import Picks

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.card import Place
    from skerry.games.woodland.playing import Plays
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

MAP_KINDS: Final = 6
MAP_VALUES: Final = (2, 1, 0)  # the second one twice
FIXED_PICKS: Final = (
    "treasure",
    "stop",
    "price",
    "anchor",
    "new-hand",
    "prepare",
    "finish",
    "from-deck",
    "sail",
)


class Chest(Box):
    """The box of Farshore with one deck in it."""

    __slots__ = (
        "board",
        "deck",
        "first_map",
        "first_trail",
        "first_weather",
        "islands",
        "map_kinds",
        "map_span",
        "maps_asked",
        "skies",
        "tiles",
    )

    def __init__(
        self,
        deck: Deck,
        places: tuple[Place, ...],
        plays: Plays,
        placed: Effect[Woodland],
        turn: Effect[Woodland],
        pass_on: Effect[Woodland],
    ) -> None:
        cards = tuple([card.name for card in deck.cards])
        names = tuple([place.name for place in places])
        super().__init__(
            RESOURCES,
            deck.cards,
            places,
            picks=Picks(RESOURCES, cards, names, fixed=FIXED_PICKS, meadow="bay"),
            plays=plays,
            placed=placed,
            take_turn=turn,
            pass_on=pass_on,
        )
        self.deck = deck
        self.tiles: tuple[str, ...] = (
            *[f"compass_{stack}{n + 1}" for stack in "ab" for n in range(len(deck.compass) // 2)],
            *[trail.name for trail in deck.trail],
            *[weather.name for weather in deck.weather],
        )
        self.names = (*cards, *names, *self.tiles)
        self.first_trail = len(cards) + len(names) + len(deck.compass)
        self.first_weather = self.first_trail + len(deck.trail)
        self.skies = skies(deck.weather)
        self.islands: list[int] = [n for n, place in enumerate(places) if place.area == ISLAND]
        self.first_map = len(places) - MAP_KINDS * len(MAP_VALUES)
        self.map_span = len(MAP_VALUES)
        # By card: of which kind a map is. By kind: what it asks for, to be compared with tallies.
        first = len(cards) + self.first_map
        self.map_kinds: dict[int, int] = {
            first + n: n // self.map_span for n in range(MAP_KINDS * self.map_span)
        }
        self.maps_asked: list[int] = [pack(asked) for asked in deck.maps]
        self.board: list[int] = [
            n for n, place in enumerate(places) if place.area not in (ISLAND, MAP)
        ]


def chest_of(state: Woodland) -> Chest:
    """Return the box of a table of Farshore."""
    box = state.box
    assert isinstance(box, Chest)
    return box
