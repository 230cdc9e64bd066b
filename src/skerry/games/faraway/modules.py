"""The modules of Faraway, and the box that the chosen ones make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway import people_below
from skerry.games.faraway.deck import ASKING, is_region, numbers
from skerry.games.faraway.journey import DEALING, EXPERIENCED_DEALING, FINAL_SCORE, ROUND_OF_PLAY
from skerry.games.faraway.meteorites import METEORITES
from skerry.games.faraway.offerings import Offerings
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.sanctuaries import SANCTUARIES
from skerry.games.faraway.scoring import given_zone
from skerry.games.faraway.zones import lay_out
from skerry.kernel.effect import Effect, Sequence, Together
from skerry.kernel.errors import OptionError
from skerry.kernel.game import Setting, Value
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, Layout, Zone

if TYPE_CHECKING:
    from collections import abc

    from skerry.games.faraway.cards import Card


class Module:
    """What one expansion brings, or the base game: cards and zones, seats, clauses and words."""

    __slots__ = ("endings", "name", "regions", "sanctuaries", "seats", "text", "zones")

    def __init__(
        self,
        name: str,
        cards: tuple[Card, ...],
        seats: int,
        text: Text,
        endings: tuple[Effect[State], ...] = (),
    ) -> None:
        self.name = name
        self.regions = [card for card in numbers(cards) if is_region(card)]
        self.sanctuaries = [card for card in numbers(cards) if not is_region(card)]
        self.seats = seats  # so many can play with it
        self.text = text
        self.endings = endings  # between the last round and the score
        self.zones = [
            Zone(given_zone(card), EVERYBODY, "sanctuary")
            for card in self.regions
            if card in ASKING
        ]

    def setting(self) -> Setting:
        """Return the switch by which it is chosen."""
        return Setting(self.name, (False, True), self.text, joined=True, seats=self.seats)


BASE: Final = Module("faraway", (*REGIONS, *SANCTUARIES), 6, Text("faraway-about"))
EXPANSIONS: Final = (
    Module(
        "people_below",
        (*people_below.REGIONS, *people_below.SANCTUARIES),
        7,
        Text("faraway-setting-people-below"),
    ),
    Module(
        "starry_skies",
        METEORITES,
        6,
        Text("faraway-setting-starry-skies"),
        (Together(Offerings()),),
    ),
)


class Box:
    """The modules that are played with, on one table."""

    __slots__ = ("_layouts", "journey", "regions", "sanctuaries", "zones")

    def __init__(self, modules: list[Module], dealing: tuple[Effect[State], ...]) -> None:
        self.regions = [card for module in modules for card in module.regions]
        self.sanctuaries = [card for module in modules for card in module.sanctuaries]
        self.zones = [zone for module in modules for zone in module.zones]
        endings = [clause for module in modules for clause in module.endings]
        self.journey: Sequence[State] = Sequence(*dealing, ROUND_OF_PLAY, *endings, FINAL_SCORE)
        self._layouts: dict[int, Layout] = {}

    def layout(self, seats: int) -> Layout:
        """Return the table for so many seats, made once."""
        if seats not in self._layouts:
            self._layouts[seats] = lay_out(seats, tuple(self.zones))
        return self._layouts[seats]


_BOXES: Final[dict[tuple[Value, ...], Box]] = {}


def box(settings: dict[str, Value]) -> Box:
    """Return the box for these settings, made once."""
    key = tuple(settings.values())
    if key not in _BOXES:
        chosen = [module.name for module in EXPANSIONS if settings[module.name]]
        dealing = EXPERIENCED_DEALING if settings["advanced"] else DEALING
        _BOXES[key] = Box(named(chosen), dealing)
    return _BOXES[key]


def named(names: abc.Sequence[str]) -> list[Module]:
    """Return the base game and the expansions of these names."""
    known = [module.name for module in EXPANSIONS]
    for name in names:
        if name not in known:
            raise OptionError(Text("error-no-module", {"module": name, "known": ", ".join(known)}))
    return [BASE, *[module for module in EXPANSIONS if module.name in names]]
