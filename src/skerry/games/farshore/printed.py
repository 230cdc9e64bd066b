"""What a deck file says, as rows: everything that is printed and may differ from deck to deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.games.farshore.compass import Sort
    from skerry.games.farshore.deck.captain import Trail, Weather
    from skerry.games.farshore.track import Track
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


class Deck:
    """One deck whole: cards in the order of their numbers, places, tiles, maps."""

    __slots__ = (
        "cards",
        "compass",
        "digest",
        "homebrew",
        "is_house",
        "islands",
        "maps",
        "name",
        "shore",
        "standing",
        "text",
        "track",
        "trail",
        "weather",
    )

    def __init__(
        self,
        name: str,
        digest: str,
        cards: tuple[Card, ...],
        shore: tuple[Effect[Woodland], ...],
        islands: tuple[Effect[Woodland], ...],
        compass: tuple[Sort, ...],
        maps: tuple[tuple[int, ...], ...],
        track: Track,
        trail: tuple[Trail, ...] = (),
        weather: tuple[Weather, ...] = (),
        *,
        is_house: bool = False,
        homebrew: bool = False,
        text: str = "",
        standing: bool = False,
    ) -> None:
        self.name = name
        self.digest = digest  # two files with the same digest give the same game
        self.text = text
        self.is_house = is_house  # something in it is ours, not the printed game's
        self.homebrew = homebrew  # it may have cards and numbers that no box has
        self.standing = standing  # Farshore's own, if nobody brings another
        self.cards = cards
        self.shore = shore  # four
        self.islands = islands  # ten
        self.compass = compass  # four of stack A, then four of stack B
        self.maps = maps  # six: how many cards of each type, in the order of TYPES, a map asks for
        self.track = track  # of the ships
        self.trail = trail
        self.weather = weather
