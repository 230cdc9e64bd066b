"""The pages of Everdell's rulebook on Pearlbrook and on playing alone."""

from __future__ import annotations

from skerry.games.everdell import examples
from skerry.games.everdell.events import BASIC_EVENTS
from skerry.games.everdell.pearlbrook.adornments import MIRROR
from skerry.games.everdell.pearlbrook.cards import PEARLBROOK_CARDS
from skerry.games.everdell.pearlbrook.events import PEARLBROOK_EVENTS
from skerry.games.everdell.pearlbrook.frog import PEARLS_HIDDEN
from skerry.games.everdell.pearlbrook.module import EACH_SEAT, OF_EACH_GROUP
from skerry.games.everdell.pearlbrook.places import PEARLBROOK_FOREST, WONDERS
from skerry.games.everdell.pearlbrook.river import RIVER_SPOTS, SHOALS_CARDS, SHOALS_RESOURCES
from skerry.games.everdell.pearlbrook.turn import ADORNMENT_FOR_RIVAL
from skerry.games.everdell.places import BOARD_PLACES
from skerry.games.everdell.rugwort import (
    BLOCKS,
    CARD_WORTH,
    JOURNEYS,
    LAST_YEAR,
    PROSPERITY_WORTH,
    ROAMING,
    UNACHIEVED,
)
from skerry.games.woodland.labels import say_name
from skerry.games.woodland.scoring import WILD_WORTH
from skerry.games.woodland.terms import MEADOW_SIZE
from skerry.kernel.rulebook import Grid, Page, Section
from skerry.kernel.text import Text


def pearlbrook() -> Page:
    """Return the page on the river, its pearls, adornments and wonders."""
    return Page(
        "pearlbrook",
        Text("everdell-rules-pearlbrook"),
        Text("everdell-rules-pearlbrook-lead"),
        (
            _brook_set_up(),
            Section(
                Text("everdell-rules-pearlbrook-pearls"),
                (Text("everdell-rules-pearlbrook-pearls-text", {"points": WILD_WORTH}),),
            ),
            _ambassador(),
            Section(
                Text("everdell-rules-pearlbrook-adornments"),
                (Text("everdell-rules-pearlbrook-adornments-text"),),
                cards=("sundial", "tiara"),
            ),
            Section(
                Text("everdell-rules-pearlbrook-wonders"),
                (
                    Text("everdell-rules-pearlbrook-wonders-text"),
                    Text("everdell-rules-pearlbrook-score"),
                ),
                cards=tuple([wonder.name for wonder in WONDERS]),
            ),
            Section(
                Text("everdell-rules-pearlbrook-messenger", {"messenger": say_name("messenger")}),
                (Text("everdell-rules-pearlbrook-messenger-text"),),
                cards=("messenger",),
            ),
        ),
        (examples.visiting,),
        prompts=("everdell-take-brook-turn",),
    )


def _brook_set_up() -> Section:
    joins = {
        "cards": sum([card.copies for card in PEARLBROOK_CARDS]),
        "forest": len(PEARLBROOK_FOREST),
        "events": len(PEARLBROOK_EVENTS),
    }
    return Section(
        Text("everdell-rules-pearlbrook-set-up"),
        items=(
            Text("everdell-rules-pearlbrook-river", {"count": OF_EACH_GROUP}),
            Text("everdell-rules-pearlbrook-new", dict(joins)),
            Text("everdell-rules-pearlbrook-instead", {"count": len(WONDERS)}),
            Text("everdell-rules-pearlbrook-yours", {"count": EACH_SEAT}),
        ),
    )


def _ambassador() -> Section:
    heads = (
        Text("everdell-rules-pearlbrook-asks"),
        Text("everdell-rules-pearlbrook-asked"),
    )
    rows = tuple(
        [
            (
                say_name(place.name),
                Text("everdell-rules-pearlbrook-needs", {"count": place.count, "type": place.type}),
            )
            for place in RIVER_SPOTS
            if place.count
        ]
    )
    shoals = {"resources": SHOALS_RESOURCES, "cards": SHOALS_CARDS}
    return Section(
        Text("everdell-rules-pearlbrook-ambassador"),
        (
            Text("everdell-rules-pearlbrook-ambassador-text", {"ferry": say_name("ferry")}),
            Text("everdell-rules-pearlbrook-visit"),
            Text("everdell-rules-pearlbrook-shoals", dict(shoals)),
            Text("everdell-rules-pearlbrook-home"),
        ),
        grid=Grid(heads, rows),
        cards=("gus_the_gardener", "ballroom"),
    )


def alone() -> Page:
    """Return the page on Rugwort."""
    return Page(
        "alone",
        Text("everdell-rules-alone"),
        Text("everdell-rules-alone-lead"),
        (
            Section(
                Text("everdell-rules-alone-set-up"),
                (Text("everdell-rules-alone-set-up-text", {"place": say_name(ROAMING[0])}),),
            ),
            Section(
                Text("everdell-rules-alone-answers"),
                (Text("everdell-rules-alone-answers-text", {"faces": MEADOW_SIZE}),),
            ),
            _prepares(),
            _years(),
            _score(),
            _brook_alone(),
        ),
        (examples.answering,),
        prompts=("everdell-remove-card",),
    )


def _prepares() -> Section:
    heads = (
        Text("everdell-rules-alone-season"),
        Text("everdell-rules-alone-place"),
        Text("everdell-rules-alone-blocked"),
    )
    seasons = (
        Text("everdell-rules-alone-winter"),
        Text("everdell-rules-seasons-spring"),
        Text("everdell-rules-seasons-summer"),
        Text("everdell-rules-seasons-autumn"),
    )
    rows = tuple([(season, say_name(ROAMING[n]), BLOCKS[n]) for n, season in enumerate(seasons)])
    return Section(
        Text("everdell-rules-alone-prepares"),
        items=(
            Text("everdell-rules-alone-events"),
            Text("everdell-rules-alone-move"),
            Text("everdell-rules-alone-blocks"),
        ),
        grid=Grid(heads, rows),
    )


def _years() -> Section:
    points = {place.name: place.points for place in BOARD_PLACES}
    heads = (
        Text("everdell-rules-alone-year"),
        Text("everdell-rules-alone-journey"),
        Text("everdell-rules-alone-left"),
    )
    rows = tuple(
        [(year, points[JOURNEYS[year]], UNACHIEVED[year]) for year in range(1, LAST_YEAR + 1)]
    )
    return Section(
        Text("everdell-rules-alone-years"),
        (Text("everdell-rules-alone-lost", {"year": LAST_YEAR}),),
        grid=Grid(heads, rows),
    )


def _score() -> Section:
    worth = {"points": CARD_WORTH, "prosperity": PROSPERITY_WORTH}
    return Section(
        Text("everdell-rules-alone-score"),
        (
            Text("everdell-rules-alone-win"),
            Text("everdell-rules-alone-fool", {"fool": say_name("fool")}),
            Text("everdell-rules-alone-gifts"),
        ),
        (
            Text("everdell-rules-alone-score-cards", dict(worth)),
            Text("everdell-rules-alone-score-events", {"points": BASIC_EVENTS[0].points}),
            Text("everdell-rules-alone-score-left"),
            Text("everdell-rules-alone-score-journey"),
        ),
    )


def _brook_alone() -> Section:
    return Section(
        Text("everdell-rules-alone-brook"),
        items=(
            Text("everdell-rules-alone-brook-frog", {"hidden": PEARLS_HIDDEN}),
            Text("everdell-rules-alone-brook-adornments", {"points": ADORNMENT_FOR_RIVAL}),
            Text("everdell-rules-alone-brook-wonders", {"points": WILD_WORTH}),
            Text("everdell-rules-alone-brook-not", {"mirror": say_name(MIRROR)}),
        ),
    )
