"""The rulebook of Farshore, page by page; its numbers are those that the clauses play by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore import examples
from skerry.games.farshore.base import STACKS
from skerry.games.farshore.compass import STACK
from skerry.games.farshore.effects.visits import MOST_AT_DOCKS
from skerry.games.farshore.names import deck_name
from skerry.games.farshore.opponents import captain, weather
from skerry.games.farshore.rulings import RULINGS
from skerry.games.farshore.seasons import FLOODS, GIFT_CARDS
from skerry.games.farshore.setup import FIRST_HAND
from skerry.games.farshore.ship import TILES
from skerry.games.farshore.terms import ANCHORS, MAP_KINDS, MAP_VALUES, NEW_WORKERS
from skerry.games.woodland.labels import say_name
from skerry.games.woodland.scoring import WILD_WORTH
from skerry.games.woodland.terms import (
    AUTUMN,
    CITY_SPACES,
    HAND_LIMIT,
    MEADOW_SIZE,
    SPRING,
    SUMMER,
    WINTER,
)
from skerry.kernel.rulebook import Grid, Page, Rulebook, Section
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.chest import Chest

FEWEST: Final = 2


def rulebook(chest: Chest) -> Rulebook:
    """Return all pages, the captain and the weather last."""
    pages = (_goal(chest), _set_up(), _turn(chest), _play(chest), _ship(chest), _maps())
    more = (_seasons(), _end(), captain(chest))
    return Rulebook(Text("farshore-about"), (*pages, *more, weather(chest)), RULINGS)


def _goal(chest: Chest) -> Page:
    house = (Text("farshore-rules-goal-house", {"deck": deck_name(chest.deck)}),)
    return Page(
        "goal",
        Text("farshore-rules-goal"),
        Text("farshore-rules-goal-lead"),
        (
            Section(
                None,
                (Text("farshore-rules-goal-city"), Text("farshore-rules-goal-ship")),
                cards=("grove", "diver", "harbor"),
            ),
            Section(None, (Text("farshore-rules-goal-resources"),)),
            *([Section(None, house)] if chest.deck.is_house else []),
        ),
    )


def _set_up() -> Page:
    heads = (
        Text("farshore-rules-set-up-seats"),
        Text("farshore-rules-set-up-islands"),
        Text("farshore-rules-set-up-maps"),
        Text("farshore-rules-set-up-hands"),
    )
    rows: list[tuple[int | str, ...]] = []
    for seats in range(FEWEST, max(STACKS) + 1):
        values = [str(MAP_VALUES[n]) for n, count in enumerate(STACKS[seats]) for _ in range(count)]
        hands = [str(FIRST_HAND + seat) for seat in range(seats)]
        rows.append((seats, seats, ", ".join(values), ", ".join(hands)))
    begin = {"workers": NEW_WORKERS[WINTER], "anchors": ANCHORS}
    return Page(
        "set-up",
        Text("farshore-rules-set-up"),
        Text("farshore-rules-set-up-lead"),
        (
            Section(
                Text("farshore-rules-set-up-table"),
                items=(
                    Text("farshore-rules-set-up-bay", {"count": MEADOW_SIZE}),
                    Text("farshore-rules-set-up-compass", {"count": STACK}),
                ),
                grid=Grid(heads, tuple(rows)),
            ),
            Section(
                Text("farshore-rules-set-up-you"),
                items=(
                    Text("farshore-rules-set-up-workers", dict(begin)),
                    Text("farshore-rules-set-up-change"),
                    Text("farshore-rules-set-up-limit", {"count": HAND_LIMIT}),
                    Text("farshore-rules-set-up-deck"),
                ),
            ),
        ),
        prompts=("farshore-change-hand",),
    )


def _turn(chest: Chest) -> Page:
    return Page(
        "turn",
        Text("farshore-rules-turn"),
        Text("farshore-rules-turn-lead"),
        (
            Section(
                Text("farshore-rules-turn-worker"),
                (Text("farshore-rules-turn-worker-text"),),
            ),
            Section(
                Text("farshore-rules-turn-card"),
                (Text("farshore-rules-turn-card-text"),),
                cards=("grove",),
            ),
            Section(
                Text("farshore-rules-turn-prepare"), (Text("farshore-rules-turn-prepare-text"),)
            ),
            Section(Text("farshore-rules-turn-finish"), (Text("farshore-rules-turn-finish-text"),)),
            *_places(chest),
        ),
        prompts=("farshore-take-turn",),
    )


def _places(chest: Chest) -> tuple[Section, ...]:
    """Where workers go."""
    shore = tuple([f"shore_{n + 1}" for n in range(len(chest.deck.shore))])
    return (
        Section(
            Text("farshore-rules-places-shore"),
            (Text("farshore-rules-places-shore-text"),),
            cards=shore,
        ),
        Section(
            Text("farshore-rules-places-islands"),
            (Text("farshore-rules-places-islands-text"),),
            cards=("island_1", "island_2"),
        ),
        Section(
            Text("farshore-rules-places-docks"),
            (Text("farshore-rules-places-docks-text", {"count": MOST_AT_DOCKS}),),
            cards=("docks",),
        ),
        Section(
            Text("farshore-rules-places-lookout"),
            (Text("farshore-rules-places-lookout-text"),),
            cards=("lookout",),
        ),
        Section(
            Text("farshore-rules-places-dunes"),
            (Text("farshore-rules-places-dunes-text"),),
            cards=("dunes",),
        ),
        Section(
            Text("farshore-rules-places-red"),
            (Text("farshore-rules-places-red-text"),),
            cards=("inn",),
        ),
    )


def _play(chest: Chest) -> Page:
    spaces: dict[str, str | int | Text] = {
        "count": CITY_SPACES,
        "shipwreck": say_name("shipwreck"),
        "castaway": say_name("castaway"),
    }
    return Page(
        "play",
        Text("farshore-rules-play"),
        Text("farshore-rules-play-lead"),
        (
            Section(
                Text("farshore-rules-play-pay"),
                items=(
                    Text("farshore-rules-play-price"),
                    Text("farshore-rules-play-anchor", {"count": ANCHORS}),
                    Text("farshore-rules-play-help"),
                ),
            ),
            Section(
                Text("farshore-rules-play-room"),
                items=(
                    Text("farshore-rules-play-spaces", spaces),
                    Text("farshore-rules-play-unique"),
                ),
            ),
            Section(
                Text("farshore-rules-play-order"),
                items=(
                    Text("farshore-rules-play-order-pay"),
                    Text("farshore-rules-play-order-arrive"),
                    Text("farshore-rules-play-order-react"),
                    Text("farshore-rules-play-order-sail"),
                    Text("farshore-rules-play-order-refill"),
                ),
            ),
            Section(
                Text("farshore-rules-play-colours"),
                items=(
                    Text("farshore-rules-play-green"),
                    Text("farshore-rules-play-brown"),
                    Text("farshore-rules-play-red"),
                    Text("farshore-rules-play-blue"),
                    Text("farshore-rules-play-purple"),
                ),
                cards=("grove", "hideout", "inn", "port", "harbor"),
            ),
        ),
        (examples.anchoring,) if chest.deck.standing else (),
        prompts=("woodland-pay-for", "woodland-pay-with"),
    )


def _ship(chest: Chest) -> Page:
    track = chest.deck.track
    long = {"count": len(track.values), "points": track.values[-1]}
    return Page(
        "ship",
        Text("farshore-rules-ship"),
        Text("farshore-rules-ship-lead", {"count": TILES}),
        (
            Section(
                None,
                (
                    Text("farshore-rules-ship-moves"),
                    Text("farshore-rules-ship-treasure", {"points": WILD_WORTH}),
                    Text("farshore-rules-ship-track", dict(long)),
                ),
                cards=("compass_a1", "compass_b1"),
            ),
            Section(Text("farshore-rules-ship-winds"), (Text("farshore-rules-ship-winds-text"),)),
        ),
        (examples.sailing,) if chest.deck.standing else (),
        prompts=("farshore-pay-toll",),
    )


def _maps() -> Page:
    return Page(
        "maps",
        Text("farshore-rules-maps"),
        Text("farshore-rules-maps-lead"),
        (
            Section(
                None,
                (
                    Text("farshore-rules-maps-take"),
                    Text("farshore-rules-maps-worth"),
                    Text("farshore-rules-maps-stacks", {"count": MAP_KINDS}),
                ),
                cards=tuple([f"map_{kind + 1}_{MAP_VALUES[0]}" for kind in range(MAP_KINDS)]),
            ),
        ),
        (examples.mapping,),
        prompts=("farshore-take-map",),
    )


def _seasons() -> Page:
    heads = (
        Text("farshore-rules-seasons-season"),
        Text("farshore-rules-seasons-new"),
        Text("farshore-rules-seasons-gift"),
        Text("farshore-rules-seasons-last"),
    )
    winds = Text("farshore-rules-seasons-winds")
    gifts = (
        (
            Text("farshore-rules-seasons-spring"),
            SPRING,
            Text("farshore-rules-seasons-green"),
            winds,
        ),
        (
            Text("farshore-rules-seasons-summer"),
            SUMMER,
            Text("farshore-rules-seasons-bay", {"count": GIFT_CARDS}),
            Text("farshore-rules-seasons-tide", {"count": FLOODS}),
        ),
        (
            Text("farshore-rules-seasons-autumn"),
            AUTUMN,
            Text("farshore-rules-seasons-both", {"count": GIFT_CARDS}),
            winds,
        ),
    )
    rows = tuple([(name, NEW_WORKERS[season], gift, last) for name, season, gift, last in gifts])
    return Page(
        "seasons",
        Text("farshore-rules-seasons"),
        Text("farshore-rules-seasons-lead"),
        (
            Section(None, grid=Grid(heads, rows)),
            Section(
                None, (Text("farshore-rules-seasons-flooded"), Text("farshore-rules-seasons-own"))
            ),
        ),
        prompts=("farshore-high-tide", "farshore-autumn-gifts", "woodland-next-production"),
    )


def _end() -> Page:
    return Page(
        "end",
        Text("farshore-rules-end"),
        Text("farshore-rules-end-lead"),
        (
            Section(
                Text("farshore-rules-end-score"),
                (Text("farshore-rules-end-tie"),),
                (
                    Text("farshore-rules-end-printed"),
                    Text("farshore-rules-end-purple"),
                    Text("farshore-rules-end-tokens"),
                    Text("farshore-rules-end-treasures", {"points": WILD_WORTH}),
                    Text("farshore-rules-end-maps"),
                    Text("farshore-rules-end-ship"),
                ),
            ),
            Section(
                Text("farshore-rules-end-finished"), (Text("farshore-rules-end-finished-text"),)
            ),
        ),
        (examples.scoring,),
    )
