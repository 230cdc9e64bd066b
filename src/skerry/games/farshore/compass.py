"""Compass tiles: which cards drive the ships, and how the winds change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.chest import chest_of
from skerry.games.farshore.shore import sea_of
from skerry.games.farshore.sky import STILL, TOLL
from skerry.games.farshore.weather import change_weather, sky_of
from skerry.games.woodland.state import Woodland
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_or

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card
    from skerry.kernel.effect import Frame

STACK: Final = 4  # tiles of each of the two stacks


class Sort:
    """A sort of cards: of these types, this form, common or unique; all if nothing is said."""

    __slots__ = ("form", "types", "unique")

    def __init__(self, types: tuple[str, ...] = (), form: str = "", unique: int = -1) -> None:
        self.types = types
        self.form = form
        self.unique = unique  # 1 for unique ones only, 0 for common ones only

    def has(self, card: Card) -> bool:
        """Tell whether a card is of this sort."""
        return (
            (not self.types or card.type in self.types)
            and self.form in ("", card.form)
            and self.unique in (-1, int(card.unique))
        )

    def describe(self) -> Text:
        """Say the sort, as in "each …"."""
        rarity = ("common", "unique")[self.unique] if self.unique >= 0 else "any"
        args: dict[str, str | int | Text] = {"rarity": rarity, "form": self.form or "any"}
        if not self.types:
            return Text("farshore-sort", args)
        colours = [Text("farshore-colour", {"type": type_}) for type_ in self.types]
        args["colours"] = join_or(colours)
        return Text("farshore-sort-coloured", args)


class WindsOfChange(Effect[Woodland]):
    """Both compass tiles in force give way to the next of their stacks, and the weather changes."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        past = sea_of(state).past_winds
        for tile in tiles_up(state):
            state.move(tile, sea_of(state).compass, past)
        turn_up(state)
        change_weather(state)

    def describe(self) -> Text:
        return Text("farshore-rules-ship-winds-text")


def tiles_up(state: Woodland) -> list[int]:
    """List the tiles in force."""
    return state.zones[sea_of(state).compass][:]


def matches(state: Woodland, kind: int) -> int:
    """Return how many of the compass tiles in force a card matches."""
    compass = chest_of(state).deck.compass
    first = first_tile(state)
    card = state.box.cards[kind]
    count = 0
    for tile in state.zones[sea_of(state).compass]:
        if compass[tile - first].has(card):
            count += 1
    return count


def winds_for(state: Woodland, kind: int) -> tuple[int, list[int]]:
    """Return how many tiles move a ship for a card, and what others ask for it, the least first."""
    compass = chest_of(state).deck.compass
    first = first_tile(state)
    sky = sky_of(state)
    card = state.box.cards[kind]
    free = 0
    tolls: list[int] = []
    for tile in state.zones[sea_of(state).compass]:
        if not compass[tile - first].has(card):
            continue
        stack = (tile - first) // STACK
        if sky.of(STILL[stack]):
            continue
        toll = sky.of(TOLL[stack])
        if toll:
            tolls.append(toll)
        else:
            free += 1
    tolls.sort()
    return free, tolls


def turn_up(state: Woodland) -> None:
    """Turn up the top tile of each stack; both stacks lie in one zone."""
    winds = sea_of(state).winds
    first = first_tile(state)
    for stack in range(2):
        for tile in reversed(state.zones[winds]):
            if (tile - first) // STACK == stack:
                state.move(tile, winds, sea_of(state).compass)
                break


def first_tile(state: Woodland) -> int:
    """Return the number of the first compass tile among all cards."""
    return len(state.box.cards) + len(state.box.places)


WINDS_OF_CHANGE: Final = WindsOfChange()
