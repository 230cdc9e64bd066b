"""What cards, places and tiles are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest
    from skerry.games.farshore.printed import Deck


def deck_name(deck: Deck) -> Text:
    """Call a deck by its name, which is a message where it is that of the house."""
    named = Text("deck-name", {"name": deck.name, "key": _key(deck.name)})
    return Text("deck-homebrew", {"name": named}) if deck.homebrew else named


def _key(title: str) -> str:
    """Return by what a message knows a title, if it is one of the house."""
    return title.lower().replace(" ", "-")


def name_of(chest: Chest, card: int) -> Text:
    """Call a card, a place or a tile by its name; weather and winds have theirs from the deck."""
    if card >= chest.first_weather:
        title = chest.deck.weather[card - chest.first_weather].title
        return Text("farshore-weather-name", {"title": title, "key": _key(title)})
    if card >= chest.first_trail:
        return Text("farshore-trail-name", {"number": card - chest.first_trail + 1})
    tile = card - len(chest.cards) - len(chest.places)
    if 0 <= tile < len(chest.deck.compass):
        return Text("farshore-wind", {"what": chest.deck.compass[tile].describe()})
    return Text("everdell-name", {"name": chest.words[card]})
