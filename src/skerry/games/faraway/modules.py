"""The box that the chosen modules of Faraway make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway.deck import ASKING, BASE, EXPANSIONS, regions_of, sanctuaries_of
from skerry.games.faraway.journey import DEALING, EXPERIENCED_DEALING, FINAL_SCORE, ROUND_OF_PLAY
from skerry.games.faraway.offerings import Offerings
from skerry.games.faraway.scoring import given_zone
from skerry.games.faraway.zones import lay_out
from skerry.kernel.effect import Effect, Sequence, Together
from skerry.kernel.errors import OptionError
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, Layout, Zone

if TYPE_CHECKING:
    from collections import abc

    from skerry.games.faraway.module import Module
    from skerry.kernel.game import Value


class Box:
    """The modules that are played with, on one table."""

    __slots__ = ("_layouts", "journey", "regions", "sanctuaries", "zones")

    def __init__(self, modules: list[Module], dealing: tuple[Effect[State], ...]) -> None:
        self.regions = [card for module in modules for card in regions_of(module)]
        self.sanctuaries = [card for module in modules for card in sanctuaries_of(module)]
        asking = [card for card in self.regions if card in ASKING]
        self.zones = [Zone(given_zone(card), EVERYBODY, "sanctuary") for card in asking]
        # Between the last round and the score.
        endings: list[Effect[State]] = [Together(Offerings())] if asking else []
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
