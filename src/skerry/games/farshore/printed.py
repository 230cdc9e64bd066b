"""What a deck file says, as rows: everything that is printed and may differ from deck to deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.games.farshore.compass import Sort
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.deed import Deed


class Deck:
    """One deck whole: cards in the order of their numbers, places, tiles, maps."""

    __slots__ = (
        "cards",
        "compass",
        "digest",
        "is_house",
        "islands",
        "maps",
        "name",
        "shore",
        "trail",
        "weather",
    )

    def __init__(
        self,
        name: str,
        digest: str,
        cards: tuple[Card, ...],
        shore: tuple[Deed, ...],
        islands: tuple[Deed, ...],
        compass: tuple[Sort, ...],
        maps: tuple[tuple[int, ...], ...],
        trail: tuple[object, ...] = (),
        weather: tuple[object, ...] = (),
        *,
        is_house: bool = False,
    ) -> None:
        self.name = name
        self.digest = digest
        self.cards = cards
        self.shore = shore  # four
        self.islands = islands  # ten
        self.compass = compass  # four of stack A, then four of stack B
        self.maps = maps  # six: how many cards of each type, in the order of TYPES, a map asks for
        self.trail = trail
        self.weather = weather
        self.is_house = is_house  # something in it is ours, not the printed game's
