"""The pages of Farshore's rulebook on the captain and on the weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.captain.effects import SPACES
from skerry.games.farshore.captain.preparing import DRAWS, FIRST_HAND
from skerry.games.farshore.captain.score import CARD_WORTH, PURPLE_WORTH
from skerry.games.farshore.terms import CAPTAINS, NEW_WORKERS
from skerry.games.farshore.weather import LEVEL_WEATHER, PILE
from skerry.games.woodland.terms import AUTUMN, SPRING, SUMMER, WINTER
from skerry.kernel.rulebook import Grid, Page, Section
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest


def captain(chest: Chest) -> Page:
    """Return the page on Captain Krabita."""
    begin = {"cards": FIRST_HAND, "workers": NEW_WORKERS[WINTER]}
    score = {"points": CARD_WORTH, "purple": PURPLE_WORTH}
    return Page(
        "captain",
        Text("farshore-rules-captain"),
        Text("farshore-rules-captain-lead"),
        (
            Section(
                Text("farshore-rules-captain-set-up"),
                (
                    Text("farshore-rules-captain-set-up-text", dict(begin)),
                    Text("farshore-rules-captain-free"),
                ),
            ),
            _turn(chest),
            Section(
                Text("farshore-rules-captain-plan"),
                (
                    Text("farshore-rules-captain-plan-text"),
                    Text("farshore-rules-captain-plan-moves"),
                ),
            ),
            _prepares(),
            _levels(),
            Section(
                Text("farshore-rules-captain-score"),
                (Text("farshore-rules-captain-score-text", dict(score)),),
            ),
        ),
    )


def _turn(chest: Chest) -> Section:
    return Section(
        Text("farshore-rules-captain-turn"),
        items=(
            Text("farshore-rules-captain-turn-worker"),
            Text("farshore-rules-captain-turn-blocks"),
            Text("farshore-rules-captain-turn-card"),
            Text("farshore-rules-captain-turn-sails"),
        ),
        cards=tuple([trail.name for trail in chest.deck.trail[:2]]),
    )


def _prepares() -> Section:
    heads = (Text("farshore-rules-captain-season"), Text("farshore-rules-captain-draws"))
    rows = (
        (
            Text("farshore-rules-seasons-spring"),
            Text("farshore-rules-captain-from-deck", {"count": DRAWS[SPRING]}),
        ),
        (
            Text("farshore-rules-seasons-summer"),
            Text("farshore-rules-captain-from-bay", {"count": DRAWS[SUMMER]}),
        ),
        (
            Text("farshore-rules-seasons-autumn"),
            Text("farshore-rules-captain-from-bay", {"count": DRAWS[AUTUMN]}),
        ),
    )
    return Section(
        Text("farshore-rules-captain-prepares"),
        (
            Text("farshore-rules-captain-prepares-text"),
            Text("farshore-rules-captain-autumn"),
        ),
        grid=Grid(heads, rows),
    )


def _levels() -> Section:
    heads = (
        Text("farshore-rules-captain-level"),
        Text("farshore-rules-captain-spaces"),
        Text("farshore-rules-captain-weather"),
    )
    skies = (
        Text("farshore-rules-captain-weather-none"),
        Text("farshore-rules-captain-weather-upper"),
        Text("farshore-rules-captain-weather-both"),
    )
    rows = tuple(
        [
            (
                Text("farshore-rules-captain-level-name", {"level": CAPTAINS[level]}),
                SPACES[level],
                skies[LEVEL_WEATHER[level]],
            )
            for level in range(1, len(CAPTAINS))
        ]
    )
    return Section(Text("farshore-rules-captain-levels"), grid=Grid(heads, rows))


def weather(chest: Chest) -> Page:
    """Return the page on the weather."""
    return Page(
        "weather",
        Text("farshore-rules-weather"),
        Text("farshore-rules-weather-lead"),
        (
            Section(
                None,
                (
                    Text("farshore-rules-weather-when"),
                    Text("farshore-rules-weather-pile", {"count": PILE}),
                    Text("farshore-rules-weather-effects"),
                ),
                cards=tuple([card.name for card in chest.deck.weather[:3]]),
            ),
        ),
    )
