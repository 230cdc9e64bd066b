"""What is said of Farshore's picks and cards, and what is drawn on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import STACK
from skerry.games.farshore.deck.captain import LOOKOUT
from skerry.games.farshore.effects.gain import SAIL
from skerry.games.farshore.effects.maps import say_types
from skerry.games.farshore.faces import (
    CompassFace,
    Face,
    MapFace,
    StepFace,
    TrailFace,
    WeatherFace,
)
from skerry.games.farshore.names import name_of
from skerry.games.farshore.setup import NEW_HAND
from skerry.games.farshore.terms import MAP
from skerry.games.woodland.effects.gain import say_price
from skerry.games.woodland.faces import PlaceFace
from skerry.games.woodland.labels import card_face, label_simple, say_effects
from skerry.games.woodland.picks import (
    CHOOSE,
    FROM_DECK,
    GO,
    MOVE_IN,
    PASS,
    PLAY,
    PLAY_MEADOW,
    PREPARE,
    PRICE,
    RIVAL_PICK,
    SIMPLE,
    STOP,
    WILD_PICK,
)
from skerry.games.woodland.terms import TYPES
from skerry.kernel.text import Text, join_then

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest
    from skerry.games.farshore.deck.captain import Step, Weather
    from skerry.games.woodland.card import Place

SIMPLE_WORDS: Final = {
    WILD_PICK: Text("farshore-treasure"),
    STOP: Text("farshore-stop"),
    PRICE: Text("woodland-price"),
    MOVE_IN: Text("farshore-anchor"),
    NEW_HAND: Text("farshore-new-hand"),
    PREPARE: Text("woodland-prepare"),
    PASS: Text("farshore-finish"),
    FROM_DECK: Text("farshore-draw"),
    SAIL: Text("farshore-sail"),
    RIVAL_PICK: Text("farshore-captain"),
}


def label(chest: Chest, pick: int) -> Text:
    """Call a pick by what a person would say."""
    sort = chest.picks.sorts[pick]
    if sort == SIMPLE:
        return label_simple(chest, pick, SIMPLE_WORDS, Text("woodland-number"))
    name = name_of(chest, chest.card_of(pick))
    if sort == CHOOSE or (sort == GO and chest.place_of(pick) >= chest.first_map):
        return name
    if sort == PLAY:
        return Text("woodland-play", {"card": name})
    if sort == PLAY_MEADOW:
        return Text("farshore-play-from-bay", {"card": name})
    return Text("woodland-visit", {"card": name, "by": "worker"})


def card_text(chest: Chest, card: int) -> Text:
    """Describe a card, a place or a tile whole."""
    cards = len(chest.cards)
    if card < cards:
        return _say_card(chest, card)
    place = card - cards
    if place < len(chest.places):
        said = _say_place(chest, place)
    else:
        said = _say_tile(chest, place - len(chest.places))
    return Text("woodland-place-text", {"name": name_of(chest, card), "text": said})


def _say_card(chest: Chest, kind: int) -> Text:
    card = chest.cards[kind]
    parts = say_effects(card)
    if card.space == 0:
        parts.append(Text("woodland-no-space"))
    return Text(
        "woodland-card-text",
        {
            "name": name_of(chest, kind),
            "type": card.type,
            "form": card.form,
            "rarity": "unique" if card.unique else "common",
            "points": card.points,
            "cost": say_price(card.cost, card.any_cost, chest.resources),
            "text": join_then(parts),
        },
    )


def _say_place(chest: Chest, number: int) -> Text:
    place = chest.places[number]
    if place.effect is not None:
        return place.effect.describe()
    asked = list(chest.deck.maps[(number - chest.first_map) // chest.map_span])
    return Text("farshore-map-asks", {"cards": say_types(asked), "points": place.points})


def _say_tile(chest: Chest, tile: int) -> Text:
    deck = chest.deck
    trail = tile - len(deck.compass)
    weather = trail - len(deck.trail)
    if weather >= 0:
        return deck.weather[weather].describe()
    if trail >= 0:
        return deck.trail[trail].describe()
    return Text("farshore-tile", {"what": chest.deck.compass[tile].describe()})


def face(chest: Chest, card: int) -> Face:
    """Return what is drawn on a card, a place or a tile."""
    cards = len(chest.cards)
    if card < cards:
        return card_face(chest, chest.cards[card], "farshore")
    number = card - cards
    if number < len(chest.places):
        return _place_face(chest, number, chest.places[number])
    return _tile_face(chest, number - len(chest.places))


def _place_face(chest: Chest, number: int, place: Place) -> PlaceFace | MapFace:
    if place.area != MAP:
        return {"sort": "place", "area": place.area, "shared": place.shared, "points": 0}
    kind = (number - chest.first_map) // chest.map_span
    asked = chest.deck.maps[kind]
    return {
        "sort": "map",
        "kind": kind + 1,
        "points": place.points,
        "needs": {type_: asked[n] for n, type_ in enumerate(TYPES) if asked[n]},
    }


def _tile_face(chest: Chest, tile: int) -> WeatherFace | TrailFace | CompassFace:
    deck = chest.deck
    trail = tile - len(deck.compass)
    weather = trail - len(deck.trail)
    if weather >= 0:
        return _weather_face(deck.weather[weather])
    if trail >= 0:
        return {"sort": "trail", "steps": [_step_face(step) for step in deck.trail[trail].steps]}
    sort = chest.deck.compass[tile]
    return {
        "sort": "compass",
        "stack": "ab"[tile // STACK],
        "types": list(sort.types),
        "form": sort.form,
        "rarity": "" if sort.unique < 0 else "unique" if sort.unique else "common",
        "text": sort.describe(),
    }


def _weather_face(weather: Weather) -> WeatherFace:
    upper, lower = weather.upper.describe(), weather.lower.describe()
    return {"sort": "weather", "title": weather.title, "upper": upper, "lower": lower}


def _step_face(step: Step) -> StepFace:
    return {
        "symbol": step.symbol,
        "number": step.number,
        "type": TYPES[step.number] if step.symbol == LOOKOUT else "",
        "text": step.describe(),
    }
