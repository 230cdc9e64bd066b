"""The weather in force, which the rules ask for their limits; it binds seats, never the captain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.chest import Chest, chest_of
from skerry.games.farshore.names import name_of
from skerry.games.farshore.parts import Weather
from skerry.games.farshore.shore import weather_of
from skerry.games.farshore.sky import CALM
from skerry.games.farshore.terms import CAPTAINS
from skerry.games.farshore.zones import WEATHER_BOXES, WEATHER_COUNTERS, WEATHER_ZONES
from skerry.games.woodland.module import Module
from skerry.kernel.game import Setting, Value
from skerry.kernel.text import Text, join_then

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.farshore.sky import Sky
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout

WEATHERS: Final = ("none", "upper", "both")
LEVEL_WEATHER: Final = (0, 0, 0, 1, 2)  # by the level of the captain
PILE: Final = 4  # weather cards of a game


def sky_of(state: Woodland) -> Sky:
    """Return the rules of the weather in force."""
    weather = weather_of(state)
    return CALM if weather is None else weather.sky(state)


def begin_weather(state: Woodland, here: Weather) -> None:
    """Make the pile of weather cards and turn up the first."""
    state.shuffle(here.box)
    for _ in range(PILE):
        state.draw(here.box, here.deck)
    change_weather(state)


def change_weather(state: Woodland) -> None:
    """Let the weather give way to the next card of the pile, if there is any."""
    here = weather_of(state)
    if here is not None and state.zones[here.deck]:
        for card in state.zones[here.up][:]:
            state.move(card, here.up, here.past)
        state.draw(here.deck, here.up)


def in_calm(state: Woodland) -> Woodland:
    """Return the same position without weather, to see what it bars."""
    calm = state.clone()
    here = weather_of(state)
    if here is not None:
        calm.zones[here.up] = []
    return calm


def card_in_force(state: Woodland) -> int:
    """Return the weather card that has its rules kept; there must be one."""
    here = weather_of(state)
    assert here is not None
    return state.zones[here.up][0]


def blow(state: Woodland) -> None:
    """What is done and asked from now on, the weather brings about."""
    state.because(card_in_force(state))


def blame(state: Woodland) -> Text:
    """Name the weather, and say its rules."""
    card = card_in_force(state)
    rules = join_then([rule.describe() for rule in sky_of(state).rules])
    return Text("farshore-why-weather", {"weather": name_of(chest_of(state), card), "rules": rules})


def level_of(settings: dict[str, Value]) -> int:
    """Return how much of the weather is in force; a fierce captain brings it with her."""
    with_her = LEVEL_WEATHER[CAPTAINS.index(str(settings["captain"]))]
    return max(WEATHERS.index(str(settings["weather"])), with_her)


class WeatherModule(Module):
    """Weather cards, of which the upper effects or both are in force."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            "weather",
            settings=(Setting("weather", WEATHERS, Text("farshore-setting-weather")),),
            tiles=tuple([weather.name for weather in deck.weather]),
            zones=WEATHER_ZONES,
            last_zones=WEATHER_BOXES,
            counters=WEATHER_COUNTERS,
            told={("weather deck", "weather"): Text("farshore-log-weather")},
        )

    def is_chosen(self, seats: int, settings: dict[str, Value]) -> bool:
        return level_of(settings) > 0

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        assert isinstance(box, Chest)
        return [Weather(layout, box.skies, box.first_weather)]

    def fill(self, made: Made) -> None:
        made.counters[made.layout.find_counter("weather level")] = level_of(made.settings)
        made.zones[made.layout.find("weather box")] = made.box.tiles_of(self)

    def lay_out(self, state: Woodland) -> None:
        here = weather_of(state)
        assert here is not None
        begin_weather(state, here)
