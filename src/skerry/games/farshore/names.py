"""What cards, places and tiles are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest


def name_of(chest: Chest, card: int) -> Text:
    """Call a card, a place or a tile by its name; a weather card has its name from the deck."""
    if card >= chest.first_weather:
        title = chest.deck.weather[card - chest.first_weather].title
        return Text("farshore-weather-name", {"title": title})
    if card >= chest.first_trail:
        return Text("farshore-trail-name", {"number": card - chest.first_trail + 1})
    return Text("everdell-name", {"name": chest.names[card]})
