"""The captain as a module: her trail, her plan and her place at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.base import NO_CAPTAIN
from skerry.games.farshore.captain.preparing import begin
from skerry.games.farshore.captain.score import sheet
from skerry.games.farshore.parts import Captain
from skerry.games.farshore.shore import has_captain
from skerry.games.farshore.zones import CAPTAIN_COUNTERS, CAPTAIN_ZONES, PLAN_COUNTERS
from skerry.games.woodland.module import Module
from skerry.games.woodland.zones import LEVEL
from skerry.kernel.choice import Rival
from skerry.kernel.game import Setting
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout

CAPTAINS: Final = (NO_CAPTAIN, "shy", "brave", "splendid", "terror")


class CaptainModule(Module):
    """An opponent without a seat, whose place stays empty where nobody asked her."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            "captain",
            settings=(Setting("captain", CAPTAINS, Text("farshore-setting-captain"), upto=3),),
            tiles=tuple([trail.name for trail in deck.trail]),
            zones=CAPTAIN_ZONES,
            counters=CAPTAIN_COUNTERS,
            last_counters=PLAN_COUNTERS,
            told={
                ("deck", "captain hand"): Text("farshore-log-captain-draws"),
                ("bay", "captain hand"): Text("farshore-log-captain-takes"),
                ("captain hand", "captain"): Text("farshore-log-captain-plays-hand"),
                ("trail deck", "trail"): Text("farshore-log-trail"),
                ("trail", "trail deck"): Text("farshore-log-new-trail"),
            },
        )

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        return [Captain(layout)]

    def fill(self, made: Made) -> None:
        made.counters[LEVEL] = CAPTAINS.index(str(made.settings["captain"]))
        if made.counters[LEVEL]:
            made.zones[made.layout.find("trail deck")] = made.box.tiles_of(self)

    def set_up(self, state: Woodland) -> None:
        if has_captain(state):
            begin(state)

    def rival(self, state: Woodland) -> Rival | None:
        return Rival(Text("farshore-captain-name"), sheet(state)) if has_captain(state) else None
