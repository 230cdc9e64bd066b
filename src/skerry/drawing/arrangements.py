"""What stands where on the screen, game by game: zones and counters by their names, nothing else."""

from __future__ import annotations

from typing import NamedTuple


class Block(NamedTuple):
    """Zones that are listed under one heading; of zones that every seat has, the viewer's own."""

    zones: tuple[str, ...]
    visited: str = ""  # a zone of every seat, of which the cards are added that can be gone to
    stacked: bool = False  # cards of one kind lie upon each other: only the first is told
    whole: bool = False  # each card is told whole, over the full breadth
    scored: bool = False  # with what each card pays now, and what it lacks


class Arrangement(NamedTuple):
    """A game's screen from top to bottom. What is named nowhere is only in the whole table."""

    heading: tuple[str, ...] = ()  # counters of the whole table
    facts: tuple[str, ...] = ()  # counters of a seat, in words; those that are 0 are left out …
    always: tuple[str, ...] = ()  # … but for these
    stock: tuple[str, ...] = ()  # counters of a seat, in letters for the others
    piles: tuple[str, ...] = ()  # zones of a seat of which the number of cards is told
    listed: tuple[str, ...] = ()  # zones of a seat of which the cards are named, for the others
    rival: tuple[
        tuple[str, str], ...
    ] = ()  # counters of one without a seat, and as which they are told
    rival_zones: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()  # zones told on a line of their own, card by card
    bands: tuple[tuple[Block, ...], ...] = ()  # one block, or two beside each other
    backs: tuple[str, ...] = ()  # hidden zones of the table of which the number of cards is told
    plain: bool = False  # nothing was arranged: every zone is listed


ARRANGEMENTS: dict[str, Arrangement] = {
    "everdell": Arrangement(
        heading=("turn",),
        facts=("season", "passed", "workers", "ambassador"),
        always=("season", "workers", "ambassador"),
        stock=("twig", "resin", "pebble", "berry", "pearl"),
        piles=("city", "hand", "adornments", "achieved"),
        rival=(("rival points", "points"), ("rival pearls", "pearl")),
        rival_zones=("rival", "rival events"),
        bands=(
            (Block(("hand", "adornments")), Block(("meadow",))),
            (Block(("board",)), Block(("forest", "river"), visited="city")),
            (Block(("events",)),),
        ),
        backs=("deck", "discard"),
    ),
    "farshore": Arrangement(
        heading=("turn",),
        facts=("season", "passed", "workers", "anchors", "ship"),
        always=("season", "workers", "ship"),
        stock=("driftwood", "seaweed", "seastone", "mushroom", "treasure"),
        piles=("city", "hand", "own maps"),
        rival=(
            ("captain season", "season"),
            ("captain passed", "passed"),
            ("captain workers", "workers"),
            ("captain ship", "ship"),
            ("captain treasures", "treasure"),
        ),
        rival_zones=("captain", "captain maps"),
        notes=("compass", "weather", "flooded"),
        bands=(
            (Block(("hand",)), Block(("bay",))),
            (Block(("board", "islands")), Block(("maps",), visited="city", stacked=True)),
        ),
        backs=("deck", "discard"),
    ),
    "faraway": Arrangement(
        heading=("round",),
        piles=("kept", "hand"),
        listed=("row",),
        bands=(
            (Block(("row",), whole=True, scored=True),),
            (Block(("kept",), whole=True, scored=True),),
            (Block(("drawn",), whole=True),),
            (Block(("hand",), whole=True),),
            (Block(("market",), whole=True),),
        ),
        backs=("deck",),
    ),
    "beacon_patrol": Arrangement(
        heading=("turn",),
        facts=("tokens", "swaps"),
        always=("tokens",),
        listed=("hand",),
        bands=((Block(("hand",), whole=True),),),
        backs=("pile",),
    ),
}


def arrangement_of(game: str) -> Arrangement:
    """Return how a game is arranged; of one that nobody arranged all zones are listed."""
    return ARRANGEMENTS.get(game, Arrangement(plain=True))
