"""A deck unpacked: its places and maps as rows, and all of it in one box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.base import Base, SeaModule
from skerry.games.farshore.captain.module import CaptainModule
from skerry.games.farshore.chest import Chest
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.places import LOOK_OUT, WATCH_PLACING
from skerry.games.farshore.effects.visits import VISIT_DOCKS, AtShore, Visit
from skerry.games.farshore.payment import SHORE_PAYMENT
from skerry.games.farshore.playing import FARSHORE_PLAYS
from skerry.games.farshore.sky import ISLAND_TOLL
from skerry.games.farshore.terms import (
    DOCKS,
    DUNES,
    ISLAND,
    LOOKOUT,
    MAP,
    MAP_VALUES,
    RESOURCES,
    SHORE,
)
from skerry.games.farshore.turn import TAKE_SHORE_TURN
from skerry.games.farshore.weather import WeatherModule
from skerry.games.woodland.card import Place
from skerry.games.woodland.module import block_of
from skerry.games.woodland.picks import Picks

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.module import Module


FIXED_PICKS: Final = (
    "treasure",
    "stop",
    "price",
    "anchor",
    "new-hand",
    "prepare",
    "finish",
    "from-deck",
    "sail",
)


def unpack(deck: Deck) -> Chest:
    """Put a deck into a box."""
    modules: tuple[Module, ...] = (
        Base(deck, places_of(deck)),
        SeaModule(deck),
        CaptainModule(deck),
        WeatherModule(deck),
    )
    return Chest(
        deck,
        modules,
        modules,
        Picks(RESOURCES, (block_of(modules),), FIXED_PICKS, "bay"),
        FARSHORE_PLAYS,
        SHORE_PAYMENT,
        WATCH_PLACING,
        TAKE_SHORE_TURN,
    )


def places_of(deck: Deck) -> tuple[Place, ...]:
    """Return the places of a deck: the board, the islands, and the maps."""
    shore = [Place(f"shore_{n + 1}", SHORE, AtShore(effect)) for n, effect in enumerate(deck.shore)]
    islands = [
        Place(f"island_{n + 1}", ISLAND, Visit(effect, ISLAND_TOLL))
        for n, effect in enumerate(deck.islands)
    ]
    maps = [
        Place(f"map_{kind + 1}_{value}", MAP, points=value)
        for kind in range(len(deck.maps))
        for value in MAP_VALUES
    ]
    return (
        *shore,
        Place("docks", DOCKS, VISIT_DOCKS, shared=True),
        Place("lookout", LOOKOUT, LOOK_OUT, shared=True, word="lookout_cape"),
        Place("dunes", DUNES, TakeMap(), shared=True),
        *islands,
        *maps,
    )
