"""The weather in force, which the rules ask for their limits; it binds seats, never the captain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.chest import chest_of
from skerry.games.farshore.names import name_of
from skerry.games.farshore.sky import CALM, Sky
from skerry.games.farshore.zones import (
    PAST_WEATHER,
    WEATHER,
    WEATHER_BOX,
    WEATHER_DECK,
    WEATHER_LEVEL,
)
from skerry.kernel.text import Text, join_then

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland

PILE: Final = 4  # weather cards of a game


def sky_of(state: Woodland) -> Sky:
    """Return the rules of the weather in force."""
    layout = state.layout
    up = state.zones[layout.common(WEATHER)]
    if not up:
        return CALM
    chest = chest_of(state)
    level = state.counters[layout.common_counter(WEATHER_LEVEL)]
    return chest.skies[level][up[0] - chest.first_weather]


def begin_weather(state: Woodland) -> None:
    """Make the pile of weather cards and turn up the first."""
    layout = state.layout
    box = layout.common(WEATHER_BOX)
    if not state.zones[box]:
        return
    state.shuffle(box)
    for _ in range(PILE):
        state.draw(box, layout.common(WEATHER_DECK))
    change_weather(state)


def change_weather(state: Woodland) -> None:
    """Let the weather give way to the next card of the pile, if there is any."""
    layout = state.layout
    deck, up = layout.common(WEATHER_DECK), layout.common(WEATHER)
    if state.zones[deck]:
        for card in state.zones[up][:]:
            state.move(card, up, layout.common(PAST_WEATHER))
        state.draw(deck, up)


def in_calm(state: Woodland) -> Woodland:
    """Return the same position without weather, to see what it bars."""
    calm = state.clone()
    calm.zones[calm.layout.common(WEATHER)] = []
    return calm


def blame(state: Woodland) -> Text:
    """Name the weather, and say its rules."""
    card = state.zones[state.layout.common(WEATHER)][0]
    rules = join_then([rule.describe() for rule in sky_of(state).rules])
    return Text("farshore-why-weather", {"weather": name_of(chest_of(state), card), "rules": rules})
